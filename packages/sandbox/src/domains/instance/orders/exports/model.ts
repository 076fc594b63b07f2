import type { Schemas } from '../../../../generated/instance.ts';
import { collection, type Collection } from '../../../../store/index.ts';
import type { StoredExport } from '../../common/exports.ts';

/** The request of any role. Only operators and fronts have the further filters. */
export type OrderExport = Schemas['OrderExportRequest'] & Schemas['PlatformOrderExportRequest'];

/** Exports of orders (OR13), with the language of their labels, by tracking ID. */
export const orderExports: Collection<StoredExport<OrderExport & { readonly locale?: string }>> =
  collection('instance.orderExports');
/** The text of a file, by tracking ID and number. */
export const orderExportFiles: Collection<Uint8Array> = collection('instance.orderExportFiles');
/** The pending export of an owner. */
export const pendingOrderExports: Collection<string> = collection('instance.pendingOrderExports');
