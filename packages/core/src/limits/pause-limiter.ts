import type { Clock } from '../clock/clock.ts';
import { monotonicNow } from '../clock/index.ts';
import { freePermit, type Permit, WaitTooLongError, type LimitedCall, type Limiter } from './admission.ts';

interface Pause {
  /** Monotonic time. */
  untilInMs: number;
  queued: number;
}

/**
 * Creates the limiter of a surface without documented rates. A 429 closes its operation for all calls until the pause
 * is over (E02).
 */
export function pauses(clock: Clock): Limiter {
  /** Pauses by operation, so there are never more than operations. */
  const known = new Map<string, Pause>();

  /** Waits for the end of a pause, which another 429 may have extended. */
  const wait = async (pause: Pause, call: LimitedCall): Promise<Permit> => {
    const { maxWaitInMs, lifetime } = call;
    const sinceInMs = monotonicNow(clock);
    pause.queued += 1;
    try {
      for (let nowInMs = sinceInMs; nowInMs < pause.untilInMs; nowInMs = monotonicNow(clock)) {
        const waitInMs = pause.untilInMs - nowInMs;
        if (pause.untilInMs - sinceInMs > maxWaitInMs) throw new WaitTooLongError(waitInMs);
        if (nowInMs === sinceInMs) call.onWait?.(waitInMs);
        await lifetime.race(clock.wait(waitInMs, lifetime.signal));
      }
      return freePermit;
    } finally {
      pause.queued -= 1;
    }
  };

  return {
    keyOf: (prefix, identity, { operation }) => `${prefix} ${operation.id} ${identity}`,
    windowsOf: () => [],
    admit(call) {
      const pause = known.get(call.key);
      return pause && pause.untilInMs > monotonicNow(clock) ? wait(pause, call) : freePermit;
    },
    pause(key, forInMs) {
      const pause = known.get(key) ?? { untilInMs: 0, queued: 0 };
      pause.untilInMs = Math.max(pause.untilInMs, monotonicNow(clock) + forInMs);
      known.set(key, pause);
    },
    usualPauseInMs: () => undefined,
    snapshot(keyPrefix) {
      const nowInMs = monotonicNow(clock);
      return [...known]
        .filter(([key, { untilInMs }]) => key.startsWith(keyPrefix) && untilInMs > nowInMs)
        .map(([key, { untilInMs, queued }]) => ({
          key,
          windows: [],
          queued,
          pausedUntil: new Date(clock.now() + untilInMs - nowInMs),
        }));
    },
  };
}
