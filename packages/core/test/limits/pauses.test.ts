import { describe, expect, test } from 'vitest';
import { createRuntime, type Runtime } from '../support/runtime.ts';
import { createWorld, json, operations, surface } from '../support/world.ts';

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
});
