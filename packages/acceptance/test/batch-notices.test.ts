/** Every batched write of the surfaces, with a gateway's JSON notice and status 200 as its response. */
import { createChannelPlatform } from '@tradelane/channel-platform';
import { createHub } from '@tradelane/hub';
import { createMarketplaceSeller } from '@tradelane/marketplace-seller';
import { describe, expect, test } from 'vitest';

const notice = { status: 'DOWN', message: 'The gateway is being maintained', documents: 3, requests: null };
const options = {
  baseUrl: 'https://hub.example.com',
  auth: { token: 'a-token' },
  rateLimiting: false,
  fetch: async () => Response.json(notice),
} as const;
const hub = createHub(options);
const connector = createChannelPlatform(options);
const seller = createMarketplaceSeller({ ...options, auth: { apiKey: 'a-key' } });

interface Outcome {
  readonly succeeded: readonly unknown[];
  readonly failed: readonly unknown[];
  readonly unknown: readonly unknown[];
  readonly warnings: readonly string[];
}
/** The handler makes each call a batch. */
const handler = (): void => undefined;
const origin = { channel_id: 'acme', channel_store_id: 'fr' };
const file = new File(['x'], 'a.pdf');

const writes: readonly (readonly [string, () => PromiseLike<Outcome>])[] = [
  ['upsertProducts', () => hub.products.upsert({ products: [{ id: 'a' }] } as never, { handler })],
  ['deleteProducts', () => hub.products.delete({ products: [{ id: 'a' }] } as never, { handler })],
  ['v2-reportOrderActions', () => hub.actions.report({ actions: [{}] } as never, { handler })],
  ['upsertOrders', () => connector.orders.upsertOrders({ origin, orders: [{}] } as never, { handler })],
  ['upsertReturns', () => connector.returns.upsert({ origin, returns: [{}] } as never, { handler })],
  [
    'updateStoreCatalogItems',
    () => connector.stores.updateCatalogItems('a', 'b', { store_catalog_items: [{}] } as never, { handler }),
  ],
  [
    'S32',
    () =>
      seller.documents.upload(
        { files: [file], shop_documents: { shop_documents: [{ file_name: 'a.pdf', type_code: 'A' }] } },
        undefined,
        { handler },
      ),
  ],
  [
    'DR74',
    () =>
      seller.documentRequests.upload(
        { files: [file], documents_input: { requests: [{ request_id: '1', files: [{ name: 'a.pdf' }] }] } } as never,
        undefined,
        { handler },
      ),
  ],
  ['ST01', () => seller.shipments.create({ shipments: [{ order_id: 'A' }] } as never, undefined, { handler })],
  ['ST06', () => seller.shipments.delete({ shipments: [{ id: 'A' }] } as never, undefined, { handler })],
  ['ST07', () => seller.shipments.updateOrigin({ shipments: [{ id: 'A' }] } as never, undefined, { handler })],
  ['ST23', () => seller.shipments.updateTracking({ shipments: [{ id: 'A' }] } as never, undefined, { handler })],
  ['ST24', () => seller.shipments.ship({ shipments: [{ id: 'A' }] } as never, undefined, { handler })],
  ['ST26', () => seller.shipments.readyForPickUp({ shipments: [{ id: 'A' }] } as never, undefined, { handler })],
  [
    'ST31',
    () => seller.shipments.updateAdditionalInformation({ shipments: [{ id: 'A' }] } as never, undefined, { handler }),
  ],
];

describe('a batch whose response is a JSON notice with status 200', () => {
  test.each(writes)('%s: succeeds by its status, and warns about the unreadable response', async (_, write) => {
    const { succeeded, failed, unknown, warnings } = await write();
    expect([succeeded.length, failed, unknown, warnings.length]).toEqual([1, [], [], 1]);
  });
});
