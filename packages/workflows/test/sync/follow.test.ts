import { expect, test } from 'vitest';
import {
  CheckpointError,
  ConnectionError,
  LeaseHeldError,
  LeaseLostError,
  MalformedResponseError,
  RateLimitError,
  ServerError,
  TimeoutError,
} from '@tradelane/core';
import { minute, serverError, world } from './stream.ts';

test('E11: follow runs at the recommended rate, reports temporary failures, and ends when it is aborted', async () => {
  const { put, sync, clock, failures } = world();
  put('a');
  const control = new AbortController();
  const ranAt: number[] = [];
  const errors: Error[] = [];
  failures.push(...Array.from({ length: 6 }, serverError));
  await sync({ handler: () => undefined }).follow({
    signal: control.signal,
    onError: (error) => errors.push(error),
    onRun: () => {
      ranAt.push(clock.now());
      if (ranAt.length === 3) control.abort();
    },
  });
  expect(errors).toHaveLength(1);
  expect(ranAt.slice(1).map((at, index) => at - (ranAt[index] ?? 0))).toEqual([5 * minute, 5 * minute]);
});

test('G09: follow reads nothing before the `Retry-After` of a 503 has passed', async () => {
  const { sync, clock, failures, reads } = world();
  const stop = new AbortController();
  const startedAt = clock.now();
  failures.push(new ServerError('later', { status: 503, retryAt: new Date(startedAt + 60 * minute) }));
  await sync({ handler: () => undefined }).follow({ signal: stop.signal, onRun: () => stop.abort() });
  expect(reads).toHaveLength(2);
  expect(clock.now() - startedAt).toBeGreaterThanOrEqual(60 * minute);
});

test.each(['onRun', 'onError'])('follow ends with the rejection of %s', async (callback) => {
  const { put, sync, failures } = world();
  put('a');
  if (callback === 'onError') failures.push(...Array.from({ length: 6 }, serverError));
  const following = sync({ handler: () => undefined }).follow({
    signal: new AbortController().signal,
    [callback]: () => Promise.reject(new RangeError('no room')),
  });
  await expect(following).rejects.toThrow('no room');
});

test.each([
  new LeaseLostError('another.stream'),
  new LeaseHeldError('another.stream', new Date(0)),
  new ServerError('down', { status: 503 }),
  new ConnectionError('away'),
  new TimeoutError('late', { limit: 'attempt', limitInMs: 1 }),
  new RateLimitError('limit', { status: 429, retryAt: new Date(0) }),
  new MalformedResponseError('odd'),
  new CheckpointError('away', new Error('away')),
])('E11: follow rejects with an error of the caller, whatever its class: $name', async (own) => {
  for (const callback of ['handler', 'onProgress', 'onRun'] as const) {
    const { put, sync } = world();
    put('a');
    let calls = 0;
    const stop = new AbortController();
    const fails = (): never => {
      calls += 1;
      if (calls > 3) stop.abort();
      throw own;
    };
    const options = { handler: () => undefined, ...(callback !== 'onRun' && { [callback]: fails }) };
    const following = sync(options).follow({ signal: stop.signal, ...(callback === 'onRun' && { onRun: fails }) });
    await expect(following).rejects.toBe(own);
    expect(calls).toBe(1);
  }
});

test('E11: follow continues after the store failed in `commit`', async () => {
  const { put, sync, clock } = world();
  put('a');
  const stop = new AbortController();
  const errors: string[] = [];
  let commits = 0;
  const away = { write: () => Promise.reject(new Error('away')) };
  const following = sync({
    handler: async (_, { commit }) => {
      commits += 1;
      await commit(commits === 1 ? away : undefined);
      if (commits === 2) stop.abort();
    },
  }).follow({ signal: stop.signal, intervalInMs: minute, onError: ({ name }) => void errors.push(name) });
  const ended = following.then(
    () => 'ended',
    ({ name }: Error) => name,
  );
  expect([await ended, errors, commits]).toEqual(['ended', ['CheckpointError'], 2]);
  expect(clock.pending).toBe(0);
});
