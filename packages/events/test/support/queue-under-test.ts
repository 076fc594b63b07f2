import type { Publisher, Source } from '../../src/index.ts';

/** An empty queue for one test. */
export interface QueueUnderTest {
  readonly publisher: Publisher;
  /** A source as one more process would have it. */
  source(): Source | Promise<Source>;
  /** Reads the dead letters. */
  deadLetters(): Promise<readonly { readonly body: string; readonly reason: string }[]>;
  /** Ends what the queue needs. */
  close(): Promise<void>;
}

/** How a kind of queue differs from others, as its own documents have it. */
export interface QueueTraits {
  readonly name: string;
  /** Length of the leases in the suite, as short as the broker allows. */
  readonly leaseInMs: number;
  /** Whether a message without renewals is redelivered although the connection of its worker is open. */
  readonly expires: boolean;
  /** Whether deliveries are counted. */
  readonly counts: boolean;
  /** Whether the order of a key holds across processes. */
  readonly orders: boolean;
  /** Whether a returned message is redelivered before later messages. Default: true. */
  readonly returnsFirst?: boolean;
  /** Number of partitions, if each may have a message in flight. */
  readonly partitions?: number | undefined;
}
