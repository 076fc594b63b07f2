import type { TradelaneError } from '../../base/errors/index.ts';

/** No response, or one that cannot be what was promised. */
export interface FailedAttempt {
  readonly error: TradelaneError;
  readonly sent: boolean;
}
