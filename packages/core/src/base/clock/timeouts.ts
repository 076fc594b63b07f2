import type { Clock } from './clock.ts';
import type { StopTimer } from './system-clock.ts';
import { monotonicNow, startTimer } from './timer.ts';

/** Something that may go on for so long. */
export interface Timed {
  /** When it has gone on for that long, on the clock that never goes back. */
  dueInMs: number;
  // Its neighbours: a list of its own makes nothing for each, as a set does.
  before: Timed | undefined;
  after: Timed | undefined;
  /** It has gone on for that long. */
  expire(): void;
}

/**
 * Time limits of one length, few of which are ever reached. They end in the order in which they began, so one timer serves them all: it
 * is set for the first, and when it fires for whoever is the first then. A timer that can rest stays for those who come next.
 */
export class Timeouts {
  /** How long each may go on. */
  readonly inMs: number;
  readonly #clock: Clock;
  #first: Timed | undefined;
  #last: Timed | undefined;
  #stop: StopTimer | undefined;
  /** Whose timer it is: those of a test come and go. */
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

  /** It is over in time. Of no effect where it is over already. */
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
