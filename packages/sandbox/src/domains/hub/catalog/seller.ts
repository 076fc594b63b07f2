import type { Handler, HandlersOf } from '../../../http/context.ts';
import { seekPage } from '../../../http/paging.ts';
import { changed } from '../../../store/index.ts';
import { publishProduct } from './facts.ts';
import { catalogItems, type Product, products } from './model.ts';

const shownProduct = (product: Product): Product => product;

/** C06: sorted by product identifier. `sort` has no documented values. */
const listProducts: Handler<'listProducts'> = (context) =>
  seekPage(context, { collection: products, order: 'asc', show: shownProduct });

/** C04: absent fields stay, null clears. The background work of the hub takes no time here. */
const upsertProducts: Handler<'upsertProducts'> = (context) => {
  const { world } = context;
  for (const product of context.body.products ?? []) {
    const before = world.store.get(products, product.id);
    const after = changed(before ?? { id: product.id }, product);
    world.store.put(products, product.id, after);
    publishProduct(world, before, after);
  }
};

/** C05: at most 1000 (in the schema). Skips unknown products. Deletes the channels' data of a product too. */
const deleteProducts: Handler<'deleteProducts'> = ({ world, body }) => {
  for (const { id } of body.products) {
    world.store.delete(products, id);
    const items = [...world.store.scan(catalogItems, { by: 'product', equals: id })];
    for (const { key } of items) world.store.delete(catalogItems, key);
  }
};

export const productHandlers: HandlersOf<'listProducts' | 'upsertProducts' | 'deleteProducts'> = {
  listProducts,
  upsertProducts,
  deleteProducts,
};
