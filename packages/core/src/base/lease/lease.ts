import { randomId } from '../random-id.ts';
import type { Clock } from '../clock/clock.ts';
import { startTimer } from '../clock/index.ts';
import { isPromise } from '../is-promise.ts';
import type { CheckpointChange, CheckpointCondition, CheckpointStore } from '../checkpoint/index.ts';
import { LeaseHeldError } from './lease-errors.ts';

/** How long the end of work waits until its lease is given back. */
const releaseInMs = 5_000;

export interface LeaseTerms {
  readonly stream: string;
  readonly store: CheckpointStore;
  readonly clock: Clock;
  /** A process that starts again under the same name takes its own lease over at once. */
  readonly holder: string;
  readonly leaseInMs: number;
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

  /** @throws LeaseHeldError where another holder has it. */
  static async take(terms: LeaseTerms): Promise<Lease> {
    const { stream, store, clock, holder } = terms;
    const key = leaseKey(stream);
    const entries = await store.read(key);
    const before = entries.get(key);
    const [until = 0, lengthInMs = 0] = (entries.get(untilKey(stream)) ?? '').split(' ').map(Number);
    if (before !== undefined && until > clock.now() && holderOf(before) !== holder) {
      // The end is given by the clock of its holder, which may be wrong; a lease that nobody renews is over all the same.
      const stoodStillInMs = await watch(terms, `${before} ${until}`, entries.get(seenKey(stream)));
      const endsAt = Math.min(until, clock.now() + lengthInMs - stoodStillInMs);
      if (endsAt > clock.now()) throw new LeaseHeldError(stream, new Date(endsAt));
    }
    const value = `${randomId()} ${holder}`;
    const lease = new Lease(terms, value);
    const taken = await store.write([{ key, value }, lease.#until()], { key, value: before });
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

/** For how long others saw the lease as it is, whoever they were; who sees it first writes that down. */
async function watch({ store, stream, clock }: LeaseTerms, lease: string, seen: string | undefined): Promise<number> {
  const now = clock.now();
  const since = seen?.endsWith(` ${lease}`) ? Number(seen.slice(0, seen.indexOf(' '))) : Infinity;
  if (since <= now) return now - since;
  await store.write([{ key: seenKey(stream), value: `${now} ${lease}` }]);
  return 0;
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
