import { randomId } from '../random-id.ts';
import type { Clock } from '../clock/clock.ts';
import { startTimer } from '../clock/index.ts';
import { AbortedError } from '../errors/index.ts';
import { isPromise } from '../is-promise.ts';
import { pause } from '../pause.ts';
import type { CheckpointChange, CheckpointCondition, CheckpointStore } from '../checkpoint/index.ts';
import { LeaseHeldError } from './lease-errors.ts';

/** How long the end of work waits until its lease is given back. */
const releaseInMs = 5_000;

export interface LeaseTerms {
  readonly stream: string;
  readonly store: CheckpointStore;
  readonly clock: Clock;
  /** A process that starts again under the same name takes its own lease over at once. */
  readonly ownerId: string;
  readonly leaseInMs: number;
  /** Ends the wait for a lease that is to be taken over. */
  readonly signal?: AbortSignal | undefined;
  /** Called when a renewal failed; the next one is tried all the same. */
  readonly onFailedRenewal?: ((error: Error) => unknown) | undefined;
}

/**
 * The right to be at a piece of work alone: at a stream, an import, an export, a batch. It holds for a time and is renewed behind; every write of the checkpoint is made on the
 * condition that the lease is still this one, so a process that overslept its end can move nothing any more.
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
   * The end of another one's lease is given by clocks that may differ, or be set: where it is past, the lease is watched for as long as its holder
   * takes to renew it, if that lives.
   * @throws LeaseHeldError where another holder has it, AbortedError where the signal aborts meanwhile.
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
    const taken = await store.write([{ key, value }, lease.#until()], { key, value: found.value });
    if (!taken) throw new LeaseHeldError(stream, new Date(clock.now() + terms.leaseInMs));
    lease.#renewLater();
    return lease;
  }

  /** Waits for the store a little only: whoever gives up on one that is silent has waited for it already, and a lease runs out by itself. */
  async release(): Promise<void> {
    this.#isOver = true;
    this.#cancelRenewal();
    const { store, stream, clock } = this.#terms;
    const nobody = [leaseKey(stream), untilKey(stream), seenKey(stream)].map((key): CheckpointChange => ({
      key,
      value: undefined,
    }));
    const given = store.write(nobody, this.condition);
    if (!isPromise(given)) return;
    await new Promise<void>((resolve, reject) => {
      const cancel = startTimer(clock, releaseInMs, resolve);
      given.then(() => resolve(), reject).finally(cancel);
    });
  }

  #until(): CheckpointChange {
    const { stream, clock, leaseInMs } = this.#terms;
    return { key: untilKey(stream), value: `${clock.now() + leaseInMs} ${leaseInMs}` };
  }

  #renewLater(inMs: number = this.#terms.leaseInMs / 3): void {
    this.#cancelRenewal = startTimer(this.#terms.clock, inMs, () => void this.#renew());
  }

  /** Never rejects. Where another process has taken over there is nothing to renew: the next write of the checkpoint reports it. */
  async #renew(): Promise<void> {
    const { leaseInMs, store, onFailedRenewal } = this.#terms;
    try {
      const isMine = await store.write([this.#until()], this.condition);
      if (isMine && !this.#isOver) this.#renewLater();
    } catch (error) {
      if (this.#isOver) return;
      this.#renewLater(leaseInMs / 12);
      try {
        await onFailedRenewal?.(error instanceof Error ? error : new Error(String(error)));
      } catch {
        // The program's own hook failed, and nobody waits here whom that could be reported to.
      }
    }
  }
}

/** A lease as the store has it. */
interface FoundLease {
  readonly value: string | undefined;
  readonly until: number;
  readonly lengthInMs: number;
  /** Another one after each renewal. */
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

/** The end as its holder gave it, or once it stood still for its length: the clock of its holder may be ahead. Who sees it first writes that down. */
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

/** Longer than a renewal takes to come that failed once. */
function watch({ clock, stream, signal }: LeaseTerms, lengthInMs: number): Promise<void> {
  const aborted = (cause: unknown): AbortedError =>
    new AbortedError(`Waiting for the lease of ${stream} was aborted`, { outcome: 'not-sent', cause });
  return pause(clock, lengthInMs / 2, signal, aborted);
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
