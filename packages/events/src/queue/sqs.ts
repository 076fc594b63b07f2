import {
  ChangeMessageVisibilityCommand,
  DeleteMessageCommand,
  type Message,
  ReceiveMessageCommand,
  SendMessageCommand,
  type SQSClient,
} from '@aws-sdk/client-sqs';
import { checkQueue, clientWith } from './check-queue.ts';
import type { Handle } from './held-deliveries.ts';
import { MessageLeaseLostError } from './message-lease-lost-error.ts';
import type { OutgoingMessage, Publisher } from './publisher.ts';
import { openPull } from './pull-subscription.ts';
import { shortened } from './shortened.ts';
import type { Source } from './source.ts';

/** Which queue is read, and where dead letters go. */
export interface SqsSourceOptions {
  /** A client of SQS; it stays yours to destroy. */
  readonly client: SQSClient;
  /** URL of the queue; a FIFO queue keeps the order of messages of one key. */
  readonly queueUrl: string;
  /** Where messages go that nobody can handle, with the attribute `reason`; a FIFO queue where `queueUrl` is one. */
  readonly deadLetterQueueUrl: string;
  /** Visibility timeout of what is received; 30,000 where absent. */
  readonly leaseInMs?: number | undefined;
  /**
   * How long the queue holds a request while it is empty, in whole seconds up to 20,000 ms, and
   * with it how long a stop may take; 5,000 where absent.
   */
  readonly waitInMs?: number | undefined;
}

const ofSqs = { client: clientWith('send', '`new SQSClient(…)` of `@aws-sdk/client-sqs`'), queueUrl: 'text' } as const;

/**
 * Messages of an SQS queue. On a FIFO queue with the order as `MessageGroupId` the order holds across processes; on a standard queue
 * within each of them.
 * @throws ArgumentError naming the option that is missing or wrong
 */
export function createSqsSource(options: SqsSourceOptions): Source {
  checkQueue(options, { ...ofSqs, deadLetterQueueUrl: 'text', leaseInMs: 'time' });
  const { client, queueUrl: QueueUrl, deadLetterQueueUrl, leaseInMs = 30_000, waitInMs = 5_000 } = options;

  const deliver = (message: Message): Handle => {
    const { Attributes: attributes, Body: body = '', ReceiptHandle } = message;
    const setVisibility = async (inMs: number): Promise<void> => {
      const VisibilityTimeout = Math.min(inSeconds(inMs), 43_200);
      await client.send(new ChangeMessageVisibilityCommand({ QueueUrl, ReceiptHandle, VisibilityTimeout }));
    };
    const ack = async (): Promise<void> => {
      await client.send(new DeleteMessageCommand({ QueueUrl, ReceiptHandle }));
    };
    return {
      body,
      attempt: Number(attributes?.ApproximateReceiveCount ?? 1),
      ack,
      nack: setVisibility,
      heartbeat: async () => {
        try {
          await setVisibility(leaseInMs);
        } catch (error) {
          throw isGone(error) ? new MessageLeaseLostError(`message ${message.MessageId ?? ''}`, error) : error;
        }
      },
      deadLetter: async (reason) => {
        const { MessageGroupId } = attributes ?? {};
        const grouping = MessageGroupId !== undefined && { MessageGroupId, MessageDeduplicationId: message.MessageId };
        await client.send(
          new SendMessageCommand({
            QueueUrl: deadLetterQueueUrl,
            MessageBody: body,
            MessageAttributes: { reason: { DataType: 'String', StringValue: reason } },
            ...grouping,
          }),
        );
        await ack();
      },
    };
  };

  return {
    name: nameOf(QueueUrl),
    open: (intake) =>
      Promise.resolve(
        openPull(intake, {
          leaseInMs,
          // A FIFO queue hands out nothing of a group that is in hand.
          redelivery: isFifo(QueueUrl) ? 'together' : undefined,
          batch: 10,
          // A request that is cut off may still be handed messages, which nobody then has until their lease is over: it is waited for.
          receive: async (most, hand) => {
            const { Messages = [] } = await client.send(
              new ReceiveMessageCommand({
                QueueUrl,
                MaxNumberOfMessages: most,
                WaitTimeSeconds: Math.min(20, inSeconds(waitInMs)),
                VisibilityTimeout: inSeconds(leaseInMs),
                MessageSystemAttributeNames: ['ApproximateReceiveCount', 'MessageGroupId'],
              }),
            );
            for (const message of Messages) hand(deliver(message));
          },
        }),
      ),
  };
}

/** Where messages are published. */
export interface SqsPublisherOptions {
  /** A client of SQS; it stays yours to destroy. */
  readonly client: SQSClient;
  /** URL of the queue; a FIFO queue keeps the order of messages of one key. */
  readonly queueUrl: string;
}

/**
 * Sends to an SQS queue; to a FIFO queue (`….fifo`) with key and id, so that it keeps the order and drops repetitions.
 * @throws ArgumentError naming the option that is missing or wrong
 */
export function createSqsPublisher(options: SqsPublisherOptions): Publisher {
  checkQueue(options, ofSqs);
  const { client, queueUrl: QueueUrl } = options;
  return {
    name: nameOf(QueueUrl),
    publish: async ({ id, key, body }: OutgoingMessage) => {
      const grouping = isFifo(QueueUrl) && { MessageGroupId: groupOf(key ?? id), MessageDeduplicationId: groupOf(id) };
      await client.send(new SendMessageCommand({ QueueUrl, MessageBody: body, ...grouping }));
    },
    close: () => Promise.resolve(),
  };
}

/** Group and deduplication ids take 128 characters of a few kinds. */
function groupOf(text: string): string {
  const plain = text.replaceAll(/[^\w!"#$%&'()*+,\-./:;<=>?@[\\\]^`{|}~]/gu, '~');
  return plain === text && plain.length <= 128 ? text : shortened(text, plain);
}

const goneErrors: ReadonlySet<string> = new Set([
  'ReceiptHandleIsInvalid',
  'MessageNotInflight',
  'InvalidParameterValue',
]);

const isFifo = (queueUrl: string): boolean => queueUrl.endsWith('.fifo');
const inSeconds = (ms: number): number => Math.ceil(ms / 1_000);
const isGone = (error: unknown): boolean => error instanceof Error && goneErrors.has(error.name);
const nameOf = (queueUrl: string): string => queueUrl.slice(queueUrl.lastIndexOf('/') + 1);
