/** Parts that all queues use: checks of options, keys, reasons and errors. */
import { ArgumentError, createVirtualClock } from '@tradelane/core';
import { describe, expect, it, onTestFinished, test, vi } from 'vitest';
import { reconnectInMs, startTimer } from '../src/clock.ts';
import { QueueError } from '../src/index.ts';
import { checkQueue, clientWith, wholeMs } from '../src/queue/check-queue.ts';
import { deadLetterReason, textOf } from '../src/queue/dead-letter-reason.ts';
import { Fifo } from '../src/queue/fifo.ts';
import { partitionOf, shortened } from '../src/queue/keys.ts';

describe('the options of a queue', () => {
  const wanted = {
    client: clientWith('send', 'a client'),
    url: 'text',
    group: 'name',
    batch: 'count',
    leaseInMs: 'time',
    waitInMs: 'wait',
    isOrdered: 'flag',
    onLost: 'function',
    clock: 'clock',
  } as const;
  const client = { send: () => undefined };
  const least = { client, url: 'x' };

  it('are accepted at their bounds, and all but the client and texts may be absent', () => {
    const all = { ...least, group: 'g', batch: 1, leaseInMs: 0.5, waitInMs: 0, isOrdered: false };
    expect(() => checkQueue(least, wanted as never)).not.toThrow();
    expect(() => checkQueue({ ...all, onLost: () => 0, clock: createVirtualClock() }, wanted as never)).not.toThrow();
  });

  it.each([
    [undefined, '`client` must be a client. Received: undefined.'],
    [{ url: 'x' }, '`client` must be a client. Received: undefined.'],
    [{ client: null, url: 'x' }, '`client` must be a client. Received: null.'],
    [{ client: {}, url: 'x' }, '`client` must be a client.'],
    [{ client }, "`url` must be a string that isn't empty. Received: undefined."],
    [{ client, url: '' }, "`url` must be a string that isn't empty."],
    [{ ...least, group: '' }, "`group` must be a string that isn't empty."],
    [{ ...least, group: null }, "`group` must be a string that isn't empty. Received: null."],
    [{ ...least, batch: 0 }, '`batch` must be a whole number above 0. Received: 0.'],
    [{ ...least, batch: 1.5 }, '`batch` must be a whole number above 0. Received: 1.5.'],
    [{ ...least, leaseInMs: 0 }, '`leaseInMs` must be a number of milliseconds above 0. Received: 0.'],
    [{ ...least, leaseInMs: Infinity }, '`leaseInMs` must be a number of milliseconds above 0.'],
    [{ ...least, waitInMs: -1 }, '`waitInMs` must be a number of milliseconds of 0 or more. Received: -1.'],
    [{ ...least, waitInMs: Infinity }, '`waitInMs` must be a number of milliseconds of 0 or more.'],
    [{ ...least, isOrdered: 1 }, '`isOrdered` must be true or false. Received: 1.'],
    [{ ...least, onLost: 'x' }, '`onLost` must be a function.'],
    [{ ...least, clock: {} }, '`clock` must be a clock'],
    [{ ...least, bacth: 1 }, 'bacth'],
  ])('%j are refused by name', (options, message) => {
    expect(() => checkQueue(options, wanted as never)).toThrow(ArgumentError);
    expect(() => checkQueue(options, wanted as never)).toThrow(message);
  });

  it('become whole milliseconds, and none becomes shorter', () => {
    expect([wholeMs(1), wholeMs(1.1), wholeMs(0)]).toEqual([1, 2, 0]);
  });
});

describe('the partition of a key', () => {
  // A change would move keys between running workers of two versions.
  test.each([
    ['', 8, 5],
    ['order/ORD-1', 8, 1],
    ['order/ORD-2', 8, 0],
    ['order/Größe 漢字 🚚', 8, 6],
    ['order/ORD-3', 1_000, 731],
    ['order/ORD-3', 1, 0],
  ])('%j of %i is the same in every version', (key, partitions, partition) => {
    expect(partitionOf(key, partitions, 'spread')).toBe(partition);
  });

  it('depends on `spread` for a message without a key', () => {
    expect(partitionOf(undefined, 1_000, 'a')).toBe(partitionOf('a', 1_000, 'b'));
  });

  it('is never negative', () => {
    const all = Array.from({ length: 200 }, (_, index) => partitionOf(`order/${index}`, 4, ''));
    expect(new Set(all)).toEqual(new Set([0, 1, 2, 3]));
  });
});

it('a shortened ID keeps 100 readable characters and is unique by its whole text', () => {
  const [one, other] = [shortened('x'.repeat(200), 'readable'), shortened('x'.repeat(201), 'readable')];
  expect(one).toMatch(/^readable~\w{15,22}$/);
  expect(other).not.toBe(one);
  expect(shortened('y'.repeat(500))).toMatch(/^y{100}~\w{15,22}$/);
});

it.each([
  ['  spaces \t and\r\nlines  ', 'spaces and lines'],
  [`${'x'.repeat(990)}       ${'y'.repeat(20)}`, 'x'.repeat(990) + ' yyy'],
  ['\u0007bell', 'bell'],
  ['漢'.repeat(400), '漢'.repeat(333)],
])('a dead-letter reason is one line of at most 1,000 bytes (%j)', (text, reason) => {
  expect(deadLetterReason(text)).toBe(reason);
});

it.each([
  [new AggregateError([], 'all failed'), 'all failed'],
  [new AggregateError([]), 'AggregateError'],
  [new TypeError(''), 'TypeError'],
  [new AggregateError([new AggregateError([new Error('deep')], 'inner')], 'outer'), 'outer deep'],
])('the text of %o is %j', (error, text) => {
  expect(textOf(error)).toBe(text);
});

it.each([
  ['getaddrinfo ENOTFOUND nowhere', 'Check the host name in the URL.'],
  ['getaddrinfo EAI_AGAIN nowhere.', 'Check the host name in the URL.'],
  ['JetStream is not enabled', 'Start the NATS server with JetStream.'],
  ['connection timeout', 'Check the port in the URL, and that the server is running.'],
  ['timed out', 'Check the port in the URL, and that the server is running.'],
  ['Unknown RESP type 72', 'Another kind of server responds there. Check the port in the URL.'],
  ['NOPERM no permissions', 'Check the user, the password, and the rights of the user.'],
  ['WRONGPASS invalid pair', 'Check the user, the password, and the rights of the user.'],
  ['ECONNREFUSED', 'Check the URL, and that the server is running.'],
])('the error of a queue after %j has a remedy and its cause', (reason, remedy) => {
  const cause = new Error(reason);
  const error = new QueueError('at localhost:1', reason, cause);
  expect(error.message).toBe(`The queue at localhost:1 failed: ${reason.replace(/\.$/, '')}. ${remedy}`);
  expect(error.cause).toBe(cause);
});

it('a queue in memory returns its items in order, also after thousands', () => {
  const fifo = new Fifo<number>();
  const got: (number | undefined)[] = [];
  for (let number = 0; number < 3_000; number += 1) {
    fifo.push(number);
    if (number % 3 > 0) got.push(fifo.shift());
  }
  while (!fifo.isEmpty) got.push(fifo.shift());
  expect(got).toEqual(Array.from({ length: 3_000 }, (_, number) => number));
  expect(fifo.shift()).toBeUndefined();
  fifo.push(1);
  expect([fifo.isEmpty, fifo.shift(), fifo.isEmpty]).toEqual([false, 1, true]);
});

it('a broken connection is opened again after 100 ms at first, and after ten seconds in the end', () => {
  const longest = vi.spyOn(Math, 'random').mockReturnValue(1);
  onTestFinished(() => longest.mockRestore());
  expect([1, 2, 3, 7, 8, 50].map(reconnectInMs)).toEqual([100, 200, 400, 6_400, 10_000, 10_000]);
});

it('a timer of a clock without timers can be canceled', async () => {
  const calls: string[] = [];
  const virtual = createVirtualClock();
  const plain = { now: virtual.now, wait: virtual.wait };
  startTimer(plain, 10, () => calls.push('first'));
  startTimer(plain, 10, () => calls.push('canceled'))();
  await virtual.advance(10);
  expect(calls).toEqual(['first']);
  expect(virtual.pending).toBe(0);
});

it('a timer uses the timers of its clock, which never advance a virtual clock', () => {
  const calls: string[] = [];
  const clock = {
    now: () => 0,
    wait: () => expect.unreachable(),
    setTimer: (inMs: number) => {
      calls.push(`set ${inMs}`);
      return () => void calls.push('canceled');
    },
  };
  startTimer(clock, 10, () => undefined)();
  expect(calls).toEqual(['set 10', 'canceled']);
});
