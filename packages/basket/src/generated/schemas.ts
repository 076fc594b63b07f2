// Generated from specs/ by `pnpm generate`. Do not edit.
import * as z from 'zod';

const is = /* @__PURE__ */ (() => ({ text: z.string(), number: z.number(), flag: z.boolean(), anything: z.unknown() }))();
const maybe = /* @__PURE__ */ (() => ({ text: z.nullish(is.text), number: z.nullish(is.number), flag: z.nullish(is.flag) }))();
export const PriceChange: z.ZodObject<{
  originValue: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
  value: z.ZodNumber;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  originValue: maybe.number,
  value: is.number,
}))();
export const OfferError: z.ZodObject<{
  code: z.ZodString;
  offerId: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  maximumQuantity: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
  price: z.ZodOptional<z.ZodNullable<typeof PriceChange>>;
  shippingTypeCode: z.ZodOptional<z.ZodNullable<z.ZodString>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  code: is.text,
  offerId: maybe.text,
  maximumQuantity: maybe.number,
  price: z.nullish(PriceChange),
  shippingTypeCode: maybe.text,
}))();
export const ShippingMethod: z.ZodObject<{
  id: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  selected: z.ZodOptional<z.ZodNullable<z.ZodBoolean>>;
  cutOffNextDate: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  deliveryDateTime: z.ZodOptional<z.ZodNullable<z.ZodObject<{}, z.core.$loose>>>;
  price: z.ZodOptional<z.ZodNullable<z.ZodObject<{}, z.core.$loose>>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  id: maybe.text,
  selected: maybe.flag,
  cutOffNextDate: maybe.text,
  deliveryDateTime: z.nullish(z.looseObject({})),
  price: z.nullish(z.looseObject({})),
}))();
export const OfferShipment: z.ZodObject<{
  shippingMethods: z.ZodOptional<z.ZodNullable<z.ZodArray<typeof ShippingMethod>>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  shippingMethods: z.nullish(z.array(ShippingMethod)),
}))();
export const ShipmentOffers: z.ZodObject<{
  isSH02Done: z.ZodBoolean;
  errors: z.ZodOptional<z.ZodNullable<z.ZodArray<typeof OfferError>>>;
  shipments: z.ZodOptional<z.ZodNullable<z.ZodArray<typeof OfferShipment>>>;
  shippingPrice: z.ZodObject<{}, z.core.$loose>;
  shippingTaxes: z.ZodObject<{}, z.core.$loose>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  isSH02Done: is.flag,
  errors: z.nullish(z.array(OfferError)),
  shipments: z.nullish(z.array(OfferShipment)),
  shippingPrice: z.looseObject({}),
  shippingTaxes: z.looseObject({}),
}))();
export const BasketShipment: z.ZodObject<{
  c_marketplaceData: z.ZodOptional<z.ZodNullable<typeof ShipmentOffers>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  c_marketplaceData: z.nullish(ShipmentOffers),
}))();
export const BasketShipments: z.ZodObject<{
  shipments: z.ZodOptional<z.ZodNullable<z.ZodArray<typeof BasketShipment>>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  shipments: z.nullish(z.array(BasketShipment)),
}))();
export const OfferReference: z.ZodObject<{
  id: z.ZodOptional<z.ZodString>;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  id: z.optional(is.text),
}))();
export const OfferGroupSelection: z.ZodObject<{
  offers: z.ZodOptional<z.ZodArray<typeof OfferReference>>;
  selectedShippingMethod: z.ZodOptional<z.ZodString>;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  offers: z.optional(z.array(OfferReference)),
  selectedShippingMethod: z.optional(is.text),
}))();
export const ShippingMethodSelection: z.ZodObject<{
  id: z.ZodOptional<z.ZodString>;
  c_marketplaceData: z.ZodOptional<z.ZodArray<typeof OfferGroupSelection>>;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  id: z.optional(is.text),
  c_marketplaceData: z.optional(z.array(OfferGroupSelection)),
}))();

/** The body of each operation that has one. */
export const requests: {
  readonly setShippingMethod: typeof ShippingMethodSelection;
} = {
  setShippingMethod: ShippingMethodSelection,
};

/** The JSON response of each operation that has one. */
export const responses: {
  readonly setShippingMethod: typeof BasketShipments;
} = {
  setShippingMethod: BasketShipments,
};

export { schemaCheck as check } from '@tradelane/core/schemas';
