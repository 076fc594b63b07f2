/** Progress, errors and ends of a poller. */
import { expect, test } from 'vitest';
import { createVirtualClock, RateLimitError, ServerError } from '@tradelane/core';
import { poll } from '../../src/poll/poller.ts';
import { retryTransientErrors } from '../../src/poll/transient-errors.ts';
import { errorOf } from '../../../core/test/support/world.ts';

const startInMs = 1_000_000;
const down = (): ServerError => new ServerError('down', { status: 503 });

/** A poller of a counter that ends at `last`, whose reads before that throw what `failure` returns. */
function counting(last: number, more: object = {}, failure: (read: number) => Error | undefined = () => undefined) {
  const clock = createVirtualClock({ startInMs, autoAdvance: true });
  const at: number[] = [];
  const poller = poll<number>({
    kind: 'import',
    id: '1',
    clock,
    intervalInMs: 60_000,
    isFinal: (state) => state === last,
    read: async () => {
      const count = at.push(clock.now() - startInMs);
      const error = failure(count);
      if (error) throw error;
      return count;
    },
    ...more,
  });
  return { clock, at, poller };
}

test('a poller without a timeout follows for days', async () => {
  expect(await counting(2_000).poller).toBe(2_000);
});

test('a poller leaves no timer, and never reads after an abort', async () => {
  const ended = counting(3, { timeoutInMs: 600_000 });
  await ended.poller;
  expect(ended.clock.pending).toBe(0);
  const stop = new AbortController();
  const aborted = counting(3, { signal: stop.signal, onProgress: () => stop.abort() });
  expect(await errorOf(aborted.poller)).toMatchObject({ code: 'ERR_ABORTED' });
  expect([aborted.at, aborted.clock.pending]).toEqual([[0], 0]);
  const before = counting(3, { signal: AbortSignal.abort() });
  expect(await errorOf(before.poller)).toMatchObject({ code: 'ERR_ABORTED' });
  expect(before.at).toEqual([]);
});

test('progress has the state, the number of reads and the time since the start, and is awaited', async () => {
  const seen: unknown[] = [];
  let running = 0;
  const onProgress = async (state: number, progress: object): Promise<void> => {
    running += 1;
    await new Promise((resolve) => setTimeout(resolve, 0));
    seen.push([state, progress, running]);
    running -= 1;
  };
  await counting(3, { onProgress }, (read) => (read === 2 ? down() : undefined)).poller;
  expect(seen).toEqual([
    [1, { id: '1', reads: 1, elapsedInMs: 0 }, 1],
    [3, { id: '1', reads: 3, elapsedInMs: 120_000 }, 1],
  ]);
});

test('an error of `onError` or `onProgress` ends the poller', async () => {
  const own = new RangeError('enough');
  const throwing = async (): Promise<never> => {
    throw own;
  };
  expect(await errorOf(counting(3, { onProgress: throwing }).poller)).toBe(own);
  const failing = counting(3, { onError: throwing }, () => down());
  expect(await errorOf(failing.poller)).toBe(own);
  expect(failing.at).toEqual([0]);
});

test('failed reads are counted in a row, and the last one is thrown', async () => {
  const ok = counting(7, { maxFailedReads: 2 }, (read) =>
    read % 3 === 0 ? undefined : read === 7 ? undefined : down(),
  );
  expect(await ok.poller).toBe(7);
  const last = counting(9, { maxFailedReads: 2 }, (read) => Object.assign(down(), { read }));
  expect(await errorOf(last.poller)).toMatchObject({ read: 3 });
});

test('the next read waits until a limit opens again', async () => {
  const limited = (clock: { now: () => number }): RateLimitError =>
    new RateLimitError('limit', { status: 429, retryAt: new Date(clock.now() + 150_000) });
  const following: ReturnType<typeof counting> = counting(2, {}, (read) =>
    read === 1 ? limited(following.clock) : undefined,
  );
  await following.poller;
  expect(following.at).toEqual([0, 150_000]);
});

test('a read that fails is repeated five times, and never after an abort', async () => {
  const clock = createVirtualClock({ startInMs, autoAdvance: true });
  const aborted = (): never => {
    throw new Error('aborted');
  };
  let reads = 0;
  const read = async (): Promise<never> => {
    reads += 1;
    throw down();
  };
  expect(await errorOf(retryTransientErrors(read, clock, undefined, aborted))).toMatchObject({ status: 503 });
  expect(reads).toBe(6);
  reads = 0;
  expect(await errorOf(retryTransientErrors(read, clock, AbortSignal.abort(), aborted))).toMatchObject({ status: 503 });
  expect(reads).toBe(1);
});
