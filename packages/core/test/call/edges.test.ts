/** The parts of a request, and the content of an error, in edge cases. */
import { describe, expect, test } from 'vitest';
import { type ThrottleEvent } from '../../src/index.ts';
import { type OperationDescriptor } from '../../src/runtime.ts';
import { createWorld, json, operations } from '../support/world.ts';

const bearer = { auth: { token: 'fixed-token' } };
const thing = { path: { thing_id: 1 } };

describe('the head of a request', () => {
  test.each<[object, string]>([
    [{}, 'application/json'],
    [{ response: 'file' }, '*/*'],
    [{ response: 'file', accept: 'text/csv' }, 'text/csv, application/json;q=0.5'],
  ])('E08: for an operation with %j, accepts %s', async (more, accept) => {
    const world = createWorld({ handler: () => json({}, 200, { 'content-type': accept.split(',')[0] ?? '' }) });
    const operation = { ...operations.list, ...more } as OperationDescriptor;
    await (await world.runtime(bearer).send({ operation, input: {}, options: {} })).discard();
    expect(world.sent[0]?.headers['accept']).toBe(accept);
    expect(Object.keys(world.sent[0]?.headers ?? {})).not.toContain('undefined');
  });
});

describe('a retry', () => {
  test('E02: after a 429 is reported to onThrottle as a pause', async () => {
    const events: ThrottleEvent[] = [];
    const world = createWorld({ handler: () => json({}, world.sent.length === 1 ? 429 : 200, { 'retry-after': '3' }) });
    await world
      .runtime({ ...bearer, hooks: { onThrottle: (event) => events.push(event) } })
      .call(operations.read, thing);
    expect(events[0]).toMatchObject({ kind: 'pause', waitInMs: 3_000, operation: 'read', attempt: 1 });
  });

  test.each([
    [{ deadlineInMs: 3_000 }, 1],
    [{ deadlineInMs: 3_001 }, 2],
    [{ maxWaitInMs: 2_999 }, 1],
    [{ maxWaitInMs: 3_000 }, 2],
  ])('E02: with %j and a Retry-After of 3 s makes %d requests', async (options, times) => {
    const world = createWorld({ handler: () => json({}, world.sent.length === 1 ? 429 : 200, { 'retry-after': '3' }) });
    const ending = world.runtime(bearer).call(operations.read, thing, options);
    await Promise.resolve(ending).catch(() => undefined);
    expect(world.sent).toHaveLength(times);
  });
});
