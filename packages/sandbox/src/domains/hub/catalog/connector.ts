import { accepted, type HandlerResponse } from '../../../machinery/http/responses.ts';
import { bodyOf, type Context, type Handlers } from '../../../machinery/http/context.ts';
import { catalogItems, products, catalogConfigurations, productTypes, taxonomyRules } from './model.ts';
import { keyOf } from '../../../machinery/store/index.ts';
import { requireChannel, stores } from '../../account/model/index.ts';
import { notFound } from '../../../machinery/errors/index.ts';
import { findBy } from '../../../machinery/world/index.ts';

const channelOf = ({ world, path }: Context): string => requireChannel(world, path['channel_id'] ?? '').id;

/** P13. The background work of the hub takes no time here, nor in the two below. */
function configureChannelCatalog(context: Context): HandlerResponse {
  context.world.store.put(catalogConfigurations, channelOf(context), bodyOf<object>(context));
  return accepted();
}

/** P16. A rule that is sent again replaces the first. */
function createTaxonomyRule(context: Context): HandlerResponse {
  const channel = channelOf(context);
  for (const rule of bodyOf<{ readonly rules: readonly { readonly id: string }[] }>(context).rules) {
    context.world.store.put(taxonomyRules, keyOf(channel, rule.id), rule);
  }
  return accepted();
}

/** P06: the definition is complete, so what it leaves out is gone. */
function upsertProductType(context: Context): HandlerResponse {
  const { query, world } = context;
  const key = keyOf(channelOf(context), query.text('store_id') ?? '', query.text('product_type_id') ?? '');
  world.store.put(productTypes, key, bodyOf<object>(context));
  return accepted();
}

/** P09: unknown products are passed over. The background work of the hub takes no time here. */
function updateStoreCatalogItems(context: Context): HandlerResponse {
  const { world, path } = context;
  const storeId = path['store_id'] ?? '';
  const store =
    findBy(world, stores, 'store_id', keyOf(path['channel_id'] ?? '', storeId)) ?? notFound(`Store ${storeId}`);
  for (const item of bodyOf<{ readonly store_catalog_items: readonly { readonly id: string }[] }>(context)
    .store_catalog_items) {
    if (world.store.get(products, item.id) === undefined) continue;
    const key = keyOf(store.store_id, item.id);
    world.store.put(catalogItems, key, { ...world.store.get(catalogItems, key), ...item });
  }
  return accepted();
}

export const channelCatalogHandlers: Handlers = {
  updateStoreCatalogItems,
  configureChannelCatalog,
  createTaxonomyRule,
  upsertProductType,
};
