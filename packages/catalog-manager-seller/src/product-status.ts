import { recommendedIntervalInMs, Sync, type SyncOptions } from '@tradelane/core';
import { runtimeOf, withAccount } from '@tradelane/core/runtime';
import type { ProductsMethods } from './generated/client.ts';
import { operations as descriptors, surface } from './generated/operations.ts';
import type { operations, ProductSourceStatus } from './generated/types.ts';

type Query = NonNullable<operations['CM11']['parameters']['query']>;
type Filter = Omit<Query, 'updated_since' | 'updated_to' | 'shop_id'>;

/** How `syncProductStatus` reads and handles entries. `filter` takes what CM11 does. */
export type ProductStatusSyncOptions = SyncOptions<ProductSourceStatus, Filter>;

/**
 * Follows the status of product data sheets (CM11): hands over each entry whose content differs from the last time.
 * PR05: a delta, asked with the time of the last request. Entries do not say when they changed, so equal ones are passed over.
 * The time is that of the server's `Date`; where it sends none, this machine's clock has to be right to within `overlapInMs`.
 * @param client the client itself, as its package made it: a copy, a part or a fake of one is refused with `ArgumentError`
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
      // The shop that a client is for has a stream of its own.
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

/** Servers write null for what is absent (E04), also in place of an identifier. */
function identifiersOf(identifiers: ProductSourceStatus['unique_identifiers'] | null): string | undefined {
  const known = identifiers?.filter(Boolean).map(({ code, value }) => `${code}|${value}`);
  return known?.join() || undefined;
}
