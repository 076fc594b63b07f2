/** The start and the end of each attempt of a call. */
import { describe, expect, test } from 'vitest';
import type { Middleware, Transport, TransportRequest, TransportResponse } from '../../src/index.ts';
import { createWorld, errorOf, json, operations, settle } from '../support/world.ts';

const bearer = { auth: { token: 'fixed-token' } };
const thing = { path: { thing_id: 1 } };

/** A transport that runs one step for each request, and fails after it. */
function failing(...steps: readonly ((request: TransportRequest) => void)[]): Transport {
  let sent = 0;
  return async (request) => {
    steps[sent]?.(request);
    sent += 1;
    throw Object.assign(new Error('gone'), { code: 'ECONNRESET' });
  };
}
const held = (request: TransportRequest): void => request.hold?.(true);
const left = (request: TransportRequest): void => request.hold?.(false);
/** Sends the first attempt twice. */
const twice: Middleware = async (request, next) => {
  if (request.attempt === 1) await next(request).catch(() => undefined);
  return next(request);
};

describe('an attempt', () => {
  test.each([
    ['sent a byte', failing(left, held), []],
    ['was sent twice by a middleware', failing(held, held, held), [twice]],
  ])('without a sent byte is not sent, even if the attempt before it %s', async (_, transport, middleware) => {
    const { runtime } = createWorld();
    const call = runtime({ ...bearer, transport, fetch: undefined, middleware }).call(operations.read, thing, {
      maxAttempts: 2,
    });
    expect(await errorOf(call)).toMatchObject({ code: 'ERR_CONNECTION_NOT_SENT', outcome: 'not-sent', attempts: 2 });
  });

  test('that a middleware sent twice may have been received if one byte was sent', async () => {
    let sent = 0;
    const world = createWorld();
    const transport: Transport = (request) => {
      sent += 1;
      request.hold?.(sent === 2);
      return sent === 1 ? Promise.reject(new Error('gone')) : new Promise(() => undefined);
    };
    const call = world
      .runtime({ ...bearer, transport, fetch: undefined, middleware: [twice] })
      .call(operations.cancel, thing, { timeoutInMs: 50 });
    const ended = errorOf(call);
    await world.clock.advance(50);
    expect(await ended).toMatchObject({ code: 'ERR_TIMEOUT_ATTEMPT', outcome: 'unknown', attempts: 1 });
  });

  test('whose call ended while it waited for its credential sends nothing and runs no `beforeSend`', async () => {
    const stop = new AbortController();
    const given: ((credential: { authorization: string; generation: number }) => void)[] = [];
    const auth = { identity: 'shop', credential: () => new Promise<never>((give) => given.push(give as never)) };
    const seen: string[] = [];
    const transport: Transport = async () => {
      seen.push('sent');
      throw new Error('gone');
    };
    const beforeSend = (): void => void seen.push('beforeSend');
    const call = createWorld()
      .runtime({ auth, transport, fetch: undefined })
      .call(operations.read, thing, { signal: stop.signal, beforeSend });
    await settle();
    stop.abort();
    expect(await errorOf(call)).toMatchObject({ code: 'ERR_ABORTED', outcome: 'not-sent' });
    for (const give of given) give({ authorization: 'Bearer a', generation: 1 });
    await settle();
    expect([given.length, seen]).toEqual([1, []]);
  });

  test('whose call ended while a redirect was discarded sends no further request', async () => {
    const stop = new AbortController();
    let sent = 0;
    const transport = async (): Promise<TransportResponse> => {
      sent += 1;
      return {
        status: 302,
        headers: new Headers({ location: '/elsewhere' }),
        text: async () => '',
        stream: () => null,
        discard: async () => {
          stop.abort();
          await settle();
        },
      };
    };
    const call = createWorld()
      .runtime({ ...bearer, transport, fetch: undefined })
      .call(operations.read, thing, { signal: stop.signal });
    expect(await errorOf(call)).toMatchObject({ code: 'ERR_ABORTED' });
    await settle();
    expect(sent).toBe(1);
  });

  test('resolves the target of a redirect from the redirect before it', async () => {
    const to: Readonly<Record<string, string>> = { '/api/v2/things/1': '/api/v3/moved/1', '/api/v3/moved/1': 'again' };
    const world = createWorld({
      handler: ({ path }) =>
        to[path] === undefined ? json({ path }) : new Response(null, { status: 307, headers: { location: to[path] } }),
    });
    expect(await world.runtime(bearer).call(operations.read, thing)).toEqual({ path: '/api/v3/moved/again' });
  });
});
