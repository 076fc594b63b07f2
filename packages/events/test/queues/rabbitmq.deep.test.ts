import { startRabbit, type TestServer, withoutServer } from '@tradelane/test-servers';
import { Connection } from 'rabbitmq-client';
import { createVirtualClock } from '@tradelane/core';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Delivery } from '../../src/index.ts';
import { createRabbitPublisher, createRabbitSource } from '../../src/brokers/rabbitmq/index.ts';
import { connectSource } from '../../src/url.ts';
import { conformance } from '../support/conformance.ts';
import { accept, publishAll } from '../support/messages.ts';

describe.skipIf(withoutServer('rabbitmq'))('RabbitMQ', () => {
  let server: TestServer;
  let connection: Connection;
  let count = 0;
  beforeAll(async () => {
    server = await startRabbit();
    connection = new Connection(server.url);
    connection.on('error', () => undefined);
    await connection.onConnect(60_000);
  });
  afterAll(async () => {
    await connection?.close();
    await server?.stop();
  });

  for (const partitions of [undefined, 4])
    conformance(
      {
        name: partitions === undefined ? 'RabbitMQ' : `RabbitMQ in ${partitions} partitions`,
        leaseInMs: 60_000,
        // A message stays with its holder for as long as the connection stands.
        expires: false,
        counts: true,
        orders: partitions !== undefined,
        partitions,
        // A quorum queue delivers a returned message after messages that it delivers meanwhile.
        returnsFirst: false,
      },
      () => {
        const queue = `events-${(count += 1)}`;
        const publisher = createRabbitPublisher({ connection, queue, partitions });
        return Promise.resolve({
          publisher,
          source: () => createRabbitSource({ connection, queue, partitions }),
          deadLetters: async () => {
            const channel = await connection.acquire();
            const message = await channel.basicGet({ queue: `${queue}.dead` });
            await channel.close();
            if (message === undefined) return [];
            return [{ body: String(message.body), reason: String(message.headers?.['reason']) }];
          },
          close: () => publisher.close(),
        });
      },
    );

  it('names the host and the reason if the broker refuses the password', async () => {
    const source = await connectSource(server.url.replace('guest:guest', 'guest:wrong'));
    const opened = source.open({ capacity: 1, deliver: () => undefined, onError: () => undefined });
    await expect(opened).rejects.toThrow(new RegExp(`^The queue at 127.0.0.1:${server.port} failed: .*ACCESS.REFUSED`));
  });

  it('reports a deleted queue on publishing, and declares it again', async () => {
    const queue = `events-${(count += 1)}`;
    const publisher = createRabbitPublisher({ connection, queue });
    const other = createRabbitPublisher({ connection, queue, declare: false });
    const [first, second] = [accept('ORD-1'), accept('ORD-1')];
    await publishAll(publisher, [first]);
    await connection.queueDelete({ queue });
    await expect(publishAll(other, [second])).rejects.toThrow(`RabbitMQ has no queue ${queue}`);
    await expect(publishAll(publisher, [second])).rejects.toThrow(`RabbitMQ has no queue ${queue}`);
    await publishAll(publisher, [second]);
    expect(String((await connection.basicGet({ queue }))?.body)).toBe(second.body);
    await publisher.close();
    await other.close();
  });

  it('follows a queue that was deleted once it is there again, and loses no dead letter', async () => {
    const queue = `events-${(count += 1)}`;
    const publisher = createRabbitPublisher({ connection, queue });
    const got: Delivery[] = [];
    const subscription = await createRabbitSource({ connection, queue }).open({
      capacity: 4,
      deliver: (delivery) => void got.push(delivery),
      onError: () => undefined,
    });
    subscription.start();
    await publishAll(publisher, [accept('ORD-1')]);
    await expect.poll(() => got.length).toBe(1);
    await connection.queueDelete({ queue: `${queue}.dead` });
    await got[0]?.deadLetter('No handler.');
    expect((await connection.basicGet({ queue: `${queue}.dead` }))?.headers?.['reason']).toBe('No handler.');

    await connection.queueDelete({ queue });
    await expect.poll(() => publishAll(publisher, [accept('ORD-2')]).then(() => got.length)).toBeGreaterThan(1);
    await subscription.stop();
    await subscription.close();
    await publisher.close();
  });

  it('hands a message out again that the dead letters did not take', async () => {
    const queue = `events-${(count += 1)}`;
    const clock = createVirtualClock();
    const publisher = createRabbitPublisher({ connection, queue });
    const got: Delivery[] = [];
    await publishAll(publisher, [accept('ORD-1')]);
    const subscription = await createRabbitSource({ connection, queue, declare: false, clock }).open({
      capacity: 1,
      deliver: (delivery) => void got.push(delivery),
      onError: () => undefined,
    });
    await connection.queueDelete({ queue: `${queue}.dead` });
    subscription.start();
    await expect.poll(() => got.length).toBe(1);
    await expect(got[0]?.deadLetter('No handler.')).rejects.toThrow(`RabbitMQ has no queue ${queue}.dead`);
    await clock.advance(10_000);
    await expect.poll(() => got.length).toBe(2);
    await subscription.stop();
    await subscription.close();
    await publisher.close();
  });

  it('buries a number that its client has rounded as it was sent, without a reason', async () => {
    const queue = `events-${(count += 1)}`;
    const got: Delivery[] = [];
    const subscription = await createRabbitSource({ connection, queue }).open({
      capacity: 1,
      deliver: (delivery) => void got.push(delivery),
      onError: () => undefined,
    });
    subscription.start();
    const publisher = connection.createPublisher({ confirm: true });
    const bodies = ['{"number":9007199254740993}', '{"number":9007199254740991}'];
    for (const [index, body] of bodies.entries()) {
      await publisher.send({ routingKey: queue, contentType: 'application/json' }, Buffer.from(body));
      await expect.poll(() => got.length).toBe(index + 1);
      await got[index]?.deadLetter('It cannot be read.');
    }
    // It parses those as well.
    const parse = vi.spyOn(JSON, 'parse');
    const reasons: unknown[] = [];
    for (let left = bodies.length; left > 0; left -= 1) {
      const dead = () => connection.basicGet({ queue: `${queue}.dead`, noAck: true });
      const message = await vi.waitUntil(dead, { interval: 10, timeout: 10_000 });
      reasons.push(message.headers?.['reason']);
    }
    expect(parse.mock.calls.map(([text]) => text)).toEqual(expect.arrayContaining(bodies));
    expect(reasons.toSorted()).toEqual(['It cannot be read.', undefined]);
    parse.mockRestore();
    await publisher.close();
    await subscription.stop();
    await subscription.close();
  });

  it('closes its own connection even if the broker is suspended', async () => {
    const sockets = (): number => process.getActiveResourcesInfo().filter((name) => name === 'TCPSocketWrap').length;
    const before = sockets();
    const source = await connectSource(server.url);
    const subscription = await source.open({ capacity: 1, deliver: () => undefined, onError: () => undefined });
    subscription.start();
    expect(sockets()).toBeGreaterThan(before);
    server.pause();
    await subscription.stop();
    await subscription.close();
    await expect.poll(sockets).toBe(before);
    server.resume();
  });

  it('a message at the delivery limit of the broker is dead-lettered', async () => {
    const queue = `events-${(count += 1)}`;
    const publisher = createRabbitPublisher({ connection, queue });
    await publisher.publish({ id: 'e1', key: undefined, body: 'given up' });
    const channel = await connection.acquire();
    const message = await channel.basicGet({ queue });
    channel.basicNack({ deliveryTag: message?.deliveryTag ?? 0, requeue: false });
    const dead = await new Promise<unknown>((resolve) => {
      void channel.basicConsume({ queue: `${queue}.dead`, noAck: true }, ({ body }) => resolve(String(body)));
    });
    expect(dead).toBe('given up');
    await channel.close();
    await publisher.close();
  });
});
