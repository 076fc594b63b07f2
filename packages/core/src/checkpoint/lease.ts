import { randomId, isPromise, isError } from '../platform/platform.ts';
import { type Clock, startTimer } from '../clock/clock.ts';
import { AbortedError } from '../errors/index.ts';
import { pause } from '../clock/clock.ts';
import type { CheckpointChange, CheckpointCondition, CheckpointStore } from './checkpoint-store.ts';
import { LeaseHeldError } from './lease-errors.ts';

/** Default lease duration. A dead process's lease is taken over after 1.5 times as long. */
export const defaultLeaseInMs = 60_000;
/** Longest wait for the release of a lease when work ends. */
const releaseInMs = 5_000;

export interface LeaseTerms {
  readonly stream: string;
  readonly store: CheckpointStore;
  readonly clock: Clock;
  /** Name of the worker. A process that restarts under the same name takes over its own lease at once. */
  readonly ownerId: string;
  readonly leaseInMs: number;
  /** Stops the wait for a lease. */
  readonly signal?: AbortSignal | undefined;
  /** Called before the wait for an expired lease. Default: `console.warn`. */
  readonly onLeaseWait?: ((wait: { readonly name: string; readonly until: Date }) => unknown) | undefined;
  /** Called when a renewal failed. The next one is tried anyway. */
  readonly onFailedRenewal?: ((error: Error) => unknown) | undefined;
}

/**
 * A lease on a piece of work: a stream, an import, an export or a batch. It expires unless it is renewed in the
 * background. Every checkpoint write requires that the lease is unchanged, so a process that lost it can't move
 * anything.
 */
export class Lease {
  readonly condition: CheckpointCondition;
  readonly #terms: LeaseTerms;
  #cancelRenewal: () => void = () => undefined;
  #isOver = false;

  private constructor(terms: LeaseTerms, value: string) {
    this.#terms = terms;
    this.condition = { key: leaseKey(terms.stream), value };
  }

  /**
   * Acquires a lease. Clocks of two workers may differ, so a lease that seems expired is watched for one renewal
   * interval first.
   * @throws {LeaseHeldError} If another worker holds it.
   * @throws {AbortedError} If the signal aborts during the wait.
   */
  static async take(terms: LeaseTerms): Promise<Lease> {
    const { stream, store, clock, ownerId } = terms;
    const key = leaseKey(stream);
    let found = await readLease(terms);
    if (found.value !== undefined && holderOf(found.value) !== ownerId) {
      const endsAt = await endOf(terms, found);
      if (endsAt > clock.now()) throw new LeaseHeldError(stream, new Date(endsAt));
      const { name, lengthInMs } = found;
      await watch(terms, lengthInMs);
      found = await readLease(terms);
      if (found.value !== undefined && found.name !== name)
        throw new LeaseHeldError(stream, new Date(clock.now() + found.lengthInMs));
    }
    const value = `${randomId()} ${ownerId}`;
    const lease = new Lease(terms, value);
    const acquired = await store.write([{ key, value }, lease.#until()], { key, value: found.value });
    if (!acquired) throw new LeaseHeldError(stream, new Date(clock.now() + terms.leaseInMs));
    lease.#renewLater();
    return lease;
  }

  /** Releases the lease. It waits only briefly for the store, because the lease expires anyway. */
  async release(): Promise<void> {
    this.#isOver = true;
    this.#cancelRenewal();
    const { store, stream, clock } = this.#terms;
    const released = [leaseKey(stream), untilKey(stream), seenKey(stream)].map((key): CheckpointChange => ({
      key,
      value: undefined,
    }));
    const written = store.write(released, this.condition);
    if (!isPromise(written)) return;
    await new Promise<void>((resolve, reject) => {
      const cancel = startTimer(clock, releaseInMs, resolve);
      written.then(() => resolve(), reject).finally(cancel);
    });
  }

  #until(): CheckpointChange {
    const { stream, clock, leaseInMs } = this.#terms;
    return { key: untilKey(stream), value: `${clock.now() + leaseInMs} ${leaseInMs}` };
  }

  #renewLater(inMs: number = this.#terms.leaseInMs / 3): void {
    this.#cancelRenewal = startTimer(this.#terms.clock, inMs, () => void this.#renew());
  }

  /** Renews the lease. Never rejects: if another process has taken over, the next checkpoint write reports it. */
  async #renew(): Promise<void> {
    const { leaseInMs, store, onFailedRenewal } = this.#terms;
    try {
      const isMine = await store.write([this.#until()], this.condition);
      if (isMine && !this.#isOver) this.#renewLater();
    } catch (error) {
      if (this.#isOver) return;
      this.#renewLater(leaseInMs / 12);
      try {
        await onFailedRenewal?.(isError(error) ? error : new Error(String(error)));
      } catch {
        // The hook of the caller failed, and no caller waits here.
      }
    }
  }
}

/** A lease as the store holds it. */
interface FoundLease {
  readonly value: string | undefined;
  readonly until: number;
  readonly lengthInMs: number;
  /** Changes with each renewal. */
  readonly name: string;
  readonly seen: string | undefined;
}

async function readLease({ store, stream }: LeaseTerms): Promise<FoundLease> {
  const entries = await store.read(leaseKey(stream));
  const value = entries.get(leaseKey(stream));
  const end = entries.get(untilKey(stream)) ?? '';
  const [until = 0, lengthInMs = 0] = end.split(' ').map(Number);
  return { value, until, lengthInMs, name: `${value} ${until}`, seen: entries.get(seenKey(stream)) };
}

/**
 * Returns the end of a lease: the time in it, or its duration after it was first seen unchanged. The first observer
 * saves that time, because the clock of the holder may be ahead.
 */
async function endOf(
  { store, stream, clock }: LeaseTerms,
  { until, lengthInMs, name, seen }: FoundLease,
): Promise<number> {
  const now = clock.now();
  if (until <= now) return until;
  const since = seen?.endsWith(` ${name}`) ? Number(seen.slice(0, seen.indexOf(' '))) : Infinity;
  if (since <= now) return Math.min(until, since + lengthInMs);
  await store.write([{ key: seenKey(stream), value: `${now} ${name}` }]);
  return Math.min(until, now + lengthInMs);
}

/** Waits longer than one failed renewal and the next one take. */
async function watch({ clock, stream, signal, onLeaseWait }: LeaseTerms, lengthInMs: number): Promise<void> {
  const aborted = (cause: unknown): AbortedError =>
    new AbortedError(`Waiting for the lease on ${stream} was aborted.`, { outcome: 'not-sent', cause });
  await (onLeaseWait ?? warnOfWait)({ name: stream, until: new Date(clock.now() + lengthInMs / 2) });
  await pause(clock, lengthInMs / 2, signal, aborted);
}

function warnOfWait({ name, until }: { readonly name: string; readonly until: Date }): void {
  console.warn(
    `The lease on ${name} has expired. This process takes over at ${until.toISOString()} unless the owner renews it. ` +
      `A restarted process doesn't wait if it sets the same \`ownerId\`.`,
  );
}

function leaseKey(stream: string): string {
  return `${stream}:lease`;
}

function untilKey(stream: string): string {
  return `${stream}:lease-until`;
}

function seenKey(stream: string): string {
  return `${stream}:lease-seen`;
}

function holderOf(value: string): string {
  return value.slice(value.indexOf(' ') + 1);
}
