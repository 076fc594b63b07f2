export { applyOrderWork, ship, shippedQuantity } from './effects.ts';
export { findChannelOrder, requireOrder } from './find.ts';
export { moved, withLines } from './line-status.ts';
export {
  type Address,
  type AdjustedAmounts,
  type Adjustment,
  type AdjustmentInput,
  type Carrier,
  carriers,
  type Order,
  type OrderInput,
  type OrderLine,
  type OrderLineInput,
  orders,
  type OrderStatus,
  type Shipment,
  shipments,
  type ShippingInfo,
  type StoredOrder,
} from './records.ts';
export { anonymized, storedOrderOf } from './stored-order.ts';
export type { LineAdjustment, OrderWork, Package, PackedItem } from './work.ts';
