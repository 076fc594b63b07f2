import type { CallOptions } from '@tradelane/core';
import { ArgumentError } from '@tradelane/core/errors';
import type { RemovalOptions, Replacement } from '@tradelane/workflows';
import { type Runtime, runtimeOf, withAccount } from '@tradelane/core/runtime';
import { digestOf } from '@tradelane/core/work';
import { guardedReplace } from '@tradelane/workflows/runtime';
import type { CarriersMethods, StoresMethods, TaxonomyMethods } from './generated/client.ts';
import { surface } from './generated/operations.ts';
import type {
  BusinessInformation,
  CarriersUpsert,
  ProductType,
  TaxonomyUpsertProductTypeQuery,
} from './generated/types.ts';

/** Options of a replacement. */
export interface ReplaceOptions extends CallOptions, RemovalOptions {}

/**
 * Replaces the list of carriers, unless that removes a carrier without confirmation (P07).
 * @param client A client from this package. Copies, parts and fakes throw `ArgumentError`.
 * @throws {ArgumentError} If an argument is missing or invalid.
 * @throws {UnconfirmedRemovalError} If it would remove unconfirmed entries. Nothing was sent.
 * @example
 * ```ts
 * import { replaceCarriers } from '@tradelane/channel-platform';
 *
 * const carriers = [{ channel_carrier_id: 'DHL', name: 'DHL' }];
 * await replaceCarriers(platform, 'CHANNEL', { carriers }, { checkpoint, confirmRemovals: ['OLD_CARRIER'] });
 * ```
 */
export async function replaceCarriers(
  client: { readonly carriers: CarriersMethods },
  channelId: string,
  body: CarriersUpsert,
  options: ReplaceOptions,
): Promise<Replacement> {
  const [removal, call] = split(options);
  const runtime = withAccount(runtimeOf(client, surface.name));
  return guardedReplace(
    {
      what: `carriers of ${channelId}`,
      key: keyOf(runtime, 'carriers', channelId),
      names: namesIn(() => body.carriers.map(({ channel_carrier_id }) => channel_carrier_id)),
      body,
      send: (beforeSend, own) => client.carriers.upsert(channelId, own, both(call, beforeSend)),
      clock: runtime.clock,
      signal: call.signal,
    },
    removal,
  );
}

/**
 * Replaces a product type, unless that removes an attribute, value or rule without confirmation (P06).
 * @param client A client from this package. Copies, parts and fakes throw `ArgumentError`.
 * @throws {ArgumentError} If an argument is missing or invalid.
 * @throws {UnconfirmedRemovalError} If it would remove unconfirmed entries. Nothing was sent.
 */
export async function replaceProductType(
  client: { readonly taxonomy: TaxonomyMethods },
  channelId: string,
  body: ProductType,
  query: TaxonomyUpsertProductTypeQuery,
  options: ReplaceOptions,
): Promise<Replacement> {
  const [removal, call] = split(options);
  if (query?.product_type_id === undefined)
    throw new ArgumentError('`query.product_type_id` is missing. Pass the id of the product type.', {
      code: 'ERR_ARGUMENT_MISSING',
      argument: 'query.product_type_id',
    });
  const ownQuery = { ...query };
  const { product_type_id, store_id } = ownQuery;
  const runtime = withAccount(runtimeOf(client, surface.name));
  return guardedReplace(
    {
      what: `attributes, values and rules of the product type ${product_type_id}`,
      key: keyOf(runtime, 'product-type', channelId, store_id, product_type_id),
      names: namesIn(() => namesOfProductType(body)),
      body,
      send: (beforeSend, own) => client.taxonomy.upsertProductType(channelId, own, ownQuery, both(call, beforeSend)),
      clock: runtime.clock,
      signal: call.signal,
    },
    removal,
  );
}

/**
 * Replaces the business information of a store, unless that removes a field or sub-channel without confirmation (P08).
 * @param client A client from this package. Copies, parts and fakes throw `ArgumentError`.
 * @throws {ArgumentError} If an argument is missing or invalid.
 * @throws {UnconfirmedRemovalError} If it would remove unconfirmed entries. Nothing was sent.
 */
export async function replaceBusinessInformation(
  client: { readonly stores: StoresMethods },
  channelId: string,
  channelStoreId: string,
  body: BusinessInformation,
  options: ReplaceOptions,
): Promise<Replacement> {
  const [removal, call] = split(options);
  const runtime = withAccount(runtimeOf(client, surface.name));
  return guardedReplace(
    {
      what: `business information of the store ${channelStoreId}`,
      key: keyOf(runtime, 'business-information', channelId, channelStoreId),
      names: namesIn(() => namesOfBusinessInformation(body)),
      body,
      send: (beforeSend, own) =>
        client.stores.upsertBusinessInformation(channelId, channelStoreId, own, both(call, beforeSend)),
      clock: runtime.clock,
      signal: call.signal,
    },
    removal,
  );
}

/** @throws {ArgumentError} If the checkpoint is missing. */
function split(options: ReplaceOptions | undefined): readonly [RemovalOptions, CallOptions] {
  if (options?.checkpoint !== undefined) {
    const { checkpoint, ownerId, confirmRemovals, dryRun, ...call } = options;
    return [{ checkpoint, ownerId, confirmRemovals, dryRun }, call];
  }
  throw new ArgumentError(
    '`checkpoint` is missing. Pass a checkpoint store, which remembers the entries that you sent last.',
    {
      code: 'ERR_ARGUMENT_MISSING',
      argument: 'checkpoint',
    },
  );
}

/** @throws {ArgumentError} If the body lacks the lists to compare. */
function namesIn(read: () => readonly string[]): readonly string[] {
  try {
    return read();
  } catch (cause) {
    throw new ArgumentError('`body` is missing or has no arrays to compare. Pass the complete body.', {
      argument: 'body',
      cause,
    });
  }
}

function namesOfProductType({ embedded_attributes, rules = [] }: ProductType): readonly string[] {
  const attributes = embedded_attributes.flatMap((attribute) => {
    const values = 'available_values' in attribute ? attribute.available_values : [];
    return [`attribute ${attribute.id}`, ...values.map(({ id }) => `value ${attribute.id}/${id}`)];
  });
  return [...attributes, ...rules.map(({ ref }) => `rule ${ref}`)];
}

function namesOfBusinessInformation(body: BusinessInformation): readonly string[] {
  const { sub_channels = [], quality_suspension_reasons: _, updated_at: __, ...fields } = body;
  const present = Object.entries(fields).filter(([, value]) => value !== undefined);
  // A suspension's reasons end with their cause, so their removal loses nothing.
  return [...present.map(([name]) => name), ...sub_channels.map(({ id }) => `sub-channel ${id}`)];
}

/** Key from host, account and identifiers, which may contain any character. */
function keyOf({ identity }: Runtime, list: string, ...ids: readonly (string | undefined)[]): string {
  return `replaced.${list}.${digestOf([identity, ...ids])}`;
}

/** Runs the caller's `beforeSend` first. */
function both(options: CallOptions, beforeSend: () => Promise<void>): CallOptions {
  return {
    ...options,
    beforeSend: async () => {
      await options.beforeSend?.();
      await beforeSend();
    },
  };
}
