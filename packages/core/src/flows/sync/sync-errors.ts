import { TradelaneError } from '../../base/errors/index.ts';

/** Another process is at this stream. Nothing was read. */
export class SyncBusyError extends TradelaneError {
  static override readonly brand: string = 'SyncBusyError';
  override readonly name: string = 'SyncBusyError';
  /** Until when the other one has it, unless it renews. */
  readonly until: Date;

  constructor(stream: string, until: Date) {
    super(`${stream} is being followed by another process until ${until.toISOString()}`, { outcome: 'not-sent' });
    this.until = until;
  }
}

/**
 * Another process has taken this stream over, since the lease was not renewed in time. The checkpoint was not moved: what the handler
 * did in the same transaction must be rolled back.
 */
export class SyncLeaseLostError extends TradelaneError {
  static override readonly brand: string = 'SyncLeaseLostError';
  override readonly name: string = 'SyncLeaseLostError';

  constructor(stream: string) {
    super(`${stream} was taken over by another process; the checkpoint was not moved`, { outcome: 'refused' });
  }
}
