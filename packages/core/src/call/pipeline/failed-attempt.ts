import type { TradelaneError } from '../../base/errors/index.ts';

/** An attempt without a response, or with a damaged one. */
export interface FailedAttempt {
  readonly error: TradelaneError;
  readonly sent: boolean;
}
