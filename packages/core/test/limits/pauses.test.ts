import { describe, expect, test } from 'vitest';
import { RateLimitError } from '../../src/index.ts';
import { createRuntime, type Runtime } from '../support/runtime.ts';
import { createWorld, errorOf, json, operations, surface } from '../support/world.ts';

function paused(refusals: number, retryAfter = '20') {
  const world = createWorld({
    handler: () =>
      world.sent.length <= refusals ? json({}, 429, { 'retry-after': retryAfter }) : json({ at: world.clock.now() }),
  });
  return { world, runtime: createRuntime(surface, { ...world.options, auth: { token: 'fixed-token' } }) };
}

/** Waits in turns of the event loop, so no time passes. */
async function untilPaused(runtime: Runtime): Promise<void> {
  for (let turn = 0; turn < 1_000 && runtime.limits().length === 0; turn += 1) await Promise.resolve();
  expect(runtime.limits()).toHaveLength(1);
}

describe('a surface without documented rates', () => {
  test('E02: a 429 closes the operation for every call until its Retry-After, and then they are sent', async () => {
    const { world, runtime } = paused(1);
    const startInMs = world.clock.now();
    const first = runtime.call(operations.upsert, { body: {} }).withResponse();
    await untilPaused(runtime);
    expect(runtime.limits()).toMatchObject([{ windows: [], pausedUntil: new Date(world.clock.now() + 20_000) }]);
    const others = Array.from({ length: 5 }, () => runtime.call(operations.upsert, { body: {} }).withResponse());
    const responses = await Promise.all([first, ...others]);
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
    expect(world.sent.slice(1).every(({ atInMs }) => atInMs >= startInMs + 20_000)).toBe(true);
    expect(runtime.limits()).toMatchObject([{ windows: [], queued: 0, pausedUntil: undefined }]);
  });

  test('a pause affects only its own operation', async () => {
    const { world, runtime } = paused(1);
    const startInMs = world.clock.now();
    const refused = runtime.call(operations.upsert, { body: {} });
    const held = refused.then(() => world.clock.now());
    await untilPaused(runtime);
    await runtime.call(operations.read, { path: { thing_id: '1' } });
    expect(world.sent.at(-1)?.atInMs).toBe(startInMs);
    expect(await held).toBeGreaterThanOrEqual(startInMs + 20_000);
  });

  test('a call that would wait too long fails at once, with the time to retry', async () => {
    const { world, runtime } = paused(1, '60');
    await errorOf(runtime.call(operations.upsert, { body: {} }));
    const startInMs = world.clock.now();
    const error = await errorOf(runtime.call(operations.upsert, { body: {} }));
    expect(error).toBeInstanceOf(RateLimitError);
    expect(error).toMatchObject({ attempts: 0, outcome: 'not-sent', retryAt: new Date(startInMs + 60_000) });
    expect(world.clock.now()).toBe(startInMs);
    expect(world.sent).toHaveLength(1);
  });

  test('E02: a 429 without Retry-After closes it for a second or a little more', async () => {
    const world = createWorld({ handler: () => json({}, world.sent.length === 1 ? 429 : 200) });
    const options = { ...world.options, auth: { token: 'fixed-token' } };
    const startInMs = world.clock.now();
    await createRuntime(surface, options).call(operations.upsert, { body: {} });
    expect((world.sent[1]?.atInMs ?? 0) - startInMs).toBe(1_125);
  });

  test('E02: a 429 with a Retry-After of 0 closes it briefly anyway', async () => {
    const { world, runtime } = paused(2, '0');
    const startInMs = world.clock.now();
    await runtime.call(operations.upsert, { body: {} });
    expect(world.sent.map(({ atInMs }) => atInMs - startInMs)).toEqual([0, 250, 625]);
  });

  test('a call that is aborted while it waits leaves the queue', async () => {
    const { runtime } = paused(1);
    const stop = new AbortController();
    const call = runtime.call(operations.upsert, { body: {} }, { signal: stop.signal }).then(
      () => 'sent',
      () => 'aborted',
    );
    await untilPaused(runtime);
    stop.abort();
    expect(await call).toBe('aborted');
    expect(runtime.limits().every(({ queued }) => queued === 0)).toBe(true);
  });
});
