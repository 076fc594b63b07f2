import { TradelaneError } from '../errors/index.ts';

/** Another process is at this stream, import, export or batch. Nothing was sent. */
export class LeaseHeldError extends TradelaneError {
  static override readonly brand: string = 'LeaseHeldError';
  /** Until when the other one has it, unless it renews. */
  readonly until: Date;

  constructor(stream: string, until: Date) {
    super(`${stream} is in the hands of another process until ${until.toISOString()}`, { outcome: 'not-sent' });
    this.until = until;
  }
}

/**
 * Another process has taken this stream over, since the lease was not renewed in time. The checkpoint was not moved: what the handler
 * did in the same transaction must be rolled back.
 */
export class LeaseLostError extends TradelaneError {
  static override readonly brand: string = 'LeaseLostError';

  constructor(stream: string) {
    super(`${stream} was taken over by another process; the checkpoint was not moved`, { outcome: 'refused' });
  }
}
