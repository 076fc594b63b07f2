import type { RateWindow } from '../../base/descriptor.ts';
import type { AcquireResult } from './limit-store.ts';

/** The slots of one key, as its queue asks for them. Never throws and never rejects. */
export interface Slots {
  /** undefined: that failed */
  acquire(
    windows: readonly RateWindow[],
    nowInMs: number,
    sinceInMs: number,
  ): AcquireResult | undefined | Promise<AcquireResult | undefined>;
  close(
    how: 'complete' | 'release',
    windows: readonly RateWindow[],
    permit: string,
    nowInMs: number,
  ): void | Promise<void>;
  pause(untilInMs: number, nowInMs: number): void;
  /** The least wait of a call with `ahead` others before it, as far as is known. */
  estimateWaitInMs(windows: readonly RateWindow[], ahead: number, nowInMs: number): number;
  /** Slots in use, window by window, where that is known at once. */
  used(windows: readonly RateWindow[], nowInMs: number): readonly number[] | undefined;
}
