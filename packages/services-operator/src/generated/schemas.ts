// Generated from specs/ by `pnpm generate`. Do not edit.
import {
  AttributeInput, AttributeUpdate, CodeReference, DocumentsUploadBody, GeographyInput, InvoiceWithVoucherPage,
  LocationContact, LocationDetails, MessageSent, OperatorServiceModelPage, OperatorServiceOrderConsumption,
  OperatorServiceOrderCustomer, OverriddenOpeningHours, PlatformAdditionalFieldList, PlatformChannelList,
  PlatformConfiguration, PlatformCurrencyList, PlatformDocumentTypeList, PlatformLocaleList, PlatformReasonList,
  PlatformShopDocumentList, ReasonList, SellerBillingCyclePage, Service, ServiceBookingInput, ServiceBookingUpdate,
  ServiceLocationInput, ServiceLocationUpdate, ServiceOrderConsumptionRequest, ServiceOrderDetails,
  ServiceOrderEvaluation, ServiceOrderRefundRequest, ServiceOrderShop, ServiceOrderThreadRequest, ServiceOrderUpdate,
  ServicePricingInput, ServicePricingUpdate, ServiceQuantityInput, ServiceQuantityUpdate, ServiceThreadRequest,
  SettableInactiveReason, ShopDocumentUploadResult, ShopRoleList, WeeklyOpeningHours,
} from '@tradelane/instance/schemas';
import * as z from 'zod';

export {
  AbaInvoiceAccount, AccountingDocument, AdditionalField, AdditionalFieldEntity, AdditionalFieldType, AddressInput,
  AttributeInput, AttributeOrderConfiguration, AttributeUpdate, AttributeValue, AustralianInvoiceAccount, AutoInvoice,
  AutoInvoiceWithVoucher, AvailableUnits, BankAccountType, BilledShop, BillingCycleCore, BillingSummary, BookedSession,
  BookingType, BooleanAttributeInput, BooleanAttributeUpdate, BooleanAttributeValue, BooleanModelPriceOption,
  BooleanPriceInput, BooleanPriceOption, BooleanPriceOptionInput, BooleanPriceOptionUpdate, BooleanServiceOrderOption,
  BooleanServiceOrderOptionInput, BooleanServiceOrderOptionUpdate, BrazilianInvoiceAccount, BritishInvoiceAccount,
  CanadianInvoiceAccount, CatalogFeatures, ChannelPricing, CircleGeography, CircleInput, CodeLabel, CodeReference,
  ColombianInvoiceAccount, CommissionTax, ConsumptionType, Coordinates, CountryCode, CsvDelimiter, CurrencyCode,
  CustomerModel, CustomerPlace, DateTimeAttributeInput, DateTimeAttributeUpdate, DateTimeAttributeValue,
  DecimalAttributeInput, DecimalAttributeUpdate, DecimalAttributeValue, DecimalModelAttribute, DirectPaymentFeature,
  DocumentType, DocumentTypeEntity, DocumentsUploadBody, DropshipFeatures, ElementCounts, EnhancedSellerInvoicing,
  EvaluationReply, FreeTextTopic, Geography, GeographyInput, GuatemalanInvoiceAccount, HongKongInvoiceAccount,
  IbanInvoiceAccount, InactiveReason, IndianInvoiceAccount, InputError, IntegerAttributeInput, IntegerAttributeUpdate,
  IntegerAttributeValue, InvoiceBankAccount, InvoiceDetail, InvoiceIssuer, InvoiceIssuerType, InvoicePayment,
  InvoicePaymentInfo, InvoicePaymentState, InvoiceShopAddress, InvoiceSummary, InvoiceTax, InvoiceWithVoucher,
  InvoiceWithVoucherPage, IsraeliInvoiceAccount, JapaneseInvoiceAccount, LimitedQuantity, LimitedQuantityInput,
  LocalDateTime, LocalTimeSlot, LocationAddress, LocationContact, LocationDetails, LocationReference, LocationType,
  LocationZone, ManualCredit, ManualCreditWithVoucher, ManualInvoice, ManualInvoiceWithVoucher, MaximumPerOrder,
  MessageFiles, MessageSent, MexicanInvoiceAccount, ModelAttributeDetails, ModelQuantity, ModelUnitOption, MultiPricing,
  MultiPricingInput, MultiServiceOrderPrice, NewZealandInvoiceAccount, NoBooking, NoLocation, NubanInvoiceAccount,
  OpeningHours, OperatorBooleanModelPriceOption, OperatorDecimalModelAttribute, OperatorModelAttribute,
  OperatorModelPriceOption, OperatorModelPricing, OperatorPlainModelAttribute, OperatorServiceModel,
  OperatorServiceModelPage, OperatorServiceOrderConsumption, OperatorServiceOrderCustomer,
  OperatorValueListModelAttribute, OperatorValueListModelPriceOption, OrderAcceptanceMode, OrderAttributeUpdate,
  OrderBooleanAttributeUpdate, OrderConditions, OrderDateTimeAttributeUpdate, OrderDecimalAttributeUpdate,
  OrderIntegerAttributeUpdate, OrderTaxMode, OrderTextAttributeUpdate, OrderValueListAttributeUpdate, OrderWorkflows,
  OrderedService, OrderedUnit, OrderedUnits, OverriddenDay, OverriddenOpeningHours, PayOut, PayOutFailureReason,
  PayOutFormat, PayOutInvoiceAccount, PayOutService, PayOutState, PaymentVoucherNumber, PhilippineInvoiceAccount,
  PlainModelAttribute, PlatformAdditionalField, PlatformAdditionalFieldList, PlatformChannel, PlatformChannelList,
  PlatformConfiguration, PlatformCurrency, PlatformCurrencyList, PlatformDocumentType, PlatformDocumentTypeList,
  PlatformFeatures, PlatformLocale, PlatformLocaleList, PlatformModel, PlatformModules, PlatformReason,
  PlatformReasonList, PlatformSettings, PlatformShopDocument, PlatformShopDocumentList, PointGeography, PointInput,
  PriceInput, PriceOption, PriceOptionInput, PriceOptionOnOrders, PriceOptionUpdate, PriceOptionValue, PricingFeatures,
  PricingType, PromotionFeatures, QuantityRule, Radius, Reason, ReasonList, ReasonType, RefusedShopDocument,
  RequestedTime, RequestedTimeBooking, RequestedTimeBookingInput, ReturnFeatures, ScheduledBooking,
  ScheduledBookingInput, ScheduledBookingUpdate, SellerBillingCycle, SellerBillingCyclePage, SerbianInvoiceAccount,
  Service, ServiceAssessment, ServiceBooking, ServiceBookingInput, ServiceBookingUpdate, ServiceConsumption,
  ServiceDuration, ServiceLocation, ServiceLocationInput, ServiceLocationUpdate, ServiceMedia, ServiceMessageBody,
  ServiceModelDetails, ServiceModelName, ServiceOrderAddress, ServiceOrderBooking, ServiceOrderBookingUpdate,
  ServiceOrderCommission, ServiceOrderConsumption, ServiceOrderConsumptionRequest, ServiceOrderCustomer,
  ServiceOrderDetails, ServiceOrderEvaluation, ServiceOrderLocation, ServiceOrderOption, ServiceOrderOptionInput,
  ServiceOrderOptionUpdate, ServiceOrderOptionValue, ServiceOrderOptionValueInput, ServiceOrderOptionValueUpdate,
  ServiceOrderPrice, ServiceOrderRefund, ServiceOrderRefundRequest, ServiceOrderShop, ServiceOrderState,
  ServiceOrderTax, ServiceOrderThreadInput, ServiceOrderThreadRequest, ServiceOrderUpdate, ServiceOrderWarning,
  ServiceOrderWorkflow, ServicePricing, ServicePricingInput, ServicePricingUpdate, ServiceQuantity,
  ServiceQuantityInput, ServiceQuantityUpdate, ServiceReasonTopic, ServiceThreadInput, ServiceThreadRequest,
  ServiceTopicInput, Session, SessionChoice, SessionInput, SessionStart, SessionTimes, SessionUpdate,
  SettableInactiveReason, ShipmentFeatures, ShopDocumentDetails, ShopDocumentInput, ShopDocumentUpload,
  ShopDocumentUploadResult, ShopLocation, ShopLocationCircle, ShopLocationGeography, ShopLocationPoint,
  ShopLocationZone, ShopLocationZones, ShopLocations, ShopLocationsInput, ShopModel, ShopPermission, ShopPlace,
  ShopRole, ShopRoleList, ShopTaxOptions, SingaporeInvoiceAccount, SingleElement, SinglePricing, SinglePricingInput,
  SingleServiceOrderPrice, StoreDependentSwitch, TaiwaneseInvoiceAccount, TaxCollection, TaxManagerModule,
  TaxNumberRule, TaxProviders, TextAttributeInput, TextAttributeUpdate, TextAttributeValue, ThaiInvoiceAccount,
  TimeConfirmation, TypedReason, UnitOptionType, UnitPrice, UnitPriceInput, UnitPrices, UnitPricesInput,
  UnlimitedQuantity, UnlimitedQuantityInput, UruguayanInvoiceAccount, ValueListAttributeInput, ValueListAttributeUpdate,
  ValueListAttributeValue, ValueListModelAttribute, ValueListModelPriceOption, ValueListPriceOption,
  ValueListPriceOptionInput, ValueListPriceOptionUpdate, ValueListServiceOrderOption, ValueListServiceOrderOptionInput,
  ValueListServiceOrderOptionUpdate, ValuePriceInput, VietnameseInvoiceAccount, WarehouseFeatures, WeeklyOpeningHours,
  ZoneInput, ZonesGeography, ZonesInput,
} from '@tradelane/instance/schemas';

const is = /* @__PURE__ */ (() => ({ text: z.string(), number: z.number(), flag: z.boolean(), anything: z.unknown() }))();
const maybe = /* @__PURE__ */ (() => ({ text: z.nullish(is.text), number: z.nullish(is.number), flag: z.nullish(is.flag) }))();
/** A point in time, as text or as a `Date`. */
const moment = (): z.ZodUnion<readonly [z.ZodString, z.ZodDate]> =>
  z.union([z.string().regex(/^\d{4}-\d\d-\d\d[Tt ]\d\d:\d\d:\d\d(\.\d+)?([Zz]|[+-]\d\d:?\d\d)$/, 'Expected a date-time such as 2026-01-31T12:00:00Z'), z.date()]);
export const LocationRequest: z.ZodObject<{
  label: z.ZodString;
  description: z.ZodOptional<z.ZodString>;
  geography: typeof GeographyInput;
  contact_info: z.ZodOptional<typeof LocationContact>;
  opening_hours: z.ZodOptional<typeof WeeklyOpeningHours>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  label: is.text.min(3).max(150),
  description: z.optional(is.text.max(2000)),
  geography: GeographyInput,
  contact_info: z.optional(LocationContact),
  opening_hours: z.optional(WeeklyOpeningHours),
}))();
export const LocationShop: z.ZodObject<{
  id: z.ZodNumber;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  id: is.number,
}))();
export const ShopOverriddenOpeningHours: z.ZodIntersection<z.ZodObject<{
  shop_id: z.ZodNumber;
}, z.core.$loose>, typeof OverriddenOpeningHours> = /* @__PURE__ */ (() => z.intersection(z.looseObject({
  shop_id: is.number,
}), OverriddenOpeningHours))();
export const OperatorLocation: z.ZodIntersection<z.ZodObject<{
  shop: z.ZodOptional<z.ZodNullable<typeof LocationShop>>;
  shop_overridden_opening_hours: z.ZodOptional<z.ZodNullable<z.ZodArray<typeof ShopOverriddenOpeningHours>>>;
}, z.core.$loose>, typeof LocationDetails> = /* @__PURE__ */ (() => z.intersection(z.looseObject({
  shop: z.nullish(LocationShop),
  shop_overridden_opening_hours: z.nullish(z.array(ShopOverriddenOpeningHours)),
}), LocationDetails))();
export const OperatorLocationPage: z.ZodObject<{
  data: z.ZodArray<typeof OperatorLocation>;
  next_page_token: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  previous_page_token: z.ZodOptional<z.ZodNullable<z.ZodString>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  data: z.array(OperatorLocation),
  next_page_token: maybe.text,
  previous_page_token: maybe.text,
}))();
export const OperatorLocationRequest: z.ZodIntersection<z.ZodObject<{
  shop: z.ZodOptional<typeof LocationShop>;
}, z.core.$loose>, typeof LocationRequest> = /* @__PURE__ */ (() => z.intersection(z.looseObject({
  shop: z.optional(LocationShop),
}), LocationRequest))();
export const ServiceShop: z.ZodObject<{
  id: z.ZodNumber;
  name: z.ZodString;
  currency_code: z.ZodString;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  id: is.number,
  name: is.text,
  currency_code: is.text,
}))();
export const OperatorService: z.ZodIntersection<z.ZodObject<{
  shop: typeof ServiceShop;
}, z.core.$loose>, typeof Service> = /* @__PURE__ */ (() => z.intersection(z.looseObject({
  shop: ServiceShop,
}), Service))();
export const OperatorServiceOrder: z.ZodIntersection<z.ZodObject<{
  consumption: typeof OperatorServiceOrderConsumption;
  customer: typeof OperatorServiceOrderCustomer;
  shop: z.ZodOptional<z.ZodNullable<typeof ServiceOrderShop>>;
  imprint_number: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  payment_type: z.ZodOptional<z.ZodNullable<z.ZodString>>;
}, z.core.$loose>, typeof ServiceOrderDetails> = /* @__PURE__ */ (() => z.intersection(z.looseObject({
  consumption: OperatorServiceOrderConsumption,
  customer: OperatorServiceOrderCustomer,
  shop: z.nullish(ServiceOrderShop),
  imprint_number: maybe.text,
  payment_type: maybe.text,
}), ServiceOrderDetails))();
export const ServiceRequest: z.ZodObject<{
  title: z.ZodString;
  description: z.ZodOptional<z.ZodString>;
  model: typeof CodeReference;
  category: typeof CodeReference;
  booking: z.ZodOptional<typeof ServiceBookingInput>;
  location: z.ZodOptional<typeof ServiceLocationInput>;
  pricing: typeof ServicePricingInput;
  quantity: z.ZodOptional<typeof ServiceQuantityInput>;
  service_tax_code: z.ZodOptional<z.ZodString>;
  custom_attribute_values: z.ZodOptional<z.ZodArray<typeof AttributeInput>>;
  inactive_reasons: z.ZodOptional<z.ZodArray<typeof SettableInactiveReason>>;
  date_availability_start: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodDate]>>;
  date_availability_end: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodDate]>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  title: is.text.min(3).max(150),
  description: z.optional(is.text.max(2000)),
  model: CodeReference,
  category: CodeReference,
  booking: z.optional(ServiceBookingInput),
  location: z.optional(ServiceLocationInput),
  pricing: ServicePricingInput,
  quantity: z.optional(ServiceQuantityInput),
  service_tax_code: z.optional(is.text),
  custom_attribute_values: z.optional(z.array(AttributeInput)),
  inactive_reasons: z.optional(z.array(SettableInactiveReason)),
  date_availability_start: z.optional(moment()),
  date_availability_end: z.optional(moment()),
}))();
export const ShopReference: z.ZodObject<{
  id: z.ZodNumber;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  id: is.number.int(),
}))();
export const OperatorServiceRequest: z.ZodIntersection<z.ZodObject<{
  shop: typeof ShopReference;
}, z.core.$loose>, typeof ServiceRequest> = /* @__PURE__ */ (() => z.intersection(z.looseObject({
  shop: ShopReference,
}), ServiceRequest))();
export const ServiceUpdate: z.ZodObject<{
  title: z.ZodOptional<z.ZodString>;
  description: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  model: z.ZodOptional<typeof CodeReference>;
  category: z.ZodOptional<typeof CodeReference>;
  booking: z.ZodOptional<typeof ServiceBookingUpdate>;
  location: z.ZodOptional<typeof ServiceLocationUpdate>;
  pricing: z.ZodOptional<typeof ServicePricingUpdate>;
  quantity: z.ZodOptional<typeof ServiceQuantityUpdate>;
  service_tax_code: z.ZodOptional<z.ZodString>;
  custom_attribute_values: z.ZodOptional<z.ZodArray<typeof AttributeUpdate>>;
  inactive_reasons: z.ZodOptional<z.ZodNullable<z.ZodArray<typeof SettableInactiveReason>>>;
  date_availability_start: z.ZodOptional<z.ZodNullable<z.ZodUnion<readonly [z.ZodString, z.ZodDate]>>>;
  date_availability_end: z.ZodOptional<z.ZodNullable<z.ZodUnion<readonly [z.ZodString, z.ZodDate]>>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  title: z.optional(is.text.min(3).max(150)),
  description: z.optional(z.nullable(is.text.max(2000))),
  model: z.optional(CodeReference),
  category: z.optional(CodeReference),
  booking: z.optional(ServiceBookingUpdate),
  location: z.optional(ServiceLocationUpdate),
  pricing: z.optional(ServicePricingUpdate),
  quantity: z.optional(ServiceQuantityUpdate),
  service_tax_code: z.optional(is.text),
  custom_attribute_values: z.optional(z.array(AttributeUpdate)),
  inactive_reasons: z.optional(z.nullable(z.array(SettableInactiveReason).max(1))),
  date_availability_start: z.optional(z.nullable(moment())),
  date_availability_end: z.optional(z.nullable(moment())),
}))();
export const OperatorServiceUpdate: z.ZodIntersection<z.ZodObject<{
  shop: typeof ShopReference;
}, z.core.$loose>, typeof ServiceUpdate> = /* @__PURE__ */ (() => z.intersection(z.looseObject({
  shop: ShopReference,
}), ServiceUpdate))();
/** The body of each operation that has one. */
export const requests: {
  readonly S32: typeof DocumentsUploadBody;
  readonly SL01: typeof OperatorLocationRequest;
  readonly SOF25: typeof OperatorServiceRequest;
  readonly SOF26: typeof OperatorServiceUpdate;
  readonly SOF43: typeof ServiceThreadRequest;
  readonly SOR43: typeof ServiceOrderThreadRequest;
  readonly SOR04: typeof ServiceOrderUpdate;
  readonly SOR25: typeof ServiceOrderConsumptionRequest;
  readonly SOR28: typeof ServiceOrderRefundRequest;
} = {
  S32: DocumentsUploadBody,
  SL01: OperatorLocationRequest,
  SOF25: OperatorServiceRequest,
  SOF26: OperatorServiceUpdate,
  SOF43: ServiceThreadRequest,
  SOR43: ServiceOrderThreadRequest,
  SOR04: ServiceOrderUpdate,
  SOR25: ServiceOrderConsumptionRequest,
  SOR28: ServiceOrderRefundRequest,
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
  readonly IV01: typeof InvoiceWithVoucherPage;
  readonly SBC11: typeof SellerBillingCyclePage;
  readonly SL12: typeof OperatorLocationPage;
  readonly SL01: typeof OperatorLocation;
  readonly SM11: typeof OperatorServiceModelPage;
  readonly SOF25: typeof OperatorService;
  readonly SOF26: typeof OperatorService;
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
  IV01: InvoiceWithVoucherPage,
  SBC11: SellerBillingCyclePage,
  SL12: OperatorLocationPage,
  SL01: OperatorLocation,
  SM11: OperatorServiceModelPage,
  SOF25: OperatorService,
  SOF26: OperatorService,
  SOF43: MessageSent,
  SOR43: MessageSent,
  SOR04: OperatorServiceOrder,
  SOR51: ServiceOrderEvaluation,
};

export { schemaCheck as check } from '@tradelane/core/schemas';
