import { ServiceBusClient, ServiceBusError, type ServiceBusReceivedMessage } from '@azure/service-bus';
import { createVirtualClock } from '@tradelane/core';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import {
  createServiceBusPublisher,
  createServiceBusSource,
  type ServiceBusSourceOptions,
} from '../../src/brokers/service-bus/index.ts';
import { MessageLeaseLostError } from '../../src/index.ts';
import { connectSource, openPublisher } from '../../src/url.ts';
import { collector, endOf, follow } from '../support/collector.ts';
import { settle } from '../support/world.ts';

interface Handlers {
  processMessage(message: ServiceBusReceivedMessage): Promise<void>;
  processError(args: { readonly error: Error }): Promise<void>;
}

/** A client of Service Bus whose server the test plays. */
function fakeClient() {
  const calls: unknown[] = [];
  const receiver = { isClosed: false };
  let failure: Error | undefined;
  let handlers: Handlers | undefined;
  const settleWith =
    (name: string) =>
    async (message: { readonly messageId?: unknown }, ...more: unknown[]): Promise<void> => {
      calls.push([name, message.messageId, ...more]);
      if (failure !== undefined) throw failure;
    };
  const client = {
    createReceiver: (queue: string, options: object) => {
      calls.push(['receiver', queue, options]);
      return Object.assign(receiver, {
        subscribe: (given: Handlers, how: object) => {
          handlers = given;
          calls.push(['subscribe', how]);
          return { close: () => Promise.resolve(void calls.push('unsubscribe')) };
        },
        completeMessage: settleWith('complete'),
        abandonMessage: settleWith('abandon'),
        renewMessageLock: settleWith('renew'),
        deadLetterMessage: settleWith('dead-letter'),
        close: () => Promise.resolve(void calls.push('close receiver')),
      });
    },
    createSender: (queue: string) => ({
      sendMessages: (message: object) => Promise.resolve(void calls.push(['send', queue, message])),
      close: () => Promise.resolve(void calls.push('close sender')),
    }),
  };
  return {
    client: client as unknown as ServiceBusClient,
    calls,
    receiver,
    fail: (error?: Error) => void (failure = error),
    /** Delivers a message. Resolves when the client would fetch the next one. */
    put: (message: object) => handlers?.processMessage(message as ServiceBusReceivedMessage),
    error: (error: Error) => handlers?.processError({ error }),
  };
}

async function running(options: Partial<ServiceBusSourceOptions> = {}) {
  const fake = fakeClient();
  const clock = createVirtualClock();
  const source = createServiceBusSource({ client: fake.client, queue: 'events', clock, ...options });
  const follower = await follow(source, 7);
  fake.calls.length = 0;
  return { ...fake, ...follower, clock, source };
}

describe('a Service Bus source', () => {
  it('receives by locks that it renews itself, as many as its capacity', async () => {
    const { client, calls } = fakeClient();
    const clock = createVirtualClock();
    const source = createServiceBusSource({ client, queue: 'events', clock });
    expect(source).toMatchObject({ name: 'events', system: 'servicebus' });
    const subscription = await source.open(collector(7));
    expect(subscription.leaseInMs).toBe(60_000);
    expect(calls).toEqual([
      [
        'receiver',
        'events',
        { receiveMode: 'peekLock', maxAutoLockRenewalDurationInMs: 0, skipParsingBodyAsJson: true },
      ],
    ]);
    subscription.start();
    expect(calls[1]).toEqual(['subscribe', { autoCompleteMessages: false, maxConcurrentCalls: 7 }]);
    await subscription.stop();
    expect(calls.slice(2)).toEqual(['unsubscribe']);
    await subscription.close();
    expect(calls.slice(3)).toEqual(['close receiver']);
    await settle();
    expect(clock.pending).toBe(0);
  });

  it('delivers the body as it was sent, with its count and its trace', async () => {
    const { put, got } = await running();
    const bytes = new Uint8Array([123, 125]);
    void put({ body: bytes, deliveryCount: 2, applicationProperties: { traceparent: 'trace' } });
    void put({ body: 'text', applicationProperties: { traceparent: 7 } });
    void put({ body: { id: 1 } });
    expect(got.map(({ body, attempt, traceparent }) => [body, attempt, traceparent])).toEqual([
      [bytes, 3, 'trace'],
      ['text', 1, undefined],
      ['{"id":1}', 1, undefined],
    ]);
  });

  it.each([
    ['ack', ['complete', 1]],
    ['nack', ['abandon', 1]],
    ['deadLetter', ['dead-letter', 1, { deadLetterReason: 'No handler.', deadLetterErrorDescription: '' }]],
  ] as const)('settles a message (%s), and then fetches the next one', async (call, expected) => {
    const { put, got, calls } = await running();
    let isNext = false;
    void put({ body: 'a', messageId: 1 })?.then(() => (isNext = true));
    await got[0]?.heartbeat();
    await settle();
    expect([isNext, calls]).toEqual([false, [['renew', 1]]]);
    await got[0]?.[call](call === 'deadLetter' ? ('No handler.' as never) : (0 as never));
    await settle();
    expect([isNext, calls[1]]).toEqual([true, expected]);
  });

  it('fetches the next message for one that is forgotten or whose settlement fails', async () => {
    const { put, got, fail, calls } = await running();
    const next: string[] = [];
    void put({ body: 'a', messageId: 1 })?.then(() => next.push('a'));
    void put({ body: 'b', messageId: 2 })?.then(() => next.push('b'));
    got[0]?.forget();
    await settle();
    expect([next, calls]).toEqual([['a'], []]);
    const failure = new Error('timeout');
    fail(failure);
    await expect(got[1]?.ack()).rejects.toBe(failure);
    expect(next).toEqual(['a', 'b']);
  });

  it.each(['ack', 'nack', 'heartbeat', 'deadLetter'] as const)(
    'has lost a message whose lock is lost: %s',
    async (call) => {
      const { put, got, fail } = await running();
      void put({ body: 'a' });
      const error = new ServiceBusError('The lock is over.', 'MessageLockLost');
      fail(error);
      const lost = await Promise.resolve(got[0]?.[call](0 as never)).catch((caught: unknown) => caught);
      expect(lost).toBeInstanceOf(MessageLeaseLostError);
      expect(lost).toMatchObject({ cause: error });
    },
  );

  it.each([new ServiceBusError('busy', 'ServiceBusy'), Object.assign(new Error('x'), { code: 'MessageLockLost' })])(
    'keeps a message after another error: %s',
    async (error) => {
      const { put, got, fail } = await running();
      void put({ body: 'a' });
      fail(error);
      await expect(got[0]?.heartbeat()).rejects.toBe(error);
    },
  );

  it('abandons a returned message after its delay, at the latest when its lease ends or the source stops', async () => {
    const { put, got, calls, clock, subscription } = await running({ leaseInMs: 30_000 });
    for (const messageId of [1, 2, 3]) void put({ body: 'a', messageId });
    void got[0]?.nack(5_000);
    void got[1]?.nack(3_600_000);
    await clock.advance(4_999);
    expect(calls).toEqual([]);
    await clock.advance(1);
    expect(calls).toEqual([['abandon', 1]]);
    await clock.advance(24_999);
    expect(calls).toHaveLength(1);
    await clock.advance(1);
    expect(calls).toEqual([
      ['abandon', 1],
      ['abandon', 2],
    ]);
    void got[2]?.nack(20_000);
    await subscription.stop();
    await settle();
    expect(calls.slice(2)).toEqual(expect.arrayContaining([['abandon', 3], 'unsubscribe']));
    expect(clock.pending).toBe(0);
  });

  it('abandons messages in flight on close, and later messages at once', async () => {
    const { put, got, calls, subscription, errors, fail } = await running();
    void put({ body: 'a', messageId: 1 });
    await subscription.stop();
    let isNext = false;
    void put({ body: 'b', messageId: 2 })?.then(() => (isNext = true));
    await settle();
    expect([isNext, got.length]).toEqual([true, 1]);
    const failure = new Error('away');
    fail(failure);
    await subscription.close();
    expect(calls).toEqual(['unsubscribe', ['abandon', 2], ['abandon', 1], 'close receiver']);
    expect(errors).toEqual([failure]);
  });

  it('reports errors of the client until it stops', async () => {
    const { error, errors, subscription } = await running();
    const [first, second] = [new Error('first'), new Error('second')];
    await error(first);
    await subscription.stop();
    await error(second);
    expect(errors).toEqual([first]);
  });

  it('G40: has ended when its client is closed', async () => {
    const { receiver, subscription, clock } = await running();
    const ended = await endOf(subscription, clock, () => void (receiver.isClosed = true));
    expect(ended?.message).toContain('The queue events failed: The connection was closed.');
    expect(clock.pending).toBe(0);
  });
});

describe('a Service Bus publisher', () => {
  it('sends the ID, the body as bytes, and the trace', async () => {
    const { client, calls } = fakeClient();
    const publisher = createServiceBusPublisher({ client, queue: 'events' });
    expect(publisher.name).toBe('events');
    const ids = ['a'.repeat(128), `${'a'.repeat(128)}1`, `${'a'.repeat(128)}2`];
    for (const id of ids) await publisher.publish({ id, key: 'k', body: '{}' });
    await publisher.publish({ id: 'b', key: 'k', body: '{}', traceparent: 'trace' });
    await publisher.close();
    const messages = calls.slice(0, 4).map((call) => (call as readonly unknown[])[2] as { messageId: string });
    expect(messages[0]).toEqual({
      messageId: ids[0],
      body: Buffer.from('{}'),
      contentType: 'application/json',
    });
    expect(messages[3]).toMatchObject({ messageId: 'b', applicationProperties: { traceparent: 'trace' } });
    const sent = messages.map(({ messageId }) => messageId);
    expect(Math.max(...sent.map(({ length }) => length))).toBeLessThanOrEqual(128);
    expect(new Set(sent).size).toBe(4);
    expect(calls[4]).toBe('close sender');
  });
});

describe('a Service Bus queue by its URL', () => {
  it.each([
    ['sb://key:a%2Fb%3D@127.0.0.1:5672/events?emulator=true', '127.0.0.1:5672', ';UseDevelopmentEmulator=true'],
    ['sb://key:a%2Fb%3D@shop.servicebus.windows.net/events', 'shop.servicebus.windows.net', ''],
  ])('%s connects to %s', async (url, host, local) => {
    const fake = fakeClient();
    const clients: ServiceBusClient[] = [];
    const spies = [
      vi.spyOn(ServiceBusClient.prototype, 'createSender').mockImplementation(function (this: ServiceBusClient, queue) {
        clients.push(this);
        return fake.client.createSender(queue);
      }),
      vi
        .spyOn(ServiceBusClient.prototype, 'createReceiver')
        .mockImplementation((queue: string, options) => fake.client.createReceiver(queue, options as never) as never),
    ];
    const close = vi.spyOn(ServiceBusClient.prototype, 'close');
    onTestFinished(() => [...spies, close].forEach((spy) => spy.mockRestore()));
    const publisher = await openPublisher(url);
    await publisher.publish({ id: 'a', key: undefined, body: '{}' });
    expect(fake.calls).toMatchObject([['send', 'events', { messageId: 'a' }]]);
    const [client] = clients;
    expect(client?.fullyQualifiedNamespace).toBe(host.replace(/:\d+$/, ''));
    expect(Reflect.get(client ?? {}, '_connectionContext')).toMatchObject({
      config: { sharedAccessKeyName: 'key', sharedAccessKey: 'a/b=', useDevelopmentEmulator: local !== '' },
    });
    await publisher.close();
    expect(close).toHaveBeenCalledTimes(1);
    const source = await connectSource(url);
    expect(source.name).toBe('events');
    const subscription = await source.open(collector());
    expect(fake.calls.at(-1)).toMatchObject(['receiver', 'events', {}]);
    await subscription.stop();
    await subscription.close();
    expect(close).toHaveBeenCalledTimes(2);
  });
});
