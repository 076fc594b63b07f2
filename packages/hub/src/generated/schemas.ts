// Generated from specs/ by `pnpm generate`. Do not edit.
import type { FileInput } from '@tradelane/core';
import * as z from 'zod';

const is = /* @__PURE__ */ (() => ({ text: z.string(), number: z.number(), flag: z.boolean(), anything: z.unknown() }))();
const maybe = /* @__PURE__ */ (() => ({ text: z.nullish(is.text), number: z.nullish(is.number), flag: z.nullish(is.flag) }))();
/** A point in time, as text or as a `Date`. */
const moment = (): z.ZodUnion<readonly [z.ZodString, z.ZodDate]> =>
  z.union([z.string().regex(/^\d{4}-\d\d-\d\d[Tt ]\d\d:\d\d:\d\d(\.\d+)?([Zz]|[+-]\d\d:?\d\d)$/, 'Expected a date-time such as 2026-01-31T12:00:00Z'), z.date()]);
/** A file to upload. The client checks it. */
const upload = (): z.ZodType<FileInput> => z.custom<FileInput>((value) => value !== undefined && value !== null);

/** Checks an object by the variant that its tag names; a tag that is not known yet passes as it is. */
function tagged<Variant extends z.ZodType>(
  tag: string,
  variants: Readonly<Record<string, Variant>>,
): z.ZodType<z.output<Variant>> {
  const known = new Map<string, z.ZodType>(Object.entries(variants));
  const anyObject = z.object({});
  return z.unknown().check((context) => {
    const { value } = context;
    const schema = known.get(String((value as Readonly<Record<string, unknown>> | null)?.[tag])) ?? anyObject;
    const result = schema.safeParse(value);
    for (const issue of result.error?.issues ?? []) context.issues.push(issue as (typeof context.issues)[number]);
  }) as z.ZodType as z.ZodType<z.output<Variant>>;
}

export const ActionError: z.ZodObject<{
  code: z.ZodString;
  message: z.ZodString;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  code: is.text,
  message: is.text,
}))();
export const ActionReference: z.ZodObject<{
  action_id: z.ZodString;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  action_id: is.text,
}))();
export const ReportedActionType: z.ZodString = /* @__PURE__ */ (() => is.text)();
export const ReportedEntityType: z.ZodString = /* @__PURE__ */ (() => is.text)();
export const ReportedOrderId: z.ZodString = /* @__PURE__ */ (() => is.text)();
export const ReportedError: z.ZodObject<{
  code: z.ZodString;
  message: z.ZodString;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  code: is.text,
  message: is.text.min(1).max(2000),
}))();
export const ReportedTime: z.ZodUnion<readonly [z.ZodString, z.ZodDate]> = /* @__PURE__ */ (() => moment())();
export const ReportedSuccess: z.ZodObject<{
  type: typeof ReportedActionType;
  entity_type: typeof ReportedEntityType;
  entity_id: typeof ReportedOrderId;
  status: z.ZodLiteral<'SUCCESS'>;
  errors: z.ZodOptional<z.ZodArray<typeof ReportedError>>;
  executed_at: typeof ReportedTime;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  type: ReportedActionType,
  entity_type: ReportedEntityType,
  entity_id: ReportedOrderId,
  status: z.literal('SUCCESS'),
  errors: z.optional(z.array(ReportedError)),
  executed_at: ReportedTime,
}))();
export const ReportedFailure: z.ZodObject<{
  type: typeof ReportedActionType;
  entity_type: typeof ReportedEntityType;
  entity_id: typeof ReportedOrderId;
  status: z.ZodLiteral<'FAILED'>;
  errors: z.ZodArray<typeof ReportedError>;
  executed_at: typeof ReportedTime;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  type: ReportedActionType,
  entity_type: ReportedEntityType,
  entity_id: ReportedOrderId,
  status: z.literal('FAILED'),
  errors: z.array(ReportedError).min(1),
  executed_at: ReportedTime,
}))();
export const ReportedAction: z.ZodType<z.output<typeof ReportedSuccess | typeof ReportedFailure>> = /* @__PURE__ */ (() => tagged('status', {
  SUCCESS: ReportedSuccess,
  FAILED: ReportedFailure,
}))();
export const ActionReport: z.ZodObject<{
  actions: z.ZodArray<typeof ReportedAction>;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  actions: z.array(ReportedAction).min(1).max(100),
}))();
export const ActionReportResult: z.ZodObject<{
  actions: z.ZodArray<typeof ActionReference>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  actions: z.array(ActionReference),
}))();
export const ActionStatus: z.ZodObject<{
  id: z.ZodString;
  status: z.ZodString;
  errors: z.ZodOptional<z.ZodNullable<z.ZodArray<typeof ActionError>>>;
  created_at: z.ZodString;
  updated_at: z.ZodString;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  id: is.text,
  status: is.text,
  errors: z.nullish(z.array(ActionError)),
  created_at: is.text,
  updated_at: is.text,
}))();
export const Address: z.ZodObject<{
  first_name: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  last_name: z.ZodString;
  company: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  street: z.ZodString;
  street_additional_info: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  additional_info: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  zip_code: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  city: z.ZodString;
  state: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  country: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  country_iso_code: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  phone: z.ZodOptional<z.ZodNullable<z.ZodString>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  first_name: maybe.text,
  last_name: is.text,
  company: maybe.text,
  street: is.text,
  street_additional_info: maybe.text,
  additional_info: maybe.text,
  zip_code: maybe.text,
  city: is.text,
  state: maybe.text,
  country: maybe.text,
  country_iso_code: maybe.text,
  phone: maybe.text,
}))();
export const AdjustmentReason: z.ZodString = /* @__PURE__ */ (() => is.text)();
export const AdjustmentType: z.ZodString = /* @__PURE__ */ (() => is.text)();
export const AttributeId: z.ZodString = /* @__PURE__ */ (() => is.text.min(1).max(255))();
export const AttributeName: z.ZodString = /* @__PURE__ */ (() => is.text.min(1).max(255))();
export const BillingInfo: z.ZodObject<{
  address: z.ZodOptional<z.ZodNullable<typeof Address>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  address: z.nullish(Address),
}))();
export const BooleanAttribute: z.ZodObject<{
  id: typeof AttributeId;
  type: z.ZodLiteral<'BOOLEAN'>;
  value: z.ZodBoolean;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  id: AttributeId,
  type: z.literal('BOOLEAN'),
  value: is.flag,
}))();
export const CancelationReason: z.ZodString = /* @__PURE__ */ (() => is.text)();
export const Money: z.ZodObject<{
  amount: z.ZodNumber;
  currency: z.ZodString;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  amount: is.number.min(0),
  currency: is.text.min(1),
}))();
export const TaxAmount: z.ZodObject<{
  amount: typeof Money;
  code: z.ZodString;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  amount: Money,
  code: is.text.min(1),
}))();
export const LineCancelation: z.ZodObject<{
  order_line_id: z.ZodOptional<z.ZodString>;
  product_id: z.ZodOptional<z.ZodString>;
  reason: typeof CancelationReason;
  quantity: z.ZodNumber;
  price: typeof Money;
  taxes: z.ZodOptional<z.ZodArray<typeof TaxAmount>>;
  shipping_price: typeof Money;
  shipping_taxes: z.ZodOptional<z.ZodArray<typeof TaxAmount>>;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  order_line_id: z.optional(is.text.min(1)),
  product_id: z.optional(is.text.min(1)),
  reason: CancelationReason,
  quantity: is.number.int().min(0),
  price: Money,
  taxes: z.optional(z.array(TaxAmount)),
  shipping_price: Money,
  shipping_taxes: z.optional(z.array(TaxAmount)),
}))();
export const CancelationRequest: z.ZodObject<{
  cancelations: z.ZodArray<typeof LineCancelation>;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  cancelations: z.array(LineCancelation).min(1),
}))();
export const CategoryLabel: z.ZodObject<{
  locale: z.ZodString;
  value: z.ZodString;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  locale: is.text,
  value: is.text.max(255),
}))();
export const Category: z.ZodObject<{
  id: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  labels: z.ZodArray<typeof CategoryLabel>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  id: z.nullish(is.text.min(1).max(255)),
  labels: z.array(CategoryLabel),
}))();
export const ConversationEntityType: z.ZodString = /* @__PURE__ */ (() => is.text)();
export const ConversationSubject: z.ZodObject<{
  type: typeof ConversationEntityType;
  id: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  channel_entity_id: z.ZodString;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  type: ConversationEntityType,
  id: maybe.text,
  channel_entity_id: is.text,
}))();
export const ConversationOrigin: z.ZodObject<{
  channel_id: z.ZodString;
  channel_name: z.ZodString;
  channel_store_id: z.ZodString;
  channel_store_name: z.ZodString;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  channel_id: is.text,
  channel_name: is.text,
  channel_store_id: is.text,
  channel_store_name: is.text,
}))();
export const ConversationParticipant: z.ZodObject<{
  type: z.ZodString;
  id: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  name: z.ZodString;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  type: is.text,
  id: maybe.text,
  name: is.text,
}))();
export const ConversationTopic: z.ZodObject<{
  type: z.ZodString;
  value: z.ZodString;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  type: is.text,
  value: is.text.max(500),
}))();
export const Conversation: z.ZodObject<{
  id: z.ZodString;
  channel_conversation_id: z.ZodString;
  entity: typeof ConversationSubject;
  origin: typeof ConversationOrigin;
  participants: z.ZodArray<typeof ConversationParticipant>;
  topic: typeof ConversationTopic;
  created_at: z.ZodString;
  updated_at: z.ZodString;
  anonymized_at: z.ZodOptional<z.ZodNullable<z.ZodString>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  id: is.text,
  channel_conversation_id: is.text,
  entity: ConversationSubject,
  origin: ConversationOrigin,
  participants: z.array(ConversationParticipant),
  topic: ConversationTopic,
  created_at: is.text,
  updated_at: is.text,
  anonymized_at: maybe.text,
}))();
export const ConversationActionError: z.ZodObject<{
  code: z.ZodString;
  message: z.ZodString;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  code: is.text,
  message: is.text,
}))();
export const ConversationActionStatus: z.ZodObject<{
  id: z.ZodString;
  status: z.ZodString;
  conversation_id: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  errors: z.ZodOptional<z.ZodNullable<z.ZodArray<typeof ConversationActionError>>>;
  created_at: z.ZodString;
  updated_at: z.ZodString;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  id: is.text,
  status: is.text,
  conversation_id: maybe.text,
  errors: z.nullish(z.array(ConversationActionError)),
  created_at: is.text,
  updated_at: is.text,
}))();
export const NewConversationEntity: z.ZodObject<{
  type: typeof ConversationEntityType;
  id: z.ZodString;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  type: ConversationEntityType,
  id: is.text,
}))();
export const MessageInput: z.ZodObject<{
  body: z.ZodString;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  body: is.text.min(1).max(2000),
}))();
export const NewConversation: z.ZodObject<{
  entity: typeof NewConversationEntity;
  topic: typeof ConversationTopic;
  first_message: typeof MessageInput;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  entity: NewConversationEntity,
  topic: ConversationTopic,
  first_message: MessageInput,
}))();
export const MessageFiles: z.ZodArray<z.ZodType<FileInput>> = /* @__PURE__ */ (() => z.array(upload()).max(5))();
export const ConversationCreation: z.ZodObject<{
  conversation: typeof NewConversation;
  files: z.ZodOptional<typeof MessageFiles>;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  conversation: NewConversation,
  files: z.optional(MessageFiles),
}))();
export const MessageSender: z.ZodObject<{
  type: z.ZodString;
  id: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  name: z.ZodString;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  type: is.text,
  id: maybe.text,
  name: is.text,
}))();
export const MessageAttachment: z.ZodObject<{
  id: z.ZodString;
  filename: z.ZodString;
  size_in_bytes: z.ZodNumber;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  id: is.text,
  filename: is.text,
  size_in_bytes: is.number,
}))();
export const ConversationMessage: z.ZodObject<{
  id: z.ZodString;
  channel_message_id: z.ZodString;
  sender: typeof MessageSender;
  body: z.ZodString;
  attachments: z.ZodOptional<z.ZodNullable<z.ZodArray<typeof MessageAttachment>>>;
  visible_to_customer: z.ZodOptional<z.ZodNullable<z.ZodBoolean>>;
  created_at: z.ZodString;
  channel_created_at: z.ZodString;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  id: is.text,
  channel_message_id: is.text,
  sender: MessageSender,
  body: is.text,
  attachments: z.nullish(z.array(MessageAttachment)),
  visible_to_customer: maybe.flag,
  created_at: is.text,
  channel_created_at: is.text,
}))();
export const ConversationMessageList: z.ZodObject<{
  messages: z.ZodArray<typeof ConversationMessage>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  messages: z.array(ConversationMessage),
}))();
export const NextPageToken: z.ZodString = /* @__PURE__ */ (() => is.text)();
export const PreviousPageToken: z.ZodString = /* @__PURE__ */ (() => is.text)();
export const ConversationPage: z.ZodObject<{
  data: z.ZodArray<typeof Conversation>;
  next_page_token: z.ZodOptional<z.ZodNullable<typeof NextPageToken>>;
  previous_page_token: z.ZodOptional<z.ZodNullable<typeof PreviousPageToken>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  data: z.array(Conversation),
  next_page_token: z.nullish(NextPageToken),
  previous_page_token: z.nullish(PreviousPageToken),
}))();
export const StringAttribute: z.ZodObject<{
  id: typeof AttributeId;
  type: z.ZodLiteral<'STRING'>;
  value: z.ZodString;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  id: AttributeId,
  type: z.literal('STRING'),
  value: is.text,
}))();
export const NumericAttribute: z.ZodObject<{
  id: typeof AttributeId;
  type: z.ZodLiteral<'NUMERIC'>;
  value: z.ZodNumber;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  id: AttributeId,
  type: z.literal('NUMERIC'),
  value: is.number,
}))();
export const DateAttribute: z.ZodObject<{
  id: typeof AttributeId;
  type: z.ZodLiteral<'DATE'>;
  value: z.ZodString;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  id: AttributeId,
  type: z.literal('DATE'),
  value: is.text,
}))();
export const ListAttribute: z.ZodObject<{
  id: typeof AttributeId;
  type: z.ZodLiteral<'LIST'>;
  value: z.ZodArray<z.ZodString>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  id: AttributeId,
  type: z.literal('LIST'),
  value: z.array(is.text),
}))();
export const CustomAttribute: z.ZodType<z.output<typeof StringAttribute | typeof NumericAttribute | typeof BooleanAttribute | typeof DateAttribute | typeof ListAttribute>> = /* @__PURE__ */ (() => tagged('type', {
  STRING: StringAttribute,
  NUMERIC: NumericAttribute,
  BOOLEAN: BooleanAttribute,
  DATE: DateAttribute,
  LIST: ListAttribute,
}))();
export const DeliveryWindow: z.ZodObject<{
  earliest: z.ZodString;
  latest: z.ZodString;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  earliest: is.text,
  latest: is.text,
}))();
export const PriceScope: z.ZodNullable<z.ZodString> = /* @__PURE__ */ (() => z.nullable(is.text.max(255)))();
export const DiscountPrice: z.ZodObject<{
  price: typeof Money;
  scope: z.ZodOptional<z.ZodNullable<typeof PriceScope>>;
  start_date: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  end_date: z.ZodOptional<z.ZodNullable<z.ZodString>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  price: Money,
  scope: z.nullish(PriceScope),
  start_date: maybe.text,
  end_date: maybe.text,
}))();
export const DocumentEntity: z.ZodObject<{
  id: z.ZodString;
  type: z.ZodString;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  id: is.text,
  type: is.text,
}))();
export const DocumentMetadata: z.ZodObject<{
  type: z.ZodString;
  filename: z.ZodString;
  entity: z.ZodOptional<typeof DocumentEntity>;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  type: is.text,
  filename: is.text.min(1).max(255),
  entity: z.optional(DocumentEntity),
}))();
export const DocumentType: z.ZodString = /* @__PURE__ */ (() => is.text)();
export const DocumentUpload: z.ZodObject<{
  file: z.ZodType<FileInput>;
  metadata: typeof DocumentMetadata;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  file: upload(),
  metadata: DocumentMetadata,
}))();
export const FulfillmentType: z.ZodString = /* @__PURE__ */ (() => is.text)();
export const Fulfillment: z.ZodObject<{
  type: typeof FulfillmentType;
  code: z.ZodOptional<z.ZodNullable<z.ZodString>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  type: FulfillmentType,
  code: maybe.text,
}))();
export const Gtin: z.ZodObject<{
  value: z.ZodString;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  value: is.text.regex(/^([0-9]{8}|[0-9]{12,13})$/),
}))();
export const LineRefund: z.ZodObject<{
  order_line_id: z.ZodOptional<z.ZodString>;
  product_id: z.ZodOptional<z.ZodString>;
  reason: typeof CancelationReason;
  quantity: z.ZodOptional<z.ZodNumber>;
  price: typeof Money;
  taxes: z.ZodOptional<z.ZodArray<typeof TaxAmount>>;
  shipping_price: typeof Money;
  shipping_taxes: z.ZodOptional<z.ZodArray<typeof TaxAmount>>;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  order_line_id: z.optional(is.text.min(1)),
  product_id: z.optional(is.text.min(1)),
  reason: CancelationReason,
  quantity: z.optional(is.number.int().min(0)),
  price: Money,
  taxes: z.optional(z.array(TaxAmount)),
  shipping_price: Money,
  shipping_taxes: z.optional(z.array(TaxAmount)),
}))();
export const MessageCreation: z.ZodObject<{
  message_input: typeof MessageInput;
  files: z.ZodOptional<typeof MessageFiles>;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  message_input: MessageInput,
  files: z.optional(MessageFiles),
}))();
export const OrderOrigin: z.ZodObject<{
  channel_id: z.ZodString;
  channel_name: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  channel_store_id: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  channel_store_name: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  sub_channel_code: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  sub_channel_name: z.ZodOptional<z.ZodNullable<z.ZodString>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  channel_id: is.text,
  channel_name: maybe.text,
  channel_store_id: maybe.text,
  channel_store_name: maybe.text,
  sub_channel_code: maybe.text,
  sub_channel_name: maybe.text,
}))();
export const OrderStatus: z.ZodString = /* @__PURE__ */ (() => is.text)();
export const OrderStatusReason: z.ZodString = /* @__PURE__ */ (() => is.text)();
export const ShippingInfo: z.ZodObject<{
  address: z.ZodOptional<z.ZodNullable<typeof Address>>;
  email: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  carrier: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  method: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  pudo_id: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  delivery_date: z.ZodOptional<z.ZodNullable<typeof DeliveryWindow>>;
  shipping_deadline: z.ZodOptional<z.ZodNullable<z.ZodString>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  address: z.nullish(Address),
  email: maybe.text,
  carrier: maybe.text,
  method: maybe.text,
  pudo_id: maybe.text,
  delivery_date: z.nullish(DeliveryWindow),
  shipping_deadline: maybe.text,
}))();
export const OrderedProduct: z.ZodObject<{
  id: z.ZodString;
  title: z.ZodString;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  id: is.text,
  title: is.text,
}))();
export const Tax: z.ZodObject<{
  amount: typeof Money;
  code: z.ZodString;
  rate: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
  channel_collectible: z.ZodOptional<z.ZodNullable<typeof Money>>;
  seller_collectible: z.ZodOptional<z.ZodNullable<typeof Money>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  amount: Money,
  code: is.text,
  rate: maybe.number,
  channel_collectible: z.nullish(Money),
  seller_collectible: z.nullish(Money),
}))();
export const OrderAdjustment: z.ZodObject<{
  id: z.ZodString;
  adjustment_id: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  type: typeof AdjustmentType;
  reason: typeof AdjustmentReason;
  quantity: z.ZodNumber;
  price: typeof Money;
  taxes: z.ZodOptional<z.ZodNullable<z.ZodArray<typeof TaxAmount>>>;
  shipping_price: typeof Money;
  shipping_taxes: z.ZodOptional<z.ZodNullable<z.ZodArray<typeof TaxAmount>>>;
  created_at: z.ZodString;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  id: is.text,
  adjustment_id: maybe.text,
  type: AdjustmentType,
  reason: AdjustmentReason,
  quantity: is.number,
  price: Money,
  taxes: z.nullish(z.array(TaxAmount)),
  shipping_price: Money,
  shipping_taxes: z.nullish(z.array(TaxAmount)),
  created_at: is.text,
}))();
export const OrderLine: z.ZodObject<{
  id: z.ZodString;
  channel_order_line_id: z.ZodString;
  product: typeof OrderedProduct;
  quantity: z.ZodNumber;
  price: typeof Money;
  taxes: z.ZodArray<typeof Tax>;
  total_shipping_price: typeof Money;
  shipping_taxes: z.ZodArray<typeof Tax>;
  status: typeof OrderStatus;
  status_reason: z.ZodOptional<z.ZodNullable<typeof OrderStatusReason>>;
  can_cancel: z.ZodOptional<z.ZodNullable<z.ZodBoolean>>;
  can_refund: z.ZodOptional<z.ZodNullable<z.ZodBoolean>>;
  adjustments: z.ZodArray<typeof OrderAdjustment>;
  custom_attributes: z.ZodOptional<z.ZodNullable<z.ZodArray<typeof CustomAttribute>>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  id: is.text,
  channel_order_line_id: is.text,
  product: OrderedProduct,
  quantity: is.number,
  price: Money,
  taxes: z.array(Tax),
  total_shipping_price: Money,
  shipping_taxes: z.array(Tax),
  status: OrderStatus,
  status_reason: z.nullish(OrderStatusReason),
  can_cancel: maybe.flag,
  can_refund: maybe.flag,
  adjustments: z.array(OrderAdjustment),
  custom_attributes: z.nullish(z.array(CustomAttribute)),
}))();
export const Order: z.ZodObject<{
  id: z.ZodString;
  channel_order_id: z.ZodString;
  origin: typeof OrderOrigin;
  status: typeof OrderStatus;
  status_reason: z.ZodOptional<z.ZodNullable<typeof OrderStatusReason>>;
  fulfillment: typeof Fulfillment;
  billing_info: z.ZodOptional<z.ZodNullable<typeof BillingInfo>>;
  shipping_info: typeof ShippingInfo;
  order_lines: z.ZodArray<typeof OrderLine>;
  custom_attributes: z.ZodOptional<z.ZodNullable<z.ZodArray<typeof CustomAttribute>>>;
  created_at: z.ZodString;
  updated_at: z.ZodString;
  channel_updated_at: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  anonymized_at: z.ZodOptional<z.ZodNullable<z.ZodString>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  id: is.text,
  channel_order_id: is.text,
  origin: OrderOrigin,
  status: OrderStatus,
  status_reason: z.nullish(OrderStatusReason),
  fulfillment: Fulfillment,
  billing_info: z.nullish(BillingInfo),
  shipping_info: ShippingInfo,
  order_lines: z.array(OrderLine),
  custom_attributes: z.nullish(z.array(CustomAttribute)),
  created_at: is.text,
  updated_at: is.text,
  channel_updated_at: maybe.text,
  anonymized_at: maybe.text,
}))();
export const OrderLineDecision: z.ZodObject<{
  id: z.ZodString;
  accepted: z.ZodBoolean;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  id: is.text,
  accepted: is.flag,
}))();
export const OrderAcceptanceRequest: z.ZodObject<{
  order_lines: z.ZodArray<typeof OrderLineDecision>;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  order_lines: z.array(OrderLineDecision).min(1),
}))();
export const OrderDocument: z.ZodObject<{
  id: z.ZodString;
  order_id: z.ZodString;
  name: z.ZodString;
  type: typeof DocumentType;
  channel_type: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  file_format: z.ZodString;
  size_in_bytes: z.ZodNumber;
  updated_at: z.ZodString;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  id: is.text,
  order_id: is.text,
  name: is.text,
  type: DocumentType,
  channel_type: maybe.text,
  file_format: is.text,
  size_in_bytes: is.number,
  updated_at: is.text,
}))();
export const OrderDocumentPage: z.ZodObject<{
  documents: z.ZodArray<typeof OrderDocument>;
  next_page_token: z.ZodOptional<z.ZodNullable<typeof NextPageToken>>;
  previous_page_token: z.ZodOptional<z.ZodNullable<typeof PreviousPageToken>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  documents: z.array(OrderDocument),
  next_page_token: z.nullish(NextPageToken),
  previous_page_token: z.nullish(PreviousPageToken),
}))();
export const OrderPage: z.ZodObject<{
  data: z.ZodArray<typeof Order>;
  next_page_token: z.ZodOptional<z.ZodNullable<typeof NextPageToken>>;
  previous_page_token: z.ZodOptional<z.ZodNullable<typeof PreviousPageToken>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  data: z.array(Order),
  next_page_token: z.nullish(NextPageToken),
  previous_page_token: z.nullish(PreviousPageToken),
}))();
export const PartnerQuantity: z.ZodObject<{
  partner_id: z.ZodString;
  available_quantity: z.ZodNumber;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  partner_id: is.text,
  available_quantity: is.number.min(0).max(1000000000),
}))();
export const ProductId: z.ZodString = /* @__PURE__ */ (() => is.text.min(1).max(256))();
export const ProductTitle: z.ZodObject<{
  locale: z.ZodString;
  value: z.ZodString;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  locale: is.text,
  value: is.text.max(255),
}))();
export const ProductDescription: z.ZodObject<{
  locale: z.ZodString;
  value: z.ZodString;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  locale: is.text,
  value: is.text.max(6000),
}))();
export const ProductImage: z.ZodObject<{
  url: z.ZodString;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  url: is.text.regex(/^(http|https):\/\/.*$/),
}))();
export const ProductStringAttribute: z.ZodObject<{
  id: typeof AttributeId;
  name: typeof AttributeName;
  type: z.ZodLiteral<'STRING'>;
  value: z.ZodString;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  id: AttributeId,
  name: AttributeName,
  type: z.literal('STRING'),
  value: is.text.max(2000),
}))();
export const ProductNumericAttribute: z.ZodObject<{
  id: typeof AttributeId;
  name: typeof AttributeName;
  type: z.ZodLiteral<'NUMERIC'>;
  value: z.ZodNumber;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  id: AttributeId,
  name: AttributeName,
  type: z.literal('NUMERIC'),
  value: is.number.min(-1000000000).max(1000000000),
}))();
export const ProductBooleanAttribute: z.ZodObject<{
  id: typeof AttributeId;
  name: typeof AttributeName;
  type: z.ZodLiteral<'BOOLEAN'>;
  value: z.ZodBoolean;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  id: AttributeId,
  name: AttributeName,
  type: z.literal('BOOLEAN'),
  value: is.flag,
}))();
export const ProductAttribute: z.ZodType<z.output<typeof ProductStringAttribute | typeof ProductNumericAttribute | typeof ProductBooleanAttribute>> = /* @__PURE__ */ (() => tagged('type', {
  STRING: ProductStringAttribute,
  NUMERIC: ProductNumericAttribute,
  BOOLEAN: ProductBooleanAttribute,
}))();
export const StandardPrice: z.ZodObject<{
  price: typeof Money;
  scope: z.ZodOptional<z.ZodNullable<typeof PriceScope>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  price: Money,
  scope: z.nullish(PriceScope),
}))();
export const WarehouseQuantity: z.ZodObject<{
  warehouse_code: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  available_quantity: z.ZodNumber;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  warehouse_code: z.nullish(is.text.min(1)),
  available_quantity: is.number.min(0).max(1000000000),
}))();
export const Product: z.ZodObject<{
  id: typeof ProductId;
  titles: z.ZodOptional<z.ZodNullable<z.ZodArray<typeof ProductTitle>>>;
  descriptions: z.ZodOptional<z.ZodNullable<z.ZodArray<typeof ProductDescription>>>;
  brand: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  category: z.ZodOptional<z.ZodNullable<z.ZodUnion<readonly [typeof Category, z.ZodNullable<z.ZodUnknown>]>>>;
  gtins: z.ZodOptional<z.ZodNullable<z.ZodArray<typeof Gtin>>>;
  images: z.ZodOptional<z.ZodNullable<z.ZodArray<typeof ProductImage>>>;
  attributes: z.ZodOptional<z.ZodNullable<z.ZodArray<typeof ProductAttribute>>>;
  standard_prices: z.ZodOptional<z.ZodNullable<z.ZodArray<typeof StandardPrice>>>;
  discount_prices: z.ZodOptional<z.ZodNullable<z.ZodArray<typeof DiscountPrice>>>;
  quantities: z.ZodOptional<z.ZodNullable<z.ZodArray<typeof WarehouseQuantity>>>;
  partner_quantities: z.ZodOptional<z.ZodNullable<z.ZodArray<typeof PartnerQuantity>>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  id: ProductId,
  titles: z.nullish(z.array(ProductTitle).max(10)),
  descriptions: z.nullish(z.array(ProductDescription).max(10)),
  brand: z.nullish(is.text.max(255)),
  category: z.nullish(z.union([Category, z.nullable(is.anything)])),
  gtins: z.nullish(z.array(Gtin).max(10)),
  images: z.nullish(z.array(ProductImage).max(15)),
  attributes: z.nullish(z.array(ProductAttribute).max(1000)),
  standard_prices: z.nullish(z.array(StandardPrice).min(1).max(10)),
  discount_prices: z.nullish(z.array(DiscountPrice).max(10)),
  quantities: z.nullish(z.array(WarehouseQuantity).min(1).max(20)),
  partner_quantities: z.nullish(z.array(PartnerQuantity).min(1).max(20)),
}))();
export const ProductReference: z.ZodObject<{
  id: typeof ProductId;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  id: ProductId,
}))();
export const ProductDeletion: z.ZodObject<{
  products: z.ZodArray<typeof ProductReference>;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  products: z.array(ProductReference).min(1).max(1000),
}))();
export const ProductPage: z.ZodObject<{
  data: z.ZodArray<typeof Product>;
  next_page_token: z.ZodOptional<z.ZodNullable<typeof NextPageToken>>;
  previous_page_token: z.ZodOptional<z.ZodNullable<typeof PreviousPageToken>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  data: z.array(Product),
  next_page_token: z.nullish(NextPageToken),
  previous_page_token: z.nullish(PreviousPageToken),
}))();
export const ProductUpsert: z.ZodObject<{
  products: z.ZodOptional<z.ZodArray<typeof Product>>;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  products: z.optional(z.array(Product).min(1).max(1000)),
}))();
export const RefundRequest: z.ZodObject<{
  refunds: z.ZodArray<typeof LineRefund>;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  refunds: z.array(LineRefund).min(1),
}))();
export const ReturnStatus: z.ZodString = /* @__PURE__ */ (() => is.text)();
export const ReturnRejectionReason: z.ZodString = /* @__PURE__ */ (() => is.text)();
export const ReturnReason: z.ZodString = /* @__PURE__ */ (() => is.text)();
export const ReturnLine: z.ZodObject<{
  order_line_id: z.ZodString;
  product_id: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  quantity: z.ZodNumber;
  reason: typeof ReturnReason;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  order_line_id: is.text,
  product_id: maybe.text,
  quantity: is.number,
  reason: ReturnReason,
}))();
export const ReturnAddress: z.ZodObject<{
  street: z.ZodString;
  street_additional_info: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  zip_code: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  city: z.ZodString;
  state: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  country: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  country_iso_code: z.ZodString;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  street: is.text,
  street_additional_info: maybe.text,
  zip_code: maybe.text,
  city: is.text,
  state: maybe.text,
  country: maybe.text,
  country_iso_code: is.text,
}))();
export const ReturnTracking: z.ZodObject<{
  carrier_name: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  tracking_number: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  tracking_url: z.ZodOptional<z.ZodNullable<z.ZodString>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  carrier_name: maybe.text,
  tracking_number: maybe.text,
  tracking_url: maybe.text,
}))();
export const Return: z.ZodObject<{
  id: z.ZodString;
  order_id: z.ZodString;
  channel_return_id: z.ZodString;
  origin: typeof OrderOrigin;
  status: typeof ReturnStatus;
  rejection_reason: z.ZodOptional<z.ZodNullable<typeof ReturnRejectionReason>>;
  return_lines: z.ZodArray<typeof ReturnLine>;
  address: z.ZodOptional<z.ZodNullable<typeof ReturnAddress>>;
  method: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  rma_id: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  label_url: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  tracking: z.ZodOptional<z.ZodNullable<typeof ReturnTracking>>;
  created_at: z.ZodString;
  updated_at: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  channel_updated_at: z.ZodString;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  id: is.text,
  order_id: is.text,
  channel_return_id: is.text,
  origin: OrderOrigin,
  status: ReturnStatus,
  rejection_reason: z.nullish(ReturnRejectionReason),
  return_lines: z.array(ReturnLine),
  address: z.nullish(ReturnAddress),
  method: maybe.text,
  rma_id: maybe.text,
  label_url: maybe.text,
  tracking: z.nullish(ReturnTracking),
  created_at: is.text,
  updated_at: maybe.text,
  channel_updated_at: is.text,
}))();
export const ReturnDecision: z.ZodObject<{
  accepted: z.ZodBoolean;
  rejection_reason: z.ZodOptional<z.ZodString>;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  accepted: is.flag,
  rejection_reason: z.optional(is.text),
}))();
export const ReturnPage: z.ZodObject<{
  data: z.ZodArray<typeof Return>;
  next_page_token: z.ZodOptional<z.ZodNullable<typeof NextPageToken>>;
  previous_page_token: z.ZodOptional<z.ZodNullable<typeof PreviousPageToken>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  data: z.array(Return),
  next_page_token: z.nullish(NextPageToken),
  previous_page_token: z.nullish(PreviousPageToken),
}))();
export const ReturnTrackingInput: z.ZodObject<{
  carrier: z.ZodOptional<z.ZodString>;
  tracking_number: z.ZodOptional<z.ZodString>;
  tracking_url: z.ZodOptional<z.ZodString>;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  carrier: z.optional(is.text),
  tracking_number: z.optional(is.text),
  tracking_url: z.optional(is.text),
}))();
export const ReturnTrackingUpdate: z.ZodObject<{
  rma_id: z.ZodOptional<z.ZodString>;
  label_url: z.ZodOptional<z.ZodString>;
  tracking: z.ZodOptional<typeof ReturnTrackingInput>;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  rma_id: z.optional(is.text),
  label_url: z.optional(is.text),
  tracking: z.optional(ReturnTrackingInput),
}))();
export const ShipmentItem: z.ZodObject<{
  order_line_id: z.ZodOptional<z.ZodString>;
  id: z.ZodOptional<z.ZodString>;
  quantity: z.ZodNumber;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  order_line_id: z.optional(is.text.min(1)),
  id: z.optional(is.text.min(1)),
  quantity: is.number.int().min(1),
}))();
export const ShipmentRequest: z.ZodObject<{
  items: z.ZodArray<typeof ShipmentItem>;
  carrier: z.ZodOptional<z.ZodString>;
  tracking_number: z.ZodOptional<z.ZodString>;
  tracking_url: z.ZodOptional<z.ZodString>;
  return_tracking_number: z.ZodOptional<z.ZodString>;
  warehouse_id: z.ZodOptional<z.ZodString>;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  items: z.array(ShipmentItem),
  carrier: z.optional(is.text.min(1)),
  tracking_number: z.optional(is.text.min(1)),
  tracking_url: z.optional(is.text),
  return_tracking_number: z.optional(is.text.min(1)),
  warehouse_id: z.optional(is.text.min(1)),
}))();
export const ShippedItem: z.ZodObject<{
  id: z.ZodString;
  order_line_id: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  quantity: z.ZodNumber;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  id: is.text,
  order_line_id: maybe.text,
  quantity: is.number,
}))();
export const ShipmentV1: z.ZodObject<{
  id: z.ZodString;
  channel_shipment_id: z.ZodString;
  items: z.ZodArray<typeof ShippedItem>;
  carrier: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  tracking_number: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  tracking_url: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  created_at: z.ZodString;
  updated_at: z.ZodString;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  id: is.text,
  channel_shipment_id: is.text,
  items: z.array(ShippedItem),
  carrier: maybe.text,
  tracking_number: maybe.text,
  tracking_url: maybe.text,
  created_at: is.text,
  updated_at: is.text,
}))();
export const ShipmentV1Request: z.ZodObject<{
  items: z.ZodArray<typeof ShipmentItem>;
  carrier: z.ZodOptional<z.ZodString>;
  tracking_number: z.ZodOptional<z.ZodString>;
  tracking_url: z.ZodOptional<z.ZodString>;
  return_tracking_number: z.ZodOptional<z.ZodString>;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  items: z.array(ShipmentItem),
  carrier: z.optional(is.text.min(1)),
  tracking_number: z.optional(is.text.min(1)),
  tracking_url: z.optional(is.text),
  return_tracking_number: z.optional(is.text.min(1)),
}))();
export const StartedAction: z.ZodObject<{
  action_id: z.ZodString;
  tracking_id: z.ZodOptional<z.ZodNullable<z.ZodString>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  action_id: is.text,
  tracking_id: maybe.text,
}))();
export const StartedConversationAction: z.ZodObject<{
  action_id: z.ZodString;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  action_id: is.text,
}))();
export const TrackedAction: z.ZodIntersection<z.ZodObject<{
  errors: z.ZodOptional<z.ZodNullable<z.ZodArray<typeof ActionError>>>;
}, z.core.$loose>, typeof ActionStatus> = /* @__PURE__ */ (() => z.intersection(z.looseObject({
  errors: z.nullish(z.array(ActionError)),
}), ActionStatus))();

/** The body of each operation that has one. */
export const requests: {
  readonly 'v2-acceptOrderLines': typeof OrderAcceptanceRequest;
  readonly 'v2-cancelOrderLines': typeof CancelationRequest;
  readonly 'v2-refundOrderLines': typeof RefundRequest;
  readonly 'v2-uploadOrderDocument': typeof DocumentUpload;
  readonly 'v2-reportOrderActions': typeof ActionReport;
  readonly 'v2-createShipment': typeof ShipmentRequest;
  readonly 'v2-acceptReturn': typeof ReturnDecision;
  readonly 'v2-updateReturnTrackingInformation': typeof ReturnTrackingUpdate;
  readonly createConversation: typeof ConversationCreation;
  readonly createMessage: typeof MessageCreation;
  readonly upsertProducts: typeof ProductUpsert;
  readonly deleteProducts: typeof ProductDeletion;
  readonly acceptOrderLines: typeof OrderAcceptanceRequest;
  readonly createShipment: typeof ShipmentV1Request;
} = {
  'v2-acceptOrderLines': OrderAcceptanceRequest,
  'v2-cancelOrderLines': CancelationRequest,
  'v2-refundOrderLines': RefundRequest,
  'v2-uploadOrderDocument': DocumentUpload,
  'v2-reportOrderActions': ActionReport,
  'v2-createShipment': ShipmentRequest,
  'v2-acceptReturn': ReturnDecision,
  'v2-updateReturnTrackingInformation': ReturnTrackingUpdate,
  createConversation: ConversationCreation,
  createMessage: MessageCreation,
  upsertProducts: ProductUpsert,
  deleteProducts: ProductDeletion,
  acceptOrderLines: OrderAcceptanceRequest,
  createShipment: ShipmentV1Request,
};

/** The JSON response of each operation that has one. */
export const responses: {
  readonly 'v2-listOrders': typeof OrderPage;
  readonly 'v2-acceptOrderLines': typeof StartedAction;
  readonly 'v2-cancelOrderLines': typeof StartedAction;
  readonly 'v2-refundOrderLines': typeof StartedAction;
  readonly 'v2-uploadOrderDocument': typeof StartedAction;
  readonly 'v2-listOrderDocuments': typeof OrderDocumentPage;
  readonly 'v2-reportOrderActions': typeof ActionReportResult;
  readonly 'v2-getActionStatus': typeof ActionStatus;
  readonly 'v2-getOrderTracking': typeof TrackedAction;
  readonly 'v2-createShipment': typeof StartedAction;
  readonly 'v2-listReturns': typeof ReturnPage;
  readonly 'v2-acceptReturn': typeof StartedAction;
  readonly 'v2-acknowledgeReturnReception': typeof StartedAction;
  readonly 'v2-closeReturn': typeof StartedAction;
  readonly 'v2-updateReturnTrackingInformation': typeof StartedAction;
  readonly listConversations: typeof ConversationPage;
  readonly createConversation: typeof StartedConversationAction;
  readonly getConversationMessages: typeof ConversationMessageList;
  readonly createMessage: typeof StartedConversationAction;
  readonly getConversationActionStatus: typeof ConversationActionStatus;
  readonly listProducts: typeof ProductPage;
  readonly listOrders: typeof OrderPage;
  readonly createShipment: typeof ShipmentV1;
} = {
  'v2-listOrders': OrderPage,
  'v2-acceptOrderLines': StartedAction,
  'v2-cancelOrderLines': StartedAction,
  'v2-refundOrderLines': StartedAction,
  'v2-uploadOrderDocument': StartedAction,
  'v2-listOrderDocuments': OrderDocumentPage,
  'v2-reportOrderActions': ActionReportResult,
  'v2-getActionStatus': ActionStatus,
  'v2-getOrderTracking': TrackedAction,
  'v2-createShipment': StartedAction,
  'v2-listReturns': ReturnPage,
  'v2-acceptReturn': StartedAction,
  'v2-acknowledgeReturnReception': StartedAction,
  'v2-closeReturn': StartedAction,
  'v2-updateReturnTrackingInformation': StartedAction,
  listConversations: ConversationPage,
  createConversation: StartedConversationAction,
  getConversationMessages: ConversationMessageList,
  createMessage: StartedConversationAction,
  getConversationActionStatus: ConversationActionStatus,
  listProducts: ProductPage,
  listOrders: OrderPage,
  createShipment: ShipmentV1,
};

export { schemaCheck as check } from '@tradelane/core/schemas';
