import type { World } from '../../../../machinery/world/index.ts';
import { grouped } from '../../common/grouped.ts';
import { minus, sumOf } from '../../common/money.ts';
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

/** Cancelations lower quantity and price of their line; nothing left means closed. */
function cancelled(world: World, line: OrderLine, some: readonly LineAdjustment[]): OrderLine {
  const quantity = Math.max(0, line.quantity - some.reduce((sum, one) => sum + one.quantity, 0));
  const changed: OrderLine = {
    ...line,
    quantity,
    price: minus(line.price, sumOf(some.map(({ price }) => price))),
    total_shipping_price: minus(line.total_shipping_price, sumOf(some.map(({ shipping_price }) => shipping_price))),
    adjustments: [...line.adjustments, ...some.map((one) => adjustmentOf(world, 'CANCELATION', one))],
  };
  return quantity > 0 ? changed : { ...moved(changed, 'CLOSED', 'CANCELED'), can_cancel: false, can_refund: false };
}

/** Refunds leave quantity and price as they are; all of the price given back means closed. */
function refunded(world: World, line: OrderLine, some: readonly LineAdjustment[]): OrderLine {
  const adjustments = [...line.adjustments, ...some.map((one) => adjustmentOf(world, 'REFUND', one))];
  const total = sumOf(adjustments.filter(({ type }) => type === 'REFUND').map(({ price }) => price));
  const changed: OrderLine = { ...line, adjustments };
  return total < line.price.amount
    ? changed
    : { ...moved(changed, 'CLOSED', 'REFUNDED'), can_cancel: false, can_refund: false };
}

const adjustAll = (
  lines: readonly LineAdjustment[],
  adjust: (line: OrderLine, some: readonly LineAdjustment[]) => OrderLine,
): ((line: OrderLine) => OrderLine) => {
  const byLine = grouped(lines, ({ order_line_id }) => order_line_id);
  return (line) => {
    const some = byLine.get(line.id);
    return some === undefined ? line : adjust(line, some);
  };
};

/** How many pieces left in packages so far, by line. */
export function shippedQuantities(world: World, orderId: string): ReadonlyMap<string, number> {
  const shipped = new Map<string, number>();
  for (const { value } of world.store.scan(shipments, { by: 'order', equals: orderId }))
    for (const { order_line_id, quantity } of value.items)
      shipped.set(order_line_id, (shipped.get(order_line_id) ?? 0) + quantity);
  return shipped;
}

/** Records a package (O10). A line is shipped once all of its pieces have left. */
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
  changeLines(world, orderId, (line) => {
    if (line.status !== 'AWAITING_SHIPMENT' || (shipped.get(line.id) ?? 0) < line.quantity) return line;
    return { ...moved(line, 'SHIPPED'), can_cancel: false };
  });
  return id;
}

/** What an action on an order does at the hub once it succeeded. */
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
      return changeLines(
        world,
        work.order_id,
        adjustAll(work.lines, (line, one) => cancelled(world, line, one)),
      );
    case 'refund':
      return changeLines(
        world,
        work.order_id,
        adjustAll(work.lines, (line, one) => refunded(world, line, one)),
      );
    case 'ship':
      ship(world, work.order_id, work.package);
  }
}
