/** Source of time for a sandbox. It has the shape of a client's clock, so that both can share one. */
export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number;
  /** Resolves after `inMs`, or rejects with the signal's reason when it aborts. Optional. */
  wait?(inMs: number, signal?: AbortSignal): Promise<void>;
  /** Moves the clock. If a clock has this method, moving the sandbox's clock moves it for all its users. Optional. */
  advance?(inMs: number): unknown;
}

/** Time of the sandbox: the clock from the options, plus an offset that you can increase. */
export interface SandboxClock {
  /** Milliseconds since the epoch. */
  now(): number;
  /** Resolves after `inMs`, which can pass in real time or through {@link advance}. Rejects with the signal's reason when it aborts. */
  wait(inMs: number, signal?: AbortSignal): Promise<void>;
  /**
   * Moves the clock forward by `inMs`, at most ten years, and runs all work that is due by then.
   * @throws {RangeError} If the clock can't move by this time.
   */
  advance(inMs: number): Promise<void>;
}

interface Waiter {
  readonly at: number;
  readonly wake: () => void;
}

interface Parts {
  readonly base: Clock;
  readonly offset: () => number;
  readonly setOffset: (inMs: number) => void;
  /** Runs the due work. */
  readonly onAdvance: () => void | Promise<void>;
}

/** The latest time that a clock can have: the last instant with a four-digit year, as on the wire. */
export const latestInMs: number = Date.UTC(9999, 11, 31, 23, 59, 59, 999);

/** Longest single move of a clock: ten years. Recurring jobs run for each week of it. */
const longestMoveInMs = 3653 * 24 * 60 * 60 * 1000;

/** Why a clock can't move by a time, or `undefined` if it can. */
export const objectionToMove = (now: number, inMs: number): string | undefined =>
  inMs > longestMoveInMs
    ? 'must be at most ten years (P3653D). Move the clock several times to go further'
    : now + inMs > latestInMs
      ? 'must not be later than the year 9999'
      : undefined;

export const wallClock: Clock = { now: () => Date.now() };

/** Creates the clock of a sandbox. `close` ends all waits, so that no timer remains. */
export function createClock({
  base,
  offset,
  setOffset,
  onAdvance,
}: Parts): SandboxClock & { pace: number; readonly settle: (afterInMs?: number) => void; readonly close: () => void } {
  const waiters = new Set<Waiter>();
  let isClosed = false;
  let [pace, since] = [1, base.now()];
  const drift = (): number => (pace === 1 ? 0 : Math.round((pace - 1) * (base.now() - since)));
  const now = (): number => Math.min(latestInMs, base.now() + offset() + drift());
  /** Adds the time that another pace has gained or lost to the offset, which outlives the process. */
  const settle = (afterInMs = 1000): void => {
    const gained = drift();
    if (gained === 0 || base.now() - since < afterInMs) return;
    setOffset(Math.min(latestInMs - base.now(), offset() + gained));
    since = base.now();
  };

  return {
    now,
    settle,
    /** Seconds of the sandbox per second: 0 stops the clock, 60 lets a minute pass each second. */
    get pace() {
      return pace;
    },
    set pace(wanted) {
      settle(0);
      [pace, since] = [wanted, base.now()];
    },
    async advance(inMs) {
      const objection = inMs >= 0 ? objectionToMove(now(), inMs) : 'must not be negative';
      if (objection !== undefined) throw new RangeError(`The move of the clock ${objection}. Received: ${inMs} ms.`);
      if (base.advance && pace === 1) await base.advance(inMs);
      else setOffset(offset() + inMs);
      await onAdvance();
      for (const waiter of waiters) if (waiter.at <= now()) waiter.wake();
    },
    wait(inMs, signal) {
      if (base.wait) return base.wait(inMs, signal);
      return waitIn(waiters, { at: now() + inMs, timerInMs: isClosed ? 0 : Math.max(0, inMs), signal });
    },
    close() {
      isClosed = true;
      for (const waiter of waiters) waiter.wake();
    },
  };
}

/** Resolves when the waiter is woken, or after real time. */
function waitIn(
  waiters: Set<Waiter>,
  {
    at,
    timerInMs,
    signal,
  }: { readonly at: number; readonly timerInMs: number; readonly signal: AbortSignal | undefined },
): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason);
    const finish = (settle: () => void) => () => {
      clearTimeout(timer);
      waiters.delete(waiter);
      signal?.removeEventListener('abort', abort);
      settle();
    };
    const waiter: Waiter = { at, wake: finish(resolve) };
    const timer = setTimeout(waiter.wake, timerInMs);
    const abort = finish(() => reject(signal?.reason));
    waiters.add(waiter);
    signal?.addEventListener('abort', abort);
  });
}

const shape = /^P(?:(\d+)D)?(?:T(?=\d)(?:(\d+)H)?(?:(\d+)M)?(?:(\d+(?:\.\d+)?)S)?)?$/;

/**
 * Parses an ISO 8601 duration of days, hours, minutes and seconds (`P1D`, `PT5M`, `PT0.5S`) into milliseconds. Returns
 * `undefined` for other texts.
 */
export function durationInMs(text: string): number | undefined {
  const match = shape.exec(text);
  if (match === null || text === 'P') return undefined;
  const [days, hours, minutes, seconds] = match.slice(1).map((part) => Number(part ?? 0)) as [
    number,
    number,
    number,
    number,
  ];
  return (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000;
}
