import type { RateWindow } from '../operation/descriptor.ts';
import type { RequestWork } from '../platform/request-scopes.ts';
import type { Permit, Admission } from './limits.ts';
import { type Clock, monotonicNow } from '../clock/clock.ts';

/** A queue in order of arrival. Calls that are served or give up are deleted. */
export class WaitQueue<W> extends Set<W> {
  /**
   * One iterator for all: a new one would step over every deleted entry. It never ends, because it is read only while
   * calls wait.
   */
  readonly #order = this.values();
  #first: W | undefined;

  /** Returns the first entry without removing it. */
  peek(): W | undefined {
    if (this.size > 0 && !this.has(this.#first as W)) this.#first = this.#order.next().value;
    return this.size > 0 ? this.#first : undefined;
  }
}

/** Two queues that alternate, so that neither retries nor first attempts block the others. */
export class AlternatingQueue<W> {
  readonly #urgent = new WaitQueue<W>();
  readonly #regular = new WaitQueue<W>();
  #isRegularsTurn = false;

  /** Number of waiting calls. */
  get size(): number {
    return this.#urgent.size + this.#regular.size;
  }

  /** Number of calls before one that arrives now. */
  ahead(urgent: boolean): number {
    return urgent
      ? this.#urgent.size
      : this.#regular.size + Math.min(this.#urgent.size, this.#regular.size + (this.#isRegularsTurn ? 0 : 1));
  }

  queueOf(urgent: boolean): WaitQueue<W> {
    return urgent ? this.#urgent : this.#regular;
  }

  /** Returns the next call without removing it. */
  peek(): W | undefined {
    return this.#next().peek();
  }

  /** Marks the next call as served, so that the other queue is next. */
  pass(): void {
    this.#isRegularsTurn = this.#next() === this.#urgent;
  }

  *[Symbol.iterator](): Iterator<W> {
    yield* this.#urgent;
    yield* this.#regular;
  }

  #next(): WaitQueue<W> {
    const isRegular = this.#urgent.size === 0 || (this.#isRegularsTurn && this.#regular.size > 0);
    return isRegular ? this.#regular : this.#urgent;
  }
}

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

export interface QueuedCall {
  readonly admission: Admission;
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
  closePermit(closed: QueuePermit, end: 'complete' | 'release', windows: readonly RateWindow[], permit: string): void;
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
  get hasEnded(): boolean {
    return this.#work?.hasEnded === true;
  }

  complete(): void {
    this.#close('complete');
  }

  release(): void {
    this.#close('release');
  }

  #close(end: 'complete' | 'release'): void {
    const issuer = this.#issuer;
    this.#issuer = undefined;
    this.#work?.end();
    issuer?.closePermit(this, end, this.#windows, this.#permit);
  }
}
