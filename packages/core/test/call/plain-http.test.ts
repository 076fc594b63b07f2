/** Pages over plain HTTP have no `crypto.randomUUID` and no `crypto.subtle`. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AbortedError, NotFoundError, TimeoutError } from '../../src/index.ts';
import { createWorld, errorOf, json, operations } from '../support/world.ts';

beforeEach(() => {
  const { getRandomValues } = crypto;
  vi.stubGlobal('crypto', { getRandomValues: getRandomValues.bind(crypto) });
});
afterEach(() => vi.unstubAllGlobals());

const bearer = { auth: { token: 'fixed-token' } };
const never = (): Promise<never> => new Promise(() => undefined);
const thing = { path: { thing_id: 1 } };
const callId = expect.stringMatching(/^[0-9a-f]{32}$/) as unknown;

test('without `crypto.randomUUID` a failed call has the same error, with its own ID', async () => {
  const world = createWorld({ handler: () => json({}, 404) });
  const error = await errorOf(world.runtime(bearer).call(operations.read, thing));
  expect(error).toBeInstanceOf(NotFoundError);
  expect(error).toMatchObject({ callId });
});

test('without `crypto.randomUUID` timeouts, deadlines and signals end a call', async () => {
  const { clock, runtime: open } = createWorld({ autoAdvance: false, handler: never });
  const runtime = open(bearer);
  const stop = new AbortController();
  const timedOut = errorOf(runtime.call(operations.read, thing, { timeoutInMs: 10, maxAttempts: 1 }));
  const late = errorOf(runtime.call(operations.read, thing, { deadlineInMs: 10 }));
  const aborted = errorOf(runtime.call(operations.read, thing, { signal: stop.signal }));
  await clock.advance(10);
  stop.abort();
  expect(await timedOut).toBeInstanceOf(TimeoutError);
  expect(await late).toMatchObject({ limit: 'deadline', callId });
  expect(await aborted).toBeInstanceOf(AbortedError);
});

test('without `crypto.randomUUID` files are uploaded, each with its own boundary', async () => {
  const world = createWorld();
  const runtime = world.runtime(bearer);
  const file = { name: 'a.csv', data: 'a;b' };
  for (let upload = 0; upload < 2; upload += 1) await runtime.call(operations.upload, { body: { file } });
  const boundaries = world.sent.map(({ headers }) => /boundary=(\S+)/.exec(headers['content-type'] ?? '')?.[1]);
  expect(boundaries[0]).toMatch(/^tradelane-[0-9a-f]{32}$/);
  expect(new Set(boundaries).size).toBe(2);
});
