import type { Clock } from '../../base/clock/clock.ts';
import { monotonicNow } from '../../base/clock/index.ts';
import type { Call } from '../call.ts';
import { freePermit, type Permit, WaitTooLongError } from './admission.ts';
import type { LimitSnapshot } from './limit-store.ts';
import type { LimitedCall, Limiter } from './limiter.ts';

interface Pause {
  /** On the clock that never goes back. */
  untilInMs: number;
  queued: number;
}

/** Nothing is counted, and a 429 closes its operation for everybody until it may be tried again (E02). */
class PauseLimiter implements Limiter {
  readonly #clock: Clock;
  /** Of operations: there are no more than the surface has. */
  readonly #pauses = new Map<string, Pause>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  keyOf(prefix: string, identity: string, { operation }: Call): string {
    return `${prefix} ${operation.id} ${identity}`;
  }

  admit(call: LimitedCall): Permit | Promise<Permit> {
    const pause = this.#pauses.get(call.key);
    return pause && pause.untilInMs > monotonicNow(this.#clock) ? this.#wait(pause, call) : freePermit;
  }

  pause(key: string, forInMs: number): void {
    const pause = this.#pauses.get(key) ?? { untilInMs: 0, queued: 0 };
    pause.untilInMs = Math.max(pause.untilInMs, monotonicNow(this.#clock) + forInMs);
    this.#pauses.set(key, pause);
  }

  usualPauseInMs(): undefined {
    return undefined;
  }

  snapshot(keyPrefix: string): LimitSnapshot[] {
    const nowInMs = monotonicNow(this.#clock);
    return [...this.#pauses]
      .filter(([key, { untilInMs }]) => key.startsWith(keyPrefix) && untilInMs > nowInMs)
      .map(([key, { untilInMs, queued }]) => ({
        key,
        windows: [],
        queued,
        pausedUntil: new Date(this.#clock.now() + untilInMs - nowInMs),
      }));
  }

  /** A further 429 may have made the pause longer by the time that it is over. */
  async #wait(pause: Pause, call: LimitedCall): Promise<Permit> {
    const { maxWaitInMs, lifetime } = call;
    const sinceInMs = monotonicNow(this.#clock);
    pause.queued += 1;
    try {
      for (let nowInMs = sinceInMs; nowInMs < pause.untilInMs; nowInMs = monotonicNow(this.#clock)) {
        const waitInMs = pause.untilInMs - nowInMs;
        if (pause.untilInMs - sinceInMs > maxWaitInMs) throw new WaitTooLongError(waitInMs);
        if (nowInMs === sinceInMs) call.onWait?.(waitInMs);
        await lifetime.race(this.#clock.wait(waitInMs, lifetime.signal));
      }
      return freePermit;
    } finally {
      pause.queued -= 1;
    }
  }
}

/** For surfaces without documented rates: only a 429 holds calls back. */
export function pauses(clock: Clock): Limiter {
  return new PauseLimiter(clock);
}
