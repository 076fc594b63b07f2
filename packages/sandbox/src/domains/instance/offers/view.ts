import type { Schemas } from '../../../generated/instance.ts';
import type { Context } from '../../../http/context.ts';
import type { World } from '../../../world/index.ts';
import { labelReader } from '../common/labels.ts';
import { type Shop, shops } from '../common/shops.ts';
import { categories, products } from '../products/model/index.ts';
import { logisticClasses, shippingCharges } from '../settings/model.ts';
import { isWithin, type OfferDetails, type StoredOffer, type StoredPrice, unitPriceAt } from './model.ts';
import { applicablePrice, shownPrice } from './pricing.ts';

const defaultClass = 'M';
const dayInMs = 24 * 60 * 60 * 1000;

/** The lowest charge for goods of a class. */
export interface LowestCharge {
  readonly first: number;
  readonly further: number;
  readonly type: string;
  readonly zone: string;
}

/** The lowest charge of a shop by logistic class. */
export type Charges = (logisticClass: string | undefined) => LowestCharge | undefined;

/** Reads the charges of a shop once. */
export function chargesOf({ store }: World, shopId: number): Charges {
  const all = store.get(shippingCharges, String(shopId))?.configuration ?? [];
  const found = new Map<string, LowestCharge>();
  for (const { logistic_class_code, shipping_method_code, shipping_zone_code, prices } of all) {
    const first = prices.initial_price ?? prices.ranges?.[0]?.price ?? 0;
    const known = found.get(logistic_class_code);
    if (known === undefined || first < known.first)
      found.set(logistic_class_code, {
        first,
        further: prices.additional_price ?? 0,
        type: shipping_method_code,
        zone: shipping_zone_code,
      });
  }
  return (logisticClass = defaultClass) => found.get(logisticClass);
}

/** Defaults of an offer (W52). */
export const detailsOf = ({
  details,
}: StoredOffer): OfferDetails &
  Required<
    Pick<
      OfferDetails,
      | 'min_order_quantity'
      | 'package_quantity'
      | 'max_order_quantity'
      | 'min_quantity_alert'
      | 'description'
      | 'allow_quote_requests'
      | 'offer_additional_fields'
      | 'logistic_class'
    >
  > => ({
  min_order_quantity: 1,
  package_quantity: 1,
  max_order_quantity: 0,
  min_quantity_alert: 0,
  description: '',
  allow_quote_requests: false,
  offer_additional_fields: [],
  ...details,
  logistic_class: details.logistic_class ?? defaultClass,
});

/** Why an offer can't be bought at a time. */
export function inactivityOf(
  offer: StoredOffer,
  shop: Shop | undefined,
  charges: Charges,
  time: string,
): readonly Schemas['OfferInactivityReason'][] {
  const { quantity } = offer;
  const { min_order_quantity, package_quantity, available_start_date, available_end_date } = detailsOf(offer);
  const reasons: readonly (readonly [Schemas['OfferInactivityReason'], boolean])[] = [
    ['SHOP_NOT_OPEN', shop?.account.shop_state !== 'OPEN'],
    ['NO_CHANNEL_ON_SHOP', shop?.account.channels?.length === 0],
    ['ZERO_QUANTITY', quantity === 0],
    ['AVAILABLE_QUANTITY_LESS_THAN_MIN_ORDER_QUANTITY', quantity > 0 && quantity < min_order_quantity],
    ['AVAILABLE_QUANTITY_LESS_THAN_PACKAGE_QUANTITY', quantity > 0 && quantity < package_quantity],
    ['NO_MIN_SHIPPING_RATE', charges(offer.details.logistic_class) === undefined],
    ['NOT_IN_AVAILABILITY_PERIOD', !isWithin(time, available_start_date, available_end_date)],
  ];
  return reasons.flatMap(([reason, holds]) => (holds ? [reason] : []));
}

/** The discount on the default price. */
export function discountOf({
  origin,
  discount,
  discountStart,
  discountEnd,
  volumes = [],
}: StoredPrice): Schemas['OfferDiscount'] | undefined {
  if (discount === undefined) return undefined;
  const ranges = volumes.flatMap(({ threshold, discount: price }) =>
    price === undefined ? [] : [{ quantity_threshold: threshold, price }],
  );
  return {
    origin_price: origin,
    discount_price: discount,
    ...(discountStart !== undefined && { start_date: discountStart }),
    ...(discountEnd !== undefined && { end_date: discountEnd }),
    ...(ranges.length > 0 && { ranges }),
  };
}

function retailPriceOf(price: StoredPrice, time: string): NonNullable<Schemas['Offer']['retail_prices']>[number] {
  const { channel_code: _, context: __, volume_prices: ___, ...shown } = shownPrice(price, time);
  return shown;
}

/** Shows offers of a shop as OF21 and OF22 return them. */
export function offerView(
  context: Context<'OF21' | 'OF22' | 'P11'>,
  shopId: number,
): (offer: StoredOffer) => Schemas['Offer'] {
  const { query, world } = context;
  const { store, time, now } = world;
  const read = labelReader(context);
  const shop = store.get(shops, String(shopId));
  const charges = chargesOf(world, shopId);
  const audience = { channel: query.pricing_channel_code, organization: query.pricing_customer_organization_id };
  return (offer) => {
    const { offer_additional_fields, logistic_class, ...details } = detailsOf(offer);
    const product = store.get(products, offer.product);
    const category = product?.category_code ?? '';
    const labels = store.get(categories, category)?.labels;
    const className = store.get(logisticClasses, logistic_class)?.labels;
    const charge = charges(logistic_class);
    const price = applicablePrice(offer.prices, audience, time);
    const unitPrice = unitPriceAt(price, time);
    const reasons = inactivityOf(offer, shop, charges, time);
    const leadTime = details.leadtime_to_ship ?? shop?.account.shipping?.lead_time_to_ship ?? 0;
    const discount = discountOf(offer.prices[0]);
    return {
      ...details,
      active: reasons.length === 0,
      ...(reasons.length > 0 && { inactivity_reasons: [...reasons] }),
      offer_id: offer.id,
      shop_sku: offer.sku,
      product_sku: offer.product_sku,
      product_title: offer.product_title,
      product_references:
        product === undefined ? [] : [{ reference_type: product.product_id_type, reference: product.product_id }],
      category_code: category,
      category_label: labels === undefined ? category : read(labels),
      state_code: offer.state,
      quantity: offer.quantity,
      ...(offer.warehouses !== undefined && { warehouses: [...offer.warehouses] }),
      currency_iso_code: shop?.account.currency_iso_code ?? 'EUR',
      price: unitPrice,
      total_price: Math.round((unitPrice + (charge?.first ?? 0)) * 100) / 100,
      applicable_pricing: shownPrice(price, time),
      all_prices: offer.prices.map((one) => shownPrice(one, time)),
      ...(discount !== undefined && { discount }),
      ...(offer.retailPrices !== undefined && {
        retail_prices: offer.retailPrices.map((one) => retailPriceOf(one, time)),
      }),
      channels: [...(shop?.account.channels ?? [])],
      leadtime_to_ship: leadTime,
      shipping_deadline: new Date(now + leadTime * dayInMs).toISOString(),
      fulfillment: { center: { code: 'DEFAULT' } },
      logistic_class: { code: logistic_class, label: className === undefined ? logistic_class : read(className) },
      min_shipping_price: charge?.first ?? 0,
      min_shipping_price_additional: charge?.further ?? 0,
      min_shipping_type: charge?.type ?? '',
      min_shipping_zone: charge?.zone ?? '',
      offer_additional_fields: [...offer_additional_fields],
    };
  };
}
