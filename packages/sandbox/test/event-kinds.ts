import { expect } from 'vitest';
import { euros, form, type Json, pdf, type World } from './world.ts';

/** All kinds of messages that a connector is sent, in alphabetical order. */
export const eventKinds: readonly string[] = [
  'ACCEPT',
  'ACCEPT_RETURN',
  'ACKNOWLEDGE_RETURN_RECEPTION',
  'CANCEL',
  'CLOSE_RETURN',
  'CREATE_SHIPMENT',
  'OFFER_UPSERT',
  'PRICE_STOCK_UPSERT',
  'PRODUCT_UPSERT',
  'REFUND',
  'STORE_MANAGEMENT_FEATURE',
  'UPDATE_RETURN_TRACKING_INFORMATION',
  'UPLOAD_DOCUMENT',
];

/** Triggers every event through the public API. */
export async function causeAll({ sandbox, seller, connector }: World): Promise<void> {
  const done = async (response: Promise<Json>): Promise<void> => expect((await response).status).toBeLessThan(300);
  const order = '/v2/orders/acme_ORD-1002';
  const order_line_id = 'acme_ORD-1002-1';
  const amount = { price: euros(1), shipping_price: euros(0), quantity: 1, reason: 'DEFECT' };
  const accepted = { order_lines: [{ id: 'acme_ORD-1003-1', accepted: true }] };
  await done(seller.call('PUT', '/v2/orders/acme_ORD-1003/accept', accepted));
  await done(seller.call('POST', `${order}/cancel`, { cancelations: [{ order_line_id, ...amount }] }));
  await done(seller.call('POST', `${order}/refund`, { refunds: [{ order_line_id, ...amount }] }));
  const shipment = { items: [{ order_line_id, quantity: 1 }], carrier: 'Swift Parcel' };
  await done(seller.call('POST', `${order}/shipments`, shipment));
  const metadata = { type: 'CUSTOMER_INVOICE', filename: 'i.pdf' };
  await done(seller.call('POST', `${order}/documents`, form({ file: pdf('i.pdf'), metadata })));

  const { body } = await seller.call('GET', '/v2/orders/returns?updated_from=2026-01-01T00:00:00Z&limit=100');
  const returnIn = (status: string): string =>
    `/v2/orders/returns/${body.data.find((one: Json) => one.status === status)?.id}`;
  await done(seller.call('PUT', `${returnIn('REQUEST_INITIATED')}/accept`, { accepted: true }));
  await done(seller.call('PUT', `${returnIn('OPENED')}/receive`));
  await done(seller.call('PUT', `${returnIn('RECEIVED')}/close`));
  await done(seller.call('PUT', `${returnIn('CLOSED')}/trackings`, { rma_id: 'R' }));

  const { channels, link_token } = sandbox.info().world;
  const product = {
    id: 'FACT',
    titles: [{ locale: 'en_US', value: 'Chair' }],
    quantities: [{ available_quantity: 3 }],
  };
  await done(seller.call('POST', '/products', { products: [product] }));
  await done(seller.call('POST', '/products', { products: [{ id: 'FACT', quantities: [{ available_quantity: 2 }] }] }));
  const path = `cp:/v1/channel-catalog/acme_web/store-catalog-items/${channels[0]?.stores[0]?.store_id}`;
  const item = { id: 'FACT', product_status: 'PRODUCT_CREATED' };
  await done(connector.call('POST', path, { store_catalog_items: [item] }));
  const store = { channel_id: 'acme_web', channel_store_id: 'store_9', name: 'Mill', state: 'ACTIVE' };
  await done(connector.call('POST', `account:/v1/users/stores?token=${link_token}`, { stores: [store] }));
}
