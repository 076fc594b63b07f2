import { ArgumentError } from '@tradelane/core';
import type { SyncOptions } from '@tradelane/workflows';
import { recommendedIntervalInMs, Sync } from '@tradelane/workflows/runtime';
import { runtimeOf, withAccount } from '@tradelane/core/runtime';
import type { ProductsMethods } from './generated/client.ts';
import { operations as descriptors, surface } from './generated/operations.ts';
import type { ProductSourceStatus, ProductsStatusExportQuery } from './generated/types.ts';

/** Options of `syncProductStatus`. `filter.provider_id` selects the seller, because CM11 exports one seller at a time. */
export type ProductStatusSyncOptions = SyncOptions<
  ProductSourceStatus,
  Omit<ProductsStatusExportQuery, 'updated_since' | 'updated_to'>
> & { readonly filter: Omit<ProductsStatusExportQuery, 'updated_since' | 'updated_to'> };

/**
 * Follows the status of a seller's product data sheets (CM11), and passes each entry whose content has changed.
 * Pass `filter: { provider_id }`. Each provider has its own stream, so run one sync per provider.
 * PR05: each run requests the changes since the last one. Entries have no change time, so equal entries are skipped.
 * The time comes from the server's `Date`. Without it, the local clock must be right to within `overlapInMs`.
 * @param client A client from this package. Copies, parts and fakes throw `ArgumentError`.
 * @throws {ArgumentError} If the filter names no seller.
 */
export function syncProductStatus(
  client: { readonly products: ProductsMethods },
  options: ProductStatusSyncOptions,
): Sync<ProductSourceStatus> {
  const { clock, account, settings } = withAccount(runtimeOf(client, surface.name));
  const filter = options?.filter;
  if (filter?.provider_id === undefined)
    throw new ArgumentError('`filter.provider_id` is missing. Pass the id of the provider.', {
      code: 'ERR_ARGUMENT_MISSING',
      argument: 'filter.provider_id',
    });
  return new Sync(
    {
      // Each seller has a separate stream.
      name: `catalog-manager-operator.product-status.${filter.provider_id}`,
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
