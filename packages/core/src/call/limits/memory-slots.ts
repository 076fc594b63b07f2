import type { RateWindow } from '../../base/descriptor.ts';
import type { AcquireResult } from './limit-store.ts';
import type { Slots } from './slots.ts';

/** Timers may fire a moment early and clocks are read in whole milliseconds: a slot stays taken this much longer. */
const guardInMs = 1;

/** One window of one key: what is in flight, and when the slots of those that came back are free again. */
class WindowCount {
  readonly requests: number;
  readonly periodInMs: number;
  inFlight = 0;
  /** Ascending: responses come in the order of time. No more than the window allows requests. */
  readonly #cooling: number[] = [];

  constructor({ requests, periodInMs }: RateWindow) {
    this.requests = requests;
    this.periodInMs = periodInMs;
  }

  get used(): number {
    return this.inFlight + this.#cooling.length;
  }

  /** When the first slot is free; infinite where all are in flight. */
  get nextAtInMs(): number {
    return this.#cooling[0] ?? Number.POSITIVE_INFINITY;
  }

  /** Forgets slots whose window is over. */
  expire(nowInMs: number): void {
    while (this.nextAtInMs <= nowInMs) this.#cooling.shift();
  }

  coolDown(nowInMs: number): void {
    this.inFlight -= 1;
    this.#cooling.push(nowInMs + this.periodInMs + guardInMs);
  }

  /** The least wait of a call that has `ahead` others before it. */
  estimateWaitInMs(ahead: number, nowInMs: number): number {
    const { requests, periodInMs } = this;
    const beyondFree = ahead - (requests - this.used);
    if (beyondFree < 0) return 0;
    const rounds = Math.floor(beyondFree / requests);
    const freeAtInMs = this.#cooling[beyondFree % requests] ?? nowInMs + periodInMs;
    return rounds * (periodInMs + guardInMs) + freeAtInMs - nowInMs;
  }
}

const taken: AcquireResult = /* @__PURE__ */ Object.freeze({ taken: true, permit: '' });

/** Slots that are counted in the memory of this process. */
export class MemorySlots implements Slots {
  readonly #all: WindowCount[] = [];
  // Mostly the same windows are asked for again: their counts are at hand.
  #asked: readonly RateWindow[] | undefined;
  #counts: readonly WindowCount[] = [];

  isUnused(nowInMs: number): boolean {
    for (const count of this.#all) count.expire(nowInMs);
    return this.#all.every(({ used }) => used === 0);
  }

  acquire(windows: readonly RateWindow[], nowInMs: number): AcquireResult {
    const counts = this.#countsOf(windows, nowInMs);
    if (!counts.some(isFull)) {
      for (const count of counts) count.inFlight += 1;
      return taken;
    }
    const waitInMs = Math.max(...counts.filter(isFull).map(({ nextAtInMs }) => nextAtInMs)) - nowInMs;
    // A window with all its slots in flight says nothing about when; the next response does.
    return { taken: false, waitInMs: Number.isFinite(waitInMs) ? waitInMs : undefined };
  }

  close(how: 'complete' | 'release', windows: readonly RateWindow[], _permit: string, nowInMs: number): void {
    for (const count of this.#countsOf(windows, nowInMs)) {
      if (how === 'complete') count.coolDown(nowInMs);
      else count.inFlight -= 1;
    }
  }

  /** The queue knows of it, and nobody else asks. */
  pause(): void {}

  estimateWaitInMs(windows: readonly RateWindow[], ahead: number, nowInMs: number): number {
    return Math.max(0, ...this.#countsOf(windows, nowInMs).map((count) => count.estimateWaitInMs(ahead, nowInMs)));
  }

  used(windows: readonly RateWindow[], nowInMs: number): readonly number[] {
    return this.#countsOf(windows, nowInMs).map(({ used }) => used);
  }

  #countsOf(windows: readonly RateWindow[], nowInMs: number): readonly WindowCount[] {
    if (this.#asked !== windows) {
      this.#asked = windows;
      this.#counts = windows.map((window) => this.#countOf(window));
    }
    for (const count of this.#counts) count.expire(nowInMs);
    return this.#counts;
  }

  #countOf(window: RateWindow): WindowCount {
    const known = this.#all.find(
      ({ requests, periodInMs }) => requests === window.requests && periodInMs === window.periodInMs,
    );
    if (known) return known;
    const count = new WindowCount(window);
    this.#all.push(count);
    return count;
  }
}

function isFull({ used, requests }: WindowCount): boolean {
  return used >= requests;
}
