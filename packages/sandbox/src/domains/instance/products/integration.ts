import type { Schemas } from '../../../generated/instance.ts';
import type { Steps } from '../../../clock/steps.ts';
import type { World } from '../../../world/index.ts';
import { type ConversionRules, type ConvertedRecord, converter, shopSku } from './conversion.ts';
import type { RecordSink } from './files/file-record.ts';
import { readProductFile } from './files/product-file.ts';
import { csvWriter, type RowWriter } from './files/report-writers.ts';
import {
  type CatalogProduct,
  type ProductImport,
  productKey,
  products,
  productSkus,
  productSources,
  sourceKey,
} from './model/index.ts';
import { type AttributeError, type CatalogRules, productChecker } from './product-checks.ts';

/** Result of an integration: rejected lines (P44) and new products (P45). */
export interface Integrated {
  readonly errors: RowWriter;
  readonly newProducts: RowWriter;
  readonly counts: Schemas['IntegrationCounts'];
}

/** Shared by all products that have none: a file may bring hundreds of thousands. */
const none: readonly never[] = [];

const warningsOf = ({ warnings }: ConvertedRecord): readonly { code: string; message: string }[] =>
  warnings.length === 0 ? none : warnings.map((message) => ({ code: 'CONVERTED_VALUE', message }));

/** No line is taken of a file that cannot be read to its end. */
const ignore: RecordSink = { columns: () => undefined, record: () => undefined };

/** Puts the products of a file into the catalog, line by line, and keeps for the shop how each of them fared. */
export function* integrate(
  world: World,
  one: ProductImport,
  bytes: Uint8Array,
  rules: ConversionRules,
  catalog: CatalogRules,
): Steps<Integrated> {
  yield* readProductFile(one.format, bytes, ignore);
  const codes = new Set(rules.attributes.map(({ code }) => code));
  const errors = csvWriter([shopSku, 'error']);
  const newProducts = csvWriter([shopSku, 'ean', 'title', 'category', 'product_sku']);
  const convert = converter(rules);
  const check = productChecker(catalog);
  const seen = new Set<string>();
  const counts = { products_successfully_synchronized: 0, invalid_products: 0 };

  const wrongsOf = ({ values, problem }: ConvertedRecord): AttributeError[] => {
    if (problem !== undefined) return [{ attribute: shopSku, code: 'INVALID_LINE', message: problem }];
    const sku = values[shopSku] ?? '';
    if (seen.has(sku))
      return [{ attribute: shopSku, code: 'DUPLICATE', message: `${shopSku}: ${sku} is in the file twice.` }];
    seen.add(sku);
    return check(values);
  };

  yield* readProductFile(one.format, bytes, {
    columns: () => undefined,
    isColumn: (name) => codes.has(name),
    record(record) {
      const converted = convert(record);
      // The transformation has reported these lines already.
      if (converted.problem !== undefined && one.conversion !== 'NONE') return;
      const wrongs = wrongsOf(converted);
      const { values, line } = converted;
      if (wrongs.length > 0) {
        counts.invalid_products += 1;
        const reasons = wrongs.map(({ message }) => message).join(' ');
        errors.row([values[shopSku] ?? '', values[shopSku] === undefined ? `Line ${line}: ${reasons}` : reasons]);
        if (wrongs.every(({ code }) => code === 'INVALID_LINE' || code === 'DUPLICATE')) return;
      } else {
        counts.products_successfully_synchronized += 1;
        const created = addProduct(world, one, line, values);
        if (created !== undefined)
          newProducts.row([
            values[shopSku] ?? '',
            created.product_id,
            created.title,
            created.category_code,
            created.product_sku,
          ]);
      }
      keepSource(world, one, converted, wrongs);
    },
  });
  return { errors, newProducts, counts };
}

function addProduct(
  world: World,
  { id, shopId }: ProductImport,
  line: number,
  values: Readonly<Record<string, string>>,
): CatalogProduct | undefined {
  const { ean = '', title = '', category = '' } = values;
  const key = productKey('EAN', ean);
  const known = world.store.get(products, key);
  const from = `${id}/${line}`;
  if (known?.from === from) return known;
  if (known !== undefined) {
    if (!known.shopIds.includes(shopId))
      world.store.put(products, key, { ...known, shopIds: [...known.shopIds, shopId] });
    return undefined;
  }
  const product: CatalogProduct = {
    product_sku: `P-${id}-${line}`,
    product_id: ean,
    product_id_type: 'EAN',
    title,
    category_code: category,
    shopIds: [shopId],
    from,
  };
  world.store.put(products, key, product);
  world.store.put(productSkus, product.product_sku, key);
  return product;
}

const integrationError = (wrongs: readonly AttributeError[]): Schemas['ProductSourceError'] => ({
  code: 'INTEGRATION_ERROR',
  message: 'The product does not satisfy the rules of the catalog.',
  integration_details: wrongs.map(({ attribute, code, message }) => ({ attribute_code: attribute, code, message })),
});

function keepSource(
  world: World,
  { shopId }: ProductImport,
  converted: ConvertedRecord,
  wrongs: readonly AttributeError[],
): void {
  const { ean } = converted.values;
  const identifier = converted.values[shopSku] ?? '';
  world.store.put(productSources, sourceKey(shopId, identifier), {
    shopId,
    updated: world.time,
    position: converted.line,
    entry: {
      provider_unique_identifier: identifier,
      unique_identifiers: ean === undefined ? none : [{ code: 'EAN', value: ean }],
      status: wrongs.length === 0 ? 'LIVE' : 'NOT_LIVE',
      errors: wrongs.length === 0 ? none : [integrationError(wrongs)],
      warnings: warningsOf(converted),
    },
  });
}
