import type { RateWindow } from '../../base/descriptor.ts';
import type { TakeResult } from './limit-store.ts';

/** The slots of one key, as its queue asks for them. Never throws and never rejects. */
export interface Slots {
  /** undefined: that failed */
  take(
    windows: readonly RateWindow[],
    nowInMs: number,
    sinceInMs: number,
  ): TakeResult | undefined | Promise<TakeResult | undefined>;
  close(
    how: 'settle' | 'release',
    windows: readonly RateWindow[],
    permit: string,
    nowInMs: number,
  ): void | Promise<void>;
  pause(untilInMs: number, nowInMs: number): void;
  /** The least wait of a call with `ahead` others before it, as far as is known. */
  forecastInMs(windows: readonly RateWindow[], ahead: number, nowInMs: number): number;
  /** Slots in use, window by window, where that is known at once. */
  used(windows: readonly RateWindow[], nowInMs: number): readonly number[] | undefined;
}
