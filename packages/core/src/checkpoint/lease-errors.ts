import { TradelaneError } from '../errors/index.ts';

/** The error when another process runs the same sync stream, import, export or batch. Nothing was sent. */
export class LeaseHeldError extends TradelaneError {
  static override readonly brand: string = 'LeaseHeldError';
  static override readonly defaultCode: string = 'ERR_LEASE_HELD';
  /** The time when the other lease expires, unless it is renewed. */
  readonly until: Date;

  constructor(stream: string, until: Date) {
    super(
      `Another process holds the lease on ${stream} until ${until.toISOString()}. Retry then, or stop the other process. ` +
        `A restarted process takes over its own lease at once if it sets the same \`ownerId\`.`,
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
    super(
      `Another process took over the lease on ${stream}. The checkpoint wasn't moved. Roll back your transaction.`,
      { outcome: 'refused' },
    );
  }
}
