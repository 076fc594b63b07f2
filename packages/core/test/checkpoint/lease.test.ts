import { describe, expect, test } from 'vitest';
import { Lease } from '../../src/work.ts';
import type { LeaseTerms } from '../../src/checkpoint/lease.ts';
import {
  type CheckpointStore,
  createMemoryCheckpoints,
  createVirtualClock,
  LeaseHeldError,
  type VirtualClock,
} from '../../src/index.ts';

const leaseInMs = 60_000;
const stream = 'stream';

/** Processes around one store and one clock. */
function world(): {
  readonly clock: VirtualClock;
  readonly checkpoint: CheckpointStore;
  take(ownerId: string, terms?: Partial<LeaseTerms>): Promise<Lease>;
  isOf(lease: Lease): Promise<boolean>;
} {
  const clock = createVirtualClock();
  const checkpoint = createMemoryCheckpoints();
  return {
    clock,
    checkpoint,
    take: (ownerId, terms) => Lease.take({ stream, store: checkpoint, clock, ownerId, leaseInMs, ...terms }),
    isOf: async ({ condition }) => checkpoint.write([], condition),
  };
}

/** A process that dies at once, so nothing renews its lease. */
const dead = (clock: VirtualClock): LeaseTerms['clock'] => ({
  now: () => clock.now(),
  wait: () => new Promise<void>(() => undefined),
});

/** A store that counts renewals and whose renewals follow the given function. */
function renewing(
  checkpoint: CheckpointStore,
  renew: (write: () => boolean | Promise<boolean>, number: number) => boolean | Promise<boolean> = (write) => write(),
): { readonly store: CheckpointStore; readonly renewals: () => number } {
  let renewals = 0;
  return {
    renewals: () => renewals,
    store: {
      read: checkpoint.read,
      write: (changes, condition) => {
        const isRenewal = changes.length === 1 && changes[0]?.key === `${stream}:lease-until`;
        const write = (): boolean | Promise<boolean> => checkpoint.write(changes, condition);
        return isRenewal ? renew(write, (renewals += 1)) : write();
      },
    },
  };
}

describe('if two processes acquire a free lease at once, one gets it', () => {
  test.each([
    ['it was free', 1],
    ['its ownerId died, and both have watched it', 2],
  ])('if %s', async (_, reading) => {
    const { clock, checkpoint, take, isOf } = world();
    if (reading === 2) {
      await take('died', { clock: dead(clock) });
      await clock.advance(leaseInMs);
    }
    let reads = 0;
    let first: Lease | undefined;
    // The other process is faster while the response of the store is in flight.
    const slow: CheckpointStore = {
      write: checkpoint.write,
      read: async (prefix) => {
        const entries = await checkpoint.read(prefix);
        reads += 1;
        if (reads !== reading) return entries;
        const quicker = take('first');
        await clock.advance(leaseInMs / 2);
        first = await quicker;
        return entries;
      },
    };
    const second = take('second', { store: slow }).catch((error: unknown) => error);
    await clock.advance(leaseInMs / 2);
    expect(await second).toBeInstanceOf(LeaseHeldError);
    expect(first && (await isOf(first))).toBe(true);
    await first?.release();
  });
});

test('a worker whose name contains spaces takes over its own lease at once', async () => {
  const { clock, take, isOf } = world();
  const first = await take('shop 1 (main)', { clock: dead(clock) });
  const second = await take('shop 1 (main)');
  expect([await isOf(first), await isOf(second)]).toEqual([false, true]);
  await second.release();
});

test('a renewal that fails once is repeated before a watching process may acquire the lease', async () => {
  const { clock, checkpoint, take, isOf } = world();
  const failures: Error[] = [];
  // A slow store, too.
  const { store } = renewing(checkpoint, async (write, number) => {
    if (number === 1) throw new Error('no connection');
    await clock.wait(leaseInMs / 24);
    return write();
  });
  const lease = await take('first', { store, onFailedRenewal: (error) => failures.push(error) });
  // For a clock that is ahead, the lease has expired from the start.
  const ahead = { ...clock, now: () => clock.now() + 60 * leaseInMs };
  const watching = take('second', { clock: ahead }).catch((error: unknown) => error);
  await clock.advance(leaseInMs / 2);
  expect(failures.map(({ message }) => message)).toEqual(['no connection']);
  expect(await watching).toBeInstanceOf(LeaseHeldError);
  expect(await isOf(lease)).toBe(true);
  await lease.release();
});

test("a lease that another process took over isn't renewed any more", async () => {
  const { clock, checkpoint, take, isOf } = world();
  const { store, renewals } = renewing(checkpoint);
  await take('worker', { store });
  await clock.advance(leaseInMs / 3);
  expect(renewals()).toBe(1);
  // The same process after a restart.
  const second = await take('worker', { clock: dead(clock) });
  await clock.advance(2 * leaseInMs);
  expect(renewals()).toBe(2);
  expect(await isOf(second)).toBe(true);
  expect(clock.pending).toBe(0);
});
