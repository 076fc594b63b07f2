import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createRabbitSource } from '../../src/brokers/rabbitmq/index.ts';
import { endOf } from '../support/collector.ts';
import { AmqpError, FakeRabbit } from '../support/fakes/rabbit.ts';
import { running } from '../support/rabbit-source.ts';
import { gate, settle } from '../support/world.ts';

describe('a RabbitMQ source whose channel broke', () => {
  it('opens another one, after each failure later, and delivers its messages again', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
    onTestFinished(() => void vi.restoreAllMocks());
    const { broker, got, clock, errors, close } = await running({ partitions: 1 });
    const wait = vi.spyOn(clock, 'wait');
    const waits = () => wait.mock.calls.map(([inMs]) => inMs).filter((inMs) => inMs < 1_000);
    const pass = async (inMs: number): Promise<void> => {
      await settle();
      await clock.advance(inMs);
      await settle();
    };
    broker.put('events.0', 'a');
    const failure = new Error('no channel');
    expect(clock.pending).toBe(1);
    // Between them, the queues are declared.
    broker.fail('acquire', failure, undefined, failure);
    const declared = broker.calls.filter((call) => call === 'declare events.0').length;
    [...broker.channels][0]?.break();
    for (const inMs of [25, 50, 100]) await pass(inMs);
    expect(errors).toEqual([failure, failure]);
    expect(broker.calls.filter((call) => call === 'declare events.0')).toHaveLength(declared + 2);
    expect(got.map(({ attempt }) => attempt)).toEqual([1, 2]);
    [...broker.channels][0]?.break();
    await pass(25);
    expect(got.map(({ attempt }) => attempt)).toEqual([1, 2, 3]);
    expect(waits()).toEqual([25, 50, 100, 25]);
    // The looks at the connection on earlier channels end.
    await pass(1_000);
    expect(clock.pending).toBe(1);
    await close();
    expect(clock.pending).toBe(0);
  });

  it('waits for the declaration before it consumes again, and closes a channel that it can not use', async () => {
    const { broker, clock, errors, close } = await running({ partitions: 1 });
    const failure = new Error('no rights');
    broker.fail('consume', failure, failure);
    const declared = gate();
    broker.declares = declared.promise;
    [...broker.channels][0]?.break();
    await settle();
    await clock.advance(10_000);
    await settle();
    expect(errors).toEqual([failure]);
    const consumed = () => broker.calls.filter((call) => call.startsWith('consume')).length;
    expect(consumed()).toBe(2);
    await clock.advance(10_000);
    await settle();
    expect(consumed()).toBe(2);
    broker.fail('declare', new Error('starting'));
    declared.open();
    await settle();
    await clock.advance(10_000);
    await settle();
    await clock.advance(10_000);
    await settle();
    expect([consumed(), errors.length, broker.channels.size]).toEqual([4, 2, 1]);
    await close();
  });

  it('opens another one after each error of the connection that is not its end', async () => {
    const { broker, clock, subscription, errors, close } = await running({ partitions: 1 });
    let hasEnded = false;
    void subscription.ended?.then(() => (hasEnded = true));
    const lost = new AmqpError('AMQPConnectionError', 'CONN_CLOSE', 'socket closed');
    broker.fail('acquire', lost);
    [...broker.channels][0]?.break();
    for (let time = 0; time < 2; time += 1) {
      await settle();
      await clock.advance(10_000);
    }
    await settle();
    expect([hasEnded, errors, broker.channels.size]).toEqual([false, [lost], 1]);
    await close();
  });

  it('closes the channel of a canceled consumer, and looks at nothing after the stop', async () => {
    const { broker, clock, subscription } = await running({ partitions: 1 });
    broker.declare('events.9');
    [...broker.channels][0]?.emit('basic.cancel', 'tag', new Error('canceled'));
    await settle();
    expect(broker.channels.size).toBe(0);
    await clock.advance(10_000);
    await settle();
    expect(broker.channels.size).toBe(1);
    await subscription.stop();
    const wait = vi.spyOn(clock, 'wait');
    await settle();
    expect(wait).not.toHaveBeenCalled();
    await subscription.close();
  });

  it('reports a canceled consumer and declares the deleted queue again', async () => {
    const { broker, got, clock, errors, close } = await running();
    broker.delete('events');
    await settle();
    for (let time = 0; time < 3; time += 1) {
      await clock.advance(10_000);
      await settle();
    }
    expect(errors).toMatchObject([{ code: 'NOT_FOUND' }, { code: 'NOT_FOUND' }]);
    broker.put('events', 'again');
    expect(got).toHaveLength(1);
    expect(broker.channels.size).toBe(1);
    await close();
  });

  it('reports an error of its channel', async () => {
    const { broker, errors, close } = await running();
    const error = new Error('unknown delivery tag');
    [...broker.channels][0]?.emit('error', error);
    expect(errors).toEqual([error]);
    await close();
  });

  it('is not opened again after the stop', async () => {
    const { broker, clock, subscription } = await running();
    [...broker.channels][0]?.break();
    await settle();
    await subscription.stop();
    await clock.advance(60_000);
    await settle();
    await subscription.close();
    expect(broker.channels.size).toBe(0);
  });

  it('closes a channel that opens after the stop', async () => {
    const broker = new FakeRabbit();
    const subscription = await createRabbitSource({ connection: broker.connection, queue: 'events' }).open({
      capacity: 1,
      deliver: () => undefined,
      onError: (error) => expect.unreachable(String(error)),
    });
    subscription.start();
    await subscription.stop();
    await settle();
    expect(broker.channels.size).toBe(0);
    expect(broker.calls).not.toContain('consume events');
    await subscription.close();
  });

  it.each([undefined, 2])('G40: ends if your program closes the connection (partitions: %s)', async (partitions) => {
    const { broker, clock, subscription, errors } = await running({ partitions });
    const ended = await endOf(subscription, clock, () => broker.closeConnection());
    expect(ended?.message).toMatch(/^The queue events(\.\d)? failed: The connection was closed\./);
    expect(ended?.cause).toMatchObject({ code: 'CLOSING' });
    expect(errors).toEqual([]);
    await subscription.stop();
    await subscription.close();
  });

  it('closes the channels that it opens while the connection is blocked', async () => {
    const { broker, clock, errors, close } = await running();
    broker.isReady = false;
    await clock.advance(1_000);
    await clock.advance(1_000);
    await settle();
    expect(broker.channels.size).toBe(1);
    expect(errors).toEqual([]);
    await close();
  });
});
