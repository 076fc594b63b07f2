import { type Clock, systemClock } from '@tradelane/core';
import {
  isServiceBusError,
  type ServiceBusClient,
  type ServiceBusReceivedMessage,
  type ServiceBusReceiver,
} from '@azure/service-bus';
import { checkQueue, clientWith } from './check-queue.ts';
import { followedBy, giveBack, type Handle, HeldDeliveries } from './held-deliveries.ts';
import { MessageLeaseLostError } from './message-lease-lost-error.ts';
import type { OutgoingMessage, Publisher } from './publisher.ts';
import { shortened } from './shortened.ts';
import type { Intake, Source, Subscription } from './source.ts';

/** Which queue is read, and how long messages stay in hand. */
export interface ServiceBusSourceOptions {
  /** A client of Service Bus; it stays yours to close. */
  readonly client: ServiceBusClient;
  /** A queue without sessions; what nobody can handle is in its dead-letter queue, with the reason. */
  readonly queue: string;
  /** The queue’s lock duration; 60,000 where absent, as with Service Bus. */
  readonly leaseInMs?: number | undefined;
  /** Time for leases; the system's where absent. */
  readonly clock?: Clock | undefined;
}

/**
 * Messages of an Azure Service Bus queue, locked while they are in hand. The order holds within each process.
 * @throws ArgumentError naming the option that is missing or wrong
 */
export function createServiceBusSource(options: ServiceBusSourceOptions): Source {
  checkServiceBus(options);
  const { client, queue, leaseInMs = 60_000, clock = systemClock } = options;
  return {
    name: queue,
    open: (intake) => {
      const receiver = client.createReceiver(queue, {
        receiveMode: 'peekLock',
        // Locks are renewed by whoever has the messages in hand.
        maxAutoLockRenewalDurationInMs: 0,
        skipParsingBodyAsJson: true,
      });
      return Promise.resolve(follow(receiver, intake, { leaseInMs, clock }));
    },
  };
}

function checkServiceBus(options: ServiceBusSourceOptions): void {
  checkQueue(options, {
    client: clientWith('createSender', '`new ServiceBusClient(…)` of `@azure/service-bus`'),
    queue: 'text',
    leaseInMs: 'time',
  });
}

interface Around {
  readonly leaseInMs: number;
  readonly clock: Clock;
}

function follow(receiver: ServiceBusReceiver, intake: Intake, { leaseInMs, clock }: Around): Subscription {
  const stopped = new AbortController();
  const held = new HeldDeliveries();
  let following: { close(): Promise<void> } | undefined;

  const handleOf = (message: ServiceBusReceivedMessage): Handle => {
    const abandon = (): Promise<void> => settle(() => receiver.abandonMessage(message));
    return {
      body: bodyOf(message.body),
      attempt: (message.deliveryCount ?? 0) + 1,
      ack: () => settle(() => receiver.completeMessage(message)),
      nack: (delayInMs) => {
        if (delayInMs <= 0) return abandon();
        // A lock cannot be put off: the message stays here so long, or until its lock is over.
        const late = (): void => void abandon().catch(() => undefined);
        void clock.wait(Math.min(delayInMs, leaseInMs), stopped.signal).then(late, late);
        return undefined;
      },
      heartbeat: () => settle(() => receiver.renewMessageLock(message)),
      deadLetter: (reason) =>
        settle(() =>
          receiver.deadLetterMessage(message, {
            deadLetterReason: reason,
            deadLetterErrorDescription: '',
          }),
        ),
    };
  };

  return {
    leaseInMs,
    start: () => {
      following = receiver.subscribe(
        {
          // The client makes room for another one once this resolves.
          processMessage: (message) =>
            new Promise((resolve) => {
              const handle = handleOf(message);
              if (stopped.signal.aborted) return resolve(giveBack(handle, intake.onError));
              return intake.deliver(held.hold(followedBy(handle, resolve)));
            }),
          processError: ({ error }) => {
            if (!stopped.signal.aborted) intake.onError(error);
            return Promise.resolve();
          },
        },
        { autoCompleteMessages: false, maxConcurrentCalls: intake.capacity },
      );
    },
    stop: async () => {
      stopped.abort();
      await following?.close();
    },
    close: async () => {
      await held.giveBack(intake.onError);
      await receiver.close();
    },
  };
}

/** Says what became of a message. @throws LeaseLostError where its lock is gone */
async function settle(say: () => Promise<unknown>): Promise<void> {
  try {
    await say();
  } catch (error) {
    const isGone = isServiceBusError(error) && error.code === 'MessageLockLost';
    throw isGone ? new MessageLeaseLostError('a message of Service Bus', error) : error;
  }
}

/** Bytes as they were sent; programs of other languages may send a text or a value of AMQP. */
const bodyOf = (body: unknown): string | Uint8Array =>
  typeof body === 'string' || body instanceof Uint8Array ? body : JSON.stringify(body);

/** Where messages are published. */
export interface ServiceBusPublisherOptions {
  /** A client of Service Bus; it stays yours to close. */
  readonly client: ServiceBusClient;
  /** A queue or topic. */
  readonly queue: string;
}

/** Longest id of a message that Service Bus takes. */
const longestId = 128;

/**
 * Sends to an Azure Service Bus queue or topic, which drops repetitions by their id where it detects duplicates.
 * @throws ArgumentError naming the option that is missing or wrong
 */
export function createServiceBusPublisher(options: ServiceBusPublisherOptions): Publisher {
  checkServiceBus(options);
  const { client, queue } = options;
  const sender = client.createSender(queue);
  return {
    name: queue,
    publish: async ({ id, body }: OutgoingMessage) => {
      const messageId = id.length <= longestId ? id : shortened(id);
      await sender.sendMessages({ messageId, body: Buffer.from(body), contentType: 'application/json' });
    },
    close: () => sender.close(),
  };
}
