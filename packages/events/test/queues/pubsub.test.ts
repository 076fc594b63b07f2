import { PubSub, v1 } from '@google-cloud/pubsub';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createPubSubPublisher, createPubSubSource, type PubSubSourceOptions } from '../../src/brokers/pubsub/index.ts';
import { MessageLeaseLostError } from '../../src/index.ts';
import { connectSource, openPublisher } from '../../src/url.ts';
import { collector, follow } from '../support/collector.ts';
import { settle } from '../support/world.ts';

/** A client of Pub/Sub, which only has the settings of connections. */
const client = {
  projectId: 'shop',
  getClientConfig: () => Promise.resolve({ projectId: 'shop', apiEndpoint: '127.0.0.1', port: 1 }),
} as unknown as PubSub;

const calls: unknown[][] = [];
const failures = new Map<string, unknown>();
let batches: object[][];
let arrive: (() => void) | undefined;

const put = async (...messages: object[]): Promise<void> => {
  if (messages.length > 0) batches.push(messages);
  arrive?.();
  await settle();
};

/** The connections of Pub/Sub's client, whose server the test plays. A pull waits for messages. */
function useFakeServer(): void {
  beforeEach(() => {
    calls.length = 0;
    failures.clear();
    batches = [];
    const called = async (name: string, ...args: unknown[]): Promise<void> => {
      calls.push([name, ...args]);
      await Promise.resolve();
      const failure = failures.get(name);
      // The source pulls again at once.
      if (name === 'pull') failures.delete(name);
      if (failure !== undefined) throw failure;
    };
    const [subscriber, publisher] = [v1.SubscriberClient.prototype, v1.PublisherClient.prototype];
    const spies = [
      vi.spyOn(subscriber, 'initialize').mockImplementation((() => called('open subscriber')) as never),
      vi.spyOn(publisher, 'initialize').mockImplementation((() => called('open publisher')) as never),
      vi.spyOn(subscriber, 'close').mockImplementation(() => called('close subscriber')),
      vi.spyOn(publisher, 'close').mockImplementation(() => called('close publisher')),
      vi.spyOn(subscriber, 'acknowledge').mockImplementation(((request: object) => called('ack', request)) as never),
      vi
        .spyOn(subscriber, 'modifyAckDeadline')
        .mockImplementation(((request: object) => called('deadline', request)) as never),
      vi.spyOn(publisher, 'publish').mockImplementation(((request: object) => called('publish', request)) as never),
      vi.spyOn(subscriber, 'pull').mockImplementation((async (request: object, options: object) => {
        await called('pull', request, options);
        if (batches.length === 0) await new Promise<void>((resolve) => (arrive = resolve));
        const receivedMessages = batches.shift();
        return [receivedMessages === undefined ? {} : { receivedMessages }];
      }) as never),
    ];
    onTestFinished(() => spies.forEach((spy) => spy.mockRestore()));
  });
}

const of = (name: string): readonly unknown[] => calls.filter(([one]) => one === name).map(([, request]) => request);
const names = (): readonly unknown[] => calls.map(([name]) => name);

async function running(options: Partial<PubSubSourceOptions> = {}, capacity?: number) {
  const source = createPubSubSource({ client, subscription: 'events', deadLetterTopic: 'dead', ...options });
  const follower = await follow(source, capacity);
  await settle();
  const close = async (): Promise<void> => {
    const closing = follower.close();
    await put();
    await closing;
  };
  return { ...follower, source, close };
}

const subscription = 'projects/shop/subscriptions/events';
const message = (ackId: string, fields: object = {}): object => ({
  ackId,
  message: { data: Buffer.from(ackId), attributes: {}, messageId: `m-${ackId}` },
  ...fields,
});

describe('a Pub/Sub source', () => {
  useFakeServer();

  it.each([
    [{}, undefined, subscription, 10, 5_000, 30],
    [
      { subscription: 'projects/other/subscriptions/x', waitInMs: 1, leaseInMs: 1_001 },
      4,
      'projects/other/subscriptions/x',
      4,
      1,
      2,
    ],
    [{ leaseInMs: 700_000 }, 5_000, subscription, 1_000, 5_000, 600],
  ])(
    'with %j and room for %s pulls from %s',
    async (options, capacity, from, maxMessages, timeout, ackDeadlineSeconds) => {
      const { source, subscription: opened, close } = await running(options, capacity);
      expect(source).toMatchObject({
        name: 'subscription' in options ? options.subscription : 'events',
        system: 'gcp_pubsub',
      });
      expect(opened).toMatchObject({
        leaseInMs: 'leaseInMs' in options ? options.leaseInMs : 30_000,
        redelivery: 'together',
      });
      expect(calls).toEqual([
        ['open subscriber'],
        ['open publisher'],
        ['pull', { subscription: from, maxMessages }, { timeout, retry: null }],
      ]);
      await put(message('a'), message('b'));
      expect(of('deadline')).toEqual([{ subscription: from, ackIds: ['a', 'b'], ackDeadlineSeconds }]);
      await close();
      expect(names().slice(-2).toSorted()).toEqual(['close publisher', 'close subscriber']);
    },
  );

  it('pulls again after an empty response and after a timeout, without an error', async () => {
    const { errors, close } = await running();
    await put();
    expect(of('pull')).toHaveLength(2);
    failures.set('pull', Object.assign(new Error('Deadline exceeded'), { code: 4 }));
    arrive?.();
    await settle();
    expect(of('pull')).toHaveLength(4);
    expect([errors, of('deadline')]).toEqual([[], []]);
    await close();
  });

  it('reports another error of a pull', async () => {
    const failure = Object.assign(new Error('no rights'), { code: 7 });
    failures.set('pull', failure);
    const { errors, close } = await running();
    expect(errors).toEqual([failure]);
    failures.clear();
    await close();
  });

  it('closes both connections if one can not be opened', async () => {
    for (const connection of ['subscriber', 'publisher']) {
      failures.clear();
      calls.length = 0;
      failures.set(`open ${connection}`, new Error('no credentials'));
      await expect(running()).rejects.toThrow('no credentials');
      expect(names().slice(-2).toSorted()).toEqual(['close publisher', 'close subscriber']);
    }
  });

  it('delivers body, count and trace only after the deadline is set', async () => {
    const { got, bodies, errors, close } = await running();
    failures.set('deadline', new Error('unavailable'));
    await put(message('a'));
    expect(got).toEqual([]);
    expect(errors).toMatchObject([{ message: 'unavailable' }]);
    failures.clear();
    await vi.waitUntil(() => of('pull').length === 2);
    await put(
      { ...message('a'), deliveryAttempt: 3 },
      { ackId: 'b', deliveryAttempt: 0, message: { data: Buffer.from('b'), attributes: { traceparent: 'trace' } } },
      { ackId: 'c' },
    );
    expect(bodies()).toEqual(['a', 'b', '']);
    expect(got.map(({ attempt, traceparent }) => [attempt, traceparent])).toEqual([
      [3, undefined],
      [undefined, 'trace'],
      [undefined, undefined],
    ]);
    await close();
  });

  it('acknowledges, returns and renews by the ID of the delivery', async () => {
    const { got, close } = await running({ leaseInMs: 45_000 }, 20);
    await put(...['a', 'b', 'c', 'd', 'e', 'f'].map((id) => message(id)));
    calls.length = 0;
    await got[0]?.ack();
    await got[1]?.nack(0);
    await got[2]?.nack(1_001);
    await got[3]?.nack(3_600_000);
    await got[4]?.nack(-5);
    await got[5]?.heartbeat();
    expect(of('ack')).toEqual([{ subscription, ackIds: ['a'] }]);
    expect(of('deadline')).toEqual([
      { subscription, ackIds: ['b'], ackDeadlineSeconds: 0 },
      { subscription, ackIds: ['c'], ackDeadlineSeconds: 2 },
      { subscription, ackIds: ['d'], ackDeadlineSeconds: 600 },
      { subscription, ackIds: ['e'], ackDeadlineSeconds: 0 },
      { subscription, ackIds: ['f'], ackDeadlineSeconds: 45 },
    ]);
    await close();
  });

  it.each([3, 9])('has lost a message whose renewal has the status %s', async (code) => {
    const { got, close } = await running();
    await put(message('a'));
    const error = Object.assign(new Error('expired'), { code });
    failures.set('deadline', error);
    const lost = await Promise.resolve(got[0]?.heartbeat()).catch((caught: unknown) => caught);
    expect(lost).toBeInstanceOf(MessageLeaseLostError);
    expect(lost).toMatchObject({ cause: error, message: expect.stringContaining('message m-a is lost') });
    const other = Object.assign(new Error('unavailable'), { code: 14 });
    failures.set('deadline', other);
    await expect(got[0]?.heartbeat()).rejects.toBe(other);
    failures.clear();
    await close();
  });

  it.each([
    ['dead', 'projects/shop/topics/dead'],
    ['projects/other/topics/dead', 'projects/other/topics/dead'],
  ])(
    'dead-letters to %s with the reason, key and attributes, before it acknowledges',
    async (deadLetterTopic, topic) => {
      const { got, close } = await running({ deadLetterTopic });
      const data = Buffer.from('bad');
      await put(
        { ackId: 'a', message: { data, orderingKey: 'k', attributes: { id: '1' } } },
        { ackId: 'b', message: { data } },
      );
      failures.set('publish', new Error('no topic'));
      await expect(got[0]?.deadLetter('No handler.')).rejects.toThrow('no topic');
      expect(of('ack')).toEqual([]);
      failures.clear();
      calls.length = 0;
      await got[0]?.deadLetter('No handler.');
      await got[1]?.deadLetter('no');
      expect(calls.filter(([name]) => name !== 'pull')).toEqual([
        ['publish', { topic, messages: [{ data, orderingKey: 'k', attributes: { id: '1', reason: 'No handler.' } }] }],
        ['ack', { subscription, ackIds: ['a'] }],
        ['publish', { topic, messages: [{ data, orderingKey: '', attributes: { reason: 'no' } }] }],
        ['ack', { subscription, ackIds: ['b'] }],
      ]);
      await close();
    },
  );
});

describe('a Pub/Sub publisher', () => {
  useFakeServer();

  it('publishes with the key as ordering key and the ID and trace as attributes, in the lengths that are allowed', async () => {
    const publisher = createPubSubPublisher({ client, topic: 'events' });
    expect(publisher.name).toBe('events');
    const data = Buffer.from('{}');
    const fits = '각'.repeat(341);
    await publisher.publish({ id: fits, key: fits, body: '{}', traceparent: 'trace' });
    await publisher.publish({ id: 'b', key: undefined, body: '{}' });
    const long = [`${fits}12`, `${fits}13`];
    for (const text of long) await publisher.publish({ id: text, key: text, body: '{}' });
    const [first, second, ...others] = of('publish') as {
      messages: { orderingKey: string; attributes: { id: string } }[];
    }[];
    expect(first).toEqual({
      topic: 'projects/shop/topics/events',
      messages: [{ data, orderingKey: fits, attributes: { id: fits, traceparent: 'trace' } }],
    });
    expect(second?.messages).toEqual([{ data, attributes: { id: 'b' } }]);
    const names = others.map(({ messages: [one] }) => [one?.orderingKey ?? '', one?.attributes.id ?? '']);
    for (const [key = '', id] of names) {
      expect(key).toBe(id);
      expect(Buffer.byteLength(key)).toBeLessThanOrEqual(1_024);
    }
    expect(new Set(names.flat()).size).toBe(2);
    await publisher.close();
    expect(calls.at(-1)).toEqual(['close publisher']);
  });

  it('opens one connection, again after a failure, and none if it publishes nothing', async () => {
    let opened = 0;
    const failing = {
      projectId: 'shop',
      getClientConfig: () => {
        opened += 1;
        return opened === 1 ? Promise.reject(new Error('no credentials')) : client.getClientConfig();
      },
    } as unknown as PubSub;
    const publisher = createPubSubPublisher({ client: failing, topic: 'events' });
    await publisher.close();
    expect([opened, calls]).toEqual([0, []]);
    const message = { id: 'a', key: 'k', body: '{}' };
    const first = publisher.publish(message);
    await publisher.close();
    await expect(first).rejects.toThrow('no credentials');
    await Promise.all([publisher.publish(message), publisher.publish(message)]);
    expect([opened, of('publish').length]).toEqual([2, 2]);
    await publisher.close();
    expect(names().filter((name) => name === 'close publisher')).toHaveLength(1);
  });
});

describe('a Pub/Sub queue by its URL', () => {
  useFakeServer();

  it.each([
    ['pubsub://shop/a%20b', 'a b', 'a b', 'a b-dead'],
    ['pubsub://shop/events?subscription=mine&dead-letters=letters', 'events', 'mine', 'letters'],
  ])('%s has the topic %s, the subscription %s and the dead letters %s', async (url, topic, name, dead) => {
    const close = vi.spyOn(PubSub.prototype, 'close').mockImplementation((() => Promise.resolve()) as never);
    const config = vi
      .spyOn(PubSub.prototype, 'getClientConfig')
      .mockImplementation((() => client.getClientConfig()) as never);
    onTestFinished(() => [close, config].forEach((spy) => spy.mockRestore()));
    const publisher = await openPublisher(url);
    expect(publisher.name).toBe(topic);
    await publisher.publish({ id: 'a', key: undefined, body: '{}' });
    expect(of('publish')).toMatchObject([{ topic: `projects/shop/topics/${topic}` }]);
    await publisher.close();
    expect(close).toHaveBeenCalledTimes(1);
    const source = await connectSource(url);
    expect(source.name).toBe(name);
    const intake = collector();
    const opened = await source.open(intake);
    opened.start();
    await settle();
    expect(of('pull')).toMatchObject([{ subscription: `projects/shop/subscriptions/${name}` }]);
    await put(message('a'));
    await intake.got[0]?.deadLetter('no');
    expect(of('publish')[1]).toMatchObject({ topic: `projects/shop/topics/${dead}` });
    failures.set('pull', new Error('away'));
    await put();
    await settle();
    expect(String(intake.errors[0])).toContain('The queue at Pub/Sub in shop failed: away.');
    failures.clear();
    const closing = opened.stop().then(() => opened.close());
    await put();
    await closing;
    expect(close).toHaveBeenCalledTimes(2);
  });
});
