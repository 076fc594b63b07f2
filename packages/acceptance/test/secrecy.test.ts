/** The secret and the token, searched in everything that a program could print, store or send. */
import { inspect } from 'node:util';
import { type RequestEvent } from '@tradelane/core';
import { describe, expect, it } from 'vitest';
import { cancelation, channelOrder } from '../src/orders.ts';
import { createWorld, errorOf, openStore, origin, type World } from '../src/world.ts';

/** Everything that a value shows about itself. */
function shown(value: unknown): string {
  const texts = [
    inspect(value, { depth: Infinity, showHidden: true, maxArrayLength: null, maxStringLength: null }),
    String(value),
  ];
  try {
    texts.push(JSON.stringify(value) ?? '');
  } catch {
    // A cycle: inspect has shown it.
  }
  if (value instanceof Error) texts.push(value.stack ?? '', shown(value.cause ?? ''));
  return texts.join('\n');
}

/** A world that records all tokens and everything that its clients report. */
function watchedWorld(): {
  world: World;
  seen: unknown[];
  hooks: object;
  logger: object;
  tokens: string[];
  tap: (request: Request) => Promise<Response>;
} {
  const world = createWorld();
  const seen: unknown[] = [];
  const tokens: string[] = [];
  const { fetch } = world.options('seller');
  const tap = async (request: Request): Promise<Response> => {
    const response = await fetch!(request);
    if (!request.url.endsWith('/oauth/token') || !response.ok) return response;
    const token = (await response.json()) as { access_token: string };
    tokens.push(token.access_token);
    return Response.json(token);
  };
  const keep = (...values: unknown[]): void => void seen.push(...values);
  return {
    world,
    seen,
    tokens,
    tap,
    hooks: { onRequest: keep, onResponse: keep, onRetry: keep, onThrottle: keep, onTokenRefresh: keep },
    logger: { debug: keep, info: keep, warn: keep },
  };
}

describe('secrets', () => {
  it('T10, G51: secret and token appear in no log, hook, error, inspect output, snapshot or journal', async () => {
    const { world, seen, hooks, logger, tokens, tap } = watchedWorld();
    await openStore(world);
    const watched = { hooks, logger, fetch: tap, maxWaitInMs: 1_000 };
    const options = world.options('seller', watched);
    const hub = world.hub(watched);
    const connector = world.channelPlatform(watched);
    const secrets = ['seller', 'connector', 'limited'].map(
      (who) => world.sandbox.info().credentials[who as 'seller'].client_secret,
    );

    await connector.orders.upsert({ orders: [channelOrder('ORD-1')], origin });
    const page = await hub.orders.list({ order_ids: ['acme_web_ORD-1'] });
    const call = hub.documents.list();
    const response = await call.withResponse();

    const faults = ['status 400', 'status 401', 'status 403', 'status 404', 'status 429', 'status 500', 'drop'];
    const errors: unknown[] = [];
    for (const fault of faults) {
      const [kind, status] = fault.split(' ');
      await world.control('POST', '/faults', {
        operation: 'v2-cancelOrderLines',
        times: 9,
        ...(kind === 'drop' ? { drop: true } : { status: Number(status), retry_after: 120 }),
      });
      errors.push(await errorOf(hub.orders.cancel('acme_web_ORD-1', cancelation('x'))));
      await world.control('DELETE', '/faults');
      await world.clock.advance(200_000);
    }
    errors.push(
      await errorOf(hub.actions.get('..')),
      await errorOf(hub.documents.list({}, { signal: AbortSignal.abort('enough') })),
      await errorOf(hub.documents.list({}, { deadlineInMs: 1, headers: { 'X-A': 'b\n' } })),
      await errorOf(
        world.hub({ ...watched, auth: { ...(options.auth as object), clientId: 'nobody' } as never }).documents.list(),
      ),
      await errorOf(world.hub(watched, 'limited').documents.list()),
    );
    await world.control('POST', '/tokens/revoke');
    await hub.documents.list();

    expect(tokens.length).toBeGreaterThanOrEqual(4);
    expect(seen.length).toBeGreaterThan(50);
    expect((seen as RequestEvent[]).some(({ operation }) => operation === 'v2-cancelOrderLines')).toBe(true);
    const everything = [
      shown(seen),
      shown(hub),
      shown(connector),
      shown(page),
      shown(call),
      shown(response),
      shown(hub.limits()),
      ...errors.map(shown),
      shown(world.sandbox.snapshot()),
      JSON.stringify(await world.control('GET', '/snapshot')),
      JSON.stringify(await world.control('GET', '/journal')),
      JSON.stringify(await world.control('GET', '/events')),
    ].join('\n');
    expect(everything).toContain('v2-cancelOrderLines');
    for (const hidden of [...secrets, ...tokens]) expect(everything).not.toContain(hidden);
    for (const token of tokens) expect(everything).not.toContain(token.split('.')[2]);
  });
});
