import type { ApiPromise, CallOptions } from '@tradelane/core';
import { ArgumentError } from '@tradelane/core/errors';
import { withAccount } from '@tradelane/core/runtime';
import type { SyncOptions } from '@tradelane/workflows';
import { recommendedIntervalInMs, Sync } from '@tradelane/workflows/follow';
import type { ProductSourceStatus } from './generated/types.ts';
import { runtimeWith, streamOf } from './runtime-with.ts';

/** A client that exports the status of data sheets. */
export interface ProductStatusClient<Query> {
  /** The products and their status. */
  readonly products: {
    statusExport(query?: Query, options?: CallOptions): ApiPromise<readonly ProductSourceStatus[] | undefined>;
  };
}

/** The filter of a sync: parameters of CM11. */
export type ProductStatusFilter<Query> = Omit<Query, 'updated_since' | 'updated_to' | 'shop_id'>;

/**
 * Options of `syncProductStatus`. `filter` takes the parameters of CM11. A client of the operator requires
 * `filter.provider_id`, because CM11 then exports one seller at a time.
 */
export type ProductStatusSyncOptions<Query> = SyncOptions<ProductSourceStatus, ProductStatusFilter<Query>> &
  ({} extends ProductStatusFilter<Query> ? unknown : { readonly filter: ProductStatusFilter<Query> });

/**
 * Follows the status of product data sheets (CM11), and passes each entry whose content has changed.
 * PR05: each run requests the changes since the last one. Entries have no change time, so equal entries are skipped.
 * The time comes from the server's `Date`. Without it, the local clock must be right to within `overlapInMs`.
 * As the operator, pass `filter: { provider_id }`. Each provider has its own stream, so run one sync per provider.
 * @param client A client from this package. Copies, parts and fakes throw `ArgumentError`.
 * @throws {ArgumentError} If the filter of an operator names no provider.
 */
export function syncProductStatus<Query extends object>(
  client: ProductStatusClient<Query>,
  options: ProductStatusSyncOptions<Query>,
): Sync<ProductSourceStatus> {
  const { runtime, operations } = runtimeWith(client, 'CM11');
  const filter: { readonly provider_id?: string } = { ...options?.filter };
  const { name, ...owner } = streamOf('product-status', withAccount(runtime));
  if (operations.CM11.query?.['provider_id'] === 'string!' && filter.provider_id === undefined)
    throw new ArgumentError('`filter.provider_id` is missing. Pass the id of the provider.', {
      code: 'ERR_ARGUMENT_MISSING',
      argument: 'filter.provider_id',
    });
  return new Sync(
    {
      ...owner,
      name: filter.provider_id === undefined ? name : `${name}.${filter.provider_id}`,
      isAscending: false,
      filter,
      intervalInMs: recommendedIntervalInMs(operations.CM11),
      keyOf: ({ provider_unique_identifier, unique_identifiers }) =>
        provider_unique_identifier ?? identifiersOf(unique_identifiers),
      read: async (position, signal) => {
        // Without an instant the export is full, which is what a first run wants.
        const since = 'since' in position && position.since.getTime() > 0 ? { updated_since: position.since } : {};
        // The filter has the required parameters of the surface.
        const query = { ...filter, ...since } as unknown as Query;
        const exported = client.products.statusExport(query, { signal, maxWaitInMs: Infinity });
        const { data: items, headers } = await exported.withResponse();
        return { items: items ?? [], nextCursor: undefined, asOf: headers.get('date') ?? undefined };
      },
    },
    options,
    runtime.clock,
  );
}

/** E04: an absent identifier may be null. */
function identifiersOf(identifiers: ProductSourceStatus['unique_identifiers'] | null): string | undefined {
  const known = identifiers?.filter(Boolean).map(({ code, value }) => `${code}|${value}`);
  return known?.join() || undefined;
}
