import { type Clock, monotonicNow, startTimer, systemClock } from '../clock/clock.ts';

/** Interval at which work shows that its request still runs. */
const beatInMs = 1_000;
/** Time without a beat after which a request has ended. */
const endedAfterInMs = 5_000;

/**
 * Whether the runtime binds timers to the request that started them (workerd). It removes them when that request ends,
 * so another request can't rely on them.
 */
export function hasRequestScopes(): boolean {
  const { navigator } = globalThis as { readonly navigator?: { readonly userAgent?: string } };
  return navigator?.userAgent === 'Cloudflare-Workers';
}

/**
 * Work of one request that affects other requests. Its timer stops when the runtime ends the request early, and keeps
 * the request alive until then. Create it within the request.
 */
export class RequestWork {
  readonly #clock: Clock;
  #seenAtInMs = 0;
  #stop: (() => void) | undefined;
  #isOver = false;

  /** @param onBeat Called each second while the request runs. */
  constructor(clock: Clock = systemClock, onBeat?: () => void) {
    this.#clock = clock;
    this.#beat(onBeat);
  }

  /** Returns work if the runtime ends requests early. Otherwise, no request needs it. */
  static ifScoped(clock?: Clock, onBeat?: () => void): RequestWork | undefined {
    return hasRequestScopes() ? new RequestWork(clock, onBeat) : undefined;
  }

  /** Whether the request ended before its work. */
  get hasEnded(): boolean {
    return !this.#isOver && monotonicNow(this.#clock) - this.#seenAtInMs > endedAfterInMs;
  }

  end(): void {
    this.#isOver = true;
    this.#stop?.();
  }

  #beat(onBeat: (() => void) | undefined): void {
    this.#seenAtInMs = monotonicNow(this.#clock);
    this.#stop = startTimer(this.#clock, beatInMs, () => {
      if (this.#isOver) return;
      this.#beat(onBeat);
      onBeat?.();
    });
  }
}

/**
 * Waits for a result of another request.
 * @returns Undefined if that request ended before.
 */
export function resultOf<T>(result: Promise<T>, owner: RequestWork | undefined): Promise<{ value: T } | undefined> {
  if (!owner) return result.then((value) => ({ value }));
  return new Promise((resolve, reject) => {
    const waiting = new RequestWork(systemClock, () => {
      if (!owner.hasEnded) return;
      waiting.end();
      resolve(undefined);
    });
    result.finally(() => waiting.end()).then((value) => resolve({ value }), reject);
  });
}
