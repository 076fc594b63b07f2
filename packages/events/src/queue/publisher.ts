/** A message to publish. */
export interface OutgoingMessage {
  /** ID of the message. Queues that support it drop duplicates by ID. */
  readonly id: string;
  /** Order key. Undefined if order doesn't matter. */
  readonly key: string | undefined;
  /** The message as JSON. */
  readonly body: string;
}

/** Publishes messages to a queue. */
export interface Publisher {
  /** Name of the queue. */
  readonly name: string;
  /** Resolves when the queue has stored the message. */
  publish(message: OutgoingMessage): Promise<void>;
  /** Closes the publisher. A client that you passed stays open. */
  close(): Promise<void>;
}
