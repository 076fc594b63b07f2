import type { Schemas } from '../../../generated/instance.ts';
import { refuse } from '../../../errors/index.ts';
import type { Context, Handler, HandlersOf } from '../../../http/context.ts';
import { HandlerResponse } from '../../../http/responses.ts';
import { among } from '../../../store/index.ts';
import { isSeller } from '../common/access.ts';
import { labelReader, type Labels } from '../common/labels.ts';
import { type Shop, shops } from '../common/shops.ts';
import { categories, productKey, products, productSkus } from '../products/model/index.ts';
import { shippingCharges, shippingTypes, shippingZones } from '../settings/model.ts';
import { offers, type StoredOffer, unitPriceAt } from './model.ts';
import { applicablePrice } from './pricing.ts';
import { type Charges, chargesOf, detailsOf, inactivityOf, offerView } from './view.ts';

/** Fields of offers that are on the product, or that only the shop reads. */
const ofProduct = [
  'category_code',
  'category_label',
  'internal_description',
  'product_brand',
  'product_description',
  'product_references',
  'product_sku',
  'product_title',
] as const;

/** Fields that shops don't see of other shops' offers. */
const ofOtherShops = [
  'fulfillment',
  'max_order_quantity',
  'min_order_quantity',
  'package_quantity',
  'product_tax_code',
  'shop_sku',
  'warehouses',
] as const;

const omit = <T extends object, K extends keyof T>(whole: T, keys: readonly K[]): Omit<T, K> =>
  Object.fromEntries(Object.entries(whole).filter(([key]) => !keys.includes(key as K))) as Omit<T, K>;

/** Fixed values for a shop. */
const standIns = {
  offer_id: 0,
  quantity: 999,
  premium: false,
  channels: [],
  offer_additional_fields: [],
  shop_id: null,
  favorite_rank: null,
  min_quantity_alert: null,
  available_start_date: null,
  available_end_date: null,
};

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

/** The offers of products, as a request selects and sorts them. */
class ProductOffers {
  readonly #context: Context<'P11'>;
  readonly #text: (labels: Labels | undefined, code: string) => string;
  readonly #charges = new Map<number, Charges>();
  readonly #views = new Map<number, ReturnType<typeof offerView>>();

  constructor(context: Context<'P11'>) {
    this.#context = context;
    const read = labelReader(context);
    this.#text = (labels, code) => (labels === undefined ? code : read(labels));
  }

  /** The offers of a product, sorted. */
  of(product: string): readonly Found[] {
    const { query, world } = this.#context;
    const id = product.slice(product.indexOf('|') + 1);
    const where = [among('product_id', id), among('state', query.offer_state_codes)];
    const found: Found[] = [];
    for (const { value: offer } of world.store.find(offers, { by: 'price', where })) {
      const shop = world.store.get(shops, String(offer.shopId));
      if (offer.product !== product || shop === undefined) continue;
      const charges = this.#charges.get(offer.shopId) ?? chargesOf(world, offer.shopId);
      this.#charges.set(offer.shopId, charges);
      if (this.#isSelected({ offer, shop, charges })) found.push({ offer, shop, charges });
    }
    const measure = query.sort === 'bestEvaluation' ? gradeOf : (one: Found) => this.#totalOf(one);
    const sign = query.order === 'desc' ? -1 : 1;
    return found.sort((one, other) => sign * (measure(one) - measure(other)));
  }

  #isSelected({ offer, shop, charges }: Found): boolean {
    const { query, world } = this.#context;
    if (query.all_offers !== true && inactivityOf(offer, shop, charges, world.time).length > 0) return false;
    const { shop_id, model, premium = false, channels } = shop.account;
    if (query.shop_ids?.includes(shop_id) === false) return false;
    if (query.models?.includes(model ?? 'MARKETPLACE') === false) return false;
    const wanted = { TRUE: true, FALSE: false, ALL: undefined }[query.premium ?? 'ALL'];
    if (wanted !== undefined && premium !== wanted) return false;
    const codes = query.all_channels === true ? undefined : query.channel_codes;
    return codes === undefined || channels?.some((code) => codes.includes(code)) === true;
  }

  #totalOf({ offer, charges }: Found): number {
    const { query, world } = this.#context;
    const audience = { channel: query.pricing_channel_code, organization: query.pricing_customer_organization_id };
    const unitPrice = unitPriceAt(applicablePrice(offer.prices, audience, world.time), world.time);
    return unitPrice + (charges(offer.details.logistic_class)?.first ?? 0);
  }

  /** An offer with stand-ins for what a shop may not see of others. */
  #show(found: Found): Schemas['ProductOffer'] | Schemas['PlatformProductOffer'] {
    const context = this.#context;
    const {
      shop_id,
      shop_name,
      model,
      premium = false,
      grade = 0,
      evaluations_count = 0,
      is_professional = true,
    } = found.shop.account;
    const view = this.#views.get(shop_id) ?? offerView(context, shop_id);
    this.#views.set(shop_id, view);
    const { discount, ...all } = view(found.offer);
    const names = { is_professional, nb_evaluation: evaluations_count, shop_grade: grade, shop_name };
    const shown = { ...omit(all, ofProduct), ...names, shipping_types: this.#shippingOf(found) };
    return isSeller(context)
      ? { ...omit(shown, ofOtherShops), discount: discount ?? null, ...standIns }
      : {
          ...shown,
          ...(discount !== undefined && { discount }),
          ...(model !== undefined && { model }),
          premium,
          shop_id,
        };
  }

  #shippingOf({ offer, shop: { account } }: Found): Schemas['ProductOfferShipping'][] {
    const { query, world } = this.#context;
    const { store } = world;
    const zones = query.all_shipping_zones === true ? undefined : query.shipping_zones;
    const { configuration = [] } = store.get(shippingCharges, String(account.shop_id)) ?? {};
    return configuration
      .filter((one) => one.logistic_class_code === detailsOf(offer).logistic_class)
      .filter((one) => zones?.includes(one.shipping_zone_code) ?? true)
      .map(({ shipping_method_code: code, shipping_zone_code: zone, prices }) => ({
        code,
        label: this.#text(store.get(shippingTypes, code)?.labels, code),
        shipping_zone_code: zone,
        shipping_zone_label: this.#text(store.get(shippingZones, zone)?.labels, zone),
        shipping_price_type: prices.ranges === undefined ? 'FIXED_PRICE' : 'ORDER_PRICE_RANGE',
        shipping_price_unit: prices.initial_price ?? prices.ranges?.[0]?.price ?? 0,
      }));
  }

  /** A product, with the page of its offers. */
  page(key: string, found: readonly Found[]) {
    const { store } = this.#context.world;
    const product = store.get(products, key);
    const category = product?.category_code ?? '';
    return {
      product_sku: product?.product_sku ?? '',
      product_title: product?.title ?? '',
      product_references: [{ reference_type: product?.product_id_type ?? '', reference: product?.product_id ?? '' }],
      category_code: category,
      category_label: this.#text(store.get(categories, category)?.labels, category),
      offers: found.map((one) => this.#show(one)),
    };
  }
}

const listOffers: Handler<'P11'> = (context) => {
  const { query, url } = context;
  const max = Number(query.max ?? 10);
  const offset = Number(query.offset ?? 0);
  const all = new ProductOffers(context);
  let most = 0;
  const shown = productsOf(context).map((key) => {
    const found = all.of(key);
    most = Math.max(most, found.length);
    // W28.
    return { ...all.page(key, found.slice(offset, offset + max)), total_count: found.length };
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
