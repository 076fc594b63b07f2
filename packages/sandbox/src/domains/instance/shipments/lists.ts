import type { Schemas } from '../../../generated/instance.ts';
import type { Context, HandlersOf } from '../../../machinery/http/context.ts';
import { seekPage } from '../../../machinery/paging/index.ts';
import { sees } from '../common/access.ts';
import { admits, isWithin, sortOf } from '../common/listing.ts';
import { type MarketplaceOrder, marketplaceOrders, openQuantity, shipments, type StoredShipment } from './model.ts';

const showShipment = ({ shipment }: StoredShipment): Schemas['Shipment'] => shipment;

/** What of an order is in no shipment yet, and where it goes. */
function showItems(order: MarketplaceOrder): Schemas['ItemsToShip'] {
  const open = order.lines.filter((line) => openQuantity(line) > 0);
  return {
    order_id: order.id,
    references: order.references,
    fulfillment: { center: { code: order.fulfillment_center } },
    shipment_lines: open.map((line) => ({
      order_line_id: line.id,
      offer_sku: line.offer_sku,
      product_title: line.product_title,
      quantity: openQuantity(line),
    })),
    shipping_address: order.shipping_address,
    shipping_date: order.shipping_date,
    shipping_deadline: order.shipping_deadline,
    shipping_type_code: order.shipping_type_code,
    ...(order.shipping_type_standard_code !== undefined && {
      shipping_type_standard_code: order.shipping_type_standard_code,
    }),
  };
}

const isListedShipment =
  (context: Context<'ST11'>) =>
  ({ shopId, shipment }: StoredShipment): boolean => {
    const { query } = context;
    return (
      sees(context, shopId) &&
      admits(query.order_id, shipment.order_id) &&
      admits(query.shipment_state_code, shipment.status) &&
      admits(query.shipment_customer_debit_state_code, shipment.status_customer_debit) &&
      isWithin(shipment.last_updated_date, query.last_updated_from, query.last_updated_to)
    );
  };

const isListedOrder =
  (context: Context<'ST12'>) =>
  (order: MarketplaceOrder): boolean => {
    const { query } = context;
    return (
      sees(context, order.shopId) &&
      admits(query.order_id, order.id) &&
      admits(query.fulfillment_center_code, order.fulfillment_center) &&
      isWithin(order.shipping_date, query.shipping_date_from, query.shipping_date_to)
    );
  };

/** Shipments, and what is still to be shipped. */
export const shipmentListHandlers: HandlersOf<'ST11' | 'ST12'> = {
  ST11: (context) =>
    seekPage(context, {
      collection: shipments,
      ...sortOf(context.query.sort),
      where: isListedShipment(context),
      show: showShipment,
    }),
  ST12: (context) =>
    seekPage(context, {
      collection: marketplaceOrders,
      ...sortOf(context.query.sort),
      by: 'to_ship',
      where: isListedOrder(context),
      show: showItems,
    }),
};
