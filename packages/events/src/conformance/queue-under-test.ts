import type { Publisher, Source } from '../queue/source.ts';

/** An empty queue for one test. */
export interface QueueUnderTest {
  readonly publisher: Publisher;
  /** Returns the source of another worker. */
  source(): Source | Promise<Source>;
  /** Reads the dead letters. */
  deadLetters(): Promise<readonly { readonly body: string; readonly reason: string }[]>;
  /** Closes the clients of the queue. */
  close(): Promise<void>;
}

/** The properties that differ between kinds of queues. */
export interface QueueTraits {
  /** Length of a short lease, in milliseconds. Take the shortest that the broker allows. */
  readonly leaseInMs: number;
  /** Whether a message without renewals is redelivered while its worker is connected. */
  readonly expires: boolean;
  /** Whether deliveries are counted. */
  readonly counts: boolean;
  /** Whether the messages of a key stay in order across workers. */
  readonly orders: boolean;
  /** Whether a returned message is redelivered before later messages. Default: true. */
  readonly returnsFirst?: boolean | undefined;
  /** Number of partitions, if each may have a message in flight. */
  readonly partitions?: number | undefined;
}
