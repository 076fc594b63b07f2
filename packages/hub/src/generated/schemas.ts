// Generated from specs/ by `pnpm generate`. Do not edit.
import * as z from 'zod';

/** Checks an object by the variant that its tag names; a tag that is not known yet passes as it is. */
function tagged(tag: string, variants: Readonly<Record<string, z.ZodType>>): z.ZodType {
  return z.looseObject({}).check((context) => {
    const variant = variants[String(context.value[tag])];
    if (variant === undefined) return;
    const result = variant.safeParse(context.value);
    if (!result.success) context.issues.push(...(result.error.issues as typeof context.issues));
  });
}

const ActionError: z.ZodType = z.looseObject({
  code: z.string(),
  message: z.string(),
});
const ActionReference: z.ZodType = z.looseObject({
  action_id: z.string(),
});
const ActionReportResult: z.ZodType = z.looseObject({
  actions: z.array(ActionReference),
});
const ActionStatus: z.ZodType = z.looseObject({
  id: z.string(),
  status: z.string(),
  errors: z.nullish(z.array(ActionError)),
  created_at: z.string(),
  updated_at: z.string(),
});
const Address: z.ZodType = z.looseObject({
  first_name: z.nullish(z.string()),
  last_name: z.string(),
  company: z.nullish(z.string()),
  street: z.string(),
  street_additional_info: z.nullish(z.string()),
  additional_info: z.nullish(z.string()),
  zip_code: z.nullish(z.string()),
  city: z.string(),
  state: z.nullish(z.string()),
  country: z.nullish(z.string()),
  country_iso_code: z.nullish(z.string()),
  phone: z.nullish(z.string()),
});
const AdjustmentReason: z.ZodType = z.string();
const AdjustmentType: z.ZodType = z.string();
const AttributeId: z.ZodType = z.string();
const AttributeName: z.ZodType = z.string();
const BillingInfo: z.ZodType = z.looseObject({
  address: z.nullish(Address),
});
const BooleanAttribute: z.ZodType = z.looseObject({
  id: AttributeId,
  type: z.literal('BOOLEAN'),
  value: z.boolean(),
});
const CategoryLabel: z.ZodType = z.looseObject({
  locale: z.string(),
  value: z.string(),
});
const Category: z.ZodType = z.looseObject({
  id: z.nullish(z.nullable(z.string())),
  labels: z.array(CategoryLabel),
});
const ConversationEntityType: z.ZodType = z.string();
const ConversationSubject: z.ZodType = z.looseObject({
  type: ConversationEntityType,
  id: z.nullish(z.string()),
  channel_entity_id: z.string(),
});
const ConversationOrigin: z.ZodType = z.looseObject({
  channel_id: z.string(),
  channel_name: z.string(),
  channel_store_id: z.string(),
  channel_store_name: z.string(),
});
const ConversationParticipant: z.ZodType = z.looseObject({
  type: z.string(),
  id: z.nullish(z.string()),
  name: z.string(),
});
const ConversationTopic: z.ZodType = z.looseObject({
  type: z.string(),
  value: z.string(),
});
const Conversation: z.ZodType = z.looseObject({
  id: z.string(),
  channel_conversation_id: z.string(),
  entity: ConversationSubject,
  origin: ConversationOrigin,
  participants: z.array(ConversationParticipant),
  topic: ConversationTopic,
  created_at: z.string(),
  updated_at: z.string(),
  anonymized_at: z.nullish(z.string()),
});
const ConversationActionError: z.ZodType = z.looseObject({
  code: z.string(),
  message: z.string(),
});
const ConversationActionStatus: z.ZodType = z.looseObject({
  id: z.string(),
  status: z.string(),
  conversation_id: z.nullish(z.string()),
  errors: z.nullish(z.array(ConversationActionError)),
  created_at: z.string(),
  updated_at: z.string(),
});
const MessageSender: z.ZodType = z.looseObject({
  type: z.string(),
  id: z.nullish(z.string()),
  name: z.string(),
});
const MessageAttachment: z.ZodType = z.looseObject({
  id: z.string(),
  filename: z.string(),
  size_in_bytes: z.number(),
});
const ConversationMessage: z.ZodType = z.looseObject({
  id: z.string(),
  channel_message_id: z.string(),
  sender: MessageSender,
  body: z.string(),
  attachments: z.nullish(z.array(MessageAttachment)),
  visible_to_customer: z.nullish(z.boolean()),
  created_at: z.string(),
  channel_created_at: z.string(),
});
const ConversationMessageList: z.ZodType = z.looseObject({
  messages: z.array(ConversationMessage),
});
const NextPageToken: z.ZodType = z.string();
const PreviousPageToken: z.ZodType = z.string();
const ConversationPage: z.ZodType = z.looseObject({
  data: z.array(Conversation),
  next_page_token: z.nullish(NextPageToken),
  previous_page_token: z.nullish(PreviousPageToken),
});
const StringAttribute: z.ZodType = z.looseObject({
  id: AttributeId,
  type: z.literal('STRING'),
  value: z.string(),
});
const NumericAttribute: z.ZodType = z.looseObject({
  id: AttributeId,
  type: z.literal('NUMERIC'),
  value: z.number(),
});
const DateAttribute: z.ZodType = z.looseObject({
  id: AttributeId,
  type: z.literal('DATE'),
  value: z.string(),
});
const ListAttribute: z.ZodType = z.looseObject({
  id: AttributeId,
  type: z.literal('LIST'),
  value: z.array(z.string()),
});
const CustomAttribute: z.ZodType = tagged('type', {
  STRING: StringAttribute,
  NUMERIC: NumericAttribute,
  BOOLEAN: BooleanAttribute,
  DATE: DateAttribute,
  LIST: ListAttribute,
});
const DeliveryWindow: z.ZodType = z.looseObject({
  earliest: z.string(),
  latest: z.string(),
});
const Money: z.ZodType = z.looseObject({
  amount: z.number(),
  currency: z.string(),
});
const PriceScope: z.ZodType = z.nullable(z.string());
const DiscountPrice: z.ZodType = z.looseObject({
  price: Money,
  scope: z.nullish(PriceScope),
  start_date: z.nullish(z.nullable(z.string())),
  end_date: z.nullish(z.nullable(z.string())),
});
const DocumentType: z.ZodType = z.string();
const FulfillmentType: z.ZodType = z.string();
const Fulfillment: z.ZodType = z.looseObject({
  type: FulfillmentType,
  code: z.nullish(z.string()),
});
const Gtin: z.ZodType = z.looseObject({
  value: z.string(),
});
const OrderOrigin: z.ZodType = z.looseObject({
  channel_id: z.string(),
  channel_name: z.nullish(z.string()),
  channel_store_id: z.nullish(z.string()),
  channel_store_name: z.nullish(z.string()),
  sub_channel_code: z.nullish(z.string()),
  sub_channel_name: z.nullish(z.string()),
});
const OrderStatus: z.ZodType = z.string();
const OrderStatusReason: z.ZodType = z.string();
const ShippingInfo: z.ZodType = z.looseObject({
  address: z.nullish(Address),
  email: z.nullish(z.string()),
  carrier: z.nullish(z.string()),
  method: z.nullish(z.string()),
  pudo_id: z.nullish(z.string()),
  delivery_date: z.nullish(DeliveryWindow),
  shipping_deadline: z.nullish(z.string()),
});
const OrderedProduct: z.ZodType = z.looseObject({
  id: z.string(),
  title: z.string(),
});
const Tax: z.ZodType = z.looseObject({
  amount: Money,
  code: z.string(),
  rate: z.nullish(z.number()),
  channel_collectible: z.nullish(Money),
  seller_collectible: z.nullish(Money),
});
const TaxAmount: z.ZodType = z.looseObject({
  amount: Money,
  code: z.string(),
});
const OrderAdjustment: z.ZodType = z.looseObject({
  id: z.string(),
  adjustment_id: z.string(),
  type: AdjustmentType,
  reason: AdjustmentReason,
  quantity: z.number(),
  price: Money,
  taxes: z.nullish(z.array(TaxAmount)),
  shipping_price: Money,
  shipping_taxes: z.nullish(z.array(TaxAmount)),
  created_at: z.string(),
});
const OrderLine: z.ZodType = z.looseObject({
  id: z.string(),
  channel_order_line_id: z.string(),
  product: OrderedProduct,
  quantity: z.number(),
  price: Money,
  taxes: z.array(Tax),
  total_shipping_price: Money,
  shipping_taxes: z.array(Tax),
  status: OrderStatus,
  status_reason: z.nullish(OrderStatusReason),
  can_cancel: z.boolean(),
  can_refund: z.boolean(),
  adjustments: z.array(OrderAdjustment),
  custom_attributes: z.array(CustomAttribute),
});
const Order: z.ZodType = z.looseObject({
  id: z.string(),
  channel_order_id: z.string(),
  origin: OrderOrigin,
  status: OrderStatus,
  status_reason: z.nullish(OrderStatusReason),
  fulfillment: Fulfillment,
  billing_info: z.nullish(BillingInfo),
  shipping_info: ShippingInfo,
  order_lines: z.array(OrderLine),
  custom_attributes: z.array(CustomAttribute),
  created_at: z.string(),
  updated_at: z.string(),
  channel_updated_at: z.nullish(z.string()),
  anonymized_at: z.nullish(z.string()),
});
const OrderDocument: z.ZodType = z.looseObject({
  id: z.string(),
  order_id: z.string(),
  name: z.string(),
  type: DocumentType,
  channel_type: z.nullish(z.string()),
  file_format: z.string(),
  size_in_bytes: z.number(),
  updated_at: z.string(),
});
const OrderDocumentPage: z.ZodType = z.looseObject({
  documents: z.array(OrderDocument),
  next_page_token: z.nullish(NextPageToken),
  previous_page_token: z.nullish(PreviousPageToken),
});
const OrderPage: z.ZodType = z.looseObject({
  data: z.array(Order),
  next_page_token: z.nullish(NextPageToken),
  previous_page_token: z.nullish(PreviousPageToken),
});
const PartnerQuantity: z.ZodType = z.looseObject({
  partner_id: z.string(),
  available_quantity: z.number(),
});
const ProductId: z.ZodType = z.string();
const ProductTitle: z.ZodType = z.looseObject({
  locale: z.string(),
  value: z.string(),
});
const ProductDescription: z.ZodType = z.looseObject({
  locale: z.string(),
  value: z.string(),
});
const ProductImage: z.ZodType = z.looseObject({
  url: z.string(),
});
const ProductStringAttribute: z.ZodType = z.looseObject({
  id: AttributeId,
  name: AttributeName,
  type: z.literal('STRING'),
  value: z.string(),
});
const ProductNumericAttribute: z.ZodType = z.looseObject({
  id: AttributeId,
  name: AttributeName,
  type: z.literal('NUMERIC'),
  value: z.number(),
});
const ProductBooleanAttribute: z.ZodType = z.looseObject({
  id: AttributeId,
  name: AttributeName,
  type: z.literal('BOOLEAN'),
  value: z.boolean(),
});
const ProductAttribute: z.ZodType = tagged('type', {
  STRING: ProductStringAttribute,
  NUMERIC: ProductNumericAttribute,
  BOOLEAN: ProductBooleanAttribute,
});
const StandardPrice: z.ZodType = z.looseObject({
  price: Money,
  scope: z.nullish(PriceScope),
});
const WarehouseQuantity: z.ZodType = z.looseObject({
  warehouse_code: z.nullish(z.string()),
  available_quantity: z.number(),
});
const Product: z.ZodType = z.looseObject({
  id: ProductId,
  titles: z.nullish(z.nullable(z.array(ProductTitle))),
  descriptions: z.nullish(z.nullable(z.array(ProductDescription))),
  brand: z.nullish(z.nullable(z.string())),
  category: z.nullish(z.union([Category, z.nullable(z.unknown())])),
  gtins: z.nullish(z.array(Gtin)),
  images: z.nullish(z.nullable(z.array(ProductImage))),
  attributes: z.nullish(z.nullable(z.array(ProductAttribute))),
  standard_prices: z.nullish(z.array(StandardPrice)),
  discount_prices: z.nullish(z.nullable(z.array(DiscountPrice))),
  quantities: z.nullish(z.array(WarehouseQuantity)),
  partner_quantities: z.nullish(z.array(PartnerQuantity)),
});
const ProductPage: z.ZodType = z.looseObject({
  data: z.array(Product),
  next_page_token: z.nullish(NextPageToken),
  previous_page_token: z.nullish(PreviousPageToken),
});
const ReturnStatus: z.ZodType = z.string();
const ReturnRejectionReason: z.ZodType = z.string();
const ReturnReason: z.ZodType = z.string();
const ReturnLine: z.ZodType = z.looseObject({
  order_line_id: z.string(),
  product_id: z.nullish(z.string()),
  quantity: z.number(),
  reason: ReturnReason,
});
const ReturnAddress: z.ZodType = z.looseObject({
  street: z.string(),
  street_additional_info: z.nullish(z.string()),
  zip_code: z.nullish(z.string()),
  city: z.string(),
  state: z.nullish(z.string()),
  country: z.nullish(z.string()),
  country_iso_code: z.string(),
});
const ReturnTracking: z.ZodType = z.looseObject({
  carrier_name: z.nullish(z.string()),
  tracking_number: z.nullish(z.string()),
  tracking_url: z.nullish(z.string()),
});
const Return: z.ZodType = z.looseObject({
  id: z.string(),
  order_id: z.string(),
  channel_return_id: z.string(),
  origin: OrderOrigin,
  status: ReturnStatus,
  rejection_reason: z.nullish(ReturnRejectionReason),
  return_lines: z.array(ReturnLine),
  address: z.nullish(ReturnAddress),
  method: z.nullish(z.string()),
  rma_id: z.nullish(z.string()),
  label_url: z.nullish(z.string()),
  tracking: z.nullish(ReturnTracking),
  created_at: z.string(),
  updated_at: z.nullish(z.string()),
  channel_updated_at: z.string(),
});
const ReturnPage: z.ZodType = z.looseObject({
  data: z.array(Return),
  next_page_token: z.nullish(NextPageToken),
  previous_page_token: z.nullish(PreviousPageToken),
});
const ShippedItem: z.ZodType = z.looseObject({
  id: z.string(),
  order_line_id: z.string(),
  quantity: z.number(),
});
const ShipmentV1: z.ZodType = z.looseObject({
  id: z.string(),
  channel_shipment_id: z.string(),
  items: z.array(ShippedItem),
  carrier: z.nullish(z.string()),
  tracking_number: z.nullish(z.string()),
  tracking_url: z.nullish(z.string()),
  created_at: z.string(),
  updated_at: z.string(),
});
const StartedAction: z.ZodType = z.looseObject({
  action_id: z.string(),
  tracking_id: z.nullish(z.string()),
});
const StartedConversationAction: z.ZodType = z.looseObject({
  action_id: z.string(),
});

/** The JSON answer of each operation that has one. */
export const answers: Readonly<Record<string, z.ZodType>> = {
  'v2-listOrders': OrderPage,
  'v2-acceptOrderLines': StartedAction,
  'v2-cancelOrderLines': StartedAction,
  'v2-refundOrderLines': StartedAction,
  'v2-uploadOrderDocument': StartedAction,
  'v2-listOrderDocuments': OrderDocumentPage,
  'v2-reportOrderActions': ActionReportResult,
  'v2-getActionStatus': ActionStatus,
  'v2-getOrderTracking': ActionStatus,
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
