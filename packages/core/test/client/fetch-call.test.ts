/** A call of `createFetch` is a call of its client: tokens, limits, options, signals and the settings cache. */
import { describe, expect, test } from 'vitest';
import { createFetch, createMemoryCheckpoints, RateLimitError, TimeoutError } from '../../src/index.ts';
import { clientOn } from '../../src/runtime.ts';
import { createRuntime, withSettingsCache } from '../support/runtime.ts';
import { createWorld, errorOf, json, operations, settle, surface } from '../support/world.ts';
import { fetchOf, host, worldOf } from './fetch-world.ts';

describe('the call', () => {
  test('T05: a 401 discards the token and replays the call once', async () => {
    const world = createWorld();
    const fetch = createFetch(clientOn(createRuntime(surface, world.options), {}));
    await fetch(`${host}/v2/things/1`);
    world.revoke();
    expect((await fetch(`${host}/v2/things/1`)).status).toBe(200);
    expect(world.tokensGiven()).toBe(2);
  });

  test('E03: the documented limit of the operation and of its path values holds', async () => {
    const { world, fetch } = worldOf();
    await fetch(`${host}/v2/slow`);
    expect(await errorOf(fetch(`${host}/v2/slow`))).toBeInstanceOf(RateLimitError);
    await fetch(`${host}/v2/slow?page_token=t`);
    for (const id of ['1', '2']) await fetch(`${host}/v2/actions/${id}`);
    expect(await errorOf(fetch(`${host}/v2/actions/1`, { maxWaitInMs: 0 }))).toBeInstanceOf(RateLimitError);
    expect(world.sent).toHaveLength(4);
  });

  test('options of a call are next to the options of fetch, or on the request', async () => {
    const world = createWorld({ autoAdvance: false, handler: () => new Promise<Response>(() => undefined) });
    const fetch = fetchOf(world);
    const own = { deadlineInMs: 300, callId: 'mine' };
    const failed = [
      errorOf(fetch(`${host}/v2/things/1`, own)),
      errorOf(fetch(Object.assign(new Request(`${host}/v2/things/1`), own))),
    ];
    await settle();
    await world.clock.advance(300);
    for (const error of await Promise.all(failed)) {
      expect(error).toBeInstanceOf(TimeoutError);
      expect(error).toMatchObject({ callId: 'mine', limit: 'deadline' });
    }
  });

  test.each(['init', 'request'])('the signal of the %s ends the call', async (where) => {
    const { world, fetch } = worldOf(() => new Promise<Response>(() => undefined));
    const abort = new AbortController();
    const url = `${host}/v2/things/1`;
    const { signal } = abort;
    const failed = errorOf(
      where === 'init' ? fetch(new Request(url), { signal }) : fetch(new Request(url, { signal })),
    );
    await settle();
    expect(world.sent).toHaveLength(1);
    abort.abort();
    expect(await failed).toMatchObject({ name: 'AbortError', outcome: 'unknown' });
  });

  test('`beforeSend` runs before each attempt, and its error reaches the caller unchanged', async () => {
    const { world, fetch } = worldOf(() => json({}, world.sent.length === 1 ? 503 : 200));
    let asked = 0;
    const put = { method: 'PUT', body: '{}' };
    await fetch(`${host}/v2/things`, { ...put, beforeSend: () => void (asked += 1) });
    expect([asked, world.sent.length]).toEqual([2, 2]);
    const mine = new Error('another process has it');
    const refuse = (): never => {
      throw mine;
    };
    expect(await errorOf(fetch(`${host}/v2/things`, { ...put, beforeSend: refuse }))).toBe(mine);
    expect(world.sent).toHaveLength(2);
  });

  test('a setting that is read once a day comes from the settings cache, and an error of it as a response', async () => {
    const world = createWorld({
      handler: ({ method }) => (method === 'PUT' ? json({ code: 'NO' }, 400) : json({ read: world.sent.length })),
    });
    const options = { ...world.options, auth: { token: 'fixed-token', identity: 'me' } };
    const runtime = withSettingsCache(createRuntime(surface, options), createMemoryCheckpoints());
    const fetch = createFetch(clientOn(runtime, {}));
    for (let time = 0; time < 2; time += 1)
      expect(await (await fetch(`${host}/v2/settings`)).json()).toEqual({ read: 1 });
    const refused = await fetch(`${host}/v2/settings`, { method: 'PUT', body: '{}' });
    expect([refused.status, await refused.json()]).toEqual([400, { code: 'NO' }]);
    expect(world.sent).toHaveLength(2);
  });

  test('E03: a cached read that was never sent throws', async () => {
    const world = createWorld();
    const options = { ...world.options, auth: { token: 'fixed-token', identity: 'me' } };
    const runtime = createRuntime(surface, options);
    await runtime.call(operations.daily, {});
    const fetch = createFetch(clientOn(withSettingsCache(runtime, createMemoryCheckpoints()), {}));
    const error = await errorOf(fetch(`${host}/v2/settings`, { maxWaitInMs: 0 }));
    expect(error).toBeInstanceOf(RateLimitError);
    expect(error).toMatchObject({ code: 'ERR_LIMIT_WAIT', outcome: 'not-sent', attempts: 0 });
    expect(world.sent).toHaveLength(1);
  });

  test('a change whose refusal is a text is a response with that text', async () => {
    const world = createWorld({ handler: () => new Response('not today', { status: 400 }) });
    const options = { ...world.options, auth: { token: 'fixed-token', identity: 'me' } };
    const runtime = withSettingsCache(createRuntime(surface, options), createMemoryCheckpoints());
    const fetch = createFetch(clientOn(runtime, {}));
    const refused = await fetch(`${host}/v2/settings`, { method: 'PUT', body: '{}' });
    expect([refused.status, await refused.text()]).toEqual([400, 'not today']);
  });
});
