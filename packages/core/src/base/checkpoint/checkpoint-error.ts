import { TradelaneError } from '../errors/index.ts';

/**
 * The error of a checkpoint store that threw, rejected or didn't respond. The write may have happened. If the store
 * recovers, `follow()` continues after it calls `onError`. Call other workflows again.
 */
export class CheckpointError extends TradelaneError {
  static override readonly brand: string = 'CheckpointError';

  constructor(what: string, cause?: unknown) {
    const why = cause instanceof Error ? `: ${cause.message}` : '';
    super(`The checkpoint store ${what}${why}`, { outcome: 'unknown', cause });
  }
}
