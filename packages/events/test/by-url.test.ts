import { execFile } from 'node:child_process';
import { type AddressInfo, connect, createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { ArgumentError } from '@tradelane/core';
import { describe, expect, it } from 'vitest';
import { publisherOf, sourceOf } from '../src/brokers/connecting.ts';
import { browseQueue, openPublisher, connectSource, QueueError } from '../src/url.ts';

/** A port without a server. */
async function closedPort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

describe('a queue by its URL', () => {
  it.each([
    ['amqp://guest:guest@127.0.0.1:5672/vhost?queue=events&partitions=8', 'events', 'rabbitmq'],
    ['amqps://127.0.0.1', 'tradelane-events', 'rabbitmq'],
    ['nats://127.0.0.1:4222?queue=events', 'events', 'nats'],
    ['redis://127.0.0.1:6379/1?queue=events', 'events', 'redis'],
    ['rediss://127.0.0.1', 'tradelane-events', 'redis'],
    ['sqs:https://sqs.eu-west-1.amazonaws.com/123456789012/events.fifo', 'events.fifo', 'aws_sqs'],
    ['pubsub://my-project/events?subscription=events', 'events', 'gcp_pubsub'],
    ['sb://key:c2VjcmV0@shop.servicebus.windows.net/events', 'events', 'servicebus'],
    ['http://127.0.0.1:4010', 'sandbox', 'tradelane_sandbox'],
  ])('%s is the queue %s, and nothing is connected before it is used', async (url, name, system) => {
    expect(await connectSource(url)).toMatchObject({ name, system });
    const publisher = await openPublisher(url);
    expect(publisher.name).toBe(name);
    await publisher.close();
  });

  it.each([
    ['events', 'Pass the URL of a queue. It must start with one of amqp:'],
    ['ftp://127.0.0.1', 'nats:, pubsub:, redis:, rediss:, sb:, sqs:, http:, https:. Received: ftp:'],
    ['amqp://127.0.0.1?que=events', 'amqp: URLs accept the parameters queue, partitions. Received: que.'],
    ['nats://127.0.0.1?partitions=none', '`partitions` must be a whole number above 0. Received: none.'],
    ['redis://127.0.0.1?partitions=0', '`partitions` must be a whole number above 0. Received: 0.'],
    ['pubsub://my-project', 'The URL of a Pub/Sub queue must have the form pubsub://<project>/<topic>'],
    [
      'sb://shop.servicebus.windows.net/events',
      'The URL of a Service Bus queue must have the form sb://<key name>:<key>@',
    ],
    ['nats:', 'The URL must start with nats:// and a host.'],
    ['amqp:///events', 'The URL must start with amqp:// and a host.'],
    ['amqp://127.0.0.1?queue=', '`queue` must not be empty'],
    ['amqp://127.0.0.1/%zz', 'The URL contains invalid percent-encoding'],
    ['redis://127.0.0.1/events', 'the number of a database'],
    ['sb://key:c2VjcmV0@127.0.0.1/events?emulator=1', '`emulator` must be true or false. Received: 1.'],
    ['sqs:ftp://127.0.0.1/events', 'The URL of an SQS queue must be `sqs:`'],
    ['nats://us%zz@127.0.0.1', 'The URL contains invalid percent-encoding'],
    ['nats://127.0.0.1?subjects=a', 'nats: URLs accept the parameters queue, subject, partitions. Received: subjects.'],
    ['nats://127.0.0.1?partitions=1.5', '`partitions` must be a whole number above 0. Received: 1.5.'],
    ['nats://127.0.0.1?partitions=1000000000', '`partitions` must be a whole number above 0. Received: 1000000000.'],
    ['redis://127.0.0.1/1x', 'the number of a database'],
    ['redis://127.0.0.1?group=a', 'redis: URLs accept the parameters queue, partitions. Received: group.'],
    [
      'pubsub://my-project/events?topic=a',
      'pubsub: URLs accept the parameters subscription, dead-letters. Received: topic.',
    ],
    ['pubsub://my-project/', 'The URL of a Pub/Sub queue must have the form pubsub://<project>/<topic>'],
    ['sb://:c2VjcmV0@127.0.0.1/events', 'The URL of a Service Bus queue must have the form'],
    ['sb://key:c2VjcmV0@127.0.0.1/', 'The URL of a Service Bus queue must have the form'],
    ['sb://key@127.0.0.1/events', 'The URL of a Service Bus queue must have the form'],
    ['sb://key:c2VjcmV0@127.0.0.1/events?tls=true', 'sb: URLs accept the parameters emulator. Received: tls.'],
    [
      'sqs:https://sqs.eu-west-1.amazonaws.com/1/events?zone=a',
      'sqs: URLs accept the parameters dead-letters, region. Received: zone.',
    ],
    ['sqs:events', 'The URL of an SQS queue must be `sqs:`'],
    ['http://127.0.0.1:4010?queue=events', 'http: URLs have no parameters. Received: queue.'],
  ])('%s is refused: %s', async (url, message) => {
    const refused = await openPublisher(url).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(ArgumentError);
    expect((refused as Error).message).toContain(message);
    await expect(connectSource(url)).rejects.toThrow(message);
  });

  it.each(['redis', 'nats', 'amqp'])(
    'a %s: URL with an unknown parameter is browsed without a connection',
    async (scheme) => {
      let connections = 0;
      const server = createServer((socket) => {
        connections += 1;
        socket.destroy();
      });
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      const { port } = server.address() as AddressInfo;
      await expect(browseQueue(`${scheme}://127.0.0.1:${port}?que=events`)).rejects.toThrow('Received: que');
      // A connection that the call opened would arrive before this one.
      const last = connect(port, '127.0.0.1');
      await new Promise<void>((resolve) => last.once('close', () => resolve()));
      expect(connections).toBe(1);
      server.close();
    },
  );

  it.each([
    'amqp://user:s3cret@host:99999',
    'amqp:user:s3cret@host',
    'sb:key:s3cret@namespace',
    'redis://user:s3cret@host:port',
    'nats://user:s3cret@the host',
    'ftp://user:s3cret@host',
    'nats://user:s3cret%zz@host',
    'sb://key:s3cret%zz@host/queue',
  ])('%s is refused without a word of its secret', async (url) => {
    for (const open of [connectSource, openPublisher]) {
      const refused = await open(url).catch((error: unknown) => error);
      expect(refused).toBeInstanceOf(ArgumentError);
      expect(String((refused as Error).stack)).not.toContain('s3cret');
    }
  });

  it.each([
    [undefined, 'sandbox'],
    [{}, 'sandbox'],
    [{ deadLetters: false }, 'sandbox'],
    [{ deadLetters: true }, 'dead letters of the sandbox'],
  ])('a queue is browsed by its URL with the options %j as %s', async (options, name) => {
    expect((await browseQueue('http://127.0.0.1:4010', options)).name).toBe(name);
  });

  it('a queue that is unreachable is an error with the host and the cause', async () => {
    const port = await closedPort();
    for (const scheme of ['redis', 'nats', 'amqp', 'http']) {
      const publisher = await openPublisher(`${scheme}://127.0.0.1:${port}`);
      await expect(publisher.publish({ id: '1', key: undefined, body: '{}' })).rejects.toSatisfy(
        (error) =>
          error instanceof QueueError && /^The queue at 127\.0\.0\.1:\d+ failed: .*refused/i.test(error.message),
      );
      await publisher.close();
    }
  });

  it('an error of any client of a queue names the host', async () => {
    const publisher = publisherOf('events', () =>
      Promise.resolve({
        value: {
          name: 'events',
          publish: () => Promise.reject(new Error('no such topic')),
          close: () => Promise.resolve(),
        },
        host: 'queue.example.com',
        disconnect: () => Promise.resolve(),
      }),
    );
    await expect(publisher.publish({ id: '1', key: undefined, body: '{}' })).rejects.toThrow(
      'The queue at queue.example.com failed: no such topic. Check the URL',
    );
  });

  it('G40: a queue by its URL passes on that the connection of a source is permanently closed', async () => {
    const lost = new Error('The connection was closed');
    const subscription = {
      leaseInMs: undefined,
      ended: Promise.resolve(lost),
      start: () => undefined,
      stop: () => Promise.resolve(),
      close: () => Promise.resolve(),
    };
    const source = sourceOf('events', () =>
      Promise.resolve({
        value: { name: 'events', open: () => Promise.resolve(subscription) },
        host: 'queue.example.com',
        disconnect: () => Promise.resolve(),
      }),
    );
    const intake = { capacity: 1, deliver: () => undefined, onError: () => undefined };
    expect(await (await source.open(intake)).ended).toBe(lost);
  });

  it('a queue by its URL names the package to install if the client is missing', async () => {
    const module = fileURLToPath(new URL('../src/url.ts', import.meta.url));
    // Resolves the client from a folder without packages, as if it wasn't installed.
    const program = `
      import { registerHooks } from 'node:module';
      registerHooks({ resolve: (name, context, next) =>
        next(name, name === 'ioredis' ? { ...context, parentURL: 'file:///nowhere/else.js' } : context) });
      const { openPublisher } = await import(${JSON.stringify(module)});
      await openPublisher('redis://127.0.0.1').catch((error) => console.log(error.message));`;
    const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', program]);
    expect(stdout.trim()).toBe('redis: URLs need the package ioredis. Run "npm install ioredis".');
  });
});
