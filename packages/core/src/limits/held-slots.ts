import type { RateWindow } from '../operation/descriptor.ts';

/** Longest window whose slots are renewed. A held slot is used soon, before a store that is away counts it no more. */
const longestRenewedInMs = 5_000;
/** How long a held slot may be used after its start. */
const usableForInMs = 1_000;
/** Time after which a renewal without a response counts as failed. */
const renewalTimeoutInMs = 5_000;
/** Timers may fire 1 ms early. */
const guardInMs = 1;

interface HeldSlot {
  readonly windows: readonly RateWindow[];
  readonly permit: string;
  readonly fromInMs: number;
}

type CloseSlot = (end: 'complete' | 'release', windows: readonly RateWindow[], permit: string) => void;

/** Slots of a shared store that this process holds for its waiting calls. */
export class HeldSlots {
  readonly #close: CloseSlot;
  #slots: HeldSlot[] = [];
  /** Deadlines of the renewals without a response. */
  readonly #renewals = new Set<{ readonly untilInMs: number }>();

  /** @param close Frees a slot that isn't used. */
  constructor(close: CloseSlot) {
    this.#close = close;
  }

  /** Number of calls that need no further slot. */
  get size(): number {
    return this.#slots.length + this.#renewals.size;
  }

  static canRenew(windows: readonly RateWindow[]): boolean {
    return windows.length > 0 && windows.every(({ periodInMs }) => periodInMs <= longestRenewedInMs);
  }

  add(windows: readonly RateWindow[], permit: string, fromInMs: number): void {
    this.#slots.push({ windows, permit, fromInMs });
  }

  /**
   * Adds the slot of an attempt that ended, if the store keeps it.
   * @param done Called with whether the slot is held. Not called after the timeout.
   */
  renew(
    asked: Promise<boolean>,
    windows: readonly RateWindow[],
    permit: string,
    nowInMs: number,
    done: (isHeld: boolean) => void,
  ): void {
    const renewal = { untilInMs: nowInMs + renewalTimeoutInMs };
    const fromInMs = nowInMs + guardInMs + Math.max(...windows.map(({ periodInMs }) => periodInMs));
    this.#renewals.add(renewal);
    void asked.then((isKept) => {
      if (!this.#renewals.delete(renewal)) {
        if (isKept) this.#close('complete', windows, permit);
        return;
      }
      if (isKept) this.add(windows, permit, fromInMs);
      done(isKept);
    });
  }

  /** Removes and returns a slot that may be used now. */
  take(windows: readonly RateWindow[], nowInMs: number): string | undefined {
    for (const renewal of this.#renewals) if (renewal.untilInMs <= nowInMs) this.#renewals.delete(renewal);
    this.#return(({ fromInMs }) => nowInMs >= fromInMs + usableForInMs, nowInMs);
    const index = this.#slots.findIndex((slot) => slot.fromInMs <= nowInMs && slot.windows.length === windows.length);
    return index < 0 ? undefined : this.#slots.splice(index, 1)[0]?.permit;
  }

  /** The next time at which `take` may have another result. */
  nextAtInMs(nowInMs: number): number {
    return Math.min(
      ...this.#slots.map(({ fromInMs }) => (fromInMs > nowInMs ? fromInMs : fromInMs + usableForInMs)),
      ...[...this.#renewals].map(({ untilInMs }) => untilInMs),
    );
  }

  /** Returns slots that exceed the number of waiting calls to the store. Keeps the slots with the shortest wait. */
  keepOnly(calls: number, nowInMs: number): void {
    if (this.#slots.length <= calls) return;
    const kept = new Set(this.#slots.toSorted((a, b) => a.fromInMs - b.fromInMs).slice(0, calls));
    this.#return((slot) => !kept.has(slot), nowInMs);
  }

  #return(isOver: (slot: HeldSlot) => boolean, nowInMs: number): void {
    if (!this.#slots.some(isOver)) return;
    const over = this.#slots.filter(isOver);
    this.#slots = this.#slots.filter((slot) => !isOver(slot));
    // Before its start, the window of the last attempt isn't over.
    for (const { windows, permit, fromInMs } of over)
      this.#close(fromInMs <= nowInMs ? 'release' : 'complete', windows, permit);
  }
}
