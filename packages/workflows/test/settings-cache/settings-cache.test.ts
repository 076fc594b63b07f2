import { expect, test } from 'vitest';
import { AbortedError, createMemoryCheckpoints, MalformedResponseError, ServerError } from '@tradelane/core';
import { createRuntime, type Runtime } from '../../../core/test/support/runtime.ts';
import { withSettingsCache } from '../support.ts';
import { cachedWorld, read } from './cached-world.ts';
import { createWorld, errorOf, json, operations, settle, surface } from '../../../core/test/support/world.ts';

const dayInMs = 86_400_000;
const { daily, change } = operations;

test('calls for the same missing or stale entry at the same time are one request', async () => {
  const { runtime, response, sent, clock } = cachedWorld();
  const first = Array.from({ length: 100 }, () => read(runtime));
  await response({ version: 1 });
  expect(new Set((await Promise.all(first)).map(({ version }) => version))).toEqual(new Set([1]));
  expect(sent).toHaveLength(1);
  expect(await read(runtime)).toEqual({ version: 1 });
  expect(sent).toHaveLength(1);

  await clock.advance(dayInMs);
  const later = Array.from({ length: 100 }, () => read(runtime));
  await response({ version: 2 });
  expect(new Set((await Promise.all(later)).map(({ version }) => version))).toEqual(new Set([2]));
  expect(sent).toHaveLength(2);
});

test('a response that is nested too deeply to be kept is a MalformedResponseError', async () => {
  const nested = `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`;
  const world = createWorld({
    handler: () => new Response(nested, { headers: { 'content-type': 'application/json' } }),
  });
  const runtime = withSettingsCache(world.runtime({ rateLimiting: false }), createMemoryCheckpoints());
  const error = await errorOf(read(runtime));
  expect(error).toBeInstanceOf(MalformedResponseError);
  expect(String(error)).toContain('its JSON is nested too deeply');
});

test('a failure reaches every waiting caller, and the next call requests again', async () => {
  const { runtime, response, sent } = cachedWorld();
  const failing = Array.from({ length: 10 }, () => errorOf(read(runtime)));
  await response({ code: 'DOWN', message: 'down' }, 503);
  for (const error of await Promise.all(failing)) expect(error).toBeInstanceOf(ServerError);
  expect(sent).toHaveLength(1);
  const again = read(runtime);
  await response({ version: 2 });
  expect(await again).toEqual({ version: 2 });
  expect(sent).toHaveLength(2);
});

test('a caller who aborts or misses a deadline fails alone, and the others get the response', async () => {
  for (const leaves of ['abort', 'deadline', 'deadline of its client']) {
    const { runtime, response, sent, clock } = cachedWorld();
    const control = new AbortController();
    // The caller that ends early was the first.
    const leaving = errorOf(
      leaves === 'deadline of its client'
        ? read(runtime.with({ callOptions: { deadlineInMs: 1_000 } }))
        : read(runtime, leaves === 'abort' ? { signal: control.signal } : { deadlineInMs: 1_000 }),
    );
    const waiting = read(runtime);
    for (let turn = 0; sent.length === 0 && turn < 2_000; turn += 1) await settle();
    control.abort(new Error('enough'));
    await clock.advance(5_000);
    expect(await leaving).toMatchObject(leaves === 'abort' ? { name: 'AbortError' } : { limit: 'deadline' });
    await response({ version: 1 });
    expect(await waiting).toEqual({ version: 1 });
    expect(sent).toHaveLength(1);
  }
});

test('a request without waiting callers is canceled, and the next call sends its own', async () => {
  const aborted: boolean[] = [];
  const world = createWorld({
    handler: (_, request) =>
      aborted.length > 0
        ? json({ version: 2 })
        : new Promise((_resolve, reject) => {
            request.signal.addEventListener('abort', () => {
              aborted.push(true);
              reject(request.signal.reason as Error);
            });
          }),
  });
  const runtime = withSettingsCache(world.runtime({ rateLimiting: false }), createMemoryCheckpoints());
  const control = new AbortController();
  const leaving = [1, 2].map(() => errorOf(read(runtime, { signal: control.signal })));
  for (let turn = 0; world.sent.length === 0 && turn < 2_000; turn += 1) await settle();
  control.abort();
  for (const error of await Promise.all(leaving)) expect(error).toBeInstanceOf(AbortedError);
  expect(await read(runtime)).toEqual({ version: 2 });
  expect(aborted).toEqual([true]);
  expect(world.sent).toHaveLength(2);
});

test.each([{}, 'text', 7, null, ['a'], { get: 'a' }])(
  'a store that returns %j instead of entries fails reads, but not an executed change',
  async (result) => {
    const world = createWorld({ handler: () => json({ version: 1 }) });
    const store = { read: () => result as never, write: () => true };
    const runtime = withSettingsCache(world.runtime({ rateLimiting: false }), store);
    await expect(read(runtime)).rejects.toMatchObject({ code: 'ERR_OPTION_INVALID', outcome: 'not-sent' });
    expect(await runtime.call(change, { body: {} })).toEqual({ version: 1 });
    expect(world.sent).toHaveLength(1);
  },
);

test('two surfaces of one host share a store without sharing data, and files are never stored', async () => {
  const world = createWorld();
  const store = createMemoryCheckpoints();
  const [hub, instance] = ['hub', 'instance'].map((name) =>
    withSettingsCache(createRuntime({ ...surface, name }, { ...world.options, rateLimiting: false }), store),
  ) as [Runtime, Runtime];
  await read(hub);
  await read(instance);
  await read(hub);
  expect(world.sent).toHaveLength(2);
  expect(hub.cached?.({ ...daily, response: 'file' }, {})).toBeUndefined();
});
