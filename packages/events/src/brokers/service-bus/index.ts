import { type Clock, systemClock } from '@tradelane/core';
import {
  isServiceBusError,
  type ServiceBusClient,
  type ServiceBusReceivedMessage,
  type ServiceBusReceiver,
} from '@azure/service-bus';
import { checkQueue, clientWith } from '../../queue/check-queue.ts';
import { followedBy, giveBack, type Handle, HeldDeliveries } from '../../queue/held-deliveries.ts';
import { MessageLeaseLostError, QueueError } from '../../queue/errors.ts';
import type { OutgoingMessage, Publisher, Intake, Source, Subscription } from '../../queue/source.ts';
import { shortened } from '../../queue/keys.ts';

/** Options of the source. */
export interface ServiceBusSourceOptions {
  /** A client of Service Bus. You close it. */
  readonly client: ServiceBusClient;
  /** Name of a queue without sessions. Dead letters go to its dead-letter queue, with the reason. */
  readonly queue: string;
  /** Lock duration of the queue, in milliseconds. Default: 60,000 (60 s), as in Service Bus. */
  readonly leaseInMs?: number | undefined;
  /** Clock for leases. Default: the system clock. */
  readonly clock?: Clock | undefined;
}

/**
 * Preview: tested only against a fake of the protocol.
 *
 * Creates a source for an Azure Service Bus queue. The order holds within each process.
 * @throws {ArgumentError} If an option is missing or invalid. The error names the option.
 */
export function createServiceBusSource(options: ServiceBusSourceOptions): Source {
  checkServiceBus(options);
  const { client, queue, leaseInMs = 60_000, clock = systemClock } = options;
  return {
    name: queue,
    system: 'servicebus',
    open: (intake) => {
      const receiver = client.createReceiver(queue, {
        receiveMode: 'peekLock',
        // The consumer renews the locks.
        maxAutoLockRenewalDurationInMs: 0,
        skipParsingBodyAsJson: true,
      });
      return Promise.resolve(follow(receiver, intake, { queue, leaseInMs, clock }));
    },
  };
}

function checkServiceBus(options: ServiceBusSourceOptions): void {
  checkQueue(options, {
    client: clientWith('createSender', '`new ServiceBusClient(…)` of `@azure/service-bus`'),
    queue: 'text',
    leaseInMs: 'time',
    clock: 'clock',
  });
}

/** How often the source checks whether its client was closed, in milliseconds. */
const closedEveryInMs = 1_000;

interface Around {
  readonly queue: string;
  readonly leaseInMs: number;
  readonly clock: Clock;
}

function follow(receiver: ServiceBusReceiver, intake: Intake, { queue, leaseInMs, clock }: Around): Subscription {
  const stopped = new AbortController();
  const held = new HeldDeliveries();
  let following: { close(): Promise<void> } | undefined;

  const handleOf = (message: ServiceBusReceivedMessage): Handle => {
    const abandon = (): Promise<void> => settle(() => receiver.abandonMessage(message));
    const traceparent = message.applicationProperties?.['traceparent'];
    return {
      body: bodyOf(message.body),
      attempt: (message.deliveryCount ?? 0) + 1,
      traceparent: typeof traceparent === 'string' ? traceparent : undefined,
      ack: () => settle(() => receiver.completeMessage(message)),
      nack: (delayInMs) => {
        if (delayInMs <= 0) return abandon();
        // Service Bus has no delay, so the message waits in this process until its lock ends.
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

  /** The receiver of a closed client reports no error and delivers nothing more. */
  const untilClosed = async (): Promise<Error> => {
    while (!receiver.isClosed) await clock.wait(closedEveryInMs, stopped.signal);
    return new QueueError(queue, 'The connection was closed', undefined);
  };

  return {
    leaseInMs,
    ended: new Promise((resolve) => void untilClosed().then(resolve, () => undefined)),
    start: () => {
      following = receiver.subscribe(
        {
          // The client fetches the next message when this resolves.
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

/**
 * Settles a message.
 * @throws {MessageLeaseLostError} If its lock is lost.
 */
async function settle(say: () => Promise<unknown>): Promise<void> {
  try {
    await say();
  } catch (error) {
    const isGone = isServiceBusError(error) && error.code === 'MessageLockLost';
    throw isGone ? new MessageLeaseLostError('a message of Service Bus', error) : error;
  }
}

/** Bytes as sent. Other senders may send text or an AMQP value. */
const bodyOf = (body: unknown): string | Uint8Array =>
  typeof body === 'string' || body instanceof Uint8Array ? body : JSON.stringify(body);

/** Options of the publisher. */
export interface ServiceBusPublisherOptions {
  /** A client of Service Bus. You close it. */
  readonly client: ServiceBusClient;
  /** Name of a queue or topic. */
  readonly queue: string;
}

/** Maximum length of a message ID in Service Bus. */
const longestId = 128;

/**
 * Preview: tested only against a fake of the protocol.
 *
 * Creates a publisher for an Azure Service Bus queue or topic. If duplicate detection is on, it drops duplicates by
 * ID.
 * @throws {ArgumentError} If an option is missing or invalid. The error names the option.
 */
export function createServiceBusPublisher(options: ServiceBusPublisherOptions): Publisher {
  checkServiceBus(options);
  const { client, queue } = options;
  const sender = client.createSender(queue);
  return {
    name: queue,
    publish: async ({ id, body, traceparent }: OutgoingMessage) => {
      const messageId = id.length <= longestId ? id : shortened(id);
      const carried = traceparent !== undefined && { applicationProperties: { traceparent } };
      await sender.sendMessages({ messageId, body: Buffer.from(body), contentType: 'application/json', ...carried });
    },
    close: () => sender.close(),
  };
}
