import { TradelaneError } from '../errors/index.ts';

/** The error when another process runs the same sync stream, import, export or batch. Nothing was sent. */
export class LeaseHeldError extends TradelaneError {
  static override readonly brand: string = 'LeaseHeldError';
  static override readonly defaultCode: string = 'ERR_LEASE_HELD';
  /** The time when the other lease expires, unless it is renewed. */
  readonly until: Date;

  constructor(stream: string, until: Date) {
    super(
      `${stream} is locked by another process until ${until.toISOString()}. Retry after that, or stop the other process.`,
      { outcome: 'not-sent' },
    );
    this.until = until;
  }
}

/**
 * The error when another process has taken over, because the lease wasn't renewed in time. The checkpoint didn't move,
 * so roll back the transaction of the handler.
 */
export class LeaseLostError extends TradelaneError {
  static override readonly brand: string = 'LeaseLostError';
  static override readonly defaultCode: string = 'ERR_LEASE_LOST';

  constructor(stream: string) {
    super(`The lease on ${stream} was lost to another process. The checkpoint was not moved.`, { outcome: 'refused' });
  }
}
