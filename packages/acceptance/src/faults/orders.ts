/** What a process that follows orders gets when it starts. */
export interface SyncOrders {
  readonly url: string;
  readonly authUrl: string;
  readonly credentials: { readonly clientId: string; readonly clientSecret: string };
  readonly database: string;
  /** Folder of file checkpoints; checkpoints are in the database, and in the transaction of the handler, where absent. */
  readonly checkpoint?: string;
  readonly ownerId: string;
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
  /** Shipments to create, five in a request. */
  readonly shipments: number;
  /** By how much it is later than the hurried clock says: whole days were waited for. */
  readonly aheadInMs: number;
}

export const parcelOf = (number: number): string => `PARCEL-${number}.`;

export const shipmentOf = (number: number) => ({
  order_id: 'ORD-9000-A',
  shipment_lines: [{ order_line_id: 'ORD-9000-A-1', quantity: 1, package_reference: parcelOf(number) }],
});

/** What a process gets that follows orders of many days. */
export interface DaysOrders extends Omit<SyncOrders, 'checkpoint' | 'ownerId'> {
  readonly speed: number;
  /** How long a handler takes, by the wall. */
  readonly handlerInMs: number;
}
