/** The queue in memory at the boundaries of its leases, delays and capacity. */
import { createVirtualClock } from '@tradelane/core';
import { describe, expect, test } from 'vitest';
import { type Delivery, MessageLeaseLostError } from '../src/index.ts';
import { createMemoryQueue } from '../src/brokers/memory/index.ts';
import { collector } from './support/collector.ts';

const leaseInMs = 30_000;

async function opened(capacity = 10) {
  const clock = createVirtualClock();
  const queue = createMemoryQueue({ clock, leaseInMs });
  const got: Delivery[] = [];
  const subscription = await queue.source.open({
    capacity,
    deliver: (delivery) => void got.push(delivery),
    onError: () => undefined,
  });
  subscription.start();
  const publish = (body: string, key?: string) => queue.publisher.publish({ id: body, key: key as string, body });
  return { clock, queue, got, subscription, publish, bodies: () => got.map(({ body }) => body) };
}

describe('a message in a memory queue', () => {
  test('is redelivered exactly when its lease ends, and its earlier owner can no longer finish it', async () => {
    const { clock, queue, got, publish } = await opened();
    await publish('a');
    await clock.advance(leaseInMs - 1);
    expect(got).toHaveLength(1);
    await clock.advance(1);
    expect(got.map(({ attempt }) => attempt)).toEqual([1, 2]);
    const [first, second] = got;
    for (const late of [
      () => first?.ack(),
      () => first?.nack(0),
      () => first?.deadLetter('no'),
      () => first?.heartbeat(),
    ])
      expect(late).toThrow(MessageLeaseLostError);
    expect([queue.size, queue.deadLetters]).toEqual([1, []]);
    void second?.ack();
    expect(queue.size).toBe(0);
    expect(clock.pending).toBe(0);
  });

  test('keeps its lease from the last heartbeat', async () => {
    const { clock, got, publish } = await opened();
    await publish('a');
    await clock.advance(leaseInMs - 1);
    void got[0]?.heartbeat();
    await clock.advance(leaseInMs - 1);
    expect(got).toHaveLength(1);
    await clock.advance(1);
    expect(got).toHaveLength(2);
  });

  test('that is returned is redelivered exactly after its delay, or at once', async () => {
    const { clock, got, publish } = await opened();
    await publish('a');
    void got[0]?.nack(5_000);
    expect(clock.pending).toBe(1);
    await clock.advance(4_999);
    expect(got).toHaveLength(1);
    await clock.advance(1);
    expect(got).toHaveLength(2);
    void got[1]?.nack(0);
    expect(got).toHaveLength(3);
  });

  test('waits while the consumer holds as many as its capacity', async () => {
    const { got, publish, bodies } = await opened(2);
    for (const body of ['a', 'b', 'c', 'd']) await publish(body);
    expect(bodies()).toEqual(['a', 'b']);
    void got[1]?.deadLetter('no');
    expect(bodies()).toEqual(['a', 'b', 'c']);
    void got[0]?.ack();
    expect(bodies()).toEqual(['a', 'b', 'c', 'd']);
  });

  test('of a key is delivered after the earlier one of the key has ended', async () => {
    const { got, publish, bodies } = await opened();
    await publish('a', 'k');
    await publish('b', 'k');
    await publish('c', 'other');
    expect(bodies()).toEqual(['a', 'c']);
    void got[0]?.nack(0);
    expect(bodies()).toEqual(['a', 'c', 'a']);
    void got[2]?.ack();
    expect(bodies()).toEqual(['a', 'c', 'a', 'b']);
    void got[3]?.ack();
    await publish('d', 'k');
    expect(bodies()).toEqual(['a', 'c', 'a', 'b', 'd']);
  });

  test('that a closed consumer held is delivered to the next one, and no timer is left for it', async () => {
    const { clock, queue, got, subscription, publish } = await opened();
    await publish('a');
    await subscription.stop();
    await publish('b');
    expect(got).toHaveLength(1);
    await subscription.close();
    expect(clock.pending).toBe(0);
    expect(() => got[0]?.ack()).toThrow(MessageLeaseLostError);
    const next: unknown[] = [];
    const other = await queue.source.open({
      capacity: 10,
      deliver: ({ body }) => void next.push(body),
      onError: () => undefined,
    });
    other.start();
    expect(next.toSorted()).toEqual(['a', 'b']);
  });

  test('delivers to the consumers in turn, and skips full and stopped ones', async () => {
    const { queue, got, bodies, publish, subscription } = await opened(2);
    const other = collector(10);
    const second = await queue.source.open(other);
    second.start();
    for (const body of ['a', 'b', 'c', 'd', 'e']) await publish(body);
    expect([bodies(), other.bodies()]).toEqual([
      ['a', 'c'],
      ['b', 'd', 'e'],
    ]);
    await subscription.stop();
    void got[0]?.ack();
    await publish('f');
    expect([bodies(), other.bodies()]).toEqual([
      ['a', 'c'],
      ['b', 'd', 'e', 'f'],
    ]);
    subscription.start();
    // A second close takes no other consumer away.
    await second.close();
    await second.close();
    expect([bodies(), other.bodies()]).toEqual([
      ['a', 'c', 'b'],
      ['b', 'd', 'e', 'f'],
    ]);
    expect(queue.size).toBe(5);
  });

  test('goes to another consumer after its lease ended, if there is one', async () => {
    const { clock, queue, bodies, publish } = await opened(10);
    const other = collector(10);
    await publish('a');
    (await queue.source.open(other)).start();
    await publish('b');
    await clock.advance(leaseInMs);
    expect([bodies(), other.bodies()]).toEqual([
      ['a', 'b'],
      ['a', 'b'],
    ]);
  });

  test('that waits for its delay blocks later ones of its key, and counts as unfinished', async () => {
    const { clock, queue, got, bodies, publish, subscription } = await opened(10);
    await publish('a', 'k');
    await publish('b', 'k');
    void got[0]?.nack(5_000);
    expect(() => got[0]?.ack()).toThrow(MessageLeaseLostError);
    expect([bodies(), queue.size, clock.pending]).toEqual([['a'], 2, 1]);
    await subscription.stop();
    await subscription.close();
    // The delay continues.
    expect(clock.pending).toBe(1);
    const next = collector(10);
    (await queue.source.open(next)).start();
    expect(next.bodies()).toEqual([]);
    await clock.advance(5_000);
    expect(next.bodies()).toEqual(['a']);
    void next.got[0]?.deadLetter('no');
    expect([next.bodies(), queue.size]).toEqual([['a', 'b'], 1]);
    expect(queue.deadLetters).toEqual([{ body: 'a', reason: 'no' }]);
    void next.got[1]?.ack();
    expect([queue.size, clock.pending]).toEqual([0, 0]);
  });

  test('that is forgotten stays with its owner until its lease ends', async () => {
    const { clock, got, publish } = await opened(10);
    await publish('a');
    got[0]?.forget();
    await clock.advance(leaseInMs - 1);
    expect(got).toHaveLength(1);
    await clock.advance(1);
    expect(got).toHaveLength(2);
  });

  test('that ends while it is delivered makes room for the next', async () => {
    const queue = createMemoryQueue();
    expect([queue.publisher.name, queue.source.name, queue.source.system]).toEqual(['memory', 'memory', 'memory']);
    const bodies: unknown[] = [];
    for (const body of ['a', 'b', 'c'])
      await queue.publisher.publish({ id: body, key: undefined, body, traceparent: body });
    const subscription = await queue.source.open({
      capacity: 1,
      deliver: ({ body, traceparent, ack }) => {
        bodies.push([body, traceparent]);
        void ack();
      },
      onError: () => undefined,
    });
    expect(subscription.leaseInMs).toBe(30_000);
    subscription.start();
    expect(bodies).toEqual([
      ['a', 'a'],
      ['b', 'b'],
      ['c', 'c'],
    ]);
    // However many there are.
    await subscription.stop();
    const many = 20_000;
    for (let at = 0; at < many; at += 1) await queue.publisher.publish({ id: '', key: undefined, body: '' });
    subscription.start();
    expect([bodies.length, queue.size]).toEqual([3 + many, 0]);
    await queue.publisher.close();
    await subscription.close();
    expect(createMemoryQueue({ name: 'own' }).publisher.name).toBe('own');
  });
});
