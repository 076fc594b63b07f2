import { TradelaneError } from '@tradelane/core';

/**
 * The lease of a message expired, so the queue may have redelivered it. Later effects of its handler must not count.
 */
export class MessageLeaseLostError extends TradelaneError {
  static override readonly brand: string = 'MessageLeaseLostError';
  static override readonly defaultCode: string = 'ERR_MESSAGE_LEASE_LOST';
  override readonly name: string = 'MessageLeaseLostError';

  constructor(what: string, cause?: unknown) {
    super(`The lease on ${what} is lost. The queue may have redelivered it to another worker.`, { cause });
  }
}

/** Remedies by the text of the client's error. */
const remedies: readonly (readonly [about: RegExp, remedy: string])[] = [
  [/ENOTFOUND|EAI_AGAIN/, 'Check the host name in the URL.'],
  [/jetstream is not enabled/i, 'Start the NATS server with JetStream.'],
  [/no stream/, 'Publish again, which creates the stream.'],
  [/UNBLOCKED|NOGROUP|Consumer Deleted/, 'The source creates what is missing again.'],
  [/\bOOM\b/, 'Give the server more memory, or delete old messages.'],
  [/no confirmation/, 'Check that the queue has a leader, and that no alarm of the server blocks publishers.'],
  [/no response|timed? ?out/i, 'Check the port in the URL, and that the server is running.'],
  [
    /refused using|authoriz|authentic|access.?denied|access.?refused|wrongpass|noauth|noperm|credential|security token/i,
    'Check the user, the password, and the rights of the user.',
  ],
  [/protocol|RESP type|valid JSON|not a sandbox/i, 'Another kind of server responds there. Check the port in the URL.'],
];

/**
 * Thrown if a queue can't be opened or rejects the connection, or if its connection was closed permanently. The message
 * contains the host and the port if the queue was opened by URL, and never the password. `cause` is the client's error.
 */
export class QueueError extends TradelaneError {
  static override readonly brand: string = 'QueueError';
  static override readonly defaultCode: string = 'ERR_QUEUE';
  override readonly name: string = 'QueueError';

  /** @param subject The place of the queue, such as `at 127.0.0.1:5672`, or its name. */
  constructor(subject: string, reason: string, cause: unknown) {
    const remedy =
      remedies.find(([about]) => about.test(reason))?.[1] ?? 'Check the URL, and that the server is running.';
    super(`The queue ${subject} failed: ${reason.replace(/\.$/, '')}. ${remedy}`, { cause });
  }
}
