// Generated from specs/ by `pnpm generate`. Do not edit.
import type { FileInput } from '@tradelane/core';
import {
  Account, AccountUpdate, AccountUpdateResult, AdditionalFieldList, AttributeInput, AttributeUpdate,
  BooleanModelPriceOption, CodeReference, DecimalModelAttribute, DocumentTypeList, GeographyInput, InvoicePage,
  LocationContact, LocationDetails, MessageRequest, MessageSent, ModelUnitOption, OverriddenOpeningHours,
  PlainModelAttribute, PlatformChannelList, PlatformConfiguration, PlatformCurrencyList, PlatformLocaleList,
  PricingType, ReasonList, SellerBillingCyclePage, Service, ServiceBookingInput, ServiceBookingUpdate,
  ServiceLocationInput, ServiceLocationUpdate, ServiceModelDetails, ServiceOrderConsumption,
  ServiceOrderConsumptionRequest, ServiceOrderCustomer, ServiceOrderDetails, ServiceOrderEvaluation,
  ServiceOrderRefundRequest, ServiceOrderThreadRequest, ServiceOrderUpdate, ServicePricingInput, ServicePricingUpdate,
  ServiceQuantityInput, ServiceQuantityUpdate, ServiceThreadRequest, SettableInactiveReason, ShopDocumentList,
  ShopDocumentUpload, ShopDocumentUploadResult, ShopRoleList, ShopStatistics, Thread, ThreadPage, ThreadRequest,
  TransactionExportRequest, TransactionExportStart, TransactionExportStatus, TransactionLogPage, TypedReasonList,
  ValueListModelAttribute, ValueListModelPriceOption, WeeklyOpeningHours,
} from '@tradelane/instance/schemas';
import * as z from 'zod';

export {
  AbaAccount, AbaInvoiceAccount, Account, AccountUpdate, AccountUpdateResult, AccountingDocument, AdditionalField,
  AdditionalFieldEntity, AdditionalFieldList, AdditionalFieldType, AdditionalFieldUpdate, AdditionalFieldValue,
  AddressInput, ApplicableTax, AttributeInput, AttributeUpdate, AttributeValue, AustralianAccount,
  AustralianInvoiceAccount, AutoInvoice, AvailableUnits, BankAccount, BankAccountType, BilledShop, BillingCycleCore,
  BillingInformation, BillingSummary, BookedSession, BookingType, BooleanAttributeInput, BooleanAttributeUpdate,
  BooleanAttributeValue, BooleanModelPriceOption, BooleanPriceInput, BooleanPriceOption, BooleanPriceOptionInput,
  BooleanPriceOptionUpdate, BooleanServiceOrderOption, BooleanServiceOrderOptionInput, BooleanServiceOrderOptionUpdate,
  BrazilianAccount, BrazilianInvoiceAccount, BritishAccount, BritishInvoiceAccount, CanadianAccount,
  CanadianInvoiceAccount, CatalogFeatures, ChannelPricing, CircleGeography, CircleInput, CodeLabel, CodeReference,
  ColombianAccount, ColombianInvoiceAccount, CommissionTax, CompanyShareholders, ComplementaryCorporateInformation,
  ConsumptionType, Coordinates, CorporateInformation, CountryCode, CsvDelimiter, CurrencyCode, CustomerModel,
  CustomerPlace, DateTimeAttributeInput, DateTimeAttributeUpdate, DateTimeAttributeValue, DecimalAttributeInput,
  DecimalAttributeUpdate, DecimalAttributeValue, DecimalModelAttribute, DefaultBillingInformation, DirectPaymentFeature,
  DocumentType, DocumentTypeEntity, DocumentTypeList, DropshipFeatures, DropshipSettings, ElementCounts,
  EnhancedSellerInvoicing, EprCategoryCode, EvaluationReply, FiscalInformation, FiscalRepresentative, FreeTextTopic,
  Geography, GeographyInput, GuatemalanAccount, GuatemalanInvoiceAccount, HongKongAccount, HongKongInvoiceAccount,
  IbanAccount, IbanInvoiceAccount, InactiveReason, IndianAccount, IndianInvoiceAccount, InputError,
  IntegerAttributeInput, IntegerAttributeUpdate, IntegerAttributeValue, Invoice, InvoiceBankAccount, InvoiceDetail,
  InvoiceIssuer, InvoiceIssuerType, InvoicePage, InvoicePayment, InvoicePaymentInfo, InvoicePaymentState,
  InvoiceShopAddress, InvoiceSummary, InvoiceTax, IsraeliAccount, IsraeliInvoiceAccount, JapaneseAccount,
  JapaneseInvoiceAccount, KycState, KycStatus, LegacyBankDetails, LimitedQuantity, LimitedQuantityInput, ListedThread,
  LocalDateTime, LocalTimeSlot, LocationAddress, LocationContact, LocationDetails, LocationReference, LocationType,
  LocationZone, ManualCredit, ManualInvoice, MaximumPerOrder, MessageBody, MessageFiles, MessageInput, MessageRequest,
  MessageSent, MexicanAccount, MexicanInvoiceAccount, ModelAttributeDetails, ModelQuantity, ModelUnitOption,
  MultiPricing, MultiPricingInput, MultiServiceOrderPrice, NewZealandAccount, NewZealandInvoiceAccount, NoBooking,
  NoLocation, NoReplyNeeded, NubanAccount, NubanInvoiceAccount, OpeningHours, OrderAcceptanceMode, OrderAttributeUpdate,
  OrderBooleanAttributeUpdate, OrderConditions, OrderDateTimeAttributeUpdate, OrderDecimalAttributeUpdate,
  OrderIntegerAttributeUpdate, OrderTaxMode, OrderTextAttributeUpdate, OrderValueListAttributeUpdate, OrderWorkflows,
  OrderedService, OrderedUnit, OrderedUnits, OverriddenDay, OverriddenOpeningHours, Participant, ParticipantType,
  PayOut, PayOutAccount, PayOutBalance, PayOutFailureReason, PayOutFormat, PayOutInvoiceAccount, PayOutService,
  PayOutState, PaymentBalances, PaymentInfo, PeriodCount, PeriodValue, PersonalInformation, PhilippineAccount,
  PhilippineInvoiceAccount, PlainModelAttribute, PlatformChannel, PlatformChannelList, PlatformConfiguration,
  PlatformCurrency, PlatformCurrencyList, PlatformFeatures, PlatformLocale, PlatformLocaleList, PlatformModel,
  PlatformModules, PlatformSettings, PointGeography, PointInput, PriceInput, PriceOption, PriceOptionInput,
  PriceOptionUpdate, PriceOptionValue, PricingFeatures, PricingType, ProDetails, ProDetailsUpdate, ProducerIdentifier,
  PromotionFeatures, QuantityRule, Radius, Reason, ReasonList, ReasonTopic, ReasonType, Recipient, RefusedShopDocument,
  RegisteredAddress, RequestedTime, RequestedTimeBooking, RequestedTimeBookingInput, ReturnFeatures, ScheduledBooking,
  ScheduledBookingInput, ScheduledBookingUpdate, SellerAdditionalField, SellerBillingCycle, SellerBillingCyclePage,
  Sender, SerbianAccount, SerbianInvoiceAccount, Service, ServiceAssessment, ServiceBooking, ServiceBookingInput,
  ServiceBookingUpdate, ServiceConsumption, ServiceDuration, ServiceLocation, ServiceLocationInput,
  ServiceLocationUpdate, ServiceMedia, ServiceMessageBody, ServiceModelDetails, ServiceModelName, ServiceOrderAddress,
  ServiceOrderBooking, ServiceOrderBookingUpdate, ServiceOrderCommission, ServiceOrderConsumption,
  ServiceOrderConsumptionRequest, ServiceOrderCustomer, ServiceOrderDetails, ServiceOrderEvaluation,
  ServiceOrderLocation, ServiceOrderOption, ServiceOrderOptionInput, ServiceOrderOptionUpdate, ServiceOrderOptionValue,
  ServiceOrderOptionValueInput, ServiceOrderOptionValueUpdate, ServiceOrderPrice, ServiceOrderRefund,
  ServiceOrderRefundRequest, ServiceOrderState, ServiceOrderTax, ServiceOrderThreadInput, ServiceOrderThreadRequest,
  ServiceOrderUpdate, ServiceOrderWarning, ServiceOrderWorkflow, ServicePricing, ServicePricingInput,
  ServicePricingUpdate, ServiceQuantity, ServiceQuantityInput, ServiceQuantityUpdate, ServiceReasonTopic,
  ServiceThreadInput, ServiceThreadRequest, ServiceTopicInput, Session, SessionChoice, SessionInput, SessionStart,
  SessionTimes, SessionUpdate, SettableInactiveReason, ShipmentFeatures, ShopAddress, ShopAddressUpdate, ShopContact,
  ShopDocument, ShopDocumentDetails, ShopDocumentInput, ShopDocumentList, ShopDocumentUpload, ShopDocumentUploadResult,
  ShopDomain, ShopLocation, ShopLocationCircle, ShopLocationGeography, ShopLocationPoint, ShopLocationZone,
  ShopLocationZones, ShopLocations, ShopLocationsInput, ShopModel, ShopPlace, ShopRole, ShopRoleList, ShopShipping,
  ShopShippingSettings, ShopState, ShopStatistics, ShopTaxOptions, SingaporeAccount, SingaporeInvoiceAccount,
  SingleElement, SinglePricing, SinglePricingInput, SingleServiceOrderPrice, StatisticsPeriod, StoreDependentSwitch,
  SuspensionType, TaiwaneseAccount, TaiwaneseInvoiceAccount, TaxCollection, TaxManagerModule, TaxNumberRule,
  TaxProviders, TaxedFeeType, TextAttributeInput, TextAttributeUpdate, TextAttributeValue, ThaiAccount,
  ThaiInvoiceAccount, Thread, ThreadAttachment, ThreadDetails, ThreadEntity, ThreadEntityInput, ThreadInput,
  ThreadMessage, ThreadMetadata, ThreadPage, ThreadRequest, TimeConfirmation, Topic, TopicInput, TopicType,
  TransactionCode, TransactionEntities, TransactionExportError, TransactionExportFormat, TransactionExportRequest,
  TransactionExportStart, TransactionExportState, TransactionExportStatus, TransactionFee, TransactionInfo,
  TransactionItemReference, TransactionLine, TransactionLogPage, TransactionManualDocument, TransactionOneOffItem,
  TransactionOrder, TransactionOrderPayment, TransactionOrderReferences, TransactionPaymentState, TransactionReference,
  TransactionTax, TransactionType, TypedReason, TypedReasonList, UnitOptionType, UnitPrice, UnitPriceInput, UnitPrices,
  UnitPricesInput, UnlimitedQuantity, UnlimitedQuantityInput, UpdatedAccount, UruguayanAccount, UruguayanInvoiceAccount,
  ValueListAttributeInput, ValueListAttributeUpdate, ValueListAttributeValue, ValueListModelAttribute,
  ValueListModelPriceOption, ValueListPriceOption, ValueListPriceOptionInput, ValueListPriceOptionUpdate,
  ValueListServiceOrderOption, ValueListServiceOrderOptionInput, ValueListServiceOrderOptionUpdate, ValuePriceInput,
  VietnameseAccount, VietnameseInvoiceAccount, WarehouseFeatures, WeeklyOpeningHours, ZoneInput, ZonesGeography,
  ZonesInput,
} from '@tradelane/instance/schemas';

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
export const Location: z.ZodIntersection<z.ZodObject<{
  overridden_opening_hours: z.ZodOptional<z.ZodNullable<typeof OverriddenOpeningHours>>;
}, z.core.$loose>, typeof LocationDetails> = /* @__PURE__ */ (() => z.intersection(z.looseObject({
  overridden_opening_hours: z.nullish(OverriddenOpeningHours),
}), LocationDetails))();
export const LocationPage: z.ZodObject<{
  data: z.ZodArray<typeof Location>;
  next_page_token: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  previous_page_token: z.ZodOptional<z.ZodNullable<z.ZodString>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  data: z.array(Location),
  next_page_token: maybe.text,
  previous_page_token: maybe.text,
}))();
export const LocationRequest: z.ZodObject<{
  label: z.ZodString;
  description: z.ZodOptional<z.ZodString>;
  geography: typeof GeographyInput;
  contact_info: z.ZodOptional<typeof LocationContact>;
  opening_hours: z.ZodOptional<typeof WeeklyOpeningHours>;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  label: is.text.min(3).max(150),
  description: z.optional(is.text.max(2000)),
  geography: GeographyInput,
  contact_info: z.optional(LocationContact),
  opening_hours: z.optional(WeeklyOpeningHours),
}))();
export const ModelAttribute: z.ZodUnion<readonly [typeof PlainModelAttribute, typeof DecimalModelAttribute, typeof ValueListModelAttribute]> = /* @__PURE__ */ (() => z.union([PlainModelAttribute, DecimalModelAttribute, ValueListModelAttribute]))();
export const ModelPriceOption: z.ZodType<z.output<typeof BooleanModelPriceOption | typeof ValueListModelPriceOption>> = /* @__PURE__ */ (() => tagged('type', {
  BOOLEAN: BooleanModelPriceOption,
  VALUE_LIST: ValueListModelPriceOption,
}))();
export const ModelPricing: z.ZodObject<{
  type: typeof PricingType;
  options: z.ZodOptional<z.ZodNullable<z.ZodArray<typeof ModelPriceOption>>>;
  price_per_unit_options: z.ZodOptional<z.ZodNullable<z.ZodArray<typeof ModelUnitOption>>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  type: PricingType,
  options: z.nullish(z.array(ModelPriceOption)),
  price_per_unit_options: z.nullish(z.array(ModelUnitOption)),
}))();
export const ServiceModel: z.ZodIntersection<z.ZodObject<{
  custom_attributes: z.ZodArray<typeof ModelAttribute>;
  pricing: typeof ModelPricing;
}, z.core.$loose>, typeof ServiceModelDetails> = /* @__PURE__ */ (() => z.intersection(z.looseObject({
  custom_attributes: z.array(ModelAttribute),
  pricing: ModelPricing,
}), ServiceModelDetails))();
export const ServiceModelPage: z.ZodObject<{
  data: z.ZodArray<typeof ServiceModel>;
  next_page_token: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  previous_page_token: z.ZodOptional<z.ZodNullable<z.ZodString>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  data: z.array(ServiceModel),
  next_page_token: maybe.text,
  previous_page_token: maybe.text,
}))();
export const ServiceOrder: z.ZodIntersection<z.ZodObject<{
  consumption: typeof ServiceOrderConsumption;
  customer: z.ZodOptional<z.ZodNullable<typeof ServiceOrderCustomer>>;
  customer_notification_email: z.ZodOptional<z.ZodNullable<z.ZodString>>;
}, z.core.$loose>, typeof ServiceOrderDetails> = /* @__PURE__ */ (() => z.intersection(z.looseObject({
  consumption: ServiceOrderConsumption,
  customer: z.nullish(ServiceOrderCustomer),
  customer_notification_email: maybe.text,
}), ServiceOrderDetails))();
export const ServiceOrderPage: z.ZodObject<{
  data: z.ZodArray<typeof ServiceOrder>;
  next_page_token: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  previous_page_token: z.ZodOptional<z.ZodNullable<z.ZodString>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  data: z.array(ServiceOrder),
  next_page_token: maybe.text,
  previous_page_token: maybe.text,
}))();
export const ServicePage: z.ZodObject<{
  data: z.ZodArray<typeof Service>;
  next_page_token: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  previous_page_token: z.ZodOptional<z.ZodNullable<z.ZodString>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  data: z.array(Service),
  next_page_token: maybe.text,
  previous_page_token: maybe.text,
}))();
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
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
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
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
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
  readonly TL03: typeof TransactionExportRequest;
  readonly SL01: typeof LocationRequest;
  readonly SOF25: typeof ServiceRequest;
  readonly SOF26: typeof ServiceUpdate;
  readonly SOF43: typeof ServiceThreadRequest;
  readonly SOR43: typeof ServiceOrderThreadRequest;
  readonly SOR04: typeof ServiceOrderUpdate;
  readonly SOR25: typeof ServiceOrderConsumptionRequest;
  readonly SOR28: typeof ServiceOrderRefundRequest;
  readonly M14: typeof ThreadRequest;
  readonly M12: typeof MessageRequest;
} = {
  A02: AccountUpdate,
  S32: DocumentsUploadBody,
  TL03: TransactionExportRequest,
  SL01: LocationRequest,
  SOF25: ServiceRequest,
  SOF26: ServiceUpdate,
  SOF43: ServiceThreadRequest,
  SOR43: ServiceOrderThreadRequest,
  SOR04: ServiceOrderUpdate,
  SOR25: ServiceOrderConsumptionRequest,
  SOR28: ServiceOrderRefundRequest,
  M14: ThreadRequest,
  M12: MessageRequest,
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
  readonly PC01: typeof PlatformConfiguration;
  readonly RE01: typeof TypedReasonList;
  readonly RE02: typeof ReasonList;
  readonly IV01: typeof InvoicePage;
  readonly TL02: typeof TransactionLogPage;
  readonly TL03: typeof TransactionExportStart;
  readonly TL04: typeof TransactionExportStatus;
  readonly SL12: typeof LocationPage;
  readonly SL01: typeof Location;
  readonly SM11: typeof ServiceModelPage;
  readonly SOF11: typeof ServicePage;
  readonly SOF25: typeof Service;
  readonly SOF26: typeof Service;
  readonly SOF43: typeof MessageSent;
  readonly SOR43: typeof MessageSent;
  readonly SOR04: typeof ServiceOrder;
  readonly SOR11: typeof ServiceOrderPage;
  readonly SOR51: typeof ServiceOrderEvaluation;
  readonly M10: typeof Thread;
  readonly M11: typeof ThreadPage;
  readonly M14: typeof MessageSent;
  readonly M12: typeof MessageSent;
  readonly SBC11: typeof SellerBillingCyclePage;
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
  PC01: PlatformConfiguration,
  RE01: TypedReasonList,
  RE02: ReasonList,
  IV01: InvoicePage,
  TL02: TransactionLogPage,
  TL03: TransactionExportStart,
  TL04: TransactionExportStatus,
  SL12: LocationPage,
  SL01: Location,
  SM11: ServiceModelPage,
  SOF11: ServicePage,
  SOF25: Service,
  SOF26: Service,
  SOF43: MessageSent,
  SOR43: MessageSent,
  SOR04: ServiceOrder,
  SOR11: ServiceOrderPage,
  SOR51: ServiceOrderEvaluation,
  M10: Thread,
  M11: ThreadPage,
  M14: MessageSent,
  M12: MessageSent,
  SBC11: SellerBillingCyclePage,
};

export { schemaCheck as check } from '@tradelane/core/schemas';
