/** A message that stays in its queue. */
export interface BrowsedMessage {
  /** The message: JSON as text or UTF-8 bytes. */
  readonly body: string | Uint8Array;
  /** Why it was dead-lettered. Undefined in a queue that isn't for dead letters, or if the queue doesn't know it. */
  readonly reason?: string | undefined;
  /** The `traceparent` that the message was published with. */
  readonly traceparent?: string | undefined;
  /** Removes the message from its queue. */
  remove(): Promise<void>;
}

/** Reads the messages of a queue and leaves them there. */
export interface QueueBrowser {
  /** Name of the queue. */
  readonly name: string;
  /**
   * Whether consumers can take the messages meanwhile. If false, the browser holds the messages until `close` returns
   * them, and the queue may count a delivery.
   */
  readonly isPassive: boolean;
  /** Returns the next messages, about 100 at most, or none at the end of the queue. Call it again later for new ones. */
  next(): Promise<readonly BrowsedMessage[]>;
  /** Returns held messages to the queue and disconnects. */
  close(): Promise<void>;
}

/** Most messages of one call of `next`. */
export const browsedAtOnce = 100;
