import { type Clock, monotonicNow, startTimer } from './clock.ts';
import type { StopTimer } from './system-clock.ts';
import type { AbortedError } from '../errors/index.ts';

/** Something with a time limit. */
export interface Timed {
  /** Monotonic time at which it expires. */
  dueInMs: number;
  // A linked list, which needs no allocation for each entry.
  before: Timed | undefined;
  after: Timed | undefined;
  /** Runs when the time limit is reached. */
  expire(): void;
}

/** Time limits of one length. They expire in the order of their start, so one timer for the first one is enough. */
export class Timeouts {
  /** The length, in milliseconds. */
  readonly inMs: number;
  readonly #clock: Clock;
  #first: Timed | undefined;
  #last: Timed | undefined;
  #stop: StopTimer | undefined;
  /** The `setTimeout` that made the timer, because fake timers of tests come and go. */
  #madeBy: unknown;

  constructor(clock: Clock, inMs: number) {
    this.#clock = clock;
    this.inMs = inMs;
  }

  add(timed: Timed): void {
    const last = this.#last;
    timed.dueInMs = monotonicNow(this.#clock) + this.inMs;
    timed.before = last;
    this.#last = timed;
    if (last) last.after = timed;
    else this.#first = timed;
    if (!this.#stop || this.#madeBy !== setTimeout) this.#start(this.inMs);
    else if (!last) this.#stop.timer?.ref?.();
  }

  /** Removes an entry that ended in time. Safe to call twice. */
  remove(timed: Timed): void {
    const { before, after } = timed;
    if (!before && this.#first !== timed) return;
    if (before) before.after = after;
    else this.#first = after;
    if (after) after.before = before;
    else this.#last = before;
    timed.before = timed.after = undefined;
    if (this.#first || !this.#stop) return;
    const { timer } = this.#stop;
    if (timer?.unref) timer.unref();
    else this.#end();
  }

  #start(inMs: number): void {
    this.#end();
    this.#madeBy = setTimeout;
    this.#stop = startTimer(this.#clock, inMs, () => this.#fire());
  }

  #end(): void {
    this.#stop?.();
    this.#stop = undefined;
  }

  #fire(): void {
    this.#stop = undefined;
    const nowInMs = monotonicNow(this.#clock);
    for (let timed = this.#first; timed; timed = this.#first) {
      const leftInMs = timed.dueInMs - nowInMs;
      if (leftInMs > 0) {
        this.#start(leftInMs);
        return;
      }
      this.remove(timed);
      timed.expire();
    }
  }
}

/** Waits. If the signal aborts, throws `aborted` with the signal's reason as its cause. */
export async function pause(
  clock: Clock,
  inMs: number,
  signal: AbortSignal | undefined,
  aborted: (cause: unknown) => AbortedError,
): Promise<void> {
  try {
    await clock.wait(inMs, signal);
  } catch (error) {
    throw signal?.aborted ? aborted(signal.reason) : error;
  }
}
