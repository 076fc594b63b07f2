import type { SyncMessage } from 'rabbitmq-client';
import { type BrowsedMessage, browsedAtOnce, type QueueBrowser } from '../../queue/browser.ts';
import { deadQueueOf, type RabbitQueue } from './queues.ts';

/** Reads a RabbitMQ queue, or the queue of its dead letters. The broker has no passive reads, so messages are held. */
export async function browseRabbit(options: RabbitQueue, deadLetters: boolean): Promise<QueueBrowser> {
  const channel = await options.connection.acquire();
  const name = deadLetters ? deadQueueOf(options) : options.queue;
  const messageOf = ({ body, headers, deliveryTag }: SyncMessage): BrowsedMessage => {
    const header = (key: string): string | undefined => {
      const value: unknown = headers?.[key];
      return typeof value === 'string' ? value : undefined;
    };
    return {
      // The client parses bodies whose content type is JSON.
      body: Buffer.isBuffer(body) || typeof body === 'string' ? body : JSON.stringify(body),
      reason: header('reason') ?? header('x-first-death-reason'),
      traceparent: header('traceparent'),
      remove: async () => channel.basicAck({ deliveryTag }),
    };
  };
  return {
    name,
    isPassive: false,
    next: async () => {
      const found: BrowsedMessage[] = [];
      while (found.length < browsedAtOnce) {
        const message = await channel.basicGet({ queue: name });
        if (message === undefined) break;
        found.push(messageOf(message));
      }
      return found;
    },
    // Messages that weren't removed return to the queue in one step, which keeps their order.
    close: () => channel.close(),
  };
}
