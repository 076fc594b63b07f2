import { execFile } from 'node:child_process';
import { type AddressInfo, createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { ArgumentError } from '@tradelane/core';
import { describe, expect, it } from 'vitest';
import { openPublisher, connectSource } from '../src/url.ts';

/** A port where nobody listens. */
async function closedPort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

describe('a queue by its URL', () => {
  it.each([
    ['amqp://guest:guest@127.0.0.1:5672/vhost?queue=events&partitions=8', 'events'],
    ['amqps://127.0.0.1', 'tradelane-events'],
    ['nats://127.0.0.1:4222?queue=events', 'events'],
    ['redis://127.0.0.1:6379/1?queue=events', 'events'],
    ['rediss://127.0.0.1', 'tradelane-events'],
    ['sqs:https://sqs.eu-west-1.amazonaws.com/123456789012/events.fifo', 'events.fifo'],
    ['pubsub://my-project/events?subscription=events', 'events'],
    ['sb://key:c2VjcmV0@shop.servicebus.windows.net/events', 'events'],
    ['kafka://127.0.0.1:9092?queue=events&group=workers', 'events'],
    ['http://127.0.0.1:4010', 'sandbox'],
  ])('%s is the queue %s, and nothing is connected before it is used', async (url, name) => {
    expect((await connectSource(url)).name).toBe(name);
    const publisher = await openPublisher(url);
    expect(publisher.name).toBe(name);
    await publisher.close();
  });

  it.each([
    ['events', 'is no URL of a queue: amqp:'],
    ['ftp://127.0.0.1', 'no queue behind ftp: URLs, only behind amqp:'],
    ['amqp://127.0.0.1?que=events', '`que` is no parameter of a amqp: queue: it takes queue, partitions'],
    ['nats://127.0.0.1?partitions=none', '`partitions` must be a whole number above 0, not none'],
    ['redis://127.0.0.1?partitions=0', '`partitions` must be a whole number above 0, not 0'],
    ['pubsub://my-project', 'A Pub/Sub queue is named by pubsub://<project>/<topic>'],
    ['sb://shop.servicebus.windows.net/events', 'A Service Bus queue is named by sb://<key name>:<key>@'],
    ['kafka:', 'The URL names no host: it begins with kafka:// and the host'],
    ['amqp:///events', 'The URL names no host: it begins with amqp:// and the host'],
    ['amqp://127.0.0.1?queue=', '`queue` must not be empty'],
    ['amqp://127.0.0.1/%zz', 'The URL has a `%` that does not begin the code of a character'],
    ['redis://127.0.0.1/events', 'the number of a database'],
    ['kafka://127.0.0.1?tls=yes', '`tls` must be true or false, not yes'],
    ['sb://key:c2VjcmV0@127.0.0.1/events?emulator=1', '`emulator` must be true or false, not 1'],
    ['sqs:ftp://127.0.0.1/events', 'An SQS queue is named by `sqs:` and its URL'],
    ['sqs:events', 'An SQS queue is named by `sqs:` and its URL'],
    ['http://127.0.0.1:4010?queue=events', '`queue` is no parameter'],
  ])('%s is refused: %s', async (url, message) => {
    const refused = await openPublisher(url).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(ArgumentError);
    expect((refused as Error).message).toContain(message);
    await expect(connectSource(url)).rejects.toThrow(message);
  });

  it.each([
    'amqp://user:s3cret@host:99999',
    'amqp:user:s3cret@host',
    'sb:key:s3cret@namespace',
    'redis://user:s3cret@host:port',
    'kafka://user:s3cret@the host',
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

  it('says why a queue cannot be reached, and not only that it took too long', async () => {
    const port = await closedPort();
    for (const scheme of ['redis', 'nats', 'amqp']) {
      const publisher = await openPublisher(`${scheme}://127.0.0.1:${port}`);
      await expect(publisher.publish({ id: '1', key: undefined, body: '{}' })).rejects.toThrow(/ECONNREFUSED|refused/);
      await publisher.close();
    }
  });

  it('names the package to install where the client is missing', async () => {
    const module = fileURLToPath(new URL('../src/url.ts', import.meta.url));
    // Looked for where nothing is installed, the client is missing as it is for somebody who did not install it.
    const program = `
      import { registerHooks } from 'node:module';
      registerHooks({ resolve: (name, context, next) =>
        next(name, name === 'ioredis' ? { ...context, parentURL: 'file:///nowhere/else.js' } : context) });
      const { openPublisher } = await import(${JSON.stringify(module)});
      await openPublisher('redis://127.0.0.1').catch((error) => console.log(error.message));`;
    const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', program]);
    expect(stdout.trim()).toBe('redis: needs the package ioredis, which is not installed: npm install ioredis');
  });
});
