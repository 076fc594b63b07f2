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

/** The slots of one key. */
class KeySlots {
  readonly onTheWire = new Map<string, Slot>();
  /** In the order of their responses. */
  resting: Slot[] = [];

  forget(nowInMs: number): void {
    const isOver = ({ windows, settledAtInMs = 0 }: Slot): boolean =>
      windows.every(({ periodInMs }) => settledAtInMs + periodInMs + guardInMs <= nowInMs);
    const first = this.resting.findIndex((slot) => !isOver(slot));
    if (first !== 0) this.resting = first < 0 ? [] : this.resting.slice(first);
  }

  get isEmpty(): boolean {
    return this.onTheWire.size === 0 && this.resting.length === 0;
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

  /** Counts a settled slot as in flight again, because the worker keeps it. */
  hold(key: string, permit: string, untilInMs: number): void {
    const slots = this.#keys.get(key);
    const slot = slots?.resting.find((one) => one.permit === permit);
    if (slots === undefined || slot === undefined) return;
    slots.resting = slots.resting.filter((one) => one !== slot);
    slots.onTheWire.set(permit, { ...slot, settledAtInMs: undefined, heldUntilInMs: untilInMs });
  }

  release(key: string, permit: string): void {
    this.#keys.get(key)?.onTheWire.delete(permit);
  }

  /** Slots in use in a window. */
  used(key: string, window: RateWindow, nowInMs: number): number {
    const slots = this.#keys.get(key);
    if (slots === undefined) return 0;
    let used = 0;
    for (const slot of slots.onTheWire.values()) if (counts(slot, window)) used += 1;
    return used + this.#restingIn(slots, window, nowInMs).length;
  }

  /** Time until the worker has fewer than `share` slots in the window. Undefined if that depends on responses. */
  waitInMs(key: string, window: RateWindow, share: number, nowInMs: number): number | undefined {
    const slots = this.#keys.get(key);
    const tooMany = this.used(key, window, nowInMs) - share;
    if (slots === undefined || tooMany < 0) return 0;
    const settledAtInMs = this.#restingIn(slots, window, nowInMs)[tooMany]?.settledAtInMs;
    return settledAtInMs === undefined ? undefined : settledAtInMs + window.periodInMs + guardInMs - nowInMs;
  }

  /** All slots that count, by key. */
  *entries(nowInMs: number): Iterable<readonly [key: string, slots: readonly Slot[]]> {
    for (const [key, slots] of this.#keys) {
      slots.forget(nowInMs);
      if (!slots.isEmpty) yield [key, [...slots.onTheWire.values(), ...slots.resting]];
    }
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
