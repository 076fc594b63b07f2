import type { Publisher, Source } from '../queue/source.ts';
import { cases } from './cases.ts';
import { Follower } from './follower.ts';

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

/** A test of a queue, for any test runner. */
export interface ConformanceTest {
  readonly title: string;
  /** Runs the test. Rejects if the queue behaves differently. */
  run(): Promise<void>;
}

/** A lease that never expires during a test. */
const longLeaseInMs = 120_000;

/**
 * Creates tests of the behavior that consumers expect from a `Source` and its `Publisher`. Run them against a real
 * broker. Each test has its own queue, so the tests can run concurrently.
 * @param create Creates an empty queue. Its argument is the lease of its messages, in milliseconds.
 * @example
 * for (const { title, run } of conformanceTests(traits, create)) test(title, run);
 */
export function conformanceTests(
  traits: QueueTraits,
  create: (leaseInMs: number) => Promise<QueueUnderTest>,
): readonly ConformanceTest[] {
  return cases(traits).map(({ title, lease, check }) => ({
    title,
    run: async () => {
      const leases = { short: traits.leaseInMs, long: longLeaseInMs, fraction: longLeaseInMs + 1 / 3 };
      const queue = await create(leases[lease ?? 'long']);
      const followers: Follower[] = [];
      try {
        await check(queue, async (capacity = 10) => {
          const follower = new Follower();
          followers.push(follower);
          return follower.open(await queue.source(), capacity);
        });
      } finally {
        await Promise.all(followers.map((follower) => follower.close()));
        await queue.close();
      }
    },
  }));
}
