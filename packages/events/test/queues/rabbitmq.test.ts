import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createRabbitPublisher, createRabbitSource } from '../../src/brokers/rabbitmq/index.ts';
import { QueueError } from '../../src/queue/errors.ts';
import { partitionOf } from '../../src/queue/keys.ts';
import { follow } from '../support/collector.ts';
import { FakeRabbit } from '../support/fakes/rabbit.ts';
import { running } from '../support/rabbit-source.ts';
import { gate, settle } from '../support/world.ts';

const single = { 'x-single-active-consumer': true };
const argumentsTo = (dead: string) => ({
  'x-queue-type': 'quorum',
  'x-dead-letter-exchange': '',
  'x-dead-letter-routing-key': dead,
  'x-dead-letter-strategy': 'at-least-once',
  'x-overflow': 'reject-publish',
});
const settingsOf = (broker: FakeRabbit) =>
  Object.fromEntries([...broker.queues].map(([name, { settings }]) => [name, settings]));

describe('a RabbitMQ source', () => {
  it('declares durable quorum queues whose dead letters are kept, and closes the channel', async () => {
    const { broker, source, subscription, close } = await running();
    expect(settingsOf(broker)).toEqual({
      events: { durable: true, arguments: argumentsTo('events.dead') },
      'events.dead': { durable: true, arguments: { 'x-queue-type': 'quorum' } },
    });
    expect([source.name, source.system]).toEqual(['events', 'rabbitmq']);
    expect(subscription).toMatchObject({ leaseInMs: 60_000 });
    expect(broker.channels.size).toBe(1);
    await close();
    expect(broker.channels.size).toBe(0);
    expect(broker.openPublishers).toBe(0);
  });

  it('declares a queue with one active consumer per partition, and spreads the capacity over them', async () => {
    const places = [0.9, 0.1, 0.5];
    const { broker, subscription, clock, close, unordered } = await running({
      partitions: 3,
      random: () => places.shift() ?? 0,
      capacity: 10,
      heartbeatInMs: 20_000,
    });
    const one = { durable: true, arguments: { ...argumentsTo('events.dead'), ...single } };
    expect(settingsOf(broker)).toEqual({
      'events.0': one,
      'events.1': one,
      'events.2': one,
      'events.dead': { durable: true, arguments: { 'x-queue-type': 'quorum' } },
    });
    expect(subscription.leaseInMs).toBe(20_000);
    expect(broker.calls.filter((call) => call.startsWith('prefetch'))).toEqual(Array(3).fill('prefetch 4'));
    // Started in random order, so that several processes share the partitions.
    expect(broker.calls.filter((call) => call.startsWith('consume'))).toEqual([
      'consume events.1',
      'consume events.2',
      'consume events.0',
    ]);
    await clock.advance(5_000);
    expect(broker.calls).not.toContain('check events.0');
    expect(unordered()).toBe(0);
    await close();
    expect(broker.channels.size).toBe(0);
  });

  it('has room for one message of each partition, however small its capacity', async () => {
    const { broker, close } = await running({ partitions: 3, capacity: 1 });
    expect(broker.calls.filter((call) => call.startsWith('prefetch'))).toEqual(Array(3).fill('prefetch 1'));
    await close();
  });

  it('declares nothing if you declare the queues', async () => {
    const { broker, clock, close } = await running({
      declare: false,
      capacity: 7,
      before: (one) => one.declare('events', { mine: true }),
    });
    expect(settingsOf(broker)).toEqual({ events: { mine: true } });
    expect(broker.calls).toEqual(['prefetch 7', 'consume events']);
    // The queue may have a single active consumer.
    await clock.advance(20_000);
    expect(broker.calls).toEqual(['prefetch 7', 'consume events']);
    expect(broker.acquired).toEqual([{ emitErrorsFromChannel: true }]);
    await close();
  });

  it('can not be opened if the queue has other arguments, and leaves no channel open', async () => {
    await expect(running({ before: (broker) => broker.declare('events', { durable: false }) })).rejects.toThrow(
      'inequivalent arg',
    );
    const broker = new FakeRabbit();
    broker.fail('declare', new Error('no rights'));
    await expect(follow(createRabbitSource({ connection: broker.connection, queue: 'events' }))).rejects.toThrow(
      'no rights',
    );
    expect(broker.channels.size).toBe(0);
  });

  it('checks for other workers every five seconds until there are some', async () => {
    const { broker, clock, unordered, close } = await running();
    const checks = () => broker.calls.filter((call) => call === 'check events').length;
    expect([checks(), unordered()]).toEqual([1, 0]);
    await clock.advance(4_999);
    expect(checks()).toBe(1);
    const other = await follow(createRabbitSource({ connection: broker.connection, queue: 'events', clock }));
    await settle();
    await clock.advance(1);
    await settle();
    expect(unordered()).toBe(1);
    await clock.advance(4_999);
    await clock.advance(20_000);
    await settle();
    expect(unordered()).toBe(1);
    await other.close();
    await close();
    expect(clock.pending).toBe(0);
  });
});

describe('a RabbitMQ publisher', () => {
  const message = { id: 'a', key: 'order/2', body: '{}' };

  it.each(['declares', 'confirms'] as const)(
    'rejects a message after 30 seconds if the broker never %s',
    async (what) => {
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      onTestFinished(() => void vi.useRealTimers());
      const broker = new FakeRabbit();
      const publisher = createRabbitPublisher({ connection: broker.connection, queue: 'events' });
      const answers = gate();
      broker[what] = answers.promise;
      const ends: unknown[] = [];
      const published = publisher.publish(message).catch((error: unknown) => ends.push(error));
      await vi.advanceTimersByTimeAsync(29_999);
      expect(ends).toEqual([]);
      await vi.advanceTimersByTimeAsync(1);
      await published;
      expect(ends[0]).toBeInstanceOf(QueueError);
      expect(String(ends[0])).toContain(
        'The queue events failed: no confirmation within 30 seconds. Check that the queue has a leader',
      );
      // It may still be published.
      answers.open();
      await settle();
      expect(broker.bodiesOf('events')).toEqual(['{}']);
      await publisher.publish(message);
      expect(vi.getTimerCount()).toBe(0);
    },
  );

  it('declares the queues once, and sends a durable message to the queue or to the partition of its key', async () => {
    const broker = new FakeRabbit();
    const publisher = createRabbitPublisher({ connection: broker.connection, queue: 'events', partitions: 5 });
    expect(publisher.name).toBe('events');
    await publisher.publish({ ...message, traceparent: 'trace' });
    await publisher.publish({ ...message, key: undefined });
    expect(broker.calls).toHaveLength(6);
    expect(broker.published).toEqual([
      {
        messageId: 'a',
        routingKey: `events.${partitionOf('order/2', 5, '')}`,
        correlationId: '1',
        mandatory: true,
        durable: true,
        headers: { traceparent: 'trace' },
      },
      {
        messageId: 'a',
        routingKey: `events.${partitionOf('a', 5, '')}`,
        correlationId: '2',
        mandatory: true,
        durable: true,
      },
    ]);
    await publisher.close();
    expect([broker.openPublishers, broker.channels.size]).toEqual([0, 0]);
    const plain = createRabbitPublisher({ connection: broker.connection, queue: 'plain' });
    await plain.publish(message);
    expect(broker.bodiesOf('plain')).toEqual(['{}']);
  });

  it('declares the queues again after a failure of the declaration or of a message', async () => {
    const broker = new FakeRabbit();
    const publisher = createRabbitPublisher({ connection: broker.connection, queue: 'events' });
    broker.fail('declare', new Error('starting'));
    await expect(publisher.publish(message)).rejects.toThrow('starting');
    await publisher.publish(message);
    broker.delete('events');
    await expect(publisher.publish(message)).rejects.toThrow('queue events. Declare the queue');
    await expect(publisher.publish(message)).resolves.toBeUndefined();
    expect(broker.bodiesOf('events')).toEqual(['{}']);
    // A returned message isn't the error of another one.
    const other = createRabbitPublisher({ connection: broker.connection, queue: 'gone', declare: false });
    const results = await Promise.allSettled([
      other.publish(message),
      other.publish(message),
      publisher.publish(message),
    ]);
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'fulfilled']);
  });
});
