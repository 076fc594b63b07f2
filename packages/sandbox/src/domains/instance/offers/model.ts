import type { Schemas } from '../../../generated/instance.ts';
import { collection, type Collection, sortedName, sortedTime, value, values } from '../../../store/index.ts';
import { findBy, type World } from '../../../world/index.ts';

/** Price of one unit from a quantity on. */
export interface StoredVolumePrice {
  readonly threshold: number;
  readonly origin: number;
  readonly discount?: number;
}

/** Prices of an offer in one context. Without a context, they are the default prices. */
export interface StoredPrice extends Omit<StoredVolumePrice, 'threshold'> {
  readonly context?: Schemas['OfferPriceContext'];
  readonly discountStart?: string;
  readonly discountEnd?: string;
  /** By quantity, lowest first. */
  readonly volumes?: readonly StoredVolumePrice[];
}

/** Whether a time is in a period. A missing end is open. */
export const isWithin = (time: string, start: string | undefined, end: string | undefined): boolean =>
  (start === undefined || start <= time) && (end === undefined || time < end);

/** Whether the discount of a price applies at a time. */
export const isDiscounted = ({ discountStart, discountEnd }: StoredPrice, time: string): boolean =>
  isWithin(time, discountStart, discountEnd);

export const unitPriceAt = (price: StoredPrice, time: string): number =>
  price.discount !== undefined && isDiscounted(price, time) ? price.discount : price.origin;

/** An offer of a shop. A deleted offer stays for exports of changes. */
export interface StoredOffer {
  readonly id: number;
  readonly shopId: number;
  readonly sku: string;
  /** The key of its product. */
  readonly product: string;
  readonly product_sku: string;
  readonly product_title: string;
  readonly state: string;
  readonly quantity: number;
  readonly warehouses?: readonly Schemas['OfferWarehouse'][];
  /** The default prices first. */
  readonly prices: readonly [StoredPrice, ...StoredPrice[]];
  readonly retailPrices?: readonly Pick<StoredPrice, 'origin' | 'discount' | 'discountStart' | 'discountEnd'>[];
  /** Fields that are stored as the shop has set them. */
  readonly details: OfferDetails;
  readonly created: string;
  readonly updated: string;
  readonly deleted?: true;
}

/** Optional fields of an offer. A missing field has its default. */
export interface OfferDetails extends Partial<
  Pick<
    Schemas['Offer'],
    | 'allow_quote_requests'
    | 'available_end_date'
    | 'available_start_date'
    | 'description'
    | 'eco_contributions'
    | 'favorite_rank'
    | 'internal_description'
    | 'leadtime_to_ship'
    | 'max_order_quantity'
    | 'min_order_quantity'
    | 'min_quantity_alert'
    | 'msrp'
    | 'offer_additional_fields'
    | 'package_quantity'
    | 'price_additional_info'
    | 'product_tax_code'
  >
> {
  readonly logistic_class?: string;
}

/** Amounts sort as texts of one length. */
const sortable = (amount: number): string => amount.toFixed(2).padStart(16, '0');

/** W53: lists sort by the price at the last change of the offer. */
const sortPrice = ({ prices: [price], updated }: StoredOffer): string => sortable(unitPriceAt(price, updated));

const unlessDeleted =
  <T>(read: (offer: StoredOffer) => T) =>
  (offer: StoredOffer): T | undefined =>
    offer.deleted ? undefined : read(offer);

/** By offer id. */
export const offers: Collection<StoredOffer> = collection(
  'instance.offers',
  { sku: (offer) => (offer.deleted ? undefined : skuKey(offer.shopId, offer.sku)) },
  {
    totalPrice: sortedName(unlessDeleted(sortPrice)),
    price: sortedName(unlessDeleted(sortPrice)),
    productTitle: sortedName(unlessDeleted(({ product_title }) => product_title)),
    updated: sortedTime(({ updated }) => updated),
    shop: value(({ shopId }) => shopId),
    sku: value(({ sku }) => sku),
    product_id: values(({ product, product_sku }) => [product_sku, product.slice(product.indexOf('|') + 1)]),
    state: value(({ state }) => state),
    favorite: value(({ details }) => details.favorite_rank !== undefined),
  },
);

export const skuKey = (shopId: number, sku: string): string => `${shopId}/${sku}`;

/** Keys sort as their numbers. */
export const offerKey = (id: number | string): string => String(id).padStart(12, '0');

export const offerBySku = (world: World, shopId: number, sku: string): StoredOffer | undefined =>
  findBy(world, offers, 'sku', skuKey(shopId, sku));
