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

/** Checks an object by the variant that its tag names; a tag that is not known yet passes as it is. */
function tagged(tag: string, variants: Readonly<Record<string, z.ZodType>>): z.ZodType {
  const known = new Map(Object.entries(variants));
  const anyObject = z.object({});
  return asSent((value) => known.get(String((value as Readonly<Record<string, unknown>> | null)?.[tag])) ?? anyObject);
}

const ActionError: z.ZodType = z.object({
  code: is.text,
  message: is.text,
});
const ActionReference: z.ZodType = z.object({
  action_id: is.text,
});
const ActionReportResult: z.ZodType = z.object({
  actions: z.array(ActionReference),
});
const ActionStatus: z.ZodType = z.object({
  id: is.text,
  status: is.text,
  errors: z.nullish(z.array(ActionError)),
  created_at: is.text,
  updated_at: is.text,
});
const Address: z.ZodType = z.object({
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
});
const AdjustmentReason: z.ZodType = is.text;
const AdjustmentType: z.ZodType = is.text;
const AttributeId: z.ZodType = is.text;
const AttributeName: z.ZodType = is.text;
const BillingInfo: z.ZodType = z.object({
  address: z.nullish(Address),
});
const BooleanAttribute: z.ZodType = z.object({
  id: AttributeId,
  type: z.literal('BOOLEAN'),
  value: is.flag,
});
const CategoryLabel: z.ZodType = z.object({
  locale: is.text,
  value: is.text,
});
const Category: z.ZodType = z.object({
  id: maybe.text,
  labels: z.array(CategoryLabel),
});
const ConversationEntityType: z.ZodType = is.text;
const ConversationSubject: z.ZodType = z.object({
  type: ConversationEntityType,
  id: maybe.text,
  channel_entity_id: is.text,
});
const ConversationOrigin: z.ZodType = z.object({
  channel_id: is.text,
  channel_name: is.text,
  channel_store_id: is.text,
  channel_store_name: is.text,
});
const ConversationParticipant: z.ZodType = z.object({
  type: is.text,
  id: maybe.text,
  name: is.text,
});
const ConversationTopic: z.ZodType = z.object({
  type: is.text,
  value: is.text,
});
const Conversation: z.ZodType = z.object({
  id: is.text,
  channel_conversation_id: is.text,
  entity: ConversationSubject,
  origin: ConversationOrigin,
  participants: z.array(ConversationParticipant),
  topic: ConversationTopic,
  created_at: is.text,
  updated_at: is.text,
  anonymized_at: maybe.text,
});
const ConversationActionError: z.ZodType = z.object({
  code: is.text,
  message: is.text,
});
const ConversationActionStatus: z.ZodType = z.object({
  id: is.text,
  status: is.text,
  conversation_id: maybe.text,
  errors: z.nullish(z.array(ConversationActionError)),
  created_at: is.text,
  updated_at: is.text,
});
const MessageSender: z.ZodType = z.object({
  type: is.text,
  id: maybe.text,
  name: is.text,
});
const MessageAttachment: z.ZodType = z.object({
  id: is.text,
  filename: is.text,
  size_in_bytes: is.number,
});
const ConversationMessage: z.ZodType = z.object({
  id: is.text,
  channel_message_id: is.text,
  sender: MessageSender,
  body: is.text,
  attachments: z.nullish(z.array(MessageAttachment)),
  visible_to_customer: maybe.flag,
  created_at: is.text,
  channel_created_at: is.text,
});
const ConversationMessageList: z.ZodType = z.object({
  messages: z.array(ConversationMessage),
});
const NextPageToken: z.ZodType = is.text;
const PreviousPageToken: z.ZodType = is.text;
const ConversationPage: z.ZodType = z.object({
  data: z.array(Conversation),
  next_page_token: z.nullish(NextPageToken),
  previous_page_token: z.nullish(PreviousPageToken),
});
const StringAttribute: z.ZodType = z.object({
  id: AttributeId,
  type: z.literal('STRING'),
  value: is.text,
});
const NumericAttribute: z.ZodType = z.object({
  id: AttributeId,
  type: z.literal('NUMERIC'),
  value: is.number,
});
const DateAttribute: z.ZodType = z.object({
  id: AttributeId,
  type: z.literal('DATE'),
  value: is.text,
});
const ListAttribute: z.ZodType = z.object({
  id: AttributeId,
  type: z.literal('LIST'),
  value: z.array(is.text),
});
const CustomAttribute: z.ZodType = tagged('type', {
  STRING: StringAttribute,
  NUMERIC: NumericAttribute,
  BOOLEAN: BooleanAttribute,
  DATE: DateAttribute,
  LIST: ListAttribute,
});
const DeliveryWindow: z.ZodType = z.object({
  earliest: is.text,
  latest: is.text,
});
const Money: z.ZodType = z.object({
  amount: is.number,
  currency: is.text,
});
const PriceScope: z.ZodType = z.nullable(is.text);
const DiscountPrice: z.ZodType = z.object({
  price: Money,
  scope: z.nullish(PriceScope),
  start_date: maybe.text,
  end_date: maybe.text,
});
const DocumentType: z.ZodType = is.text;
const FulfillmentType: z.ZodType = is.text;
const Fulfillment: z.ZodType = z.object({
  type: FulfillmentType,
  code: maybe.text,
});
const Gtin: z.ZodType = z.object({
  value: is.text,
});
const OrderOrigin: z.ZodType = z.object({
  channel_id: is.text,
  channel_name: maybe.text,
  channel_store_id: maybe.text,
  channel_store_name: maybe.text,
  sub_channel_code: maybe.text,
  sub_channel_name: maybe.text,
});
const OrderStatus: z.ZodType = is.text;
const OrderStatusReason: z.ZodType = is.text;
const ShippingInfo: z.ZodType = z.object({
  address: z.nullish(Address),
  email: maybe.text,
  carrier: maybe.text,
  method: maybe.text,
  pudo_id: maybe.text,
  delivery_date: z.nullish(DeliveryWindow),
  shipping_deadline: maybe.text,
});
const OrderedProduct: z.ZodType = z.object({
  id: is.text,
  title: is.text,
});
const Tax: z.ZodType = z.object({
  amount: Money,
  code: is.text,
  rate: maybe.number,
  channel_collectible: z.nullish(Money),
  seller_collectible: z.nullish(Money),
});
const TaxAmount: z.ZodType = z.object({
  amount: Money,
  code: is.text,
});
const OrderAdjustment: z.ZodType = z.object({
  id: is.text,
  adjustment_id: is.text,
  type: AdjustmentType,
  reason: AdjustmentReason,
  quantity: is.number,
  price: Money,
  taxes: z.nullish(z.array(TaxAmount)),
  shipping_price: Money,
  shipping_taxes: z.nullish(z.array(TaxAmount)),
  created_at: is.text,
});
const OrderLine: z.ZodType = z.object({
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
  can_cancel: is.flag,
  can_refund: is.flag,
  adjustments: z.array(OrderAdjustment),
  custom_attributes: z.array(CustomAttribute),
});
const Order: z.ZodType = z.object({
  id: is.text,
  channel_order_id: is.text,
  origin: OrderOrigin,
  status: OrderStatus,
  status_reason: z.nullish(OrderStatusReason),
  fulfillment: Fulfillment,
  billing_info: z.nullish(BillingInfo),
  shipping_info: ShippingInfo,
  order_lines: z.array(OrderLine),
  custom_attributes: z.array(CustomAttribute),
  created_at: is.text,
  updated_at: is.text,
  channel_updated_at: maybe.text,
  anonymized_at: maybe.text,
});
const OrderDocument: z.ZodType = z.object({
  id: is.text,
  order_id: is.text,
  name: is.text,
  type: DocumentType,
  channel_type: maybe.text,
  file_format: is.text,
  size_in_bytes: is.number,
  updated_at: is.text,
});
const OrderDocumentPage: z.ZodType = z.object({
  documents: z.array(OrderDocument),
  next_page_token: z.nullish(NextPageToken),
  previous_page_token: z.nullish(PreviousPageToken),
});
const OrderPage: z.ZodType = z.object({
  data: z.array(Order),
  next_page_token: z.nullish(NextPageToken),
  previous_page_token: z.nullish(PreviousPageToken),
});
const PartnerQuantity: z.ZodType = z.object({
  partner_id: is.text,
  available_quantity: is.number,
});
const ProductId: z.ZodType = is.text;
const ProductTitle: z.ZodType = z.object({
  locale: is.text,
  value: is.text,
});
const ProductDescription: z.ZodType = z.object({
  locale: is.text,
  value: is.text,
});
const ProductImage: z.ZodType = z.object({
  url: is.text,
});
const ProductStringAttribute: z.ZodType = z.object({
  id: AttributeId,
  name: AttributeName,
  type: z.literal('STRING'),
  value: is.text,
});
const ProductNumericAttribute: z.ZodType = z.object({
  id: AttributeId,
  name: AttributeName,
  type: z.literal('NUMERIC'),
  value: is.number,
});
const ProductBooleanAttribute: z.ZodType = z.object({
  id: AttributeId,
  name: AttributeName,
  type: z.literal('BOOLEAN'),
  value: is.flag,
});
const ProductAttribute: z.ZodType = tagged('type', {
  STRING: ProductStringAttribute,
  NUMERIC: ProductNumericAttribute,
  BOOLEAN: ProductBooleanAttribute,
});
const StandardPrice: z.ZodType = z.object({
  price: Money,
  scope: z.nullish(PriceScope),
});
const WarehouseQuantity: z.ZodType = z.object({
  warehouse_code: maybe.text,
  available_quantity: is.number,
});
const Product: z.ZodType = z.object({
  id: ProductId,
  titles: z.nullish(z.array(ProductTitle)),
  descriptions: z.nullish(z.array(ProductDescription)),
  brand: maybe.text,
  category: z.nullish(z.union([Category, z.nullable(is.anything)])),
  gtins: z.nullish(z.array(Gtin)),
  images: z.nullish(z.array(ProductImage)),
  attributes: z.nullish(z.array(ProductAttribute)),
  standard_prices: z.nullish(z.array(StandardPrice)),
  discount_prices: z.nullish(z.array(DiscountPrice)),
  quantities: z.nullish(z.array(WarehouseQuantity)),
  partner_quantities: z.nullish(z.array(PartnerQuantity)),
});
const ProductPage: z.ZodType = z.object({
  data: z.array(Product),
  next_page_token: z.nullish(NextPageToken),
  previous_page_token: z.nullish(PreviousPageToken),
});
const ReturnStatus: z.ZodType = is.text;
const ReturnRejectionReason: z.ZodType = is.text;
const ReturnReason: z.ZodType = is.text;
const ReturnLine: z.ZodType = z.object({
  order_line_id: is.text,
  product_id: maybe.text,
  quantity: is.number,
  reason: ReturnReason,
});
const ReturnAddress: z.ZodType = z.object({
  street: is.text,
  street_additional_info: maybe.text,
  zip_code: maybe.text,
  city: is.text,
  state: maybe.text,
  country: maybe.text,
  country_iso_code: is.text,
});
const ReturnTracking: z.ZodType = z.object({
  carrier_name: maybe.text,
  tracking_number: maybe.text,
  tracking_url: maybe.text,
});
const Return: z.ZodType = z.object({
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
});
const ReturnPage: z.ZodType = z.object({
  data: z.array(Return),
  next_page_token: z.nullish(NextPageToken),
  previous_page_token: z.nullish(PreviousPageToken),
});
const ShippedItem: z.ZodType = z.object({
  id: is.text,
  order_line_id: is.text,
  quantity: is.number,
});
const ShipmentV1: z.ZodType = z.object({
  id: is.text,
  channel_shipment_id: is.text,
  items: z.array(ShippedItem),
  carrier: maybe.text,
  tracking_number: maybe.text,
  tracking_url: maybe.text,
  created_at: is.text,
  updated_at: is.text,
});
const StartedAction: z.ZodType = z.object({
  action_id: is.text,
  tracking_id: maybe.text,
});
const StartedConversationAction: z.ZodType = z.object({
  action_id: is.text,
});
const TrackedAction: z.ZodType = z.intersection(z.object({
  errors: z.nullish(z.array(ActionError)),
}), ActionStatus);

/** The JSON response of each operation that has one. */
export const responses: Readonly<Record<string, z.ZodType>> = {
  'v2-listOrders': asSent(() => OrderPage),
  'v2-acceptOrderLines': asSent(() => StartedAction),
  'v2-cancelOrderLines': asSent(() => StartedAction),
  'v2-refundOrderLines': asSent(() => StartedAction),
  'v2-uploadOrderDocument': asSent(() => StartedAction),
  'v2-listOrderDocuments': asSent(() => OrderDocumentPage),
  'v2-reportOrderActions': asSent(() => ActionReportResult),
  'v2-getActionStatus': asSent(() => ActionStatus),
  'v2-getOrderTracking': asSent(() => TrackedAction),
  'v2-createShipment': asSent(() => StartedAction),
  'v2-listReturns': asSent(() => ReturnPage),
  'v2-acceptReturn': asSent(() => StartedAction),
  'v2-acknowledgeReturnReception': asSent(() => StartedAction),
  'v2-closeReturn': asSent(() => StartedAction),
  'v2-updateReturnTrackingInformation': asSent(() => StartedAction),
  listConversations: asSent(() => ConversationPage),
  createConversation: asSent(() => StartedConversationAction),
  getConversationMessages: asSent(() => ConversationMessageList),
  createMessage: asSent(() => StartedConversationAction),
  getConversationActionStatus: asSent(() => ConversationActionStatus),
  listProducts: asSent(() => ProductPage),
  listOrders: asSent(() => OrderPage),
  createShipment: asSent(() => ShipmentV1),
};

export { schemaCheck as check } from '@tradelane/core/schemas';
