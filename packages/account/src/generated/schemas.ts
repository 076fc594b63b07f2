// Generated from specs/ by `pnpm generate`. Do not edit.
import * as z from 'zod';

const is = /* @__PURE__ */ (() => ({ text: z.string(), number: z.number(), flag: z.boolean(), anything: z.unknown() }))();
const maybe = /* @__PURE__ */ (() => ({ text: z.nullish(is.text), number: z.nullish(is.number), flag: z.nullish(is.flag) }))();
/** A point in time, as text or as a `Date`. */
const moment = (): z.ZodUnion<readonly [z.ZodString, z.ZodDate]> =>
  z.union([z.string().regex(/^\d{4}-\d\d-\d\d[Tt ]\d\d:\d\d:\d\d(\.\d+)?([Zz]|[+-]\d\d:?\d\d)$/, 'Expected a date-time such as 2026-01-31T12:00:00Z'), z.date()]);
export const AccessExpirationDate: z.ZodUnion<readonly [z.ZodString, z.ZodDate]> = /* @__PURE__ */ (() => moment())();
export const Channel: z.ZodObject<{
  id: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  external_id: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  name: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  status: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  url: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  vendor: z.ZodOptional<z.ZodNullable<z.ZodString>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  id: maybe.text,
  external_id: maybe.text,
  name: maybe.text,
  status: maybe.text,
  url: maybe.text,
  vendor: maybe.text,
}))();
export const ChannelUpsert: z.ZodObject<{
  external_id: z.ZodString;
  name: z.ZodString;
  status: z.ZodString;
  url: z.ZodString;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  external_id: is.text,
  name: is.text,
  status: is.text,
  url: is.text,
}))();
export const ChannelsUpsert: z.ZodObject<{
  channels: z.ZodArray<typeof ChannelUpsert>;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  channels: z.array(ChannelUpsert),
}))();
export const ChannelsUpsertResult: z.ZodObject<{
  channels: z.ZodArray<typeof Channel>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  channels: z.array(Channel),
}))();
export const StoreState: z.ZodString = /* @__PURE__ */ (() => is.text)();
export const SuspensionType: z.ZodString = /* @__PURE__ */ (() => is.text)();
export const StoreCreation: z.ZodObject<{
  channel_id: z.ZodString;
  channel_store_id: z.ZodString;
  name: z.ZodString;
  state: typeof StoreState;
  suspension_type: z.ZodOptional<typeof SuspensionType>;
  access_expiration_date: z.ZodOptional<typeof AccessExpirationDate>;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  channel_id: is.text,
  channel_store_id: is.text,
  name: is.text,
  state: StoreState,
  suspension_type: z.optional(SuspensionType),
  access_expiration_date: z.optional(AccessExpirationDate),
}))();
export const StoreUpdate: z.ZodObject<{
  name: z.ZodString;
  state: typeof StoreState;
  suspension_type: z.ZodOptional<typeof SuspensionType>;
  access_expiration_date: z.ZodOptional<typeof AccessExpirationDate>;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  name: is.text,
  state: StoreState,
  suspension_type: z.optional(SuspensionType),
  access_expiration_date: z.optional(AccessExpirationDate),
}))();
export const StoresCreation: z.ZodObject<{
  stores: z.ZodArray<typeof StoreCreation>;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  stores: z.array(StoreCreation),
}))();

/** The body of each operation that has one. */
export const requests: {
  readonly SELLER_ACCOUNT_CHANNEL_UPSERT: typeof ChannelsUpsert;
  readonly SELLER_ACCOUNT_STORE_CREATE: typeof StoresCreation;
  readonly SELLER_ACCOUNT_STORE_UPDATE: typeof StoreUpdate;
} = {
  SELLER_ACCOUNT_CHANNEL_UPSERT: ChannelsUpsert,
  SELLER_ACCOUNT_STORE_CREATE: StoresCreation,
  SELLER_ACCOUNT_STORE_UPDATE: StoreUpdate,
};

/** The JSON response of each operation that has one. */
export const responses: {
  readonly SELLER_ACCOUNT_CHANNEL_UPSERT: typeof ChannelsUpsertResult;
} = {
  SELLER_ACCOUNT_CHANNEL_UPSERT: ChannelsUpsertResult,
};

export { schemaCheck as check } from '@tradelane/core/schemas';
