/** A message on its way into a queue. */
export interface OutgoingMessage {
  /** Id of the message; queues that can drop a repetition by it. */
  readonly id: string;
  /** Messages of one key are handed out in their order where the queue can keep it; undefined where order does not matter. */
  readonly key: string | undefined;
  /** The message as JSON. */
  readonly body: string;
}

/** Where messages go. */
export interface Publisher {
  /** Names the queue. */
  readonly name: string;
  /** Resolves once the queue has it for good. */
  publish(message: OutgoingMessage): Promise<void>;
  /** Lets go of the queue; a client that was passed in stays open. */
  close(): Promise<void>;
}
