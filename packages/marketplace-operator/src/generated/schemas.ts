// Generated from specs/ by `pnpm generate`. Do not edit.
import type { FileInput } from '@tradelane/core';
import {
  AttributeList, CreatedRefund, CurrencyCode, DocumentRequestLinePage, DocumentRequestPage, DocumentRequestsUploadBody,
  DocumentUploadResult, DocumentsUploadBody, HierarchyList, InvoiceWithVoucherPage, ItemsToShipPage, LineOriginRequest,
  LineOriginResult, LineRefundRequest, LogisticClassList, MessageBody, MessageFiles, MessageList, MessageRequest,
  MessageSent, OfferExportStart, OfferExportStatus, OfferImport, OfferImportPage, OfferImportStarted, OfferQuantity,
  OfferUpsertRequest, OfferUpsertStarted, OperatorProductImportRequest, OrderAcceptRequest, OrderAdjustmentRequest,
  OrderAdjustmentResult, OrderAmountInput, OrderCancelationRequest, OrderCancelationResult, OrderCustomerUpdate,
  OrderDocumentList, OrderDocumentUploadResult, OrderExportStart, OrderExportStatus, OrderFieldsRequest,
  OrderFieldsResult, OrderInvoiceDetailsUpdate, OrderLineUpdate, OrderMessageCreated, OrderPaymentDestinationUpdate,
  OrderShopStatistics, OrderTaxMode, OrderThreadRequest, OrderTrackingRequest, OrdersUploadDocumentsBody, PickListPage,
  PlatformAdditionalFieldList, PlatformChannelList, PlatformConfiguration, PlatformCurrencyList,
  PlatformDocumentTypeList, PlatformLocaleList, PlatformOffer, PlatformOfferExportRequest, PlatformOfferStateList,
  PlatformOrderExportRequest, PlatformOrderMessageRequest, PlatformOrderPage, PlatformOrderReferencesUpdate,
  PlatformOrderTaxList, PlatformOrderUpdateResult, PlatformProductList, PlatformProductOfferPage, PlatformPromotionPage,
  PlatformReasonList, PlatformShopDocumentList, PlatformSingleOrder, PriceImportPage, PriceImportStarted,
  ProductImportPage, ProductImportStarted, ProductImportTracking, PromotionCreateRequest, PromotionUpdateRequest,
  ReasonList, RegisteredCarrierList, ReturnAcceptRequest, ReturnComplianceRequest, ReturnCreateRequest,
  ReturnCreateResult, ReturnPage, ReturnResult, ReturnSelection, ReturnUpdateRequest, ReturnUpdateResult,
  ReturnableItemPage, SellerBillingCyclePage, ServiceOrderEvaluation, ShipmentCreateRequest, ShipmentCreateResult,
  ShipmentInformationRequest, ShipmentInformationResult, ShipmentOriginRequest, ShipmentOriginResult, ShipmentPage,
  ShipmentResult, ShipmentSelection, ShipmentTrackingRequest, ShippingMethodList, ShippingZoneList,
  ShopDocumentUploadResult, ShopRoleList, StockImport, StockImportStarted, Thread, ThreadPage, TopicInput,
  ValueListCollection,
} from '@tradelane/instance/schemas';
import * as z from 'zod';

export {
  AbaInvoiceAccount, AccountingDocument, AdditionalField, AdditionalFieldEntity, AdditionalFieldType,
  AdditionalFieldValue, AdditionalInformation, AdditionalInformationData, AdditionalInformationInput,
  AdditionalInformationType, AdjustedAmount, AdjustedLine, AllItemsSelection, AmountBreakdown, AmountOffReward,
  AmountPart, AppliedPromotion, Attribute, AttributeChannel, AttributeList, AttributeParameter, AttributeRole,
  AttributeTranslation, AttributeValueCode, AustralianInvoiceAccount, AutoInvoice, AutoInvoiceWithVoucher,
  BankAccountType, BilledShop, BillingCycleCore, BillingSummary, BrandSelection, BrazilianInvoiceAccount,
  BritishInvoiceAccount, CanadianInvoiceAccount, CarrierDate, CatalogFeatures, CategorySelection, ChannelPricing,
  CodeLabel, ColombianInvoiceAccount, CommissionTaxAmount, ConversionOption, ConversionOptions, CountryCode,
  CreatedCancelation, CreatedRefund, CreditLine, CsvDelimiter, CurrencyCode, CustomerDebitStatus, CustomerModel,
  DeliveryBill, DirectPaymentFeature, DocumentBillingCycle, DocumentDetail, DocumentFormat, DocumentIssuer,
  DocumentIssuerType, DocumentLine, DocumentLineDestination, DocumentLineEcoContribution, DocumentLineFee,
  DocumentLineOrder, DocumentLineOrderLine, DocumentLineOrigin, DocumentLineProduct, DocumentLineShop, DocumentLineTax,
  DocumentPayment, DocumentPaymentState, DocumentProductReference, DocumentRecipient, DocumentRecipientType,
  DocumentRequest, DocumentRequestEntities, DocumentRequestEntityType, DocumentRequestLine, DocumentRequestLinePage,
  DocumentRequestPage, DocumentRequestState, DocumentRequestsUploadBody, DocumentShipping, DocumentTaxTotal,
  DocumentTransactionInfo, DocumentType, DocumentTypeEntity, DocumentUpload, DocumentUploadFile, DocumentUploadOutcome,
  DocumentUploadRequest, DocumentUploadResult, DocumentsUploadBody, DropshipFeatures, EnhancedSellerInvoicing,
  EprCategoryCode, EvaluationReply, EveryAmountTrigger, EveryQuantityTrigger, ExpectedDelivery, FeePeriod,
  FiscalRepresentative, FreeItemsReward, FreeTextTopic, GuatemalanInvoiceAccount, Hierarchy, HierarchyList,
  HongKongInvoiceAccount, IbanInvoiceAccount, IbanPaymentDestination, ImportOrigin, IndianInvoiceAccount,
  InitialDocument, InitialPaymentState, InputError, IntegrationCounts, InvoiceBankAccount, InvoiceDetail, InvoiceIssuer,
  InvoiceIssuerType, InvoicePayment, InvoicePaymentInfo, InvoicePaymentState, InvoiceShopAddress, InvoiceSummary,
  InvoiceTax, InvoiceWithVoucher, InvoiceWithVoucherPage, InvoicedOrganization, IsraeliInvoiceAccount,
  IssuerOrganization, IssuerPerson, ItemsToShip, ItemsToShipPage, JapaneseInvoiceAccount, LabelTranslation,
  LastKnownLocation, LineAdjustment, LineMeasurement, LineOrigin, LineOriginAddress, LineOriginAddressInput,
  LineOriginInput, LineOriginRequest, LineOriginResult, LineOriginUpdate, LinePromotion, LinePromotionConfiguration,
  LinePurchase, LineRefundInput, LineRefundRequest, LineTax, LineToShip, LineWarehouse, LineWarehouseInput,
  ListedOfferImport, ListedThread, LogisticClass, LogisticClassList, ManualCredit, ManualCreditWithVoucher,
  ManualInvoice, ManualInvoiceWithVoucher, MeasurementUnit, Message, MessageBody, MessageDocument, MessageFiles,
  MessageInput, MessageList, MessageRequest, MessageSent, MexicanInvoiceAccount, Milestone, MilestoneDetails,
  MinimumAmountTrigger, MinimumQuantityTrigger, NewReturn, NewReturnLine, NewShipment, NewZealandInvoiceAccount,
  NoReplyNeeded, NonComplianceReason, NubanInvoiceAccount, NullableRateOrderTax, OfferCore, OfferDiscount,
  OfferDiscountInput, OfferEcoContribution, OfferEcoContributionInput, OfferExportRequest, OfferExportStart,
  OfferExportStatus, OfferFileRow, OfferFulfillment, OfferImport, OfferImportMode, OfferImportPage, OfferImportStarted,
  OfferImportStatus, OfferInactivityReason, OfferInput, OfferLogisticClass, OfferPrice, OfferPriceContext,
  OfferPriceInput, OfferPriceRange, OfferProductReference, OfferQuantity, OfferRetailPrice, OfferRetailPriceInput,
  OfferSelection, OfferState, OfferUpsertRequest, OfferUpsertStarted, OfferVolumePrice, OfferVolumePriceInput,
  OfferWarehouse, OldRefundState, OneOffFeeLine, OneOffReference, OpenedReturn, OperatorProductImportRequest,
  OrderAcceptRequest, OrderAcceptanceMode, OrderAdjustmentRequest, OrderAdjustmentResult, OrderAmount, OrderAmountInput,
  OrderBillingAddress, OrderBillingAddressUpdate, OrderCampaign, OrderCancelation, OrderCancelationInput,
  OrderCancelationRequest, OrderCancelationResult, OrderCommissionTax, OrderConditions, OrderContact,
  OrderContactUpdate, OrderCore, OrderCustomerUpdate, OrderDeliveryDate, OrderDocument, OrderDocumentEntity,
  OrderDocumentEntityType, OrderDocumentInput, OrderDocumentList, OrderDocumentUpload, OrderDocumentUploadResult,
  OrderEcoContribution, OrderEcoContributionInput, OrderExportRequest, OrderExportStart, OrderExportState,
  OrderExportStatus, OrderFee, OrderFieldInput, OrderFields, OrderFieldsErrors, OrderFieldsRequest, OrderFieldsResult,
  OrderFulfillment, OrderFulfillmentCenter, OrderFunding, OrderFundingAmounts, OrderFundingPart, OrderFundingShare,
  OrderIbanUpdate, OrderInvoiceDetails, OrderInvoiceDetailsUpdate, OrderInvoiceDocument, OrderInvoiceDocumentUpdate,
  OrderInvoiceFormat, OrderLineCore, OrderLineDecision, OrderLineFields, OrderLineFieldsInput, OrderLineState,
  OrderLineUpdate, OrderMessageCreated, OrderMessageRequest, OrderOrganizationUpdate, OrderPaymentDestinationUpdate,
  OrderPaymentTerms, OrderPaymentTermsUpdate, OrderPaymentWorkflow, OrderPromotion, OrderPromotionConfiguration,
  OrderPromotions, OrderReferences, OrderReferencesUpdate, OrderRefund, OrderRefundState, OrderRefundTaxes,
  OrderShippingAddressUpdate, OrderShopStatistics, OrderState, OrderTax, OrderTaxMode, OrderTaxSetting,
  OrderThreadInput, OrderThreadRequest, OrderTrackingRequest, OrderWorkflows, OrdersUploadDocumentsBody,
  OrganizationAddress, OrganizationAddressUpdate, Participant, ParticipantType, PayOut, PayOutFailureReason,
  PayOutFormat, PayOutInvoiceAccount, PayOutService, PayOutState, PaymentDestination, PaymentTerms, PaymentTermsType,
  PaymentVoucherNumber, PercentageOffReward, PeriodFeeLine, PhilippineInvoiceAccount, PickList, PickListLine,
  PickListPage, PickListState, PickedOrderLine, PlatformAdditionalField, PlatformAdditionalFieldList, PlatformChannel,
  PlatformChannelList, PlatformConfiguration, PlatformCurrency, PlatformCurrencyList, PlatformDocumentType,
  PlatformDocumentTypeList, PlatformFeatures, PlatformLocale, PlatformLocaleList, PlatformModel, PlatformModules,
  PlatformOffer, PlatformOfferExportRequest, PlatformOfferState, PlatformOfferStateList, PlatformOrder,
  PlatformOrderCancelation, PlatformOrderContact, PlatformOrderCustomer, PlatformOrderExportRequest, PlatformOrderLine,
  PlatformOrderMessageRequest, PlatformOrderOrganization, PlatformOrderPage, PlatformOrderReferencesUpdate,
  PlatformOrderRefund, PlatformOrderTaxList, PlatformOrderTaxSetting, PlatformOrderUpdateResult, PlatformProduct,
  PlatformProductList, PlatformProductOffer, PlatformProductOfferPage, PlatformProductWithOffers, PlatformPromotion,
  PlatformPromotionPage, PlatformReason, PlatformReasonList, PlatformSettings, PlatformShippingAddress,
  PlatformShopDocument, PlatformShopDocumentList, PlatformSingleOrder, PlatformSingleOrderCustomer,
  PlatformSingleOrderLine, PlatformSingleShippingAddress, PlatformUpdatedOrder, PlatformUpdatedOrderValues,
  PriceFileRow, PriceImport, PriceImportPage, PriceImportStarted, PriceImportStatus, PricingFeatures, Product,
  ProductImportPage, ProductImportRequest, ProductImportStarted, ProductImportStatus, ProductImportTracking,
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
  ReturnableItem, ReturnableItemPage, ReturnedPurchase, ReturnedTax, RewardSelection, SellerBillingCycle,
  SellerBillingCyclePage, Sender, SerbianInvoiceAccount, ServiceAssessment, ServiceOrderEvaluation, ShipFromAddress,
  ShipToAddress, Shipment, ShipmentCreateError, ShipmentCreateRequest, ShipmentCreateResult, ShipmentError,
  ShipmentFeatures, ShipmentId, ShipmentInformation, ShipmentInformationError, ShipmentInformationRequest,
  ShipmentInformationResult, ShipmentInformationUpdate, ShipmentLine, ShipmentOrigin, ShipmentOriginRequest,
  ShipmentOriginResult, ShipmentOriginUpdate, ShipmentPage, ShipmentPayment, ShipmentResult, ShipmentSelection,
  ShipmentStatus, ShipmentTracking, ShipmentTrackingInput, ShipmentTrackingRequest, ShipmentTrackingUpdate,
  ShippingAddress, ShippingMethod, ShippingMethodList, ShippingOrigin, ShippingOriginAddress, ShippingOriginInput,
  ShippingTax, ShippingZone, ShippingZoneList, ShopDocumentDetails, ShopDocumentInput, ShopDocumentUpload,
  ShopDocumentUploadResult, ShopModel, ShopPermission, ShopRole, ShopRoleList, ShopTaxOptions, SingaporeInvoiceAccount,
  SingleOrderBillingAddress, SingleOrderCore, SingleOrderCustomer, SingleOrderLine, SingleOrderShippingAddress,
  StockFileRow, StockImport, StockImportStarted, StoreDependentSwitch, TaiwaneseInvoiceAccount, TaxCalculationRule,
  TaxCollection, TaxManagerModule, TaxNumberRule, TaxProviders, ThaiInvoiceAccount, Thread, ThreadAttachment,
  ThreadDetails, ThreadEntity, ThreadMessage, ThreadMetadata, ThreadPage, Topic, TopicInput, TopicType,
  TrackingValidity, TriggerSelection, TypedReason, UpdatedBillingAddress, UpdatedCancelation, UpdatedDeliveryDate,
  UpdatedEcoContribution, UpdatedIban, UpdatedInvoiceDetails, UpdatedLineOrigin, UpdatedOrderContact,
  UpdatedOrderCustomer, UpdatedOrderLine, UpdatedOrganization, UpdatedOrganizationAddress, UpdatedOrigin,
  UpdatedOriginAddress, UpdatedPaymentDestination, UpdatedPaymentTerms, UpdatedRefund, UpdatedShippingAddress,
  UpdatedShopStatistics, UruguayanInvoiceAccount, ValueList, ValueListCollection, ValueListEntry,
  VietnameseInvoiceAccount, WarehouseFeatures,
} from '@tradelane/instance/schemas';

const is = /* @__PURE__ */ (() => ({ text: z.string(), number: z.number(), flag: z.boolean(), anything: z.unknown() }))();
const maybe = /* @__PURE__ */ (() => ({ text: z.nullish(is.text), number: z.nullish(is.number), flag: z.nullish(is.flag) }))();
/** A point in time, as text or as a `Date`. */
const moment = (): z.ZodUnion<readonly [z.ZodString, z.ZodDate]> =>
  z.union([z.string().regex(/^\d{4}-\d\d-\d\d[Tt ]\d\d:\d\d:\d\d(\.\d+)?([Zz]|[+-]\d\d:?\d\d)$/, 'Expected a date-time such as 2026-01-31T12:00:00Z'), z.date()]);
/** A file to upload. The client checks it. */
const upload = (): z.ZodType<FileInput> => z.custom<FileInput>((value) => value !== undefined && value !== null);
export const OfferImportRequest: z.ZodObject<{
  file: z.ZodType<FileInput>;
  import_mode: z.ZodString;
  operator_format: z.ZodOptional<z.ZodBoolean>;
  with_products: z.ZodOptional<z.ZodBoolean>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  file: upload(),
  import_mode: is.text,
  operator_format: z.optional(is.flag),
  with_products: z.optional(is.flag),
}))();
export const OperatorCreatedRefund: z.ZodIntersection<z.ZodObject<{
  tax_legal_notice: z.ZodOptional<z.ZodNullable<z.ZodString>>;
}, z.core.$loose>, typeof CreatedRefund> = /* @__PURE__ */ (() => z.intersection(z.looseObject({
  tax_legal_notice: maybe.text,
}), CreatedRefund))();
export const OperatorOfferImportRequest: z.ZodIntersection<z.ZodObject<{
  shop: z.ZodNumber;
}, z.core.$loose>, typeof OfferImportRequest> = /* @__PURE__ */ (() => z.intersection(z.looseObject({
  shop: is.number.int(),
}), OfferImportRequest))();
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
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
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
export const OperatorOrderRefundInput: z.ZodIntersection<z.ZodObject<{
  tax_legal_notice: z.ZodOptional<z.ZodString>;
}, z.core.$loose>, typeof OrderRefundInput> = /* @__PURE__ */ (() => z.intersection(z.looseObject({
  tax_legal_notice: z.optional(is.text),
}), OrderRefundInput))();
export const OperatorOrderRefundRequest: z.ZodObject<{
  order_tax_mode: z.ZodOptional<typeof OrderTaxMode>;
  refunds: z.ZodArray<typeof OperatorOrderRefundInput>;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  order_tax_mode: z.optional(OrderTaxMode),
  refunds: z.array(OperatorOrderRefundInput),
}))();
export const OperatorOrderRefundResult: z.ZodObject<{
  order_tax_mode: typeof OrderTaxMode;
  refunds: z.ZodArray<typeof OperatorCreatedRefund>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  order_tax_mode: OrderTaxMode,
  refunds: z.array(OperatorCreatedRefund),
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
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  customer: z.optional(z.union([OrderCustomerUpdate, z.nullable(is.anything)])),
  invoice_details: z.optional(z.union([OrderInvoiceDetailsUpdate, z.nullable(is.anything)])),
  order_id: is.text,
  payment_destination: z.optional(z.union([OrderPaymentDestinationUpdate, z.nullable(is.anything)])),
  payment_workflow: z.optional(z.nullable(is.text)),
  references: z.optional(z.union([PlatformOrderReferencesUpdate, z.nullable(is.anything)])),
  shipping_deadline: z.optional(z.nullable(moment())),
  shop_statistics: z.optional(z.union([OrderShopStatistics, z.nullable(is.anything)])),
}))();
export const OperatorOrderUpdate: z.ZodIntersection<z.ZodObject<{
  order_lines: z.ZodOptional<z.ZodArray<typeof OrderLineUpdate>>;
}, z.core.$loose>, typeof PlatformOrderUpdate> = /* @__PURE__ */ (() => z.intersection(z.looseObject({
  order_lines: z.optional(z.array(OrderLineUpdate)),
}), PlatformOrderUpdate))();
export const OperatorOrderUpdateRequest: z.ZodObject<{
  orders: z.ZodArray<typeof OperatorOrderUpdate>;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  orders: z.array(OperatorOrderUpdate).min(1).max(100),
}))();
export const PriceImportRequest: z.ZodObject<{
  file: z.ZodType<FileInput>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  file: upload(),
}))();
export const OperatorPriceImportRequest: z.ZodIntersection<z.ZodObject<{
  shop: z.ZodNumber;
}, z.core.$loose>, typeof PriceImportRequest> = /* @__PURE__ */ (() => z.intersection(z.looseObject({
  shop: is.number.int(),
}), PriceImportRequest))();
export const StockImportRequest: z.ZodObject<{
  file: z.ZodType<FileInput>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  file: upload(),
}))();
export const OperatorStockImportRequest: z.ZodIntersection<z.ZodObject<{
  shop_id: z.ZodNumber;
}, z.core.$loose>, typeof StockImportRequest> = /* @__PURE__ */ (() => z.intersection(z.looseObject({
  shop_id: is.number.int(),
}), StockImportRequest))();
export const ThreadEntityInput: z.ZodObject<{
  type: z.ZodString;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  type: is.text,
}))();
export const OperatorThreadEntityInput: z.ZodIntersection<z.ZodObject<{
  id: z.ZodString;
}, z.core.$loose>, typeof ThreadEntityInput> = /* @__PURE__ */ (() => z.intersection(z.looseObject({
  id: is.text,
}), ThreadEntityInput))();
export const OperatorThreadInput: z.ZodObject<{
  body: typeof MessageBody;
  entity: typeof OperatorThreadEntityInput;
  topic: typeof TopicInput;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  body: MessageBody,
  entity: OperatorThreadEntityInput,
  topic: TopicInput,
}))();
export const OperatorThreadRequest: z.ZodObject<{
  files: z.ZodOptional<typeof MessageFiles>;
  thread_input: typeof OperatorThreadInput;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  files: z.optional(MessageFiles),
  thread_input: OperatorThreadInput,
}))();
/** The body of each operation that has one. */
export const requests: {
  readonly S32: typeof DocumentsUploadBody;
  readonly OF24: typeof OfferUpsertRequest;
  readonly OF01: typeof OperatorOfferImportRequest;
  readonly PRI01: typeof OperatorPriceImportRequest;
  readonly STO01: typeof OperatorStockImportRequest;
  readonly OF52: typeof PlatformOfferExportRequest;
  readonly PR03: typeof PromotionCreateRequest;
  readonly PR04: typeof PromotionUpdateRequest;
  readonly DR74: typeof DocumentRequestsUploadBody;
  readonly P41: typeof OperatorProductImportRequest;
  readonly ST01: typeof ShipmentCreateRequest;
  readonly ST07: typeof ShipmentOriginRequest;
  readonly ST06: typeof ShipmentSelection;
  readonly ST23: typeof ShipmentTrackingRequest;
  readonly ST24: typeof ShipmentSelection;
  readonly ST26: typeof ShipmentSelection;
  readonly ST31: typeof ShipmentInformationRequest;
  readonly M14: typeof OperatorThreadRequest;
  readonly M12: typeof MessageRequest;
  readonly OR04: typeof OperatorOrderUpdateRequest;
  readonly OR07: typeof LineOriginRequest;
  readonly OR28: typeof OperatorOrderRefundRequest;
  readonly OR30: typeof OrderCancelationRequest;
  readonly OR32: typeof OrderAdjustmentRequest;
  readonly OR21: typeof OrderAcceptRequest;
  readonly OR23: typeof OrderTrackingRequest;
  readonly OR26: typeof LineRefundRequest;
  readonly OR31: typeof OrderFieldsRequest;
  readonly OR13: typeof PlatformOrderExportRequest;
  readonly OR74: typeof OrdersUploadDocumentsBody;
  readonly RT01: typeof ReturnCreateRequest;
  readonly RT04: typeof ReturnUpdateRequest;
  readonly RT21: typeof ReturnAcceptRequest;
  readonly RT25: typeof ReturnSelection;
  readonly RT26: typeof ReturnComplianceRequest;
  readonly RT27: typeof ReturnSelection;
  readonly RT29: typeof ReturnSelection;
  readonly OR43: typeof OrderThreadRequest;
  readonly OR42: typeof PlatformOrderMessageRequest;
} = {
  S32: DocumentsUploadBody,
  OF24: OfferUpsertRequest,
  OF01: OperatorOfferImportRequest,
  PRI01: OperatorPriceImportRequest,
  STO01: OperatorStockImportRequest,
  OF52: PlatformOfferExportRequest,
  PR03: PromotionCreateRequest,
  PR04: PromotionUpdateRequest,
  DR74: DocumentRequestsUploadBody,
  P41: OperatorProductImportRequest,
  ST01: ShipmentCreateRequest,
  ST07: ShipmentOriginRequest,
  ST06: ShipmentSelection,
  ST23: ShipmentTrackingRequest,
  ST24: ShipmentSelection,
  ST26: ShipmentSelection,
  ST31: ShipmentInformationRequest,
  M14: OperatorThreadRequest,
  M12: MessageRequest,
  OR04: OperatorOrderUpdateRequest,
  OR07: LineOriginRequest,
  OR28: OperatorOrderRefundRequest,
  OR30: OrderCancelationRequest,
  OR32: OrderAdjustmentRequest,
  OR21: OrderAcceptRequest,
  OR23: OrderTrackingRequest,
  OR26: LineRefundRequest,
  OR31: OrderFieldsRequest,
  OR13: PlatformOrderExportRequest,
  OR74: OrdersUploadDocumentsBody,
  RT01: ReturnCreateRequest,
  RT04: ReturnUpdateRequest,
  RT21: ReturnAcceptRequest,
  RT25: ReturnSelection,
  RT26: ReturnComplianceRequest,
  RT27: ReturnSelection,
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
  readonly OF24: typeof OfferUpsertStarted;
  readonly OF22: typeof PlatformOffer;
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
  readonly IV01: typeof InvoiceWithVoucherPage;
  readonly DR11: typeof DocumentRequestPage;
  readonly DR12: typeof DocumentRequestLinePage;
  readonly DR74: typeof DocumentUploadResult;
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
  readonly OR11: typeof PlatformOrderPage;
  readonly OR04: typeof PlatformOrderUpdateResult;
  readonly OR07: typeof LineOriginResult;
  readonly OR28: typeof OperatorOrderRefundResult;
  readonly OR30: typeof OrderCancelationResult;
  readonly OR32: typeof OrderAdjustmentResult;
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
  readonly RT04: typeof ReturnUpdateResult;
  readonly RT12: typeof ReturnableItemPage;
  readonly RT21: typeof ReturnResult;
  readonly RT25: typeof ReturnResult;
  readonly RT26: typeof ReturnResult;
  readonly RT27: typeof ReturnResult;
  readonly RT29: typeof ReturnResult;
  readonly PL11: typeof PickListPage;
  readonly SBC11: typeof SellerBillingCyclePage;
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
  OF24: OfferUpsertStarted,
  OF22: PlatformOffer,
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
  IV01: InvoiceWithVoucherPage,
  DR11: DocumentRequestPage,
  DR12: DocumentRequestLinePage,
  DR74: DocumentUploadResult,
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
  OR11: PlatformOrderPage,
  OR04: PlatformOrderUpdateResult,
  OR07: LineOriginResult,
  OR28: OperatorOrderRefundResult,
  OR30: OrderCancelationResult,
  OR32: OrderAdjustmentResult,
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
  RT04: ReturnUpdateResult,
  RT12: ReturnableItemPage,
  RT21: ReturnResult,
  RT25: ReturnResult,
  RT26: ReturnResult,
  RT27: ReturnResult,
  RT29: ReturnResult,
  PL11: PickListPage,
  SBC11: SellerBillingCyclePage,
  OR43: MessageSent,
  M01: MessageList,
  OR41: MessageList,
  OR42: OrderMessageCreated,
};

export { schemaCheck as check } from '@tradelane/core/schemas';
