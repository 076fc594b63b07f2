import {
  ChangeMessageVisibilityCommand,
  DeleteMessageCommand,
  type Message,
  ReceiveMessageCommand,
} from '@aws-sdk/client-sqs';
import type { BrowsedMessage, QueueBrowser } from '../../queue/browser.ts';
import { nameOf, type SqsSourceOptions } from './index.ts';

/** How long SQS hides the messages if the process dies, in seconds. */
const hiddenInS = 120;

/** Reads an SQS queue, or the queue of its dead letters. SQS has no passive reads, so messages are held. */
export function browseSqs(
  { client, queueUrl, deadLetterQueueUrl }: Pick<SqsSourceOptions, 'client' | 'queueUrl' | 'deadLetterQueueUrl'>,
  deadLetters: boolean,
): QueueBrowser {
  const QueueUrl = deadLetters ? deadLetterQueueUrl : queueUrl;
  const held = new Set<string>();
  const messageOf = ({ Body: body = '', MessageAttributes, ReceiptHandle = '' }: Message): BrowsedMessage => ({
    body,
    reason: MessageAttributes?.['reason']?.StringValue,
    traceparent: MessageAttributes?.['traceparent']?.StringValue,
    remove: async () => {
      await client.send(new DeleteMessageCommand({ QueueUrl, ReceiptHandle }));
      held.delete(ReceiptHandle);
    },
  });
  return {
    name: nameOf(QueueUrl),
    isPassive: false,
    next: async () => {
      const { Messages = [] } = await client.send(
        new ReceiveMessageCommand({
          QueueUrl,
          MaxNumberOfMessages: 10,
          // A short poll may miss messages on some servers of SQS.
          WaitTimeSeconds: 1,
          VisibilityTimeout: hiddenInS,
          MessageAttributeNames: ['traceparent', 'reason'],
        }),
      );
      for (const { ReceiptHandle = '' } of Messages) held.add(ReceiptHandle);
      return Messages.map(messageOf);
    },
    close: async () => {
      for (const ReceiptHandle of held)
        await client.send(new ChangeMessageVisibilityCommand({ QueueUrl, ReceiptHandle, VisibilityTimeout: 0 }));
    },
  };
}
