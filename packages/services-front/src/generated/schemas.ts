// Generated from specs/ by `pnpm generate`. Do not edit.
import {
  DocumentsUploadBody, FrontInvoicePage, MessageFiles, MessageSent, OperatorServiceModelPage, OperatorServiceOrder,
  PlatformAdditionalFieldList, PlatformChannelList, PlatformConfiguration, PlatformCurrencyList,
  PlatformDocumentTypeList, PlatformLocaleList, PlatformReasonList, PlatformShopDocumentList, ReasonList,
  ServiceOrderConsumptionRequest, ServiceOrderEvaluation, ServiceOrderThreadRequest, ServiceOrderUpdate,
  ServiceThreadInput, ShopDocumentUploadResult, ShopRoleList,
} from '@tradelane/instance/schemas';
import * as z from 'zod';

export {
  AbaInvoiceAccount, AccountingDocument, AdditionalField, AdditionalFieldEntity, AdditionalFieldType,
  AttributeOrderConfiguration, AttributeValue, AustralianInvoiceAccount, BankAccountType, BillingSummary,
  BookedSession, BookingType, BooleanAttributeValue, BooleanModelPriceOption, BooleanServiceOrderOption,
  BooleanServiceOrderOptionUpdate, BrazilianInvoiceAccount, BritishInvoiceAccount, CanadianInvoiceAccount,
  CatalogFeatures, ChannelPricing, CodeLabel, ColombianInvoiceAccount, CommissionTax, ConsumptionType, Coordinates,
  CountryCode, CsvDelimiter, CurrencyCode, CustomerModel, CustomerPlace, DateTimeAttributeValue,
  DecimalAttributeValue, DecimalModelAttribute, DirectPaymentFeature, DocumentType, DocumentTypeEntity,
  DocumentsUploadBody, DropshipFeatures, ElementCounts, EnhancedSellerInvoicing, EvaluationReply, FreeTextTopic,
  FrontAutoInvoice, FrontInvoice, FrontInvoicePage, FrontInvoiceSummary, GuatemalanInvoiceAccount,
  HongKongInvoiceAccount, IbanInvoiceAccount, IndianInvoiceAccount, InputError, IntegerAttributeValue,
  InvoiceBankAccount, InvoiceDetail, InvoiceIssuer, InvoiceIssuerType, InvoicePayment, InvoicePaymentInfo,
  InvoicePaymentState, InvoiceShopAddress, InvoiceSummary, InvoiceTax, IsraeliInvoiceAccount,
  JapaneseInvoiceAccount, LocalDateTime, LocalTimeSlot, LocationType, ManualCredit, ManualCreditWithVoucher,
  ManualInvoice, ManualInvoiceWithVoucher, MessageFiles, MessageSent, MexicanInvoiceAccount, ModelAttributeDetails,
  ModelQuantity, ModelUnitOption, MultiServiceOrderPrice, NewZealandInvoiceAccount, NoBooking, NoLocation,
  NubanInvoiceAccount, OperatorBooleanModelPriceOption, OperatorDecimalModelAttribute, OperatorModelAttribute,
  OperatorModelPriceOption, OperatorModelPricing, OperatorPlainModelAttribute, OperatorServiceModel,
  OperatorServiceModelPage, OperatorServiceOrder, OperatorServiceOrderConsumption, OperatorServiceOrderCustomer,
  OperatorValueListModelAttribute, OperatorValueListModelPriceOption, OrderAcceptanceMode, OrderAttributeUpdate,
  OrderBooleanAttributeUpdate, OrderConditions, OrderDateTimeAttributeUpdate, OrderDecimalAttributeUpdate,
  OrderIntegerAttributeUpdate, OrderTaxMode, OrderTextAttributeUpdate, OrderValueListAttributeUpdate,
  OrderWorkflows, OrderedService, OrderedUnit, OrderedUnits, PayOutFailureReason, PayOutFormat,
  PayOutInvoiceAccount, PayOutService, PaymentVoucherNumber, PhilippineInvoiceAccount, PlainModelAttribute,
  PlatformAdditionalField, PlatformAdditionalFieldList, PlatformChannel, PlatformChannelList, PlatformConfiguration,
  PlatformCurrency, PlatformCurrencyList, PlatformDocumentType, PlatformDocumentTypeList, PlatformFeatures,
  PlatformLocale, PlatformLocaleList, PlatformModel, PlatformModules, PlatformReason, PlatformReasonList,
  PlatformSettings, PlatformShopDocument, PlatformShopDocumentList, PriceOptionOnOrders, PricingFeatures,
  PricingType, PromotionFeatures, QuantityRule, Radius, Reason, ReasonList, ReasonType, RefusedShopDocument,
  RequestedTime, ReturnFeatures, SerbianInvoiceAccount, ServiceAssessment, ServiceConsumption, ServiceMedia,
  ServiceMessageBody, ServiceModelDetails, ServiceOrderAddress, ServiceOrderBooking, ServiceOrderBookingUpdate,
  ServiceOrderCommission, ServiceOrderConsumption, ServiceOrderConsumptionRequest, ServiceOrderCustomer,
  ServiceOrderDetails, ServiceOrderEvaluation, ServiceOrderLocation, ServiceOrderOption, ServiceOrderOptionUpdate,
  ServiceOrderOptionValue, ServiceOrderOptionValueUpdate, ServiceOrderPrice, ServiceOrderRefund, ServiceOrderShop,
  ServiceOrderState, ServiceOrderTax, ServiceOrderThreadInput, ServiceOrderThreadRequest, ServiceOrderUpdate,
  ServiceOrderWarning, ServiceOrderWorkflow, ServiceReasonTopic, ServiceThreadInput, ServiceTopicInput,
  SessionChoice, SessionTimes, ShipmentFeatures, ShopDocumentDetails, ShopDocumentInput, ShopDocumentUpload,
  ShopDocumentUploadResult, ShopLocation, ShopLocationCircle, ShopLocationGeography, ShopLocationPoint,
  ShopLocationZone, ShopLocationZones, ShopModel, ShopPermission, ShopPlace, ShopRole, ShopRoleList, ShopTaxOptions,
  SingaporeInvoiceAccount, SingleElement, SingleServiceOrderPrice, StoreDependentSwitch, TaiwaneseInvoiceAccount,
  TaxCollection, TaxManagerModule, TaxNumberRule, TaxProviders, TextAttributeValue, ThaiInvoiceAccount,
  TimeConfirmation, TypedReason, UnitOptionType, UruguayanInvoiceAccount, ValueListAttributeValue,
  ValueListModelAttribute, ValueListModelPriceOption, ValueListServiceOrderOption,
  ValueListServiceOrderOptionUpdate, VietnameseInvoiceAccount, WarehouseFeatures,
} from '@tradelane/instance/schemas';

const is = /* @__PURE__ */ (() => ({ text: z.string(), number: z.number(), flag: z.boolean(), anything: z.unknown() }))();
export const ThreadCustomer: z.ZodObject<{
  id: z.ZodString;
  civility: z.ZodOptional<z.ZodString>;
  first_name: z.ZodString;
  last_name: z.ZodString;
  email: z.ZodString;
  locale: z.ZodOptional<z.ZodString>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  id: is.text,
  civility: z.optional(is.text),
  first_name: is.text,
  last_name: is.text,
  email: is.text,
  locale: z.optional(is.text),
}))();
export const CustomerServiceThreadInput: z.ZodIntersection<z.ZodObject<{
  customer: typeof ThreadCustomer;
}, z.core.$loose>, typeof ServiceThreadInput> = /* @__PURE__ */ (() => z.intersection(z.looseObject({
  customer: ThreadCustomer,
}), ServiceThreadInput))();
export const CustomerServiceThreadRequest: z.ZodObject<{
  files: z.ZodOptional<typeof MessageFiles>;
  thread_input: typeof CustomerServiceThreadInput;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  files: z.optional(MessageFiles),
  thread_input: CustomerServiceThreadInput,
}))();
/** The body of each operation that has one. */
export const requests: {
  readonly S32: typeof DocumentsUploadBody;
  readonly SOF43: typeof CustomerServiceThreadRequest;
  readonly SOR43: typeof ServiceOrderThreadRequest;
  readonly SOR04: typeof ServiceOrderUpdate;
  readonly SOR25: typeof ServiceOrderConsumptionRequest;
} = {
  S32: DocumentsUploadBody,
  SOF43: CustomerServiceThreadRequest,
  SOR43: ServiceOrderThreadRequest,
  SOR04: ServiceOrderUpdate,
  SOR25: ServiceOrderConsumptionRequest,
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
  readonly PC01: typeof PlatformConfiguration;
  readonly RE01: typeof PlatformReasonList;
  readonly RE02: typeof ReasonList;
  readonly IV01: typeof FrontInvoicePage;
  readonly SM11: typeof OperatorServiceModelPage;
  readonly SOF43: typeof MessageSent;
  readonly SOR43: typeof MessageSent;
  readonly SOR04: typeof OperatorServiceOrder;
  readonly SOR51: typeof ServiceOrderEvaluation;
} = {
  S30: PlatformShopDocumentList,
  S32: ShopDocumentUploadResult,
  RO02: ShopRoleList,
  AF01: PlatformAdditionalFieldList,
  CH11: PlatformChannelList,
  CUR01: PlatformCurrencyList,
  DO01: PlatformDocumentTypeList,
  L01: PlatformLocaleList,
  PC01: PlatformConfiguration,
  RE01: PlatformReasonList,
  RE02: ReasonList,
  IV01: FrontInvoicePage,
  SM11: OperatorServiceModelPage,
  SOF43: MessageSent,
  SOR43: MessageSent,
  SOR04: OperatorServiceOrder,
  SOR51: ServiceOrderEvaluation,
};

export { schemaCheck as check } from '@tradelane/core/schemas';
