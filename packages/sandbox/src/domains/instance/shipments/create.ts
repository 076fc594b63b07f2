import type { Schemas } from '../../../generated/instance.ts';
import type { AnyContext, HandlersOf } from '../../../http/context.ts';
import { sees } from '../common/access.ts';
import { eachItem, fail } from '../common/item-errors.ts';
import { type MarketplaceOrder, marketplaceOrders, openQuantity } from '../orders/model.ts';
import { type Shipment, type ShipmentLine, shipments } from './model.ts';
import { book, originOf, readInformation, showShipment } from './parts.ts';
import { readTracking } from './tracking.ts';

function requireOrder(context: AnyContext, id: string): MarketplaceOrder {
  const order = context.world.store.get(marketplaceOrders, id);
  if (order === undefined || !sees(context, order.shopId))
    fail('AS34', 'ORDER_NOT_FOUND', 'order_id', `Order ${id} does not exist.`);
  if (order.state !== 'SHIPPING')
    fail('AS33', 'ORDER_INVALID_STATE', 'order_id', `Order ${id} is ${order.state}, not SHIPPING.`);
  return order;
}

/** The lines of a shipment. Several may be about one line of the order, but not for more than is left of it. */
function linesOf(order: MarketplaceOrder, inputs: readonly Schemas['ShipmentLine'][]): ShipmentLine[] {
  const left = new Map(order.lines.map((line) => [line.id, openQuantity(line)]));
  return inputs.map(({ order_line_id, offer_sku, quantity, package_reference }) => {
    const line = order.lines.find(({ id, offer_sku: sku }) =>
      order_line_id === undefined ? sku === offer_sku : id === order_line_id,
    );
    if (line === undefined)
      fail(
        'AS34',
        'ORDER_LINE_NOT_FOUND',
        'shipment_lines',
        `Order ${order.id} has no line ${order_line_id ?? offer_sku ?? ''}.`,
      );
    const open = left.get(line.id) ?? 0;
    if (quantity > open)
      fail(
        'AS33',
        'QUANTITY_TOO_HIGH',
        'shipment_lines',
        `Line ${line.id} has ${open} items left to ship, but the request contains ${quantity}.`,
      );
    left.set(line.id, open - quantity);
    return {
      order_line_id: line.id,
      offer_sku: line.offer_sku,
      quantity,
      ...(package_reference !== undefined && { package_reference }),
    };
  });
}

function createShipment(context: AnyContext, input: Schemas['NewShipment']): Shipment {
  const { world } = context;
  const order = requireOrder(context, input.order_id);
  const lines = linesOf(order, input.shipment_lines);
  const warehouse = input.shipping_from?.warehouse?.code;
  const information = input.shipment_additional_information;
  const sent = input.shipped === true;
  const shipment: Shipment = {
    id: world.uuid('instance.shipment'),
    order_id: order.id,
    status: sent ? 'SHIPPED' : 'SHIPPING',
    status_customer_debit: 'DEBIT_OK',
    created_date: world.time,
    last_updated_date: world.time,
    ...(sent && { shipped_date: world.time }),
    ...(input.invoice_reference !== undefined && { invoice_reference: input.invoice_reference }),
    shipment_lines: lines,
    ...(information !== undefined && { shipment_additional_information: readInformation(world, information) }),
    ...(warehouse !== undefined && { shipping_from: originOf(world, order.shopId, warehouse) }),
    ...(input.tracking !== undefined && { tracking: readTracking(world, input.tracking) }),
  };
  world.store.put(shipments, shipment.id, { shopId: order.shopId, shipment });
  book(world, order, lines, { inShipments: 1, ...(sent && { sent: 1 }) });
  return shipment;
}

export const createHandlers: HandlersOf<'ST01'> = {
  /** Every shipment succeeds or fails on its own (PR07). */
  ST01: (context) => {
    const { success, errors } = eachItem(
      context.body.shipments,
      (input) => showShipment(createShipment(context, input)),
      ({ order_id }, { message }) => ({ order_id, message }),
    );
    return { shipment_success: success, shipment_errors: errors };
  },
};
