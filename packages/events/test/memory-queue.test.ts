/** The queue in memory at the boundaries of its leases, delays and capacity. */
import { createVirtualClock } from '@tradelane/core';
import { describe, expect, test } from 'vitest';
import { type Delivery, MessageLeaseLostError } from '../src/index.ts';
import { createMemoryQueue } from '../src/brokers/memory/index.ts';

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
});
