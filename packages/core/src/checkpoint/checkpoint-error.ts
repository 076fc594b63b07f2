import { endSentence, TradelaneError } from '../errors/index.ts';

/**
 * The error of a checkpoint store that threw, rejected or didn't respond. The write may have happened. If the store
 * recovers, `follow()` continues after it calls `onError`. Call other workflows again.
 */
export class CheckpointError extends TradelaneError {
  static override readonly brand: string = 'CheckpointError';
  static override readonly defaultCode: string = 'ERR_CHECKPOINT_STORE';

  constructor(message: string, cause?: unknown) {
    const why = cause instanceof Error ? ` ${endSentence(cause.message)}` : '';
    super(message + why, { outcome: 'unknown', cause });
  }
}
