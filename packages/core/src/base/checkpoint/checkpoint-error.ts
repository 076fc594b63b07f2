import { TradelaneError } from '../errors/index.ts';

/**
 * A checkpoint store threw, rejected or did not respond. What was to be written may have been written. It passes where the store comes
 * back: `follow()` reports it to `onError` and goes on, anything else is called again.
 */
export class CheckpointError extends TradelaneError {
  static override readonly brand: string = 'CheckpointError';

  constructor(what: string, cause?: unknown) {
    const why = cause instanceof Error ? `: ${cause.message}` : '';
    super(`The checkpoint store ${what}${why}`, { outcome: 'unknown', cause });
  }
}
