import { type protos, type PubSub, v1 } from '@google-cloud/pubsub';
import { checkQueue, clientWith } from '../../queue/check-queue.ts';
import type { Handle } from '../../queue/held-deliveries.ts';
import { MessageLeaseLostError } from '../../queue/errors.ts';
import type { OutgoingMessage, Publisher, Source } from '../../queue/source.ts';
import { openPull } from '../../queue/pull-subscription.ts';
import { shortened } from '../../queue/keys.ts';

/** Options of the source. */
export interface PubSubSourceOptions {
  /** Provides credentials and addresses, including an emulator's. The source opens its own connections. */
  readonly client: PubSub;
  /**
   * Name of the subscription, or `projects/…/subscriptions/…`. With message ordering, the order holds across
   * processes, otherwise within each process. Deliveries are counted if it has a dead-letter policy.
   */
  readonly subscription: string;
  /** Topic for dead letters, with the attribute `reason`: its name, or `projects/…/topics/…`. */
  readonly deadLetterTopic: string;
  /** Acknowledgement deadline in milliseconds, whole seconds up to 600,000. Default: 30,000 (30 s). */
  readonly leaseInMs?: number | undefined;
  /**
   * How long a request waits for messages, in milliseconds, and so how long a stop may take. Default: 5,000 (5 s).
   */
  readonly waitInMs?: number | undefined;
}

const pubSub = clientWith('getClientConfig', '`new PubSub(…)` of `@google-cloud/pubsub`');

type Received = protos.google.pubsub.v1.IReceivedMessage;

/**
 * Preview: tested only against a fake of the protocol.
 *
 * Creates a source for a Google Pub/Sub subscription, which uses pull requests. Topics and subscriptions must exist.
 * @throws {ArgumentError} If an option is missing or invalid. The error names the option.
 */
export function createPubSubSource(options: PubSubSourceOptions): Source {
  checkQueue(options, {
    client: pubSub,
    subscription: 'text',
    deadLetterTopic: 'text',
    leaseInMs: 'time',
    waitInMs: 'wait',
  });
  const { client, leaseInMs = 30_000, waitInMs = 5_000 } = options;
  return {
    name: options.subscription,
    system: 'gcp_pubsub',
    open: async (intake) => {
      const config = await configOf(client);
      const subscriber = new v1.SubscriberClient(config);
      const publisher = new v1.PublisherClient(config);
      const close = async (): Promise<void> => {
        await Promise.all([subscriber.close(), publisher.close()]);
      };
      const subscription = fullName(client, 'subscriptions', options.subscription);
      const deadLetterTopic = fullName(client, 'topics', options.deadLetterTopic);

      const setDeadlines = async (ackIds: string[], inMs: number): Promise<void> => {
        const ackDeadlineSeconds = Math.min(600, Math.ceil(Math.max(0, inMs) / 1_000));
        await subscriber.modifyAckDeadline({ subscription, ackIds, ackDeadlineSeconds });
      };
      const deliver = ({ ackId, message, deliveryAttempt }: Received): Handle => {
        const ackIds = [ackId ?? ''];
        const ack = async (): Promise<void> => {
          await subscriber.acknowledge({ subscription, ackIds });
        };
        return {
          body: (message?.data as Uint8Array | undefined) ?? '',
          attempt: deliveryAttempt || undefined,
          traceparent: message?.attributes?.['traceparent'],
          ack,
          // Pub/Sub redelivers a message at its deadline.
          nack: (delayInMs) => setDeadlines(ackIds, delayInMs),
          heartbeat: async () => {
            try {
              await setDeadlines(ackIds, leaseInMs);
            } catch (error) {
              throw isGone(error) ? new MessageLeaseLostError(`message ${message?.messageId ?? ''}`, error) : error;
            }
          },
          deadLetter: async (reason) => {
            const { data = null, orderingKey = '', attributes } = message ?? {};
            const dead = { data, orderingKey, attributes: { ...attributes, reason } };
            await publisher.publish({ topic: deadLetterTopic, messages: [dead] });
            await ack();
          },
        };
      };

      try {
        await subscriber.initialize();
        await publisher.initialize();
      } catch (error) {
        await close();
        throw error;
      }
      return openPull(intake, {
        leaseInMs,
        // With message ordering, all later messages are redelivered as well.
        redelivery: 'together',
        batch: 1_000,
        // A canceled request may still receive messages, which would be stuck until their lease ends. So it isn't
        // canceled.
        receive: async (maxMessages, hand) => {
          const received = await pull(subscriber, { subscription, maxMessages }, waitInMs);
          if (received.length === 0) return;
          await setDeadlines(
            received.map(({ ackId }) => ackId ?? ''),
            leaseInMs,
          );
          for (const one of received) hand(deliver(one));
        },
        close,
      });
    },
  };
}

/** Returns the messages that arrive in time. */
async function pull(
  subscriber: v1.SubscriberClient,
  request: { readonly subscription: string; readonly maxMessages: number },
  timeout: number,
): Promise<readonly Received[]> {
  try {
    const [{ receivedMessages }] = await subscriber.pull(request, { timeout, retry: null });
    return receivedMessages ?? [];
  } catch (error) {
    if (codeOf(error) === deadlineExceeded) return [];
    throw error;
  }
}

/** gRPC status codes. */
const deadlineExceeded = 4;
/** Status codes for an expired acknowledgement ID with exactly-once delivery. */
const goneCodes: ReadonlySet<unknown> = new Set([3, 9]);

const codeOf = (error: unknown): unknown => (error as { readonly code?: unknown }).code;
const isGone = (error: unknown): boolean => goneCodes.has(codeOf(error));

/** Client configuration, which contains the project after this call. */
async function configOf(client: PubSub): Promise<ConstructorParameters<typeof v1.SubscriberClient>[0]> {
  // The types differ only in undefined properties.
  return (await client.getClientConfig()) as ConstructorParameters<typeof v1.SubscriberClient>[0];
}

const fullName = ({ projectId }: PubSub, kind: 'topics' | 'subscriptions', name: string): string =>
  name.startsWith('projects/') ? name : `projects/${projectId}/${kind}/${name}`;

/** Maximum size of an attribute or ordering key, in bytes. */
const mostBytes = 1_024;
const fitting = (text: string): string => (Buffer.byteLength(text) <= mostBytes ? text : shortened(text));

/** Options of the publisher. */
export interface PubSubPublisherOptions {
  /** Provides credentials and addresses, including an emulator's. The publisher opens its own connections. */
  readonly client: PubSub;
  /** Name of the topic, or `projects/…/topics/…`. */
  readonly topic: string;
}

/**
 * Preview: tested only against a fake of the protocol.
 *
 * Creates a publisher for a Google Pub/Sub topic, with the key as ordering key and the attribute `id`.
 * @throws {ArgumentError} If an option is missing or invalid. The error names the option.
 */
export function createPubSubPublisher(options: PubSubPublisherOptions): Publisher {
  checkQueue(options, { client: pubSub, topic: 'text' });
  const { client, topic } = options;
  let opened: Promise<v1.PublisherClient> | undefined;
  const open = async (): Promise<v1.PublisherClient> => new v1.PublisherClient(await configOf(client));
  return {
    name: topic,
    publish: async ({ id, key, body, traceparent }: OutgoingMessage) => {
      opened ??= open();
      const publisher = await opened.catch((error: unknown) => {
        opened = undefined;
        throw error;
      });
      const attributes = { id: fitting(id), ...(traceparent !== undefined && { traceparent }) };
      const message = { data: Buffer.from(body), attributes, ...(key !== undefined && { orderingKey: fitting(key) }) };
      await publisher.publish({ topic: fullName(client, 'topics', topic), messages: [message] });
    },
    close: async () => {
      await (await opened?.catch(() => undefined))?.close();
    },
  };
}
