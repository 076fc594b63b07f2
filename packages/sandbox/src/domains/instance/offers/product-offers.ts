import type { Schemas } from '../../../generated/instance.ts';
import { refuse } from '../../../errors/index.ts';
import type { Context, Handler, HandlersOf } from '../../../http/context.ts';
import { HandlerResponse } from '../../../http/responses.ts';
import { among } from '../../../store/index.ts';
import { labelReader, type Labels } from '../common/labels.ts';
import { type Shop, shops } from '../common/shops.ts';
import { categories, productKey, products, productSkus } from '../products/model/index.ts';
import { logisticClasses, shippingCharges, shippingTypes, shippingZones } from '../settings/model.ts';
import { offers, type StoredOffer, unitPriceAt } from './model.ts';
import { applicablePrice, shownPrice } from './pricing.ts';
import { type Charges, chargesOf, detailsOf, discountOf, inactivityOf } from './view.ts';

const dayInMs = 24 * 60 * 60 * 1000;
const standInQuantity = 999;

interface Found {
  readonly offer: StoredOffer;
  readonly shop: Shop;
  readonly charges: Charges;
}

const gradeOf = ({ shop }: Found): number => shop.account.grade ?? 0;

/** W29: the keys of the products. */
function productsOf({ query, world }: Context<'P11'>): readonly string[] {
  const { product_ids: ids, product_references: references } = query;
  if ((ids === undefined) === (references === undefined))
    refuse('P11', 400, 'INVALID_INPUT', 'Exactly one of product_ids and product_references is required.', {
      fields: [{ field: 'product_ids', message: 'or product_references is required' }],
    });
  const bySku = (sku: string): string => world.store.get(productSkus, sku) ?? '';
  const keys =
    ids?.map(bySku) ??
    references?.map((reference) => {
      const [type = '', id = ''] = reference.split('|');
      return type.toUpperCase() === 'SKU' ? bySku(id) : productKey(type.toUpperCase(), id);
    });
  return [...new Set(keys)].filter((key) => world.store.get(products, key) !== undefined);
}

const listOffers: Handler<'P11'> = (context) => {
  const { query, world, url } = context;
  const { store, time, now } = world;
  const read = labelReader(context);
  const text = (labels: Labels | undefined, code: string): string => (labels === undefined ? code : read(labels));
  const audience = { channel: query.pricing_channel_code, organization: query.pricing_customer_organization_id };
  const zones = query.all_shipping_zones === true ? undefined : query.shipping_zones;
  const channels = query.all_channels === true ? undefined : query.channel_codes;
  const charges = new Map<number, Charges>();
  const chargesFor = (shopId: number): Charges => {
    const known = charges.get(shopId) ?? chargesOf(world, shopId);
    charges.set(shopId, known);
    return known;
  };

  function offersOf(product: string): Found[] {
    const found: Found[] = [];
    const id = product.slice(product.indexOf('|') + 1);
    const where = [among('product_id', id), among('state', query.offer_state_codes)];
    for (const { value: offer } of store.find(offers, { by: 'price', where })) {
      const shop = store.get(shops, String(offer.shopId));
      if (offer.product !== product || shop === undefined) continue;
      const own = chargesFor(offer.shopId);
      if (query.all_offers !== true && inactivityOf(offer, shop, own, time).length > 0) continue;
      if (channels !== undefined && !shop.account.channels?.some((code) => channels.includes(code))) continue;
      found.push({ offer, shop, charges: own });
    }
    return found;
  }

  const totalOf = ({ offer, charges: own }: Found): number =>
    unitPriceAt(applicablePrice(offer.prices, audience, time), time) + (own(offer.details.logistic_class)?.first ?? 0);
  const measure = query.sort === 'bestEvaluation' ? gradeOf : totalOf;
  const sign = query.order === 'desc' ? -1 : 1;

  function shippingOf({ offer, shop: { account } }: Found): Schemas['ProductOfferShipping'][] {
    const { configuration = [] } = store.get(shippingCharges, String(account.shop_id)) ?? {};
    return configuration
      .filter((one) => one.logistic_class_code === detailsOf(offer).logistic_class)
      .filter((one) => zones?.includes(one.shipping_zone_code) ?? true)
      .map(({ shipping_method_code: code, shipping_zone_code: zone, prices }) => ({
        code,
        label: text(store.get(shippingTypes, code)?.labels, code),
        shipping_zone_code: zone,
        shipping_zone_label: text(store.get(shippingZones, zone)?.labels, zone),
        shipping_price_type: prices.ranges === undefined ? 'FIXED_PRICE' : 'ORDER_PRICE_RANGE',
        shipping_price_unit: prices.initial_price ?? prices.ranges?.[0]?.price ?? 0,
      }));
  }

  function show(found: Found): Schemas['ProductOffer'] {
    const { offer, shop, charges: own } = found;
    const { account } = shop;
    const details = detailsOf(offer);
    const charge = own(details.logistic_class);
    const price = applicablePrice(offer.prices, audience, time);
    const unitPrice = unitPriceAt(price, time);
    const reasons = inactivityOf(offer, shop, own, time);
    const leadTime = details.leadtime_to_ship ?? account.shipping?.lead_time_to_ship ?? 0;
    const { msrp, price_additional_info, eco_contributions } = details;
    const discount = discountOf(offer.prices[0]);
    return {
      active: reasons.length === 0,
      ...(reasons.length > 0 && { inactivity_reasons: [...reasons] }),
      state_code: offer.state,
      description: details.description,
      currency_iso_code: account.currency_iso_code ?? 'EUR',
      price: unitPrice,
      total_price: Math.round((unitPrice + (charge?.first ?? 0)) * 100) / 100,
      applicable_pricing: shownPrice(price, time),
      all_prices: offer.prices.map((one) => shownPrice(one, time)),
      allow_quote_requests: details.allow_quote_requests,
      ...(msrp !== undefined && { msrp }),
      ...(price_additional_info !== undefined && { price_additional_info }),
      ...(eco_contributions !== undefined && { eco_contributions }),
      discount: discount ?? null,
      ...(offer.retailPrices !== undefined && {
        retail_prices: offer.retailPrices.map((one) => {
          const { channel_code: _code, context: _context, volume_prices: _volumes, ...retail } = shownPrice(one, time);
          return retail;
        }),
      }),
      is_professional: account.is_professional ?? true,
      leadtime_to_ship: leadTime,
      shipping_deadline: new Date(now + leadTime * dayInMs).toISOString(),
      logistic_class: {
        code: details.logistic_class,
        label: text(store.get(logisticClasses, details.logistic_class)?.labels, details.logistic_class),
      },
      min_shipping_price: charge?.first ?? 0,
      min_shipping_price_additional: charge?.further ?? 0,
      min_shipping_type: charge?.type ?? '',
      min_shipping_zone: charge?.zone ?? '',
      shipping_types: shippingOf(found),
      shop_name: account.shop_name,
      shop_grade: account.grade ?? 0,
      nb_evaluation: account.evaluations_count ?? 0,
      // Fixed values for a shop.
      offer_id: 0,
      quantity: standInQuantity,
      premium: false,
      channels: [],
      offer_additional_fields: [],
      shop_id: null,
      favorite_rank: null,
      min_quantity_alert: null,
      available_start_date: null,
      available_end_date: null,
    };
  }

  const max = Number(query.max ?? 10);
  const offset = Number(query.offset ?? 0);
  let most = 0;
  const shown = productsOf(context).map((key): Schemas['ProductWithOffers'] => {
    const product = store.get(products, key);
    const found = offersOf(key).sort((one, other) => sign * (measure(one) - measure(other)));
    most = Math.max(most, found.length);
    const category = product?.category_code ?? '';
    return {
      product_sku: product?.product_sku ?? '',
      product_title: product?.title ?? '',
      product_references: [{ reference_type: product?.product_id_type ?? '', reference: product?.product_id ?? '' }],
      category_code: category,
      category_label: text(store.get(categories, category)?.labels, category),
      // W28.
      offers: found.slice(offset, offset + max).map(show),
      total_count: found.length,
    };
  });
  const linkTo = (at: number, rel: string): string => {
    const link = new URL(url);
    link.searchParams.set('max', String(max));
    link.searchParams.set('offset', String(at));
    return `<${link.href}>; rel="${rel}"`;
  };
  const links = [
    ...(offset > 0 ? [linkTo(Math.max(0, offset - max), 'previous')] : []),
    ...(offset + max < most ? [linkTo(offset + max, 'next')] : []),
  ];
  return HandlerResponse.withHeaders({ products: shown }, links.length === 0 ? {} : { link: links.join(', ') });
};

export const productOfferHandlers: HandlersOf<'P11'> = { P11: listOffers };
