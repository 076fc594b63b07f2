import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventKinds } from '../../event-kinds.ts';
import {
  type ApiResponse,
  createWorld,
  form,
  type Json,
  euros,
  orderInput,
  origin,
  pdf,
  report,
  returnInput,
  type World,
} from '../../world.ts';
import { ajv, conforms, met, operations } from './conforms.ts';

// The clients are generated from the API descriptions, so responses must match them.

let world: World;
beforeAll(async () => {
  world = await createWorld({ seed: 'demo' });
});

const as =
  (who: 'seller' | 'connector') =>
  async (operationId: string, method: string, path: string, body?: unknown): Promise<Json> => {
    const response = await world[who].call(method, path, body);
    conforms(operationId, response);
    return response.body;
  };
const seller = as('seller');
const connector = as('connector');
const since = 'updated_from=2026-01-01T00:00:00Z';

// The last looks at what all before it have published.
describe('responses are as described', { shuffle: false }, () => {
  it('AS147, AS148: reads of the seller', async () => {
    const { data } = await seller('v2-listOrders', 'GET', '/v2/orders?limit=100');
    expect(data).toHaveLength(60);
    await seller('listOrders', 'GET', '/orders?limit=2');
    await seller('v2-listReturns', 'GET', `/v2/orders/returns?${since}&limit=100`);
    await seller('v2-listOrderDocuments', 'GET', '/v2/orders/documents');
    await seller('v2-downloadOrderDocuments', 'GET', '/v2/orders/acme_ORD-1002/documents');
    await seller('listProducts', 'GET', '/products');
    const conversations = await seller('listConversations', 'GET', `/conversations?${since}`);
    await seller('getConversationMessages', 'GET', `/conversations/${conversations.data[0].id}`);
    await seller('downloadConversationAttachments', 'GET', `/conversations/${conversations.data[0].id}/attachments`);
    for (const id of Object.keys(world.sandbox.snapshot().collections['actions'] ?? {})) {
      await seller('v2-getActionStatus', 'GET', `/v2/orders/actions/${id}`);
      await seller('v2-getOrderTracking', 'GET', `/v2/orders/tracking/${id}`);
    }
  });

  it('what the seller asks for', async () => {
    const amount = {
      price: { amount: 1, currency: 'EUR' },
      shipping_price: { amount: 0, currency: 'EUR' },
      quantity: 1,
      reason: 'DEFECT',
    };
    const order = '/v2/orders/acme_ORD-1002';
    const line = 'acme_ORD-1002-1';
    await seller('v2-acceptOrderLines', 'PUT', '/v2/orders/acme_ORD-1003/accept', {
      order_lines: [{ id: 'acme_ORD-1003-1', accepted: true }],
    });
    await seller('acceptOrderLines', 'PUT', '/orders/acme_ORD-1001/accept', {
      order_lines: [{ id: 'acme_ORD-1001-1', accepted: false }],
    });
    await seller('v2-cancelOrderLines', 'POST', `${order}/cancel`, {
      cancelations: [{ order_line_id: line, ...amount }],
    });
    await seller('v2-refundOrderLines', 'POST', `${order}/refund`, { refunds: [{ order_line_id: line, ...amount }] });
    await seller('v2-createShipment', 'POST', `${order}/shipments`, {
      items: [{ order_line_id: line, quantity: 1 }],
      carrier: 'Swift Parcel',
    });
    await seller('createShipment', 'POST', '/orders/acme_ORD-1020/shipments', {
      items: [{ order_line_id: 'acme_ORD-1020-1', quantity: 1 }],
      carrier: 'Swift Parcel',
      tracking_number: 'S1',
    });
    await seller(
      'v2-uploadOrderDocument',
      'POST',
      `${order}/documents`,
      form({ file: pdf('i.pdf'), metadata: { type: 'CUSTOMER_INVOICE', filename: 'i.pdf' } }),
    );
    await seller('v2-reportOrderActions', 'POST', '/v2/orders/actions', {
      actions: [
        {
          entity_type: 'ORDER',
          entity_id: 'acme_ORD-1002',
          type: 'SYNCHRONIZE_ORDER',
          status: 'SUCCESS',
          executed_at: '2026-03-02T08:00:00Z',
        },
      ],
    });
    await seller('upsertProducts', 'POST', '/products', { products: [{ id: 'SKU-1', brand: 'B' }] });
    await seller('deleteProducts', 'DELETE', '/products', { products: [{ id: 'SKU-1' }] });
    const idOf = (status: string): string =>
      Object.entries<Json>(world.sandbox.snapshot().collections['returns'] ?? {}).find(
        ([, one]) => one.status === status,
      )?.[0] ?? '';
    await seller('v2-acceptReturn', 'PUT', `/v2/orders/returns/${idOf('REQUEST_INITIATED')}/accept`, {
      accepted: true,
    });
    await seller('v2-acknowledgeReturnReception', 'PUT', `/v2/orders/returns/${idOf('OPENED')}/receive`);
    await seller('v2-closeReturn', 'PUT', `/v2/orders/returns/${idOf('RECEIVED')}/close`);
    await seller('v2-updateReturnTrackingInformation', 'PUT', `/v2/orders/returns/${idOf('CLOSED')}/trackings`, {
      rma_id: 'R',
    });
    const conversation = {
      entity: { type: 'ORDER', id: 'acme_ORD-1002' },
      topic: { type: 'FREE_TEXT', value: 'T' },
      first_message: { body: 'B' },
    };
    const { action_id } = await seller(
      'createConversation',
      'POST',
      '/conversations',
      form({ conversation, files: [pdf('a.pdf')] }),
    );
    await seller('getConversationActionStatus', 'GET', `/conversations/actions/${action_id}`);
    await world.sandbox.clock.advance(5000);
    const { conversation_id } = await seller(
      'getConversationActionStatus',
      'GET',
      `/conversations/actions/${action_id}`,
    );
    await seller(
      'createMessage',
      'POST',
      `/conversations/${conversation_id}/messages`,
      form({ message_input: { body: 'B' } }),
    );
    for (const { data } of world.sandbox.events())
      if (data['action_id'] !== undefined)
        conforms('updateActionStatus', await report(world, String(data['action_id'])));
    await seller('v2-listOrders', 'GET', '/v2/orders?limit=100');
    await seller('v2-listReturns', 'GET', `/v2/orders/returns?${since}&limit=100`);
    await seller('v2-listOrderDocuments', 'GET', '/v2/orders/documents');
  });

  it('AS64, AS152: commands and facts are messages as described', async () => {
    const { stores = [] } = world.sandbox.info().world.channels[0] ?? {};
    const offer = { standard_prices: [{ price: euros(20) }], quantities: [{ available_quantity: 3 }] };
    const product = { id: 'FACT', titles: [{ locale: 'en_US', value: 'Chair' }], gtins: [{ value: '4000000000001' }] };
    await world.seller.call('POST', '/products', { products: [{ ...product, ...offer }] });
    await world.seller.call('POST', '/products', {
      products: [{ id: 'FACT', quantities: [{ available_quantity: 2 }] }],
    });
    await world.connector.call('POST', `cp:/v1/channel-catalog/acme_web/store-catalog-items/${stores[0]?.store_id}`, {
      store_catalog_items: [{ id: 'FACT', product_status: 'PRODUCT_CREATED' }],
    });
    const store = { channel_id: 'acme_web', channel_store_id: 'store_9', name: 'Mill', state: 'ACTIVE' };
    const { link_token } = world.sandbox.info().world;
    const linked = await world.connector.call('POST', `account:/v1/users/stores?token=${link_token}`, {
      stores: [store],
    });
    expect(linked.status).toBe(201);
    const schemas: Readonly<Record<string, string>> = {
      OFFER_UPSERT: 'OfferUpsertEvent',
      PRICE_STOCK_UPSERT: 'PriceStockUpsertEvent',
      PRODUCT_UPSERT: 'ProductUpsertEvent',
      STORE_MANAGEMENT_FEATURE: 'StoreManagementFeatureEvent',
    };
    const types = new Set(world.sandbox.events().map(({ type }) => type));
    expect([...types].sort()).toEqual(eventKinds);
    for (const event of world.sandbox.events()) {
      const name = schemas[event.type] ?? 'OrderActionEvent';
      const validate = ajv.compile({ $ref: `channel-platform#/components/schemas/${name}` });
      validate(event);
      expect(validate.errors ?? [], JSON.stringify(event)).toEqual([]);
    }
  });

  it('what the connector sends', async () => {
    const channel = 'acme_web';
    await connector('upsertOrders', 'POST', 'cp:/v1/orders', { origin, orders: [orderInput('C-1')] });
    await connector('upsertReturns', 'POST', 'cp:/v1/orders/returns', {
      origin,
      returns: [returnInput('R-1', 'C-1'), returnInput('R-2', 'nope')],
    });
    await connector(
      'uploadOrderDocument',
      'POST',
      'cp:/v1/orders/C-1/documents',
      form({
        file: pdf('d.pdf'),
        origin,
        metadata: { channel_document_id: 'D', type: 'DELIVERY_SLIP', filename: 'd.pdf' },
      }),
    );
    await connector('deleteOrderDocument', 'DELETE', 'cp:/v1/orders/C-1/documents/D', { origin });
    await connector('updateAnonymizeAfterDate', 'PUT', 'cp:/v1/orders/anonymize-after', {
      orders: [{ channel_id: channel, channel_order_id: 'C-1', anonymize_after: '2027-01-01T00:00:00Z' }],
    });
    await connector('configureChannelCatalog', 'POST', `cp:/v1/catalog-configuration/channels/${channel}`, {});
    await connector('createTaxonomyRule', 'PUT', `cp:/v1/taxonomy/channels/${channel}/rules`, {
      // oxlint-disable-next-line unicorn/no-thenable -- the wire calls it so
      rules: [{ id: 'r', when: { isSet: { attribute: 'a' } }, then: { all: [] } }],
    });
    await connector('upsertProductType', 'PUT', `cp:/v1/taxonomy/channels/${channel}/product-types?product_type_id=t`, {
      labels: [{ locale: 'en_US', value: 'T' }],
      embedded_attributes: [],
    });
    await connector('getStoreWarehouses', 'GET', `cp:/v1/channels/${channel}/stores/store_1/warehouses`);
    const storeId = world.sandbox.info().world.channels[0]?.stores[0]?.store_id;
    await connector(
      'updateStoreCatalogItems',
      'POST',
      `cp:/v1/channel-catalog/${channel}/store-catalog-items/${storeId}`,
      { store_catalog_items: [{ id: 'SKU-100' }] },
    );
    await connector('upsertBusinessInformation', 'PUT', `cp:/v1/channels/${channel}/stores/store_1`, {
      currency: 'EUR',
      updated_at: '2026-03-02T08:00:00Z',
    });
    await connector('upsertCarriers', 'POST', `cp:/v1/orders/channels/${channel}/carriers`, {
      carriers: [{ channel_carrier_id: 'c', name: 'C' }],
    });
    await connector('SELLER_ACCOUNT_CHANNEL_UPSERT', 'POST', 'account:/v1/channels', {
      channels: [{ external_id: 'n', name: 'N', status: 'AVAILABLE', url: 'https://n.example.com' }],
    });
    await connector(
      'SELLER_ACCOUNT_STORE_CREATE',
      'POST',
      `account:/v1/users/stores?token=${world.sandbox.info().world.link_token}`,
      { stores: [] },
    );
    await connector('SELLER_ACCOUNT_STORE_UPDATE', 'PUT', `account:/v1/channels/${channel}/stores/store_1`, {
      name: 'N',
      state: 'ACTIVE',
    });
    const { client_id, client_secret } = world.sandbox.info().credentials.seller;
    const exchange = (secret: string): Promise<ApiResponse> =>
      world.seller.call(
        'POST',
        'auth:/oauth/token',
        new URLSearchParams({ grant_type: 'client_credentials', client_id, client_secret: secret }),
      );
    conforms('token', await exchange(client_secret));
    conforms('token', await exchange('wrong'));
  });

  it('refusals', async () => {
    await seller('v2-listOrders', 'GET', '/v2/orders?limit=0');
    await seller('v2-acceptOrderLines', 'PUT', '/v2/orders/nope/accept', {
      order_lines: [{ id: '1', accepted: true }],
    });
    await seller('v2-acceptOrderLines', 'PUT', '/v2/orders/acme_ORD-1002/accept', {});
    await connector('v2-listOrders', 'GET', '/v2/orders');
    await connector('upsertOrders', 'POST', 'cp:/v1/orders', {});
    await connector('upsertOrders', 'POST', 'cp:/v1/orders', {
      origin: { ...origin, channel_id: 'nope' },
      orders: [orderInput('C-1')],
    });
    await connector('SELLER_ACCOUNT_STORE_CREATE', 'POST', 'account:/v1/users/stores?token=x', { stores: [] });
  });
});

afterAll(() => {
  // Each of the 45 operations was seen to succeed.
  expect([...operations.keys()].filter((id) => !met.has(id))).toEqual([]);
});
