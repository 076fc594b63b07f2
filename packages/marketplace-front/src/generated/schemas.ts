// Generated from specs/ by `pnpm generate`. Do not edit.
import {
  AdditionalInformationData, AdditionalInformationType, AttributeList, CurrencyCode, DocumentsUploadBody,
  FrontBillingCyclePage, FrontInvoicePage, HierarchyList, ItemsToShipPage, LineOriginRequest, LineOriginResult,
  LogisticClassList, MessageList, MessageRequest, MessageSent, OfferExportStart, OfferExportStatus, OfferQuantity,
  OperatorProductImportRequest, OrderAcceptRequest, OrderCancelationRequest, OrderCancelationResult,
  OrderCustomerUpdate, OrderDocumentList, OrderDocumentUploadResult, OrderExportStart, OrderExportStatus,
  OrderFieldsRequest, OrderFieldsResult, OrderInvoiceDetailsUpdate, OrderMessageCreated, OrderPaymentDestinationUpdate,
  OrderShopStatistics, OrderThreadRequest, OrderTrackingRequest, OrdersUploadDocumentsBody, PickListPage,
  PlatformAdditionalFieldList, PlatformChannelList, PlatformConfiguration, PlatformCurrencyList,
  PlatformDocumentTypeList, PlatformLocaleList, PlatformOffer, PlatformOfferExportRequest, PlatformOfferStateList,
  PlatformOrderExportRequest, PlatformOrderMessageRequest, PlatformOrderPage, PlatformOrderReferencesUpdate,
  PlatformOrderTaxList, PlatformOrderUpdateResult, PlatformProductList, PlatformProductOfferPage, PlatformPromotionPage,
  PlatformReasonList, PlatformShopDocumentList, PlatformSingleOrder, ProductImportPage, ProductImportStarted,
  ProductImportTracking, ReasonList, RegisteredCarrierList, ReturnCreateRequest, ReturnCreateResult, ReturnPage,
  ReturnResult, ReturnSelection, ReturnableItem, ServiceOrderEvaluation, ShipmentCreateResult, ShipmentLine,
  ShipmentPage, ShipmentResult, ShipmentSelection, ShipmentTrackingInput, ShipmentTrackingRequest, ShippingMethodList,
  ShippingOriginInput, ShippingZoneList, ShopDocumentUploadResult, ShopRoleList, Thread, ThreadPage,
  ValueListCollection,
} from '@tradelane/instance/schemas';
import * as z from 'zod';

export {
  AbaInvoiceAccount, AccountingDocument, AdditionalField, AdditionalFieldEntity, AdditionalFieldType,
  AdditionalFieldValue, AdditionalInformation, AdditionalInformationData, AdditionalInformationType, AmountBreakdown,
  AmountPart, Attribute, AttributeChannel, AttributeList, AttributeParameter, AttributeRole, AttributeTranslation,
  AttributeValueCode, AustralianInvoiceAccount, BankAccountType, BilledShop, BillingCycleCore, BillingSummary,
  BrazilianInvoiceAccount, BritishInvoiceAccount, CanadianInvoiceAccount, CarrierDate, CatalogFeatures, ChannelPricing,
  CodeLabel, ColombianInvoiceAccount, CommissionTaxAmount, ConversionOption, ConversionOptions, CountryCode,
  CreatedCancelation, CsvDelimiter, CurrencyCode, CustomerDebitStatus, CustomerModel, DirectPaymentFeature,
  DocumentType, DocumentTypeEntity, DocumentsUploadBody, DropshipFeatures, EnhancedSellerInvoicing, EprCategoryCode,
  EvaluationReply, ExpectedDelivery, FreeTextTopic, FrontAutoInvoice, FrontBillingCycle, FrontBillingCyclePage,
  FrontBillingSummary, FrontInvoice, FrontInvoicePage, FrontInvoiceSummary, GuatemalanInvoiceAccount, Hierarchy,
  HierarchyList, HongKongInvoiceAccount, IbanInvoiceAccount, IbanPaymentDestination, IndianInvoiceAccount, InputError,
  IntegrationCounts, InvoiceBankAccount, InvoiceDetail, InvoiceIssuer, InvoiceIssuerType, InvoicePayment,
  InvoicePaymentInfo, InvoicePaymentState, InvoiceShopAddress, InvoiceSummary, InvoiceTax, IsraeliInvoiceAccount,
  ItemsToShip, ItemsToShipPage, JapaneseInvoiceAccount, LabelTranslation, LastKnownLocation, LineMeasurement,
  LineOrigin, LineOriginAddress, LineOriginAddressInput, LineOriginInput, LineOriginRequest, LineOriginResult,
  LineOriginUpdate, LinePromotion, LinePromotionConfiguration, LinePurchase, LineTax, LineToShip, LineWarehouse,
  LineWarehouseInput, ListedThread, LogisticClass, LogisticClassList, ManualCredit, ManualCreditWithVoucher,
  ManualInvoice, ManualInvoiceWithVoucher, MeasurementUnit, Message, MessageBody, MessageDocument, MessageFiles,
  MessageInput, MessageList, MessageRequest, MessageSent, MexicanInvoiceAccount, Milestone, MilestoneDetails, NewReturn,
  NewReturnLine, NewZealandInvoiceAccount, NoReplyNeeded, NonComplianceReason, NubanInvoiceAccount,
  NullableRateOrderTax, OfferCore, OfferDiscount, OfferEcoContribution, OfferExportRequest, OfferExportStart,
  OfferExportStatus, OfferFulfillment, OfferInactivityReason, OfferLogisticClass, OfferPrice, OfferPriceContext,
  OfferPriceRange, OfferProductReference, OfferQuantity, OfferRetailPrice, OfferState, OfferVolumePrice, OfferWarehouse,
  OldRefundState, OpenedReturn, OperatorProductImportRequest, OrderAcceptRequest, OrderAcceptanceMode, OrderAmount,
  OrderAmountInput, OrderBillingAddress, OrderBillingAddressUpdate, OrderCampaign, OrderCancelation,
  OrderCancelationInput, OrderCancelationRequest, OrderCancelationResult, OrderCommissionTax, OrderConditions,
  OrderContact, OrderContactUpdate, OrderCore, OrderCustomerUpdate, OrderDeliveryDate, OrderDocument,
  OrderDocumentEntity, OrderDocumentEntityType, OrderDocumentInput, OrderDocumentList, OrderDocumentUpload,
  OrderDocumentUploadResult, OrderEcoContribution, OrderExportRequest, OrderExportStart, OrderExportState,
  OrderExportStatus, OrderFee, OrderFieldInput, OrderFields, OrderFieldsErrors, OrderFieldsRequest, OrderFieldsResult,
  OrderFulfillment, OrderFulfillmentCenter, OrderFunding, OrderFundingAmounts, OrderFundingPart, OrderFundingShare,
  OrderIbanUpdate, OrderInvoiceDetails, OrderInvoiceDetailsUpdate, OrderInvoiceDocument, OrderInvoiceDocumentUpdate,
  OrderInvoiceFormat, OrderLineCore, OrderLineDecision, OrderLineFields, OrderLineFieldsInput, OrderLineState,
  OrderMessageCreated, OrderMessageRequest, OrderOrganizationUpdate, OrderPaymentDestinationUpdate, OrderPaymentTerms,
  OrderPaymentTermsUpdate, OrderPaymentWorkflow, OrderPromotion, OrderPromotionConfiguration, OrderPromotions,
  OrderReferences, OrderReferencesUpdate, OrderRefund, OrderRefundState, OrderRefundTaxes, OrderShippingAddressUpdate,
  OrderShopStatistics, OrderState, OrderTax, OrderTaxMode, OrderTaxSetting, OrderThreadInput, OrderThreadRequest,
  OrderTrackingRequest, OrderWorkflows, OrdersUploadDocumentsBody, OrganizationAddress, OrganizationAddressUpdate,
  Participant, ParticipantType, PayOut, PayOutFailureReason, PayOutFormat, PayOutInvoiceAccount, PayOutService,
  PayOutState, PaymentDestination, PaymentTermsType, PaymentVoucherNumber, PhilippineInvoiceAccount, PickList,
  PickListLine, PickListPage, PickListState, PickedOrderLine, PlatformAdditionalField, PlatformAdditionalFieldList,
  PlatformChannel, PlatformChannelList, PlatformConfiguration, PlatformCurrency, PlatformCurrencyList,
  PlatformDocumentType, PlatformDocumentTypeList, PlatformFeatures, PlatformLocale, PlatformLocaleList, PlatformModel,
  PlatformModules, PlatformOffer, PlatformOfferExportRequest, PlatformOfferState, PlatformOfferStateList, PlatformOrder,
  PlatformOrderCancelation, PlatformOrderContact, PlatformOrderCustomer, PlatformOrderExportRequest, PlatformOrderLine,
  PlatformOrderMessageRequest, PlatformOrderOrganization, PlatformOrderPage, PlatformOrderReferencesUpdate,
  PlatformOrderRefund, PlatformOrderTaxList, PlatformOrderTaxSetting, PlatformOrderUpdateResult, PlatformProduct,
  PlatformProductList, PlatformProductOffer, PlatformProductOfferPage, PlatformProductWithOffers, PlatformPromotion,
  PlatformPromotionPage, PlatformReason, PlatformReasonList, PlatformSettings, PlatformShippingAddress,
  PlatformShopDocument, PlatformShopDocumentList, PlatformSingleOrder, PlatformSingleOrderCustomer,
  PlatformSingleOrderLine, PlatformSingleShippingAddress, PlatformUpdatedOrder, PlatformUpdatedOrderValues,
  PricingFeatures, Product, ProductImportPage, ProductImportRequest, ProductImportStarted, ProductImportStatus,
  ProductImportTracking, ProductMeasurement, ProductMedia, ProductOfOffers, ProductOfferCore, ProductOfferDelivery,
  ProductOfferMedia, ProductOfferPrice, ProductOfferRetailPrice, ProductOfferShipping, ProductShippingPriceType,
  Promotion, PromotionCampaign, PromotionCode, PromotionDescription, PromotionFeatures, PromotionMedia, PromotionState,
  PromotionTriggerRule, PromotionType, PurchaseTax, PurchaseTotal, Reason, ReasonList, ReasonTopic, ReasonType,
  Recipient, RefusedOrderDocument, RefusedOrderDocumentInput, RefusedShopDocument, RegisteredCarrier,
  RegisteredCarrierList, Return, ReturnAddress, ReturnCompliance, ReturnCreateError, ReturnCreateRequest,
  ReturnCreateResult, ReturnDetails, ReturnDocument, ReturnError, ReturnFeatures, ReturnId, ReturnLine, ReturnMethod,
  ReturnPage, ReturnReason, ReturnRejectionReason, ReturnResult, ReturnSelection, ReturnState, ReturnTracking,
  ReturnableItem, ReturnedPurchase, ReturnedTax, Sender, SerbianInvoiceAccount, ServiceAssessment,
  ServiceOrderEvaluation, Shipment, ShipmentCreateError, ShipmentCreateResult, ShipmentError, ShipmentFeatures,
  ShipmentId, ShipmentLine, ShipmentPage, ShipmentPayment, ShipmentResult, ShipmentSelection, ShipmentStatus,
  ShipmentTracking, ShipmentTrackingInput, ShipmentTrackingRequest, ShipmentTrackingUpdate, ShippingAddress,
  ShippingMethod, ShippingMethodList, ShippingOrigin, ShippingOriginAddress, ShippingOriginInput, ShippingTax,
  ShippingZone, ShippingZoneList, ShopDocumentDetails, ShopDocumentInput, ShopDocumentUpload, ShopDocumentUploadResult,
  ShopModel, ShopPermission, ShopRole, ShopRoleList, ShopTaxOptions, SingaporeInvoiceAccount, SingleOrderBillingAddress,
  SingleOrderCore, SingleOrderCustomer, SingleOrderLine, SingleOrderShippingAddress, StoreDependentSwitch,
  TaiwaneseInvoiceAccount, TaxCalculationRule, TaxCollection, TaxManagerModule, TaxNumberRule, TaxProviders,
  ThaiInvoiceAccount, Thread, ThreadAttachment, ThreadDetails, ThreadEntity, ThreadMessage, ThreadMetadata, ThreadPage,
  Topic, TopicInput, TopicType, TrackingValidity, TypedReason, UpdatedBillingAddress, UpdatedCancelation,
  UpdatedDeliveryDate, UpdatedEcoContribution, UpdatedIban, UpdatedInvoiceDetails, UpdatedLineOrigin,
  UpdatedOrderContact, UpdatedOrderCustomer, UpdatedOrderLine, UpdatedOrganization, UpdatedOrganizationAddress,
  UpdatedOrigin, UpdatedOriginAddress, UpdatedPaymentDestination, UpdatedPaymentTerms, UpdatedRefund,
  UpdatedShippingAddress, UpdatedShopStatistics, UruguayanInvoiceAccount, ValueList, ValueListCollection,
  ValueListEntry, VietnameseInvoiceAccount, WarehouseFeatures,
} from '@tradelane/instance/schemas';

const is = /* @__PURE__ */ (() => ({ text: z.string(), number: z.number(), flag: z.boolean(), anything: z.unknown() }))();
const maybe = /* @__PURE__ */ (() => ({ text: z.nullish(is.text), number: z.nullish(is.number), flag: z.nullish(is.flag) }))();
/** A point in time, as text or as a `Date`. */
const moment = (): z.ZodUnion<readonly [z.ZodString, z.ZodDate]> =>
  z.union([z.string().regex(/^\d{4}-\d\d-\d\d[Tt ]\d\d:\d\d:\d\d(\.\d+)?([Zz]|[+-]\d\d:?\d\d)$/, 'Expected a date-time such as 2026-01-31T12:00:00Z'), z.date()]);
export const AdditionalInformationInput: z.ZodObject<{
  code: z.ZodString;
  type: typeof AdditionalInformationType;
  value: typeof AdditionalInformationData;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  code: is.text,
  type: AdditionalInformationType,
  value: AdditionalInformationData,
}))();
export const FrontReturnableItem: z.ZodIntersection<z.ZodObject<{
  return_window_end_date: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  return_window_start_date: z.ZodOptional<z.ZodNullable<z.ZodString>>;
}, z.core.$loose>, typeof ReturnableItem> = /* @__PURE__ */ (() => z.intersection(z.looseObject({
  return_window_end_date: maybe.text,
  return_window_start_date: maybe.text,
}), ReturnableItem))();
export const FrontReturnableItemPage: z.ZodObject<{
  data: z.ZodArray<typeof FrontReturnableItem>;
  next_page_token: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  previous_page_token: z.ZodOptional<z.ZodNullable<z.ZodString>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  data: z.array(FrontReturnableItem),
  next_page_token: maybe.text,
  previous_page_token: maybe.text,
}))();
export const ReturnLabelOptions: z.ZodObject<{
  qr_code: z.ZodOptional<z.ZodBoolean>;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  qr_code: z.optional(is.flag),
}))();
export const ReturnPackageDimensions: z.ZodObject<{
  height: z.ZodNumber;
  length: z.ZodNumber;
  unit: z.ZodString;
  width: z.ZodNumber;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  height: is.number.min(0),
  length: is.number.min(0),
  unit: is.text.regex(/^(in|cm)$/),
  width: is.number.min(0),
}))();
export const ReturnPackageWeight: z.ZodObject<{
  unit: z.ZodString;
  value: z.ZodNumber;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  unit: is.text.regex(/^(lb|kg)$/),
  value: is.number.min(0),
}))();
export const ReturnPackage: z.ZodObject<{
  dimensions: typeof ReturnPackageDimensions;
  weight: typeof ReturnPackageWeight;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  dimensions: ReturnPackageDimensions,
  weight: ReturnPackageWeight,
}))();
export const ReturnLabelSender: z.ZodObject<{
  city: z.ZodString;
  contact_name: z.ZodString;
  contact_phone: z.ZodString;
  country_iso_code: z.ZodString;
  state: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  street_1: z.ZodString;
  street_2: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  zip_code: z.ZodOptional<z.ZodString>;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  city: is.text,
  contact_name: is.text,
  contact_phone: is.text,
  country_iso_code: is.text,
  state: z.optional(z.nullable(is.text)),
  street_1: is.text,
  street_2: z.optional(z.nullable(is.text)),
  zip_code: z.optional(is.text),
}))();
export const NewReturnLabel: z.ZodObject<{
  carrier_code: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  carrier_service_code: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  label_options: z.ZodOptional<typeof ReturnLabelOptions>;
  label_selection_mode: z.ZodOptional<z.ZodString>;
  package: typeof ReturnPackage;
  return_id: z.ZodString;
  shipping_from: z.ZodOptional<typeof ReturnLabelSender>;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  carrier_code: z.optional(z.nullable(is.text)),
  carrier_service_code: z.optional(z.nullable(is.text)),
  label_options: z.optional(ReturnLabelOptions),
  label_selection_mode: z.optional(is.text),
  package: ReturnPackage,
  return_id: is.text,
  shipping_from: z.optional(ReturnLabelSender),
}))();
export const NewShipment: z.ZodObject<{
  order_id: z.ZodString;
  shipment_lines: z.ZodArray<typeof ShipmentLine>;
  shipped: z.ZodOptional<z.ZodBoolean>;
  invoice_reference: z.ZodOptional<z.ZodString>;
  tracking: z.ZodOptional<typeof ShipmentTrackingInput>;
  shipping_from: z.ZodOptional<typeof ShippingOriginInput>;
  shipment_additional_information: z.ZodOptional<z.ZodArray<typeof AdditionalInformationInput>>;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  order_id: is.text.min(1),
  shipment_lines: z.array(ShipmentLine).min(1),
  shipped: z.optional(is.flag),
  invoice_reference: z.optional(is.text.max(255).regex(/^[0-9a-zA-Z_-]*$/)),
  tracking: z.optional(ShipmentTrackingInput),
  shipping_from: z.optional(ShippingOriginInput),
  shipment_additional_information: z.optional(z.array(AdditionalInformationInput)),
}))();
export const PlatformOrderUpdate: z.ZodObject<{
  customer: z.ZodOptional<z.ZodUnion<readonly [typeof OrderCustomerUpdate, z.ZodNullable<z.ZodUnknown>]>>;
  invoice_details: z.ZodOptional<z.ZodUnion<readonly [typeof OrderInvoiceDetailsUpdate, z.ZodNullable<z.ZodUnknown>]>>;
  order_id: z.ZodString;
  payment_destination: z.ZodOptional<z.ZodUnion<readonly [typeof OrderPaymentDestinationUpdate, z.ZodNullable<z.ZodUnknown>]>>;
  payment_workflow: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  references: z.ZodOptional<z.ZodUnion<readonly [typeof PlatformOrderReferencesUpdate, z.ZodNullable<z.ZodUnknown>]>>;
  shipping_deadline: z.ZodOptional<z.ZodNullable<z.ZodUnion<readonly [z.ZodString, z.ZodDate]>>>;
  shop_statistics: z.ZodOptional<z.ZodUnion<readonly [typeof OrderShopStatistics, z.ZodNullable<z.ZodUnknown>]>>;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  customer: z.optional(z.union([OrderCustomerUpdate, z.nullable(is.anything)])),
  invoice_details: z.optional(z.union([OrderInvoiceDetailsUpdate, z.nullable(is.anything)])),
  order_id: is.text,
  payment_destination: z.optional(z.union([OrderPaymentDestinationUpdate, z.nullable(is.anything)])),
  payment_workflow: z.optional(z.nullable(is.text)),
  references: z.optional(z.union([PlatformOrderReferencesUpdate, z.nullable(is.anything)])),
  shipping_deadline: z.optional(z.nullable(moment())),
  shop_statistics: z.optional(z.union([OrderShopStatistics, z.nullable(is.anything)])),
}))();
export const PlatformOrderUpdateRequest: z.ZodObject<{
  orders: z.ZodArray<typeof PlatformOrderUpdate>;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  orders: z.array(PlatformOrderUpdate).min(1).max(100),
}))();
export const RequestedReturnLabel: z.ZodObject<{
  return_id: z.ZodOptional<z.ZodNullable<z.ZodString>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  return_id: maybe.text,
}))();
export const ReturnLabelError: z.ZodObject<{
  code: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  message: z.ZodOptional<z.ZodNullable<z.ZodString>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  code: maybe.text,
  message: maybe.text,
}))();
export const ReturnLabelCost: z.ZodObject<{
  amount: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
  currency_iso_code: z.ZodOptional<z.ZodNullable<typeof CurrencyCode>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  amount: maybe.number,
  currency_iso_code: z.nullish(CurrencyCode),
}))();
export const ReturnLabelFile: z.ZodObject<{
  file_type: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  url: z.ZodOptional<z.ZodNullable<z.ZodString>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  file_type: maybe.text,
  url: maybe.text,
}))();
export const ReturnLabelFiles: z.ZodObject<{
  label: z.ZodOptional<z.ZodNullable<typeof ReturnLabelFile>>;
  qr_code: z.ZodOptional<z.ZodNullable<typeof ReturnLabelFile>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  label: z.nullish(ReturnLabelFile),
  qr_code: z.nullish(ReturnLabelFile),
}))();
export const ReturnLabelState: z.ZodString = /* @__PURE__ */ (() => is.text)();
export const ReturnLabelTracking: z.ZodObject<{
  carrier_code: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  carrier_name: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  carrier_service_code: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  carrier_standard_code: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  tracking_number: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  tracking_url: z.ZodOptional<z.ZodNullable<z.ZodString>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  carrier_code: maybe.text,
  carrier_name: maybe.text,
  carrier_service_code: maybe.text,
  carrier_standard_code: maybe.text,
  tracking_number: maybe.text,
  tracking_url: maybe.text,
}))();
export const ReturnLabel: z.ZodObject<{
  date_created: z.ZodString;
  errors: z.ZodOptional<z.ZodNullable<z.ZodArray<typeof ReturnLabelError>>>;
  estimated_cost: z.ZodOptional<z.ZodNullable<typeof ReturnLabelCost>>;
  files: z.ZodOptional<z.ZodNullable<typeof ReturnLabelFiles>>;
  label_state: typeof ReturnLabelState;
  last_updated: z.ZodString;
  return_id: z.ZodString;
  tracking: z.ZodOptional<z.ZodNullable<typeof ReturnLabelTracking>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  date_created: is.text,
  errors: z.nullish(z.array(ReturnLabelError)),
  estimated_cost: z.nullish(ReturnLabelCost),
  files: z.nullish(ReturnLabelFiles),
  label_state: ReturnLabelState,
  last_updated: is.text,
  return_id: is.text,
  tracking: z.nullish(ReturnLabelTracking),
}))();
export const ReturnLabelPage: z.ZodObject<{
  data: z.ZodArray<typeof ReturnLabel>;
  next_page_token: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  previous_page_token: z.ZodOptional<z.ZodNullable<z.ZodString>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  data: z.array(ReturnLabel),
  next_page_token: maybe.text,
  previous_page_token: maybe.text,
}))();
export const ReturnLabelRefusal: z.ZodObject<{
  error_message: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  return_id: z.ZodOptional<z.ZodNullable<z.ZodString>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  error_message: maybe.text,
  return_id: maybe.text,
}))();
export const ReturnLabelRequest: z.ZodObject<{
  return_labels: z.ZodArray<typeof NewReturnLabel>;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  return_labels: z.array(NewReturnLabel).max(200),
}))();
export const ReturnLabelResult: z.ZodObject<{
  return_label_errors: z.ZodOptional<z.ZodNullable<z.ZodArray<typeof ReturnLabelRefusal>>>;
  return_label_successes: z.ZodOptional<z.ZodNullable<z.ZodArray<typeof RequestedReturnLabel>>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  return_label_errors: z.nullish(z.array(ReturnLabelRefusal)),
  return_label_successes: z.nullish(z.array(RequestedReturnLabel)),
}))();
export const ShipmentCreateRequest: z.ZodObject<{
  shipments: z.ZodArray<typeof NewShipment>;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  shipments: z.array(NewShipment).min(1).max(1000),
}))();
/** The body of each operation that has one. */
export const requests: {
  readonly S32: typeof DocumentsUploadBody;
  readonly OF52: typeof PlatformOfferExportRequest;
  readonly P41: typeof OperatorProductImportRequest;
  readonly ST01: typeof ShipmentCreateRequest;
  readonly ST06: typeof ShipmentSelection;
  readonly ST23: typeof ShipmentTrackingRequest;
  readonly ST24: typeof ShipmentSelection;
  readonly ST26: typeof ShipmentSelection;
  readonly M12: typeof MessageRequest;
  readonly OR04: typeof PlatformOrderUpdateRequest;
  readonly OR07: typeof LineOriginRequest;
  readonly OR30: typeof OrderCancelationRequest;
  readonly OR21: typeof OrderAcceptRequest;
  readonly OR23: typeof OrderTrackingRequest;
  readonly OR31: typeof OrderFieldsRequest;
  readonly OR13: typeof PlatformOrderExportRequest;
  readonly OR74: typeof OrdersUploadDocumentsBody;
  readonly RT01: typeof ReturnCreateRequest;
  readonly RT51: typeof ReturnLabelRequest;
  readonly RT25: typeof ReturnSelection;
  readonly RT29: typeof ReturnSelection;
  readonly OR43: typeof OrderThreadRequest;
  readonly OR42: typeof PlatformOrderMessageRequest;
} = {
  S32: DocumentsUploadBody,
  OF52: PlatformOfferExportRequest,
  P41: OperatorProductImportRequest,
  ST01: ShipmentCreateRequest,
  ST06: ShipmentSelection,
  ST23: ShipmentTrackingRequest,
  ST24: ShipmentSelection,
  ST26: ShipmentSelection,
  M12: MessageRequest,
  OR04: PlatformOrderUpdateRequest,
  OR07: LineOriginRequest,
  OR30: OrderCancelationRequest,
  OR21: OrderAcceptRequest,
  OR23: OrderTrackingRequest,
  OR31: OrderFieldsRequest,
  OR13: PlatformOrderExportRequest,
  OR74: OrdersUploadDocumentsBody,
  RT01: ReturnCreateRequest,
  RT51: ReturnLabelRequest,
  RT25: ReturnSelection,
  RT29: ReturnSelection,
  OR43: OrderThreadRequest,
  OR42: PlatformOrderMessageRequest,
};
/** The JSON response of each operation that has one. */
export const responses: {
  readonly S30: typeof PlatformShopDocumentList;
  readonly S32: typeof ShopDocumentUploadResult;
  readonly RO02: typeof ShopRoleList;
  readonly AF01: typeof PlatformAdditionalFieldList;
  readonly CH11: typeof PlatformChannelList;
  readonly CUR01: typeof PlatformCurrencyList;
  readonly DO01: typeof PlatformDocumentTypeList;
  readonly L01: typeof PlatformLocaleList;
  readonly OF61: typeof PlatformOfferStateList;
  readonly OF22: typeof PlatformOffer;
  readonly OF26: typeof OfferQuantity;
  readonly OF52: typeof OfferExportStart;
  readonly OF53: typeof OfferExportStatus;
  readonly PR01: typeof PlatformPromotionPage;
  readonly PC01: typeof PlatformConfiguration;
  readonly RE01: typeof PlatformReasonList;
  readonly RE02: typeof ReasonList;
  readonly RE11: typeof ReasonList;
  readonly RE12: typeof ReasonList;
  readonly RE14: typeof ReasonList;
  readonly SH11: typeof ShippingZoneList;
  readonly SH12: typeof ShippingMethodList;
  readonly SH21: typeof RegisteredCarrierList;
  readonly SH31: typeof LogisticClassList;
  readonly IV01: typeof FrontInvoicePage;
  readonly H11: typeof HierarchyList;
  readonly P31: typeof PlatformProductList;
  readonly P51: typeof ProductImportPage;
  readonly P41: typeof ProductImportStarted;
  readonly P42: typeof ProductImportTracking;
  readonly PM11: typeof AttributeList;
  readonly P11: typeof PlatformProductOfferPage;
  readonly VL11: typeof ValueListCollection;
  readonly ST11: typeof ShipmentPage;
  readonly ST01: typeof ShipmentCreateResult;
  readonly ST06: typeof ShipmentResult;
  readonly ST12: typeof ItemsToShipPage;
  readonly ST23: typeof ShipmentResult;
  readonly ST24: typeof ShipmentResult;
  readonly ST26: typeof ShipmentResult;
  readonly M10: typeof Thread;
  readonly M11: typeof ThreadPage;
  readonly M12: typeof MessageSent;
  readonly OR11: typeof PlatformOrderPage;
  readonly OR04: typeof PlatformOrderUpdateResult;
  readonly OR07: typeof LineOriginResult;
  readonly OR30: typeof OrderCancelationResult;
  readonly OR12: typeof PlatformSingleOrder;
  readonly OR31: typeof OrderFieldsResult;
  readonly OR13: typeof OrderExportStart;
  readonly OR14: typeof OrderExportStatus;
  readonly OR72: typeof OrderDocumentList;
  readonly OR75: typeof PlatformOrderTaxList;
  readonly OR74: typeof OrderDocumentUploadResult;
  readonly OR51: typeof ServiceOrderEvaluation;
  readonly RT11: typeof ReturnPage;
  readonly RT01: typeof ReturnCreateResult;
  readonly RT12: typeof FrontReturnableItemPage;
  readonly RT52: typeof ReturnLabelPage;
  readonly RT51: typeof ReturnLabelResult;
  readonly RT25: typeof ReturnResult;
  readonly RT29: typeof ReturnResult;
  readonly PL11: typeof PickListPage;
  readonly SBC11: typeof FrontBillingCyclePage;
  readonly OR43: typeof MessageSent;
  readonly M01: typeof MessageList;
  readonly OR41: typeof MessageList;
  readonly OR42: typeof OrderMessageCreated;
} = {
  S30: PlatformShopDocumentList,
  S32: ShopDocumentUploadResult,
  RO02: ShopRoleList,
  AF01: PlatformAdditionalFieldList,
  CH11: PlatformChannelList,
  CUR01: PlatformCurrencyList,
  DO01: PlatformDocumentTypeList,
  L01: PlatformLocaleList,
  OF61: PlatformOfferStateList,
  OF22: PlatformOffer,
  OF26: OfferQuantity,
  OF52: OfferExportStart,
  OF53: OfferExportStatus,
  PR01: PlatformPromotionPage,
  PC01: PlatformConfiguration,
  RE01: PlatformReasonList,
  RE02: ReasonList,
  RE11: ReasonList,
  RE12: ReasonList,
  RE14: ReasonList,
  SH11: ShippingZoneList,
  SH12: ShippingMethodList,
  SH21: RegisteredCarrierList,
  SH31: LogisticClassList,
  IV01: FrontInvoicePage,
  H11: HierarchyList,
  P31: PlatformProductList,
  P51: ProductImportPage,
  P41: ProductImportStarted,
  P42: ProductImportTracking,
  PM11: AttributeList,
  P11: PlatformProductOfferPage,
  VL11: ValueListCollection,
  ST11: ShipmentPage,
  ST01: ShipmentCreateResult,
  ST06: ShipmentResult,
  ST12: ItemsToShipPage,
  ST23: ShipmentResult,
  ST24: ShipmentResult,
  ST26: ShipmentResult,
  M10: Thread,
  M11: ThreadPage,
  M12: MessageSent,
  OR11: PlatformOrderPage,
  OR04: PlatformOrderUpdateResult,
  OR07: LineOriginResult,
  OR30: OrderCancelationResult,
  OR12: PlatformSingleOrder,
  OR31: OrderFieldsResult,
  OR13: OrderExportStart,
  OR14: OrderExportStatus,
  OR72: OrderDocumentList,
  OR75: PlatformOrderTaxList,
  OR74: OrderDocumentUploadResult,
  OR51: ServiceOrderEvaluation,
  RT11: ReturnPage,
  RT01: ReturnCreateResult,
  RT12: FrontReturnableItemPage,
  RT52: ReturnLabelPage,
  RT51: ReturnLabelResult,
  RT25: ReturnResult,
  RT29: ReturnResult,
  PL11: PickListPage,
  SBC11: FrontBillingCyclePage,
  OR43: MessageSent,
  M01: MessageList,
  OR41: MessageList,
  OR42: OrderMessageCreated,
};

export { schemaCheck as check } from '@tradelane/core/schemas';
