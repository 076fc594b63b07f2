// Generated from specs/ by `pnpm generate`. Do not edit.
import * as z from 'zod';

const is = { text: z.string(), number: z.number(), flag: z.boolean(), anything: z.unknown() };
const maybe = { text: z.nullish(is.text), number: z.nullish(is.number), flag: z.nullish(is.flag) };

/** Checks a value and passes it on as it is, so that nothing is lost of what a schema does not know. */
function asSent(schemaOf: (value: unknown) => z.ZodType): z.ZodType {
  return z.unknown().check((context) => {
    const result = schemaOf(context.value).safeParse(context.value);
    if (!result.success) context.issues.push(...(result.error.issues as typeof context.issues));
  });
}

const PriceChange: z.ZodType = z.object({
  originValue: maybe.number,
  value: is.number,
});
const OfferError: z.ZodType = z.object({
  code: is.text,
  offerId: maybe.text,
  maximumQuantity: maybe.number,
  price: z.nullish(PriceChange),
  shippingTypeCode: maybe.text,
});
const ShippingMethod: z.ZodType = z.object({
  id: maybe.text,
  selected: maybe.flag,
  cutOffNextDate: maybe.text,
  deliveryDateTime: z.nullish(z.object({})),
  price: z.nullish(z.object({})),
});
const OfferShipment: z.ZodType = z.object({
  shippingMethods: z.nullish(z.array(ShippingMethod)),
});
const ShipmentOffers: z.ZodType = z.object({
  isSH02Done: is.flag,
  errors: z.nullish(z.array(OfferError)),
  shipments: z.nullish(z.array(OfferShipment)),
  shippingPrice: z.object({}),
  shippingTaxes: z.object({}),
});
const BasketShipment: z.ZodType = z.object({
  c_marketplaceData: z.nullish(ShipmentOffers),
});
const BasketShipments: z.ZodType = z.object({
  shipments: z.nullish(z.array(BasketShipment)),
});

/** The JSON response of each operation that has one. */
export const responses: Readonly<Record<string, z.ZodType>> = {
  setShippingMethod: asSent(() => BasketShipments),
};

export { schemaCheck as check } from '@tradelane/core/schemas';
