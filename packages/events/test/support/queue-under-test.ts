import type { Publisher, Source } from '../../src/index.ts';

/** A queue of a kind of its own, with nothing in it, for one test. */
export interface QueueUnderTest {
  readonly publisher: Publisher;
  /** A source as one more process would have it. */
  source(): Source | Promise<Source>;
  /** What is in the dead letters. */
  deadLetters(): Promise<readonly { readonly body: string; readonly reason: string }[]>;
  /** Ends what the queue needs. */
  close(): Promise<void>;
}

/** How a kind of queue differs from others, as its own documents have it. */
export interface QueueTraits {
  readonly name: string;
  /** Length of the leases that the suite works with; as short as the kind allows, since brokers have clocks of their own. */
  readonly leaseInMs: number;
  /** Whether a message that nobody renews is handed to somebody else while the connection of its holder stands. */
  readonly expires: boolean;
  /** Whether deliveries are counted. */
  readonly counts: boolean;
  /** Whether the order of a key holds across processes. */
  readonly orders: boolean;
  /** Whether a message that is given back comes before those behind it; true where absent. */
  readonly returnsFirst?: boolean;
  /** Where each partition may have a message in hand, their number. */
  readonly partitions?: number | undefined;
}
