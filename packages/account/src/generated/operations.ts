// Generated from specs/ by `pnpm generate`. Do not edit.
import type { OperationDescriptor, SurfaceDescriptor } from '@tradelane/core/runtime';

/** Ids of the operations, as the documents give them. */
export type OperationId =
  | 'SELLER_ACCOUNT_CHANNEL_UPSERT' | 'SELLER_ACCOUNT_STORE_CREATE' | 'SELLER_ACCOUNT_STORE_UPDATE';

type Table = Readonly<Record<OperationId, OperationDescriptor>>;

/** What the core knows of each operation. */
export const operations: Table = /* @__PURE__ */ Object.freeze<Table>({
  SELLER_ACCOUNT_CHANNEL_UPSERT: {
    id: 'SELLER_ACCOUNT_CHANNEL_UPSERT',
    method: 'POST',
    path: '/v1/channels',
    body: 'json',
    fields: { channels: 'list!' },
    retry: 'replay-safe',
  },
  SELLER_ACCOUNT_STORE_CREATE: {
    id: 'SELLER_ACCOUNT_STORE_CREATE',
    method: 'POST',
    path: '/v1/users/stores',
    query: { token: 'string!' },
    body: 'json',
    fields: { stores: 'list!' },
    response: 'none',
    retry: 'unsafe',
  },
  SELLER_ACCOUNT_STORE_UPDATE: {
    id: 'SELLER_ACCOUNT_STORE_UPDATE',
    method: 'PUT',
    path: '/v1/channels/{channel_id}/stores/{channel_store_id}',
    body: 'json',
    fields: { name: 'value!', state: 'value!', suspension_type: 'value', access_expiration_date: 'value' },
    response: 'none',
    retry: 'idempotent',
  },
});

/** Account: where it lives and who may call it. */
export const surface: SurfaceDescriptor = /* @__PURE__ */ Object.freeze<SurfaceDescriptor>({
  name: 'account',
  basePath: '/api/channel-platform',
  auth: ['clientCredentials', 'bearer'],
  operations,
});
