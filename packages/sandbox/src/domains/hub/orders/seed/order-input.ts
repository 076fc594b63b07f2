import type { Schemas } from '../../../../generated/channel-platform.ts';
import { isoOf } from '../../../../world/index.ts';
import type { OrderStatus } from '../model/index.ts';

const customers = [
  ['Ada', 'Martin', '12 Harbour Road', '75001', 'Paris', 'FRA'],
  ['Grace', 'Keller', '3 Mill Lane', '10115', 'Berlin', 'DEU'],
  ['Alan', 'Rossi', '7 Station Street', '20121', 'Milano', 'ITA'],
  ['Joan', 'Diaz', '41 Garden Way', '28001', 'Madrid', 'ESP'],
] as const;

const hourInMs = 3_600_000;

const closed = { status_reason: 'AUTOMATICALLY_CLOSED' } as const;

function lineInput(orderNumber: number, n: number, status: OrderStatus, now: number): Schemas['OrderLineUpsert'] {
  const product = 100 * (1 + ((orderNumber + n) % 40));
  const quantity = 1 + ((orderNumber + n) % 3);
  const amount = quantity * (20 + product / 100);
  const tax = {
    code: 'VAT_FR_20',
    rate: 20,
    amount: { amount: Math.round(amount * 100 * (20 / 120)) / 100, currency: 'EUR' },
  };
  return {
    channel_order_line_id: `ORD-${orderNumber}-${n}`,
    created_at: isoOf(now - hourInMs),
    updated_at: isoOf(now),
    product: { id: `SKU-${product}`, title: `Sneakers model ${product / 100}` },
    quantity,
    price: { amount, currency: 'EUR' },
    taxes: [tax],
    total_shipping_price: { amount: 4.9, currency: 'EUR' },
    status,
    ...(status === 'CLOSED' && closed),
    can_cancel: status.startsWith('AWAITING_'),
    can_refund: ['AWAITING_SHIPMENT', 'SHIPPED', 'DELIVERED'].includes(status),
  };
}

/** An order as the demo channel would send it, the same for the same number and time. */
export function orderInput(number: number, status: OrderStatus, now: number): Schemas['OrderUpsert'] {
  const [first_name, last_name, street, zip_code, city, country_iso_code] = customers[
    number % customers.length
  ] as (typeof customers)[number];
  const address = { first_name, last_name, street, zip_code, city, country_iso_code };
  return {
    channel_order_id: `ORD-${number}`,
    created_at: isoOf(now - hourInMs),
    channel_updated_at: isoOf(now),
    status,
    ...(status === 'CLOSED' && closed),
    fulfillment:
      number % 10 === 0 ? { type: 'FULFILLED_BY_PARTNER', code: 'ACME_LOGISTICS' } : { type: 'FULFILLED_BY_SELLER' },
    billing_info: { address },
    shipping_info: {
      address,
      email: `customer.${number}@mail.example.com`,
      method: 'Standard',
      delivery_date: { earliest: isoOf(now + 48 * hourInMs), latest: isoOf(now + 96 * hourInMs) },
      shipping_deadline: isoOf(now + 24 * hourInMs),
    },
    order_lines: Array.from({ length: 1 + (number % 3) }, (_, i) => lineInput(number, i + 1, status, now)),
  };
}
