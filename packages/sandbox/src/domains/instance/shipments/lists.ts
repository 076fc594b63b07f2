import type { Context, Handlers } from '../../../machinery/http/context.ts';
import { type MarketplaceOrder, marketplaceOrders, openQuantity, shipments, type StoredShipment } from './model.ts';
import { seekPage } from '../../../machinery/paging/index.ts';
import { sees } from '../common/access.ts';
import { directionOf, within, withinTime } from '../common/listing.ts';

const showShipment = ({ shipment }: StoredShipment): object => shipment;

/** What of an order is in no shipment yet, and where it goes. */
function showItems(order: MarketplaceOrder): object {
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

function isListedShipment(context: Context): (stored: StoredShipment) => boolean {
  const [is, isTime] = [within(context.query), withinTime(context.query)];
  return ({ shopId, shipment }) =>
    sees(context, shopId) &&
    is('order_id', shipment.order_id) &&
    is('shipment_state_code', shipment.status) &&
    is('shipment_customer_debit_state_code', shipment.status_customer_debit) &&
    isTime(shipment.last_updated_date, 'last_updated_from', 'last_updated_to');
}

function isListedOrder(context: Context): (order: MarketplaceOrder) => boolean {
  const [is, isTime] = [within(context.query), withinTime(context.query)];
  return (order) =>
    sees(context, order.shopId) &&
    is('order_id', order.id) &&
    is('fulfillment_center_code', order.fulfillment_center) &&
    isTime(order.shipping_date, 'shipping_date_from', 'shipping_date_to');
}

/** Shipments, and what is still to be shipped. */
export const shipmentListHandlers: Handlers = {
  ST11: (context) => {
    const [by, order] = directionOf(context.query.text('sort') ?? 'dateCreated,ASC');
    return seekPage(context, {
      collection: shipments,
      by,
      order,
      where: isListedShipment(context),
      show: showShipment,
    });
  },
  ST12: (context) => {
    const [, order] = directionOf(context.query.text('sort') ?? 'shippingDate,ASC');
    return seekPage(context, {
      collection: marketplaceOrders,
      by: 'to_ship',
      order,
      where: isListedOrder(context),
      show: showItems,
    });
  },
};
