import { ServiceBusClient, type ServiceBusReceivedMessage } from '@azure/service-bus';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { connectSource, openPublisher } from '../../src/url.ts';
import { collector } from '../support/collector.ts';

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
