import type { Schemas } from '../../../generated/instance.ts';
import type { Handler, HandlersOf } from '../../../http/context.ts';
import { seekPage, sortOf } from '../../../http/paging.ts';
import { among, between } from '../../../store/index.ts';
import { ownOf } from '../common/access.ts';
import { type MarketplaceOrder, marketplaceOrders, openQuantity } from '../orders/model.ts';
import { shipments } from './model.ts';
import { showShipment } from './parts.ts';

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
      ...(line.package !== undefined && {
        package_reference: line.package.reference,
        package_description: line.package.description,
      }),
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

const listShipments: Handler<'ST11'> = (context) => {
  const { query } = context;
  return seekPage(context, {
    collection: shipments,
    ...sortOf(query.sort),
    where: [
      ownOf(context),
      among('order_id', query.order_id),
      among('status', query.shipment_state_code),
      among('status_customer_debit', query.shipment_customer_debit_state_code),
      between('lastUpdated', query.last_updated_from, query.last_updated_to),
    ],
    show: ({ shipment }) => showShipment(shipment),
  });
};

const listItemsToShip: Handler<'ST12'> = (context) => {
  const { query } = context;
  return seekPage(context, {
    collection: marketplaceOrders,
    ...sortOf(query.sort),
    where: [
      ownOf(context),
      among('order_id', query.order_id),
      among('fulfillment_center_code', query.fulfillment_center_code),
      between('shippingDate', query.shipping_date_from, query.shipping_date_to),
    ],
    show: showItems,
  });
};

/** Shipments, and what is still to be shipped. */
export const shipmentListHandlers: HandlersOf<'ST11' | 'ST12'> = {
  ST11: listShipments,
  ST12: listItemsToShip,
};
