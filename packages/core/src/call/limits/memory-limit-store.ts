import type { RateWindow } from '../../base/descriptor.ts';
import type { LimitStore, TakeResult } from './limit-store.ts';

/** Timers may fire a moment early and clocks are read in whole milliseconds: a slot stays taken this much longer. */
const guardInMs = 1;

/** One window of one key: what is in flight, and when the slots of those that came back are free again. */
class WindowCount {
  readonly requests: number;
  readonly periodInMs: number;
  inFlight = 0;
  /** Ascending: responses come in the order of time. Read from `#first` on. */
  #cooling: number[] = [];
  #first = 0;

  constructor({ requests, periodInMs }: RateWindow) {
    this.requests = requests;
    this.periodInMs = periodInMs;
  }

  get used(): number {
    return this.inFlight + this.#cooling.length - this.#first;
  }

  /** Forgets slots whose window is over. */
  expire(nowInMs: number): void {
    while (this.#first < this.#cooling.length && (this.#cooling[this.#first] ?? 0) <= nowInMs) this.#first += 1;
    if (this.#first > 1024 && this.#first * 2 > this.#cooling.length) {
      this.#cooling = this.#cooling.slice(this.#first);
      this.#first = 0;
    }
  }

  coolDown(nowInMs: number): void {
    this.inFlight -= 1;
    this.#cooling.push(nowInMs + this.periodInMs + guardInMs);
  }

  /** When the first slot is free; undefined where all are in flight. */
  nextFreeInMs(nowInMs: number): number | undefined {
    const next = this.#cooling[this.#first];
    return next === undefined ? undefined : next - nowInMs;
  }

  /** The least wait of a call that has `ahead` others before it. */
  forecastInMs(ahead: number, nowInMs: number): number {
    const beyondFree = ahead - (this.requests - this.used);
    if (beyondFree < 0) return 0;
    const rounds = Math.floor(beyondFree / this.requests);
    const coolingUntil = this.#cooling[this.#first + (beyondFree % this.requests)];
    return (
      rounds * (this.periodInMs + guardInMs) + (coolingUntil === undefined ? this.periodInMs : coolingUntil - nowInMs)
    );
  }
}

/** What is counted of one key. Mostly the same windows are asked for again: their counts are at hand. */
interface KeyCounts {
  readonly all: WindowCount[];
  asked: readonly RateWindow[];
  counts: readonly WindowCount[];
}

const taken: TakeResult = /* @__PURE__ */ Object.freeze({ taken: true, permit: '' });

/** Counts in the memory of this process. */
export function createMemoryLimitStore(): LimitStore {
  const keys = new Map<string, KeyCounts>();
  let sweepAt = 1024;

  const windowsOf = (key: string, windows: readonly RateWindow[], nowInMs: number): readonly WindowCount[] => {
    let known = keys.get(key);
    if (!known) {
      if (keys.size >= sweepAt) sweep(nowInMs);
      keys.set(key, (known = { all: [], asked: [], counts: [] }));
    }
    if (known.asked !== windows) {
      known.asked = windows;
      known.counts = windows.map((window) => countOf(window, known.all));
    }
    for (const count of known.counts) count.expire(nowInMs);
    return known.counts;
  };

  /** Keys may hold ids (an action, an order): those without slots in use are dropped, and counted again when their number has doubled. */
  const sweep = (nowInMs: number): void => {
    for (const [key, { all }] of keys) {
      for (const count of all) count.expire(nowInMs);
      if (all.every(({ used }) => used === 0)) keys.delete(key);
    }
    sweepAt = Math.max(1024, keys.size * 2);
  };

  return {
    take(key, windows, nowInMs) {
      const counts = windowsOf(key, windows, nowInMs);
      if (!counts.some(isFull)) {
        for (const count of counts) count.inFlight += 1;
        return taken;
      }
      const waits = counts.filter(isFull).map((count) => count.nextFreeInMs(nowInMs));
      // A window with all its slots in flight says nothing about when; the next response does.
      return { taken: false, waitInMs: waits.includes(undefined) ? undefined : Math.max(...(waits as number[])) };
    },
    settle(key, windows, _permit, nowInMs) {
      for (const count of windowsOf(key, windows, nowInMs)) count.coolDown(nowInMs);
    },
    release(key, windows, _permit, nowInMs) {
      for (const count of windowsOf(key, windows, nowInMs)) count.inFlight -= 1;
    },
    forecastInMs(key, windows, ahead, nowInMs) {
      return Math.max(0, ...windowsOf(key, windows, nowInMs).map((count) => count.forecastInMs(ahead, nowInMs)));
    },
    used(key, windows, nowInMs) {
      return windowsOf(key, windows, nowInMs).map(({ used }) => used);
    },
  };
}

function isFull({ used, requests }: WindowCount): boolean {
  return used >= requests;
}

/** The count of a window, among those of its key. */
function countOf({ requests, periodInMs }: RateWindow, all: WindowCount[]): WindowCount {
  const known = all.find((count) => count.requests === requests && count.periodInMs === periodInMs);
  if (known) return known;
  const count = new WindowCount({ requests, periodInMs });
  all.push(count);
  return count;
}
