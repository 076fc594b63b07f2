import { type AddressInfo, createServer, type Socket } from 'node:net';
import { type ConsumerInfo, jetstream, type JetStreamManager, jetstreamManager } from '@nats-io/jetstream';
import { connect, type NatsConnection } from '@nats-io/transport-node';
import { startNats, type TestServer, withoutServer } from '@tradelane/test-servers';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createNatsPublisher, createNatsSource } from '../../src/brokers/nats/index.ts';
import { browseNats } from '../../src/brokers/nats/browser.ts';
import { partitionOf } from '../../src/queue/keys.ts';
import { browseQueue, openPublisher, QueueError } from '../../src/url.ts';
import { collector, follow } from '../support/collector.ts';

describe.skipIf(withoutServer('nats'))('NATS', () => {
  let server: TestServer;
  let connection: NatsConnection;
  let manager: JetStreamManager;
  let count = 0;
  beforeAll(async () => {
    server = await startNats();
    connection = await connect({ servers: server.url });
    manager = await jetstreamManager(connection);
  });
  afterAll(async () => {
    await connection?.close();
    await server?.stop();
  });
  const unused = (): string => `events-${(count += 1)}`;
  const deadOf = async (stream: string) => {
    const { state } = await manager.streams.info(`${stream}-dead`);
    const message = await manager.streams.getMessage(`${stream}-dead`, { seq: state.last_seq });
    return { count: state.messages, body: message?.string(), reason: message?.header.get('reason') };
  };
  const leftIn = async (stream: string): Promise<number> => (await manager.streams.info(stream)).state.messages;

  const settings = ({ config }: ConsumerInfo) => ({
    name: config.durable_name,
    filter: config.filter_subject,
    acks: config.ack_policy,
    leaseInMs: (config.ack_wait ?? 0) / 1e6,
    isOneByOne: config.max_ack_pending === 1,
  });

  it.each([
    [
      'by default',
      {},
      (stream: string) => ({ subjects: stream, subject: stream, consumers: [['tradelane', stream]] }),
      30_000,
    ],
    [
      'with names',
      { subject: 'hub.orders', consumer: 'stock', leaseInMs: 1_000.2 },
      () => ({ subjects: 'hub.orders', subject: 'hub.orders', consumers: [['stock', 'hub.orders']] }),
      1_001,
    ],
    [
      'with partitions',
      { partitions: 2, subject: 'shop', consumer: 'mail' },
      () => ({
        subjects: 'shop.*',
        subject: 'shop',
        consumers: [
          ['mail-0', 'shop.0'],
          ['mail-1', 'shop.1'],
        ],
      }),
      30_000,
    ],
  ] as const)('creates its streams and consumers %s', async (_, options, expected, leaseInMs) => {
    const stream = unused();
    const { subjects, subject, consumers } = expected(stream);
    const source = createNatsSource({ connection, stream, ...options });
    expect([source.name, source.system]).toEqual([stream, 'nats']);
    const subscription = await source.open(collector());
    expect(subscription.leaseInMs).toBe(leaseInMs);
    expect(subscription.redelivery).toBe('partitions' in options ? 'first' : undefined);
    expect((await manager.streams.info(stream)).config).toMatchObject({ subjects: [subjects], retention: 'workqueue' });
    expect((await manager.streams.info(`${stream}-dead`)).config).toMatchObject({
      subjects: [`${subject}-dead`],
      retention: 'limits',
    });
    const found = (await manager.consumers.list(stream).next()).map(settings);
    expect(found.toSorted((a, b) => (a.name ?? '').localeCompare(b.name ?? ''))).toEqual(
      consumers.map(([name, filter]) => ({
        name,
        filter,
        acks: 'explicit',
        leaseInMs,
        isOneByOne: 'partitions' in options,
      })),
    );
    await subscription.close();
    for (const name of [stream, `${stream}-dead`]) await manager.streams.delete(name);
  });

  it('keeps a stream that exists, with its settings', async () => {
    const stream = unused();
    await manager.streams.add({ name: stream, subjects: [stream, 'more'], max_msgs: 7 });
    const publisher = await createNatsPublisher({ connection, stream });
    expect(publisher.name).toBe(stream);
    expect((await manager.streams.info(stream)).config).toMatchObject({ subjects: [stream, 'more'], max_msgs: 7 });
    await manager.streams.delete(stream);
  });

  it('reports that its connection is closed, and creates nothing', async () => {
    const closed = await connect({ servers: server.url });
    await closed.close();
    await expect(createNatsPublisher({ connection: closed, stream: unused() })).rejects.toThrow('closed');
  });

  it('publishes to the partition of the key, or of the ID without a key, with the trace, and drops a second one of an ID', async () => {
    const stream = unused();
    const publisher = await createNatsPublisher({ connection, stream, subject: 'parts', partitions: 5 });
    const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
    for (const time of ['first', 'second']) {
      await publisher.publish({ id: 'a', key: 'order/1', body: time });
      await publisher.publish({ id: 'b', key: undefined, body: time });
      await publisher.publish({ id: 'c', key: 'order/2', body: time, traceparent });
    }
    const stored = await Promise.all([1, 2, 3].map((seq) => manager.streams.getMessage(stream, { seq })));
    expect(stored.map((one) => [one?.subject, one?.string(), one?.header.get('traceparent')])).toEqual([
      [`parts.${partitionOf('order/1', 5, '')}`, 'first', ''],
      [`parts.${partitionOf('b', 5, '')}`, 'first', ''],
      [`parts.${partitionOf('order/2', 5, '')}`, 'first', traceparent],
    ]);
    expect(await leftIn(stream)).toBe(3);
    await publisher.close();
    expect(connection.isClosed()).toBe(false);
  });

  it('delivers body, count and trace, and renews, returns, acknowledges and dead-letters at the server', async () => {
    const stream = unused();
    const queue = { connection, stream, subject: `hub-${stream}` };
    const publisher = await createNatsPublisher(queue);
    const follower = await follow(createNatsSource({ ...queue, leaseInMs: 60_000 }));
    await publisher.publish({ id: 'a', key: undefined, body: '{"a":1}', traceparent: 'trace' });
    await expect.poll(() => follower.got.length, { interval: 2 }).toBe(1);
    const [first] = follower.got;
    expect(first).toMatchObject({ attempt: 1, traceparent: 'trace' });
    const request = vi.spyOn(connection, 'request');
    await first?.heartbeat();
    expect(request.mock.calls).toEqual([[expect.stringMatching(/^\$JS\.ACK\./), '+WPI', { timeout: 20_000 }]]);
    request.mockRejectedValueOnce(new Error('timeout'));
    await expect(first?.heartbeat()).rejects.toThrow('timeout');
    request.mockClear();
    await first?.nack(0);
    await expect.poll(() => follower.got.length, { interval: 2 }).toBe(2);
    const [, second] = follower.got;
    expect(second?.attempt).toBe(2);
    // Only a dead letter that is stored is removed from its stream.
    await manager.streams.delete(`${stream}-dead`);
    await expect(second?.deadLetter('No handler.')).rejects.toThrow();
    expect(request.mock.calls.filter(([subject]) => subject === `${queue.subject}-dead`)).toHaveLength(1);
    request.mockRestore();
    await connection.flush();
    expect(await leftIn(stream)).toBe(1);
    await createNatsPublisher(queue);
    await second?.deadLetter('No handler.');
    await connection.flush();
    expect(await deadOf(stream)).toEqual({ count: 1, body: '{"a":1}', reason: 'No handler.' });
    expect(await leftIn(stream)).toBe(0);
    await publisher.publish({ id: 'b', key: undefined, body: 'b' });
    await expect.poll(() => follower.got.length, { interval: 2 }).toBe(3);
    expect(follower.got[2]?.traceparent).toBeUndefined();
    await follower.got[2]?.nack(60_000);
    await publisher.publish({ id: 'c', key: undefined, body: 'c' });
    await expect.poll(() => follower.bodies().includes('c'), { interval: 2 }).toBe(true);
    await follower.got[3]?.ack();
    await connection.flush();
    expect(await leftIn(stream)).toBe(1);
    expect(follower.bodies()).toEqual(['{"a":1}', '{"a":1}', 'b', 'c']);
    await follower.close();
    expect(follower.errors).toEqual([]);
  });

  it('dead-letters a body that leaves no room for the reason without it', async () => {
    const stream = unused();
    const publisher = await createNatsPublisher({ connection, stream });
    const follower = await follow(createNatsSource({ connection, stream }));
    const body = 'x'.repeat((connection.info?.max_payload ?? 0) - 60);
    await publisher.publish({ id: '1', key: undefined, body });
    await expect.poll(() => follower.got.length, { interval: 2 }).toBe(1);
    await follower.got[0]?.deadLetter('The message cannot be read: it is not JSON, and is as long as this.');
    expect(await deadOf(stream)).toEqual({ count: 1, body, reason: '' });
    await follower.close();
  });

  it('has one message of each partition in flight, and returns them on close', async () => {
    const stream = unused();
    const queue = { connection, stream, partitions: 2 };
    const publisher = await createNatsPublisher(queue);
    const keys = ['a', 'b', 'c', 'd', 'e', 'f'];
    for (const key of keys) await publisher.publish({ id: key, key, body: key });
    const firstOf = (partition: number): string => keys.find((key) => partitionOf(key, 2, '') === partition) ?? '';
    const follower = await follow(createNatsSource(queue));
    await expect.poll(() => follower.got.length, { interval: 2 }).toBe(2);
    expect(follower.bodies().toSorted()).toEqual([firstOf(0), firstOf(1)].toSorted());
    const [first] = follower.got;
    await first?.ack();
    await expect.poll(() => follower.got.length, { interval: 2 }).toBe(3);
    await follower.subscription.stop();
    const before = follower.got.length;
    await follower.subscription.close();
    const other = await follow(createNatsSource(queue));
    await expect.poll(() => other.got.length, { interval: 2 }).toBe(2);
    expect(other.bodies().toSorted()).toEqual(follower.bodies().slice(1).toSorted());
    expect(other.got.map(({ attempt }) => attempt)).toEqual([2, 2]);
    expect(follower.got).toHaveLength(before);
    expect([...follower.errors, ...other.errors]).toEqual([]);
    await other.close();
  });

  it('reports a partition whose consumer was deleted', async () => {
    const stream = unused();
    const follower = await follow(createNatsSource({ connection, stream, partitions: 2 }));
    await connection.flush();
    await manager.consumers.delete(stream, 'tradelane-1');
    await expect
      .poll(() => follower.errors.map(String), { interval: 2 })
      .toEqual([expect.stringContaining('NATS rejected a request for messages: 409')]);
    await follower.close();
  });

  it('browses a stream with gaps, a hundred messages at a time, and its dead letters with their reasons', async () => {
    const stream = unused();
    const publisher = await createNatsPublisher({ connection, stream });
    const js = jetstream(connection);
    await Promise.all(Array.from({ length: 104 }, (_, at) => js.publish(stream, String(at))));
    await publisher.publish({ id: 'last', key: undefined, body: 'last', traceparent: 'trace' });
    for (const seq of [1, 50, 51]) await manager.streams.deleteMessage(stream, seq);
    const browser = await browseNats({ connection, stream }, false);
    expect([browser.name, browser.isPassive]).toEqual([stream, true]);
    expect(await browser.next()).toHaveLength(100);
    const rest = await browser.next();
    expect(
      rest.map(({ body, traceparent, reason }) => [new TextDecoder().decode(body as Uint8Array), traceparent, reason]),
    ).toMatchObject([
      [expect.any(String), undefined, undefined],
      ['last', 'trace', undefined],
    ]);
    expect(await browser.next()).toEqual([]);
    await rest[1]?.remove();
    await expect(rest[1]?.remove()).rejects.toThrow();
    expect(await leftIn(stream)).toBe(101);
    await browser.close();

    const url = `${server.url}?queue=${stream}`;
    const follower = await follow(createNatsSource({ connection, stream }));
    await expect.poll(() => follower.got.length, { interval: 2 }).toBe(10);
    await follower.got[0]?.deadLetter('No handler.');
    await follower.close();
    const dead = await browseQueue(url, { deadLetters: true });
    expect(dead.name).toBe(`${stream}-dead`);
    const [letter, ...others] = await dead.next();
    expect([letter?.reason, others]).toEqual(['No handler.', []]);
    await letter?.remove();
    expect((await deadOf(stream)).count).toBe(0);
    await dead.close();
  });

  it('opens the queue that its URL names, and leaves no connection', async () => {
    const stream = unused();
    const sockets = () => process.getActiveResourcesInfo().filter((name) => name === 'TCPSocketWrap').length;
    const before = sockets();
    const publisher = await openPublisher(`${server.url}?queue=${stream}&subject=by-url&partitions=3`);
    await publisher.publish({ id: 'a', key: 'a', body: 'a' });
    expect((await manager.streams.info(stream)).config.subjects).toEqual(['by-url.*']);
    expect((await manager.streams.getMessage(stream, { seq: 1 }))?.subject).toBe(`by-url.${partitionOf('a', 3, '')}`);
    await publisher.close();
    const plain = await openPublisher(server.url);
    await plain.publish({ id: 'a', key: 'a', body: 'a' });
    expect((await manager.streams.info('tradelane-events')).config.subjects).toEqual(['tradelane-events']);
    await plain.close();
    // Earlier connections may still have been closing.
    await expect.poll(sockets, { interval: 2 }).toBeLessThanOrEqual(before);
  });
});

/** Speaks the protocol of a NATS server that isn't a JetStream server. */
async function plainServer(answer: (command: string, reply: string) => string) {
  const commands: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => undefined);
    socket.write(
      `INFO ${JSON.stringify({ server_id: 'id', version: '2.10.0', headers: true, max_payload: 1_000 })}\r\n`,
    );
    socket.on('data', (chunk) => {
      for (const command of String(chunk).split('\r\n')) {
        commands.push(command);
        if (command === 'PING') socket.write('PONG\r\n');
        const text = answer(command, /^PUB \S+ (\S+)/.exec(command)?.[1] ?? '');
        if (text !== '') socket.write(text);
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return { host: `127.0.0.1:${(server.address() as AddressInfo).port}`, commands, sockets };
}

describe('a NATS server by its URL', () => {
  it.each([
    ['user:pa%3Ass@', { user: 'user', pass: 'pa:ss' }],
    ['', {}],
  ])('gets the decoded credentials of %j, and is left once it is useless', async (credentials, expected) => {
    const noResponder = 'NATS/1.0 503\r\n\r\n';
    const { host, commands, sockets } = await plainServer((_, reply) =>
      reply === '' ? '' : `HMSG ${reply} 1 ${noResponder.length} ${noResponder.length}\r\n${noResponder}\r\n`,
    );
    const publisher = await openPublisher(`nats://${credentials}${host}`);
    const publishing = publisher.publish({ id: 'a', key: undefined, body: 'a' });
    await expect(publishing).rejects.toThrow(QueueError);
    await expect(publishing).rejects.toThrow(`The queue at ${host} failed: `);
    const sent = commands.find((command) => command.startsWith('CONNECT ')) ?? '';
    const { user, pass } = JSON.parse(sent.slice('CONNECT '.length)) as { user?: string; pass?: string };
    expect({ user, pass }).toEqual({ user: undefined, pass: undefined, ...expected });
    await expect.poll(() => sockets.size, { interval: 2 }).toBe(0);
  });

  it('is named with the reason if it refuses the password', async () => {
    const { host } = await plainServer((command) =>
      command.startsWith('CONNECT ') ? "-ERR 'Authorization Violation'\r\n" : '',
    );
    const publisher = await openPublisher(`nats://user:wrong@${host}`);
    await expect(publisher.publish({ id: 'a', key: undefined, body: 'a' })).rejects.toThrow(
      new RegExp(`^The queue at ${host} failed: .*Authorization Violation.* Check the user`, 'i'),
    );
  });
});
