import type { Schemas } from '../../../../generated/instance.ts';
import { seedAll, type Seeding } from '../../../../world/index.ts';
import { daysAgo, seedUuid, shopIds } from '../../../common/demo-world.ts';
import type { MarketplaceOrder } from '../../orders/model.ts';
import { demoOrders } from '../../orders/seed/orders.ts';
import { type Shipment, shipments, type StoredShipment } from '../model.ts';
import { demoWarehouses } from './warehouses.ts';

type Details = Partial<Shipment>;

function carrierDate(days: number, time?: string): Schemas['CarrierDate'] {
  const date = daysAgo(days).slice(0, 10);
  return time === undefined ? { date, time: null, offset: null } : { date, time, offset: '+01:00' };
}

function trackingOf(index: number): Schemas['ShipmentTracking'] {
  const number = `EP${1000 + index}`;
  return {
    carrier_code: 'express-post',
    carrier_name: 'Express Post',
    carrier_standard_code: 'EXPRESS_POST',
    tracking_number: number,
    tracking_url: `https://post.example/track/${number}`,
    validity_status: 'VERIFIED',
  };
}

const seenByCarrier = (days: number): Partial<Schemas['ShipmentTracking']> => ({
  carrier_expected_delivery_date: { earliest: carrierDate(days - 2), latest: carrierDate(days - 4, '18:00') },
  last_known_location: { location: 'Lyon', occurrence_date: carrierDate(days - 2, '07:40') },
  milestones: [
    { type: 'IN_TRANSIT', occurrence_date: carrierDate(days, '20:15') },
    {
      type: 'OUT_FOR_DELIVERY',
      occurrence_date: carrierDate(days - 2, '07:40'),
      additional_info: { type: 'DELIVERY_ATTEMPTED', occurrence_date: carrierDate(days - 2, '11:05') },
    },
  ],
});

function leavesFrom(shop: number, wanted: string): Details {
  const warehouse = demoWarehouses.find(({ shopId, code }) => shopId === shop && code === wanted);
  if (warehouse === undefined) throw new Error(`Shop ${shop} has no warehouse ${wanted}`);
  return { shipping_from: { warehouse: { code: warehouse.code }, address: warehouse.address } };
}

/** The customer was debited when the goods left, and the money arrived a day later. */
const paid = (days: number, index: number): Details => ({
  last_updated_date: daysAgo(days - 1),
  invoice_reference: `INV-${1000 + index}`,
  payment_details: {
    customer_debited_date: daysAgo(days),
    transaction_date: daysAgo(days - 1),
    transaction_number: `DEBIT-${1000 + index}`,
  },
});

const details: readonly ((days: number, index: number) => Details)[] = [
  (days, index) => ({ ...paid(days, index), ...leavesFrom(shopIds.home, 'lyon') }),
  (days, index) => ({
    ...paid(days, index),
    tracking: { ...trackingOf(index), ...seenByCarrier(days) },
    last_updated_date: daysAgo(days - 2, -3600),
  }),
  () => ({}),
  () => leavesFrom(shopIds.home, 'paris'),
  (days) => ({
    shipment_additional_information: [
      { code: 'delivery-note', type: 'STRING', value: 'Leave with the porter.' },
      { code: 'promised-on', type: 'DATE', value: daysAgo(days - 5) },
    ],
  }),
];

function shipmentOf(order: MarketplaceOrder, index: number): StoredShipment {
  const isSent = order.state === 'SHIPPED';
  const leftAgo = 19 - index;
  return {
    shopId: order.shopId,
    shipment: {
      id: seedUuid(0x5417, index + 1),
      order_id: order.id,
      status: isSent ? 'SHIPPED' : 'SHIPPING',
      status_customer_debit: 'DEBIT_OK',
      created_date: daysAgo(leftAgo + 1),
      last_updated_date: daysAgo(leftAgo),
      ...(isSent && { shipped_date: daysAgo(leftAgo), tracking: trackingOf(index) }),
      shipment_lines: order.lines.map(({ id, offer_sku, quantity, package: packed }) => ({
        order_line_id: id,
        offer_sku,
        ...(packed !== undefined && { package_reference: packed.reference }),
        quantity,
      })),
      ...details[index]?.(leftAgo, index),
    },
  };
}

const demoShipments = demoOrders
  .filter(({ state, lines }) => state !== 'RECEIVED' && lines.every((line) => line.in_shipments > 0))
  .map(shipmentOf);

/** The shipments of the orders that are under way. */
export const shipmentsSeed: Seeding = seedAll(shipments, demoShipments, ({ shipment }) => shipment.id);
