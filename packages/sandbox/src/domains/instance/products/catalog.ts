import { invalid } from '../../../errors/index.ts';
import type { Context, Handler, HandlersOf } from '../../../http/context.ts';
import { among, between } from '../../../store/index.ts';
import type { World } from '../../../world/index.ts';
import { isSeller, shopOf } from '../common/access.ts';
import { labelReader } from '../common/labels.ts';
import { shops } from '../common/shops.ts';
import {
  type CatalogProduct,
  categories,
  identifierOf,
  productKey,
  products,
  productSkus,
  type ProductSource,
  productSources,
} from './model/index.ts';

/** The old form of a reference list is the same text under another name. */
const referencesOf = ({ query }: Context<'P31'>): readonly string[] =>
  query.product_references ?? query.products?.split(',') ?? [];

function findProduct(world: World, reference: string): CatalogProduct | undefined {
  const bar = reference.indexOf('|');
  if (bar < 1 || bar === reference.length - 1)
    invalid('P31', 'product_references', `must be of the form TYPE|identifier: ${reference}`);
  const [type, id] = [reference.slice(0, bar).toUpperCase(), reference.slice(bar + 1)];
  const key = type === 'SKU' ? world.store.get(productSkus, id) : productKey(type, id);
  return key === undefined ? undefined : world.store.get(products, key);
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** PR06. */
const bySkuThenIdentifier = (a: CatalogProduct, b: CatalogProduct): number =>
  compare(a.product_sku, b.product_sku) ||
  compare(a.product_id_type, b.product_id_type) ||
  compare(a.product_id, b.product_id);

const listProducts: Handler<'P31'> = (context) => {
  const found = new Map<string, CatalogProduct>();
  for (const reference of referencesOf(context)) {
    const product = findProduct(context.world, reference);
    if (product !== undefined) found.set(product.product_sku, product);
  }
  const read = labelReader(context);
  const shown = [...found.values()]
    .sort(bySkuThenIdentifier)
    .map(({ product_sku, product_id, product_id_type, category_code, title }) => {
      const labels = context.world.store.get(categories, category_code)?.labels;
      return {
        product_sku,
        product_id,
        product_id_type,
        product_title: title,
        category_code,
        category_label: labels === undefined ? category_code : read(labels),
        // Every shop may sell every product of the sandbox.
        ...(!isSeller(context) && { authorized_shop_ids: [] }),
      };
    });
  return { products: shown, total_count: shown.length };
};

/** The shop whose data sheets are meant. The operator names it as the provider. */
function providerOf(context: Context<'CM11'>): number {
  if (isSeller(context)) return shopOf(context);
  const provider = context.query.provider_id ?? '';
  if (context.world.store.get(shops, provider) === undefined)
    invalid('AS34', 'provider_id', `isn't a shop: ${provider}`);
  return Number(provider);
}

/** `type|id` pairs (PR05). */
function identifiersOf({ query }: Context<'CM11'>): readonly string[] | undefined {
  return query.unique_identifier?.map((pair) => {
    const [code = '', value] = pair.split('|');
    return value === undefined
      ? invalid('PR05', 'unique_identifier', `must be of the form type|id: ${pair}`)
      : identifierOf({ code, value });
  });
}

const byTimeThenLine = (a: ProductSource, b: ProductSource): number =>
  compare(a.updated, b.updated) || a.position - b.position;

/** PR05: products that changed in a period. Without `updated_since`, all products. */
const exportStatus: Handler<'CM11'> = (context) => {
  const { query, world } = context;
  const where = [
    among('shop', providerOf(context)),
    between('updated', query.updated_since, query.updated_to),
    among('status', query.status),
    among('provider_unique_identifier', query.provider_unique_identifier),
    among('unique_identifier', identifiersOf(context)),
  ];
  const found = Array.from(world.store.find(productSources, { by: 'updated', where }), ({ value }) => value);
  return found.length === 0 ? undefined : found.sort(byTimeThenLine).map(({ entry }) => entry);
};

export const catalogHandlers: HandlersOf<'P31' | 'CM11'> = {
  P31: listProducts,
  CM11: exportStatus,
};
