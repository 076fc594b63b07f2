import { describe, expect, it } from 'vitest';
import { createRabbitSource } from '../../src/brokers/rabbitmq/index.ts';
import { MessageLeaseLostError } from '../../src/index.ts';
import { follow } from '../support/collector.ts';
import { running } from '../support/rabbit-source.ts';
import { settle } from '../support/world.ts';

describe('a message of RabbitMQ', () => {
  it('is delivered with its count and its trace, and acknowledged once', async () => {
    const { broker, got, errors, close } = await running();
    broker.put('events', Buffer.from('{}'), { headers: { traceparent: 'trace' } });
    broker.put('events', 'text', { headers: { traceparent: 7 } });
    broker.put('events', { id: 1 });
    expect(got.map(({ body, attempt, traceparent }) => [String(body), attempt, traceparent])).toEqual([
      ['{}', 1, 'trace'],
      ['text', 1, undefined],
      ['{"id":1}', 1, undefined],
    ]);
    expect(got[0]?.body).toBeInstanceOf(Buffer);
    for (const one of got) {
      void one.heartbeat();
      expect(one.isGone).toBe(false);
      void one.ack();
    }
    await settle();
    await close();
    expect(broker.bodiesOf('events')).toEqual([]);
    expect(errors).toEqual([]);
  });

  it('counts the deliveries that the broker counts', async () => {
    const { broker, got, close } = await running();
    broker.put('events', 'counted');
    void got[0]?.nack(0);
    void got[1]?.nack(0);
    expect(got.map(({ attempt }) => attempt)).toEqual([1, 2, 3]);
    void got[2]?.ack();
    await settle();
    // A header of another type isn't a count.
    broker.put('events', 'again', { headers: { 'x-delivery-count': 'many' } });
    const [channel] = broker.channels;
    channel?.break();
    await close();
    const other = await follow(createRabbitSource({ connection: broker.connection, queue: 'events' }));
    await settle();
    expect(other.got.map(({ attempt }) => attempt)).toEqual([2]);
    await other.close();
  });

  it.each([
    [{ redelivered: true }, undefined],
    [{ redelivered: false }, 1],
    [{ redelivered: true, headers: { 'x-delivery-count': '3' } }, undefined],
    [{ redelivered: true, headers: { 'x-delivery-count': 0 } }, 1],
  ])('with the fields %j is delivery %s', async (fields, attempt) => {
    const { broker, got, close } = await running();
    const [channel] = broker.channels;
    channel?.takeAs({ ...fields, body: 'x', deliveryTag: 1 });
    expect(got[0]?.attempt).toBe(attempt);
    await close();
  });

  it('waits for the delay of its return in this process', async () => {
    const { broker, got, clock, bodies, close } = await running({ capacity: 2 });
    broker.put('events', 'late');
    void got[0]?.nack(5_000);
    broker.put('events', 'next');
    await clock.advance(4_999);
    expect(bodies()).toEqual(['late', 'next']);
    await clock.advance(1);
    await settle();
    expect(bodies()).toEqual(['late', 'next', 'late']);
    void got[2]?.nack(60_000);
    await close();
    expect(broker.bodiesOf('events').toSorted()).toEqual(['late', 'next']);
    expect(clock.pending).toBe(0);
  });

  it('is acknowledged with others in one frame, and never with an unfinished one', async () => {
    const { broker, got, errors, close } = await running();
    for (const body of ['a', 'b', 'c', 'd', 'e']) broker.put('events', body);
    void got[0]?.nack(1_000_000);
    void got[3]?.ack();
    void got[4]?.ack();
    await settle();
    expect(broker.acks).toBe(2);
    for (const at of [1, 2]) void got[at]?.nack(0);
    await close();
    expect(broker.bodiesOf('events').toSorted()).toEqual(['a', 'b', 'c']);
    void got[1]?.nack(0);
    expect(errors).toEqual([]);
  });

  it('does not delay the acknowledgements of later ones once it is returned or rejected', async () => {
    const { broker, got, close } = await running({ capacity: 4 });
    for (const body of ['a', { number: 9_007_199_254_740_992 }, 'c', 'd', 'e', 'f']) broker.put('events', body);
    void got[0]?.nack(0);
    await got[1]?.deadLetter('It cannot be read.');
    for (const at of [2, 3]) void got[at]?.ack();
    await settle();
    expect(broker.acks).toBe(1);
    await close();
  });

  it('is dead-lettered with its reason before it is acknowledged', async () => {
    const { broker, got, close } = await running();
    broker.put('events', Buffer.from('bad'));
    await got[0]?.deadLetter('No handler.');
    expect(broker.bodiesOf('events.dead')).toEqual(['bad']);
    expect(broker.headersOf('events.dead')).toEqual([{ reason: 'No handler.' }]);
    expect(broker.published).toEqual([
      {
        headers: { reason: 'No handler.' },
        routingKey: 'events.dead',
        correlationId: '1',
        mandatory: true,
        durable: true,
      },
    ]);
    expect(broker.publisherOptions).toEqual([{ confirm: true, maxAttempts: 3 }]);
    await settle();
    await close();
    expect(broker.bodiesOf('events')).toEqual([]);
  });

  it('is dead-lettered to a queue that was deleted, which is declared again', async () => {
    const { broker, got, close } = await running();
    broker.put('events', 'bad');
    broker.delete('events.dead');
    await got[0]?.deadLetter('No handler.');
    expect(broker.bodiesOf('events.dead')).toEqual(['bad']);
    await settle();
    await close();
    expect(broker.bodiesOf('events')).toEqual([]);
  });

  it.each(['disk alarm', 'no confirmation within 30 seconds'])(
    'that the dead letters do not take is redelivered after ten seconds: %s',
    async (reason) => {
      const { broker, got, clock, close } = await running();
      broker.put('events', 'bad');
      if (reason === 'disk alarm') broker.fail('send', new Error(reason));
      else broker.confirms = new Promise(() => undefined);
      const declarations = () => broker.calls.filter((call) => call.startsWith('declare')).length;
      const declared = declarations();
      const refused = expect(got[0]?.deadLetter('No handler.')).rejects.toThrow(reason);
      await settle();
      if (reason !== 'disk alarm') await clock.advance(30_000);
      await refused;
      expect(declarations()).toBe(declared);
      await clock.advance(9_999);
      expect(got).toHaveLength(1);
      await clock.advance(1);
      await settle();
      expect(got.map(({ attempt }) => attempt)).toEqual([1, 2]);
      await close();
      expect(broker.bodiesOf('events')).toEqual(['bad']);
    },
  );

  it.each([
    [undefined, [undefined]],
    [false, [{ reason: 'It cannot be read.' }]],
  ])(
    'whose number the client has rounded is rejected, if its queue was declared here: %s',
    async (declare, headers) => {
      const { broker, got, close } = await running({
        declare,
        before: (one) => {
          if (declare === undefined) return;
          for (const queue of ['events', 'events.dead']) one.declare(queue, { durable: true });
        },
      });
      broker.put('events', { number: 9_007_199_254_740_992 });
      await got[0]?.deadLetter('It cannot be read.');
      expect(broker.headersOf('events.dead')).toEqual(headers);
      // Another number was not rounded.
      broker.put('events', { number: 9_007_199_254_740_991 });
      await got[1]?.deadLetter('No handler.');
      expect(broker.headersOf('events.dead')).toEqual([...headers, { reason: 'No handler.' }]);
      await settle();
      await close();
      expect(broker.bodiesOf('events')).toEqual([]);
    },
  );

  it('that is forgotten returns with all others in flight, in order', async () => {
    const { broker, got, clock, bodies, close } = await running({ capacity: 3 });
    for (const body of ['a', 'b', 'c', 'd']) broker.put('events', body);
    got[1]?.forget();
    await settle();
    expect(got.slice(0, 3).map(({ isGone }) => isGone)).toEqual([true, true, true]);
    for (const late of [() => got[0]?.ack(), () => got[0]?.heartbeat()]) expect(late).toThrow(MessageLeaseLostError);
    expect(() => got[0]?.ack()).toThrow('a message of events');
    await expect(got[0]?.deadLetter('no')).rejects.toThrow(MessageLeaseLostError);
    void got[0]?.nack(0);
    await clock.advance(10_000);
    await settle();
    expect(bodies()).toEqual(['a', 'b', 'c', 'a', 'b', 'c']);
    expect(broker.bodiesOf('events.dead')).toEqual([]);
    await close();
  });

  it('that arrives after the stop is left to the broker', async () => {
    const { broker, subscription, got } = await running({ capacity: 3 });
    broker.put('events', 'a');
    await subscription.stop();
    broker.put('events', 'b');
    expect(got).toHaveLength(1);
    void got[0]?.ack();
    // Sent although the channel closes in the same turn.
    await subscription.close();
    expect(broker.bodiesOf('events')).toEqual(['b']);
  });
});
