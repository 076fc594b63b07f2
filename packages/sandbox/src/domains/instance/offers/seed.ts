import { seedAll, type Seeding } from '../../../world/index.ts';
import { channelCodes, daysAgo, shopIds } from '../../common/demo-world.ts';
import { type CatalogProduct, productKey } from '../products/model/index.ts';
import { demoProducts } from '../products/seed/products.ts';
import { offerKey, offers, type OfferDetails, type StoredOffer, type StoredPrice } from './model.ts';

/** The offers that the demo orders name, by the SKU of the shop. */
const ordered: readonly (readonly [sku: string, productSku: string, price: number])[] = [
  ['WARDROBE-1', 'WARDROBE-1', 249],
  ['CHAIR-4', 'CHAIR-2', 79],
  ['LAMP-2', 'LAMP-3', 59],
  ['RUG-7', 'RUG-61', 129],
  ['POT-3', 'POT-4', 19],
];

const classes = ['XL', 'M', 'S', 'S', 'XL'] as const;

/** A discount in March, and another price in the app. */
const wardrobePrices: StoredOffer['prices'] = [
  {
    origin: 249,
    discount: 219.9,
    discountStart: daysAgo(3),
    discountEnd: daysAgo(-27),
    volumes: [{ threshold: 5, origin: 239, discount: 209.9 }],
  },
  { context: { channel_codes: [channelCodes.app] }, origin: 245 },
];

/** A price of one customer. */
const chairPrices = (price: number): StoredOffer['prices'] => [
  { origin: price },
  {
    context: { customer_organization_ids: ['ORG-1'], start_date: daysAgo(30), end_date: daysAgo(-335) },
    origin: price - 10,
  },
  { context: { customer_group_ids: ['GROUP-1'] }, origin: price - 5 },
];

const special: Readonly<Record<string, { readonly prices?: StoredOffer['prices']; readonly details?: OfferDetails }>> =
  {
    'WARDROBE-1': {
      prices: wardrobePrices,
      details: {
        description: 'Oak with two doors.',
        internal_description: 'Two parcels.',
        favorite_rank: 1,
        leadtime_to_ship: 2,
        min_quantity_alert: 2,
        max_order_quantity: 10,
        msrp: 279,
        price_additional_info: 'Delivery to the room included.',
        product_tax_code: 'P000',
        eco_contributions: [
          { epr_category_code: 'FR-DEA', eco_contribution_amount: 5.4, producer_id: `FR${shopIds.home}` },
        ],
      },
    },
    'CHAIR-4': { prices: chairPrices(79), details: { allow_quote_requests: true, package_quantity: 2 } },
    'LAMP-2': { details: { available_start_date: daysAgo(60), available_end_date: daysAgo(-300) } },
  };

const priceOf = (index: number): StoredPrice => ({ origin: 10 + ((index * 37) % 400) });

interface OfferProfile {
  readonly shopId: number;
  readonly sku: string;
  readonly product: CatalogProduct;
  readonly index: number;
  readonly price?: number;
  readonly deleted?: true;
}

function offerOf({ shopId, sku, product, index, price, deleted }: OfferProfile): StoredOffer {
  const own = shopId === shopIds.home ? special[sku] : undefined;
  const age = 120 - (index % 100);
  const quantity = index % 13 === 12 ? 0 : 12 + ((index * 7) % 90);
  return {
    id: (shopId === shopIds.home ? 30_000 : 31_000) + index + 1,
    shopId,
    sku,
    product: productKey(product.product_id_type, product.product_id),
    product_sku: product.product_sku,
    product_title: product.title,
    state: index % 9 === 8 ? '10' : '11',
    quantity,
    ...(sku === 'WARDROBE-1' && {
      warehouses: [
        { code: 'lyon', quantity: 8 },
        { code: 'paris', quantity: quantity - 8 },
      ],
    }),
    prices: own?.prices ?? [price === undefined ? priceOf(index) : { origin: price }],
    ...(index === 3 && {
      retailPrices: [{ origin: 149, discount: 139, discountStart: daysAgo(10), discountEnd: daysAgo(-20) }],
    }),
    details: {
      logistic_class: classes[index % classes.length] ?? 'M',
      offer_additional_fields: [{ code: 'warranty', type: 'NUMERIC', value: '2' }],
      ...own?.details,
    },
    created: daysAgo(age),
    updated: daysAgo(age - 10),
    ...(deleted && { deleted }),
  };
}

function productOf(sku: string): CatalogProduct {
  const found = demoProducts.find(({ product_sku }) => product_sku === sku);
  if (found === undefined) throw new Error(`The catalog has no product ${sku}`);
  return found;
}

const orderedSkus = new Set(ordered.map(([, productSku]) => productSku));
const others = demoProducts.filter(({ product_sku }) => !orderedSkus.has(product_sku));

const othersOf = (shopId: number): readonly Omit<OfferProfile, 'index'>[] =>
  others
    .filter((product) => product.shopIds.includes(shopId))
    .map((product) => ({ shopId, sku: product.product_sku, product }));
const orderedOffers = ordered.map(([sku, productSku, price]) => ({
  shopId: shopIds.home,
  sku,
  product: productOf(productSku),
  price,
}));

/** The last offer of each shop is deleted. */
const offersOf = (profiles: readonly Omit<OfferProfile, 'index'>[]): readonly StoredOffer[] =>
  profiles.map((profile, index) =>
    offerOf({ ...profile, index, ...(index === profiles.length - 1 && { deleted: true }) }),
  );

/** The offers of the demo instance. */
export const demoOffers: readonly StoredOffer[] = [
  ...offersOf([...orderedOffers, ...othersOf(shopIds.home)]),
  ...offersOf(othersOf(shopIds.garden)),
];

export const offersSeed: Seeding = seedAll(offers, demoOffers, ({ id }) => offerKey(id));
