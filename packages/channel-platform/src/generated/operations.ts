// Generated from specs/ by `pnpm generate`. Do not edit.
import type { OperationDescriptor, SurfaceDescriptor } from '@tradelane/core/runtime';

/** Ids of the operations, as the documents give them. */
export type OperationId =
  | 'configureChannelCatalog'
  | 'createTaxonomyRule'
  | 'upsertProductType'
  | 'upsertOrders'
  | 'updateAnonymizeAfterDate'
  | 'updateActionStatus'
  | 'uploadOrderDocument'
  | 'deleteOrderDocument'
  | 'upsertReturns'
  | 'upsertCarriers'
  | 'upsertBusinessInformation'
  | 'getStoreWarehouses'
  | 'updateStoreCatalogItems';

type Table = Readonly<Record<OperationId, OperationDescriptor>>;

/** What the core knows of each operation. */
export const operations: Table = /* @__PURE__ */ Object.freeze<Table>({
  configureChannelCatalog: {
    id: 'configureChannelCatalog',
    method: 'POST',
    path: '/v1/catalog-configuration/channels/{channel_id}',
    body: 'json',
    fields: { offer_configuration: 'object', use_case_configurations: 'object' },
    contentType: 'application/json; charset=UTF-8',
    response: 'none',
    retry: 'replay-safe',
    rate: { maximum: [{ requests: 1, periodInMs: 60000 }] },
    longRunning: { kind: 'background' },
    scopes: ['connect-channel-platform:channel-catalog:configure'],
  },
  createTaxonomyRule: {
    id: 'createTaxonomyRule',
    method: 'PUT',
    path: '/v1/taxonomy/channels/{channel_id}/rules',
    body: 'json',
    fields: { rules: 'list!' },
    contentType: 'application/json; charset=UTF-8',
    response: 'none',
    retry: 'replay-safe',
    rate: { recommended: [{ requests: 5, periodInMs: 1000 }], maximum: [{ requests: 10, periodInMs: 1000 }] },
    longRunning: { kind: 'background' },
    scopes: ['connect-channel-platform:channel-catalog:configure', 'connect-channel-platform:taxonomy-rule:create'],
  },
  upsertProductType: {
    id: 'upsertProductType',
    method: 'PUT',
    path: '/v1/taxonomy/channels/{channel_id}/product-types',
    query: { product_type_id: 'string!', store_id: 'string' },
    body: 'json',
    fields: { labels: 'list!', context: 'object', embedded_attributes: 'list!', rules: 'list' },
    contentType: 'application/json; charset=UTF-8',
    response: 'none',
    retry: 'idempotent',
    rate: { recommended: [{ requests: 5, periodInMs: 1000 }], maximum: [{ requests: 10, periodInMs: 1000 }] },
    longRunning: { kind: 'background' },
    scopes: [
      'connect-channel-platform:channel-catalog:configure',
      'connect-channel-platform:taxonomy-product-type:upsert',
    ],
  },
  upsertOrders: {
    id: 'upsertOrders',
    method: 'POST',
    path: '/v1/orders',
    body: 'json',
    fields: { origin: 'object!', orders: 'list!' },
    response: 'none',
    retry: 'replay-safe',
    rate: { recommended: [{ requests: 20, periodInMs: 1000 }], maximum: [{ requests: 30, periodInMs: 1000 }] },
    batch: { items: 'body.orders', maximum: 100 },
    scopes: ['connect-channel-platform:orders:upsert'],
  },
  updateAnonymizeAfterDate: {
    id: 'updateAnonymizeAfterDate',
    method: 'PUT',
    path: '/v1/orders/anonymize-after',
    body: 'json',
    fields: { orders: 'list!' },
    response: 'none',
    retry: 'idempotent',
    batch: { items: 'body.orders', maximum: 100 },
    scopes: ['connect-channel-platform:order:update-anonymize-after'],
  },
  updateActionStatus: {
    id: 'updateActionStatus',
    method: 'PUT',
    path: '/v1/orders/actions/{action_id}',
    body: 'json',
    fields: { status: 'value!', errors: 'list' },
    response: 'none',
    retry: 'replay-safe',
    scopes: ['connect-channel-platform:order-action:upsert'],
  },
  uploadOrderDocument: {
    id: 'uploadOrderDocument',
    method: 'POST',
    path: '/v1/orders/{channel_order_id}/documents',
    body: 'multipart',
    parts: { file: 'file!', metadata: 'json!', origin: 'json!' },
    response: 'none',
    retry: 'unsafe',
    scopes: ['connect-channel-platform:order-document:upload'],
  },
  deleteOrderDocument: {
    id: 'deleteOrderDocument',
    method: 'DELETE',
    path: '/v1/orders/{channel_order_id}/documents/{channel_document_id}',
    body: 'json',
    fields: { origin: 'object!' },
    response: 'none',
    retry: 'idempotent',
    scopes: ['connect-channel-platform:order-document:delete'],
  },
  upsertReturns: {
    id: 'upsertReturns',
    method: 'POST',
    path: '/v1/orders/returns',
    body: 'json',
    fields: { origin: 'object!', returns: 'list!' },
    retry: 'replay-safe',
    rate: { recommended: [{ requests: 1, periodInMs: 300000 }], maximum: [{ requests: 1, periodInMs: 60000 }] },
    batch: { items: 'body.returns', maximum: 100, split: true },
    partial: { succeeded: 'return_success', failed: 'return_errors', key: ['channel_order_id', 'channel_return_id'] },
    scopes: ['connect-channel-platform:order-returns:upsert'],
  },
  upsertCarriers: {
    id: 'upsertCarriers',
    method: 'POST',
    path: '/v1/orders/channels/{channel_id}/carriers',
    body: 'json',
    fields: { carriers: 'list!' },
    response: 'none',
    retry: 'replay-safe',
    rate: { maximum: [{ requests: 1, periodInMs: 3600000 }] },
    batch: { items: 'body.carriers', maximum: 5000 },
    scopes: ['connect-channel-platform:carrier:upsert'],
  },
  upsertBusinessInformation: {
    id: 'upsertBusinessInformation',
    method: 'PUT',
    path: '/v1/channels/{channel_id}/stores/{channel_store_id}',
    body: 'json',
    fields: {
      currency: 'value!',
      updated_at: 'value!',
      kyc_status: 'value',
      kyc_status_reason: 'value',
      missing_configuration: 'value',
      payment_information_configured: 'value',
      payment_information_warning: 'value',
      shipping_warning: 'value',
      quality_suspension_reasons: 'value',
      sub_channels: 'list',
    },
    response: 'none',
    retry: 'idempotent',
    rate: { recommended: [{ requests: 1, periodInMs: 60000 }], maximum: [{ requests: 5, periodInMs: 60000 }] },
    scopes: ['connect-channel-platform:store:write'],
  },
  getStoreWarehouses: {
    id: 'getStoreWarehouses',
    method: 'GET',
    path: '/v1/channels/{channel_id}/stores/{channel_store_id}/warehouses',
    scopes: ['connect-channel-platform:store:read'],
  },
  updateStoreCatalogItems: {
    id: 'updateStoreCatalogItems',
    method: 'POST',
    path: '/v1/channel-catalog/{channel_id}/store-catalog-items/{store_id}',
    body: 'json',
    fields: { store_catalog_items: 'list!' },
    contentType: 'application/json; charset=UTF-8',
    response: 'none',
    retry: 'replay-safe',
    rate: { recommended: [{ requests: 20, periodInMs: 1000 }], maximum: [{ requests: 30, periodInMs: 1000 }] },
    batch: { items: 'body.store_catalog_items', maximum: 10000, split: true },
    longRunning: { kind: 'background' },
    scopes: ['connect-channel-platform:store-catalog-items:update'],
  },
});

/** Channel platform: where it lives and who may call it. */
export const surface: SurfaceDescriptor = /* @__PURE__ */ Object.freeze<SurfaceDescriptor>({
  name: 'channel-platform',
  basePath: '/api/channel-platform',
  auth: ['clientCredentials', 'bearer'],
  operations,
});
