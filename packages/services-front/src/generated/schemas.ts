// Generated from specs/ by `pnpm generate`. Do not edit.
import {
  AttributeValue, Coordinates, CustomerPlace, DocumentsUploadBody, FrontBillingCyclePage, FrontInvoicePage,
  MessageFiles, MessageSent, NoLocation, OperatorServiceModelPage, OperatorServiceOrderConsumption,
  OperatorServiceOrderCustomer, OrderedService, PlatformAdditionalFieldList, PlatformChannelList, PlatformConfiguration,
  PlatformCurrencyList, PlatformDocumentTypeList, PlatformLocaleList, PlatformReasonList, PlatformShopDocumentList,
  ReasonList, ServiceMessageBody, ServiceOrderBooking, ServiceOrderCommission, ServiceOrderConsumptionRequest,
  ServiceOrderEvaluation, ServiceOrderPrice, ServiceOrderRefund, ServiceOrderShop, ServiceOrderState,
  ServiceOrderThreadRequest, ServiceOrderUpdate, ServiceOrderWarning, ServiceOrderWorkflow, ServiceTopicInput,
  ShopDocumentUploadResult, ShopLocationPoint, ShopLocationZones, ShopRoleList,
} from '@tradelane/instance/schemas';
import * as z from 'zod';

export {
  AbaInvoiceAccount, AccountingDocument, AdditionalField, AdditionalFieldEntity, AdditionalFieldType,
  AttributeOrderConfiguration, AttributeValue, AustralianInvoiceAccount, BankAccountType, BilledShop, BillingCycleCore,
  BillingSummary, BookedSession, BookingType, BooleanAttributeValue, BooleanModelPriceOption, BooleanServiceOrderOption,
  BooleanServiceOrderOptionUpdate, BrazilianInvoiceAccount, BritishInvoiceAccount, CanadianInvoiceAccount,
  CatalogFeatures, ChannelPricing, CodeLabel, ColombianInvoiceAccount, CommissionTax, ConsumptionType, Coordinates,
  CountryCode, CsvDelimiter, CurrencyCode, CustomerModel, CustomerPlace, DateTimeAttributeValue, DecimalAttributeValue,
  DecimalModelAttribute, DirectPaymentFeature, DocumentType, DocumentTypeEntity, DocumentsUploadBody, DropshipFeatures,
  ElementCounts, EnhancedSellerInvoicing, EvaluationReply, FreeTextTopic, FrontAutoInvoice, FrontBillingCycle,
  FrontBillingCyclePage, FrontBillingSummary, FrontInvoice, FrontInvoicePage, FrontInvoiceSummary,
  GuatemalanInvoiceAccount, HongKongInvoiceAccount, IbanInvoiceAccount, IndianInvoiceAccount, InputError,
  IntegerAttributeValue, InvoiceBankAccount, InvoiceDetail, InvoiceIssuer, InvoiceIssuerType, InvoicePayment,
  InvoicePaymentInfo, InvoicePaymentState, InvoiceShopAddress, InvoiceSummary, InvoiceTax, IsraeliInvoiceAccount,
  JapaneseInvoiceAccount, LocalDateTime, LocalTimeSlot, LocationType, ManualCredit, ManualCreditWithVoucher,
  ManualInvoice, ManualInvoiceWithVoucher, MessageFiles, MessageSent, MexicanInvoiceAccount, ModelAttributeDetails,
  ModelQuantity, ModelUnitOption, MultiServiceOrderPrice, NewZealandInvoiceAccount, NoBooking, NoLocation,
  NubanInvoiceAccount, OperatorBooleanModelPriceOption, OperatorDecimalModelAttribute, OperatorModelAttribute,
  OperatorModelPriceOption, OperatorModelPricing, OperatorPlainModelAttribute, OperatorServiceModel,
  OperatorServiceModelPage, OperatorServiceOrderConsumption, OperatorServiceOrderCustomer,
  OperatorValueListModelAttribute, OperatorValueListModelPriceOption, OrderAcceptanceMode, OrderAttributeUpdate,
  OrderBooleanAttributeUpdate, OrderConditions, OrderDateTimeAttributeUpdate, OrderDecimalAttributeUpdate,
  OrderIntegerAttributeUpdate, OrderTaxMode, OrderTextAttributeUpdate, OrderValueListAttributeUpdate, OrderWorkflows,
  OrderedService, OrderedUnit, OrderedUnits, PayOut, PayOutFailureReason, PayOutFormat, PayOutInvoiceAccount,
  PayOutService, PayOutState, PaymentVoucherNumber, PhilippineInvoiceAccount, PlainModelAttribute,
  PlatformAdditionalField, PlatformAdditionalFieldList, PlatformChannel, PlatformChannelList, PlatformConfiguration,
  PlatformCurrency, PlatformCurrencyList, PlatformDocumentType, PlatformDocumentTypeList, PlatformFeatures,
  PlatformLocale, PlatformLocaleList, PlatformModel, PlatformModules, PlatformReason, PlatformReasonList,
  PlatformSettings, PlatformShopDocument, PlatformShopDocumentList, PriceOptionOnOrders, PricingFeatures, PricingType,
  PromotionFeatures, QuantityRule, Reason, ReasonList, ReasonType, RefusedShopDocument, RequestedTime, ReturnFeatures,
  SerbianInvoiceAccount, ServiceAssessment, ServiceConsumption, ServiceMedia, ServiceMessageBody, ServiceModelDetails,
  ServiceOrderAddress, ServiceOrderBooking, ServiceOrderBookingUpdate, ServiceOrderCommission, ServiceOrderConsumption,
  ServiceOrderConsumptionRequest, ServiceOrderCustomer, ServiceOrderEvaluation, ServiceOrderOption,
  ServiceOrderOptionUpdate, ServiceOrderOptionValue, ServiceOrderOptionValueUpdate, ServiceOrderPrice,
  ServiceOrderRefund, ServiceOrderShop, ServiceOrderState, ServiceOrderTax, ServiceOrderThreadInput,
  ServiceOrderThreadRequest, ServiceOrderUpdate, ServiceOrderWarning, ServiceOrderWorkflow, ServiceReasonTopic,
  ServiceTopicInput, SessionChoice, SessionTimes, ShipmentFeatures, ShopDocumentDetails, ShopDocumentInput,
  ShopDocumentUpload, ShopDocumentUploadResult, ShopLocationPoint, ShopLocationZone, ShopLocationZones, ShopModel,
  ShopPermission, ShopRole, ShopRoleList, ShopTaxOptions, SingaporeInvoiceAccount, SingleElement,
  SingleServiceOrderPrice, StoreDependentSwitch, TaiwaneseInvoiceAccount, TaxCollection, TaxManagerModule,
  TaxNumberRule, TaxProviders, TextAttributeValue, ThaiInvoiceAccount, TimeConfirmation, TypedReason, UnitOptionType,
  UruguayanInvoiceAccount, ValueListAttributeValue, ValueListModelAttribute, ValueListModelPriceOption,
  ValueListServiceOrderOption, ValueListServiceOrderOptionUpdate, VietnameseInvoiceAccount, WarehouseFeatures,
} from '@tradelane/instance/schemas';

const is = /* @__PURE__ */ (() => ({ text: z.string(), number: z.number(), flag: z.boolean(), anything: z.unknown() }))();
const maybe = /* @__PURE__ */ (() => ({ text: z.nullish(is.text), number: z.nullish(is.number), flag: z.nullish(is.flag) }))();
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
export const ServiceThreadInput: z.ZodObject<{
  body: typeof ServiceMessageBody;
  to: z.ZodArray<z.ZodString>;
  topic: typeof ServiceTopicInput;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  body: ServiceMessageBody,
  to: z.array(is.text),
  topic: ServiceTopicInput,
}))();
export const ThreadCustomer: z.ZodObject<{
  id: z.ZodString;
  civility: z.ZodOptional<z.ZodString>;
  first_name: z.ZodString;
  last_name: z.ZodString;
  email: z.ZodString;
  locale: z.ZodOptional<z.ZodString>;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  id: is.text.max(50),
  civility: z.optional(is.text.max(20)),
  first_name: is.text.max(255),
  last_name: is.text.max(255),
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
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  files: z.optional(MessageFiles),
  thread_input: CustomerServiceThreadInput,
}))();
export const Radius: z.ZodNumber = /* @__PURE__ */ (() => is.number)();
export const ShopLocationCircle: z.ZodObject<{
  type: z.ZodLiteral<'CIRCLE'>;
  center: typeof Coordinates;
  radius: typeof Radius;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  type: z.literal('CIRCLE'),
  center: Coordinates,
  radius: Radius,
}))();
export const ShopLocationGeography: z.ZodType<z.output<typeof ShopLocationPoint | typeof ShopLocationCircle | typeof ShopLocationZones>> = /* @__PURE__ */ (() => tagged('type', {
  POINT: ShopLocationPoint,
  CIRCLE: ShopLocationCircle,
  ZONE_REFERENCES: ShopLocationZones,
}))();
export const ShopLocation: z.ZodObject<{
  id: z.ZodString;
  label: z.ZodString;
  geography: typeof ShopLocationGeography;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  id: is.text,
  label: is.text,
  geography: ShopLocationGeography,
}))();
export const ShopPlace: z.ZodObject<{
  type: z.ZodLiteral<'AT_SHOP_LOCATION'>;
  shop_locations: z.ZodArray<typeof ShopLocation>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  type: z.literal('AT_SHOP_LOCATION'),
  shop_locations: z.array(ShopLocation),
}))();
export const ServiceOrderLocation: z.ZodType<z.output<typeof NoLocation | typeof CustomerPlace | typeof ShopPlace>> = /* @__PURE__ */ (() => tagged('type', {
  NO_LOCATION: NoLocation,
  AT_CUSTOMER_LOCATION: CustomerPlace,
  AT_SHOP_LOCATION: ShopPlace,
}))();
export const ServiceOrderDetails: z.ZodObject<{
  id: z.ZodString;
  commercial_order_id: z.ZodString;
  state: typeof ServiceOrderState;
  workflow: typeof ServiceOrderWorkflow;
  service: typeof OrderedService;
  booking: typeof ServiceOrderBooking;
  location: typeof ServiceOrderLocation;
  price: z.ZodOptional<z.ZodNullable<typeof ServiceOrderPrice>>;
  currency_code: z.ZodString;
  commission: z.ZodOptional<z.ZodNullable<typeof ServiceOrderCommission>>;
  refunds: z.ZodOptional<z.ZodNullable<z.ZodArray<typeof ServiceOrderRefund>>>;
  custom_attribute_values: z.ZodArray<typeof AttributeValue>;
  can_evaluate: z.ZodBoolean;
  has_open_incident: z.ZodOptional<z.ZodNullable<z.ZodBoolean>>;
  warnings: z.ZodOptional<z.ZodNullable<z.ZodArray<typeof ServiceOrderWarning>>>;
  date_accepted: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  date_created: z.ZodString;
  date_updated: z.ZodString;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  id: is.text,
  commercial_order_id: is.text,
  state: ServiceOrderState,
  workflow: ServiceOrderWorkflow,
  service: OrderedService,
  booking: ServiceOrderBooking,
  location: ServiceOrderLocation,
  price: z.nullish(ServiceOrderPrice),
  currency_code: is.text,
  commission: z.nullish(ServiceOrderCommission),
  refunds: z.nullish(z.array(ServiceOrderRefund)),
  custom_attribute_values: z.array(AttributeValue),
  can_evaluate: is.flag,
  has_open_incident: maybe.flag,
  warnings: z.nullish(z.array(ServiceOrderWarning)),
  date_accepted: maybe.text,
  date_created: is.text,
  date_updated: is.text,
}))();
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
  readonly SBC11: typeof FrontBillingCyclePage;
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
  SBC11: FrontBillingCyclePage,
  SM11: OperatorServiceModelPage,
  SOF43: MessageSent,
  SOR43: MessageSent,
  SOR04: OperatorServiceOrder,
  SOR51: ServiceOrderEvaluation,
};

export { schemaCheck as check } from '@tradelane/core/schemas';
