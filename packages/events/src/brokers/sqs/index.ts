import {
  ChangeMessageVisibilityCommand,
  DeleteMessageCommand,
  type Message,
  ReceiveMessageCommand,
  SendMessageCommand,
  type SQSClient,
} from '@aws-sdk/client-sqs';
import { checkQueue, clientWith } from '../../queue/check-queue.ts';
import type { Handle } from '../../queue/held-deliveries.ts';
import { MessageLeaseLostError } from '../../queue/errors.ts';
import type { OutgoingMessage, Publisher, Source } from '../../queue/source.ts';
import { openPull } from '../../queue/pull-subscription.ts';
import { shortened } from '../../queue/keys.ts';

/** Options of the source. */
export interface SqsSourceOptions {
  /** A client of SQS. You destroy it. */
  readonly client: SQSClient;
  /** URL of the queue. A FIFO queue keeps the order of messages with the same key. */
  readonly queueUrl: string;
  /** URL of the queue for dead letters, with the attribute `reason`. A FIFO queue if `queueUrl` is. */
  readonly deadLetterQueueUrl: string;
  /** Visibility timeout in milliseconds. Default: 30,000 (30 s). */
  readonly leaseInMs?: number | undefined;
  /**
   * How long a request waits for messages, in milliseconds, whole seconds up to 20,000, and so how long a stop may
   * take. Default: 5,000 (5 s).
   */
  readonly waitInMs?: number | undefined;
}

const ofSqs = { client: clientWith('send', '`new SQSClient(…)` of `@aws-sdk/client-sqs`'), queueUrl: 'text' } as const;

/**
 * Creates a source for an SQS queue. On a FIFO queue with the order as `MessageGroupId`, the order holds across
 * processes. On a standard queue, it holds within each process.
 * @throws {ArgumentError} If an option is missing or invalid. The error names the option.
 */
export function createSqsSource(options: SqsSourceOptions): Source {
  checkQueue(options, { ...ofSqs, deadLetterQueueUrl: 'text', leaseInMs: 'time', waitInMs: 'wait' });
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
      traceparent: message.MessageAttributes?.['traceparent']?.StringValue,
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
    system: 'aws_sqs',
    open: (intake) =>
      Promise.resolve(
        openPull(intake, {
          leaseInMs,
          // A FIFO queue doesn't deliver a group with messages in flight.
          redelivery: isFifo(QueueUrl) ? 'together' : undefined,
          batch: 10,
          // A canceled request may still receive messages, which would be stuck until their lease ends. So it isn't
          // canceled.
          receive: async (most, hand) => {
            const { Messages = [] } = await client.send(
              new ReceiveMessageCommand({
                QueueUrl,
                MaxNumberOfMessages: most,
                WaitTimeSeconds: Math.min(20, inSeconds(waitInMs)),
                VisibilityTimeout: inSeconds(leaseInMs),
                MessageSystemAttributeNames: ['ApproximateReceiveCount', 'MessageGroupId'],
                MessageAttributeNames: ['traceparent'],
              }),
            );
            for (const message of Messages) hand(deliver(message));
          },
        }),
      ),
  };
}

/** Options of the publisher. */
export interface SqsPublisherOptions {
  /** A client of SQS. You destroy it. */
  readonly client: SQSClient;
  /** URL of the queue. A FIFO queue keeps the order of messages with the same key. */
  readonly queueUrl: string;
}

/**
 * Creates a publisher for an SQS queue. On a FIFO queue (`….fifo`), it sends key and ID for order and deduplication.
 * @throws {ArgumentError} If an option is missing or invalid. The error names the option.
 */
export function createSqsPublisher(options: SqsPublisherOptions): Publisher {
  checkQueue(options, ofSqs);
  const { client, queueUrl: QueueUrl } = options;
  return {
    name: nameOf(QueueUrl),
    publish: async ({ id, key, body, traceparent }: OutgoingMessage) => {
      const grouping = isFifo(QueueUrl) && { MessageGroupId: groupOf(key ?? id), MessageDeduplicationId: groupOf(id) };
      const carried = traceparent !== undefined && {
        MessageAttributes: { traceparent: { DataType: 'String', StringValue: traceparent } },
      };
      await client.send(new SendMessageCommand({ QueueUrl, MessageBody: body, ...grouping, ...carried }));
    },
    close: () => Promise.resolve(),
  };
}

/** Group and deduplication IDs allow 128 characters of a restricted set. */
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
/** The name of a queue: the last part of its URL. */
export const nameOf = (queueUrl: string): string => queueUrl.slice(queueUrl.lastIndexOf('/') + 1);
