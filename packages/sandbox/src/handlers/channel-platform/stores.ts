import { invalid, notFound } from '../../errors/index.ts';
import { accepted, type Answer, noContent, ok, okWithoutBody } from '../../http/answers.ts';
import { bodyOf, type Context, type Handlers } from '../../http/context.ts';
import { type Carrier, carriers, catalogItems, keyOf, products, stores } from '../../hub/collections.ts';
import { findBy, requireChannel, requireStore } from '../../hub/find.ts';

const storeOf = ({ world, path }: Context): ReturnType<typeof requireStore> =>
  requireStore(world, path['channel_id'] ?? '', path['channel_store_id'] ?? '');

/** P08: all of it is replaced. */
function upsertBusinessInformation(context: Context): Answer {
  const store = storeOf(context);
  const business_information = bodyOf<Readonly<Record<string, unknown>>>(context);
  context.world.store.put(stores, keyOf(store.channel_id, store.channel_store_id), { ...store, business_information });
  return okWithoutBody;
}

/** P09: unknown products are passed over. The background work of the hub takes no time here. */
function updateStoreCatalogItems(context: Context): Answer {
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

/** P07: the list is complete, so what it leaves out is deleted. */
function upsertCarriers(context: Context): Answer {
  const { world } = context;
  const channel = requireChannel(world, context.path['channel_id'] ?? '');
  const sent = bodyOf<{ readonly carriers: readonly Omit<Carrier, 'channel_id'>[] }>(context).carriers;
  const ids = new Set<string>();
  for (const [i, { channel_carrier_id }] of sent.entries()) {
    if (ids.has(channel_carrier_id)) invalid(`$.carriers[${i}].channel_carrier_id`, 'must be unique');
    ids.add(channel_carrier_id);
  }
  for (const { key } of world.store.scan(carriers, { by: 'channel', equals: channel.id }))
    world.store.delete(carriers, key);
  for (const { channel_carrier_id, name } of sent) {
    world.store.put(carriers, keyOf(channel.id, channel_carrier_id), {
      channel_id: channel.id,
      channel_carrier_id,
      name,
    });
  }
  return noContent;
}

export const storeHandlers: Handlers = {
  upsertBusinessInformation,
  updateStoreCatalogItems,
  upsertCarriers,
  /** P10. */
  getStoreWarehouses: (context) => ok(storeOf(context).warehouses),
};
