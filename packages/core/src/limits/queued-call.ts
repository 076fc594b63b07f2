import type { RateWindow } from '../operation/descriptor.ts';
import type { RequestWork } from '../clock/request-scopes.ts';
import type { Admission, Permit } from './admission.ts';

/** A call in a queue. */
export interface QueuedCall {
  readonly admission: Admission;
  /** Limits of the call. Empty if only a pause can delay it. */
  readonly windows: readonly RateWindow[];
  readonly sinceInMs: number;
  /** The time when the call stops waiting. */
  readonly latestAtInMs: number;
  /** Set if the runtime may end its request early. */
  readonly work: RequestWork | undefined;
  serve(permit: Permit): void;
  refuse(reason: unknown): void;
}
