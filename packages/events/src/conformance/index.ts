import { cases } from './cases.ts';
import { Follower } from './follower.ts';
import type { QueueTraits, QueueUnderTest } from './queue-under-test.ts';

export type { QueueTraits, QueueUnderTest };

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
