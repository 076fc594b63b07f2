import type { Events } from '../../../generated/channel-platform.ts';
import { keyOf } from '../../../store/index.ts';
import type { World } from '../../../world/index.ts';
import { type ChannelStore, stores, takesProducts } from '../../account/model/index.ts';
import { catalogItems, type Product } from './model.ts';
import { offerFields, offerOf } from './offer.ts';

// Events about a seller's catalog. They are facts, so connectors don't report an outcome.

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

const identifiersOf = ({ gtins = [] }: Product): { readonly identifiers?: { type: string; value: string }[] } =>
  gtins.length === 0 ? {} : { identifiers: gtins.map(({ value }) => ({ type: 'GTIN', value })) };

type AttributeValue = Events['PRODUCT_UPSERT']['attributes'][number];

/** Values as text: titles and descriptions by language, the brand, pictures, and what the seller calls attributes. */
const valuesOf = ({ titles, descriptions, brand, images, attributes }: Product): readonly AttributeValue[] => [
  ...(titles ?? []).map((title) => ({ id: 'title', ...title })),
  ...(descriptions ?? []).map((description) => ({ id: 'description', ...description })),
  ...(typeof brand === 'string' ? [{ id: 'brand', value: brand }] : []),
  ...(images ?? []).map(({ url }) => ({ id: 'image', value: url })),
  ...(attributes ?? []).map(({ id, value }) => ({ id, value: String(value) })),
];

function attributesOf(before: Product | undefined, after: Product): readonly AttributeValue[] {
  const values = valuesOf(after);
  const nameOf = ({ id, locale = '' }: AttributeValue): string => keyOf(id, locale);
  const names = new Set(values.map(nameOf));
  const removed = new Map(
    (before === undefined ? [] : valuesOf(before))
      .filter((one) => !names.has(nameOf(one)))
      .map(({ value: _, ...one }) => [nameOf(one), one]),
  );
  return [...values, ...removed.values()];
}

/** A product was sent: what describes it goes to the channel with its offer, price and stock alone as a change of these. */
export function publishProduct(world: World, before: Product | undefined, after: Product): void {
  const describing = (Object.keys({ ...before, ...after }) as (keyof Product)[]).filter(
    (name) => !offerFields.includes(name),
  );
  const isDescribed = describing.some((name) => !same(before?.[name], after[name]));
  for (const { value: store } of world.store.scan(stores)) {
    if (!takesProducts(store)) continue;
    const offer = offerOf(after, store);
    if (!isDescribed && before !== undefined && same(offerOf(before, store), offer)) continue;
    const { channel_id, store_id } = store;
    const common = {
      channel_id,
      store_id,
      product_id: after.id,
      ...identifiersOf(after),
      ...offer,
      offer_attributes: [],
    };
    if (isDescribed) {
      const data: Events['PRODUCT_UPSERT'] = {
        ...common,
        product_type_id: after.category?.id ?? '',
        attributes: attributesOf(before, after),
      };
      world.publish('PRODUCT_UPSERT', { ...data });
    } else {
      const data: Events['PRICE_STOCK_UPSERT'] = common;
      world.publish('PRICE_STOCK_UPSERT', { ...data });
    }
  }
}

/** The channel took a product: now it is to have its offer, unless it has one or its store gets none. */
export function publishOffer(world: World, store: ChannelStore, product: Product): void {
  const { channel_id, store_id } = store;
  if (!takesProducts(store)) return;
  if (world.store.get(catalogItems, keyOf(store_id, product.id))?.offer_status === 'OFFER_ACTIVE') return;
  const data: Events['OFFER_UPSERT'] = {
    channel_id,
    store_id,
    product_id: product.id,
    use_case: 'offer_creation',
    ...identifiersOf(product),
    ...offerOf(product, store),
  };
  world.publish('OFFER_UPSERT', { ...data });
}
