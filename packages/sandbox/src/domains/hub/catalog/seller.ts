import { accepted, type HandlerResponse } from '../../../machinery/http/responses.ts';
import { bodyOf, type Context, type Handlers } from '../../../machinery/http/context.ts';
import { type Product, products } from './model.ts';
import { seekPage } from '../../../machinery/paging/index.ts';
import { changed } from '../../../machinery/store/index.ts';

const shownProduct = (product: Product): object => product;

/** C06: by product identifier; `sort` knows no values. */
const listProducts = (context: Context): HandlerResponse =>
  seekPage(context, { collection: products, order: 'asc', show: shownProduct });

/** C04: absent fields stay, null clears. The background work of the hub takes no time here. */
function upsertProducts(context: Context): HandlerResponse {
  const { store } = context.world;
  for (const product of bodyOf<{ readonly products?: readonly Product[] }>(context).products ?? [])
    store.put(products, product.id, changed(store.get(products, product.id) ?? { id: product.id }, product));
  return accepted();
}

/** C05: at most 1000, which the schema says; unknown ones are passed over. */
function deleteProducts(context: Context): HandlerResponse {
  for (const { id } of bodyOf<{ readonly products: readonly Product[] }>(context).products)
    context.world.store.delete(products, id);
  return accepted();
}

export const productHandlers: Handlers = { listProducts, upsertProducts, deleteProducts };
