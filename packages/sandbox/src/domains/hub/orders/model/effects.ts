import type { World } from '../../../../machinery/world/index.ts';
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

/** A cancelation lowers quantity and price of its line; nothing left means closed. */
function cancelled(world: World, line: OrderLine, adjustment: LineAdjustment): OrderLine {
  const quantity = Math.max(0, line.quantity - adjustment.quantity);
  const changed: OrderLine = {
    ...line,
    quantity,
    price: minus(line.price, adjustment.price.amount),
    total_shipping_price: minus(line.total_shipping_price, adjustment.shipping_price.amount),
    adjustments: [...line.adjustments, adjustmentOf(world, 'CANCELATION', adjustment)],
  };
  return quantity > 0 ? changed : { ...moved(changed, 'CLOSED', 'CANCELED'), can_cancel: false, can_refund: false };
}

/** A refund leaves quantity and price as they are; all of the price given back means closed. */
function refunded(world: World, line: OrderLine, adjustment: LineAdjustment): OrderLine {
  const adjustments = [...line.adjustments, adjustmentOf(world, 'REFUND', adjustment)];
  const total = sumOf(adjustments.filter(({ type }) => type === 'REFUND').map(({ price }) => price));
  const changed: OrderLine = { ...line, adjustments };
  return total < line.price.amount
    ? changed
    : { ...moved(changed, 'CLOSED', 'REFUNDED'), can_cancel: false, can_refund: false };
}

const adjustAll = (
  lines: readonly LineAdjustment[],
  adjust: (line: OrderLine, adjustment: LineAdjustment) => OrderLine,
): ((line: OrderLine) => OrderLine) => {
  return (line) => lines.filter(({ order_line_id }) => order_line_id === line.id).reduce(adjust, line);
};

/** How many pieces of a line left in packages so far. */
export function shippedQuantity(world: World, orderId: string, lineId: string): number {
  let sum = 0;
  for (const { value } of world.store.scan(shipments, { by: 'order', equals: orderId })) {
    for (const item of value.items) if (item.order_line_id === lineId) sum += item.quantity;
  }
  return sum;
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
  changeLines(world, orderId, (line) => {
    if (line.status !== 'AWAITING_SHIPMENT' || shippedQuantity(world, orderId, line.id) < line.quantity) return line;
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
