import type { TradelaneError } from '../errors/index.ts';

/** An attempt without a response, or with a damaged one. */
export interface FailedAttempt {
  readonly error: TradelaneError;
  readonly sent: boolean;
}
