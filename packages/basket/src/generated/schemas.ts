// Generated from specs/ by `pnpm generate`. Do not edit.
import * as z from 'zod';

const PriceChange: z.ZodType = z.looseObject({
  originValue: z.nullish(z.number()),
  value: z.number(),
});
const OfferError: z.ZodType = z.looseObject({
  code: z.string(),
  offerId: z.nullish(z.string()),
  maximumQuantity: z.nullish(z.number()),
  price: z.nullish(PriceChange),
  shippingTypeCode: z.nullish(z.string()),
});
const ShippingMethod: z.ZodType = z.looseObject({
  id: z.nullish(z.string()),
  selected: z.nullish(z.boolean()),
  cutOffNextDate: z.nullish(z.string()),
  deliveryDateTime: z.nullish(z.looseObject({})),
  price: z.nullish(z.looseObject({})),
});
const OfferShipment: z.ZodType = z.looseObject({
  shippingMethods: z.nullish(z.array(ShippingMethod)),
});
const ShipmentOffers: z.ZodType = z.looseObject({
  isSH02Done: z.boolean(),
  errors: z.nullish(z.array(OfferError)),
  shipments: z.nullish(z.array(OfferShipment)),
  shippingPrice: z.looseObject({}),
  shippingTaxes: z.looseObject({}),
});
const BasketShipment: z.ZodType = z.looseObject({
  c_marketplaceData: z.nullish(ShipmentOffers),
});
const BasketShipments: z.ZodType = z.looseObject({
  shipments: z.nullish(z.array(BasketShipment)),
});

/** The JSON answer of each operation that has one. */
export const answers: Readonly<Record<string, z.ZodType>> = {
  setShippingMethod: BasketShipments,
};
