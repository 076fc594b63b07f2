import { type AddressInfo, createServer, type Server } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { publisherOf, sourceOf } from '../src/brokers/connecting.ts';
import { browseQueue, connectSource, openPublisher, QueueError } from '../src/url.ts';
import { accept, publishAll } from './support/messages.ts';
import { createHandQueue } from './support/hand-queue.ts';
import { createWorld, settle } from './support/world.ts';

const intake = { capacity: 1, deliver: () => undefined, onError: () => undefined };
const message = { id: '1', key: undefined, body: '{}' };
const never = (): Promise<never> => new Promise(() => undefined);

/** Listens on a free port and writes the text to each connection. */
async function speaking(text: string): Promise<Server> {
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', () => socket.end(text));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

describe('a server of another kind', () => {
  let server: Server;
  let host: string;
  beforeAll(async () => {
    vi.stubEnv('AWS_ACCESS_KEY_ID', 'key');
    vi.stubEnv('AWS_SECRET_ACCESS_KEY', 's3cret');
    vi.stubEnv('AWS_REGION', 'eu-west-1');
    server = await speaking('HTTP/1.1 200 OK\r\ncontent-length: 5\r\n\r\nhello');
    const address = server.address();
    host = `127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  });
  afterAll(() => {
    vi.unstubAllEnvs();
    server.close();
  });

  it.each([
    ['amqp', (at: string) => `amqp://user:s3cret@${at}`],
    ['redis', (at: string) => `redis://user:s3cret@${at}`],
    ['sandbox', (at: string) => `http://${at}`],
    ['sqs', (at: string) => `sqs:http://${at}/1/events`],
  ])(
    'ends %s URLs with a QueueError that names host and port, and never the password',
    { timeout: 20_000 },
    async (name, urlOf) => {
      const url = urlOf(host);
      const publisher = await openPublisher(url);
      const tries = [
        publisher.publish(message),
        browseQueue(url).then((browser) => browser.next()),
        // A source of SQS connects with its first request.
        ...(name === 'sqs' ? [] : [connectSource(url).then((source) => source.open(intake))]),
      ];
      for (const result of await Promise.allSettled(tries)) {
        if (result.status === 'fulfilled') return expect.unreachable();
        const error = result.reason as QueueError;
        expect(error).toBeInstanceOf(QueueError);
        expect(error.message).toMatch(new RegExp(`^The queue at ${host} failed: .*Check the port in the URL\\.$`));
        expect(JSON.stringify([error.stack, error.cause])).not.toContain('s3cret');
      }
      await publisher.close();
    },
  );
});

it('names the last reason why RabbitMQ is unreachable', { timeout: 30_000 }, async () => {
  const server = await speaking('HTTP/1.1 200 OK\r\n');
  const { port } = server.address() as AddressInfo;
  server.close();
  const publisher = await openPublisher(`amqp://127.0.0.1:${port}`);
  await expect(publisher.publish(message)).rejects.toThrow('ECONNREFUSED');
  server.listen(port, '127.0.0.1');
  const failure = (): Promise<unknown> => publisher.publish(message).catch(String);
  await expect.poll(failure, { timeout: 20_000 }).toContain('protocol AMQP');
  await publisher.close().catch(() => undefined);
  server.close();
});

describe('a server that never responds', () => {
  it('ends publishing, opening and disconnecting in time', async () => {
    const connection = { host: 'queue.example.com:1', answerInMs: 10, disconnect: () => Promise.resolve() };
    const publisher = publisherOf('events', () =>
      Promise.resolve({ ...connection, value: { name: 'events', publish: never, close: () => Promise.resolve() } }),
    );
    const source = sourceOf('events', () => Promise.resolve({ ...connection, value: { name: 'events', open: never } }));
    const late = 'The queue at queue.example.com:1 failed: no response within 0.01 seconds. Check the port';
    await expect(publisher.publish(message)).rejects.toThrow(late);
    await expect(source.open(intake)).rejects.toThrow(late);
    await publisher.close();
  });
});

describe('a consumer', () => {
  it('G40: a run whose queue cannot be opened reports it by name, and opens it when the queue is back', async () => {
    const cause = new Error('channel aquisition timed out');
    const world = createWorld();
    const errors: unknown[] = [];
    let isAway = true;
    const running = world.start({
      source: { name: 'events', open: (given) => (isAway ? Promise.reject(cause) : world.queue.source.open(given)) },
      handlers: { ACCEPT: () => undefined },
      hooks: { onQueueError: (error) => errors.push(error) },
    });
    await settle();
    await world.clock.advance(4_000);
    expect(errors.length).toBeGreaterThan(1);
    expect(errors[0]).toBeInstanceOf(QueueError);
    expect(errors[0]).toMatchObject({ message: expect.stringContaining('The queue events failed: channel'), cause });
    isAway = false;
    await publishAll(world.queue.publisher, [accept('ORD-1')]);
    await world.clock.advance(10_000);
    await running.stop();
    expect(world.hub.outcomes.size).toBe(1);
  });

  it('warns of the first error of the queue without `onQueueError`', async () => {
    const warn = vi.spyOn(process, 'emitWarning').mockImplementation(() => undefined);
    onTestFinished(() => warn.mockRestore());
    for (const hooks of [{}, { onQueueError: () => undefined }]) {
      const queue = createHandQueue();
      const running = createWorld().start({ source: queue.source, handlers: {}, hooks });
      await settle();
      for (const message of ['away', 'away again']) queue.intake.onError(new Error(message));
      await running.stop();
    }
    expect(warn.mock.calls).toEqual([
      ['The queue by hand failed, and the consumer keeps trying: away', 'TradelaneWarning'],
    ]);
  });
});
