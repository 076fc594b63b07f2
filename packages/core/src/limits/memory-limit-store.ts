import type { LimitStore, AcquireResult } from './limit-store.ts';
import type { RateWindow } from '../operation/descriptor.ts';
import type { Slots } from './slots.ts';

/** Additional time that a slot stays in use, because timers may fire up to 1 ms early. */
const guardInMs = 1;

/** The count of one window of one key: requests in flight, and the times at which used slots are free again. */
class WindowCount {
  readonly requests: number;
  readonly periodInMs: number;
  inFlight = 0;
  /** Ascending times, at most `requests` of them after the first ones, which are over. */
  #cooling: number[] = [];
  /** Number of times that are over. They are removed together, because each removal moves all others. */
  #over = 0;

  constructor({ requests, periodInMs }: RateWindow) {
    this.requests = requests;
    this.periodInMs = periodInMs;
  }

  get used(): number {
    return this.inFlight + this.#cooling.length - this.#over;
  }

  /** The time when the first slot is free. Infinite if all are in flight. */
  get nextAtInMs(): number {
    return this.#cooling[this.#over] ?? Number.POSITIVE_INFINITY;
  }

  /** Removes slots whose window is over. */
  expire(nowInMs: number): void {
    while (this.nextAtInMs <= nowInMs) this.#over += 1;
    if (this.#over <= this.requests && this.#over < this.#cooling.length) return;
    this.#cooling = this.#cooling.slice(this.#over);
    this.#over = 0;
  }

  coolDown(nowInMs: number): void {
    this.inFlight -= 1;
    this.#cooling.push(nowInMs + this.periodInMs + guardInMs);
  }

  /** Returns the shortest wait of a call with `ahead` calls before it. */
  estimateWaitInMs(ahead: number, nowInMs: number): number {
    const { requests, periodInMs } = this;
    const beyondFree = ahead - (requests - this.used);
    if (beyondFree < 0) return 0;
    const rounds = Math.floor(beyondFree / requests);
    const freeAtInMs = this.#cooling[this.#over + (beyondFree % requests)] ?? nowInMs + periodInMs;
    return rounds * (periodInMs + guardInMs) + freeAtInMs - nowInMs;
  }
}

const acquired: AcquireResult = /* @__PURE__ */ Object.freeze({ acquired: true, permit: '' });

/** Slots of one key, counted in the memory of this process. */
export class MemorySlots implements Slots {
  readonly #all: WindowCount[] = [];
  // Counts of the last windows, because most calls use the same ones.
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
      return acquired;
    }
    const waitInMs = Math.max(...counts.filter(isFull).map(({ nextAtInMs }) => nextAtInMs)) - nowInMs;
    // If all slots are in flight, the time is unknown until the next response.
    return { acquired: false, waitInMs: Number.isFinite(waitInMs) ? waitInMs : undefined };
  }

  close(end: 'complete' | 'release', windows: readonly RateWindow[], _permit: string, nowInMs: number): void {
    for (const count of this.#countsOf(windows, nowInMs)) {
      if (end === 'complete') count.coolDown(nowInMs);
      else count.inFlight -= 1;
    }
  }

  /** Does nothing: slots in memory are free without a request. */
  renew(): undefined {}

  /** Does nothing: the queue already keeps the pause. */
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

/** Creates a limit store in the memory of this process. */
export function createMemoryLimitStore(): LimitStore {
  const keys = new Map<string, MemorySlots>();
  let sweepAt = 1024;

  const slotsOf = (key: string, nowInMs: number): MemorySlots => {
    let slots = keys.get(key);
    if (!slots) {
      if (keys.size >= sweepAt) sweep(nowInMs);
      keys.set(key, (slots = new MemorySlots()));
    }
    return slots;
  };

  /**
   * Deletes keys without slots in use, because keys may contain IDs. Runs again when the number of keys has doubled.
   */
  const sweep = (nowInMs: number): void => {
    for (const [key, slots] of keys) if (slots.isUnused(nowInMs)) keys.delete(key);
    sweepAt = Math.max(1024, keys.size * 2);
  };

  return {
    acquire: (key, windows, nowInMs) => slotsOf(key, nowInMs).acquire(windows, nowInMs),
    complete: (key, windows, permit, nowInMs) => slotsOf(key, nowInMs).close('complete', windows, permit, nowInMs),
    release: (key, windows, permit, nowInMs) => slotsOf(key, nowInMs).close('release', windows, permit, nowInMs),
    estimateWaitInMs: (key, windows, ahead, nowInMs) => slotsOf(key, nowInMs).estimateWaitInMs(windows, ahead, nowInMs),
    used: (key, windows, nowInMs) => slotsOf(key, nowInMs).used(windows, nowInMs),
  };
}
