import type { World } from '../../../../world/index.ts';
import { groupBy } from '../../common/group-by.ts';
import { lessened, sumOf } from '../../common/money.ts';
import { moved, withLines } from './line-status.ts';
import { type Adjustment, type OrderLine, orders, shipments } from './records.ts';
import type { LineAdjustment, OrderWork, Package } from './work.ts';

function changeLines(world: World, orderId: string, change: (line: OrderLine) => OrderLine): void {
  const stored = world.store.get(orders, orderId);
  if (stored === undefined) return;
  world.store.put(orders, orderId, {
    ...stored,
    order: withLines(stored.order, stored.order.order_lines.map(change), world.time),
  });
}

function adjustmentOf(world: World, type: Adjustment['type'], adjustment: LineAdjustment): Adjustment {
  const { order_line_id: _line, product_id: _product, ...amounts } = adjustment;
  const id = world.uuid('adjustment');
  return { id, adjustment_id: id, type, ...amounts, created_at: world.time };
}

const closed = (line: OrderLine, reason: 'CANCELED' | 'REFUNDED'): OrderLine => ({
  ...moved(line, 'CLOSED', reason),
  can_cancel: false,
  can_refund: false,
});

/** All of the price given back means closed. */
function closedOnceRefunded(line: OrderLine): OrderLine {
  const refunds = line.adjustments.filter(({ type }) => type === 'REFUND');
  const isRefunded = refunds.length > 0 && sumOf(refunds.map(({ price }) => price)) >= line.price.amount;
  return isRefunded ? closed(line, 'REFUNDED') : line;
}

/** A line is shipped once all of its pieces have left, the last of them in a package or the others cancelled. */
const shippedOnceAllLeft = (line: OrderLine, left: number): OrderLine =>
  line.status === 'AWAITING_SHIPMENT' && left >= line.quantity
    ? { ...moved(line, 'SHIPPED'), can_cancel: false }
    : line;

type Adjust = (world: World, line: OrderLine, some: readonly LineAdjustment[], left: number) => OrderLine;

const cancelled: Adjust = (world, line, some, left) => {
  const changed: OrderLine = {
    ...line,
    quantity: Math.max(0, line.quantity - some.reduce((sum, one) => sum + one.quantity, 0)),
    price: lessened(line.price, sumOf(some.map(({ price }) => price))),
    total_shipping_price: lessened(line.total_shipping_price, sumOf(some.map(({ shipping_price }) => shipping_price))),
    adjustments: [...line.adjustments, ...some.map((one) => adjustmentOf(world, 'CANCELATION', one))],
  };
  return changed.quantity > 0 ? shippedOnceAllLeft(closedOnceRefunded(changed), left) : closed(changed, 'CANCELED');
};

/** Refunds leave quantity and price as they are. */
const refunded: Adjust = (world, line, some) =>
  closedOnceRefunded({
    ...line,
    adjustments: [...line.adjustments, ...some.map((one) => adjustmentOf(world, 'REFUND', one))],
  });

function adjustAll(world: World, orderId: string, lines: readonly LineAdjustment[], adjust: Adjust): void {
  const byLine = groupBy(lines, ({ order_line_id }) => order_line_id);
  const shipped = shippedQuantities(world, orderId);
  changeLines(world, orderId, (line) => {
    const some = byLine.get(line.id);
    return some === undefined ? line : adjust(world, line, some, shipped.get(line.id) ?? 0);
  });
}

/** How many pieces left in packages so far, by line. */
export function shippedQuantities(world: World, orderId: string): ReadonlyMap<string, number> {
  const shipped = new Map<string, number>();
  for (const { value } of world.store.scan(shipments, { by: 'order', equals: orderId }))
    for (const { order_line_id, quantity } of value.items)
      shipped.set(order_line_id, (shipped.get(order_line_id) ?? 0) + quantity);
  return shipped;
}

/** Records a package (O10). */
export function ship(world: World, orderId: string, parcel: Package): string {
  const id = world.uuid('shipment');
  const channel_shipment_id = `SHP-${world.next('channel-shipment')}`;
  world.store.put(shipments, id, {
    id,
    channel_shipment_id,
    order_id: orderId,
    ...parcel,
    created_at: world.time,
    updated_at: world.time,
  });
  const shipped = shippedQuantities(world, orderId);
  const inParcel = new Set(parcel.items.map(({ order_line_id }) => order_line_id));
  changeLines(world, orderId, (line) =>
    inParcel.has(line.id) ? shippedOnceAllLeft(line, shipped.get(line.id) ?? 0) : line,
  );
  return id;
}

export function applyOrderWork(world: World, work: OrderWork): void {
  switch (work.type) {
    case 'accept': {
      const decisions = new Map(work.lines.map(({ id, accepted }) => [id, accepted]));
      return changeLines(world, work.order_id, (line) => {
        const accepted = decisions.get(line.id);
        if (accepted === undefined || line.status !== 'AWAITING_ACCEPTANCE') return line;
        return accepted ? moved(line, 'AWAITING_SHIPMENT') : moved(line, 'CLOSED', 'REFUSED');
      });
    }
    case 'cancel':
      return adjustAll(world, work.order_id, work.lines, cancelled);
    case 'refund':
      return adjustAll(world, work.order_id, work.lines, refunded);
    case 'ship':
      ship(world, work.order_id, work.package);
  }
}
