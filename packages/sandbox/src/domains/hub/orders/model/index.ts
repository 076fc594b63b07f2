export { applyOrderWork, ship, shippedQuantities } from './effects.ts';
export { findChannelOrder, requireOrder } from './find.ts';
export { orderStatuses } from './line-status.ts';
export { allStores, firstOfMany, manyOrder, storeOfMany, timeOfOrder } from './many-orders.ts';
export {
  type Adjustment,
  carrierLists,
  type Order,
  type OrderLine,
  orders,
  type OrderStatus,
  type Shipment,
  shipments,
  type StoredOrder,
} from './records.ts';
export { anonymized, storedOrderOf } from './stored-order.ts';
export type { LineAdjustment, OrderWork, Package, PackedItem } from './work.ts';
