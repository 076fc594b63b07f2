import { type CallOptions, guardedReplace, type Replacement, type ReplaceOptions, type Runtime } from '@tradelane/core';
import type { CarriersMethods, StoresMethods, TaxonomyMethods } from './generated/client.ts';
import type { BusinessInformation, CarriersUpsert, operations, ProductType } from './generated/types.ts';

/** Options of the call, and what the replacement may remove. */
export interface GuardedOptions extends CallOptions, ReplaceOptions {}

type ProductTypeQuery = operations['upsertProductType']['parameters']['query'];

/** P07 */
export function replaceCarriers(
  { clock }: Pick<Runtime, 'clock'>,
  upsert: CarriersMethods['upsert'],
  channelId: string,
  body: CarriersUpsert,
  { store, confirmRemovals, dryRun, ...options }: GuardedOptions,
): Promise<Replacement> {
  return guardedReplace(
    {
      what: `carriers of ${channelId}`,
      key: keyOf('carriers', channelId),
      names: body.carriers.map(({ channel_carrier_id }) => channel_carrier_id),
      send: (beforeSend) => upsert(channelId, body, both(options, beforeSend)),
      clock,
    },
    { store, confirmRemovals, dryRun },
  );
}

/** P06 */
export function replaceProductType(
  { clock }: Pick<Runtime, 'clock'>,
  upsert: TaxonomyMethods['upsertProductType'],
  channelId: string,
  body: ProductType,
  query: ProductTypeQuery,
  { store, confirmRemovals, dryRun, ...options }: GuardedOptions,
): Promise<Replacement> {
  const { product_type_id, store_id = '' } = query;
  return guardedReplace(
    {
      what: `attributes, values and rules of the product type ${product_type_id}`,
      key: keyOf('product-type', channelId, store_id, product_type_id),
      names: namesOfProductType(body),
      send: (beforeSend) => upsert(channelId, body, query, both(options, beforeSend)),
      clock,
    },
    { store, confirmRemovals, dryRun },
  );
}

/** P08 */
export function replaceBusinessInformation(
  { clock }: Pick<Runtime, 'clock'>,
  upsert: StoresMethods['upsertBusinessInformation'],
  channelId: string,
  channelStoreId: string,
  body: BusinessInformation,
  { store, confirmRemovals, dryRun, ...options }: GuardedOptions,
): Promise<Replacement> {
  return guardedReplace(
    {
      what: `business information of the store ${channelStoreId}`,
      key: keyOf('business-information', channelId, channelStoreId),
      names: namesOfBusinessInformation(body),
      send: (beforeSend) => upsert(channelId, channelStoreId, body, both(options, beforeSend)),
      clock,
    },
    { store, confirmRemovals, dryRun },
  );
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
  const given = Object.entries(fields).filter(([, value]) => value !== undefined);
  // Reasons of a suspension go when their cause does: their end is no loss.
  return [...given.map(([name]) => name), ...sub_channels.map(({ id }) => `sub-channel ${id}`)];
}

/** Identifiers may hold any character. */
function keyOf(...parts: readonly string[]): string {
  return `replaced.${parts.map(encodeURIComponent).join('.')}`;
}

/** The caller's own `beforeSend` comes first. */
function both(options: CallOptions, beforeSend: () => Promise<void>): CallOptions {
  return {
    ...options,
    beforeSend: async () => {
      await options.beforeSend?.();
      await beforeSend();
    },
  };
}
