import type { RateWindow } from '@tradelane/core';
import { forgetSome } from './forget-some.ts';

/** Margin as in core: timers may fire early, and clocks return whole milliseconds. */
export const guardInMs = 1;

/** A slot of this worker. */
export interface Slot {
  readonly permit: string;
  readonly windows: readonly RateWindow[];
  /** Time of its response. Undefined while in flight. */
  readonly settledAtInMs: number | undefined;
  /** Time until which a renewed slot isn't used. */
  readonly heldUntilInMs?: number;
}

class KeySlots {
  readonly onTheWire = new Map<string, Slot>();
  /** In the order of their responses. */
  resting: Slot[] = [];
  /** Slots that counted when Redis was lost, within the share. */
  reserved: readonly Slot[] = [];
  /** All slots that counted then, which Redis may contain. */
  known: readonly Slot[] = [];

  forget(nowInMs: number): void {
    const isOver = ({ windows, settledAtInMs = 0 }: Slot): boolean =>
      windows.every(({ periodInMs }) => settledAtInMs + periodInMs + guardInMs <= nowInMs);
    const first = this.resting.findIndex((slot) => !isOver(slot));
    if (first !== 0) this.resting = first < 0 ? [] : this.resting.slice(first);
  }

  get isEmpty(): boolean {
    return this.onTheWire.size === 0 && this.resting.length === 0 && this.known.length === 0;
  }

  get all(): readonly Slot[] {
    return [...this.onTheWire.values(), ...this.resting];
  }
}

/**
 * The usage of this worker. It decides while Redis is disconnected, and is reported to a Redis that lost its data.
 */
export class SlotLedger {
  readonly #keys = new Map<string, KeySlots>();

  take(key: string, windows: readonly RateWindow[], permit: string, nowInMs: number): void {
    forgetSome(this.#keys, (others) => {
      others.forget(nowInMs);
      return others.isEmpty;
    });
    const slots = this.#slotsOf(key, nowInMs);
    slots.onTheWire.set(permit, { permit, windows, settledAtInMs: undefined });
  }

  settle(key: string, permit: string, nowInMs: number): void {
    const slots = this.#slotsOf(key, nowInMs);
    const slot = slots.onTheWire.get(permit);
    if (slot === undefined) return;
    slots.onTheWire.delete(permit);
    slots.resting.push({ ...slot, settledAtInMs: nowInMs });
  }

  /** Keeps a slot for the next call. */
  hold(key: string, permit: string, untilInMs: number): void {
    const slot = this.#keys.get(key)?.onTheWire.get(permit);
    if (slot) this.#keys.get(key)?.onTheWire.set(permit, { ...slot, heldUntilInMs: untilInMs });
  }

  /** Reserves what counts now, within the share of each window. An earlier reservation of more slots stays. */
  reserve(nowInMs: number, shareOf: (window: RateWindow) => number): void {
    for (const slots of this.#keys.values()) {
      slots.forget(nowInMs);
      const reserved: Slot[] = [];
      for (const slot of slots.all)
        if (slot.windows.every((window) => countIn(reserved, window) < shareOf(window))) reserved.push(slot);
      slots.known = [...slots.known, ...slots.all.filter((slot) => !has(slots.known, slot))];
      if (reserved.length >= slots.reserved.length) slots.reserved = reserved;
    }
  }

  /** Counts reserved slots. While Redis is away, it may have freed slots that weren't in flight. */
  reservedIn(key: string, window: RateWindow, isAway: boolean): number {
    const reserved = this.#keys.get(key)?.reserved ?? [];
    return countIn(isAway ? reserved.filter(({ settledAtInMs }) => settledAtInMs === undefined) : reserved, window);
  }

  /** Returns the report to a Redis that lost its data, by key. Reserved slots count at least until the given time. */
  *reserved(untilInMs: number): Iterable<readonly [key: string, slots: readonly Slot[]]> {
    for (const [key, slots] of this.#keys) {
      // Redis has them as long as those in flight.
      slots.reserved = slots.reserved.map((slot) => ({ ...slot, settledAtInMs: undefined }));
      const others = slots.all.filter((slot) => !has(slots.reserved, slot));
      yield [key, [...slots.reserved.map((slot) => ({ ...slot, settledAtInMs: untilInMs })), ...others]];
    }
  }

  /** Ends all reservations, and returns the slots of each key that count, and the expired ones. */
  *unreserved(nowInMs: number): Iterable<readonly [key: string, slots: readonly Slot[], over: readonly Slot[]]> {
    for (const [key, slots] of this.#keys) {
      slots.forget(nowInMs);
      const { all, known } = slots;
      slots.known = slots.reserved = [];
      yield [key, all, known.filter((slot) => !has(all, slot))];
    }
  }

  /** Whether a slot is in flight, or was when it was reserved. */
  has(key: string, permit: string): boolean {
    const slots = this.#keys.get(key);
    return slots !== undefined && (slots.onTheWire.has(permit) || slots.known.some((slot) => slot.permit === permit));
  }

  release(key: string, permit: string): void {
    this.#keys.get(key)?.onTheWire.delete(permit);
  }

  /** Slots in use in a window. */
  used(key: string, window: RateWindow, nowInMs: number): number {
    const slots = this.#keys.get(key);
    if (slots === undefined) return 0;
    return countIn([...slots.onTheWire.values()], window) + this.#restingIn(slots, window, nowInMs).length;
  }

  /** Time until the worker has fewer than `share` slots in the window. Undefined if that depends on responses. */
  waitInMs(key: string, window: RateWindow, share: number, nowInMs: number): number | undefined {
    const slots = this.#keys.get(key);
    const tooMany = this.used(key, window, nowInMs) - share;
    if (slots === undefined || tooMany < 0) return 0;
    const settledAtInMs = this.#restingIn(slots, window, nowInMs)[tooMany]?.settledAtInMs;
    return settledAtInMs === undefined ? undefined : settledAtInMs + window.periodInMs + guardInMs - nowInMs;
  }

  keys(): Iterable<string> {
    return this.#keys.keys();
  }

  /** Slots in flight, by key. */
  *onTheWire(): Iterable<readonly [key: string, slots: readonly Slot[]]> {
    for (const [key, { onTheWire }] of this.#keys) if (onTheWire.size > 0) yield [key, [...onTheWire.values()]];
  }

  #restingIn({ resting }: KeySlots, window: RateWindow, nowInMs: number): readonly Slot[] {
    const from = nowInMs - window.periodInMs - guardInMs;
    return resting.filter((slot) => (slot.settledAtInMs ?? 0) > from && counts(slot, window));
  }

  #slotsOf(key: string, nowInMs: number): KeySlots {
    let slots = this.#keys.get(key);
    if (!slots) this.#keys.set(key, (slots = new KeySlots()));
    slots.forget(nowInMs);
    return slots;
  }
}

function counts({ windows }: Slot, { requests, periodInMs }: RateWindow): boolean {
  return windows.some((one) => one.requests === requests && one.periodInMs === periodInMs);
}

function has(slots: readonly Slot[], { permit }: Slot): boolean {
  return slots.some((slot) => slot.permit === permit);
}

function countIn(slots: readonly Slot[], window: RateWindow): number {
  return slots.filter((slot) => counts(slot, window)).length;
}
