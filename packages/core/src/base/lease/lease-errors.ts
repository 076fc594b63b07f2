import { TradelaneError } from '../errors/index.ts';

/** The error when another process runs the same sync stream, import, export or batch. Nothing was sent. */
export class LeaseHeldError extends TradelaneError {
  static override readonly brand: string = 'LeaseHeldError';
  /** The time when the other lease expires, unless it is renewed. */
  readonly until: Date;

  constructor(stream: string, until: Date) {
    super(`${stream} is in the hands of another process until ${until.toISOString()}`, { outcome: 'not-sent' });
    this.until = until;
  }
}

/**
 * The error when another process has taken over, because the lease wasn't renewed in time. The checkpoint didn't move,
 * so roll back the transaction of the handler.
 */
export class LeaseLostError extends TradelaneError {
  static override readonly brand: string = 'LeaseLostError';

  constructor(stream: string) {
    super(`${stream} was taken over by another process; the checkpoint was not moved`, { outcome: 'refused' });
  }
}
