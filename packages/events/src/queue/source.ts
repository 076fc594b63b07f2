/** One message in the hands of this process. Each is ended once: by `ack`, `nack`, `deadLetter` or `forget`. */
export interface Delivery {
  /** The message: JSON as text or as UTF-8. */
  readonly body: string | Uint8Array;
  /** How often the queue has handed it out, from 1; undefined where the queue does not count. */
  readonly attempt: number | undefined;
  /** True once the queue has taken it back and the client knows, since its connection broke; absent where only the lease tells. */
  readonly isGone?: boolean | undefined;
  /** Takes it off the queue: it was dealt with. */
  ack(): void | Promise<void>;
  /** Gives it back, to be handed out again, not before the time where the queue can wait. */
  nack(delayInMs: number): void | Promise<void>;
  /** Moves it to the dead letters, with the reason where somebody looks for it: one line of up to 1,000 bytes. */
  deadLetter(reason: string): void | Promise<void>;
  /**
   * Renews the lease. Does nothing where the queue has none.
   * @throws LeaseLostError where the message belongs to somebody else by now; anything else is tried again.
   */
  heartbeat(): void | Promise<void>;
  /** It is somebody else's by now: it counts as in hand no more, and the queue is told nothing. */
  forget(): void;
}

/** What a source hands its messages to. */
export interface Intake {
  /** How many messages the process takes in hand at a time. A source hands over no more before one of them has ended. */
  readonly capacity: number;
  /** Takes a message in hand. Returns at once; the delivery is ended later. */
  deliver(delivery: Delivery): void;
  /** Told of trouble that the source gets over by itself: a connection that broke, a request that failed. */
  onError(error: unknown): void;
}

/** An open source. */
export interface Subscription {
  /** How long a message stays in hand without a heartbeat; undefined where it does as long as the connection. */
  readonly leaseInMs: number | undefined;
  /**
   * When a message that was given back comes again: `first`, before anything else of its key is handed out to anybody; `together`, once all of its key
   * that are in hand are given back as well. Where absent others may come before it, and the consumer keeps its place.
   */
  readonly redelivery?: 'first' | 'together' | undefined;
  /** Begins the deliveries. */
  start(): void;
  /** Ends the deliveries. What is in hand can still be ended, in its time. */
  stop(): Promise<void>;
  /** Lets go of the queue. What is still in hand comes again, here or elsewhere. */
  close(): Promise<void>;
}

/** Where messages come from. One function; a queue that is not among ours needs no more than this to be followed. */
export interface Source {
  /** Names the queue in hooks. */
  readonly name: string;
  /** @throws where the queue cannot be reached or does not exist; later trouble is told to `intake.onError`. */
  open(intake: Intake): Promise<Subscription>;
}
