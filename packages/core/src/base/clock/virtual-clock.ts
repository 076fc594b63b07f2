import { checkObject } from '../check-object.ts';
import type { Clock } from './clock.ts';
import { type Timer, TimerQueue } from './timer-queue.ts';

/** A clock that stands still until somebody moves it. */
export interface VirtualClock extends Clock {
  setTimer(inMs: number, callback: () => void): () => void;
  /** Moves time forward, waking on the way everything that is due, in order, and letting it act before going on. */
  advance(byMs: number): Promise<void>;
  /** Moves to the next wait, if there is one; false where nobody waits. */
  advanceToNext(): Promise<boolean>;
  /** How many waits and timers are open. */
  readonly pending: number;
  /** Ends self-advancing. */
  stop(): void;
}

/** Where a virtual clock begins and whether it moves by itself. */
export interface VirtualClockOptions {
  /** First moment; 2026-01-01T00:00:00Z where absent. */
  readonly startInMs?: number;
  /**
   * Moves by itself to the next wait as soon as the program has nothing else to do. Timers (timeouts, deadlines) fire
   * when they are passed but are never advanced to.
   */
  readonly autoAdvance?: boolean;
}

/**
 * @returns a clock for tests and simulations; no time passes on it unless it is advanced.
 * @throws ArgumentError where the options are no object
 */
export function createVirtualClock(options: VirtualClockOptions = {}): VirtualClock {
  checkObject(options, 'options');
  let nowInMs = options.startInMs ?? Date.UTC(2026, 0, 1);
  let order = 0;
  let running = options.autoAdvance ?? false;
  let scheduled = false;
  const timers = new TimerQueue();

  const add = (inMs: number, kind: Timer['kind'], callback: () => void): Timer => {
    order += 1;
    const timer = { atInMs: nowInMs + Math.max(0, inMs), order, kind, callback, open: true };
    timers.push(timer);
    if (kind === 'wait') advanceSoon();
    return timer;
  };

  /** Self-advancing: when the event loop comes round and nobody scheduled anything sooner, jump. */
  const advanceSoon = (): void => {
    if (!running || scheduled) return;
    scheduled = true;
    idle().then(
      () => {
        scheduled = false;
        if (!running || !timers.hasWaits()) return;
        fireUntil(timers.nextWaitInMs());
        advanceSoon();
      },
      () => undefined,
    );
  };

  /** Fires everything up to the first moment at which something is due. */
  const fireUntil = (limitInMs: number): boolean => {
    const next = timers.peek();
    if (!next || next.atInMs > limitInMs) return false;
    nowInMs = Math.max(nowInMs, next.atInMs);
    for (let due = timers.peek(); due && due.atInMs <= nowInMs; due = timers.peek()) {
      timers.pop();
      due.open = false;
      due.callback();
    }
    return true;
  };

  return {
    now: () => nowInMs,
    get pending() {
      return timers.size;
    },
    wait(inMs, signal) {
      return new Promise((resolve, reject) => {
        if (signal?.aborted) {
          reject(signal.reason);
          return;
        }
        const onAbort = (): void => {
          timers.cancel(timer);
          reject(signal?.reason);
        };
        const timer = add(inMs, 'wait', () => {
          signal?.removeEventListener('abort', onAbort);
          resolve();
        });
        signal?.addEventListener('abort', onAbort, { once: true });
      });
    },
    setTimer(inMs, callback) {
      const timer = add(inMs, 'timer', callback);
      return () => timers.cancel(timer);
    },
    async advance(byMs) {
      const target = nowInMs + byMs;
      await idle();
      while (fireUntil(target)) await idle();
      nowInMs = Math.max(nowInMs, target);
    },
    async advanceToNext() {
      await idle();
      if (!timers.hasWaits()) return false;
      const next = timers.nextWaitInMs();
      while (fireUntil(next)) await idle();
      return true;
    },
    stop() {
      running = false;
    },
  };
}

/** One turn of the event loop: every promise that could go on has done so. */
function idle(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0));
}
