import { type Clock, monotonicNow, startTimer } from '../clock/clock.ts';
import type { RateWindow } from '../operation/descriptor.ts';
import { hasRequestScopes, RequestWork } from '../platform/request-scopes.ts';
import { isPromise } from '../platform/platform.ts';
import { type Admission, type Permit, WaitTooLongError } from './limits.ts';
import type { LimitSnapshot, AcquireResult } from './limit-store.ts';
import { QueuePermit, type QueuedCall, WakeUp, AlternatingQueue } from './waiting-calls.ts';
import { type Acquired, slotsOf, type Slots, InvalidAcquire } from './slots.ts';
import { HeldSlots } from './held-slots.ts';
import { backoffInMs } from '../clock/backoff.ts';
import { StoreRequest } from './store-request.ts';

/** How often a store is asked again while it has no free slot. */
const ofPolls = { baseInMs: 100, maxInMs: 1_000 };

/** Shortest time that a call may wait for the response of a store, even if it may not wait for a limit. */
const leastAskInMs = 1_000;

/** Bounds of a waiting call's own timer. It asks again each second, in case that another request ended early. */
const shortestTimerInMs = 10;
const longestTimerInMs = 1_000;

/** The queue of calls of one key. All times are monotonic. */
export class LimitQueue {
  readonly key: string;
  readonly #clock: Clock;
  readonly #slots: Slots;
  readonly #calls = new AlternatingQueue<QueuedCall>();
  readonly #request: StoreRequest;
  readonly #held: HeldSlots;
  readonly #wakeUp: WakeUp;
  /** Whether each waiting call needs a separate timer, because its request can’t rely on the timers of other calls. */
  readonly #ownTimers = hasRequestScopes();
  readonly #windows = new Map<string, RateWindow>();
  /** Windows of the last call, to skip the comparison if they are the same. */
  #lastWindows: readonly RateWindow[] | undefined;
  #pausedUntilInMs = Number.NEGATIVE_INFINITY;
  #inFlight = 0;
  /** Open permits whose requests the runtime may end early. */
  readonly #scoped = new Set<QueuePermit>();
  #polls = 0;

  constructor(key: string, clock: Clock, slots: Slots) {
    this.key = key;
    this.#clock = clock;
    this.#slots = slots;
    this.#request = new StoreRequest(clock);
    this.#held = new HeldSlots((end, from, permit) => void slots.close(end, from, permit, this.#now()));
    this.#wakeUp = new WakeUp(clock, () => this.#serveNext());
  }

  get isPaused(): boolean {
    return this.#pausedUntilInMs > this.#now();
  }

  /** Whether no call waits, no permit is open and no slot is known to be in use. The queue can then be deleted. */
  get isIdle(): boolean {
    if (this.isPaused || this.#calls.size > 0 || this.#inFlight > 0 || this.#request.isOpen) return false;
    const used = this.#slots.used([...this.#windows.values()], this.#now());
    return used === undefined || used.every((slots) => slots === 0);
  }

  /** Admits a call at once, or queues it. */
  admit(asked: Admission): Permit | Promise<Permit> {
    const { windows } = asked;
    if (windows !== this.#lastWindows) {
      this.#lastWindows = windows;
      for (const window of windows) this.#windows.set(`${window.requests}/${window.periodInMs}`, window);
    }
    this.#completeEnded();
    const nowInMs = this.#now();
    if (this.#pausedUntilInMs <= nowInMs && !this.#request.isOpen && this.#calls.ahead(asked.urgent) === 0) {
      const result = this.#slots.acquire(windows, nowInMs, nowInMs, 1);
      if (isPromise(result)) this.#awaitStore(result, windows);
      else if (result?.acquired) return this.#permit(windows, result.permit, this.#startWork());
    }
    return this.#enqueue(asked, nowInMs);
  }

  pause(forInMs: number): void {
    const nowInMs = this.#now();
    if (nowInMs + forInMs <= this.#pausedUntilInMs) return;
    this.#slots.pause(nowInMs + forInMs, nowInMs);
    this.#close(nowInMs + forInMs);
  }

  #close(untilInMs: number): void {
    this.#pausedUntilInMs = Math.max(this.#pausedUntilInMs, untilInMs);
    this.#held.keepOnly(0, this.#now());
    this.#refuseBefore(untilInMs, this.#now());
    this.#serveNext();
  }

  snapshot(): LimitSnapshot {
    const nowInMs = this.#now();
    const windows = [...this.#windows.values()];
    const used = this.#slots.used(windows, nowInMs);
    return {
      key: this.key,
      windows: windows.map(({ requests, periodInMs }, index) => ({
        requests,
        periodInMs,
        used: used?.[index] ?? this.#inFlight,
      })),
      queued: this.#calls.size,
      pausedUntil: this.isPaused ? new Date(this.#clock.now() + this.#pausedUntilInMs - nowInMs) : undefined,
    };
  }

  #now(): number {
    return monotonicNow(this.#clock);
  }

  #enqueue(admission: Admission, nowInMs: number): Promise<Permit> {
    const { lifetime, maxWaitInMs, windows } = admission;
    const waitInMs = this.#estimateWaitInMs(admission, nowInMs);
    if (waitInMs > maxWaitInMs) return Promise.reject(new WaitTooLongError(waitInMs));
    if (waitInMs > 0) admission.onWait?.(waitInMs);
    if (lifetime.isOver) return Promise.reject(lifetime.reason); // A hook may have ended it.
    const queue = this.#calls.queueOf(admission.urgent);
    const work = this.#startWork();
    return new Promise((resolve, reject) => {
      let stopOwnTimer: (() => void) | undefined;
      const leave = (): void => {
        queue.delete(call);
        stopListening();
        stopTimer?.();
        stopOwnTimer?.();
        this.#held.keepOnly(this.#calls.size, this.#now());
        if (this.#calls.size === 0) this.#rest();
      };
      const call: QueuedCall = {
        admission,
        sinceInMs: nowInMs,
        latestAtInMs: nowInMs + maxWaitInMs,
        work,
        serve(permit) {
          leave();
          resolve(permit);
        },
        refuse(reason) {
          work?.end();
          leave();
          reject(reason);
        },
      };
      const stopListening = lifetime.onEnd(call.refuse);
      const boundInMs = this.#request.isOpen ? Math.max(maxWaitInMs, leastAskInMs) : maxWaitInMs;
      const stopTimer = Number.isFinite(boundInMs)
        ? startTimer(this.#clock, boundInMs, () => this.#refuseLate(call, queue))
        : undefined;
      queue.add(call);
      const startOwnTimer = (inMs: number): void => {
        const timerInMs = Math.min(Math.max(inMs, shortestTimerInMs), longestTimerInMs);
        stopOwnTimer = startTimer(this.#clock, timerInMs, () => {
          this.#request.expire(() => this.#use(undefined, []));
          this.#completeEnded();
          this.#serveNext();
          if (queue.has(call)) startOwnTimer(this.#nextAtInMs(windows));
        });
      };
      if (this.#ownTimers) startOwnTimer(waitInMs);
      this.#serveNext();
    });
  }

  #estimateWaitInMs({ urgent, windows }: Admission, nowInMs: number): number {
    const byWindows = this.#slots.estimateWaitInMs(windows, this.#calls.ahead(urgent), nowInMs);
    return Math.max(0, byWindows, this.#pausedUntilInMs - nowInMs);
  }

  /** Time until the first call in the queue may be sent. */
  #nextAtInMs(windows: readonly RateWindow[]): number {
    const nowInMs = this.#now();
    return Math.max(this.#slots.estimateWaitInMs(windows, 0, nowInMs), this.#pausedUntilInMs - nowInMs);
  }

  #wakeAt(atInMs: number): void {
    if (!this.#ownTimers) this.#wakeUp.at(atInMs);
  }

  /** Rejects a call that has waited as long as it may, unless its limit opens at this moment. */
  #refuseLate(call: QueuedCall, queue: ReadonlySet<QueuedCall>): void {
    this.#serveNext();
    if (!queue.has(call)) return;
    call.refuse(new WaitTooLongError(this.#estimateWaitInMs(call.admission, this.#now())));
  }

  /** Rejects the calls that may not wait until the limit opens. */
  #refuseBefore(openAtInMs: number, nowInMs: number): void {
    for (const { admission, latestAtInMs, refuse } of this.#calls) {
      if (latestAtInMs >= openAtInMs && latestAtInMs > nowInMs) continue;
      const waitInMs = openAtInMs - nowInMs;
      refuse(new WaitTooLongError(waitInMs > 0 ? waitInMs : this.#estimateWaitInMs(admission, nowInMs)));
    }
  }

  /** Serves as many calls as possible, then sets a timer for the next one. */
  #serveNext(): void {
    for (;;) {
      const call = this.#calls.peek();
      if (!call) return;
      const nowInMs = this.#now();
      if (call.work?.hasEnded) {
        this.#calls.queueOf(call.admission.urgent).delete(call);
        continue;
      }
      if (this.#serveHeld(call, nowInMs)) continue;
      if (this.#request.isOpen) {
        if (!this.#ownTimers) this.#request.limit(() => this.#use(undefined, []));
        return;
      }
      if (this.#pausedUntilInMs > nowInMs) {
        this.#wakeAt(this.#pausedUntilInMs);
        return;
      }
      const { windows } = call.admission;
      const wanted = this.#wanted(windows);
      if (wanted === 0) return;
      const result = this.#slots.acquire(windows, nowInMs, call.sinceInMs, wanted);
      if (isPromise(result)) this.#awaitStore(result, windows);
      else if (!this.#use(result, windows)) return;
    }
  }

  /** Serves a call with a slot that this process holds. */
  #serveHeld(call: QueuedCall, nowInMs: number): boolean {
    if (this.#held.size === 0) return false; // No slot is held during a pause.
    const permit = this.#held.take(call.admission.windows, nowInMs);
    if (permit === undefined) {
      if (this.#held.size > 0) this.#wakeAt(this.#held.nextAtInMs(nowInMs));
      return false;
    }
    this.#calls.pass();
    call.serve(this.#permit(call.admission.windows, permit, call.work));
    return true;
  }

  /** Number of slots that the waiting calls need in addition to the held ones. */
  #wanted(windows: readonly RateWindow[]): number {
    // A request that ended early can't use its slot, so each takes one.
    const most = this.#ownTimers ? 1 : Math.min(...windows.map(({ requests }) => requests));
    return Math.max(0, Math.min(this.#calls.size - this.#held.size, most));
  }

  #awaitStore(asked: Promise<AcquireResult | undefined>, windows: readonly RateWindow[]): void {
    this.#request.start(
      asked,
      (result) => {
        if (this.#use(result, windows)) this.#serveNext();
      },
      (result) => {
        if (result?.acquired) this.#freeUnused(result, windows);
      },
    );
  }

  /**
   * Uses the response of the store.
   * @param result Undefined if the store failed. Calls then wait until it works again or their wait is over.
   * @returns Whether to try the next call in the queue.
   */
  #use(result: AcquireResult | undefined, windows: readonly RateWindow[]): boolean {
    const nowInMs = this.#now();
    if (result instanceof InvalidAcquire) {
      for (const { refuse } of this.#calls) refuse(result.error);
      return false;
    }
    if (!result?.acquired) {
      const waitInMs = result?.waitInMs;
      if (this.#held.size === 0) this.#refuseBefore(nowInMs + (waitInMs ?? 0), nowInMs);
      if (this.#calls.size === 0) return false;
      if (waitInMs === undefined) this.#poll(nowInMs, windows, result === undefined);
      else if (result?.isPaused) this.#close(nowInMs + waitInMs);
      else this.#wakeAt(nowInMs + waitInMs);
      return false;
    }
    this.#polls = 0;
    const call = this.#calls.peek();
    if (!call || this.isPaused || call.admission.windows.length !== windows.length) {
      // The call that this permit was acquired for has ended.
      this.#freeUnused(result, windows);
      return true;
    }
    for (const { permit, waitInMs } of slotsOf(result)) this.#held.add(windows, permit, nowInMs + waitInMs);
    return true;
  }

  #freeUnused(acquired: Acquired, windows: readonly RateWindow[]): void {
    for (const { permit, waitInMs } of slotsOf(acquired))
      void this.#slots.close(waitInMs > 0 ? 'complete' : 'release', windows, permit, this.#now());
  }

  /**
   * Asks the store again later. If all requests in flight come from this process, the end of the next one is early
   * enough.
   */
  #poll(nowInMs: number, windows: readonly RateWindow[], hasFailed: boolean): void {
    const isOurs = this.#inFlight >= Math.min(...windows.map(({ requests }) => requests));
    if (isOurs && !this.#request.wasUsed && !hasFailed) return;
    this.#polls += 1;
    this.#wakeAt(nowInMs + backoffInMs(this.#polls, Math.random, ofPolls));
  }

  #startWork(): RequestWork | undefined {
    return this.#ownTimers ? new RequestWork(this.#clock) : undefined;
  }

  #permit(windows: readonly RateWindow[], permit: string, work: RequestWork | undefined): Permit {
    this.#inFlight += 1;
    const issued = new QueuePermit(this, windows, permit, work);
    if (work) this.#scoped.add(issued);
    return issued;
  }

  /** Completes the permits of requests that ended in flight. */
  #completeEnded(): void {
    for (const permit of this.#scoped) if (permit.hasEnded) permit.complete();
  }

  /** Closes a permit, used or not. */
  closePermit(closed: QueuePermit, end: 'complete' | 'release', windows: readonly RateWindow[], permit: string): void {
    this.#inFlight -= 1;
    this.#scoped.delete(closed);
    if (end === 'complete' && this.#renew(windows, permit)) return;
    const done = this.#slots.close(end, windows, permit, this.#now());
    if (isPromise(done)) void done.then(() => this.#serveNext());
    else if (this.#calls.size > 0) this.#serveNext();
  }

  /** Keeps the slot of an ended attempt for a waiting call, so that no response of the store delays that call. */
  #renew(windows: readonly RateWindow[], permit: string): boolean {
    const call = this.#calls.peek();
    const wanted = this.#calls.size - this.#held.size;
    if (!call || wanted <= 0 || this.#ownTimers || this.isPaused || !HeldSlots.canRenew(windows)) return false;
    const nowInMs = this.#now();
    const asked = this.#slots.renew(windows, permit, nowInMs, { sinceInMs: call.sinceInMs, wanted });
    if (!asked) return false;
    this.#held.renew(asked, windows, permit, nowInMs, (isHeld) => {
      this.#held.keepOnly(this.isPaused ? 0 : this.#calls.size, this.#now());
      if (!isHeld) this.#serveNext();
      else for (let next = this.#calls.peek(); next && this.#serveHeld(next, this.#now());) next = this.#calls.peek();
    });
    return true;
  }

  /** Stops all timers while no call waits, so that the process can exit. */
  #rest(): void {
    this.#request.unlimit();
    this.#wakeUp.cancel();
  }
}
