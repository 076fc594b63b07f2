/** A call of `createFetch` is a call of its client: options and signals. */
import { describe, expect, test } from 'vitest';
import { TimeoutError } from '../../src/index.ts';
import { createWorld, errorOf, json, settle } from '../support/world.ts';
import { fetchOf, host, worldOf } from './fetch-world.ts';

describe('the call', () => {
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
});
