// Generated from specs/ by `pnpm generate`. Do not edit.
import type { OperationDescriptor, SurfaceDescriptor } from '@tradelane/core/runtime';

/** Ids of the operations, as the documents give them. */
export type OperationId =
  | 'setShippingMethod';

type Table = Readonly<Record<OperationId, OperationDescriptor>>;

/** What the core knows of each operation. */
export const operations: Table = /* @__PURE__ */ Object.freeze<Table>({
  setShippingMethod: {
    id: 'setShippingMethod',
    method: 'PUT',
    path: '/baskets/{basketId}/shipments/{shipmentId}/shipping-method',
    query: { siteId: 'string!' },
    body: 'json',
    fields: { id: 'value', c_marketplaceData: 'list' },
    retry: 'idempotent',
  },
});

/** Storefront basket: where it lives and who may call it. */
export const surface: SurfaceDescriptor = /* @__PURE__ */ Object.freeze<SurfaceDescriptor>({
  name: 'basket',
  basePath: '',
  auth: ['bearer'],
  operations,
});
