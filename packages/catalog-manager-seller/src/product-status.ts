import type { SyncOptions } from '@tradelane/workflows';
import { recommendedIntervalInMs, Sync } from '@tradelane/workflows/runtime';
import { runtimeOf, withAccount } from '@tradelane/core/runtime';
import type { ProductsMethods } from './generated/client.ts';
import { operations as descriptors, surface } from './generated/operations.ts';
import type { ProductSourceStatus, ProductsStatusExportQuery } from './generated/types.ts';

/** Options of `syncProductStatus`. `filter` takes the parameters of CM11. */
export type ProductStatusSyncOptions = SyncOptions<
  ProductSourceStatus,
  Omit<ProductsStatusExportQuery, 'updated_since' | 'updated_to' | 'shop_id'>
>;

/**
 * Follows the status of product data sheets (CM11), and passes each entry whose content has changed.
 * PR05: each run requests the changes since the last one. Entries have no change time, so equal entries are skipped.
 * The time comes from the server's `Date`. Without it, the local clock must be right to within `overlapInMs`.
 * @param client A client from this package. Copies, parts and fakes throw `ArgumentError`.
 */
export function syncProductStatus(
  client: { readonly products: ProductsMethods },
  options: ProductStatusSyncOptions,
): Sync<ProductSourceStatus> {
  const { clock, account, settings, presets } = withAccount(runtimeOf(client, surface.name));
  const { shop_id: shopId } = presets;
  const filter = options?.filter;
  return new Sync(
    {
      // Each shop has a separate stream.
      name: `catalog-manager-seller.product-status${shopId === undefined ? '' : `.shop-${String(shopId)}`}`,
      account,
      baseUrl: settings.baseUrl,
      isAscending: false,
      filter: { ...filter },
      intervalInMs: recommendedIntervalInMs(descriptors.CM11),
      keyOf: ({ provider_unique_identifier, unique_identifiers }) =>
        provider_unique_identifier ?? identifiersOf(unique_identifiers),
      read: async (position, signal) => {
        // Without an instant the export is full, which is what a first run wants.
        const since = 'since' in position && position.since.getTime() > 0 ? { updated_since: position.since } : {};
        const asked = client.products.statusExport({ ...filter, ...since }, { signal, maxWaitInMs: Infinity });
        const { data: items, headers } = await asked.withResponse();
        return { items: items ?? [], nextCursor: undefined, asOf: headers.get('date') ?? undefined };
      },
    },
    options,
    clock,
  );
}

/** E04: an absent identifier may be null. */
function identifiersOf(identifiers: ProductSourceStatus['unique_identifiers'] | null): string | undefined {
  const known = identifiers?.filter(Boolean).map(({ code, value }) => `${code}|${value}`);
  return known?.join() || undefined;
}
