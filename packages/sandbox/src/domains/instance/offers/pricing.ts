import type { Schemas } from '../../../generated/instance.ts';
import { isDiscounted, isWithin, type StoredPrice, type StoredVolumePrice, unitPriceAt } from './model.ts';

const volumePrice = (
  { threshold, origin, discount }: StoredVolumePrice,
  discounted: boolean,
): Schemas['OfferVolumePrice'] => ({
  quantity_threshold: threshold,
  price: discounted && discount !== undefined ? discount : origin,
  unit_origin_price: origin,
  ...(discount !== undefined && { unit_discount_price: discount }),
});

const volumesOf = ({ origin, discount, volumes = [] }: StoredPrice): readonly StoredVolumePrice[] => [
  { threshold: 1, origin, ...(discount !== undefined && { discount }) },
  ...volumes,
];

/** A price as OF21 shows it at a time. */
export function shownPrice(price: StoredPrice, time: string): Schemas['OfferPrice'] {
  const { context = {}, origin, discount, discountStart, discountEnd } = price;
  const discounted = isDiscounted(price, time);
  return {
    channel_code: context.channel_codes?.[0] ?? null,
    context,
    price: unitPriceAt(price, time),
    unit_origin_price: origin,
    unit_discount_price: discount ?? null,
    discount_start_date: discountStart ?? null,
    discount_end_date: discountEnd ?? null,
    volume_prices: volumesOf(price).map((volume) => volumePrice(volume, discounted)),
  };
}

export interface PriceAudience {
  readonly channel?: string | undefined;
  readonly organization?: string | undefined;
}

const includes = (list: readonly string[] | undefined, one: string | undefined): boolean =>
  list === undefined || (one !== undefined && list.includes(one));

const appliesTo = ({ context = {} }: StoredPrice, { channel, organization }: PriceAudience, time: string): boolean => {
  const { channel_codes, customer_organization_ids, customer_group_ids, start_date, end_date } = context;
  return (
    includes(channel_codes, channel) &&
    includes(customer_organization_ids, organization) &&
    customer_group_ids === undefined &&
    isWithin(time, start_date, end_date)
  );
};

/** The first price with a context that fits, or the default price. */
export const applicablePrice = (
  [usual, ...others]: readonly [StoredPrice, ...StoredPrice[]],
  audience: PriceAudience,
  time: string,
): StoredPrice => others.find((price) => appliesTo(price, audience, time)) ?? usual;
