// Generated from specs/ by `pnpm generate`. Do not edit.
import * as z from 'zod';

const is = { text: z.string(), number: z.number(), flag: z.boolean(), anything: z.unknown() };
const maybe = { text: z.nullish(is.text), number: z.nullish(is.number), flag: z.nullish(is.flag) };

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

const EventId: z.ZodType = is.text;
const EventTime: z.ZodType = is.text;
const ActionId: z.ZodType = is.text;
const LineAcceptance: z.ZodType = z.object({
  channel_order_line_id: is.text,
  accepted: is.flag,
});
const OrderAcceptance: z.ZodType = z.object({
  action_id: ActionId,
  channel_id: is.text,
  channel_store_id: is.text,
  sub_channel_code: maybe.text,
  channel_order_id: is.text,
  order_lines: z.array(LineAcceptance),
});
const AcceptCommand: z.ZodType = z.object({
  id: EventId,
  type: z.literal('ACCEPT'),
  time: EventTime,
  data: OrderAcceptance,
});
const ReturnRejectionReason: z.ZodType = is.text;
const ReturnAcceptance: z.ZodType = z.object({
  action_id: ActionId,
  channel_id: is.text,
  channel_store_id: is.text,
  sub_channel_code: maybe.text,
  channel_order_id: is.text,
  channel_return_id: is.text,
  accepted: is.flag,
  rejection_reason: z.nullish(ReturnRejectionReason),
});
const AcceptReturnCommand: z.ZodType = z.object({
  id: EventId,
  type: z.literal('ACCEPT_RETURN'),
  time: EventTime,
  data: ReturnAcceptance,
});
const ReturnStep: z.ZodType = z.object({
  action_id: ActionId,
  channel_id: is.text,
  channel_store_id: is.text,
  sub_channel_code: maybe.text,
  channel_order_id: is.text,
  channel_return_id: is.text,
});
const AcknowledgeReturnReceptionCommand: z.ZodType = z.object({
  id: EventId,
  type: z.literal('ACKNOWLEDGE_RETURN_RECEPTION'),
  time: EventTime,
  data: ReturnStep,
});
const AdjustmentReason: z.ZodType = is.text;
const BooleanOfferAttribute: z.ZodType = z.object({
  id: is.text,
  type: z.literal('BOOLEAN'),
  value: maybe.flag,
});
const BusinessInformationSync: z.ZodType = z.object({
  feature: z.literal('business-information-sync'),
  status: is.text,
});
const Money: z.ZodType = z.object({
  amount: is.number,
  currency: is.text,
});
const TaxAmount: z.ZodType = z.object({
  amount: Money,
  code: is.text,
});
const LineAdjustment: z.ZodType = z.object({
  channel_order_line_id: is.text,
  product_id: is.text,
  quantity: is.number,
  reason: AdjustmentReason,
  price: Money,
  taxes: z.nullish(z.array(TaxAmount)),
  shipping_price: Money,
  shipping_taxes: z.nullish(z.array(TaxAmount)),
});
const OrderCancelation: z.ZodType = z.object({
  action_id: ActionId,
  channel_id: is.text,
  channel_store_id: is.text,
  sub_channel_code: maybe.text,
  channel_order_id: is.text,
  cancelations: z.array(LineAdjustment),
});
const CancelCommand: z.ZodType = z.object({
  id: EventId,
  type: z.literal('CANCEL'),
  time: EventTime,
  data: OrderCancelation,
});
const CentralizedStock: z.ZodType = z.object({
  type: z.literal('SELLER_CENTRALIZED'),
  quantity: is.number,
});
const ChangeAction: z.ZodType = is.text;
const CloseReturnCommand: z.ZodType = z.object({
  id: EventId,
  type: z.literal('CLOSE_RETURN'),
  time: EventTime,
  data: ReturnStep,
});
const CommandTracking: z.ZodType = z.object({
  carrier: maybe.text,
  tracking_number: maybe.text,
  tracking_url: maybe.text,
});
const ShippedItem: z.ZodType = z.object({
  id: is.text,
  channel_order_line_id: is.text,
  quantity: is.number,
});
const OrderShipment: z.ZodType = z.object({
  action_id: ActionId,
  channel_id: is.text,
  channel_store_id: is.text,
  sub_channel_code: maybe.text,
  channel_order_id: is.text,
  carrier: is.text,
  tracking_number: maybe.text,
  tracking_url: maybe.text,
  return_tracking_number: maybe.text,
  warehouse_id: maybe.text,
  items: z.nullish(z.array(ShippedItem)),
});
const CreateShipmentCommand: z.ZodType = z.object({
  id: EventId,
  type: z.literal('CREATE_SHIPMENT'),
  time: EventTime,
  data: OrderShipment,
});
const OfferPrice: z.ZodType = z.object({
  amount: maybe.number,
  currency: maybe.text,
});
const DiscountPriceChange: z.ZodType = z.object({
  action_type: z.nullish(ChangeAction),
  price: z.nullish(OfferPrice),
  start_date: maybe.text,
  end_date: maybe.text,
});
const DocumentEntity: z.ZodType = z.object({
  id: is.text,
  type: is.text,
});
const InventoryChange: z.ZodType = z.object({
  action_type: z.nullish(ChangeAction),
  quantity: maybe.number,
  delivery_partner: z.nullish(z.object({
    name: maybe.text,
  })),
});
const ListOfferAttribute: z.ZodType = z.object({
  id: is.text,
  type: z.literal('LIST'),
  values: z.nullish(z.array(z.object({
    value: maybe.text,
  }))),
});
const NumericOfferAttribute: z.ZodType = z.object({
  id: is.text,
  type: z.literal('NUMERIC'),
  value: maybe.number,
});
const TextOfferAttribute: z.ZodType = z.object({
  id: is.text,
  type: z.literal('TEXT'),
  value: maybe.text,
});
const OfferAttribute: z.ZodType = tagged('type', {
  BOOLEAN: BooleanOfferAttribute,
  LIST: ListOfferAttribute,
  NUMERIC: NumericOfferAttribute,
  TEXT: TextOfferAttribute,
});
const ProductIdentifier: z.ZodType = z.object({
  type: is.text,
  value: is.text,
});
const StandardPriceChange: z.ZodType = z.object({
  action_type: z.nullish(ChangeAction),
  price: z.nullish(OfferPrice),
});
const WarehouseStock: z.ZodType = z.object({
  type: z.literal('SELLER_WAREHOUSE'),
  quantity: is.number,
  warehouse: z.nullish(z.object({
    id: is.text,
  })),
});
const PartnerStock: z.ZodType = z.object({
  type: z.literal('FULFILLMENT_PARTNER'),
  quantity: is.number,
  partner: z.nullish(z.object({
    id: is.text,
  })),
});
const StockPlace: z.ZodType = tagged('type', {
  SELLER_CENTRALIZED: CentralizedStock,
  SELLER_WAREHOUSE: WarehouseStock,
  FULFILLMENT_PARTNER: PartnerStock,
});
const StockChange: z.ZodType = z.object({
  action_type: ChangeAction,
  breakdown: z.nullish(z.array(StockPlace)),
});
const SubChannelPrices: z.ZodType = z.object({
  code: is.text,
  standard_price: StandardPriceChange,
  discount_price: DiscountPriceChange,
});
const OfferUpsert: z.ZodType = z.object({
  channel_id: is.text,
  store_id: is.text,
  product_id: is.text,
  use_case: is.text,
  identifiers: z.nullish(z.array(ProductIdentifier)),
  identifier: z.nullish(ProductIdentifier),
  standard_price: StandardPriceChange,
  discount_price: DiscountPriceChange,
  stock: StockChange,
  inventory: InventoryChange,
  offer_attributes: z.nullish(z.array(OfferAttribute)),
  sub_channel_prices: z.nullish(z.array(SubChannelPrices)),
});
const OfferUpsertEvent: z.ZodType = z.object({
  id: EventId,
  type: z.literal('OFFER_UPSERT'),
  time: EventTime,
  data: OfferUpsert,
});
const OrderRefund: z.ZodType = z.object({
  action_id: ActionId,
  channel_id: is.text,
  channel_store_id: is.text,
  sub_channel_code: maybe.text,
  channel_order_id: is.text,
  refunds: z.nullish(z.array(LineAdjustment)),
});
const SubChannelPriceStock: z.ZodType = z.object({
  code: is.text,
  standard_price: StandardPriceChange,
  discount_price: DiscountPriceChange,
  stock: StockChange,
});
const PriceStockUpsert: z.ZodType = z.object({
  channel_id: is.text,
  store_id: is.text,
  product_id: is.text,
  identifiers: z.nullish(z.array(ProductIdentifier)),
  standard_price: z.nullish(StandardPriceChange),
  discount_price: z.nullish(DiscountPriceChange),
  stock: StockChange,
  inventory: InventoryChange,
  offer_attributes: z.array(OfferAttribute),
  sub_channel: z.nullish(SubChannelPriceStock),
});
const PriceStockUpsertEvent: z.ZodType = z.object({
  id: EventId,
  type: z.literal('PRICE_STOCK_UPSERT'),
  time: EventTime,
  data: PriceStockUpsert,
});
const ProductAttributeValueChange: z.ZodType = z.object({
  id: is.text,
  locale: maybe.text,
  value: maybe.text,
});
const ProductUpsert: z.ZodType = z.object({
  channel_id: is.text,
  store_id: is.text,
  product_id: is.text,
  product_type_id: is.text,
  identifiers: z.nullish(z.array(ProductIdentifier)),
  identifier: z.nullish(ProductIdentifier),
  attributes: z.array(ProductAttributeValueChange),
  standard_price: StandardPriceChange,
  discount_price: DiscountPriceChange,
  stock: StockChange,
  inventory: InventoryChange,
  offer_attributes: z.array(OfferAttribute),
});
const ProductUpsertEvent: z.ZodType = z.object({
  id: EventId,
  type: z.literal('PRODUCT_UPSERT'),
  time: EventTime,
  source: maybe.text,
  sequence: maybe.number,
  sequenceSize: maybe.number,
  sequenceType: maybe.text,
  data: ProductUpsert,
});
const RefundCommand: z.ZodType = z.object({
  id: EventId,
  type: z.literal('REFUND'),
  time: EventTime,
  data: OrderRefund,
});
const ReturnTrackingUpdate: z.ZodType = z.object({
  action_id: ActionId,
  channel_id: is.text,
  channel_store_id: is.text,
  sub_channel_code: maybe.text,
  channel_order_id: is.text,
  channel_return_id: is.text,
  label_url: maybe.text,
  rma_id: maybe.text,
  tracking: z.nullish(CommandTracking),
});
const StoreFeature: z.ZodType = is.text;
const StoreLinking: z.ZodType = z.object({
  feature: z.literal('store-linking'),
  status: is.text,
});
const StoreFeatureConfiguration: z.ZodType = tagged('feature', {
  'business-information-sync': BusinessInformationSync,
  'store-linking': StoreLinking,
});
const StoreManagementFeature: z.ZodType = z.object({
  channel_id: is.text,
  store_id: is.text,
  feature: StoreFeature,
  configuration: StoreFeatureConfiguration,
  trigger_date: is.text,
});
const StoreManagementFeatureEvent: z.ZodType = z.object({
  id: EventId,
  type: is.text,
  time: EventTime,
  data: StoreManagementFeature,
});
const UpdateReturnTrackingInformationCommand: z.ZodType = z.object({
  id: EventId,
  type: z.literal('UPDATE_RETURN_TRACKING_INFORMATION'),
  time: EventTime,
  data: ReturnTrackingUpdate,
});
const UploadedDocument: z.ZodType = z.object({
  action_id: ActionId,
  channel_id: is.text,
  channel_store_id: is.text,
  sub_channel_code: maybe.text,
  channel_order_id: is.text,
  document_name: is.text,
  document_type: is.text,
  document_download_url: is.text,
  document_entity: z.nullish(DocumentEntity),
});
const UploadDocumentCommand: z.ZodType = z.object({
  id: EventId,
  type: z.literal('UPLOAD_DOCUMENT'),
  time: EventTime,
  data: UploadedDocument,
});

/** Every message that the hub publishes, by the name of its schema. To be checked with, not to be parsed by. */
export const messages: Readonly<Record<string, z.ZodType>> = {
  OfferUpsertEvent: OfferUpsertEvent,
  PriceStockUpsertEvent: PriceStockUpsertEvent,
  ProductUpsertEvent: ProductUpsertEvent,
  AcceptCommand: AcceptCommand,
  CreateShipmentCommand: CreateShipmentCommand,
  RefundCommand: RefundCommand,
  CancelCommand: CancelCommand,
  AcceptReturnCommand: AcceptReturnCommand,
  UpdateReturnTrackingInformationCommand: UpdateReturnTrackingInformationCommand,
  AcknowledgeReturnReceptionCommand: AcknowledgeReturnReceptionCommand,
  CloseReturnCommand: CloseReturnCommand,
  UploadDocumentCommand: UploadDocumentCommand,
  StoreManagementFeatureEvent: StoreManagementFeatureEvent,
};
