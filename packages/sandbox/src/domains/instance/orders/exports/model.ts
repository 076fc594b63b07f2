import type { Schemas } from '../../../../generated/instance.ts';
import { collection, type Collection } from '../../../../store/index.ts';

/** The request of any role. Only operators and fronts have the further filters. */
export type OrderExport = Schemas['OrderExportRequest'] & Schemas['PlatformOrderExportRequest'];

/** An export of orders (OR13). */
export interface StoredOrderExport {
  /** The shop, or the role of a caller that exports the orders of all shops. */
  readonly owner: string;
  readonly status: Schemas['OrderExportState'];
  readonly last_updated: string;
  readonly request: OrderExport;
  readonly locale?: string;
  /** Number of files, once complete. */
  readonly files: number;
}

/** By tracking ID. */
export const orderExports: Collection<StoredOrderExport> = collection('instance.orderExports');
/** The text of a file, by tracking ID and number. */
export const orderExportFiles: Collection<Uint8Array> = collection('instance.orderExportFiles');
/** The pending export of an owner. */
export const pendingOrderExports: Collection<string> = collection('instance.pendingOrderExports');
