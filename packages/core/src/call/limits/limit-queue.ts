import type { Clock } from '../../base/clock/clock.ts';
import type { RateWindow } from '../../base/descriptor.ts';
import { type Admission, type Permit, WaitTooLongError } from './admission.ts';
import type { LimitSnapshot, LimitStore, TakeResult } from './limit-store.ts';
import { type Waiter, WaitQueue } from './wait-queue.ts';

interface QueuedCall extends Waiter {
  readonly admission: Admission;
  readonly sinceInMs: number;
  /** From here on it no longer wants to wait. */
  readonly latestAtInMs: number;
  serve(permit: Permit): void;
  refuse(reason: unknown): void;
}

/** A store that cannot say when is asked again after this long: another process may have settled. */
const pollInMs = 50;

/** The queue of calls of one key. */
export class LimitQueue {
  readonly key: string;
  readonly #clock: Clock;
  readonly #store: LimitStore;
  readonly #urgent = new WaitQueue<QueuedCall>();
  readonly #regular = new WaitQueue<QueuedCall>();
  readonly #windows = new Map<string, RateWindow>();
  #pausedUntilInMs = 0;
  #inFlight = 0;
  /** An asynchronous store is being asked on behalf of the first in the queue. */
  #isAsking = false;
  #wakeUp: { readonly atInMs: number; readonly stop: AbortController } | undefined;

  constructor(key: string, clock: Clock, store: LimitStore) {
    this.key = key;
    this.#clock = clock;
    this.#store = store;
  }

  get isPaused(): boolean {
    return this.#pausedUntilInMs > this.#clock.now();
  }

  /** Nobody waits, nothing is open: it may be forgotten, the store remembers what counts. */
  get isIdle(): boolean {
    return !this.isPaused && this.#queued === 0 && this.#inFlight === 0 && !this.#isAsking;
  }

  admit(admission: Admission): Permit | Promise<Permit> {
    for (const window of admission.windows) this.#windows.set(`${window.requests}/${window.periodInMs}`, window);
    const nowInMs = this.#clock.now();
    if (!this.isPaused && !this.#isAsking && this.#ahead(admission) === 0) {
      const taken = this.#store.take(this.key, admission.windows, nowInMs, nowInMs);
      if (taken instanceof Promise) return this.#admitLater(admission, taken, nowInMs);
      if (taken.taken) return this.#permit(admission.windows, taken.permit);
    }
    return this.#enqueue(admission, nowInMs);
  }

  pause(untilInMs: number): void {
    if (untilInMs <= this.#pausedUntilInMs) return;
    void this.#store.pause?.(this.key, untilInMs, this.#clock.now());
    this.#close(untilInMs);
  }

  #close(untilInMs: number): void {
    this.#pausedUntilInMs = Math.max(this.#pausedUntilInMs, untilInMs);
    for (const queue of [this.#urgent, this.#regular]) {
      for (const call of queue) {
        if (call.latestAtInMs < untilInMs) this.#refuse(queue, call, untilInMs);
      }
    }
    this.#serveNext();
  }

  snapshot(nowInMs: number): LimitSnapshot {
    const windows = [...this.#windows.values()];
    const used = this.#store.used?.(this.key, windows, nowInMs);
    return {
      key: this.key,
      windows: windows.map(({ requests, periodInMs }, index) => ({
        requests,
        periodInMs,
        used: used?.[index] ?? this.#inFlight,
      })),
      queued: this.#queued,
      pausedUntil: this.isPaused ? new Date(this.#pausedUntilInMs) : undefined,
    };
  }

  get #queued(): number {
    return this.#urgent.length + this.#regular.length;
  }

  #ahead({ urgent }: Admission): number {
    return urgent ? this.#urgent.length : this.#queued;
  }

  /** The first question to an asynchronous store is asked on behalf of whoever is first in the queue by then. */
  #admitLater(admission: Admission, taken: Promise<TakeResult>, nowInMs: number): Promise<Permit> {
    const queued = this.#enqueue(admission, nowInMs);
    this.#isAsking = true;
    void this.#useLater(taken, admission.windows);
    return queued;
  }

  #enqueue(admission: Admission, nowInMs: number): Promise<Permit> {
    const { lifetime, maxWaitInMs } = admission;
    const queue = admission.urgent ? this.#urgent : this.#regular;
    const waitInMs = this.#forecastInMs(admission, nowInMs);
    if (waitInMs > maxWaitInMs) return Promise.reject(new WaitTooLongError(nowInMs + waitInMs));
    if (waitInMs > 0) admission.onWait?.(waitInMs);
    return new Promise((resolve, reject) => {
      const call: QueuedCall = {
        admission,
        isWaiting: true,
        sinceInMs: nowInMs,
        latestAtInMs: nowInMs + maxWaitInMs,
        serve(permit) {
          stopListening();
          resolve(permit);
        },
        refuse(reason) {
          stopListening();
          reject(reason);
        },
      };
      const stopListening = lifetime.onEnd((reason) => {
        queue.remove(call);
        reject(reason);
        if (this.#queued === 0) this.#cancelWakeUp();
      });
      if (lifetime.isOver) return;
      queue.add(call);
      this.#serveNext();
    });
  }

  #forecastInMs(admission: Admission, nowInMs: number): number {
    const ahead = this.#ahead(admission);
    const { windows } = admission;
    const byWindows = this.#store.forecastInMs
      ? this.#store.forecastInMs(this.key, windows, ahead, nowInMs)
      : Math.max(0, ...windows.map(({ requests, periodInMs }) => Math.floor(ahead / requests) * periodInMs));
    return Math.max(byWindows, this.#pausedUntilInMs - nowInMs);
  }

  /** Serves as many as may go; then sets a timer for the next. */
  #serveNext(): void {
    while (!this.#isAsking) {
      const call = this.#urgent.peek() ?? this.#regular.peek();
      if (!call) {
        this.#cancelWakeUp();
        return;
      }
      const nowInMs = this.#clock.now();
      if (this.#pausedUntilInMs > nowInMs) {
        this.#scheduleWakeUp(this.#pausedUntilInMs);
        return;
      }
      const taken = this.#store.take(this.key, call.admission.windows, nowInMs, call.sinceInMs);
      if (taken instanceof Promise) {
        this.#isAsking = true;
        void this.#useLater(taken, call.admission.windows);
        return;
      }
      if (!this.#use(taken, call.admission.windows)) return;
    }
  }

  async #useLater(asked: Promise<TakeResult>, windows: readonly RateWindow[]): Promise<void> {
    let taken: TakeResult;
    try {
      taken = await asked;
    } catch {
      taken = { taken: false, waitInMs: pollInMs }; // a store that is down holds the calls back until it is up again
    }
    this.#isAsking = false;
    if (this.#use(taken, windows)) this.#serveNext();
  }

  /** @returns whether the next in the queue should be tried */
  #use(taken: TakeResult, windows: readonly RateWindow[]): boolean {
    const nowInMs = this.#clock.now();
    if (!taken.taken) {
      if (taken.isPaused && taken.waitInMs !== undefined) this.#close(nowInMs + taken.waitInMs);
      else if (taken.waitInMs !== undefined) this.#scheduleWakeUp(nowInMs + taken.waitInMs);
      else if (this.#inFlight === 0) this.#scheduleWakeUp(nowInMs + pollInMs); // somebody else's calls are in flight
      return false;
    }
    const queue = this.#urgent.peek() ? this.#urgent : this.#regular;
    const call = queue.peek();
    if (!call || this.isPaused || call.admission.windows.length !== windows.length) {
      // Asked for somebody who has gone, or who may no longer be sent.
      void this.#store.release(this.key, windows, taken.permit, nowInMs);
      return true;
    }
    queue.remove(call);
    call.serve(this.#permit(call.admission.windows, taken.permit));
    return true;
  }

  #refuse(queue: WaitQueue<QueuedCall>, call: QueuedCall, retryAtInMs: number): void {
    queue.remove(call);
    call.refuse(new WaitTooLongError(retryAtInMs));
  }

  #permit(windows: readonly RateWindow[], permit: string): Permit {
    this.#inFlight += 1;
    let isOpen = true;
    const close = (how: 'settle' | 'release'): void => {
      if (!isOpen) return;
      isOpen = false;
      this.#inFlight -= 1;
      const done = this.#store[how](this.key, windows, permit, this.#clock.now());
      if (done instanceof Promise)
        done.then(
          () => this.#serveNext(),
          () => this.#serveNext(),
        );
      else if (this.#queued > 0) this.#serveNext();
    };
    return { settle: () => close('settle'), release: () => close('release') };
  }

  #scheduleWakeUp(atInMs: number): void {
    if (this.#wakeUp && this.#wakeUp.atInMs <= atInMs) return;
    this.#cancelWakeUp();
    const stop = new AbortController();
    this.#wakeUp = { atInMs, stop };
    this.#clock.wait(Math.max(0, atInMs - this.#clock.now()), stop.signal).then(
      () => {
        this.#wakeUp = undefined;
        this.#serveNext();
      },
      () => undefined,
    );
  }

  #cancelWakeUp(): void {
    this.#wakeUp?.stop.abort();
    this.#wakeUp = undefined;
  }
}
