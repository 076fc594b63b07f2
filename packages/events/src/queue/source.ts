/** A message in flight. Each is ended once: by `ack`, `nack`, `deadLetter` or `forget`. */
export interface Delivery {
  /** The message: JSON as text or UTF-8 bytes. */
  readonly body: string | Uint8Array;
  /** Deliveries, starting at 1. Undefined if the queue doesn't count. */
  readonly attempt: number | undefined;
  /** The `traceparent` that the message was published with. Absent if the queue doesn't carry it. */
  readonly traceparent?: string | undefined;
  /** True if the connection broke and the queue has taken the message back. Absent if only the lease decides. */
  readonly isGone?: boolean | undefined;
  /** Acknowledges the message. */
  ack(): void | Promise<void>;
  /** Returns the message for redelivery, after the delay if the queue supports it. */
  nack(delayInMs: number): void | Promise<void>;
  /** Dead-letters the message with a reason: one line of up to 1,000 bytes. */
  deadLetter(reason: string): void | Promise<void>;
  /**
   * Renews the lease. Does nothing if the queue has no leases.
   * @throws {MessageLeaseLostError} If the lease is lost. Other errors are retried.
   */
  heartbeat(): void | Promise<void>;
  /** Drops a lost message without a call to the queue. */
  forget(): void;
}

/** Receives the messages of a source. */
export interface Intake {
  /** Maximum number of messages in flight. A source delivers more only after one has ended. */
  readonly capacity: number;
  /** Accepts a message. Returns at once: the delivery is ended later. */
  deliver(delivery: Delivery): void;
  /** Receives errors that the source recovers from, such as a lost connection. */
  onError(error: unknown): void;
  /** The queue has several workers, and nothing keeps the order between them. May be called again. */
  onUnordered?(): void;
}

/** An open source. */
export interface Subscription {
  /** Lease of a message, in milliseconds. Undefined if it lasts as long as the connection. */
  readonly leaseInMs: number | undefined;
  /**
   * When a returned message is redelivered:
   * - `first`: before any other message of its key.
   * - `together`: after all messages of its key in flight are returned as well.
   * - absent: in any order, so the consumer keeps its place.
   */
  readonly redelivery?: 'first' | 'together' | undefined;
  /** Resolves with the cause if the queue can deliver nothing more, such as after its connection was permanently closed. */
  readonly ended?: Promise<Error> | undefined;
  /** Starts the deliveries. */
  start(): void;
  /** Stops the deliveries. Messages in flight can still be ended. */
  stop(): Promise<void>;
  /** Closes the queue. Messages in flight are redelivered. */
  close(): Promise<void>;
}

/** A source of messages. Implement it to use another queue. */
export interface Source {
  /** Name of the queue in hooks. */
  readonly name: string;
  /** Kind of the queue in spans and metrics, such as `rabbitmq`. Default: `_OTHER`. */
  readonly system?: string | undefined;
  /** @throws If the queue can't be reached or doesn't exist. Later errors go to `intake.onError`. */
  open(intake: Intake): Promise<Subscription>;
}

/** A message to publish. */
export interface OutgoingMessage {
  /** ID of the message. Queues that support it drop duplicates by ID. */
  readonly id: string;
  /** Order key. Undefined if order doesn't matter. */
  readonly key: string | undefined;
  /** The message as JSON. */
  readonly body: string;
  /** The trace that the message belongs to (W3C Trace Context), sent as a header if the queue has headers. */
  readonly traceparent?: string | undefined;
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
