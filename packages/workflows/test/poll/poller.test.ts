import { getEventListeners } from 'node:events';
import { inspect } from 'node:util';
import { expect, test, vi } from 'vitest';
import {
  AbortedError,
  ArgumentError,
  CheckpointError,
  ConnectionError,
  createVirtualClock,
  MalformedResponseError,
  NotFoundError,
  RateLimitError,
  ServerError,
  TimeoutError,
  TokenError,
} from '@tradelane/core';
import { poll } from '../../src/poll/poller.ts';
import { PollTimeoutError } from '../../src/poll/poll-errors.ts';
import type { PollOptions } from '../../src/poll/poll-options.ts';

interface State {
  readonly status: string;
}

/** An action that returns one state after the other, and records the times of its reads. */
function action(states: readonly (string | Error)[], given: Partial<PollOptions<State>> = {}) {
  const clock = createVirtualClock({ startInMs: 0, autoAdvance: true });
  const askedAt: number[] = [];
  const options: PollOptions<State> = {
    kind: 'action',
    id: 'a-1',
    clock,
    intervalInMs: 60_000,
    isFinal: ({ status }) => status === 'SUCCESS' || status === 'FAILED',
    read: async (id) => {
      expect(id).toBe('a-1');
      askedAt.push(clock.now());
      const state = states[Math.min(askedAt.length, states.length) - 1] ?? 'PENDING';
      if (state instanceof Error) throw state;
      return { status: state };
    },
    ...given,
  };
  return { clock, askedAt, options };
}

const down = () => new ServerError('down', { status: 503 });

test('it is a Promise that starts when it is first awaited, and only once', async () => {
  const { askedAt, options } = action(['PENDING', 'SUCCESS']);
  const poller = poll(options);
  expect(poller).toBeInstanceOf(Promise);
  await new Promise((resolve) => setImmediate(resolve));
  expect(askedAt).toEqual([]);
  const outcomes = await Promise.all([poller, poller.catch(() => 'no'), poller.finally(() => undefined)]);
  expect(new Set(outcomes).size).toBe(1);
  expect(askedAt).toHaveLength(2);
});

test('PR02: a clock that is set back or forward while work is followed moves no read', async () => {
  for (const byMs of [-86_400_000, 86_400_000]) {
    let offsetInMs = 0;
    const { clock, askedAt, options } = action(['PENDING', 'PENDING', 'SUCCESS']);
    const moved = { ...clock, now: () => clock.now() + offsetInMs, monotonic: () => clock.now() };
    const read: typeof options.read = (id, signal) => {
      offsetInMs += byMs;
      return options.read(id, signal);
    };
    await poll({ ...options, clock: moved, read, timeoutInMs: 600_000 });
    expect(askedAt).toEqual([0, 60_000, 120_000]);
  }
});

test('PR02: it polls until the state is final, never faster than the interval', async () => {
  const { askedAt, options } = action(['PENDING', 'PENDING', 'SUCCESS']);
  expect(await poll(options)).toEqual({ status: 'SUCCESS' });
  expect(askedAt).toEqual([0, 60_000, 120_000]);
});

test('the interval counts from the response, however long that took', async () => {
  const { clock, askedAt, options } = action(['PENDING', 'SUCCESS']);
  const { read } = options;
  await poll({ ...options, read: async (id, signal) => (await clock.wait(5_000), read(id, signal)) });
  expect(askedAt).toEqual([5_000, 70_000]);
});

test('E05: an unknown status keeps it waiting', async () => {
  const { askedAt, options } = action(['QUEUED_SOMEWHERE', 'SUCCESS']);
  await poll(options);
  expect(askedAt).toHaveLength(2);
});

const failing = (state: State, id: string): never => {
  throw new Error(`${id} ended ${state.status}`);
};

test('E10: a failure is what the result makes of the final state', async () => {
  const { options } = action(['FAILED']);
  await expect(poll({ ...options, result: failing })).rejects.toThrow('a-1 ended FAILED');
});

test('it starts when first awaited, and only once for any number of awaits', async () => {
  const { askedAt, options } = action(['SUCCESS']);
  const poller = poll(options);
  await new Promise((resolve) => setImmediate(resolve));
  expect(askedAt).toEqual([]);
  await Promise.all([poller, poller.start(), poller.finally(() => undefined), poller.then((state) => state.status)]);
  expect(askedAt).toEqual([0]);
});

test('progress reports every state, including the final one', async () => {
  const seen: unknown[] = [];
  const { options } = action(['PENDING', 'SUCCESS'], {
    onProgress: (state, progress) => seen.push([state.status, progress]),
  });
  await poll(options);
  expect(seen).toEqual([
    ['PENDING', { id: 'a-1', reads: 1, elapsedInMs: 0 }],
    ['SUCCESS', { id: 'a-1', reads: 2, elapsedInMs: 60_000 }],
  ]);
});

test("after timeoutInMs the work is still running, which isn't a failure, and the error resumes it", async () => {
  const { clock, options, askedAt } = action(['PENDING', 'PENDING', 'PENDING', 'SUCCESS'], { timeoutInMs: 90_000 });
  const error = await poll(options).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(PollTimeoutError);
  expect(clock.now()).toBe(90_000);
  expect(askedAt).toEqual([0, 60_000]);
  const still = error as PollTimeoutError;
  expect(still).toMatchObject({ id: 'a-1', lastState: { status: 'PENDING' } });
  const { id: _, ...rest } = options;
  expect(await poll({ ...rest, resume: still.resumeWith })).toEqual({ status: 'SUCCESS' });
  expect(askedAt).toEqual([0, 60_000, 120_000, 180_000]);
});

test('a serialized poller continues in another process, with the same interval', async () => {
  const first = action(['PENDING'], { timeoutInMs: 1 });
  const poller = poll(first.options);
  await poller.catch(() => undefined);
  const second = action(['SUCCESS']);
  const { id: _, ...rest } = second.options;
  const resumed = poll({ ...rest, resume: poller.serialize() });
  expect(resumed.id).toBe('a-1');
  await resumed;
  expect(second.askedAt).toEqual([60_000]);
});

test('a resume token from a clock that was ahead delays the first read by at most one interval', async () => {
  const { askedAt, options } = action(['SUCCESS']);
  const ahead = JSON.stringify({ version: 1, kind: 'action', id: 'a-1', lastReadAt: 9e12 });
  await poll({ ...options, resume: ahead });
  expect(askedAt).toEqual([60_000]);
});

test("a text that wasn't serialized by a poller of this kind is refused", () => {
  const { options } = action([]);
  const other = poll({ ...options, kind: 'import' }).serialize();
  for (const resume of ['', '{}', 'null', '[]', '{"version":1,"kind":"action"}', other]) {
    expect(() => poll({ ...options, resume })).toThrow(ArgumentError);
  }
  expect(() => poll({ ...options, resume: other })).toThrow('It belongs to "import".');
});

test('a missing ID and a missing interval are refused at once', () => {
  const { options } = action([]);
  expect(() => poll({ ...options, id: '' })).toThrow(ArgumentError);
  for (const intervalInMs of [0, -1, Number.NaN])
    expect(() => poll({ ...options, intervalInMs })).toThrow('`intervalInMs` must be a finite number above 0');
  const without = { ...options, intervalInMs: undefined } as never; // As a program without types passes it.
  expect(() => poll(without)).toThrow('`intervalInMs` is missing');
  for (const timeoutInMs of [-1, Number.NaN])
    expect(() => poll({ ...options, timeoutInMs })).toThrow('`timeoutInMs` must be a number of 0 or more');
});

test('temporary failures are waited out, at the interval', async () => {
  const { askedAt, options } = action([down(), new ConnectionError('reset'), 'PENDING', down(), 'SUCCESS']);
  expect(await poll(options)).toEqual({ status: 'SUCCESS' });
  expect(askedAt).toEqual([0, 60_000, 120_000, 180_000, 240_000]);
});

test('any temporary failure is reported and waited out: a broken response, the token endpoint, a store, a locked database', async () => {
  const failures = [
    new MalformedResponseError('cut short'),
    new TokenError('no token', { status: 503 }),
    new TokenError('the file is empty', { status: 200 }),
    new CheckpointError('Reading the checkpoint store failed.'),
    Object.assign(new Error('database is locked'), { errcode: 5 }),
    new TimeoutError('slow', { limit: 'attempt', limitInMs: 1 }),
  ];
  const reported: Error[] = [];
  const { askedAt, options } = action([...failures, 'SUCCESS'], { onError: (error) => reported.push(error) });
  expect(await poll(options)).toEqual({ status: 'SUCCESS' });
  expect(reported).toEqual(failures);
  expect(askedAt).toHaveLength(7);
});

test("a credential that the token endpoint refuses isn't a temporary failure", async () => {
  const { askedAt, options } = action([new TokenError('invalid_client', { status: 401 })]);
  await expect(poll(options)).rejects.toBeInstanceOf(TokenError);
  expect(askedAt).toHaveLength(1);
});

test("an outage of an hour is waited out, and an endless one isn't", async () => {
  const hour = action([...Array.from({ length: 60 }, down), 'SUCCESS']);
  expect(await poll(hour.options)).toEqual({ status: 'SUCCESS' });
  const endless = action([down()]);
  await expect(poll(endless.options)).rejects.toBeInstanceOf(ServerError);
  expect(endless.askedAt).toHaveLength(61);
});

test('only consecutive failures are counted', async () => {
  const { options } = action([down(), down(), 'PENDING', down(), down(), 'SUCCESS'], { maxFailedReads: 2 });
  expect(await poll(options)).toEqual({ status: 'SUCCESS' });
});

test('too many consecutive failures are an error, from which it can be resumed', async () => {
  const { askedAt, options } = action([down()], { maxFailedReads: 2 });
  const poller = poll(options);
  await expect(poller).rejects.toBeInstanceOf(ServerError);
  expect(askedAt).toHaveLength(3);
  expect(JSON.parse(poller.serialize())).toMatchObject({ id: 'a-1', lastReadAt: 120_000 });
});

const limited = (at: number) => new RateLimitError('limit', { status: 429, retryAt: new Date(at) });

test('a limit is waited for until its time, and never less than the interval', async () => {
  const { askedAt, options } = action([limited(500_000), limited(1), 'SUCCESS']);
  await poll(options);
  expect(askedAt).toEqual([0, 500_000, 560_000]);
});

test('another failure ends it at once', async () => {
  const { askedAt, options } = action([new NotFoundError('none', { status: 404 })]);
  await expect(poll(options)).rejects.toBeInstanceOf(NotFoundError);
  expect(askedAt).toHaveLength(1);
});

for (const how of ['abort()', 'signal'] as const) {
  test(`${how} ends the wait at once and leaves the work running`, async () => {
    const clock = createVirtualClock({ startInMs: 0 });
    const control = new AbortController();
    const { options } = action([], { clock, signal: control.signal });
    const poller = poll(options);
    const outcome = poller.start().catch((reason: unknown) => reason);
    while (clock.pending === 0) await new Promise((resolve) => setImmediate(resolve));
    if (how === 'signal') control.abort('enough');
    else poller.abort('enough');
    expect(await outcome).toBeInstanceOf(AbortedError);
    expect(await outcome).toMatchObject({ name: 'AbortError', cause: 'enough' });
    expect(clock.now()).toBe(0);
    expect(clock.pending).toBe(0);
  });
}

test.each(['onProgress', 'onError'])('a late rejection of %s ends the poller', async (callback) => {
  const { askedAt, options } = action([callback === 'onError' ? new ServerError('down', { status: 503 }) : 'PENDING']);
  const later = (): Promise<never> => Promise.reject(new RangeError('no room'));
  await expect(poll({ ...options, [callback]: later })).rejects.toThrow('no room');
  expect(askedAt).toHaveLength(1);
});

test("an abort doesn't wait for a read that hangs, and reaches it", async () => {
  let asked: AbortSignal | undefined;
  const { options } = action([], {
    read: (_, signal) => {
      asked = signal;
      return new Promise<State>(() => undefined);
    },
  });
  const poller = poll(options);
  const outcome = poller.start();
  await new Promise((resolve) => setImmediate(resolve));
  poller.abort();
  await expect(outcome).rejects.toBeInstanceOf(AbortedError);
  expect(asked?.aborted).toBe(true);
});

test('reads leave no listeners behind, however many there are', async () => {
  const any = vi.spyOn(AbortSignal, 'any');
  const counts: number[] = [];
  const { signal } = new AbortController();
  const onProgress = (): void => {
    const combined = any.mock.results[0]?.value as AbortSignal;
    counts.push(getEventListeners(combined, 'abort').length);
  };
  await poll(action(['PENDING', 'PENDING', 'PENDING', 'SUCCESS'], { signal, onProgress }).options);
  any.mockRestore();
  expect(counts).toEqual([0, 0, 0, 0]);
});

test("the last state isn't shown in a log", async () => {
  const { options } = action(['s3cret'], { timeoutInMs: 1 });
  const error = await poll(options).catch((reason: unknown) => reason);
  expect(inspect(error) + JSON.stringify(error)).not.toContain('s3cret');
});
