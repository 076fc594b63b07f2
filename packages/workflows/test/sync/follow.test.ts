import { expect, test } from 'vitest';
import {
  CheckpointError,
  ConnectionError,
  createMemoryCheckpoints,
  LeaseHeldError,
  LeaseLostError,
  MalformedResponseError,
  RateLimitError,
  ServerError,
  TimeoutError,
} from '@tradelane/core';
import { Sync } from '../../src/runtime.ts';
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

test.each([0, -1, Number.NaN, Infinity])('an interval of %d is refused before any request', async (intervalInMs) => {
  const { sync } = world();
  const following = sync({ handler: () => undefined }).follow({ signal: new AbortController().signal, intervalInMs });
  await expect(following).rejects.toMatchObject({
    name: 'ArgumentError',
    argument: 'intervalInMs',
    message: expect.stringContaining('`intervalInMs` must be a finite number above 0'),
  });
});

test.each([
  new RangeError('no room'),
  new LeaseLostError('another stream'),
  new ConnectionError('no connection', { outcome: 'not-sent' }),
  new ServerError('busy', { status: 503, outcome: 'unknown' }),
])("follow ends with the handler's error, whatever its class: %s", async (error) => {
  const { put, sync } = world();
  put('a');
  let calls = 0;
  const handler = (): void => {
    calls += 1;
    throw error;
  };
  const following = sync({ handler }).follow({ signal: new AbortController().signal });
  await expect(following).rejects.toBe(error);
  expect(calls).toBe(1);
});

test("follow ends if the clock can't wait for the next run", async () => {
  const { source, clock } = world();
  const broken = {
    ...clock,
    wait: (durationInMs: number, signal?: AbortSignal) =>
      durationInMs === 5 * minute ? Promise.reject(new RangeError('no timer')) : clock.wait(durationInMs, signal),
  };
  const given = { checkpoint: createMemoryCheckpoints(), handler: () => undefined };
  const following = new Sync(source, given, broken).follow({ signal: AbortSignal.timeout(60_000) });
  await expect(following).rejects.toThrow('no timer');
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

test.each([
  [1, 1],
  [3, 1],
  [4, 2],
  [7, 3],
])('progress of %d items in pages of three is reported %d times', async (items, reports) => {
  const { put, sync } = world();
  for (let index = 0; index < items; index += 1) put(`r${index}`);
  const handled: number[] = [];
  await sync({ handler: () => undefined, onProgress: (report) => handled.push(report.handled) });
  expect([handled.length, handled.at(-1)]).toEqual([reports, items]);
});
