import type { RateWindow } from '../operation/descriptor.ts';
import type { AcquireResult, WaitingCalls, ReservedSlot } from './limit-store.ts';

export type Acquired = AcquireResult & { readonly acquired: true };

/** Returns all slots of a result. An invalid wait counts as none. */
export function slotsOf({ permit, waitInMs, more }: Acquired): readonly ReservedSlot[] {
  return [{ permit, waitInMs }, ...(more ?? [])].map((slot) => ({
    permit: slot.permit,
    waitInMs: Number.isFinite(slot.waitInMs) ? (slot.waitInMs ?? 0) : 0,
  }));
}

/** The slots of one key. Methods never throw and never reject. */
export interface Slots {
  /** Acquires up to `wanted` slots. Undefined means that the store failed. */
  acquire(
    windows: readonly RateWindow[],
    nowInMs: number,
    sinceInMs: number,
    wanted: number,
  ): AcquireResult | undefined | Promise<AcquireResult | undefined>;
  close(
    how: 'complete' | 'release',
    windows: readonly RateWindow[],
    permit: string,
    nowInMs: number,
  ): void | Promise<void>;
  /** Ends an attempt and keeps its slot for the next call. Undefined if the store can't do that. */
  renew(
    windows: readonly RateWindow[],
    permit: string,
    nowInMs: number,
    waiting: WaitingCalls,
  ): Promise<boolean> | undefined;
  pause(untilInMs: number, nowInMs: number): void;
  /** Estimates the shortest wait of a call with `ahead` calls before it. */
  estimateWaitInMs(windows: readonly RateWindow[], ahead: number, nowInMs: number): number;
  /** Returns the slots in use for each window, if they are known at once. */
  used(windows: readonly RateWindow[], nowInMs: number): readonly number[] | undefined;
}
