import type { Events } from '../../../generated/channel-platform.ts';
import { keyOf } from '../../../machinery/store/index.ts';
import type { World } from '../../../machinery/world/index.ts';
import { type ChannelStore, stores } from '../../account/model/index.ts';
import type { Money } from '../common/money.ts';
import { catalogItems, type Product } from './model.ts';

// What the hub tells connectors of a seller's catalog. Facts: nobody reports their outcome.

type Offer = Pick<Events['PRODUCT_UPSERT'], 'standard_price' | 'discount_price' | 'stock' | 'inventory'>;

/** What of a product is offer: all else describes it. */
const offerFields: readonly (keyof Product)[] = [
  'standard_prices',
  'discount_prices',
  'quantities',
  'partner_quantities',
];

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

const changedIn = (before: Product | undefined, after: Product, names: readonly (keyof Product)[]): boolean =>
  names.some((name) => !same(before?.[name], after[name]));

const priceOf = ({ amount, currency }: Money): Offer['standard_price'] => ({
  action_type: 'UPDATE',
  price: { amount, currency },
});

function offerOf({ standard_prices, discount_prices, quantities }: Product): Offer {
  const [standard, discount] = [standard_prices?.[0], discount_prices?.[0]];
  const quantity = quantities?.reduce((sum, { available_quantity }) => sum + available_quantity, 0);
  return {
    standard_price: standard === undefined ? { action_type: 'IGNORE' } : priceOf(standard.price),
    discount_price: discount === undefined ? { action_type: 'DELETE' } : priceOf(discount.price),
    stock: { action_type: quantity === undefined ? 'IGNORE' : 'UPDATE' },
    inventory: quantity === undefined ? { action_type: 'IGNORE' } : { action_type: 'UPDATE', quantity },
  };
}

const identifiersOf = ({ gtins = [] }: Product): { readonly identifiers?: { type: string; value: string }[] } =>
  gtins.length === 0 ? {} : { identifiers: gtins.map(({ value }) => ({ type: 'GTIN', value })) };

/** Attributes as text: titles and descriptions by language, the brand, and what the seller calls attributes. */
function attributesOf({ titles, descriptions, brand }: Product): Events['PRODUCT_UPSERT']['attributes'] {
  return [
    ...(titles ?? []).map(({ locale, value }) => ({ id: 'title', ...(locale !== undefined && { locale }), value })),
    ...(descriptions ?? []).map(({ locale, value }) => ({
      id: 'description',
      ...(locale !== undefined && { locale }),
      value,
    })),
    ...(typeof brand === 'string' ? [{ id: 'brand', value: brand }] : []),
  ];
}

/** Stores that products are sent to: linked ones that can be used. */
function* openStores(world: World): Iterable<ChannelStore> {
  for (const { value } of world.store.scan(stores)) if (value.business_information !== undefined) yield value;
}

/** A product was sent: what describes it goes to the channel with its offer, price and stock alone as a change of these. */
export function publishProduct(world: World, before: Product | undefined, after: Product): void {
  const describing = (Object.keys({ ...before, ...after }) as (keyof Product)[]).filter(
    (name) => !offerFields.includes(name),
  );
  const isDescribed = changedIn(before, after, describing);
  if (!isDescribed && !changedIn(before, after, offerFields)) return;
  for (const { channel_id, store_id } of openStores(world)) {
    const common = {
      channel_id,
      store_id,
      product_id: after.id,
      ...identifiersOf(after),
      ...offerOf(after),
      offer_attributes: [],
    };
    if (isDescribed) {
      const data: Events['PRODUCT_UPSERT'] = {
        ...common,
        product_type_id: after.category?.id ?? '',
        attributes: attributesOf(after),
      };
      world.publish('PRODUCT_UPSERT', { ...data });
    } else {
      const data: Events['PRICE_STOCK_UPSERT'] = common;
      world.publish('PRICE_STOCK_UPSERT', { ...data });
    }
  }
}

/** The channel took a product: now it is to have its offer, unless it has one. */
export function publishOffer(world: World, { channel_id, store_id }: ChannelStore, product: Product): void {
  if (world.store.get(catalogItems, keyOf(store_id, product.id))?.offer_status === 'OFFER_ACTIVE') return;
  const data: Events['OFFER_UPSERT'] = {
    channel_id,
    store_id,
    product_id: product.id,
    use_case: 'offer_creation',
    ...identifiersOf(product),
    ...offerOf(product),
  };
  world.publish('OFFER_UPSERT', { ...data });
}
