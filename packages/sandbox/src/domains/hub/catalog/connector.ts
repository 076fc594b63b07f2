import { notFound } from '../../../errors/index.ts';
import type { Context, Handler, HandlersOf } from '../../../http/context.ts';
import { keyOf } from '../../../store/index.ts';
import { findBy } from '../../../world/index.ts';
import { requireChannel, stores } from '../../account/model/index.ts';
import { publishOffer } from './facts.ts';
import { catalogConfigurations, catalogItems, products, productTypes, taxonomyRules } from './model.ts';

const channelOf = ({
  world,
  path,
}: Context<'configureChannelCatalog' | 'createTaxonomyRule' | 'upsertProductType'>): string =>
  requireChannel(world, path.channel_id).id;

/** P13. The background work of the hub takes no time here, nor in the two below. */
const configureChannelCatalog: Handler<'configureChannelCatalog'> = (context) => {
  context.world.store.put(catalogConfigurations, channelOf(context), context.body);
};

/** P16. A rule that is sent again replaces the first. */
const createTaxonomyRule: Handler<'createTaxonomyRule'> = (context) => {
  const channel = channelOf(context);
  for (const rule of context.body.rules) context.world.store.put(taxonomyRules, keyOf(channel, rule.id), rule);
};

/** P06: the definition is complete, so what it leaves out is gone. */
const upsertProductType: Handler<'upsertProductType'> = (context) => {
  const { query, world } = context;
  const key = keyOf(channelOf(context), query.store_id ?? '', query.product_type_id ?? '');
  world.store.put(productTypes, key, context.body);
};

/** P09: skips unknown products. The hub's background work is done at once. */
const updateStoreCatalogItems: Handler<'updateStoreCatalogItems'> = (context) => {
  const { world, path } = context;
  const storeId = path.store_id;
  const store =
    findBy(world, stores, 'store_id', keyOf(path.channel_id, storeId)) ?? notFound(`Store ${storeId}`, 'P09');
  for (const item of context.body.store_catalog_items) {
    const product = world.store.get(products, item.id);
    if (product === undefined) continue;
    const key = keyOf(store.store_id, item.id);
    const before = world.store.get(catalogItems, key);
    world.store.put(catalogItems, key, { ...before, ...item });
    const isCreated = item.product_status === 'PRODUCT_CREATED' && before?.product_status !== 'PRODUCT_CREATED';
    if (isCreated) publishOffer(world, store, product);
  }
};

export const channelCatalogHandlers: HandlersOf<
  'updateStoreCatalogItems' | 'configureChannelCatalog' | 'createTaxonomyRule' | 'upsertProductType'
> = {
  updateStoreCatalogItems,
  configureChannelCatalog,
  createTaxonomyRule,
  upsertProductType,
};
