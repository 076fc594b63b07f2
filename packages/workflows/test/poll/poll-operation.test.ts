/** Following an operation by its description. */
import { describe, expect, test } from 'vitest';
import { createVirtualClock, TokenError } from '@tradelane/core';
import { type FollowWorkOptions, pollOperation } from '../../src/poll/operation-state.ts';
import { isStalledDatabase, isTransientError } from '../../src/poll/transient-errors.ts';
import type { OperationDescriptor } from '@tradelane/core/runtime';
import { errorOf, operations } from '../../../core/test/support/world.ts';

const longRunning = {
  kind: 'import',
  state: 'status',
  succeeded: ['DONE'],
  failed: ['BROKEN'],
} as const;
const start: OperationDescriptor = { ...operations.upload, longRunning };

/** Follows an import whose status is each of these, with the times of its reads. */
function following(
  statuses: readonly string[],
  rate: OperationDescriptor['rate'] = {},
  options: FollowWorkOptions<{ status: string }> = {},
) {
  const clock = createVirtualClock({ startInMs: 0, autoAdvance: true });
  const at: number[] = [];
  const poller = pollOperation(
    {
      start,
      status: { ...operations.read, rate },
      read: async () => ({ status: statuses[at.push(clock.now()) - 1] ?? 'DONE' }),
      result: ({ status }, id, state) => `${id} ${status} ${state}`,
      clock,
    },
    7,
    options,
  );
  return { at, poller };
}

describe('an operation', () => {
  test.each([
    [['RUNNING', 'DONE'], '7 DONE succeeded'],
    [['UNHEARD_OF', 'BROKEN'], '7 BROKEN failed'],
  ])('with the states %j has the result %s', async (statuses, result) => {
    expect(await following(statuses).poller).toBe(result);
  });

  const everyTwoMinutes = [{ requests: 1, periodInMs: 120_000 }];
  const twiceAMinute = [{ requests: 2, periodInMs: 60_000 }];
  test.each<[OperationDescriptor['rate'], object, number]>([
    [{}, {}, 1_000],
    [{ recommended: everyTwoMinutes }, {}, 120_000],
    [{ maximum: twiceAMinute }, {}, 30_000],
    [{ recommended: everyTwoMinutes, maximum: twiceAMinute }, {}, 120_000],
    [{ recommended: everyTwoMinutes, maximum: twiceAMinute }, { intervalInMs: 5_000 }, 30_000],
    [{ recommended: everyTwoMinutes }, { intervalInMs: 5_000 }, 5_000],
    [{ maximum: twiceAMinute }, { intervalInMs: 50_000 }, 50_000],
  ])('E03: with the rate %j and %j is read every %d ms', async (rate, options, everyInMs) => {
    const { at, poller } = following(['RUNNING', 'RUNNING', 'DONE'], rate, options);
    await poller;
    expect(at).toEqual([0, everyInMs, 2 * everyInMs]);
  });

  test('that times out names its kind, and continues with its token', async () => {
    const { poller } = following(
      Array.from({ length: 99 }, () => 'RUNNING'),
      {},
      { timeoutInMs: 5_000 },
    );
    const error = await errorOf(poller);
    expect(error).toMatchObject({
      code: 'ERR_TIMEOUT_POLL',
      id: '7',
      lastState: { status: 'RUNNING' },
    });
    expect((error as Error).message).toContain('waiting for import 7');
    expect(JSON.parse((error as { resumeWith: string }).resumeWith)).toMatchObject({
      kind: 'import',
      id: '7',
    });
  });

  test('without a final state in its description is refused', () => {
    const { state: _, ...stateless } = longRunning;
    const work = { start: { ...start, longRunning: stateless }, status: operations.read } as const;
    const more = { read: async () => ({}), result: () => 1, clock: createVirtualClock() };
    expect(() => pollOperation({ ...work, ...more }, '7')).toThrow("doesn't define a final status");
  });
});

test.each<[number | undefined, boolean]>([
  [undefined, true],
  [200, true],
  [299, true],
  [400, false],
  [401, false],
  [408, true],
  [429, true],
  [499, false],
  [500, true],
])('a token endpoint that responds with %s is down for a time: %s', (status, isTransient) => {
  expect(isTransientError(new TokenError('no', { code: 'ERR_TOKEN_REFUSED', status }))).toBe(isTransient);
});

test.each<[unknown, boolean]>([
  ['08006', true],
  ['08P01', false],
  ['40001', true],
  ['40P01', true],
  ['42601', false],
  ['53000', true],
  ['53400', true],
  ['53500', false],
  ['55P03', true],
  ['57P01', true],
  ['57P04', false],
  ['57P05', true],
  ['25006', true],
  ['SQLITE_BUSY_SNAPSHOT', true],
  ['SQLITE_FULL', true],
  ['SQLITE_CORRUPT', false],
  ['ECONNRESET', true],
  ['CONNECTION_CLOSED', true],
  ['EHOSTUNREACH', true],
  ['EACCES', false],
  [5, true],
  [6, true],
  [13, true],
  [11, false],
])('a database error with the code %s passes: %s', (code, isStalled) => {
  const error = Object.assign(new Error('failed'), typeof code === 'number' ? { errcode: code } : { code });
  expect(isStalledDatabase(error)).toBe(isStalled);
  expect(isStalledDatabase(new Error('query', { cause: error }))).toBe(isStalled);
  expect(isStalledDatabase(error.message)).toBe(false);
});
