import type { Schemas } from '../../../../generated/instance.ts';
import { seedAll, type Seeding } from '../../../../world/index.ts';
import { channelCodes, daysAgo, shopIds } from '../../../common/demo-world.ts';
import {
  type CatalogProduct,
  importReports,
  importSettings,
  type ProductImport,
  productImports,
  productKey,
  products,
  productSkus,
  type ProductSource,
  productSources,
  reportKey,
  type ReportKind,
  sourceKey,
} from '../model/index.ts';

/** An EAN with its check digit, from the twelve digits before it. */
export function eanOf(n: number): string {
  const digits = `40000${String(n).padStart(7, '0')}`;
  const sum = [...digits].reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3), 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}

const kinds: readonly (readonly [category: string, title: string, prefix: string])[] = [
  ['wardrobes', 'Wardrobe', 'WARDROBE'],
  ['chairs', 'Chair', 'CHAIR'],
  ['lamps', 'Floor lamp', 'LAMP'],
  ['pots', 'Plant pot', 'POT'],
  ['beds', 'Bed', 'BED'],
];

const productCount = 60;

const numbered: readonly CatalogProduct[] = Array.from({ length: productCount }, (_, index): CatalogProduct => {
  const n = index + 1;
  const [category_code, title, prefix] = kinds[index % kinds.length] as readonly [string, string, string];
  return {
    product_sku: `${prefix}-${n}`,
    product_id: eanOf(n),
    product_id_type: 'EAN',
    title: `${title} no. ${n}`,
    category_code,
    shopIds: n % 4 === 0 ? [shopIds.garden] : n % 6 === 0 ? [shopIds.home, shopIds.garden] : [shopIds.home],
  };
});

/** A product without a data sheet of a shop. */
const rug: CatalogProduct = {
  product_sku: 'RUG-61',
  product_id: eanOf(1061),
  product_id_type: 'EAN',
  title: 'Rug, 160 × 230 cm',
  category_code: 'sofas',
  shopIds: [],
};

/** The products of the demo instance. */
export const demoProducts: readonly CatalogProduct[] = [...numbered, rug];

const rejected: Schemas['ProductSourceError'] = {
  code: 'REJECTED',
  message: 'The operator has rejected the product.',
  channels: [channelCodes.web],
  rejection_details: {
    reason_code: 'PICTURE',
    reason_label: 'Picture not good enough',
    message: 'The picture is blurred.',
  },
};
const incomplete: Schemas['ProductSourceError'] = {
  code: 'INTEGRATION_ERROR',
  message: 'The product does not satisfy the rules of the catalog.',
  integration_details: [
    { attribute_code: 'color', code: 'MISSING_REQUIRED_ATTRIBUTE', message: 'color: is required.' },
  ],
};

function sourceOf({ product_id, product_sku }: CatalogProduct, shopId: number, position: number): ProductSource {
  const errors = position % 7 === 3 ? [rejected] : position % 7 === 5 ? [incomplete] : [];
  return {
    shopId,
    updated: daysAgo(90 - position),
    position,
    entry: {
      provider_unique_identifier: `${shopId}-${product_sku}`,
      unique_identifiers: [{ code: 'EAN', value: product_id }],
      status: errors.length === 0 ? 'LIVE' : 'NOT_LIVE',
      errors,
      warnings:
        position % 10 === 0
          ? [{ code: 'RECOMMENDED_ATTRIBUTE', message: 'description: is recommended.', attribute_code: 'description' }]
          : [],
    },
  };
}

const sources = demoProducts.flatMap((product, index) =>
  product.shopIds.map((shopId) => sourceOf(product, shopId, index + 1)),
);

const noLines = { read: 0, success: 0, error: 0, warning: 0 };

const imports: readonly ProductImport[] = [
  {
    id: 7001,
    shopId: shopIds.home,
    status: 'COMPLETE',
    date_created: daysAgo(90),
    date_updated: daysAgo(90, 90),
    fileName: 'products.csv',
    format: 'CSV',
    conversion: 'STANDARD',
    counts: { read: 3, success: 2, error: 1, warning: 0 },
    reports: ['transformed_file', 'transformation_error_report', 'error_report', 'new_product_report'],
    integration: { products_successfully_synchronized: 1, invalid_products: 1 },
  },
  {
    id: 7002,
    shopId: shopIds.home,
    status: 'TRANSFORMATION_FAILED',
    reason: 'No column of the file stands for an attribute.',
    date_created: daysAgo(60),
    date_updated: daysAgo(60, 60),
    fileName: 'prices.csv',
    format: 'CSV',
    conversion: 'STANDARD',
    counts: noLines,
    reports: [],
  },
  {
    id: 7003,
    shopId: shopIds.garden,
    status: 'COMPLETE',
    date_created: daysAgo(30),
    date_updated: daysAgo(30, 90),
    fileName: 'pots.xlsx',
    format: 'XLSX',
    conversion: 'AI_CONVERTER',
    options: {
      ai_enrichment: { status: 'ENABLED' },
      ai_rewrite: { status: 'DISABLED' },
      ai_translation: { status: 'DISABLED' },
    },
    counts: { read: 15, success: 15, error: 0, warning: 15 },
    reports: [],
    integration: {
      products_successfully_synchronized: 15,
      products_reimported: 4,
      products_with_synchronization_issues: 0,
      products_with_wrong_identifiers: 0,
      products_not_accepted_in_time: 0,
      products_not_synchronized_in_time: 0,
      rejected_products: 0,
      invalid_products: 0,
    },
  },
  {
    id: 7004,
    shopId: shopIds.home,
    status: 'CANCELLED',
    reason: 'Cancelled by the operator.',
    date_created: daysAgo(14),
    date_updated: daysAgo(14, 600),
    fileName: 'products.xml',
    format: 'XML',
    conversion: 'NONE',
    counts: noLines,
    reports: [],
  },
];

const head = 'shop_sku;ean;title;category';

const reports: readonly (readonly [ReportKind, string])[] = [
  [
    'transformed_file',
    `${head}\r\n2001-WARDROBE-1;${eanOf(1)};Wardrobe no. 1;wardrobes\r\n2001-CHAIR-0;123;Chair;chairs\r\n`,
  ],
  [
    'transformation_error_report',
    `sku;gtin;name;line number;warnings;errors\r\n;${eanOf(3)};Lamp;4;;1001|shop_sku: is required.\r\n`,
  ],
  ['error_report', 'shop_sku;error\r\n2001-CHAIR-0;ean: 123 is not an EAN.\r\n'],
  ['new_product_report', `${head};product_sku\r\n2001-WARDROBE-1;${eanOf(1)};Wardrobe no. 1;wardrobes;WARDROBE-1\r\n`],
];

export const catalogSeed: readonly Seeding[] = [
  seedAll(products, demoProducts, (product) => productKey(product.product_id_type, product.product_id)),
  ({ store }) => {
    for (const { product_sku, product_id_type, product_id } of demoProducts)
      store.put(productSkus, product_sku, productKey(product_id_type, product_id));
  },
  seedAll(productSources, sources, ({ shopId, entry }) => sourceKey(shopId, entry.provider_unique_identifier)),
  seedAll(productImports, imports, ({ id }) => id),
  ({ store }) => {
    for (const [kind, text] of reports) store.put(importReports, reportKey(7001, kind), new TextEncoder().encode(text));
  },
];

/** How the catalog transformation treats the files of each shop by default. */
export const importSettingsSeed: Seeding = ({ store }) => {
  const mapping = { sku: 'shop_sku', gtin: 'ean', name: 'title', colour: 'color' };
  store.put(importSettings, String(shopIds.home), { conversion: 'STANDARD', mapping });
  store.put(importSettings, String(shopIds.garden), { conversion: 'AI_CONVERTER', mapping: {} });
};
