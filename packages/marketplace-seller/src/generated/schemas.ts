// Generated from specs/ by `pnpm generate`. Do not edit.
import type { FileInput } from '@tradelane/core';
import {
  Account, AccountUpdate, AccountUpdateResult, AdditionalFieldList, AdditionalFieldValue, AttributeList,
  ConversionOptions, CreatedRefund, CurrencyCode, DocumentRequestLinePage, DocumentRequestPage,
  DocumentRequestsUploadBody, DocumentTypeList, DocumentUploadResult, HierarchyList, InputError, InvoicePage,
  ItemsToShipPage, LineOriginRequest, LineOriginResult, LineRefundRequest, LogisticClassList, MessageBody, MessageList,
  MessageRequest, MessageSent, OfferCore, OfferDiscount, OfferExportStart, OfferExportStatus, OfferImport,
  OfferImportPage, OfferImportStarted, OfferLogisticClass, OfferQuantity, OfferState, OfferUpsertRequest,
  OfferUpsertStarted, OrderAcceptRequest, OrderAdjustmentRequest, OrderAdjustmentResult, OrderAmountInput,
  OrderBillingAddress, OrderCancelation, OrderCancelationRequest, OrderCancelationResult, OrderContact, OrderCore,
  OrderDocumentList, OrderDocumentUploadResult, OrderExportStart, OrderExportStatus, OrderFieldsRequest,
  OrderFieldsResult, OrderLineCore, OrderLineUpdate, OrderMessageCreated, OrderRefund, OrderState, OrderTaxMode,
  OrderTaxSetting, OrderThreadRequest, OrderTrackingRequest, OrdersUploadDocumentsBody, OrganizationAddress,
  PickListPage, PlatformChannelList, PlatformConfiguration, PlatformCurrencyList, PlatformLocaleList, PriceImportPage,
  PriceImportStarted, Product, ProductImportPage, ProductImportStarted, ProductImportTracking, ProductOfOffers,
  ProductOfferCore, Promotion, PromotionCreateRequest, PromotionUpdateRequest, ReasonList, RegisteredCarrierList,
  ReturnAcceptRequest, ReturnComplianceRequest, ReturnCreateRequest, ReturnCreateResult, ReturnPage, ReturnResult,
  ReturnSelection, ReturnUpdateRequest, ReturnUpdateResult, ReturnableItemPage, SellerBillingCyclePage,
  ServiceOrderEvaluation, ShipmentCreateRequest, ShipmentCreateResult, ShipmentInformationRequest,
  ShipmentInformationResult, ShipmentOriginRequest, ShipmentOriginResult, ShipmentPage, ShipmentResult,
  ShipmentSelection, ShipmentTrackingRequest, ShippingAddress, ShippingMethodList, ShippingZoneList, ShopDocumentList,
  ShopDocumentUpload, ShopDocumentUploadResult, ShopRoleList, ShopStatistics, SingleOrderCore, SingleOrderCustomer,
  SingleOrderLine, StockImport, StockImportStarted, Thread, ThreadPage, ThreadRequest, TransactionExportRequest,
  TransactionExportStart, TransactionExportStatus, TransactionLogPage, TypedReasonList, UpdatedOrderLine,
  ValueListCollection,
} from '@tradelane/instance/schemas';
import * as z from 'zod';

export {
  AbaAccount, AbaInvoiceAccount, Account, AccountUpdate, AccountUpdateResult, AccountingDocument, AdditionalField,
  AdditionalFieldEntity, AdditionalFieldList, AdditionalFieldType, AdditionalFieldUpdate, AdditionalFieldValue,
  AdditionalInformation, AdditionalInformationData, AdditionalInformationInput, AdditionalInformationType,
  AdjustedAmount, AdjustedLine, AllItemsSelection, AmountBreakdown, AmountOffReward, AmountPart, ApplicableTax,
  AppliedPromotion, Attribute, AttributeChannel, AttributeList, AttributeParameter, AttributeRole, AttributeTranslation,
  AttributeValueCode, AustralianAccount, AustralianInvoiceAccount, AutoInvoice, BankAccount, BankAccountType,
  BilledShop, BillingCycleCore, BillingInformation, BillingSummary, BrandSelection, BrazilianAccount,
  BrazilianInvoiceAccount, BritishAccount, BritishInvoiceAccount, CanadianAccount, CanadianInvoiceAccount, CarrierDate,
  CatalogFeatures, CategorySelection, ChannelPricing, CodeLabel, ColombianAccount, ColombianInvoiceAccount,
  CommissionTaxAmount, CompanyShareholders, ComplementaryCorporateInformation, ConversionOption, ConversionOptions,
  CorporateInformation, CountryCode, CreatedCancelation, CreatedRefund, CreditLine, CsvDelimiter, CurrencyCode,
  CustomerDebitStatus, CustomerModel, DefaultBillingInformation, DeliveryBill, DirectPaymentFeature,
  DocumentBillingCycle, DocumentDetail, DocumentFormat, DocumentIssuer, DocumentIssuerType, DocumentLine,
  DocumentLineDestination, DocumentLineEcoContribution, DocumentLineFee, DocumentLineOrder, DocumentLineOrderLine,
  DocumentLineOrigin, DocumentLineProduct, DocumentLineShop, DocumentLineTax, DocumentPayment, DocumentPaymentState,
  DocumentProductReference, DocumentRecipient, DocumentRecipientType, DocumentRequest, DocumentRequestEntities,
  DocumentRequestEntityType, DocumentRequestLine, DocumentRequestLinePage, DocumentRequestPage, DocumentRequestState,
  DocumentRequestsUploadBody, DocumentShipping, DocumentTaxTotal, DocumentTransactionInfo, DocumentType,
  DocumentTypeEntity, DocumentTypeList, DocumentUpload, DocumentUploadFile, DocumentUploadOutcome,
  DocumentUploadRequest, DocumentUploadResult, DropshipFeatures, DropshipSettings, EnhancedSellerInvoicing,
  EprCategoryCode, EvaluationReply, EveryAmountTrigger, EveryQuantityTrigger, ExpectedDelivery, FeePeriod,
  FiscalInformation, FiscalRepresentative, FreeItemsReward, FreeTextTopic, GuatemalanAccount, GuatemalanInvoiceAccount,
  Hierarchy, HierarchyList, HongKongAccount, HongKongInvoiceAccount, IbanAccount, IbanInvoiceAccount,
  IbanPaymentDestination, ImportOrigin, IndianAccount, IndianInvoiceAccount, InitialDocument, InitialPaymentState,
  InputError, IntegrationCounts, Invoice, InvoiceBankAccount, InvoiceDetail, InvoiceIssuer, InvoiceIssuerType,
  InvoicePage, InvoicePayment, InvoicePaymentInfo, InvoicePaymentState, InvoiceShopAddress, InvoiceSummary, InvoiceTax,
  InvoicedOrganization, IsraeliAccount, IsraeliInvoiceAccount, IssuerOrganization, IssuerPerson, ItemsToShip,
  ItemsToShipPage, JapaneseAccount, JapaneseInvoiceAccount, KycState, KycStatus, LabelTranslation, LastKnownLocation,
  LegacyBankDetails, LineAdjustment, LineMeasurement, LineOrigin, LineOriginAddress, LineOriginAddressInput,
  LineOriginInput, LineOriginRequest, LineOriginResult, LineOriginUpdate, LinePromotion, LinePromotionConfiguration,
  LinePurchase, LineRefundInput, LineRefundRequest, LineTax, LineToShip, LineWarehouse, LineWarehouseInput,
  ListedOfferImport, ListedThread, LogisticClass, LogisticClassList, ManualCredit, ManualInvoice, MeasurementUnit,
  Message, MessageBody, MessageDocument, MessageFiles, MessageInput, MessageList, MessageRequest, MessageSent,
  MexicanAccount, MexicanInvoiceAccount, Milestone, MilestoneDetails, MinimumAmountTrigger, MinimumQuantityTrigger,
  NewReturn, NewReturnLine, NewShipment, NewZealandAccount, NewZealandInvoiceAccount, NoReplyNeeded,
  NonComplianceReason, NubanAccount, NubanInvoiceAccount, NullableRateOrderTax, OfferCore, OfferDiscount,
  OfferDiscountInput, OfferEcoContribution, OfferEcoContributionInput, OfferExportStart, OfferExportStatus,
  OfferFileRow, OfferFulfillment, OfferImport, OfferImportMode, OfferImportPage, OfferImportStarted, OfferImportStatus,
  OfferInactivityReason, OfferInput, OfferLogisticClass, OfferPrice, OfferPriceContext, OfferPriceInput,
  OfferPriceRange, OfferProductReference, OfferQuantity, OfferRetailPrice, OfferRetailPriceInput, OfferSelection,
  OfferState, OfferUpsertRequest, OfferUpsertStarted, OfferVolumePrice, OfferVolumePriceInput, OfferWarehouse,
  OldRefundState, OneOffFeeLine, OneOffReference, OpenedReturn, OrderAcceptRequest, OrderAcceptanceMode,
  OrderAdjustmentRequest, OrderAdjustmentResult, OrderAmount, OrderAmountInput, OrderBillingAddress, OrderCampaign,
  OrderCancelation, OrderCancelationInput, OrderCancelationRequest, OrderCancelationResult, OrderCommissionTax,
  OrderConditions, OrderContact, OrderCore, OrderDeliveryDate, OrderDocument, OrderDocumentEntity,
  OrderDocumentEntityType, OrderDocumentInput, OrderDocumentList, OrderDocumentUpload, OrderDocumentUploadResult,
  OrderEcoContribution, OrderEcoContributionInput, OrderExportStart, OrderExportState, OrderExportStatus, OrderFee,
  OrderFieldInput, OrderFields, OrderFieldsErrors, OrderFieldsRequest, OrderFieldsResult, OrderFulfillment,
  OrderFulfillmentCenter, OrderInvoiceDetails, OrderInvoiceDocument, OrderInvoiceFormat, OrderLineCore,
  OrderLineDecision, OrderLineFields, OrderLineFieldsInput, OrderLineState, OrderLineUpdate, OrderMessageCreated,
  OrderPaymentTerms, OrderPaymentWorkflow, OrderPromotion, OrderPromotionConfiguration, OrderPromotions,
  OrderReferences, OrderRefund, OrderRefundState, OrderRefundTaxes, OrderState, OrderTax, OrderTaxMode, OrderTaxSetting,
  OrderThreadInput, OrderThreadRequest, OrderTrackingRequest, OrderWorkflows, OrdersUploadDocumentsBody,
  OrganizationAddress, Participant, ParticipantType, PayOut, PayOutAccount, PayOutBalance, PayOutFailureReason,
  PayOutFormat, PayOutInvoiceAccount, PayOutService, PayOutState, PaymentBalances, PaymentDestination, PaymentInfo,
  PaymentTerms, PaymentTermsType, PercentageOffReward, PeriodCount, PeriodFeeLine, PeriodValue, PersonalInformation,
  PhilippineAccount, PhilippineInvoiceAccount, PickList, PickListLine, PickListPage, PickListState, PickedOrderLine,
  PlatformChannel, PlatformChannelList, PlatformConfiguration, PlatformCurrency, PlatformCurrencyList, PlatformFeatures,
  PlatformLocale, PlatformLocaleList, PlatformModel, PlatformModules, PlatformSettings, PriceFileRow, PriceImport,
  PriceImportPage, PriceImportStarted, PriceImportStatus, PricingFeatures, ProDetails, ProDetailsUpdate,
  ProducerIdentifier, Product, ProductImportPage, ProductImportStarted, ProductImportStatus, ProductImportTracking,
  ProductMeasurement, ProductMedia, ProductOfOffers, ProductOfferCore, ProductOfferDelivery, ProductOfferMedia,
  ProductOfferPrice, ProductOfferRetailPrice, ProductOfferShipping, ProductSelection, ProductShippingPriceType,
  PromotedLine, Promotion, PromotionCampaign, PromotionCode, PromotionCodeInput, PromotionCreateRequest,
  PromotionDescription, PromotionFeatures, PromotionMedia, PromotionProduct, PromotionReward, PromotionRewardUpdate,
  PromotionState, PromotionTrigger, PromotionTriggerRule, PromotionTriggerUpdate, PromotionType, PromotionUpdateRequest,
  PurchaseTax, PurchaseTotal, PurchasedItemsSelection, Reason, ReasonList, ReasonTopic, ReasonType, Recipient,
  RecipientAddress, RecipientOrganization, ReducedPriceReward, RefusedOrderDocument, RefusedOrderDocumentInput,
  RefusedShopDocument, RegisteredAddress, RegisteredCarrier, RegisteredCarrierList, RequestedDocumentType, Return,
  ReturnAcceptRequest, ReturnAddress, ReturnAddressInput, ReturnAddressUpdate, ReturnCompliance,
  ReturnComplianceRequest, ReturnComplianceUpdate, ReturnCreateError, ReturnCreateRequest, ReturnCreateResult,
  ReturnDecision, ReturnDetails, ReturnDocument, ReturnError, ReturnFeatures, ReturnId, ReturnLine,
  ReturnLineCompliance, ReturnMethod, ReturnPage, ReturnReason, ReturnRejectionReason, ReturnResult, ReturnSelection,
  ReturnState, ReturnTracking, ReturnTrackingInput, ReturnUpdate, ReturnUpdateRequest, ReturnUpdateResult,
  ReturnableItem, ReturnableItemPage, ReturnedPurchase, ReturnedTax, RewardSelection, SellerAdditionalField,
  SellerBillingCycle, SellerBillingCyclePage, Sender, SerbianAccount, SerbianInvoiceAccount, ServiceAssessment,
  ServiceOrderEvaluation, ShipFromAddress, ShipToAddress, Shipment, ShipmentCreateError, ShipmentCreateRequest,
  ShipmentCreateResult, ShipmentError, ShipmentFeatures, ShipmentId, ShipmentInformation, ShipmentInformationError,
  ShipmentInformationRequest, ShipmentInformationResult, ShipmentInformationUpdate, ShipmentLine, ShipmentOrigin,
  ShipmentOriginRequest, ShipmentOriginResult, ShipmentOriginUpdate, ShipmentPage, ShipmentPayment, ShipmentResult,
  ShipmentSelection, ShipmentStatus, ShipmentTracking, ShipmentTrackingInput, ShipmentTrackingRequest,
  ShipmentTrackingUpdate, ShippingAddress, ShippingMethod, ShippingMethodList, ShippingOrigin, ShippingOriginAddress,
  ShippingOriginInput, ShippingTax, ShippingZone, ShippingZoneList, ShopAddress, ShopAddressUpdate, ShopContact,
  ShopDocument, ShopDocumentDetails, ShopDocumentInput, ShopDocumentList, ShopDocumentUpload, ShopDocumentUploadResult,
  ShopDomain, ShopModel, ShopRole, ShopRoleList, ShopShipping, ShopShippingSettings, ShopState, ShopStatistics,
  ShopTaxOptions, SingaporeAccount, SingaporeInvoiceAccount, SingleOrderBillingAddress, SingleOrderCore,
  SingleOrderCustomer, SingleOrderLine, SingleOrderShippingAddress, StatisticsPeriod, StockFileRow, StockImport,
  StockImportStarted, StoreDependentSwitch, SuspensionType, TaiwaneseAccount, TaiwaneseInvoiceAccount,
  TaxCalculationRule, TaxCollection, TaxManagerModule, TaxNumberRule, TaxProviders, TaxedFeeType, ThaiAccount,
  ThaiInvoiceAccount, Thread, ThreadAttachment, ThreadDetails, ThreadEntity, ThreadEntityInput, ThreadInput,
  ThreadMessage, ThreadMetadata, ThreadPage, ThreadRequest, Topic, TopicInput, TopicType, TrackingValidity,
  TransactionCode, TransactionEntities, TransactionExportError, TransactionExportFormat, TransactionExportRequest,
  TransactionExportStart, TransactionExportState, TransactionExportStatus, TransactionFee, TransactionInfo,
  TransactionItemReference, TransactionLine, TransactionLogPage, TransactionManualDocument, TransactionOneOffItem,
  TransactionOrder, TransactionOrderPayment, TransactionOrderReferences, TransactionPaymentState, TransactionReference,
  TransactionTax, TransactionType, TriggerSelection, TypedReason, TypedReasonList, UpdatedAccount, UpdatedCancelation,
  UpdatedEcoContribution, UpdatedLineOrigin, UpdatedOrderLine, UpdatedOrigin, UpdatedOriginAddress, UpdatedRefund,
  UruguayanAccount, UruguayanInvoiceAccount, ValueList, ValueListCollection, ValueListEntry, VietnameseAccount,
  VietnameseInvoiceAccount, WarehouseFeatures,
} from '@tradelane/instance/schemas';

const is = /* @__PURE__ */ (() => ({ text: z.string(), number: z.number(), flag: z.boolean(), anything: z.unknown() }))();
const maybe = /* @__PURE__ */ (() => ({ text: z.nullish(is.text), number: z.nullish(is.number), flag: z.nullish(is.flag) }))();
/** A point in time, as text or as a `Date`. */
const moment = (): z.ZodUnion<readonly [z.ZodString, z.ZodDate]> =>
  z.union([z.string().regex(/^\d{4}-\d\d-\d\d[Tt ]\d\d:\d\d:\d\d(\.\d+)?([Zz]|[+-]\d\d:?\d\d)$/, 'Expected a date-time such as 2026-01-31T12:00:00Z'), z.date()]);
/** A file to upload. The client checks it. */
const upload = (): z.ZodType<FileInput> => z.custom<FileInput>((value) => value !== undefined && value !== null);
export const SettingOwner: z.ZodString = /* @__PURE__ */ (() => is.text)();
export const DeliveryDays: z.ZodObject<{
  earliest_days: z.ZodNumber;
  latest_days: z.ZodNumber;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  earliest_days: is.number,
  latest_days: is.number,
}))();
export const ConfiguredDeliveryTime: z.ZodObject<{
  shipping_type_code: z.ZodString;
  shipping_zone_code: z.ZodString;
  set_by: typeof SettingOwner;
  delivery_time: z.ZodOptional<z.ZodNullable<typeof DeliveryDays>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  shipping_type_code: is.text,
  shipping_zone_code: is.text,
  set_by: SettingOwner,
  delivery_time: z.nullish(DeliveryDays),
}))();
export const CutOffTimeOwner: z.ZodString = /* @__PURE__ */ (() => is.text)();
export const IncidentResolution: z.ZodObject<{
  reason_code: z.ZodString;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  reason_code: is.text,
}))();
export const LeadTimeToShip: z.ZodObject<{
  default_value: z.ZodNumber;
  shop_value: z.ZodNumber;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  default_value: is.number,
  shop_value: is.number,
}))();
export const Offer: z.ZodIntersection<z.ZodObject<{
  internal_description: z.ZodOptional<z.ZodNullable<z.ZodString>>;
}, z.core.$loose>, typeof OfferCore> = /* @__PURE__ */ (() => z.intersection(z.looseObject({
  internal_description: maybe.text,
}), OfferCore))();
export const OfferExportRequest: z.ZodObject<{
  last_request_date: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodDate]>>;
  include_inactive_offers: z.ZodOptional<z.ZodBoolean>;
  export_type: z.ZodOptional<z.ZodString>;
  items_per_chunk: z.ZodOptional<z.ZodNumber>;
  megabytes_per_chunk: z.ZodOptional<z.ZodNumber>;
  channel_codes: z.ZodOptional<z.ZodArray<z.ZodString>>;
  shipping_zones: z.ZodOptional<z.ZodArray<z.ZodString>>;
  include_fields: z.ZodOptional<z.ZodArray<z.ZodString>>;
  ongoing_discount_campaign_identifiers: z.ZodOptional<z.ZodArray<z.ZodString>>;
  rename_fields: z.ZodOptional<z.ZodRecord<z.ZodString, z.ZodString>>;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  last_request_date: z.optional(moment()),
  include_inactive_offers: z.optional(is.flag),
  export_type: z.optional(is.text),
  items_per_chunk: z.optional(is.number.int().min(10000).max(1000000)),
  megabytes_per_chunk: z.optional(is.number.int().min(10).max(1000)),
  channel_codes: z.optional(z.array(is.text)),
  shipping_zones: z.optional(z.array(is.text)),
  include_fields: z.optional(z.array(is.text)),
  ongoing_discount_campaign_identifiers: z.optional(z.array(is.text)),
  rename_fields: z.optional(z.record(is.text, is.text)),
}))();
export const OfferImportRequest: z.ZodObject<{
  file: z.ZodType<FileInput>;
  import_mode: z.ZodString;
  operator_format: z.ZodOptional<z.ZodBoolean>;
  with_products: z.ZodOptional<z.ZodBoolean>;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  file: upload(),
  import_mode: is.text,
  operator_format: z.optional(is.flag),
  with_products: z.optional(is.flag),
}))();
export const OfferPage: z.ZodObject<{
  offers: z.ZodArray<typeof Offer>;
  total_count: z.ZodNumber;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  offers: z.array(Offer),
  total_count: is.number,
}))();
export const OfferStateList: z.ZodObject<{
  offer_states: z.ZodArray<typeof OfferState>;
  total_count: z.ZodNumber;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  offer_states: z.array(OfferState),
  total_count: is.number,
}))();
export const OrderOrganization: z.ZodObject<{
  address: z.ZodOptional<z.ZodNullable<z.ZodUnion<readonly [typeof OrganizationAddress, z.ZodNullable<z.ZodUnknown>]>>>;
  identification_number: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  name: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  organization_id: z.ZodNullable<z.ZodString>;
  tax_identification_number: z.ZodOptional<z.ZodNullable<z.ZodString>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  address: z.nullish(z.union([OrganizationAddress, z.nullable(is.anything)])),
  identification_number: maybe.text,
  name: maybe.text,
  organization_id: z.nullable(is.text),
  tax_identification_number: maybe.text,
}))();
export const OrderCustomer: z.ZodObject<{
  accounting_contact: z.ZodOptional<z.ZodNullable<z.ZodUnion<readonly [typeof OrderContact, z.ZodNullable<z.ZodUnknown>]>>>;
  billing_address: z.ZodUnion<readonly [typeof OrderBillingAddress, z.ZodNullable<z.ZodUnknown>]>;
  civility: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  customer_id: z.ZodString;
  delivery_contact: z.ZodOptional<z.ZodNullable<z.ZodUnion<readonly [typeof OrderContact, z.ZodNullable<z.ZodUnknown>]>>>;
  firstname: z.ZodString;
  lastname: z.ZodString;
  locale: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  organization: z.ZodOptional<z.ZodNullable<typeof OrderOrganization>>;
  shipping_address: z.ZodUnion<readonly [typeof ShippingAddress, z.ZodNullable<z.ZodUnknown>]>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  accounting_contact: z.nullish(z.union([OrderContact, z.nullable(is.anything)])),
  billing_address: z.union([OrderBillingAddress, z.nullable(is.anything)]),
  civility: maybe.text,
  customer_id: is.text,
  delivery_contact: z.nullish(z.union([OrderContact, z.nullable(is.anything)])),
  firstname: is.text,
  lastname: is.text,
  locale: maybe.text,
  organization: z.nullish(OrderOrganization),
  shipping_address: z.union([ShippingAddress, z.nullable(is.anything)]),
}))();
export const OrderLine: z.ZodIntersection<z.ZodObject<{
  cancelations: z.ZodArray<typeof OrderCancelation>;
  refunds: z.ZodArray<typeof OrderRefund>;
}, z.core.$loose>, typeof OrderLineCore> = /* @__PURE__ */ (() => z.intersection(z.looseObject({
  cancelations: z.array(OrderCancelation),
  refunds: z.array(OrderRefund),
}), OrderLineCore))();
export const Order: z.ZodIntersection<z.ZodObject<{
  customer: typeof OrderCustomer;
  customer_notification_email: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  order_lines: z.ZodArray<typeof OrderLine>;
}, z.core.$loose>, typeof OrderCore> = /* @__PURE__ */ (() => z.intersection(z.looseObject({
  customer: OrderCustomer,
  customer_notification_email: maybe.text,
  order_lines: z.array(OrderLine),
}), OrderCore))();
export const OrderCutOffTime: z.ZodObject<{
  shipping_type_code: z.ZodString;
  cut_off_time: z.ZodString;
  is_required: z.ZodOptional<z.ZodNullable<z.ZodBoolean>>;
  set_by: typeof CutOffTimeOwner;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  shipping_type_code: is.text,
  cut_off_time: is.text,
  is_required: maybe.flag,
  set_by: CutOffTimeOwner,
}))();
export const OrderExportRequest: z.ZodObject<{
  channel_codes: z.ZodOptional<z.ZodArray<z.ZodString>>;
  end_date: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodDate]>>;
  end_update_date: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodDate]>>;
  fulfillment_center_codes: z.ZodOptional<z.ZodString>;
  items_per_chunk: z.ZodOptional<z.ZodNumber>;
  megabytes_per_chunk: z.ZodOptional<z.ZodNumber>;
  only_null_channel: z.ZodOptional<z.ZodBoolean>;
  order_state_codes: z.ZodOptional<z.ZodArray<typeof OrderState>>;
  order_tax_mode: z.ZodOptional<typeof OrderTaxMode>;
  start_date: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodDate]>>;
  start_update_date: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodDate]>>;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  channel_codes: z.optional(z.array(is.text).max(100)),
  end_date: z.optional(moment()),
  end_update_date: z.optional(moment()),
  fulfillment_center_codes: z.optional(is.text.min(0).max(100)),
  items_per_chunk: z.optional(is.number.int().min(10000).max(1000000)),
  megabytes_per_chunk: z.optional(is.number.int().min(10).max(1024)),
  only_null_channel: z.optional(is.flag),
  order_state_codes: z.optional(z.array(OrderState).max(100)),
  order_tax_mode: z.optional(OrderTaxMode),
  start_date: z.optional(moment()),
  start_update_date: z.optional(moment()),
}))();
export const OrderMessageRequest: z.ZodObject<{
  subject: z.ZodString;
  body: typeof MessageBody;
  to_customer: z.ZodBoolean;
  to_operator: z.ZodBoolean;
  to_shop: z.ZodBoolean;
  document_ids: z.ZodOptional<z.ZodArray<z.ZodNumber>>;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  subject: is.text.min(3).max(200),
  body: MessageBody,
  to_customer: is.flag,
  to_operator: is.flag,
  to_shop: is.flag,
  document_ids: z.optional(z.array(is.number.int())),
}))();
export const OrderPage: z.ZodObject<{
  orders: z.ZodArray<typeof Order>;
  total_count: z.ZodNumber;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  orders: z.array(Order),
  total_count: is.number,
}))();
export const OrderReferencesUpdate: z.ZodObject<{
  order_reference_for_seller: z.ZodOptional<z.ZodNullable<z.ZodString>>;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  order_reference_for_seller: z.optional(z.nullable(is.text.min(1).max(2000))),
}))();
export const OrderRefundInput: z.ZodObject<{
  order_line_id: z.ZodString;
  amount: z.ZodNumber;
  currency_iso_code: z.ZodOptional<typeof CurrencyCode>;
  excluded_from_shipment: z.ZodOptional<z.ZodBoolean>;
  fees: z.ZodOptional<z.ZodArray<typeof OrderAmountInput>>;
  quantity: z.ZodOptional<z.ZodNumber>;
  reason_code: z.ZodString;
  shipping_amount: z.ZodNumber;
  shipping_taxes: z.ZodOptional<z.ZodArray<typeof OrderAmountInput>>;
  taxes: z.ZodOptional<z.ZodArray<typeof OrderAmountInput>>;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  order_line_id: is.text,
  amount: is.number,
  currency_iso_code: z.optional(CurrencyCode),
  excluded_from_shipment: z.optional(is.flag),
  fees: z.optional(z.array(OrderAmountInput)),
  quantity: z.optional(is.number.int()),
  reason_code: is.text,
  shipping_amount: is.number,
  shipping_taxes: z.optional(z.array(OrderAmountInput)),
  taxes: z.optional(z.array(OrderAmountInput)),
}))();
export const OrderRefundRequest: z.ZodObject<{
  order_tax_mode: z.ZodOptional<typeof OrderTaxMode>;
  refunds: z.ZodArray<typeof OrderRefundInput>;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  order_tax_mode: z.optional(OrderTaxMode),
  refunds: z.array(OrderRefundInput),
}))();
export const OrderRefundResult: z.ZodObject<{
  order_tax_mode: typeof OrderTaxMode;
  refunds: z.ZodArray<typeof CreatedRefund>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  order_tax_mode: OrderTaxMode,
  refunds: z.array(CreatedRefund),
}))();
export const OrderTaxList: z.ZodObject<{
  taxes: z.ZodArray<typeof OrderTaxSetting>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  taxes: z.array(OrderTaxSetting),
}))();
export const OrderUpdate: z.ZodObject<{
  order_id: z.ZodString;
  order_lines: z.ZodOptional<z.ZodArray<typeof OrderLineUpdate>>;
  references: z.ZodOptional<z.ZodUnion<readonly [typeof OrderReferencesUpdate, z.ZodNullable<z.ZodUnknown>]>>;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  order_id: is.text,
  order_lines: z.optional(z.array(OrderLineUpdate)),
  references: z.optional(z.union([OrderReferencesUpdate, z.nullable(is.anything)])),
}))();
export const OrderUpdateRequest: z.ZodObject<{
  orders: z.ZodArray<typeof OrderUpdate>;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  orders: z.array(OrderUpdate).min(1).max(100),
}))();
export const UpdatedReferences: z.ZodObject<{
  order_reference_for_seller: z.ZodOptional<z.ZodNullable<z.ZodString>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  order_reference_for_seller: maybe.text,
}))();
export const UpdatedOrderValues: z.ZodObject<{
  order_lines: z.ZodOptional<z.ZodNullable<z.ZodArray<typeof UpdatedOrderLine>>>;
  references: z.ZodOptional<z.ZodNullable<typeof UpdatedReferences>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  order_lines: z.nullish(z.array(UpdatedOrderLine)),
  references: z.nullish(UpdatedReferences),
}))();
export const UpdatedOrder: z.ZodObject<{
  order_id: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  errors: z.ZodOptional<z.ZodNullable<z.ZodArray<typeof InputError>>>;
  updated: z.ZodOptional<z.ZodNullable<typeof UpdatedOrderValues>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  order_id: maybe.text,
  errors: z.nullish(z.array(InputError)),
  updated: z.nullish(UpdatedOrderValues),
}))();
export const OrderUpdateResult: z.ZodObject<{
  updated_orders: z.ZodOptional<z.ZodNullable<z.ZodArray<typeof UpdatedOrder>>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  updated_orders: z.nullish(z.array(UpdatedOrder)),
}))();
export const PriceImportRequest: z.ZodObject<{
  file: z.ZodType<FileInput>;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  file: upload(),
}))();
export const ProductImportRequest: z.ZodObject<{
  file: z.ZodType<FileInput>;
  operator_format: z.ZodOptional<z.ZodBoolean>;
  conversion_type: z.ZodOptional<z.ZodString>;
  conversion_options: z.ZodOptional<typeof ConversionOptions>;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  file: upload(),
  operator_format: z.optional(is.flag),
  conversion_type: z.optional(is.text),
  conversion_options: z.optional(ConversionOptions),
}))();
export const ProductList: z.ZodObject<{
  products: z.ZodArray<typeof Product>;
  total_count: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  products: z.array(Product),
  total_count: maybe.number,
}))();
export const ProductOffer: z.ZodIntersection<z.ZodObject<{
  available_end_date: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  available_start_date: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  channels: z.ZodOptional<z.ZodNullable<z.ZodArray<z.ZodString>>>;
  discount: z.ZodOptional<z.ZodNullable<z.ZodUnion<readonly [typeof OfferDiscount, z.ZodNullable<z.ZodUnknown>]>>>;
  favorite_rank: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
  logistic_class: z.ZodOptional<z.ZodNullable<z.ZodUnion<readonly [typeof OfferLogisticClass, z.ZodNullable<z.ZodUnknown>]>>>;
  min_quantity_alert: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
  offer_additional_fields: z.ZodOptional<z.ZodNullable<z.ZodArray<typeof AdditionalFieldValue>>>;
  offer_id: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
  premium: z.ZodOptional<z.ZodNullable<z.ZodBoolean>>;
  quantity: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
  shop_id: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
}, z.core.$loose>, typeof ProductOfferCore> = /* @__PURE__ */ (() => z.intersection(z.looseObject({
  available_end_date: maybe.text,
  available_start_date: maybe.text,
  channels: z.nullish(z.array(is.text)),
  discount: z.nullish(z.union([OfferDiscount, z.nullable(is.anything)])),
  favorite_rank: maybe.number,
  logistic_class: z.nullish(z.union([OfferLogisticClass, z.nullable(is.anything)])),
  min_quantity_alert: maybe.number,
  offer_additional_fields: z.nullish(z.array(AdditionalFieldValue)),
  offer_id: maybe.number,
  premium: maybe.flag,
  quantity: maybe.number,
  shop_id: maybe.number,
}), ProductOfferCore))();
export const ProductWithOffers: z.ZodIntersection<z.ZodObject<{
  offers: z.ZodOptional<z.ZodNullable<z.ZodArray<typeof ProductOffer>>>;
}, z.core.$loose>, typeof ProductOfOffers> = /* @__PURE__ */ (() => z.intersection(z.looseObject({
  offers: z.nullish(z.array(ProductOffer)),
}), ProductOfOffers))();
export const ProductOfferPage: z.ZodObject<{
  products: z.ZodOptional<z.ZodNullable<z.ZodArray<typeof ProductWithOffers>>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  products: z.nullish(z.array(ProductWithOffers)),
}))();
export const PromotionPage: z.ZodObject<{
  promotions: z.ZodArray<typeof Promotion>;
  total_count: z.ZodNumber;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  promotions: z.array(Promotion),
  total_count: is.number,
}))();
export const ShippingPriceType: z.ZodString = /* @__PURE__ */ (() => is.text)();
export const ShippingPriceRange: z.ZodObject<{
  threshold: z.ZodNumber;
  price: z.ZodNumber;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  threshold: is.number,
  price: is.number,
}))();
export const ShippingPrices: z.ZodObject<{
  type: typeof ShippingPriceType;
  initial_price: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
  additional_price: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
  free_shipping_threshold: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
  ranges: z.ZodOptional<z.ZodNullable<z.ZodArray<typeof ShippingPriceRange>>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  type: ShippingPriceType,
  initial_price: maybe.number,
  additional_price: maybe.number,
  free_shipping_threshold: maybe.number,
  ranges: z.nullish(z.array(ShippingPriceRange)),
}))();
export const ShippingCharge: z.ZodObject<{
  shipping_method_code: z.ZodString;
  shipping_zone_code: z.ZodString;
  logistic_class_code: z.ZodString;
  overridden_by_shop: z.ZodBoolean;
  prices: typeof ShippingPrices;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  shipping_method_code: is.text,
  shipping_zone_code: is.text,
  logistic_class_code: is.text,
  overridden_by_shop: is.flag,
  prices: ShippingPrices,
}))();
export const ShopShippingCharges: z.ZodObject<{
  shop_id: z.ZodNumber;
  currency_iso_code: typeof CurrencyCode;
  last_updated_date: z.ZodString;
  configuration: z.ZodArray<typeof ShippingCharge>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  shop_id: is.number,
  currency_iso_code: CurrencyCode,
  last_updated_date: is.text,
  configuration: z.array(ShippingCharge),
}))();
export const ShopShippingConfiguration: z.ZodObject<{
  shop_id: z.ZodString;
  last_updated_date: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  order_free_shipping: z.ZodBoolean;
  shipping_paid_by_operator: z.ZodOptional<z.ZodNullable<z.ZodBoolean>>;
  lead_time_to_ship: typeof LeadTimeToShip;
  delivery_times: z.ZodArray<typeof ConfiguredDeliveryTime>;
  order_cut_off_times: z.ZodArray<typeof OrderCutOffTime>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  shop_id: is.text,
  last_updated_date: maybe.text,
  order_free_shipping: is.flag,
  shipping_paid_by_operator: maybe.flag,
  lead_time_to_ship: LeadTimeToShip,
  delivery_times: z.array(ConfiguredDeliveryTime),
  order_cut_off_times: z.array(OrderCutOffTime),
}))();
export const SingleOrder: z.ZodIntersection<z.ZodObject<{
  customer: z.ZodOptional<z.ZodNullable<typeof SingleOrderCustomer>>;
  order_lines: z.ZodArray<typeof SingleOrderLine>;
}, z.core.$loose>, typeof SingleOrderCore> = /* @__PURE__ */ (() => z.intersection(z.looseObject({
  customer: z.nullish(SingleOrderCustomer),
  order_lines: z.array(SingleOrderLine),
}), SingleOrderCore))();
export const StockImportRequest: z.ZodObject<{
  file: z.ZodType<FileInput>;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  file: upload(),
}))();
export const DocumentsUploadBody: z.ZodObject<{
  files: z.ZodArray<z.ZodType<FileInput>>;
  shop_documents: typeof ShopDocumentUpload;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  files: z.array(upload()).max(50),
  shop_documents: ShopDocumentUpload,
}))();
/** The body of each operation that has one. */
export const requests: {
  readonly A02: typeof AccountUpdate;
  readonly S32: typeof DocumentsUploadBody;
  readonly OF24: typeof OfferUpsertRequest;
  readonly OF01: typeof OfferImportRequest;
  readonly PRI01: typeof PriceImportRequest;
  readonly STO01: typeof StockImportRequest;
  readonly OF52: typeof OfferExportRequest;
  readonly PR03: typeof PromotionCreateRequest;
  readonly PR04: typeof PromotionUpdateRequest;
  readonly DR74: typeof DocumentRequestsUploadBody;
  readonly TL03: typeof TransactionExportRequest;
  readonly P41: typeof ProductImportRequest;
  readonly ST01: typeof ShipmentCreateRequest;
  readonly ST07: typeof ShipmentOriginRequest;
  readonly ST06: typeof ShipmentSelection;
  readonly ST23: typeof ShipmentTrackingRequest;
  readonly ST24: typeof ShipmentSelection;
  readonly ST26: typeof ShipmentSelection;
  readonly ST31: typeof ShipmentInformationRequest;
  readonly M14: typeof ThreadRequest;
  readonly M12: typeof MessageRequest;
  readonly OR04: typeof OrderUpdateRequest;
  readonly OR07: typeof LineOriginRequest;
  readonly OR28: typeof OrderRefundRequest;
  readonly OR30: typeof OrderCancelationRequest;
  readonly OR32: typeof OrderAdjustmentRequest;
  readonly OR21: typeof OrderAcceptRequest;
  readonly OR23: typeof OrderTrackingRequest;
  readonly OR26: typeof LineRefundRequest;
  readonly OR31: typeof OrderFieldsRequest;
  readonly OR13: typeof OrderExportRequest;
  readonly OR74: typeof OrdersUploadDocumentsBody;
  readonly OR64: typeof IncidentResolution;
  readonly RT01: typeof ReturnCreateRequest;
  readonly RT04: typeof ReturnUpdateRequest;
  readonly RT21: typeof ReturnAcceptRequest;
  readonly RT25: typeof ReturnSelection;
  readonly RT26: typeof ReturnComplianceRequest;
  readonly RT27: typeof ReturnSelection;
  readonly RT29: typeof ReturnSelection;
  readonly OR43: typeof OrderThreadRequest;
  readonly OR42: typeof OrderMessageRequest;
} = {
  A02: AccountUpdate,
  S32: DocumentsUploadBody,
  OF24: OfferUpsertRequest,
  OF01: OfferImportRequest,
  PRI01: PriceImportRequest,
  STO01: StockImportRequest,
  OF52: OfferExportRequest,
  PR03: PromotionCreateRequest,
  PR04: PromotionUpdateRequest,
  DR74: DocumentRequestsUploadBody,
  TL03: TransactionExportRequest,
  P41: ProductImportRequest,
  ST01: ShipmentCreateRequest,
  ST07: ShipmentOriginRequest,
  ST06: ShipmentSelection,
  ST23: ShipmentTrackingRequest,
  ST24: ShipmentSelection,
  ST26: ShipmentSelection,
  ST31: ShipmentInformationRequest,
  M14: ThreadRequest,
  M12: MessageRequest,
  OR04: OrderUpdateRequest,
  OR07: LineOriginRequest,
  OR28: OrderRefundRequest,
  OR30: OrderCancelationRequest,
  OR32: OrderAdjustmentRequest,
  OR21: OrderAcceptRequest,
  OR23: OrderTrackingRequest,
  OR26: LineRefundRequest,
  OR31: OrderFieldsRequest,
  OR13: OrderExportRequest,
  OR74: OrdersUploadDocumentsBody,
  OR64: IncidentResolution,
  RT01: ReturnCreateRequest,
  RT04: ReturnUpdateRequest,
  RT21: ReturnAcceptRequest,
  RT25: ReturnSelection,
  RT26: ReturnComplianceRequest,
  RT27: ReturnSelection,
  RT29: ReturnSelection,
  OR43: OrderThreadRequest,
  OR42: OrderMessageRequest,
};
/** The JSON response of each operation that has one. */
export const responses: {
  readonly A01: typeof Account;
  readonly A02: typeof AccountUpdateResult;
  readonly A21: typeof ShopStatistics;
  readonly S30: typeof ShopDocumentList;
  readonly S32: typeof ShopDocumentUploadResult;
  readonly RO02: typeof ShopRoleList;
  readonly AF01: typeof AdditionalFieldList;
  readonly CH11: typeof PlatformChannelList;
  readonly CUR01: typeof PlatformCurrencyList;
  readonly DO01: typeof DocumentTypeList;
  readonly L01: typeof PlatformLocaleList;
  readonly OF61: typeof OfferStateList;
  readonly OF21: typeof OfferPage;
  readonly OF24: typeof OfferUpsertStarted;
  readonly OF22: typeof Offer;
  readonly OF26: typeof OfferQuantity;
  readonly OF04: typeof OfferImportPage;
  readonly OF01: typeof OfferImportStarted;
  readonly OF02: typeof OfferImport;
  readonly PRI02: typeof PriceImportPage;
  readonly PRI01: typeof PriceImportStarted;
  readonly STO01: typeof StockImportStarted;
  readonly STO02: typeof StockImport;
  readonly OF52: typeof OfferExportStart;
  readonly OF53: typeof OfferExportStatus;
  readonly PR01: typeof PromotionPage;
  readonly PC01: typeof PlatformConfiguration;
  readonly RE01: typeof TypedReasonList;
  readonly RE02: typeof ReasonList;
  readonly RE11: typeof ReasonList;
  readonly RE12: typeof ReasonList;
  readonly RE14: typeof ReasonList;
  readonly SH11: typeof ShippingZoneList;
  readonly SH12: typeof ShippingMethodList;
  readonly SH21: typeof RegisteredCarrierList;
  readonly SH31: typeof LogisticClassList;
  readonly SH42: typeof ShopShippingConfiguration;
  readonly SH52: typeof ShopShippingCharges;
  readonly IV01: typeof InvoicePage;
  readonly DR11: typeof DocumentRequestPage;
  readonly DR12: typeof DocumentRequestLinePage;
  readonly DR74: typeof DocumentUploadResult;
  readonly TL02: typeof TransactionLogPage;
  readonly TL03: typeof TransactionExportStart;
  readonly TL04: typeof TransactionExportStatus;
  readonly H11: typeof HierarchyList;
  readonly P31: typeof ProductList;
  readonly P51: typeof ProductImportPage;
  readonly P41: typeof ProductImportStarted;
  readonly P42: typeof ProductImportTracking;
  readonly PM11: typeof AttributeList;
  readonly VL11: typeof ValueListCollection;
  readonly ST11: typeof ShipmentPage;
  readonly ST01: typeof ShipmentCreateResult;
  readonly ST07: typeof ShipmentOriginResult;
  readonly ST06: typeof ShipmentResult;
  readonly ST12: typeof ItemsToShipPage;
  readonly ST23: typeof ShipmentResult;
  readonly ST24: typeof ShipmentResult;
  readonly ST26: typeof ShipmentResult;
  readonly ST31: typeof ShipmentInformationResult;
  readonly M10: typeof Thread;
  readonly M11: typeof ThreadPage;
  readonly M14: typeof MessageSent;
  readonly M12: typeof MessageSent;
  readonly OR11: typeof OrderPage;
  readonly OR04: typeof OrderUpdateResult;
  readonly OR07: typeof LineOriginResult;
  readonly OR28: typeof OrderRefundResult;
  readonly OR30: typeof OrderCancelationResult;
  readonly OR32: typeof OrderAdjustmentResult;
  readonly OR12: typeof SingleOrder;
  readonly OR31: typeof OrderFieldsResult;
  readonly OR13: typeof OrderExportStart;
  readonly OR14: typeof OrderExportStatus;
  readonly OR72: typeof OrderDocumentList;
  readonly OR75: typeof OrderTaxList;
  readonly OR74: typeof OrderDocumentUploadResult;
  readonly OR51: typeof ServiceOrderEvaluation;
  readonly RT11: typeof ReturnPage;
  readonly RT01: typeof ReturnCreateResult;
  readonly RT04: typeof ReturnUpdateResult;
  readonly RT12: typeof ReturnableItemPage;
  readonly RT21: typeof ReturnResult;
  readonly RT25: typeof ReturnResult;
  readonly RT26: typeof ReturnResult;
  readonly RT27: typeof ReturnResult;
  readonly RT29: typeof ReturnResult;
  readonly PL11: typeof PickListPage;
  readonly P11: typeof ProductOfferPage;
  readonly SBC11: typeof SellerBillingCyclePage;
  readonly OR43: typeof MessageSent;
  readonly M01: typeof MessageList;
  readonly OR41: typeof MessageList;
  readonly OR42: typeof OrderMessageCreated;
} = {
  A01: Account,
  A02: AccountUpdateResult,
  A21: ShopStatistics,
  S30: ShopDocumentList,
  S32: ShopDocumentUploadResult,
  RO02: ShopRoleList,
  AF01: AdditionalFieldList,
  CH11: PlatformChannelList,
  CUR01: PlatformCurrencyList,
  DO01: DocumentTypeList,
  L01: PlatformLocaleList,
  OF61: OfferStateList,
  OF21: OfferPage,
  OF24: OfferUpsertStarted,
  OF22: Offer,
  OF26: OfferQuantity,
  OF04: OfferImportPage,
  OF01: OfferImportStarted,
  OF02: OfferImport,
  PRI02: PriceImportPage,
  PRI01: PriceImportStarted,
  STO01: StockImportStarted,
  STO02: StockImport,
  OF52: OfferExportStart,
  OF53: OfferExportStatus,
  PR01: PromotionPage,
  PC01: PlatformConfiguration,
  RE01: TypedReasonList,
  RE02: ReasonList,
  RE11: ReasonList,
  RE12: ReasonList,
  RE14: ReasonList,
  SH11: ShippingZoneList,
  SH12: ShippingMethodList,
  SH21: RegisteredCarrierList,
  SH31: LogisticClassList,
  SH42: ShopShippingConfiguration,
  SH52: ShopShippingCharges,
  IV01: InvoicePage,
  DR11: DocumentRequestPage,
  DR12: DocumentRequestLinePage,
  DR74: DocumentUploadResult,
  TL02: TransactionLogPage,
  TL03: TransactionExportStart,
  TL04: TransactionExportStatus,
  H11: HierarchyList,
  P31: ProductList,
  P51: ProductImportPage,
  P41: ProductImportStarted,
  P42: ProductImportTracking,
  PM11: AttributeList,
  VL11: ValueListCollection,
  ST11: ShipmentPage,
  ST01: ShipmentCreateResult,
  ST07: ShipmentOriginResult,
  ST06: ShipmentResult,
  ST12: ItemsToShipPage,
  ST23: ShipmentResult,
  ST24: ShipmentResult,
  ST26: ShipmentResult,
  ST31: ShipmentInformationResult,
  M10: Thread,
  M11: ThreadPage,
  M14: MessageSent,
  M12: MessageSent,
  OR11: OrderPage,
  OR04: OrderUpdateResult,
  OR07: LineOriginResult,
  OR28: OrderRefundResult,
  OR30: OrderCancelationResult,
  OR32: OrderAdjustmentResult,
  OR12: SingleOrder,
  OR31: OrderFieldsResult,
  OR13: OrderExportStart,
  OR14: OrderExportStatus,
  OR72: OrderDocumentList,
  OR75: OrderTaxList,
  OR74: OrderDocumentUploadResult,
  OR51: ServiceOrderEvaluation,
  RT11: ReturnPage,
  RT01: ReturnCreateResult,
  RT04: ReturnUpdateResult,
  RT12: ReturnableItemPage,
  RT21: ReturnResult,
  RT25: ReturnResult,
  RT26: ReturnResult,
  RT27: ReturnResult,
  RT29: ReturnResult,
  PL11: PickListPage,
  P11: ProductOfferPage,
  SBC11: SellerBillingCyclePage,
  OR43: MessageSent,
  M01: MessageList,
  OR41: MessageList,
  OR42: OrderMessageCreated,
};

export { schemaCheck as check } from '@tradelane/core/schemas';
