/** What a process that follows orders gets when it starts. */
export interface SyncOrders {
  readonly url: string;
  readonly authUrl: string;
  readonly credentials: { readonly clientId: string; readonly clientSecret: string };
  readonly database: string;
  /** Folder of file checkpoints; checkpoints are in the database, and in the transaction of the handler, where absent. */
  readonly checkpoint?: string;
  readonly holder: string;
  /** By how much its clock jumps while it works. */
  readonly jumpInMs: number;
}

/** What a process that follows long-running work gets. */
export interface LongWorkOrders {
  readonly url: string;
  readonly apiKey: string;
  readonly database: string;
  readonly speed: number;
  /** Lines of the file that is imported. */
  readonly lines: number;
  readonly itemsPerChunk: number;
}
