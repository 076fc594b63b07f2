import type { RateWindow } from '../operation/descriptor.ts';
import type { RequestWork } from '../clock/request-scopes.ts';
import type { Permit, Admission } from './admission.ts';
import type { Clock } from '../clock/clock.ts';
import { monotonicNow } from '../clock/index.ts';

/** A timer for the earliest of several times. */
export class WakeUp {
  readonly #clock: Clock;
  readonly #wake: () => void;
  #next: { readonly atInMs: number; readonly stop: AbortController } | undefined;

  constructor(clock: Clock, wake: () => void) {
    this.#clock = clock;
    this.#wake = wake;
  }

  /**
   * Sets the timer.
   * @param atInMs Monotonic time. Ignored if an earlier time is set.
   */
  at(atInMs: number): void {
    if (this.#next && this.#next.atInMs <= atInMs) return;
    this.cancel();
    const stop = new AbortController();
    this.#next = { atInMs, stop };
    this.#clock.wait(Math.max(0, atInMs - monotonicNow(this.#clock)), stop.signal).then(
      () => {
        this.#next = undefined;
        this.#wake();
      },
      () => undefined,
    );
  }

  cancel(): void {
    this.#next?.stop.abort();
    this.#next = undefined;
  }
}

/** A call in a queue. */
export interface QueuedCall {
  readonly admission: Admission;
  /** Limits of the call. Empty if only a pause can delay it. */
  readonly windows: readonly RateWindow[];
  readonly sinceInMs: number;
  /** The time when the call stops waiting. */
  readonly latestAtInMs: number;
  /** Set if the runtime may end its request early. */
  readonly work: RequestWork | undefined;
  serve(permit: Permit): void;
  refuse(reason: unknown): void;
}

/** The queue that issued a permit. */
interface Issuer {
  closePermit(closed: QueuePermit, how: 'complete' | 'release', windows: readonly RateWindow[], permit: string): void;
}

/** A permit that closes only once. */
export class QueuePermit implements Permit {
  /** Undefined after the permit is closed. */
  #issuer: Issuer | undefined;
  readonly #windows: readonly RateWindow[];
  readonly #permit: string;
  readonly #work: RequestWork | undefined;

  constructor(issuer: Issuer, windows: readonly RateWindow[], permit: string, work: RequestWork | undefined) {
    this.#work = work;
    this.#issuer = issuer;
    this.#windows = windows;
    this.#permit = permit;
  }

  /** Whether the request of its call ended early, so that nothing closes it. */
  get isGone(): boolean {
    return this.#work?.isGone === true;
  }

  complete(): void {
    this.#close('complete');
  }

  release(): void {
    this.#close('release');
  }

  #close(how: 'complete' | 'release'): void {
    const issuer = this.#issuer;
    this.#issuer = undefined;
    this.#work?.end();
    issuer?.closePermit(this, how, this.#windows, this.#permit);
  }
}
