import { invalid } from '../../../machinery/errors/index.ts';
import { type HandlerResponse, noContent, ok } from '../../../machinery/http/responses.ts';
import type { Context, Handlers } from '../../../machinery/http/context.ts';
import {
  categories,
  type CatalogProduct,
  productKey,
  products,
  productSkus,
  type ProductSource,
  productSources,
} from './model/index.ts';
import { shops } from '../common/shops.ts';
import { isSeller, shopOf } from '../common/access.ts';
import { labelReader } from '../common/labels.ts';

/** The old form of a reference list is the same text under another name. */
function referencesOf({ query }: Context): readonly string[] {
  return query.list('product_references') ?? query.text('products')?.split(',') ?? [];
}

function findProduct({ world }: Context, reference: string): CatalogProduct | undefined {
  const bar = reference.indexOf('|');
  if (bar < 1 || bar === reference.length - 1)
    invalid('product_references', `must be of the form TYPE|identifier: ${reference}`);
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

function listProducts(context: Context): object {
  const found = new Map<string, CatalogProduct>();
  for (const reference of referencesOf(context)) {
    const product = findProduct(context, reference);
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
      };
    });
  return { products: shown, total_count: shown.length };
}

/** The shop whose data sheets are meant. The operator names it as the provider. */
function providerOf(context: Context): number {
  if (isSeller(context)) return shopOf(context);
  const provider = context.query.text('provider_id') ?? '';
  if (context.world.store.get(shops, provider) === undefined) invalid('provider_id', `names no shop: ${provider}`);
  return Number(provider);
}

/** `type|id` pairs (PR05). */
function pairsOf({ query }: Context): readonly (readonly [string, string])[] | undefined {
  return query.list('unique_identifier')?.map((pair) => {
    const [code = '', value] = pair.split('|');
    return value === undefined
      ? invalid('unique_identifier', `must be of the form type|id: ${pair}`)
      : ([code, value] as const);
  });
}

/** PR05: what changed between two times; without `updated_since` everything. */
function exportStatus(context: Context): HandlerResponse {
  const { query, world } = context;
  const shopId = providerOf(context);
  const [since, to, status] = [query.text('updated_since'), query.text('updated_to'), query.text('status')];
  const identifiers = query.list('provider_unique_identifier');
  const pairs = pairsOf(context);
  const isMeant = ({ updated, entry }: ProductSource): boolean =>
    (to === undefined || updated <= to) &&
    (status === undefined || entry.status === status) &&
    (identifiers === undefined || identifiers.includes(entry.provider_unique_identifier)) &&
    (pairs === undefined ||
      pairs.some(([code, value]) => entry.unique_identifiers.some((one) => one.code === code && one.value === value)));
  const found: object[] = [];
  for (const { value } of world.store.scan(productSources, { by: 'updated', from: `${shopId} ${since ?? ''}` })) {
    if (value.shopId !== shopId) break;
    if (isMeant(value)) found.push(value.entry);
  }
  return found.length === 0 ? noContent : ok(found);
}

/** What is in the catalog, and how the data sheets of shops fare in it. */
export const catalogHandlers: Handlers = {
  P31: (context) => ok(listProducts(context)),
  CM11: exportStatus,
};
