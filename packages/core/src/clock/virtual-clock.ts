import { checkObject, refuseUnknown } from '../errors/checks.ts';
import type { Clock } from './clock.ts';

export interface Timer {
  readonly atInMs: number;
  readonly order: number;
  readonly kind: 'wait' | 'timer';
  readonly callback: () => void;
  open: boolean;
}

/** A binary heap of timers, ordered by time and then by arrival. */
export class TimerQueue {
  readonly #heap: Timer[] = [];
  #waits = 0;
  #open = 0;

  /** Number of open timers. */
  get size(): number {
    return this.#open;
  }

  hasWaits(): boolean {
    return this.#waits > 0;
  }

  nextWaitInMs(): number {
    let earliest = Number.POSITIVE_INFINITY;
    for (const { open, kind, atInMs } of this.#heap)
      if (open && kind === 'wait' && atInMs < earliest) earliest = atInMs;
    return earliest;
  }

  push(timer: Timer): void {
    const heap = this.#heap;
    let at = heap.push(timer) - 1;
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if (!isBefore(timer, heap[parent])) break;
      heap[at] = heap[parent] as Timer;
      at = parent;
    }
    heap[at] = timer;
    this.#count(timer, 1);
  }

  peek(): Timer | undefined {
    while (this.#heap[0]?.open === false) this.#removeFirst();
    return this.#heap[0];
  }

  pop(): void {
    const first = this.#heap[0];
    if (!first) return;
    this.#removeFirst();
    if (first.open) this.#count(first, -1);
  }

  /** Marks a timer as closed. It leaves the heap when it reaches the top. */
  cancel(timer: Timer): void {
    if (!timer.open) return;
    timer.open = false;
    this.#count(timer, -1);
  }

  #count(timer: Timer, by: 1 | -1): void {
    this.#open += by;
    if (timer.kind === 'wait') this.#waits += by;
  }

  #removeFirst(): void {
    const heap = this.#heap;
    const last = heap.pop();
    if (!last || heap.length === 0) return;
    let at = 0;
    for (;;) {
      const left = 2 * at + 1;
      const right = left + 1;
      const smaller = isBefore(heap[right], heap[left]) ? right : left;
      if (smaller >= heap.length || !isBefore(heap[smaller], last)) break;
      heap[at] = heap[smaller] as Timer;
      at = smaller;
    }
    heap[at] = last;
  }
}

function isBefore(one: Timer | undefined, other: Timer | undefined): boolean {
  if (!one || !other) return false;
  return one.atInMs < other.atInMs || (one.atInMs === other.atInMs && one.order < other.order);
}

/** The time of a virtual clock, with everything that becomes due. */
class VirtualTime {
  readonly timers: TimerQueue = new TimerQueue();
  nowInMs: number;
  isAutomatic: boolean;
  #order = 0;
  #isScheduled = false;

  constructor(startInMs: number, isAutomatic: boolean) {
    this.nowInMs = startInMs;
    this.isAutomatic = isAutomatic;
  }

  add(inMs: number, kind: Timer['kind'], callback: () => void): Timer {
    this.#order += 1;
    const atInMs = this.nowInMs + Math.max(0, inMs);
    const timer = { atInMs, order: this.#order, kind, callback, open: true };
    this.timers.push(timer);
    if (kind === 'wait') this.#advanceSoon();
    return timer;
  }

  /** Advances when the event loop has run and no earlier wait was scheduled. */
  #advanceSoon(): void {
    if (!this.isAutomatic || this.#isScheduled) return;
    this.#isScheduled = true;
    idle().then(
      () => {
        this.#isScheduled = false;
        if (!this.isAutomatic || !this.timers.hasWaits()) return;
        this.fireUntil(this.timers.nextWaitInMs());
        this.#advanceSoon();
      },
      () => undefined,
    );
  }

  /** Fires everything up to the first moment with a due timer. */
  fireUntil(limitInMs: number): boolean {
    const { timers } = this;
    const next = timers.peek();
    if (!next || next.atInMs > limitInMs) return false;
    this.nowInMs = Math.max(this.nowInMs, next.atInMs);
    for (let due = timers.peek(); due && due.atInMs <= this.nowInMs; due = timers.peek()) {
      timers.pop();
      due.open = false;
      due.callback();
    }
    return true;
  }
}

/** A clock that moves only when the program advances it. */
export interface VirtualClock extends Clock {
  setTimer(inMs: number, callback: () => void): () => void;
  /** Moves time forward. Everything that becomes due runs in order, and can act before time moves on. */
  advance(byMs: number): Promise<void>;
  /** Moves to the next wait. Resolves to false if there is none. */
  advanceToNext(): Promise<boolean>;
  /** Number of open waits and timers. */
  readonly pending: number;
  /** Stops automatic advancing. */
  stop(): void;
}

/**
 * Creates a clock for tests and simulations. Its time moves only when it is advanced.
 * @throws {ArgumentError} If `options` isn't an object, or an option is unknown.
 * @example
 * ```ts
 * import { createVirtualClock } from '@tradelane/core';
 * import { createHub, hubOptionsFromEnv } from '@tradelane/hub';
 *
 * const clock = createVirtualClock();
 * const hub = createHub({ ...hubOptionsFromEnv(), clock });
 * const listing = hub.orders.list();
 * await clock.advance(60_000); // a minute passes at once
 * await listing;
 * ```
 */
export function createVirtualClock(
  options: {
    /** Start time, in milliseconds since the epoch. Default: 2026-01-01T00:00:00Z. */
    readonly startInMs?: number;
    /**
     * Whether the clock moves to the next wait as soon as the program is idle. It never moves to a timer (timeout,
     * deadline), but fires timers on its way. It doesn't see I/O. A program that only waits for a file, a socket or a real server
     * counts as idle, so leases and pauses may end meanwhile. Move the clock with `advance` in
     * such a test. Default: false.
     */
    readonly autoAdvance?: boolean;
  } = {},
): VirtualClock {
  checkObject(options, 'options');
  refuseUnknown(options, { startInMs: true, autoAdvance: true });
  const { startInMs = Date.UTC(2026, 0, 1), autoAdvance = false } = options;
  const time = new VirtualTime(startInMs, autoAdvance);
  const { timers } = time;
  return {
    now: () => time.nowInMs,
    monotonic: () => time.nowInMs,
    get pending() {
      return timers.size;
    },
    wait: (inMs, signal) =>
      new Promise((resolve, reject) => {
        if (signal?.aborted) return reject(signal.reason);
        const onAbort = (): void => {
          timers.cancel(timer);
          reject(signal?.reason);
        };
        const timer = time.add(inMs, 'wait', () => {
          signal?.removeEventListener('abort', onAbort);
          resolve();
        });
        signal?.addEventListener('abort', onAbort, { once: true });
      }),
    setTimer(inMs, callback) {
      const timer = time.add(inMs, 'timer', callback);
      return () => timers.cancel(timer);
    },
    async advance(byMs) {
      const target = time.nowInMs + byMs;
      await idle();
      while (time.fireUntil(target)) await idle();
      time.nowInMs = Math.max(time.nowInMs, target);
    },
    async advanceToNext() {
      await idle();
      if (!timers.hasWaits()) return false;
      const next = timers.nextWaitInMs();
      while (time.fireUntil(next)) await idle();
      return true;
    },
    stop() {
      time.isAutomatic = false;
    },
  };
}

/** Resolves after one turn of the event loop, when all pending promises have continued. */
function idle(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0));
}
