import type { Schemas } from '../../../../generated/instance.ts';
import type { World } from '../../../../world/index.ts';
import { type CatalogProduct, productKey, products, productSkus } from '../../products/model/index.ts';
import { additionalFields, channels, logisticClasses, offerStates } from '../../settings/model.ts';
import { offerBySku, offerKey, offers, type OfferDetails, type StoredOffer, type StoredPrice } from '../model.ts';
import { priceOf } from './prices-of.ts';
import { fail, LineError, timeOf } from './values.ts';

type OfferInput = Schemas['OfferInput'];

/** AS106: an input may leave out required fields. A known offer keeps their values. */
export type OfferChange = Partial<OfferInput> & Pick<OfferInput, 'shop_sku'>;

/** Effect of one line. */
export type OfferEffect = 'inserted' | 'updated' | 'deleted';

/** The seed numbers its offers below. */
const firstId = 50_000;

function findProduct(world: World, { product_id = '', product_id_type = '' }: OfferChange): CatalogProduct {
  if (product_id.trim() === '') fail('product-id: is required.');
  if (product_id_type.trim() === '') fail('product-id-type: is required.');
  const type = product_id_type.toUpperCase();
  const key = type === 'SKU' ? world.store.get(productSkus, product_id) : productKey(type, product_id);
  const product = key === undefined ? undefined : world.store.get(products, key);
  return product ?? fail(`The product ${product_id_type} ${product_id} does not exist.`);
}

function requireCodes(world: World, input: OfferChange, state: string): void {
  const { logistic_class, all_prices = [] } = input;
  const { store } = world;
  if (store.get(offerStates, state)?.active !== true) fail(`state: ${state} isn't an active condition.`);
  if (logistic_class !== undefined && store.get(logisticClasses, logistic_class) === undefined)
    fail(`logistic-class: ${logistic_class} does not exist.`);
  for (const { channel_code } of all_prices)
    if (typeof channel_code === 'string' && store.get(channels, channel_code)?.active !== true)
      fail(`channel: ${channel_code} isn't an active channel.`);
}

/** The custom fields of offers. A required field without a value has its default. */
function fieldsOf(world: World, fields: OfferInput['offer_additional_fields'] = []): Schemas['AdditionalFieldValue'][] {
  const settings = [...world.store.scan(additionalFields)]
    .map(({ value }) => value)
    .filter(({ entity, shopPermission }) => entity === 'OFFER' && shopPermission === 'READ_WRITE');
  for (const { code } of fields)
    if (!settings.some((setting) => setting.code === code)) fail(`${code}: isn't a custom field of offers.`);
  return settings.flatMap(({ code, type, required, defaultValue }) => {
    const value = fields.find((one) => one.code === code)?.value ?? (required ? defaultValue : undefined);
    if (value === undefined) return required ? fail(`${code}: is required.`) : [];
    if (type === 'NUMERIC' && !/^-?\d+(\.\d+)?$/.test(String(value))) fail(`${code}: ${String(value)} isn't a number.`);
    return [{ code, type, value }];
  });
}

function pricesOf({ discount, all_prices = [] }: OfferChange, price: number): readonly [StoredPrice, ...StoredPrice[]] {
  const ranges = discount?.ranges ?? [];
  const plain = priceOf({
    origin: price,
    discount: discount?.price,
    start: discount?.start_date,
    end: discount?.end_date,
    volumes: ranges.map(({ quantity_threshold, price: amount }) => ({
      threshold: quantity_threshold,
      origin: price,
      discount: amount,
    })),
  });
  const listed = all_prices.map((one) =>
    priceOf({
      origin: one.unit_origin_price,
      discount: one.unit_discount_price,
      start: one.discount_start_date,
      end: one.discount_end_date,
      volumes: (one.volume_prices ?? []).map(({ quantity_threshold, unit_origin_price, unit_discount_price }) => ({
        threshold: quantity_threshold,
        origin: unit_origin_price,
        ...(unit_discount_price !== undefined && { discount: unit_discount_price }),
      })),
      ...(typeof one.channel_code === 'string' && { context: { channel_codes: [one.channel_code] } }),
    }),
  );
  return [
    listed.find(({ context }) => context === undefined) ?? plain,
    ...listed.filter(({ context }) => context !== undefined),
  ];
}

function periodOf({ available_started, available_ended }: OfferChange) {
  const start = timeOf('available-start-date', available_started);
  const end = timeOf('available-end-date', available_ended);
  if (start !== undefined && end !== undefined && end <= start) fail('The availability ends before it starts.');
  return { available_start_date: start, available_end_date: end };
}

/** Values that the input has. The others are removed. */
function detailsOf(world: World, input: OfferChange, known: StoredOffer | undefined): OfferDetails {
  const details = {
    ...periodOf(input),
    allow_quote_requests: input.allow_quote_requests,
    description: input.description,
    eco_contributions: input.eco_contributions?.length === 0 ? undefined : input.eco_contributions,
    favorite_rank: known?.details.favorite_rank,
    internal_description: input.internal_description,
    leadtime_to_ship: input.leadtime_to_ship,
    logistic_class: input.logistic_class,
    max_order_quantity: input.max_order_quantity,
    min_order_quantity: input.min_order_quantity,
    min_quantity_alert: input.min_quantity_alert,
    msrp: input.msrp,
    offer_additional_fields: fieldsOf(world, input.offer_additional_fields),
    package_quantity: input.package_quantity,
    price_additional_info: input.price_additional_info,
    product_tax_code: input.product_tax_code,
  };
  const { min_order_quantity: least = 1, max_order_quantity: most = 0 } = details;
  if (most > 0 && most < least) fail('max-order-quantity: is below min-order-quantity.');
  return Object.fromEntries(Object.entries(details).filter(([, value]) => value !== undefined)) as OfferDetails;
}

function retailOf({ retail_prices }: OfferChange): StoredOffer['retailPrices'] {
  return retail_prices?.map(({ unit_origin_price, unit_discount_price, discount_start_date, discount_end_date }) =>
    priceOf({
      origin: unit_origin_price,
      discount: unit_discount_price,
      start: discount_start_date,
      end: discount_end_date,
    }),
  );
}

/** Deletes an offer. Exports of changes still contain it. */
export function deleteOffer(world: World, offer: StoredOffer): void {
  world.store.put(offers, offerKey(offer.id), { ...offer, quantity: 0, updated: world.time, deleted: true });
}

/** Creates, changes or deletes an offer. @throws {LineError} If the input is invalid. Nothing changes then. */
export function applyOffer(world: World, shopId: number, input: OfferChange): OfferEffect {
  const { shop_sku: sku, update_delete: action = '', quantity = 0 } = input;
  if (sku === '') throw new LineError('sku: is required.');
  if (!['', 'update', 'delete'].includes(action))
    throw new LineError(`update-delete: ${action} isn't update or delete.`);
  const known = offerBySku(world, shopId, sku);
  if (action === 'delete') {
    deleteOffer(world, known ?? fail(`The offer ${sku} does not exist.`));
    return 'deleted';
  }
  if (quantity < 0) throw new LineError(`quantity: ${quantity} isn't 0 or more.`);
  const product =
    known === undefined
      ? findProduct(world, input)
      : { ...known, product_id_type: known.product, title: known.product_title };
  const state = input.state_code ?? known?.state ?? '';
  requireCodes(world, input, state);
  const retailPrices = retailOf(input);
  const offer: StoredOffer = {
    id: 0,
    created: world.time,
    ...known,
    shopId,
    sku,
    product: known?.product ?? productKey(product.product_id_type, (product as CatalogProduct).product_id),
    product_sku: product.product_sku,
    product_title: product.title,
    state,
    quantity,
    prices: pricesOf(input, input.price ?? known?.prices[0].origin ?? 0),
    ...(retailPrices !== undefined && { retailPrices }),
    details: detailsOf(world, input, known),
    updated: world.time,
  };
  const { warehouses: _, ...kept } = offer;
  const id = known?.id ?? firstId + world.next('instance.offer');
  world.store.put(offers, offerKey(id), { ...kept, id });
  return known === undefined ? 'inserted' : 'updated';
}
