/** A subscription that pulls its messages from a queue. */
import { createVirtualClock } from '@tradelane/core';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Delivery } from '../src/index.ts';
import type { Handle } from '../src/queue/held-deliveries.ts';
import { openPull, type Pull } from '../src/queue/pull-subscription.ts';
import { gate, settle } from './support/world.ts';

/** Pulls from a queue whose requests are answered by the test. */
function pulling(capacity: number, more: Partial<Pull> = {}) {
  const clock = createVirtualClock();
  const got: Delivery[] = [];
  const errors: unknown[] = [];
  const asked: { readonly most: number; hand(delivery: Handle): void; end(error?: Error): void }[] = [];
  const subscription = openPull(
    { capacity, deliver: (delivery) => void got.push(delivery), onError: (error) => errors.push(error) },
    {
      leaseInMs: undefined,
      batch: 10,
      clock,
      receive: (most, hand) =>
        new Promise((resolve, reject) => {
          asked.push({ most, hand, end: (error) => (error === undefined ? resolve() : reject(error)) });
        }),
      ...more,
    },
  );
  subscription.start();
  return { clock, got, errors, asked, subscription };
}

const message = (body: string, more: Partial<Handle> = {}): Handle => ({
  body,
  attempt: 1,
  ack: () => undefined,
  nack: () => undefined,
  deadLetter: () => undefined,
  heartbeat: () => undefined,
  ...more,
});

test('a message that arrives during a stop is returned before the queue is closed', async () => {
  const returned = gate();
  const steps: string[] = [];
  const { asked, subscription, got } = pulling(4, {
    close: () => {
      steps.push('closed');
      return Promise.resolve();
    },
  });
  await settle();
  const stopping = subscription.stop();
  const nack = (): Promise<void> => returned.promise.then(() => void steps.push('returned'));
  asked[0]?.hand(message('late', { nack }));
  asked[0]?.end();
  await stopping;
  const closing = subscription.close();
  await settle();
  expect([got, steps]).toEqual([[], []]);
  returned.open();
  await closing;
  expect(steps).toEqual(['returned', 'closed']);
});

test('a request asks for as many messages as there is room for, also after one that brought fewer', async () => {
  const { asked, subscription, got } = pulling(4);
  await settle();
  asked[0]?.hand(message('a'));
  asked[0]?.end();
  await settle();
  void got[0]?.ack();
  asked[1]?.end();
  await settle();
  expect(asked.map(({ most }) => most)).toEqual([4, 3, 4]);
  asked[2]?.end();
  await Promise.all([subscription.stop(), settle().then(() => asked[3]?.end())]);
});

test('a stop ends the wait for room', async () => {
  const { asked, subscription, got } = pulling(2);
  await settle();
  for (const body of ['a', 'b']) asked[0]?.hand(message(body));
  asked[0]?.end();
  await settle();
  await subscription.stop();
  expect([asked.length, got.length]).toEqual([1, 2]);
});

test('a failed request is repeated after a pause that starts small again after a success', async () => {
  const { asked, errors, subscription, clock } = pulling(4);
  await settle();
  for (let failures = 0; failures < 5; failures += 1) {
    asked.at(-1)?.end(new Error('away'));
    await clock.advance(10_000);
  }
  expect([asked.length, errors.length]).toEqual([6, 5]);
  asked.at(-1)?.end();
  await settle();
  asked.at(-1)?.end(new Error('away'));
  await clock.advance(100);
  expect(asked).toHaveLength(8);
  asked.at(-1)?.end();
  await Promise.all([subscription.stop(), settle().then(() => asked.at(-1)?.end())]);
});

test('requests share the room for messages, each as large as its part, and no more are open than have room', async () => {
  const { asked, subscription, got } = pulling(10, { requests: 3, batch: 100 });
  await settle();
  expect(asked.map(({ most }) => most)).toEqual([4, 4, 2]);
  for (const one of asked) one.end();
  const small = pulling(4, { requests: 3, batch: 100 });
  await settle();
  expect(small.asked.map(({ most }) => most)).toEqual([2, 2]);
  // The third one starts in its place while the first one waits after an error.
  small.asked[0]?.end(new Error('away'));
  await settle();
  expect(small.asked.map(({ most }) => most)).toEqual([2, 2, 2]);
  const limited = pulling(10, { batch: 3 });
  await settle();
  expect([limited.asked.map(({ most }) => most), got]).toEqual([[3], []]);
  for (const each of [{ asked, subscription }, small, limited])
    await Promise.all([each.subscription.stop(), settle().then(() => each.asked.forEach(({ end }) => end()))]);
});

test('the next request waits until half of the room is free', async () => {
  const { asked, subscription, got } = pulling(5);
  await settle();
  for (const body of ['a', 'b', 'c', 'd', 'e']) asked[0]?.hand(message(body));
  asked[0]?.end();
  await settle();
  void got[0]?.ack();
  await settle();
  expect(asked).toHaveLength(1);
  void got[1]?.nack(0);
  await settle();
  expect(asked.map(({ most }) => most)).toEqual([5, 2]);
  await Promise.all([subscription.stop(), settle().then(() => asked[1]?.end())]);
});

test('a stop ends all waits, and resolves after the last request without reporting its end', async () => {
  const { asked, errors, subscription } = pulling(1, { requests: 3 });
  await settle();
  expect(asked).toHaveLength(1);
  let isStopped = false;
  const stopped = subscription.stop().then(() => (isStopped = true));
  await settle();
  expect(isStopped).toBe(false);
  asked[0]?.end(new Error('aborted'));
  await stopped;
  expect([asked.length, errors]).toEqual([1, []]);
});

test('a stop ends the pause after a failed request', async () => {
  const { asked, clock, subscription } = pulling(1);
  await settle();
  asked[0]?.end(new Error('away'));
  await settle();
  expect(clock.pending).toBe(1);
  await subscription.stop();
  expect([clock.pending, asked.length]).toEqual([0, 1]);
});

test('a close returns held messages for immediate redelivery before it releases the queue', async () => {
  const returned = gate();
  const steps: string[] = [];
  const close = (): Promise<void> => Promise.resolve(void steps.push('closed'));
  const { asked, subscription } = pulling(2, { redelivery: 'together', leaseInMs: 30_000, close });
  expect(subscription).toMatchObject({ redelivery: 'together', leaseInMs: 30_000 });
  await settle();
  asked[0]?.hand(message('held', { nack: (inMs) => returned.promise.then(() => void steps.push(`returned ${inMs}`)) }));
  asked[0]?.end();
  await Promise.all([subscription.stop(), settle().then(() => asked[1]?.end())]);
  const closing = subscription.close();
  await settle();
  expect(steps).toEqual([]);
  returned.open();
  await closing;
  expect(steps).toEqual(['returned 0', 'closed']);
});

test('a message is returned for whole milliseconds, and no sooner', async () => {
  const waits: number[] = [];
  const { asked, subscription, got } = pulling(1);
  await settle();
  asked[0]?.hand(message('a', { nack: (inMs) => void waits.push(inMs) }));
  void got[0]?.nack(1.2);
  expect(waits).toEqual([2]);
  asked[0]?.end();
  await Promise.all([subscription.stop(), settle().then(() => asked[1]?.end())]);
});

test('a stop ends the waits of all requests if every message is in flight', async () => {
  const { asked, subscription, got } = pulling(2, { requests: 2 });
  await settle();
  for (const [index, { hand, end }] of asked.entries()) {
    hand(message(`${index}`));
    end();
  }
  await settle();
  await subscription.stop();
  expect([asked.length, got.length]).toEqual([2, 2]);
});

test('the pause after failed requests doubles', async () => {
  const longest = vi.spyOn(Math, 'random').mockReturnValue(1);
  onTestFinished(() => longest.mockRestore());
  const { asked, clock, subscription } = pulling(1);
  const from = clock.now();
  const times: number[] = [];
  for (let failures = 0; failures < 4; failures += 1) {
    await settle();
    asked.at(-1)?.end(new Error('away'));
    await settle();
    await clock.advanceToNext();
    times.push(clock.now() - from);
  }
  expect(times).toEqual([100, 300, 700, 1_500]);
  await Promise.all([subscription.stop(), settle().then(() => asked.at(-1)?.end())]);
});
