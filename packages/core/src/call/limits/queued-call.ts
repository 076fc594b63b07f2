import type { RateWindow } from '../../base/descriptor.ts';
import type { Admission, Permit } from './admission.ts';

/** A call that stands in a queue until it is served or refused. */
export interface QueuedCall {
  readonly admission: Admission;
  /** Kept before sending. Empty where nothing but a pause can hold the call. */
  readonly windows: readonly RateWindow[];
  readonly sinceInMs: number;
  /** From here on it no longer wants to wait. */
  readonly latestAtInMs: number;
  serve(permit: Permit): void;
  refuse(reason: unknown): void;
}
