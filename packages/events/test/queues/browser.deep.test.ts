/** Queues that are read without consuming them. */
import { startNats, startRabbit, startRedis, withoutServer } from '@tradelane/test-servers';
import { startFauxqs } from 'fauxqs';
import { describe, expect, test, vi } from 'vitest';
import { browseQueue, connectSource, openPublisher } from '../../src/url.ts';
import type { BrowsedMessage, QueueBrowser } from '../../src/queue/browser.ts';
import type { Delivery } from '../../src/queue/source.ts';
import { accept } from '../support/messages.ts';

interface Started {
  readonly url: string;
  stop(): unknown;
}

const queues: readonly {
  readonly name: string;
  readonly isPassive: boolean;
  readonly isMissing: boolean;
  readonly start: () => Promise<Started>;
}[] = [
  {
    name: 'Redis',
    isPassive: true,
    isMissing: withoutServer('redis'),
    start: async () => {
      const server = await startRedis();
      return { url: `${server.url}?queue=browsed`, stop: () => server.stop() };
    },
  },
  {
    name: 'Redis with partitions',
    isPassive: true,
    isMissing: withoutServer('redis'),
    start: async () => {
      const server = await startRedis();
      return { url: `${server.url}?queue=browsed&partitions=3`, stop: () => server.stop() };
    },
  },
  {
    name: 'NATS',
    isPassive: true,
    isMissing: withoutServer('nats'),
    start: async () => {
      const server = await startNats();
      return { url: `${server.url}?queue=browsed`, stop: () => server.stop() };
    },
  },
  {
    name: 'RabbitMQ',
    isPassive: false,
    isMissing: withoutServer('rabbitmq'),
    start: async () => {
      const server = await startRabbit();
      return { url: `${server.url}?queue=browsed`, stop: () => server.stop() };
    },
  },
  {
    name: 'SQS',
    isPassive: false,
    isMissing: false,
    start: async () => {
      const server = await startFauxqs({ port: 0, logger: false, host: '127.0.0.1' });
      vi.stubEnv('AWS_ACCESS_KEY_ID', 'test');
      vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'test');
      const { queueUrl } = server.createQueue('browsed');
      server.createQueue('browsed-dead');
      const [path = ''] = /\/\d+\/browsed$/.exec(queueUrl) ?? [];
      return {
        url: `sqs:${server.address}${path}?region=us-east-1`,
        stop: () => {
          vi.unstubAllEnvs();
          return server.stop();
        },
      };
    },
  },
];

/** All messages of a browser. */
async function allOf(browser: QueueBrowser): Promise<readonly BrowsedMessage[]> {
  const all: BrowsedMessage[] = [];
  for (;;) {
    const next = await browser.next();
    if (next.length === 0) return all;
    all.push(...next);
  }
}

const textOf = ({ body }: Pick<BrowsedMessage, 'body'>): string =>
  typeof body === 'string' ? body : new TextDecoder().decode(body);

const idOf = (message: Pick<BrowsedMessage, 'body'>): string =>
  (JSON.parse(textOf(message)) as { readonly id: string }).id;

/** Consumes messages until `count` of them were ended. */
async function consume(url: string, count: number, end: (delivery: Delivery) => unknown): Promise<readonly string[]> {
  const source = await connectSource(url);
  const seen: string[] = [];
  let ended = 0;
  let done: () => void = () => undefined;
  const all = new Promise<void>((resolve) => (done = resolve));
  const subscription = await source.open({
    capacity: 10,
    onError: () => undefined,
    deliver: (delivery) => {
      seen.push(idOf(delivery));
      void Promise.resolve(end(delivery)).then(() => {
        ended += 1;
        if (ended === count) done();
      });
    },
  });
  subscription.start();
  await all;
  await subscription.stop();
  await subscription.close();
  return seen;
}

describe.each(queues.filter(({ isMissing }) => !isMissing))('a browser of $name', ({ isPassive, start }) => {
  test('reads all messages, leaves them for consumers, and removes dead letters one by one', async () => {
    const { url, stop } = await start();
    const sent = Array.from({ length: 5 }, (_, index) => accept(`order-${index}`));
    const ids = sent.map(({ id }) => id).sort();
    const publisher = await openPublisher(url);
    for (const { id, key, body } of sent) await publisher.publish({ id, key, body });
    await publisher.close();

    const browser = await browseQueue(url);
    expect(browser.isPassive).toBe(isPassive);
    const messages = await allOf(browser);
    expect(messages.map(idOf).sort()).toEqual(ids);
    expect(messages.map(({ reason }) => reason)).toEqual(sent.map(() => undefined));
    await browser.close();

    // Consumers get every message afterwards.
    const consumed = await consume(url, 5, (delivery) => delivery.deadLetter(`refused ${idOf(delivery)}`));
    expect([...consumed].sort()).toEqual(ids);

    const dead = await browseQueue(url, { deadLetters: true });
    const letters = await allOf(dead);
    expect(letters.map(idOf).sort()).toEqual(ids);
    expect(letters.map(({ reason }) => reason)).toEqual(letters.map((letter) => `refused ${idOf(letter)}`));
    const [first] = letters;
    await first?.remove();
    await dead.close();

    const again = await browseQueue(url, { deadLetters: true });
    const rest = (await allOf(again)).map(idOf).sort();
    expect(rest).toEqual(ids.filter((id) => id !== (first === undefined ? '' : idOf(first))));
    await again.close();
    await stop();
  });
});

test('a queue that can only be consumed is refused', async () => {
  await expect(browseQueue('pubsub://project/events')).rejects.toThrow("pubsub: queues can't be browsed.");
  await expect(browseQueue('amqp://localhost?partitions=2')).rejects.toThrow("RabbitMQ's partitions can't be browsed.");
});
