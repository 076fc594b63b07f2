import type { Schemas } from '../../../../generated/instance.ts';
import type { World } from '../../../../world/index.ts';
import { type Shop, shops } from '../../common/shops.ts';
import { shippingCharges } from '../../settings/model.ts';
import type { StoredOffer, StoredPrice } from '../model.ts';
import { unitPriceAt } from '../model.ts';
import { applicablePrice } from '../pricing.ts';
import { type Charges, chargesOf, detailsOf, inactivityOf } from '../view.ts';

/** The offers and columns of an export. */
export interface ExportSelection {
  readonly since?: string | undefined;
  readonly inactive?: boolean | undefined;
  readonly channels?: readonly string[] | undefined;
  readonly zones?: readonly string[] | undefined;
  readonly fields?: readonly string[] | undefined;
  readonly models?: readonly string[] | undefined;
  /** Whether prices for groups and organizations of customers are left out. */
  readonly general?: boolean | undefined;
}

/** The parts of the world that the rows of a shop share. */
export interface RowContext {
  readonly shop: Shop | undefined;
  readonly charges: Charges;
  readonly shipping: Schemas['ShopShippingCharges']['configuration'];
  readonly time: string;
  readonly selection: ExportSelection;
  /** Whether rows have the model of the shop. */
  readonly showsModel: boolean;
}

/** The rows' contexts of the shops of an export. Undefined for shops that it leaves out. */
export type RowContexts = (shopId: number) => RowContext | undefined;

/**
 * @param owner The shop, or the role of a caller that exports the offers of all shops.
 */
export function rowContexts(world: World, owner: string, selection: ExportSelection): RowContexts {
  const known = new Map<number, RowContext | undefined>();
  const isShop = /^\d+$/.test(owner);
  const contextOf = (shopId: number): RowContext | undefined => {
    if (isShop && owner !== String(shopId)) return undefined;
    const shop = world.store.get(shops, String(shopId));
    const model = shop?.account.model;
    if (selection.models !== undefined && (model === undefined || !selection.models.includes(model))) return undefined;
    return {
      shop,
      charges: chargesOf(world, shopId),
      shipping: world.store.get(shippingCharges, String(shopId))?.configuration ?? [],
      time: world.time,
      selection,
      showsModel: !isShop,
    };
  };
  return (shopId) => {
    if (!known.has(shopId)) known.set(shopId, contextOf(shopId));
    return known.get(shopId);
  };
}

export const isActive = (offer: StoredOffer, { shop, charges, time }: RowContext): boolean =>
  !offer.deleted && inactivityOf(offer, shop, charges, time).length === 0;

/** With a date, all offers that changed since. Without, the active ones, or all that exist. */
export function isExported(offer: StoredOffer, context: RowContext): boolean {
  const { since, inactive } = context.selection;
  if (since !== undefined) return since <= offer.updated;
  return !offer.deleted && (inactive === true || isActive(offer, context));
}

const shippingOf = ({ shipping, selection }: RowContext, logisticClass: string) =>
  shipping.filter(
    ({ logistic_class_code, shipping_zone_code }) =>
      logistic_class_code === logisticClass && selection.zones?.includes(shipping_zone_code),
  );

const chargeTypes: Readonly<Record<string, 'FREE_SHIPPING' | 'FIXED_PRICE' | 'ORDER_PRICE_RANGE'>> = {
  FREE_SHIPPING: 'FREE_SHIPPING',
  ORDER_RANGE: 'ORDER_PRICE_RANGE',
};

type Cell = string | number | boolean | undefined;
export type CsvOffer = Readonly<Record<string, Cell>>;

const rangesText = (
  price: StoredPrice,
  read: (volume: NonNullable<StoredPrice['volumes']>[number]) => number | undefined,
): string | undefined =>
  price.volumes
    ?.flatMap((volume) => {
      const amount = read(volume);
      return amount === undefined ? [] : [`${volume.threshold}|${amount}`];
    })
    .join(',');

const priceCells = (price: StoredPrice, time: string, suffix = ''): CsvOffer => ({
  [`price${suffix}`]: unitPriceAt(price, time),
  [`origin-price${suffix}`]: price.origin,
  [`discount-price${suffix}`]: price.discount,
  [`discount-start-date${suffix}`]: price.discountStart,
  [`discount-end-date${suffix}`]: price.discountEnd,
  [`price-ranges${suffix}`]: rangesText(price, ({ origin }) => origin),
  [`discount-ranges${suffix}`]: rangesText(price, ({ discount }) => discount),
});

const identity = ({ id, product_sku, shopId, sku }: StoredOffer): CsvOffer => ({
  'offer-id': id,
  'product-sku': product_sku,
  'shop-id': shopId,
  'shop-sku': sku,
});

/** The columns of channels, shipping methods, eco-contributions and custom fields. */
function columnsByCode(offer: StoredOffer, context: RowContext): CsvOffer {
  const { time, selection } = context;
  const details = detailsOf(offer);
  const prices = (selection.channels ?? []).map((channel) =>
    priceCells(applicablePrice(offer.prices, { channel }, time), time, `[channel=${channel}]`),
  );
  const shipping = shippingOf(context, details.logistic_class).map((one): CsvOffer => {
    const suffix = `[zone=${one.shipping_zone_code},method=${one.shipping_method_code}]`;
    return {
      [`shipping-price-type${suffix}`]: chargeTypes[one.prices.type] ?? 'FIXED_PRICE',
      [`shipping-price${suffix}`]: one.prices.initial_price ?? one.prices.ranges?.[0]?.price ?? 0,
      [`shipping-price-additional${suffix}`]: one.prices.additional_price ?? 0,
    };
  });
  const contributions = (details.eco_contributions ?? []).map((one): CsvOffer => ({
    [`eco-contribution-amount[${one.epr_category_code}]`]: one.eco_contribution_amount,
    [`producer-id[${one.epr_category_code}]`]: one.producer_id,
  }));
  const fields = details.offer_additional_fields
    .filter(({ code }) => selection.fields?.includes(code))
    .map(({ code, value }): CsvOffer => ({ [code]: String(value) }));
  return Object.assign({}, ...prices, ...shipping, ...contributions, ...fields) as CsvOffer;
}

/** An offer as a line of CSV. A deleted offer has its identifiers only. */
export function csvOffer(offer: StoredOffer, context: RowContext): CsvOffer {
  if (offer.deleted) return { ...identity(offer), active: false, deleted: true };
  const { shop, charges, time } = context;
  const details = detailsOf(offer);
  const charge = charges(details.logistic_class);
  const [usual] = offer.prices;
  const [retail] = offer.retailPrices ?? [];
  return {
    ...identity(offer),
    active: isActive(offer, context),
    deleted: false,
    'shop-name': shop?.account.shop_name,
    'state-code': offer.state,
    quantity: offer.quantity,
    'currency-iso-code': shop?.account.currency_iso_code,
    ...priceCells(usual, time),
    'total-price': Math.round((unitPriceAt(usual, time) + (charge?.first ?? 0)) * 100) / 100,
    'price-additional-info': details.price_additional_info,
    description: details.description,
    channels: shop?.account.channels?.join(','),
    professional: shop?.account.is_professional,
    premium: shop?.account.premium,
    'leadtime-to-ship': details.leadtime_to_ship ?? shop?.account.shipping?.lead_time_to_ship,
    'logistic-class': details.logistic_class,
    'fulfillment-center-code': 'DEFAULT',
    'favorite-rank': details.favorite_rank,
    'min-order-quantity': details.min_order_quantity,
    'max-order-quantity': details.max_order_quantity,
    'package-quantity': details.package_quantity,
    'min-shipping-price': charge?.first,
    'min-shipping-price-additional': charge?.further,
    'min-shipping-type': charge?.type,
    'min-shipping-zone': charge?.zone,
    'available-start-date': details.available_start_date,
    'available-end-date': details.available_end_date,
    'allow-quote-requests': details.allow_quote_requests,
    'product-tax-code': details.product_tax_code,
    msrp: details.msrp,
    'retail-price': retail === undefined ? undefined : unitPriceAt(retail, time),
    'origin-retail-price': retail?.origin,
    'discount-retail-price': retail?.discount,
    'discount-retail-price-start-date': retail?.discountStart,
    'discount-retail-price-end-date': retail?.discountEnd,
    'date-created': offer.created,
    'last-updated': offer.updated,
    ...(context.showsModel && { model: shop?.account.model }),
    ...columnsByCode(offer, context),
  } as CsvOffer;
}

type Json = Readonly<Record<string, unknown>>;

const exportedPrice = (price: StoredPrice): Json => ({
  context: price.context ?? {},
  origin_price: price.origin,
  ...(price.discount !== undefined && { discount_price: price.discount }),
  ...(price.discountStart !== undefined && { discount_start_date: price.discountStart }),
  ...(price.discountEnd !== undefined && { discount_end_date: price.discountEnd }),
  ...(price.volumes !== undefined && {
    volume_prices: price.volumes.map(({ threshold, origin, discount }) => ({
      quantity_threshold: threshold,
      unit_origin_price: origin,
      ...(discount !== undefined && { unit_discount_price: discount }),
    })),
  }),
});

const isShown = ({ context = {} }: StoredPrice, { general }: ExportSelection): boolean =>
  general !== true || !('customer_organization_ids' in context || 'customer_group_ids' in context);

/** An offer of a JSON file. A deleted offer has its identifiers only. */
export function jsonOffer(offer: StoredOffer, context: RowContext): Json {
  const { id, shopId, sku, product_sku } = offer;
  const own = { offer_id: id, shop_sku: sku, shop_id: shopId, product_sku };
  if (offer.deleted) return { ...own, active: false, deleted: true };
  const { shop, charges } = context;
  const { logistic_class, internal_description: _, offer_additional_fields, ...details } = detailsOf(offer);
  const charge = charges(logistic_class);
  const retail = offer.retailPrices?.map((one) => {
    const { context: __, ...shown } = exportedPrice(one);
    return shown;
  });
  const leadTime = details.leadtime_to_ship ?? shop?.account.shipping?.lead_time_to_ship;
  return {
    ...details,
    ...own,
    active: isActive(offer, context),
    deleted: false,
    ...(shop !== undefined && {
      shop_name: shop.account.shop_name,
      is_professional: shop.account.is_professional,
      premium: shop.account.premium,
      currency_iso_code: shop.account.currency_iso_code,
      channels: shop.account.channels,
    }),
    state_code: offer.state,
    quantity: offer.quantity,
    ...(offer.warehouses !== undefined && { warehouses: offer.warehouses }),
    prices: offer.prices.filter((price) => isShown(price, context.selection)).map(exportedPrice),
    ...(retail !== undefined && { retail_prices: retail }),
    ...(leadTime !== undefined && { leadtime_to_ship: leadTime }),
    fulfillment: { center: { code: 'DEFAULT' } },
    logistic_class: { code: logistic_class },
    ...(charge !== undefined && {
      min_shipping_price: charge.first,
      min_shipping_price_additional: charge.further,
      min_shipping_type: charge.type,
      min_shipping_zone: charge.zone,
    }),
    shipping_types: shippingOf(context, logistic_class).map((one) => ({
      code: one.shipping_method_code,
      shipping_zone_code: one.shipping_zone_code,
      shipping_price_type: chargeTypes[one.prices.type] ?? 'FIXED_PRICE',
      shipping_price_unit: one.prices.initial_price ?? 0,
      shipping_price_additional_unit: one.prices.additional_price ?? 0,
    })),
    offer_additional_fields: offer_additional_fields.map(({ code, type, value }) => ({
      code,
      ...(type !== undefined && { type }),
      value: String(value),
    })),
    ongoing_discount_campaigns: [],
    date_created: offer.created,
    last_updated: offer.updated,
    ...(context.showsModel && { model: shop?.account.model }),
  };
}
