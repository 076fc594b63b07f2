import { type AddressInfo, createServer, type Socket } from 'node:net';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { browseRabbit } from '../../src/brokers/rabbitmq/browser.ts';
import { SafeConnection } from '../../src/brokers/rabbitmq/safe-connection.ts';
import { browseQueue, connectSource, openPublisher } from '../../src/url.ts';
import { collector } from '../support/collector.ts';
import { FakeRabbit } from '../support/fakes/rabbit.ts';

describe('a browser of RabbitMQ', () => {
  it('reads the queues of all partitions, at most a hundred messages at a time, and returns them on close', async () => {
    const broker = new FakeRabbit();
    for (const queue of ['events.0', 'events.1']) {
      broker.declare(queue);
      for (let at = 0; at < 60; at += 1) broker.put(queue, `${queue} ${at}`);
    }
    const browser = await browseRabbit({ connection: broker.connection, queue: 'events', partitions: 2 }, false);
    expect([browser.name, browser.isPassive]).toEqual(['events.0, events.1', false]);
    const first = await browser.next();
    const second = await browser.next();
    expect([first.length, second.length, await browser.next()]).toEqual([100, 20, []]);
    expect(first[60]?.body).toBe('events.1 0');
    await first[2]?.remove();
    await browser.close();
    expect(broker.channels.size).toBe(0);
    expect(broker.bodiesOf('events.0')).toEqual(
      Array.from({ length: 60 }, (_, at) => `events.0 ${at}`).filter((_, at) => at !== 2),
    );
    expect(broker.bodiesOf('events.1')).toHaveLength(60);
  });

  it('reads dead letters with their reasons, or with the reason of the broker', async () => {
    const broker = new FakeRabbit();
    broker.declare('events.dead');
    broker.put('events.dead', Buffer.from('a'), { headers: { reason: 'No handler.', traceparent: 'trace' } });
    broker.put('events.dead', { id: 1 }, { headers: { 'x-first-death-reason': 'delivery_limit', traceparent: 7 } });
    broker.put('events.dead', 'c');
    const browser = await browseRabbit({ connection: broker.connection, queue: 'events', partitions: 2 }, true);
    expect(browser.name).toBe('events.dead');
    const letters = await browser.next();
    expect(letters.map(({ body, reason, traceparent }) => [String(body), reason, traceparent])).toEqual([
      ['a', 'No handler.', 'trace'],
      ['{"id":1}', 'delivery_limit', undefined],
      ['c', undefined, undefined],
    ]);
  });
});

/** Accepts connections, and the fake broker answers instead of the client. */
async function listening() {
  const broker = new FakeRabbit();
  const sockets = new Set<Socket>();
  const greetings: string[] = [];
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => undefined);
    socket.on('data', (chunk) => void greetings.push(chunk.toString('latin1')));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    vi.restoreAllMocks();
    server.close();
  });
  const { connection } = broker;
  vi.spyOn(SafeConnection.prototype, 'acquire').mockImplementation((options) => connection.acquire(options));
  vi.spyOn(SafeConnection.prototype, 'createPublisher').mockImplementation((options) =>
    connection.createPublisher(options),
  );
  return { broker, sockets, greetings, host: `127.0.0.1:${(server.address() as AddressInfo).port}` };
}

describe('a RabbitMQ queue by its URL', () => {
  it.each([
    ['amqp://127.0.0.2', '127.0.0.2:5672'],
    ['amqps://127.0.0.2', '127.0.0.2:5671'],
    ['amqps://127.0.0.2:1234', '127.0.0.2:1234'],
  ])('%s is %s in errors', async (url, host) => {
    vi.spyOn(SafeConnection.prototype, 'acquire').mockRejectedValue(new Error('no rights'));
    onTestFinished(() => void vi.restoreAllMocks());
    const publisher = await openPublisher(url);
    await expect(publisher.publish({ id: 'a', key: 'a', body: 'a' })).rejects.toThrow(
      `The queue at ${host} failed: no rights`,
    );
    await publisher.close();
  });

  it.each([
    ['', ['tradelane-events', 'tradelane-events.dead']],
    ['/vhost?queue=events&partitions=2', ['events.0', 'events.1', 'events.dead']],
  ])('with the path %j has the queues %j, and is left when closed', async (path, queues) => {
    const { broker, sockets, greetings, host } = await listening();
    const url = `amqp://guest:guest@${host}${path}`;
    const publisher = await openPublisher(url);
    await publisher.publish({ id: 'a', key: 'a', body: 'a' });
    expect([...broker.queues.keys()]).toEqual(queues);
    const source = await connectSource(url);
    const subscription = await source.open(collector());
    const browser = await browseQueue(url, { deadLetters: true });
    expect(browser.name).toBe(queues.at(-1));
    await expect.poll(() => greetings.length, { interval: 2 }).toBe(3);
    expect(greetings).toEqual(Array(3).fill('AMQP\0\0\t\x01'));
    await publisher.close();
    await subscription.close();
    await browser.close();
    await expect.poll(() => sockets.size, { interval: 2 }).toBe(0);
  });
});
