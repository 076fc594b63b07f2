/** How a process reaches the server. */
export interface Access {
  readonly url: string;
  readonly authUrl: string;
  readonly credentials: { readonly clientId: string; readonly clientSecret: string };
}

/** The task of a process that follows orders. */
export interface SyncOrders extends Access {
  /** File of the SQLite database. */
  readonly database: string;
  /**
   * Folder of file checkpoints. If it is missing, checkpoints are in the database and in the transaction of the
   * handler.
   */
  readonly checkpoint?: string;
  readonly ownerId: string;
  /** Jump of its clock during the work. */
  readonly jumpInMs: number;
}

/** The task of a process with long-running work. */
export interface LongWorkOrders {
  readonly url: string;
  readonly apiKey: string;
  readonly database: string;
  readonly speed: number;
  /** Lines of the imported file. */
  readonly lines: number;
  readonly itemsPerChunk: number;
  /** Shipments to create, five in a request. */
  readonly shipments: number;
  /** How far its clock is ahead of the fast clock, after waits of whole days. */
  readonly aheadInMs: number;
}

export const parcelOf = (number: number): string => `PARCEL-${number}.`;

export const shipmentOf = (number: number) => ({
  order_id: 'ORD-9000-A',
  shipment_lines: [{ order_line_id: 'ORD-9000-A-1', quantity: 1, package_reference: parcelOf(number) }],
});

/** The task of a process that follows orders of many days. */
export interface DaysOrders extends Omit<SyncOrders, 'checkpoint' | 'ownerId'> {
  readonly speed: number;
  /** Duration of a handler in real time. */
  readonly handlerInMs: number;
}
