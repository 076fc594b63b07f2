// Generated from specs/ by `pnpm generate`. Do not edit.
import type { FileInput } from '@tradelane/core';
import {
  Account, AccountUpdate, AccountUpdateResult, AdditionalFieldList, AdditionalFieldType, AdditionalFieldValue,
  AttributeList, CodeLabel, CountryCode, CurrencyCode, DocumentTypeList, EprCategoryCode, FiscalRepresentative,
  HierarchyList, InputError, InvoicePage, MessageBody, MessageFiles, MessageRequest, MessageSent, OrderTaxMode,
  ParticipantType, PlatformChannelList, PlatformConfiguration, PlatformCurrencyList, PlatformLocaleList,
  ProductImportPage, ProductImportRequest, ProductImportStarted, ProductImportTracking, ReasonList,
  RegisteredAddress, SellerBillingCyclePage, ServiceOrderEvaluation, ShopDocumentList, ShopDocumentUpload,
  ShopDocumentUploadResult, ShopRoleList, ShopStatistics, Thread, ThreadPage, ThreadRequest, TopicInput,
  TransactionExportRequest, TransactionExportStart, TransactionExportStatus, TransactionLogPage, TypedReasonList,
  ValueListCollection,
} from '@tradelane/instance/schemas';
import * as z from 'zod';

export {
  AbaAccount, AbaInvoiceAccount, Account, AccountUpdate, AccountUpdateResult, AccountingDocument, AdditionalField,
  AdditionalFieldEntity, AdditionalFieldList, AdditionalFieldType, AdditionalFieldUpdate, AdditionalFieldValue,
  ApplicableTax, Attribute, AttributeChannel, AttributeList, AttributeParameter, AttributeRole,
  AttributeTranslation, AttributeValueCode, AustralianAccount, AustralianInvoiceAccount, AutoInvoice, BankAccount,
  BankAccountType, BilledShop, BillingInformation, BillingSummary, BrazilianAccount, BrazilianInvoiceAccount,
  BritishAccount, BritishInvoiceAccount, CanadianAccount, CanadianInvoiceAccount, CatalogFeatures, ChannelPricing,
  CodeLabel, ColombianAccount, ColombianInvoiceAccount, CompanyShareholders, ComplementaryCorporateInformation,
  ConversionOption, ConversionOptions, CorporateInformation, CountryCode, CsvDelimiter, CurrencyCode, CustomerModel,
  DefaultBillingInformation, DirectPaymentFeature, DocumentType, DocumentTypeEntity, DocumentTypeList,
  DropshipFeatures, DropshipSettings, EnhancedSellerInvoicing, EprCategoryCode, EvaluationReply, FiscalInformation,
  FiscalRepresentative, FreeTextTopic, GuatemalanAccount, GuatemalanInvoiceAccount, Hierarchy, HierarchyList,
  HongKongAccount, HongKongInvoiceAccount, IbanAccount, IbanInvoiceAccount, IndianAccount, IndianInvoiceAccount,
  InputError, IntegrationCounts, Invoice, InvoiceBankAccount, InvoiceDetail, InvoiceIssuer, InvoiceIssuerType,
  InvoicePage, InvoicePayment, InvoicePaymentInfo, InvoicePaymentState, InvoiceShopAddress, InvoiceSummary,
  InvoiceTax, IsraeliAccount, IsraeliInvoiceAccount, JapaneseAccount, JapaneseInvoiceAccount, KycState, KycStatus,
  LabelTranslation, LegacyBankDetails, ListedThread, ManualCredit, ManualInvoice, MessageBody, MessageFiles,
  MessageInput, MessageRequest, MessageSent, MexicanAccount, MexicanInvoiceAccount, NewZealandAccount,
  NewZealandInvoiceAccount, NoReplyNeeded, NubanAccount, NubanInvoiceAccount, OrderAcceptanceMode, OrderConditions,
  OrderTaxMode, OrderWorkflows, Participant, ParticipantType, PayOut, PayOutAccount, PayOutBalance,
  PayOutFailureReason, PayOutFormat, PayOutInvoiceAccount, PayOutService, PayOutState, PaymentBalances, PaymentInfo,
  PeriodCount, PeriodValue, PersonalInformation, PhilippineAccount, PhilippineInvoiceAccount, PlatformChannel,
  PlatformChannelList, PlatformConfiguration, PlatformCurrency, PlatformCurrencyList, PlatformFeatures,
  PlatformLocale, PlatformLocaleList, PlatformModel, PlatformModules, PlatformSettings, PricingFeatures, ProDetails,
  ProDetailsUpdate, ProducerIdentifier, ProductImportPage, ProductImportRequest, ProductImportStarted,
  ProductImportStatus, ProductImportTracking, PromotionFeatures, Reason, ReasonList, ReasonTopic, ReasonType,
  Recipient, RefusedShopDocument, RegisteredAddress, ReturnFeatures, SellerAdditionalField, SellerBillingCycle,
  SellerBillingCyclePage, Sender, SerbianAccount, SerbianInvoiceAccount, ServiceAssessment, ServiceOrderEvaluation,
  ShipmentFeatures, ShopAddress, ShopAddressUpdate, ShopContact, ShopDocument, ShopDocumentDetails,
  ShopDocumentInput, ShopDocumentList, ShopDocumentUpload, ShopDocumentUploadResult, ShopDomain, ShopModel,
  ShopRole, ShopRoleList, ShopShipping, ShopShippingSettings, ShopState, ShopStatistics, ShopTaxOptions,
  SingaporeAccount, SingaporeInvoiceAccount, StatisticsPeriod, StoreDependentSwitch, SuspensionType,
  TaiwaneseAccount, TaiwaneseInvoiceAccount, TaxCollection, TaxManagerModule, TaxNumberRule, TaxProviders,
  TaxedFeeType, ThaiAccount, ThaiInvoiceAccount, Thread, ThreadAttachment, ThreadDetails, ThreadEntity,
  ThreadEntityInput, ThreadInput, ThreadMessage, ThreadMetadata, ThreadPage, ThreadRequest, Topic, TopicInput,
  TopicType, TransactionCode, TransactionEntities, TransactionExportError, TransactionExportFormat,
  TransactionExportRequest, TransactionExportStart, TransactionExportState, TransactionExportStatus, TransactionFee,
  TransactionInfo, TransactionItemReference, TransactionLine, TransactionLogPage, TransactionManualDocument,
  TransactionOneOffItem, TransactionOrder, TransactionOrderPayment, TransactionOrderReferences,
  TransactionPaymentState, TransactionReference, TransactionTax, TransactionType, TypedReason, TypedReasonList,
  UpdatedAccount, UruguayanAccount, UruguayanInvoiceAccount, ValueList, ValueListCollection, ValueListEntry,
  VietnameseAccount, VietnameseInvoiceAccount, WarehouseFeatures,
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
export const AdditionalInformationType: z.ZodString = /* @__PURE__ */ (() => is.text)();
export const AdditionalInformationData: z.ZodString = /* @__PURE__ */ (() => is.text)();
export const AdditionalInformation: z.ZodObject<{
  code: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  type: z.ZodOptional<z.ZodNullable<typeof AdditionalInformationType>>;
  value: z.ZodOptional<z.ZodNullable<typeof AdditionalInformationData>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  code: maybe.text,
  type: z.nullish(AdditionalInformationType),
  value: z.nullish(AdditionalInformationData),
}))();
export const AdditionalInformationInput: z.ZodObject<{
  code: z.ZodString;
  type: typeof AdditionalInformationType;
  value: typeof AdditionalInformationData;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  code: is.text,
  type: AdditionalInformationType,
  value: AdditionalInformationData,
}))();
export const OrderEcoContribution: z.ZodObject<{
  epr_category_code: z.ZodString;
  producer_id: z.ZodString;
  producer_id_owner: z.ZodString;
  total_amount: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
  unit_amount: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  epr_category_code: is.text,
  producer_id: is.text,
  producer_id_owner: is.text,
  total_amount: maybe.number,
  unit_amount: maybe.number,
}))();
export const OrderAmount: z.ZodObject<{
  amount: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
  code: z.ZodOptional<z.ZodNullable<z.ZodString>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  amount: maybe.number,
  code: maybe.text,
}))();
export const AdjustedAmount: z.ZodObject<{
  amount: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
  currency_iso_code: z.ZodOptional<z.ZodNullable<typeof CurrencyCode>>;
  eco_contributions: z.ZodOptional<z.ZodNullable<z.ZodArray<typeof OrderEcoContribution>>>;
  quantity: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
  reason_code: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  shipping_amount: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
  shipping_taxes: z.ZodOptional<z.ZodNullable<z.ZodArray<typeof OrderAmount>>>;
  taxes: z.ZodOptional<z.ZodNullable<z.ZodArray<typeof OrderAmount>>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  amount: maybe.number,
  currency_iso_code: z.nullish(CurrencyCode),
  eco_contributions: z.nullish(z.array(OrderEcoContribution)),
  quantity: maybe.number,
  reason_code: maybe.text,
  shipping_amount: maybe.number,
  shipping_taxes: z.nullish(z.array(OrderAmount)),
  taxes: z.nullish(z.array(OrderAmount)),
}))();
export const MeasurementUnit: z.ZodString = /* @__PURE__ */ (() => is.text)();
export const LineMeasurement: z.ZodObject<{
  actual_measurement: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
  adjustment_limit: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
  measurement_unit: z.ZodOptional<z.ZodNullable<typeof MeasurementUnit>>;
  ordered_measurement: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  actual_measurement: maybe.number,
  adjustment_limit: maybe.number,
  measurement_unit: z.nullish(MeasurementUnit),
  ordered_measurement: maybe.number,
}))();
export const AdjustedLine: z.ZodObject<{
  order_line_id: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  cancelations: z.ZodOptional<z.ZodNullable<z.ZodArray<typeof AdjustedAmount>>>;
  errors: z.ZodOptional<z.ZodNullable<z.ZodArray<typeof InputError>>>;
  measurement: z.ZodOptional<z.ZodNullable<typeof LineMeasurement>>;
  refunds: z.ZodOptional<z.ZodNullable<z.ZodArray<typeof AdjustedAmount>>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  order_line_id: maybe.text,
  cancelations: z.nullish(z.array(AdjustedAmount)),
  errors: z.nullish(z.array(InputError)),
  measurement: z.nullish(LineMeasurement),
  refunds: z.nullish(z.array(AdjustedAmount)),
}))();
export const AllItemsSelection: z.ZodObject<{
  type: z.ZodLiteral<'ALL'>;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  type: z.literal('ALL'),
}))();
export const AmountPart: z.ZodObject<{
  amount: z.ZodNumber;
  commissionable: z.ZodOptional<z.ZodNullable<z.ZodBoolean>>;
  debitable_from_customer: z.ZodOptional<z.ZodNullable<z.ZodBoolean>>;
  payable_to_shop: z.ZodOptional<z.ZodNullable<z.ZodBoolean>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  amount: is.number,
  commissionable: maybe.flag,
  debitable_from_customer: maybe.flag,
  payable_to_shop: maybe.flag,
}))();
export const AmountBreakdown: z.ZodObject<{
  parts: z.ZodArray<typeof AmountPart>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  parts: z.array(AmountPart),
}))();
export const PurchasedItemsSelection: z.ZodObject<{
  type: z.ZodLiteral<'PURCHASED_ITEMS'>;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  type: z.literal('PURCHASED_ITEMS'),
}))();
export const OfferSelection: z.ZodObject<{
  type: z.ZodLiteral<'OFFER'>;
  values: z.ZodArray<z.ZodString>;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  type: z.literal('OFFER'),
  values: z.array(is.text),
}))();
export const PromotionProduct: z.ZodObject<{
  type: z.ZodString;
  value: z.ZodString;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  type: is.text,
  value: is.text,
}))();
export const ProductSelection: z.ZodObject<{
  type: z.ZodLiteral<'PRODUCT'>;
  values: z.ZodArray<typeof PromotionProduct>;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  type: z.literal('PRODUCT'),
  values: z.array(PromotionProduct),
}))();
export const CategorySelection: z.ZodObject<{
  type: z.ZodLiteral<'CATEGORY'>;
  values: z.ZodArray<z.ZodString>;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  type: z.literal('CATEGORY'),
  values: z.array(is.text),
}))();
export const BrandSelection: z.ZodObject<{
  type: z.ZodLiteral<'BRAND'>;
  values: z.ZodArray<z.ZodString>;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  type: z.literal('BRAND'),
  values: z.array(is.text),
}))();
export const RewardSelection: z.ZodType<z.output<typeof PurchasedItemsSelection | typeof OfferSelection | typeof ProductSelection | typeof CategorySelection | typeof BrandSelection>> = /* @__PURE__ */ (() => tagged('type', {
  PURCHASED_ITEMS: PurchasedItemsSelection,
  OFFER: OfferSelection,
  PRODUCT: ProductSelection,
  CATEGORY: CategorySelection,
  BRAND: BrandSelection,
}))();
export const AmountOffReward: z.ZodObject<{
  type: z.ZodLiteral<'AMOUNT_OFF'>;
  selection: typeof RewardSelection;
  amount_off: z.ZodNumber;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  type: z.literal('AMOUNT_OFF'),
  selection: RewardSelection,
  amount_off: is.number,
}))();
export const AppliedPromotion: z.ZodObject<{
  id: z.ZodString;
  type: z.ZodString;
  deduced_amount: z.ZodNumber;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  id: is.text,
  type: is.text,
  deduced_amount: is.number,
}))();
export const CarrierDate: z.ZodObject<{
  date: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  time: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  offset: z.ZodOptional<z.ZodNullable<z.ZodString>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  date: maybe.text,
  time: maybe.text,
  offset: maybe.text,
}))();
export const CommissionTaxAmount: z.ZodObject<{
  amount: z.ZodNumber;
  code: z.ZodString;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  amount: is.number,
  code: is.text,
}))();
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
export const PurchaseTotal: z.ZodObject<{
  total_amount: z.ZodNumber;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  total_amount: is.number,
}))();
export const ReturnedPurchase: z.ZodObject<{
  purchase_commission_on_fees: z.ZodOptional<z.ZodNullable<typeof PurchaseTotal>>;
  purchase_commission_on_price: z.ZodNumber;
  purchase_commission_on_shipping: z.ZodNumber;
  purchase_fee_amount: z.ZodOptional<z.ZodNullable<typeof PurchaseTotal>>;
  purchase_price: z.ZodNumber;
  purchase_shipping_price: z.ZodNumber;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  purchase_commission_on_fees: z.nullish(PurchaseTotal),
  purchase_commission_on_price: is.number,
  purchase_commission_on_shipping: is.number,
  purchase_fee_amount: z.nullish(PurchaseTotal),
  purchase_price: is.number,
  purchase_shipping_price: is.number,
}))();
export const PurchaseTax: z.ZodObject<{
  purchase_amount: z.ZodNumber;
  purchase_rate: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  purchase_amount: is.number,
  purchase_rate: maybe.number,
}))();
export const ReturnedTax: z.ZodObject<{
  amount: z.ZodNumber;
  amount_breakdown: z.ZodOptional<z.ZodNullable<typeof AmountBreakdown>>;
  code: z.ZodString;
  purchase_tax: z.ZodOptional<z.ZodNullable<typeof PurchaseTax>>;
  rate: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  amount: is.number,
  amount_breakdown: z.nullish(AmountBreakdown),
  code: is.text,
  purchase_tax: z.nullish(PurchaseTax),
  rate: maybe.number,
}))();
export const CreatedCancelation: z.ZodObject<{
  order_line_id: z.ZodString;
  amount: z.ZodNumber;
  amount_breakdown: z.ZodOptional<z.ZodNullable<typeof AmountBreakdown>>;
  cancelation_id: z.ZodString;
  currency_iso_code: z.ZodOptional<z.ZodNullable<typeof CurrencyCode>>;
  eco_contributions: z.ZodOptional<z.ZodNullable<z.ZodArray<typeof OrderEcoContribution>>>;
  fees: z.ZodOptional<z.ZodNullable<z.ZodArray<typeof OrderAmount>>>;
  purchase_information: z.ZodOptional<z.ZodNullable<typeof ReturnedPurchase>>;
  quantity: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
  reason_code: z.ZodString;
  shipping_amount: z.ZodNumber;
  shipping_amount_breakdown: z.ZodOptional<z.ZodNullable<typeof AmountBreakdown>>;
  shipping_taxes: z.ZodOptional<z.ZodNullable<z.ZodArray<typeof ReturnedTax>>>;
  taxes: z.ZodOptional<z.ZodNullable<z.ZodArray<typeof ReturnedTax>>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  order_line_id: is.text,
  amount: is.number,
  amount_breakdown: z.nullish(AmountBreakdown),
  cancelation_id: is.text,
  currency_iso_code: z.nullish(CurrencyCode),
  eco_contributions: z.nullish(z.array(OrderEcoContribution)),
  fees: z.nullish(z.array(OrderAmount)),
  purchase_information: z.nullish(ReturnedPurchase),
  quantity: maybe.number,
  reason_code: is.text,
  shipping_amount: is.number,
  shipping_amount_breakdown: z.nullish(AmountBreakdown),
  shipping_taxes: z.nullish(z.array(ReturnedTax)),
  taxes: z.nullish(z.array(ReturnedTax)),
}))();
export const CreatedRefund: z.ZodObject<{
  order_line_id: z.ZodString;
  amount: z.ZodNumber;
  amount_breakdown: z.ZodOptional<z.ZodNullable<typeof AmountBreakdown>>;
  currency_iso_code: z.ZodOptional<z.ZodNullable<typeof CurrencyCode>>;
  eco_contributions: z.ZodOptional<z.ZodNullable<z.ZodArray<typeof OrderEcoContribution>>>;
  excluded_from_shipment: z.ZodOptional<z.ZodNullable<z.ZodBoolean>>;
  fees: z.ZodOptional<z.ZodNullable<z.ZodArray<typeof OrderAmount>>>;
  order_refund_id: z.ZodString;
  purchase_information: z.ZodOptional<z.ZodNullable<typeof ReturnedPurchase>>;
  quantity: z.ZodNumber;
  reason_code: z.ZodString;
  refund_id: z.ZodString;
  shipping_amount: z.ZodNumber;
  shipping_amount_breakdown: z.ZodOptional<z.ZodNullable<typeof AmountBreakdown>>;
  shipping_taxes: z.ZodOptional<z.ZodNullable<z.ZodArray<typeof ReturnedTax>>>;
  taxes: z.ZodOptional<z.ZodNullable<z.ZodArray<typeof ReturnedTax>>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  order_line_id: is.text,
  amount: is.number,
  amount_breakdown: z.nullish(AmountBreakdown),
  currency_iso_code: z.nullish(CurrencyCode),
  eco_contributions: z.nullish(z.array(OrderEcoContribution)),
  excluded_from_shipment: maybe.flag,
  fees: z.nullish(z.array(OrderAmount)),
  order_refund_id: is.text,
  purchase_information: z.nullish(ReturnedPurchase),
  quantity: is.number,
  reason_code: is.text,
  refund_id: is.text,
  shipping_amount: is.number,
  shipping_amount_breakdown: z.nullish(AmountBreakdown),
  shipping_taxes: z.nullish(z.array(ReturnedTax)),
  taxes: z.nullish(z.array(ReturnedTax)),
}))();
export const DocumentLineShop: z.ZodObject<{
  id: z.ZodNumber;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  id: is.number,
}))();
export const DocumentTransactionInfo: z.ZodObject<{
  date: z.ZodString;
  number: z.ZodString;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  date: is.text,
  number: is.text,
}))();
export const DocumentLineOrder: z.ZodObject<{
  id: z.ZodString;
  commercial_id: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  date_created: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  reference_for_customer: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  reference_for_seller: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  transaction_info: z.ZodOptional<z.ZodNullable<typeof DocumentTransactionInfo>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  id: is.text,
  commercial_id: maybe.text,
  date_created: maybe.text,
  reference_for_customer: maybe.text,
  reference_for_seller: maybe.text,
  transaction_info: z.nullish(DocumentTransactionInfo),
}))();
export const DocumentLineOrderLine: z.ZodObject<{
  id: z.ZodString;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  id: is.text,
}))();
export const DocumentProductReference: z.ZodObject<{
  type: z.ZodString;
  reference: z.ZodString;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  type: is.text,
  reference: is.text,
}))();
export const DocumentLineProduct: z.ZodObject<{
  sku: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  title: z.ZodString;
  references: z.ZodArray<typeof DocumentProductReference>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  sku: maybe.text,
  title: is.text,
  references: z.array(DocumentProductReference),
}))();
export const DocumentLineTax: z.ZodObject<{
  code: z.ZodString;
  rate: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
  amount: z.ZodNumber;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  code: is.text,
  rate: maybe.number,
  amount: is.number,
}))();
export const DocumentLineFee: z.ZodObject<{
  code: z.ZodString;
  label: z.ZodString;
  amount: z.ZodNumber;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  code: is.text,
  label: is.text,
  amount: is.number,
}))();
export const DocumentLineEcoContribution: z.ZodObject<{
  epr_category_code: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  producer_id: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  producer_id_owner: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  unit_amount: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
  total_amount: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  epr_category_code: maybe.text,
  producer_id: maybe.text,
  producer_id_owner: maybe.text,
  unit_amount: maybe.number,
  total_amount: maybe.number,
}))();
export const ShipFromAddress: z.ZodObject<{
  street1: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  street2: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  zip_code: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  city: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  state: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  country_iso_code: z.ZodString;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  street1: maybe.text,
  street2: maybe.text,
  zip_code: maybe.text,
  city: maybe.text,
  state: maybe.text,
  country_iso_code: is.text,
}))();
export const DocumentLineOrigin: z.ZodObject<{
  address: z.ZodOptional<z.ZodNullable<typeof ShipFromAddress>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  address: z.nullish(ShipFromAddress),
}))();
export const ShipToAddress: z.ZodObject<{
  civility: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  firstname: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  lastname: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  company: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  company2: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  street1: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  street2: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  zip_code: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  city: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  state: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  country_iso_code: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  phone: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  phone_secondary: z.ZodOptional<z.ZodNullable<z.ZodString>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  civility: maybe.text,
  firstname: maybe.text,
  lastname: maybe.text,
  company: maybe.text,
  company2: maybe.text,
  street1: maybe.text,
  street2: maybe.text,
  zip_code: maybe.text,
  city: maybe.text,
  state: maybe.text,
  country_iso_code: maybe.text,
  phone: maybe.text,
  phone_secondary: maybe.text,
}))();
export const DocumentLineDestination: z.ZodObject<{
  address: z.ZodOptional<z.ZodNullable<typeof ShipToAddress>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  address: z.nullish(ShipToAddress),
}))();
export const DeliveryBill: z.ZodObject<{
  delivery_bill_id: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  delivery_bill_date: z.ZodOptional<z.ZodNullable<z.ZodString>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  delivery_bill_id: maybe.text,
  delivery_bill_date: maybe.text,
}))();
export const DocumentLine: z.ZodObject<{
  id: z.ZodString;
  entity_id: z.ZodString;
  shop: typeof DocumentLineShop;
  order: z.ZodOptional<z.ZodNullable<typeof DocumentLineOrder>>;
  order_line: z.ZodOptional<z.ZodNullable<typeof DocumentLineOrderLine>>;
  product: z.ZodOptional<z.ZodNullable<typeof DocumentLineProduct>>;
  quantity: z.ZodNumber;
  origin_unit_price_excluding_taxes: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
  origin_unit_price_including_taxes: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
  unit_price_excluding_taxes: z.ZodNumber;
  price_excluding_taxes: z.ZodNumber;
  taxes: z.ZodArray<typeof DocumentLineTax>;
  shipping_price_excluding_taxes: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
  shipping_taxes: z.ZodOptional<z.ZodNullable<z.ZodArray<typeof DocumentLineTax>>>;
  fees_excluding_taxes: z.ZodOptional<z.ZodNullable<z.ZodArray<typeof DocumentLineFee>>>;
  eco_contributions: z.ZodOptional<z.ZodNullable<z.ZodArray<typeof DocumentLineEcoContribution>>>;
  total_price_including_taxes: z.ZodNumber;
  tax_legal_notice: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  payment_state: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  shipping_from: z.ZodOptional<z.ZodNullable<typeof DocumentLineOrigin>>;
  shipping_to: z.ZodOptional<z.ZodNullable<typeof DocumentLineDestination>>;
  delivery_bill_information: z.ZodOptional<z.ZodNullable<z.ZodArray<typeof DeliveryBill>>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  id: is.text,
  entity_id: is.text,
  shop: DocumentLineShop,
  order: z.nullish(DocumentLineOrder),
  order_line: z.nullish(DocumentLineOrderLine),
  product: z.nullish(DocumentLineProduct),
  quantity: is.number,
  origin_unit_price_excluding_taxes: maybe.number,
  origin_unit_price_including_taxes: maybe.number,
  unit_price_excluding_taxes: is.number,
  price_excluding_taxes: is.number,
  taxes: z.array(DocumentLineTax),
  shipping_price_excluding_taxes: maybe.number,
  shipping_taxes: z.nullish(z.array(DocumentLineTax)),
  fees_excluding_taxes: z.nullish(z.array(DocumentLineFee)),
  eco_contributions: z.nullish(z.array(DocumentLineEcoContribution)),
  total_price_including_taxes: is.number,
  tax_legal_notice: maybe.text,
  payment_state: maybe.text,
  shipping_from: z.nullish(DocumentLineOrigin),
  shipping_to: z.nullish(DocumentLineDestination),
  delivery_bill_information: z.nullish(z.array(DeliveryBill)),
}))();
export const CreditLine: z.ZodIntersection<z.ZodObject<{
  entity_type: z.ZodString;
}, z.core.$loose>, typeof DocumentLine> = /* @__PURE__ */ (() => z.intersection(z.looseObject({
  entity_type: is.text,
}), DocumentLine))();
export const CustomerDebitStatus: z.ZodString = /* @__PURE__ */ (() => is.text)();
export const CutOffTimeOwner: z.ZodString = /* @__PURE__ */ (() => is.text)();
export const DocumentBillingCycle: z.ZodObject<{
  id: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  date_from: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  date_to: z.ZodOptional<z.ZodNullable<z.ZodString>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  id: maybe.text,
  date_from: maybe.text,
  date_to: maybe.text,
}))();
export const DocumentFormat: z.ZodString = /* @__PURE__ */ (() => is.text)();
export const DocumentDetail: z.ZodObject<{
  format: typeof DocumentFormat;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  format: DocumentFormat,
}))();
export const DocumentIssuerType: z.ZodString = /* @__PURE__ */ (() => is.text)();
export const InvoicedOrganization: z.ZodObject<{
  name: z.ZodString;
  address: z.ZodOptional<z.ZodNullable<typeof RegisteredAddress>>;
  phone_number: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  electronic_address: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  identification_number: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  tax_identification_number: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  tax_number_country: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  local_tax_number: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  local_tax_number_country: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  legal_form: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  business_activity_code: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  trade_company_registration_location: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  company_shareholders: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  share_capital: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
  share_capital_currency: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  is_in_liquidation: z.ZodOptional<z.ZodNullable<z.ZodBoolean>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  name: is.text,
  address: z.nullish(RegisteredAddress),
  phone_number: maybe.text,
  electronic_address: maybe.text,
  identification_number: maybe.text,
  tax_identification_number: maybe.text,
  tax_number_country: maybe.text,
  local_tax_number: maybe.text,
  local_tax_number_country: maybe.text,
  legal_form: maybe.text,
  business_activity_code: maybe.text,
  trade_company_registration_location: maybe.text,
  company_shareholders: maybe.text,
  share_capital: maybe.number,
  share_capital_currency: maybe.text,
  is_in_liquidation: maybe.flag,
}))();
export const IssuerPerson: z.ZodObject<{
  civility: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  first_name: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  last_name: z.ZodOptional<z.ZodNullable<z.ZodString>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  civility: maybe.text,
  first_name: maybe.text,
  last_name: maybe.text,
}))();
export const IssuerOrganization: z.ZodIntersection<z.ZodObject<{
  fiscal_representative: z.ZodOptional<z.ZodNullable<typeof FiscalRepresentative>>;
  personal_information: z.ZodOptional<z.ZodNullable<typeof IssuerPerson>>;
  sole_trader: z.ZodOptional<z.ZodNullable<z.ZodBoolean>>;
}, z.core.$loose>, typeof InvoicedOrganization> = /* @__PURE__ */ (() => z.intersection(z.looseObject({
  fiscal_representative: z.nullish(FiscalRepresentative),
  personal_information: z.nullish(IssuerPerson),
  sole_trader: maybe.flag,
}), InvoicedOrganization))();
export const DocumentIssuer: z.ZodObject<{
  type: typeof DocumentIssuerType;
  id: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  locale: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  organization: typeof IssuerOrganization;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  type: DocumentIssuerType,
  id: maybe.text,
  locale: maybe.text,
  organization: IssuerOrganization,
}))();
export const DocumentPaymentState: z.ZodString = /* @__PURE__ */ (() => is.text)();
export const DocumentPayment: z.ZodObject<{
  state: z.ZodOptional<z.ZodNullable<typeof DocumentPaymentState>>;
  reference: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  transaction_date: z.ZodOptional<z.ZodNullable<z.ZodString>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  state: z.nullish(DocumentPaymentState),
  reference: maybe.text,
  transaction_date: maybe.text,
}))();
export const DocumentRecipientType: z.ZodString = /* @__PURE__ */ (() => is.text)();
export const RecipientOrganization: z.ZodIntersection<z.ZodObject<{
  organization_id: z.ZodOptional<z.ZodNullable<z.ZodString>>;
}, z.core.$loose>, typeof InvoicedOrganization> = /* @__PURE__ */ (() => z.intersection(z.looseObject({
  organization_id: maybe.text,
}), InvoicedOrganization))();
export const RecipientAddress: z.ZodObject<{
  civility: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  firstname: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  lastname: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  company: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  company_2: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  street_1: z.ZodString;
  street_2: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  zip_code: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  city: z.ZodString;
  state: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  country: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  country_iso_code: z.ZodOptional<z.ZodNullable<z.ZodString>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  civility: maybe.text,
  firstname: maybe.text,
  lastname: maybe.text,
  company: maybe.text,
  company_2: maybe.text,
  street_1: is.text,
  street_2: maybe.text,
  zip_code: maybe.text,
  city: is.text,
  state: maybe.text,
  country: maybe.text,
  country_iso_code: maybe.text,
}))();
export const DocumentRecipient: z.ZodObject<{
  type: z.ZodOptional<z.ZodNullable<typeof DocumentRecipientType>>;
  id: z.ZodString;
  locale: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  organization: z.ZodOptional<z.ZodNullable<typeof RecipientOrganization>>;
  billing_address: typeof RecipientAddress;
  shipping_address: z.ZodOptional<z.ZodNullable<typeof RecipientAddress>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  type: z.nullish(DocumentRecipientType),
  id: is.text,
  locale: maybe.text,
  organization: z.nullish(RecipientOrganization),
  billing_address: RecipientAddress,
  shipping_address: z.nullish(RecipientAddress),
}))();
export const RequestedDocumentType: z.ZodString = /* @__PURE__ */ (() => is.text)();
export const DocumentRequestState: z.ZodString = /* @__PURE__ */ (() => is.text)();
export const DocumentRequestEntityType: z.ZodString = /* @__PURE__ */ (() => is.text)();
export const DocumentShipping: z.ZodObject<{
  ship_to_address: z.ZodOptional<z.ZodNullable<typeof ShipToAddress>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  ship_to_address: z.nullish(ShipToAddress),
}))();
export const DocumentRequestEntities: z.ZodObject<{
  shop_billing_cycle: z.ZodOptional<z.ZodNullable<typeof DocumentBillingCycle>>;
  delivery_bill_information: z.ZodOptional<z.ZodNullable<z.ZodArray<typeof DeliveryBill>>>;
  shipping_information: z.ZodOptional<z.ZodNullable<typeof DocumentShipping>>;
  ship_to_iso_country_code: z.ZodOptional<z.ZodNullable<z.ZodString>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  shop_billing_cycle: z.nullish(DocumentBillingCycle),
  delivery_bill_information: z.nullish(z.array(DeliveryBill)),
  shipping_information: z.nullish(DocumentShipping),
  ship_to_iso_country_code: maybe.text,
}))();
export const InitialDocument: z.ZodObject<{
  id: z.ZodString;
  type: typeof RequestedDocumentType;
  number: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  issue_date: z.ZodString;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  id: is.text,
  type: RequestedDocumentType,
  number: maybe.text,
  issue_date: is.text,
}))();
export const DocumentTaxTotal: z.ZodObject<{
  code: z.ZodString;
  rate: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
  total_amount: z.ZodNumber;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  code: is.text,
  rate: maybe.number,
  total_amount: is.number,
}))();
export const InitialPaymentState: z.ZodString = /* @__PURE__ */ (() => is.text)();
export const PaymentTermsType: z.ZodString = /* @__PURE__ */ (() => is.text)();
export const PaymentTerms: z.ZodObject<{
  days: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
  type: z.ZodOptional<z.ZodNullable<typeof PaymentTermsType>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  days: maybe.number,
  type: z.nullish(PaymentTermsType),
}))();
export const IbanPaymentDestination: z.ZodObject<{
  '@type': z.ZodLiteral<'IBAN'>;
  iban: z.ZodString;
  payment_reference: z.ZodOptional<z.ZodNullable<z.ZodString>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  '@type': z.literal('IBAN'),
  iban: is.text,
  payment_reference: maybe.text,
}))();
export const PaymentDestination: z.ZodType<z.output<typeof IbanPaymentDestination>> = /* @__PURE__ */ (() => tagged('@type', {
  IBAN: IbanPaymentDestination,
}))();
export const DocumentRequest: z.ZodObject<{
  id: z.ZodString;
  type: typeof RequestedDocumentType;
  state: typeof DocumentRequestState;
  entity_type: typeof DocumentRequestEntityType;
  entity_id: z.ZodString;
  entity_date_created: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  entities: z.ZodOptional<z.ZodNullable<typeof DocumentRequestEntities>>;
  document_number: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  document_details: z.ZodArray<typeof DocumentDetail>;
  document_upload_date: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  initial_documents: z.ZodOptional<z.ZodNullable<z.ZodArray<typeof InitialDocument>>>;
  date_created: z.ZodString;
  last_updated: z.ZodString;
  issue_date: z.ZodString;
  due_date: z.ZodString;
  issuer: typeof DocumentIssuer;
  recipient: z.ZodOptional<z.ZodNullable<typeof DocumentRecipient>>;
  currency_iso_code: typeof CurrencyCode;
  total_amount_excluding_taxes: z.ZodNumber;
  total_tax_amount: z.ZodNumber;
  total_amount_including_taxes: z.ZodNumber;
  taxes: z.ZodOptional<z.ZodNullable<z.ZodArray<typeof DocumentTaxTotal>>>;
  initial_payment_state: typeof InitialPaymentState;
  payment: z.ZodOptional<z.ZodNullable<typeof DocumentPayment>>;
  payment_terms: z.ZodOptional<z.ZodNullable<typeof PaymentTerms>>;
  payment_destination: z.ZodOptional<z.ZodNullable<typeof PaymentDestination>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  id: is.text,
  type: RequestedDocumentType,
  state: DocumentRequestState,
  entity_type: DocumentRequestEntityType,
  entity_id: is.text,
  entity_date_created: maybe.text,
  entities: z.nullish(DocumentRequestEntities),
  document_number: maybe.text,
  document_details: z.array(DocumentDetail),
  document_upload_date: maybe.text,
  initial_documents: z.nullish(z.array(InitialDocument)),
  date_created: is.text,
  last_updated: is.text,
  issue_date: is.text,
  due_date: is.text,
  issuer: DocumentIssuer,
  recipient: z.nullish(DocumentRecipient),
  currency_iso_code: CurrencyCode,
  total_amount_excluding_taxes: is.number,
  total_tax_amount: is.number,
  total_amount_including_taxes: is.number,
  taxes: z.nullish(z.array(DocumentTaxTotal)),
  initial_payment_state: InitialPaymentState,
  payment: z.nullish(DocumentPayment),
  payment_terms: z.nullish(PaymentTerms),
  payment_destination: z.nullish(PaymentDestination),
}))();
export const PromotedLine: z.ZodIntersection<z.ZodObject<{
  entity_type: z.ZodString;
  promotions: z.ZodArray<typeof AppliedPromotion>;
}, z.core.$loose>, typeof DocumentLine> = /* @__PURE__ */ (() => z.intersection(z.looseObject({
  entity_type: is.text,
  promotions: z.array(AppliedPromotion),
}), DocumentLine))();
export const FeePeriod: z.ZodObject<{
  date_from: z.ZodString;
  date_to: z.ZodString;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  date_from: is.text,
  date_to: is.text,
}))();
export const PeriodFeeLine: z.ZodIntersection<z.ZodObject<{
  entity_type: z.ZodString;
  period: typeof FeePeriod;
}, z.core.$loose>, typeof DocumentLine> = /* @__PURE__ */ (() => z.intersection(z.looseObject({
  entity_type: is.text,
  period: FeePeriod,
}), DocumentLine))();
export const OneOffReference: z.ZodObject<{
  type: z.ZodString;
  value: z.ZodString;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  type: is.text,
  value: is.text,
}))();
export const OneOffFeeLine: z.ZodIntersection<z.ZodObject<{
  entity_type: z.ZodString;
  description: z.ZodString;
  operation_date: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  references: z.ZodArray<typeof OneOffReference>;
}, z.core.$loose>, typeof DocumentLine> = /* @__PURE__ */ (() => z.intersection(z.looseObject({
  entity_type: is.text,
  description: is.text,
  operation_date: maybe.text,
  references: z.array(OneOffReference),
}), DocumentLine))();
export const DocumentRequestLine: z.ZodType<z.output<typeof PromotedLine | typeof CreditLine | typeof PeriodFeeLine | typeof OneOffFeeLine>> = /* @__PURE__ */ (() => tagged('entity_type', {
  PRODUCT_DEBIT: PromotedLine,
  PURCHASE_ORDER_DEBIT: PromotedLine,
  PRODUCT_CREDIT_CANCEL: CreditLine,
  PRODUCT_CREDIT_CANCEL_COMMERCIAL_GESTURE: CreditLine,
  PRODUCT_CREDIT_CANCEL_ADJUSTMENT: CreditLine,
  PRODUCT_CREDIT_REFUND: CreditLine,
  PRODUCT_CREDIT_REFUND_COMMERCIAL_GESTURE: CreditLine,
  PRODUCT_CREDIT_REFUND_ADJUSTMENT: CreditLine,
  PURCHASE_ORDER_CREDIT: CreditLine,
  FEES_DEBIT_COMMISSION: PeriodFeeLine,
  FEES_CREDIT_COMMISSION_REFUND: PeriodFeeLine,
  FEES_DEBIT_SUBSCRIPTION: PeriodFeeLine,
  FEES_DEBIT_SELLER_FEE_ON_ORDER: PeriodFeeLine,
  FEES_DEBIT_SELLER_PENALTY_FEE: PeriodFeeLine,
  FEES_CREDIT_ONE_OFF: OneOffFeeLine,
  FEES_DEBIT_ONE_OFF: OneOffFeeLine,
}))();
export const DocumentRequestLinePage: z.ZodObject<{
  data: z.ZodArray<typeof DocumentRequestLine>;
  next_page_token: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  previous_page_token: z.ZodOptional<z.ZodNullable<z.ZodString>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  data: z.array(DocumentRequestLine),
  next_page_token: maybe.text,
  previous_page_token: maybe.text,
}))();
export const DocumentRequestPage: z.ZodObject<{
  data: z.ZodArray<typeof DocumentRequest>;
  next_page_token: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  previous_page_token: z.ZodOptional<z.ZodNullable<z.ZodString>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  data: z.array(DocumentRequest),
  next_page_token: maybe.text,
  previous_page_token: maybe.text,
}))();
export const DocumentUploadFile: z.ZodObject<{
  name: z.ZodString;
  format: typeof DocumentFormat;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  name: is.text,
  format: DocumentFormat,
}))();
export const DocumentUploadRequest: z.ZodObject<{
  request_id: z.ZodString;
  document_number: z.ZodString;
  issue_date: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  due_date: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  total_amount_excluding_taxes: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
  total_tax_amount: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
  files: z.ZodArray<typeof DocumentUploadFile>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  request_id: is.text,
  document_number: is.text,
  issue_date: maybe.text,
  due_date: maybe.text,
  total_amount_excluding_taxes: maybe.number,
  total_tax_amount: maybe.number,
  files: z.array(DocumentUploadFile),
}))();
export const DocumentUpload: z.ZodObject<{
  requests: z.ZodArray<typeof DocumentUploadRequest>;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  requests: z.array(DocumentUploadRequest),
}))();
export const DocumentUploadOutcome: z.ZodObject<{
  input: typeof DocumentUploadRequest;
  errors: z.ZodOptional<z.ZodNullable<z.ZodArray<typeof InputError>>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  input: DocumentUploadRequest,
  errors: z.nullish(z.array(InputError)),
}))();
export const DocumentUploadResult: z.ZodObject<{
  requests: z.ZodArray<typeof DocumentUploadOutcome>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  requests: z.array(DocumentUploadOutcome),
}))();
export const TriggerSelection: z.ZodType<z.output<typeof AllItemsSelection | typeof OfferSelection | typeof ProductSelection | typeof CategorySelection | typeof BrandSelection>> = /* @__PURE__ */ (() => tagged('type', {
  ALL: AllItemsSelection,
  OFFER: OfferSelection,
  PRODUCT: ProductSelection,
  CATEGORY: CategorySelection,
  BRAND: BrandSelection,
}))();
export const EveryAmountTrigger: z.ZodObject<{
  type: z.ZodLiteral<'EVERY_AMOUNT'>;
  selection: z.ZodOptional<typeof TriggerSelection>;
  amount_purchased: z.ZodNumber;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  type: z.literal('EVERY_AMOUNT'),
  selection: z.optional(TriggerSelection),
  amount_purchased: is.number,
}))();
export const EveryQuantityTrigger: z.ZodObject<{
  type: z.ZodLiteral<'EVERY_QUANTITY'>;
  selection: z.ZodOptional<typeof TriggerSelection>;
  quantity_purchased: z.ZodNumber;
  same_item_purchased: z.ZodOptional<z.ZodBoolean>;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  type: z.literal('EVERY_QUANTITY'),
  selection: z.optional(TriggerSelection),
  quantity_purchased: is.number.int(),
  same_item_purchased: z.optional(is.flag),
}))();
export const ExpectedDelivery: z.ZodObject<{
  earliest: z.ZodOptional<z.ZodNullable<typeof CarrierDate>>;
  latest: z.ZodOptional<z.ZodNullable<typeof CarrierDate>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  earliest: z.nullish(CarrierDate),
  latest: z.nullish(CarrierDate),
}))();
export const FreeItemsReward: z.ZodObject<{
  type: z.ZodLiteral<'FREE_ITEMS'>;
  selection: typeof RewardSelection;
  free_items_quantity: z.ZodNumber;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  type: z.literal('FREE_ITEMS'),
  selection: RewardSelection,
  free_items_quantity: is.number.int(),
}))();
export const ImportOrigin: z.ZodString = /* @__PURE__ */ (() => is.text)();
export const IncidentResolution: z.ZodObject<{
  reason_code: z.ZodString;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  reason_code: is.text,
}))();
export const OrderReferences: z.ZodObject<{
  order_reference_for_customer: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  order_reference_for_seller: z.ZodOptional<z.ZodNullable<z.ZodString>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  order_reference_for_customer: maybe.text,
  order_reference_for_seller: maybe.text,
}))();
export const LineToShip: z.ZodObject<{
  order_line_id: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  offer_sku: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  product_title: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  package_reference: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  package_description: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  quantity: z.ZodNumber;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  order_line_id: maybe.text,
  offer_sku: maybe.text,
  product_title: maybe.text,
  package_reference: maybe.text,
  package_description: maybe.text,
  quantity: is.number,
}))();
export const ShippingAddress: z.ZodObject<{
  civility: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  firstname: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  lastname: z.ZodString;
  company: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  company_2: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  street_1: z.ZodString;
  street_2: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  additional_info: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  zip_code: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  city: z.ZodString;
  state: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  country: z.ZodString;
  country_iso_code: typeof CountryCode;
  phone: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  phone_secondary: z.ZodOptional<z.ZodNullable<z.ZodString>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  civility: maybe.text,
  firstname: maybe.text,
  lastname: is.text,
  company: maybe.text,
  company_2: maybe.text,
  street_1: is.text,
  street_2: maybe.text,
  additional_info: maybe.text,
  zip_code: maybe.text,
  city: is.text,
  state: maybe.text,
  country: is.text,
  country_iso_code: CountryCode,
  phone: maybe.text,
  phone_secondary: maybe.text,
}))();
export const ItemsToShip: z.ZodObject<{
  order_id: z.ZodString;
  references: z.ZodOptional<z.ZodNullable<typeof OrderReferences>>;
  shipment_lines: z.ZodOptional<z.ZodNullable<z.ZodArray<typeof LineToShip>>>;
  shipping_address: typeof ShippingAddress;
  shipping_date: z.ZodString;
  shipping_deadline: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  shipping_type_code: z.ZodString;
  shipping_type_standard_code: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  fulfillment: z.ZodOptional<z.ZodNullable<z.ZodObject<{
    center: z.ZodObject<{
      code: z.ZodString;
    }, z.core.$loose>;
  }, z.core.$loose>>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  order_id: is.text,
  references: z.nullish(OrderReferences),
  shipment_lines: z.nullish(z.array(LineToShip)),
  shipping_address: ShippingAddress,
  shipping_date: is.text,
  shipping_deadline: maybe.text,
  shipping_type_code: is.text,
  shipping_type_standard_code: maybe.text,
  fulfillment: z.nullish(z.looseObject({
    center: z.looseObject({
      code: is.text,
    }),
  })),
}))();
export const ItemsToShipPage: z.ZodObject<{
  data: z.ZodArray<typeof ItemsToShip>;
  next_page_token: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  previous_page_token: z.ZodOptional<z.ZodNullable<z.ZodString>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  data: z.array(ItemsToShip),
  next_page_token: maybe.text,
  previous_page_token: maybe.text,
}))();
export const LastKnownLocation: z.ZodObject<{
  location: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  occurrence_date: z.ZodOptional<z.ZodNullable<typeof CarrierDate>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  location: maybe.text,
  occurrence_date: z.nullish(CarrierDate),
}))();
export const LeadTimeToShip: z.ZodObject<{
  default_value: z.ZodNumber;
  shop_value: z.ZodNumber;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  default_value: is.number,
  shop_value: is.number,
}))();
export const LineAdjustment: z.ZodObject<{
  order_line_id: z.ZodString;
  actual_measurement: z.ZodNumber;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  order_line_id: is.text,
  actual_measurement: is.number,
}))();
export const LineOriginAddress: z.ZodObject<{
  city: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  country_iso_code: z.ZodString;
  state: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  street_1: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  street_2: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  zip_code: z.ZodOptional<z.ZodNullable<z.ZodString>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  city: maybe.text,
  country_iso_code: is.text,
  state: maybe.text,
  street_1: maybe.text,
  street_2: maybe.text,
  zip_code: maybe.text,
}))();
export const LineWarehouse: z.ZodObject<{
  code: z.ZodOptional<z.ZodNullable<z.ZodString>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  code: maybe.text,
}))();
export const LineOrigin: z.ZodObject<{
  address: z.ZodOptional<z.ZodNullable<typeof LineOriginAddress>>;
  warehouse: z.ZodOptional<z.ZodNullable<z.ZodUnion<readonly [typeof LineWarehouse, z.ZodNullable<z.ZodUnknown>]>>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  address: z.nullish(LineOriginAddress),
  warehouse: z.nullish(z.union([LineWarehouse, z.nullable(is.anything)])),
}))();
export const LineOriginAddressInput: z.ZodObject<{
  city: z.ZodOptional<z.ZodString>;
  country_iso_code: z.ZodString;
  state: z.ZodOptional<z.ZodString>;
  street_1: z.ZodOptional<z.ZodString>;
  street_2: z.ZodOptional<z.ZodString>;
  zip_code: z.ZodOptional<z.ZodString>;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  city: z.optional(is.text),
  country_iso_code: is.text,
  state: z.optional(is.text),
  street_1: z.optional(is.text),
  street_2: z.optional(is.text),
  zip_code: z.optional(is.text),
}))();
export const LineWarehouseInput: z.ZodObject<{
  code: z.ZodOptional<z.ZodString>;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  code: z.optional(is.text),
}))();
export const LineOriginUpdate: z.ZodObject<{
  address: z.ZodOptional<typeof LineOriginAddressInput>;
  warehouse: z.ZodOptional<typeof LineWarehouseInput>;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  address: z.optional(LineOriginAddressInput),
  warehouse: z.optional(LineWarehouseInput),
}))();
export const LineOriginInput: z.ZodObject<{
  id: z.ZodString;
  shipping_from: typeof LineOriginUpdate;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  id: is.text,
  shipping_from: LineOriginUpdate,
}))();
export const LineOriginRequest: z.ZodObject<{
  order_lines: z.ZodArray<typeof LineOriginInput>;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  order_lines: z.array(LineOriginInput).min(1).max(100),
}))();
export const UpdatedOriginAddress: z.ZodObject<{
  city: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  country_iso_code: z.ZodString;
  state: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  street_1: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  street_2: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  zip_code: z.ZodOptional<z.ZodNullable<z.ZodString>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  city: maybe.text,
  country_iso_code: is.text,
  state: maybe.text,
  street_1: maybe.text,
  street_2: maybe.text,
  zip_code: maybe.text,
}))();
export const UpdatedOrigin: z.ZodObject<{
  address: z.ZodOptional<z.ZodNullable<typeof UpdatedOriginAddress>>;
  warehouse: z.ZodOptional<z.ZodNullable<z.ZodUnion<readonly [typeof LineWarehouse, z.ZodNullable<z.ZodUnknown>]>>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  address: z.nullish(UpdatedOriginAddress),
  warehouse: z.nullish(z.union([LineWarehouse, z.nullable(is.anything)])),
}))();
export const UpdatedLineOrigin: z.ZodObject<{
  id: z.ZodString;
  errors: z.ZodOptional<z.ZodNullable<z.ZodArray<typeof InputError>>>;
  updated: z.ZodOptional<z.ZodNullable<typeof UpdatedOrigin>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  id: is.text,
  errors: z.nullish(z.array(InputError)),
  updated: z.nullish(UpdatedOrigin),
}))();
export const LineOriginResult: z.ZodObject<{
  order_lines: z.ZodOptional<z.ZodNullable<z.ZodArray<typeof UpdatedLineOrigin>>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  order_lines: z.nullish(z.array(UpdatedLineOrigin)),
}))();
export const OrderCampaign: z.ZodObject<{
  identifier: z.ZodString;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  identifier: is.text,
}))();
export const PromotionType: z.ZodString = /* @__PURE__ */ (() => is.text)();
export const LinePromotionConfiguration: z.ZodObject<{
  amount_off: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
  free_items_quantity: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
  internal_description: z.ZodString;
  percentage_off: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
  reduced_unit_price: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
  type: typeof PromotionType;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  amount_off: maybe.number,
  free_items_quantity: maybe.number,
  internal_description: is.text,
  percentage_off: maybe.number,
  reduced_unit_price: maybe.number,
  type: PromotionType,
}))();
export const LinePromotion: z.ZodObject<{
  id: z.ZodString;
  apportioned: z.ZodBoolean;
  campaign: z.ZodOptional<z.ZodNullable<typeof OrderCampaign>>;
  configuration: typeof LinePromotionConfiguration;
  deduced_amount: z.ZodNumber;
  offered_quantity: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
  promo_code: z.ZodOptional<z.ZodNullable<z.ZodString>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  id: is.text,
  apportioned: is.flag,
  campaign: z.nullish(OrderCampaign),
  configuration: LinePromotionConfiguration,
  deduced_amount: is.number,
  offered_quantity: maybe.number,
  promo_code: maybe.text,
}))();
export const LinePurchase: z.ZodObject<{
  purchase_commission_on_fees: z.ZodOptional<z.ZodNullable<typeof PurchaseTotal>>;
  purchase_commission_on_price: z.ZodNumber;
  purchase_commission_on_shipping: z.ZodNumber;
  purchase_fee_amount: z.ZodOptional<z.ZodNullable<typeof PurchaseTotal>>;
  purchase_price: z.ZodNumber;
  purchase_shipping_price: z.ZodNumber;
  purchase_unit_price: z.ZodNumber;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  purchase_commission_on_fees: z.nullish(PurchaseTotal),
  purchase_commission_on_price: is.number,
  purchase_commission_on_shipping: is.number,
  purchase_fee_amount: z.nullish(PurchaseTotal),
  purchase_price: is.number,
  purchase_shipping_price: is.number,
  purchase_unit_price: is.number,
}))();
export const LineRefundInput: z.ZodObject<{
  id: z.ZodString;
  reason_code: z.ZodString;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  id: is.text,
  reason_code: is.text,
}))();
export const LineRefundRequest: z.ZodObject<{
  order_lines: z.ZodArray<typeof LineRefundInput>;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  order_lines: z.array(LineRefundInput),
}))();
export const TaxCalculationRule: z.ZodString = /* @__PURE__ */ (() => is.text)();
export const LineTax: z.ZodObject<{
  amount: z.ZodNumber;
  amount_breakdown: z.ZodOptional<z.ZodNullable<typeof AmountBreakdown>>;
  code: z.ZodString;
  origin_unit_amount: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
  purchase_tax: z.ZodOptional<z.ZodNullable<typeof PurchaseTax>>;
  rate: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
  tax_calculation_rule: z.ZodOptional<z.ZodNullable<typeof TaxCalculationRule>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  amount: is.number,
  amount_breakdown: z.nullish(AmountBreakdown),
  code: is.text,
  origin_unit_amount: maybe.number,
  purchase_tax: z.nullish(PurchaseTax),
  rate: maybe.number,
  tax_calculation_rule: z.nullish(TaxCalculationRule),
}))();
export const OfferImportStatus: z.ZodString = /* @__PURE__ */ (() => is.text)();
export const OfferImportMode: z.ZodString = /* @__PURE__ */ (() => is.text)();
export const ListedOfferImport: z.ZodObject<{
  import_id: z.ZodNumber;
  shop_id: z.ZodNumber;
  status: typeof OfferImportStatus;
  reason_status: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  date_created: z.ZodString;
  mode: typeof OfferImportMode;
  origin: typeof ImportOrigin;
  lines_read: z.ZodNumber;
  lines_in_success: z.ZodNumber;
  lines_in_error: z.ZodNumber;
  lines_in_pending: z.ZodNumber;
  offer_inserted: z.ZodNumber;
  offer_updated: z.ZodNumber;
  offer_deleted: z.ZodNumber;
  has_error_report: z.ZodBoolean;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  import_id: is.number,
  shop_id: is.number,
  status: OfferImportStatus,
  reason_status: maybe.text,
  date_created: is.text,
  mode: OfferImportMode,
  origin: ImportOrigin,
  lines_read: is.number,
  lines_in_success: is.number,
  lines_in_error: is.number,
  lines_in_pending: is.number,
  offer_inserted: is.number,
  offer_updated: is.number,
  offer_deleted: is.number,
  has_error_report: is.flag,
}))();
export const LogisticClass: z.ZodObject<{
  code: z.ZodString;
  label: z.ZodString;
  description: z.ZodString;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  code: is.text,
  label: is.text,
  description: is.text,
}))();
export const LogisticClassList: z.ZodObject<{
  logistic_classes: z.ZodArray<typeof LogisticClass>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  logistic_classes: z.array(LogisticClass),
}))();
export const MessageDocument: z.ZodObject<{
  id: z.ZodNumber;
  file_name: z.ZodString;
  file_size: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
  type: z.ZodString;
  date_uploaded: z.ZodOptional<z.ZodNullable<z.ZodString>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  id: is.number,
  file_name: is.text,
  file_size: maybe.number,
  type: is.text,
  date_uploaded: maybe.text,
}))();
export const Message: z.ZodObject<{
  id: z.ZodNumber;
  subject: z.ZodString;
  body: z.ZodString;
  commercial_id: z.ZodString;
  order_id: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  offer_id: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
  documents: z.ZodOptional<z.ZodNullable<z.ZodArray<typeof MessageDocument>>>;
  from_id: z.ZodString;
  from_name: z.ZodString;
  from_type: typeof ParticipantType;
  to_customer_id: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  to_customer_name: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  to_customer_archived: z.ZodOptional<z.ZodNullable<z.ZodBoolean>>;
  to_operator: z.ZodOptional<z.ZodNullable<z.ZodBoolean>>;
  to_operator_archived: z.ZodOptional<z.ZodNullable<z.ZodBoolean>>;
  to_shop_id: z.ZodNumber;
  to_shop_name: z.ZodString;
  to_shop_archived: z.ZodOptional<z.ZodNullable<z.ZodBoolean>>;
  archived: z.ZodOptional<z.ZodNullable<z.ZodBoolean>>;
  read: z.ZodOptional<z.ZodNullable<z.ZodBoolean>>;
  visible: z.ZodOptional<z.ZodNullable<z.ZodBoolean>>;
  date_created: z.ZodString;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  id: is.number,
  subject: is.text,
  body: is.text,
  commercial_id: is.text,
  order_id: maybe.text,
  offer_id: maybe.number,
  documents: z.nullish(z.array(MessageDocument)),
  from_id: is.text,
  from_name: is.text,
  from_type: ParticipantType,
  to_customer_id: maybe.text,
  to_customer_name: maybe.text,
  to_customer_archived: maybe.flag,
  to_operator: maybe.flag,
  to_operator_archived: maybe.flag,
  to_shop_id: is.number,
  to_shop_name: is.text,
  to_shop_archived: maybe.flag,
  archived: maybe.flag,
  read: maybe.flag,
  visible: maybe.flag,
  date_created: is.text,
}))();
export const MessageList: z.ZodObject<{
  messages: z.ZodArray<typeof Message>;
  total_count: z.ZodNumber;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  messages: z.array(Message),
  total_count: is.number,
}))();
export const MilestoneDetails: z.ZodObject<{
  type: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  occurrence_date: z.ZodOptional<z.ZodNullable<typeof CarrierDate>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  type: maybe.text,
  occurrence_date: z.nullish(CarrierDate),
}))();
export const Milestone: z.ZodObject<{
  type: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  occurrence_date: z.ZodOptional<z.ZodNullable<typeof CarrierDate>>;
  additional_info: z.ZodOptional<z.ZodNullable<z.ZodUnion<readonly [typeof MilestoneDetails, z.ZodNullable<z.ZodUnknown>]>>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  type: maybe.text,
  occurrence_date: z.nullish(CarrierDate),
  additional_info: z.nullish(z.union([MilestoneDetails, z.nullable(is.anything)])),
}))();
export const MinimumAmountTrigger: z.ZodObject<{
  type: z.ZodLiteral<'MINIMUM_AMOUNT'>;
  selection: z.ZodOptional<typeof TriggerSelection>;
  amount_purchased: z.ZodNumber;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  type: z.literal('MINIMUM_AMOUNT'),
  selection: z.optional(TriggerSelection),
  amount_purchased: is.number,
}))();
export const MinimumQuantityTrigger: z.ZodObject<{
  type: z.ZodLiteral<'MINIMUM_QUANTITY'>;
  selection: z.ZodOptional<typeof TriggerSelection>;
  quantity_purchased: z.ZodNumber;
  same_item_purchased: z.ZodOptional<z.ZodBoolean>;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  type: z.literal('MINIMUM_QUANTITY'),
  selection: z.optional(TriggerSelection),
  quantity_purchased: is.number.int(),
  same_item_purchased: z.optional(is.flag),
}))();
export const ReturnMethod: z.ZodString = /* @__PURE__ */ (() => is.text)();
export const ReturnReason: z.ZodString = /* @__PURE__ */ (() => is.text)();
export const NewReturnLine: z.ZodObject<{
  order_line_id: z.ZodString;
  quantity: z.ZodNumber;
  reason_code: z.ZodString;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  order_line_id: is.text,
  quantity: is.number.int().min(1),
  reason_code: is.text,
}))();
export const NewReturn: z.ZodObject<{
  accepted: z.ZodOptional<z.ZodNullable<z.ZodBoolean>>;
  description: z.ZodOptional<z.ZodString>;
  label_url: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  method_code: typeof ReturnMethod;
  order_commercial_id: z.ZodString;
  reason_code: z.ZodOptional<typeof ReturnReason>;
  return_lines: z.ZodArray<typeof NewReturnLine>;
  rma: z.ZodOptional<z.ZodNullable<z.ZodString>>;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  accepted: z.optional(z.nullable(is.flag)),
  description: z.optional(is.text.min(0).max(2000)),
  label_url: z.optional(z.nullable(is.text.min(1).max(2000))),
  method_code: ReturnMethod,
  order_commercial_id: is.text,
  reason_code: z.optional(ReturnReason),
  return_lines: z.array(NewReturnLine).min(1).max(200),
  rma: z.optional(z.nullable(is.text.min(1).max(100).regex(/^[0-9a-zA-Z_-]+$/))),
}))();
export const ShipmentLine: z.ZodObject<{
  order_line_id: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  offer_sku: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  package_reference: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  quantity: z.ZodNumber;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  order_line_id: maybe.text,
  offer_sku: maybe.text,
  package_reference: maybe.text,
  quantity: is.number.min(1),
}))();
export const ShipmentTrackingInput: z.ZodObject<{
  carrier_code: z.ZodOptional<z.ZodString>;
  carrier_name: z.ZodOptional<z.ZodString>;
  carrier_standard_code: z.ZodOptional<z.ZodString>;
  tracking_number: z.ZodOptional<z.ZodString>;
  tracking_url: z.ZodOptional<z.ZodString>;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  carrier_code: z.optional(is.text),
  carrier_name: z.optional(is.text),
  carrier_standard_code: z.optional(is.text),
  tracking_number: z.optional(is.text),
  tracking_url: z.optional(is.text),
}))();
export const ShippingOriginInput: z.ZodObject<{
  warehouse: z.ZodOptional<z.ZodObject<{
    code: z.ZodOptional<z.ZodString>;
  }, z.core.$strict>>;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  warehouse: z.optional(z.strictObject({
    code: z.optional(is.text),
  })),
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
export const NonComplianceReason: z.ZodString = /* @__PURE__ */ (() => is.text)();
export const NullableRateOrderTax: z.ZodObject<{
  code: z.ZodString;
  rate: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
  total_amount: z.ZodNumber;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  code: is.text,
  rate: maybe.number,
  total_amount: is.number,
}))();
export const OfferInactivityReason: z.ZodString = /* @__PURE__ */ (() => is.text)();
export const OfferProductReference: z.ZodObject<{
  reference_type: z.ZodString;
  reference: z.ZodString;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  reference_type: is.text,
  reference: is.text,
}))();
export const OfferWarehouse: z.ZodObject<{
  code: z.ZodString;
  quantity: z.ZodNumber;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  code: is.text,
  quantity: is.number,
}))();
export const OfferPriceContext: z.ZodObject<{
  channel_codes: z.ZodOptional<z.ZodNullable<z.ZodArray<z.ZodString>>>;
  customer_group_ids: z.ZodOptional<z.ZodNullable<z.ZodArray<z.ZodString>>>;
  customer_organization_ids: z.ZodOptional<z.ZodNullable<z.ZodArray<z.ZodString>>>;
  start_date: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  end_date: z.ZodOptional<z.ZodNullable<z.ZodString>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  channel_codes: z.nullish(z.array(is.text)),
  customer_group_ids: z.nullish(z.array(is.text)),
  customer_organization_ids: z.nullish(z.array(is.text)),
  start_date: maybe.text,
  end_date: maybe.text,
}))();
export const OfferVolumePrice: z.ZodObject<{
  quantity_threshold: z.ZodNumber;
  price: z.ZodNumber;
  unit_origin_price: z.ZodNumber;
  unit_discount_price: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  quantity_threshold: is.number,
  price: is.number,
  unit_origin_price: is.number,
  unit_discount_price: maybe.number,
}))();
export const OfferPrice: z.ZodObject<{
  channel_code: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  context: z.ZodOptional<z.ZodNullable<typeof OfferPriceContext>>;
  price: z.ZodNumber;
  unit_origin_price: z.ZodNumber;
  unit_discount_price: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
  discount_start_date: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  discount_end_date: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  volume_prices: z.ZodArray<typeof OfferVolumePrice>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  channel_code: maybe.text,
  context: z.nullish(OfferPriceContext),
  price: is.number,
  unit_origin_price: is.number,
  unit_discount_price: maybe.number,
  discount_start_date: maybe.text,
  discount_end_date: maybe.text,
  volume_prices: z.array(OfferVolumePrice),
}))();
export const OfferPriceRange: z.ZodObject<{
  quantity_threshold: z.ZodNumber;
  price: z.ZodNumber;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  quantity_threshold: is.number,
  price: is.number,
}))();
export const OfferDiscount: z.ZodObject<{
  origin_price: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
  discount_price: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
  start_date: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  end_date: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  ranges: z.ZodOptional<z.ZodNullable<z.ZodArray<typeof OfferPriceRange>>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  origin_price: maybe.number,
  discount_price: maybe.number,
  start_date: maybe.text,
  end_date: maybe.text,
  ranges: z.nullish(z.array(OfferPriceRange)),
}))();
export const OfferRetailPrice: z.ZodObject<{
  price: z.ZodNumber;
  unit_origin_price: z.ZodNumber;
  unit_discount_price: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
  discount_start_date: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  discount_end_date: z.ZodOptional<z.ZodNullable<z.ZodString>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  price: is.number,
  unit_origin_price: is.number,
  unit_discount_price: maybe.number,
  discount_start_date: maybe.text,
  discount_end_date: maybe.text,
}))();
export const OfferEcoContribution: z.ZodObject<{
  epr_category_code: typeof EprCategoryCode;
  eco_contribution_amount: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
  producer_id: z.ZodOptional<z.ZodNullable<z.ZodString>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  epr_category_code: EprCategoryCode,
  eco_contribution_amount: maybe.number,
  producer_id: maybe.text,
}))();
export const OfferFulfillment: z.ZodObject<{
  center: z.ZodObject<{
    code: z.ZodString;
  }, z.core.$loose>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  center: z.looseObject({
    code: is.text,
  }),
}))();
export const OfferLogisticClass: z.ZodObject<{
  code: z.ZodString;
  label: z.ZodString;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  code: is.text,
  label: is.text,
}))();
export const Offer: z.ZodObject<{
  offer_id: z.ZodNumber;
  shop_sku: z.ZodString;
  active: z.ZodBoolean;
  inactivity_reasons: z.ZodOptional<z.ZodNullable<z.ZodArray<typeof OfferInactivityReason>>>;
  product_sku: z.ZodString;
  product_title: z.ZodString;
  product_brand: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  product_description: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  product_references: z.ZodArray<typeof OfferProductReference>;
  product_tax_code: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  category_code: z.ZodString;
  category_label: z.ZodString;
  state_code: z.ZodString;
  quantity: z.ZodNumber;
  warehouses: z.ZodOptional<z.ZodNullable<z.ZodArray<typeof OfferWarehouse>>>;
  min_quantity_alert: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
  min_order_quantity: z.ZodNumber;
  max_order_quantity: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
  package_quantity: z.ZodNumber;
  currency_iso_code: typeof CurrencyCode;
  price: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
  total_price: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
  applicable_pricing: z.ZodOptional<z.ZodNullable<typeof OfferPrice>>;
  all_prices: z.ZodArray<typeof OfferPrice>;
  discount: z.ZodOptional<z.ZodNullable<typeof OfferDiscount>>;
  retail_prices: z.ZodOptional<z.ZodNullable<z.ZodArray<typeof OfferRetailPrice>>>;
  msrp: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
  price_additional_info: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  allow_quote_requests: z.ZodOptional<z.ZodNullable<z.ZodBoolean>>;
  eco_contributions: z.ZodOptional<z.ZodNullable<z.ZodArray<typeof OfferEcoContribution>>>;
  channels: z.ZodArray<z.ZodString>;
  description: z.ZodString;
  internal_description: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  favorite_rank: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
  available_start_date: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  available_end_date: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  leadtime_to_ship: z.ZodNumber;
  shipping_deadline: z.ZodString;
  fulfillment: typeof OfferFulfillment;
  logistic_class: typeof OfferLogisticClass;
  min_shipping_price: z.ZodNumber;
  min_shipping_price_additional: z.ZodNumber;
  min_shipping_type: z.ZodString;
  min_shipping_zone: z.ZodString;
  offer_additional_fields: z.ZodOptional<z.ZodNullable<z.ZodArray<typeof AdditionalFieldValue>>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  offer_id: is.number,
  shop_sku: is.text,
  active: is.flag,
  inactivity_reasons: z.nullish(z.array(OfferInactivityReason)),
  product_sku: is.text,
  product_title: is.text,
  product_brand: maybe.text,
  product_description: maybe.text,
  product_references: z.array(OfferProductReference),
  product_tax_code: maybe.text,
  category_code: is.text,
  category_label: is.text,
  state_code: is.text,
  quantity: is.number,
  warehouses: z.nullish(z.array(OfferWarehouse)),
  min_quantity_alert: maybe.number,
  min_order_quantity: is.number,
  max_order_quantity: maybe.number,
  package_quantity: is.number,
  currency_iso_code: CurrencyCode,
  price: maybe.number,
  total_price: maybe.number,
  applicable_pricing: z.nullish(OfferPrice),
  all_prices: z.array(OfferPrice),
  discount: z.nullish(OfferDiscount),
  retail_prices: z.nullish(z.array(OfferRetailPrice)),
  msrp: maybe.number,
  price_additional_info: maybe.text,
  allow_quote_requests: maybe.flag,
  eco_contributions: z.nullish(z.array(OfferEcoContribution)),
  channels: z.array(is.text),
  description: is.text,
  internal_description: maybe.text,
  favorite_rank: maybe.number,
  available_start_date: maybe.text,
  available_end_date: maybe.text,
  leadtime_to_ship: is.number,
  shipping_deadline: is.text,
  fulfillment: OfferFulfillment,
  logistic_class: OfferLogisticClass,
  min_shipping_price: is.number,
  min_shipping_price_additional: is.number,
  min_shipping_type: is.text,
  min_shipping_zone: is.text,
  offer_additional_fields: z.nullish(z.array(AdditionalFieldValue)),
}))();
export const OfferDiscountInput: z.ZodObject<{
  price: z.ZodOptional<z.ZodNumber>;
  start_date: z.ZodOptional<z.ZodString>;
  end_date: z.ZodOptional<z.ZodString>;
  ranges: z.ZodOptional<z.ZodArray<typeof OfferPriceRange>>;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  price: z.optional(is.number),
  start_date: z.optional(is.text),
  end_date: z.optional(is.text),
  ranges: z.optional(z.array(OfferPriceRange)),
}))();
export const OfferEcoContributionInput: z.ZodObject<{
  epr_category_code: typeof EprCategoryCode;
  eco_contribution_amount: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
  producer_id: z.ZodOptional<z.ZodNullable<z.ZodString>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  epr_category_code: EprCategoryCode,
  eco_contribution_amount: maybe.number,
  producer_id: maybe.text,
}))();
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
export const OfferExportStart: z.ZodObject<{
  tracking_id: z.ZodOptional<z.ZodNullable<z.ZodString>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  tracking_id: maybe.text,
}))();
export const OfferExportStatus: z.ZodObject<{
  status: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  last_updated: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  urls: z.ZodOptional<z.ZodNullable<z.ZodArray<z.ZodString>>>;
  error: z.ZodOptional<z.ZodNullable<z.ZodObject<{
    code: z.ZodOptional<z.ZodNullable<z.ZodString>>;
    detail: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  }, z.core.$loose>>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  status: maybe.text,
  last_updated: maybe.text,
  urls: z.nullish(z.array(is.text)),
  error: z.nullish(z.looseObject({
    code: maybe.text,
    detail: maybe.text,
  })),
}))();
export const OfferFileRow: z.ZodObject<{
  sku: z.ZodOptional<z.ZodString>;
  'product-id': z.ZodOptional<z.ZodString>;
  'product-id-type': z.ZodOptional<z.ZodString>;
  description: z.ZodOptional<z.ZodString>;
  'internal-description': z.ZodOptional<z.ZodString>;
  price: z.ZodOptional<z.ZodString>;
  'price-additional-info': z.ZodOptional<z.ZodString>;
  quantity: z.ZodOptional<z.ZodString>;
  'min-quantity-alert': z.ZodOptional<z.ZodString>;
  state: z.ZodOptional<z.ZodString>;
  'available-start-date': z.ZodOptional<z.ZodString>;
  'available-end-date': z.ZodOptional<z.ZodString>;
  'discount-price': z.ZodOptional<z.ZodString>;
  'discount-start-date': z.ZodOptional<z.ZodString>;
  'discount-end-date': z.ZodOptional<z.ZodString>;
  'discount-ranges': z.ZodOptional<z.ZodString>;
  'allow-quote-requests': z.ZodOptional<z.ZodString>;
  'leadtime-to-ship': z.ZodOptional<z.ZodString>;
  'min-order-quantity': z.ZodOptional<z.ZodString>;
  'max-order-quantity': z.ZodOptional<z.ZodString>;
  'package-quantity': z.ZodOptional<z.ZodString>;
  'update-delete': z.ZodOptional<z.ZodString>;
  'price-ranges': z.ZodOptional<z.ZodString>;
  ecotax: z.ZodOptional<z.ZodString>;
  'gift-wrap': z.ZodOptional<z.ZodString>;
  'min-quantity-ordered': z.ZodOptional<z.ZodString>;
  'logistic-class': z.ZodOptional<z.ZodString>;
  'price[channel=<code>]': z.ZodOptional<z.ZodString>;
  'discount-price[channel=<code>]': z.ZodOptional<z.ZodString>;
  'discount-start-date[channel=<code>]': z.ZodOptional<z.ZodString>;
  'discount-end-date[channel=<code>]': z.ZodOptional<z.ZodString>;
  'discount-ranges[channel=<code>]': z.ZodOptional<z.ZodString>;
  'price-ranges[channel=<code>]': z.ZodOptional<z.ZodString>;
  'pricing-unit': z.ZodOptional<z.ZodString>;
  'product-tax-code': z.ZodOptional<z.ZodString>;
  'producer-id[<EPR category code>]': z.ZodOptional<z.ZodString>;
  'eco-contribution-amount[<EPR category code>]': z.ZodOptional<z.ZodString>;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  sku: z.optional(is.text),
  'product-id': z.optional(is.text),
  'product-id-type': z.optional(is.text),
  description: z.optional(is.text),
  'internal-description': z.optional(is.text),
  price: z.optional(is.text),
  'price-additional-info': z.optional(is.text),
  quantity: z.optional(is.text),
  'min-quantity-alert': z.optional(is.text),
  state: z.optional(is.text),
  'available-start-date': z.optional(is.text),
  'available-end-date': z.optional(is.text),
  'discount-price': z.optional(is.text),
  'discount-start-date': z.optional(is.text),
  'discount-end-date': z.optional(is.text),
  'discount-ranges': z.optional(is.text),
  'allow-quote-requests': z.optional(is.text),
  'leadtime-to-ship': z.optional(is.text),
  'min-order-quantity': z.optional(is.text),
  'max-order-quantity': z.optional(is.text),
  'package-quantity': z.optional(is.text),
  'update-delete': z.optional(is.text),
  'price-ranges': z.optional(is.text),
  ecotax: z.optional(is.text),
  'gift-wrap': z.optional(is.text),
  'min-quantity-ordered': z.optional(is.text),
  'logistic-class': z.optional(is.text),
  'price[channel=<code>]': z.optional(is.text),
  'discount-price[channel=<code>]': z.optional(is.text),
  'discount-start-date[channel=<code>]': z.optional(is.text),
  'discount-end-date[channel=<code>]': z.optional(is.text),
  'discount-ranges[channel=<code>]': z.optional(is.text),
  'price-ranges[channel=<code>]': z.optional(is.text),
  'pricing-unit': z.optional(is.text),
  'product-tax-code': z.optional(is.text),
  'producer-id[<EPR category code>]': z.optional(is.text),
  'eco-contribution-amount[<EPR category code>]': z.optional(is.text),
}))();
export const OfferImport: z.ZodObject<{
  import_id: z.ZodNumber;
  status: typeof OfferImportStatus;
  reason_status: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  date_created: z.ZodString;
  mode: typeof OfferImportMode;
  type: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  lines_read: z.ZodNumber;
  lines_in_success: z.ZodNumber;
  lines_in_error: z.ZodNumber;
  lines_in_pending: z.ZodNumber;
  offer_inserted: z.ZodNumber;
  offer_updated: z.ZodNumber;
  offer_deleted: z.ZodNumber;
  has_error_report: z.ZodBoolean;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  import_id: is.number,
  status: OfferImportStatus,
  reason_status: maybe.text,
  date_created: is.text,
  mode: OfferImportMode,
  type: maybe.text,
  lines_read: is.number,
  lines_in_success: is.number,
  lines_in_error: is.number,
  lines_in_pending: is.number,
  offer_inserted: is.number,
  offer_updated: is.number,
  offer_deleted: is.number,
  has_error_report: is.flag,
}))();
export const OfferImportPage: z.ZodObject<{
  data: z.ZodArray<typeof ListedOfferImport>;
  next_page_token: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  previous_page_token: z.ZodOptional<z.ZodNullable<z.ZodString>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  data: z.array(ListedOfferImport),
  next_page_token: maybe.text,
  previous_page_token: maybe.text,
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
export const OfferImportStarted: z.ZodObject<{
  import_id: z.ZodNumber;
  product_import_id: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  import_id: is.number,
  product_import_id: maybe.number,
}))();
export const OfferVolumePriceInput: z.ZodObject<{
  quantity_threshold: z.ZodNumber;
  unit_origin_price: z.ZodNumber;
  unit_discount_price: z.ZodOptional<z.ZodNumber>;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  quantity_threshold: is.number.int(),
  unit_origin_price: is.number,
  unit_discount_price: z.optional(is.number),
}))();
export const OfferPriceInput: z.ZodObject<{
  channel_code: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  unit_origin_price: z.ZodOptional<z.ZodNumber>;
  unit_discount_price: z.ZodOptional<z.ZodNumber>;
  discount_start_date: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  discount_end_date: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  volume_prices: z.ZodOptional<z.ZodArray<typeof OfferVolumePriceInput>>;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  channel_code: z.optional(z.nullable(is.text)),
  unit_origin_price: z.optional(is.number),
  unit_discount_price: z.optional(is.number),
  discount_start_date: z.optional(z.nullable(is.text)),
  discount_end_date: z.optional(z.nullable(is.text)),
  volume_prices: z.optional(z.array(OfferVolumePriceInput)),
}))();
export const OfferRetailPriceInput: z.ZodObject<{
  unit_origin_price: z.ZodOptional<z.ZodNumber>;
  unit_discount_price: z.ZodOptional<z.ZodNumber>;
  discount_start_date: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  discount_end_date: z.ZodOptional<z.ZodNullable<z.ZodString>>;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  unit_origin_price: z.optional(is.number),
  unit_discount_price: z.optional(is.number),
  discount_start_date: z.optional(z.nullable(is.text)),
  discount_end_date: z.optional(z.nullable(is.text)),
}))();
export const OfferInput: z.ZodObject<{
  shop_sku: z.ZodString;
  product_id: z.ZodString;
  product_id_type: z.ZodString;
  state_code: z.ZodString;
  update_delete: z.ZodString;
  price: z.ZodNumber;
  quantity: z.ZodOptional<z.ZodNumber>;
  description: z.ZodOptional<z.ZodString>;
  internal_description: z.ZodOptional<z.ZodString>;
  price_additional_info: z.ZodOptional<z.ZodString>;
  pricing_unit: z.ZodOptional<z.ZodString>;
  product_tax_code: z.ZodOptional<z.ZodString>;
  min_quantity_alert: z.ZodOptional<z.ZodNumber>;
  min_order_quantity: z.ZodOptional<z.ZodNumber>;
  max_order_quantity: z.ZodOptional<z.ZodNumber>;
  package_quantity: z.ZodOptional<z.ZodNumber>;
  leadtime_to_ship: z.ZodOptional<z.ZodNumber>;
  logistic_class: z.ZodOptional<z.ZodString>;
  available_started: z.ZodOptional<z.ZodString>;
  available_ended: z.ZodOptional<z.ZodString>;
  allow_quote_requests: z.ZodOptional<z.ZodBoolean>;
  discount: z.ZodOptional<typeof OfferDiscountInput>;
  all_prices: z.ZodOptional<z.ZodArray<typeof OfferPriceInput>>;
  retail_prices: z.ZodOptional<z.ZodArray<typeof OfferRetailPriceInput>>;
  msrp: z.ZodOptional<z.ZodNumber>;
  eco_contributions: z.ZodOptional<z.ZodArray<typeof OfferEcoContributionInput>>;
  offer_additional_fields: z.ZodOptional<z.ZodArray<typeof AdditionalFieldValue>>;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  shop_sku: is.text,
  product_id: is.text,
  product_id_type: is.text,
  state_code: is.text,
  update_delete: is.text,
  price: is.number,
  quantity: z.optional(is.number.int()),
  description: z.optional(is.text),
  internal_description: z.optional(is.text),
  price_additional_info: z.optional(is.text),
  pricing_unit: z.optional(is.text),
  product_tax_code: z.optional(is.text),
  min_quantity_alert: z.optional(is.number.int()),
  min_order_quantity: z.optional(is.number.int()),
  max_order_quantity: z.optional(is.number.int()),
  package_quantity: z.optional(is.number.int()),
  leadtime_to_ship: z.optional(is.number.int()),
  logistic_class: z.optional(is.text),
  available_started: z.optional(is.text),
  available_ended: z.optional(is.text),
  allow_quote_requests: z.optional(is.flag),
  discount: z.optional(OfferDiscountInput),
  all_prices: z.optional(z.array(OfferPriceInput)),
  retail_prices: z.optional(z.array(OfferRetailPriceInput)),
  msrp: z.optional(is.number),
  eco_contributions: z.optional(z.array(OfferEcoContributionInput)),
  offer_additional_fields: z.optional(z.array(AdditionalFieldValue)),
}))();
export const OfferPage: z.ZodObject<{
  offers: z.ZodArray<typeof Offer>;
  total_count: z.ZodNumber;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  offers: z.array(Offer),
  total_count: is.number,
}))();
export const OfferQuantity: z.ZodObject<{
  offer_id: z.ZodNumber;
  quantity: z.ZodNumber;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  offer_id: is.number,
  quantity: is.number,
}))();
export const OfferState: z.ZodObject<{
  code: z.ZodString;
  label: z.ZodString;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  code: is.text,
  label: is.text,
}))();
export const OfferStateList: z.ZodObject<{
  offer_states: z.ZodArray<typeof OfferState>;
  total_count: z.ZodNumber;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  offer_states: z.array(OfferState),
  total_count: is.number,
}))();
export const OfferUpsertRequest: z.ZodObject<{
  offers: z.ZodArray<typeof OfferInput>;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  offers: z.array(OfferInput),
}))();
export const OfferUpsertStarted: z.ZodObject<{
  import_id: z.ZodNumber;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  import_id: is.number,
}))();
export const OldRefundState: z.ZodString = /* @__PURE__ */ (() => is.text)();
export const ReturnDocument: z.ZodObject<{
  id: z.ZodNumber;
  type: z.ZodString;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  id: is.number,
  type: is.text,
}))();
export const ReturnRejectionReason: z.ZodString = /* @__PURE__ */ (() => is.text)();
export const ReturnAddress: z.ZodObject<{
  city: z.ZodString;
  country_iso_code: z.ZodString;
  state: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  street1: z.ZodString;
  street2: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  zip_code: z.ZodString;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  city: is.text,
  country_iso_code: is.text,
  state: maybe.text,
  street1: is.text,
  street2: maybe.text,
  zip_code: is.text,
}))();
export const ReturnCompliance: z.ZodObject<{
  compliant: z.ZodBoolean;
  non_compliance_additional_info: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  non_compliance_reason_code: z.ZodOptional<z.ZodNullable<z.ZodUnion<readonly [typeof NonComplianceReason, z.ZodNullable<z.ZodUnknown>]>>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  compliant: is.flag,
  non_compliance_additional_info: maybe.text,
  non_compliance_reason_code: z.nullish(z.union([NonComplianceReason, z.nullable(is.anything)])),
}))();
export const ReturnLine: z.ZodObject<{
  order_line_id: z.ZodString;
  compliance: z.ZodOptional<z.ZodNullable<z.ZodArray<typeof ReturnCompliance>>>;
  quantity: z.ZodNumber;
  reason_code: z.ZodOptional<z.ZodNullable<typeof ReturnReason>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  order_line_id: is.text,
  compliance: z.nullish(z.array(ReturnCompliance)),
  quantity: is.number,
  reason_code: z.nullish(ReturnReason),
}))();
export const ReturnTracking: z.ZodObject<{
  carrier_code: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  carrier_name: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  carrier_standard_code: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  tracking_number: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  tracking_url: z.ZodOptional<z.ZodNullable<z.ZodString>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  carrier_code: maybe.text,
  carrier_name: maybe.text,
  carrier_standard_code: maybe.text,
  tracking_number: maybe.text,
  tracking_url: maybe.text,
}))();
export const ReturnDetails: z.ZodObject<{
  id: z.ZodString;
  order_id: z.ZodString;
  date_created: z.ZodString;
  description: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  documents: z.ZodOptional<z.ZodNullable<z.ZodArray<typeof ReturnDocument>>>;
  label_url: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  last_updated: z.ZodString;
  method_code: typeof ReturnMethod;
  order_commercial_id: z.ZodString;
  reason_code: z.ZodOptional<z.ZodNullable<typeof ReturnReason>>;
  rejection_reason_code: z.ZodOptional<z.ZodNullable<z.ZodUnion<readonly [typeof ReturnRejectionReason, z.ZodNullable<z.ZodUnknown>]>>>;
  return_address: typeof ReturnAddress;
  return_lines: z.ZodArray<typeof ReturnLine>;
  rma: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  tracking: z.ZodOptional<z.ZodNullable<z.ZodUnion<readonly [typeof ReturnTracking, z.ZodNullable<z.ZodUnknown>]>>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  id: is.text,
  order_id: is.text,
  date_created: is.text,
  description: maybe.text,
  documents: z.nullish(z.array(ReturnDocument)),
  label_url: maybe.text,
  last_updated: is.text,
  method_code: ReturnMethod,
  order_commercial_id: is.text,
  reason_code: z.nullish(ReturnReason),
  rejection_reason_code: z.nullish(z.union([ReturnRejectionReason, z.nullable(is.anything)])),
  return_address: ReturnAddress,
  return_lines: z.array(ReturnLine),
  rma: maybe.text,
  tracking: z.nullish(z.union([ReturnTracking, z.nullable(is.anything)])),
}))();
export const ReturnState: z.ZodString = /* @__PURE__ */ (() => is.text)();
export const OpenedReturn: z.ZodIntersection<z.ZodObject<{
  state: z.ZodOptional<z.ZodNullable<typeof ReturnState>>;
}, z.core.$loose>, typeof ReturnDetails> = /* @__PURE__ */ (() => z.intersection(z.looseObject({
  state: z.nullish(ReturnState),
}), ReturnDetails))();
export const OrderContact: z.ZodObject<{
  civility: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  customer_id: z.ZodString;
  firstname: z.ZodString;
  lastname: z.ZodString;
  locale: z.ZodOptional<z.ZodNullable<z.ZodString>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  civility: maybe.text,
  customer_id: is.text,
  firstname: is.text,
  lastname: is.text,
  locale: maybe.text,
}))();
export const OrderBillingAddress: z.ZodObject<{
  city: z.ZodString;
  civility: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  company: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  company_2: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  country: z.ZodString;
  country_iso_code: typeof CountryCode;
  firstname: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  lastname: z.ZodString;
  phone: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  phone_secondary: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  state: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  street_1: z.ZodString;
  street_2: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  zip_code: z.ZodOptional<z.ZodNullable<z.ZodString>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  city: is.text,
  civility: maybe.text,
  company: maybe.text,
  company_2: maybe.text,
  country: is.text,
  country_iso_code: CountryCode,
  firstname: maybe.text,
  lastname: is.text,
  phone: maybe.text,
  phone_secondary: maybe.text,
  state: maybe.text,
  street_1: is.text,
  street_2: maybe.text,
  zip_code: maybe.text,
}))();
export const OrganizationAddress: z.ZodObject<{
  city: z.ZodString;
  country_iso_code: typeof CountryCode;
  state: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  street_1: z.ZodString;
  street_2: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  zip_code: z.ZodString;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  city: is.text,
  country_iso_code: CountryCode,
  state: maybe.text,
  street_1: is.text,
  street_2: maybe.text,
  zip_code: is.text,
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
export const OrderDeliveryDate: z.ZodObject<{
  earliest: z.ZodString;
  latest: z.ZodString;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  earliest: is.text,
  latest: is.text,
}))();
export const OrderFulfillmentCenter: z.ZodObject<{
  code: z.ZodString;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  code: is.text,
}))();
export const OrderFulfillment: z.ZodObject<{
  center: typeof OrderFulfillmentCenter;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  center: OrderFulfillmentCenter,
}))();
export const OrderInvoiceFormat: z.ZodString = /* @__PURE__ */ (() => is.text)();
export const OrderInvoiceDocument: z.ZodObject<{
  format: z.ZodOptional<z.ZodNullable<typeof OrderInvoiceFormat>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  format: z.nullish(OrderInvoiceFormat),
}))();
export const OrderPaymentTerms: z.ZodObject<{
  days: z.ZodNumber;
  type: typeof PaymentTermsType;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  days: is.number,
  type: PaymentTermsType,
}))();
export const OrderInvoiceDetails: z.ZodObject<{
  document_details: z.ZodOptional<z.ZodNullable<z.ZodArray<typeof OrderInvoiceDocument>>>;
  payment_terms: z.ZodOptional<z.ZodNullable<typeof OrderPaymentTerms>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  document_details: z.nullish(z.array(OrderInvoiceDocument)),
  payment_terms: z.nullish(OrderPaymentTerms),
}))();
export const OrderFee: z.ZodObject<{
  amount: z.ZodNumber;
  code: z.ZodString;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  amount: is.number,
  code: is.text,
}))();
export const OrderCancelation: z.ZodObject<{
  id: z.ZodString;
  amount: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
  amount_breakdown: z.ZodOptional<z.ZodNullable<typeof AmountBreakdown>>;
  commission_amount: z.ZodNumber;
  commission_taxes: z.ZodArray<typeof CommissionTaxAmount>;
  commission_total_amount: z.ZodNumber;
  created_date: z.ZodString;
  eco_contributions: z.ZodOptional<z.ZodNullable<z.ZodArray<typeof OrderEcoContribution>>>;
  fees: z.ZodOptional<z.ZodNullable<z.ZodArray<typeof OrderFee>>>;
  purchase_information: z.ZodOptional<z.ZodNullable<typeof ReturnedPurchase>>;
  quantity: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
  reason_code: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  shipping_amount: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
  shipping_amount_breakdown: z.ZodOptional<z.ZodNullable<typeof AmountBreakdown>>;
  shipping_taxes: z.ZodOptional<z.ZodNullable<z.ZodArray<typeof ReturnedTax>>>;
  taxes: z.ZodOptional<z.ZodNullable<z.ZodArray<typeof ReturnedTax>>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  id: is.text,
  amount: maybe.number,
  amount_breakdown: z.nullish(AmountBreakdown),
  commission_amount: is.number,
  commission_taxes: z.array(CommissionTaxAmount),
  commission_total_amount: is.number,
  created_date: is.text,
  eco_contributions: z.nullish(z.array(OrderEcoContribution)),
  fees: z.nullish(z.array(OrderFee)),
  purchase_information: z.nullish(ReturnedPurchase),
  quantity: maybe.number,
  reason_code: maybe.text,
  shipping_amount: maybe.number,
  shipping_amount_breakdown: z.nullish(AmountBreakdown),
  shipping_taxes: z.nullish(z.array(ReturnedTax)),
  taxes: z.nullish(z.array(ReturnedTax)),
}))();
export const OrderCommissionTax: z.ZodObject<{
  amount: z.ZodNumber;
  code: z.ZodString;
  rate: z.ZodNumber;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  amount: is.number,
  code: is.text,
  rate: is.number,
}))();
export const OrderLineState: z.ZodString = /* @__PURE__ */ (() => is.text)();
export const ProductMedia: z.ZodObject<{
  media_url: z.ZodString;
  mime_type: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  type: z.ZodString;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  media_url: is.text,
  mime_type: maybe.text,
  type: is.text,
}))();
export const OrderRefundState: z.ZodString = /* @__PURE__ */ (() => is.text)();
export const OrderRefund: z.ZodObject<{
  id: z.ZodString;
  amount: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
  amount_breakdown: z.ZodOptional<z.ZodNullable<typeof AmountBreakdown>>;
  commission_amount: z.ZodNumber;
  commission_tax_amount: z.ZodNumber;
  commission_taxes: z.ZodArray<typeof CommissionTaxAmount>;
  commission_total_amount: z.ZodNumber;
  created_date: z.ZodString;
  eco_contributions: z.ZodOptional<z.ZodNullable<z.ZodArray<typeof OrderEcoContribution>>>;
  fees: z.ZodOptional<z.ZodNullable<z.ZodArray<typeof OrderFee>>>;
  order_refund_id: z.ZodString;
  purchase_information: z.ZodOptional<z.ZodNullable<typeof ReturnedPurchase>>;
  quantity: z.ZodNumber;
  reason_code: z.ZodString;
  refund_state: z.ZodOptional<z.ZodNullable<typeof OrderRefundState>>;
  shipping_amount: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
  shipping_amount_breakdown: z.ZodOptional<z.ZodNullable<typeof AmountBreakdown>>;
  shipping_taxes: z.ZodOptional<z.ZodNullable<z.ZodArray<typeof ReturnedTax>>>;
  state: typeof OldRefundState;
  tax_legal_notice: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  taxes: z.ZodOptional<z.ZodNullable<z.ZodArray<typeof ReturnedTax>>>;
  transaction_date: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  transaction_number: z.ZodOptional<z.ZodNullable<z.ZodString>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  id: is.text,
  amount: maybe.number,
  amount_breakdown: z.nullish(AmountBreakdown),
  commission_amount: is.number,
  commission_tax_amount: is.number,
  commission_taxes: z.array(CommissionTaxAmount),
  commission_total_amount: is.number,
  created_date: is.text,
  eco_contributions: z.nullish(z.array(OrderEcoContribution)),
  fees: z.nullish(z.array(OrderFee)),
  order_refund_id: is.text,
  purchase_information: z.nullish(ReturnedPurchase),
  quantity: is.number,
  reason_code: is.text,
  refund_state: z.nullish(OrderRefundState),
  shipping_amount: maybe.number,
  shipping_amount_breakdown: z.nullish(AmountBreakdown),
  shipping_taxes: z.nullish(z.array(ReturnedTax)),
  state: OldRefundState,
  tax_legal_notice: maybe.text,
  taxes: z.nullish(z.array(ReturnedTax)),
  transaction_date: maybe.text,
  transaction_number: maybe.text,
}))();
export const ShippingTax: z.ZodObject<{
  amount: z.ZodNumber;
  amount_breakdown: z.ZodOptional<z.ZodNullable<typeof AmountBreakdown>>;
  code: z.ZodString;
  purchase_tax: z.ZodOptional<z.ZodNullable<typeof PurchaseTax>>;
  rate: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
  tax_calculation_rule: z.ZodOptional<z.ZodNullable<typeof TaxCalculationRule>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  amount: is.number,
  amount_breakdown: z.nullish(AmountBreakdown),
  code: is.text,
  purchase_tax: z.nullish(PurchaseTax),
  rate: maybe.number,
  tax_calculation_rule: z.nullish(TaxCalculationRule),
}))();
export const OrderLine: z.ZodObject<{
  order_line_id: z.ZodString;
  can_refund: z.ZodBoolean;
  cancelations: z.ZodArray<typeof OrderCancelation>;
  category_code: z.ZodString;
  category_label: z.ZodString;
  commission_fee: z.ZodNumber;
  commission_rate_vat: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
  commission_taxes: z.ZodOptional<z.ZodNullable<z.ZodArray<typeof OrderCommissionTax>>>;
  commission_vat: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
  created_date: z.ZodString;
  debited_date: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  description: z.ZodNullable<z.ZodString>;
  discount_campaign: z.ZodOptional<z.ZodNullable<typeof OrderCampaign>>;
  eco_contributions: z.ZodOptional<z.ZodNullable<z.ZodArray<typeof OrderEcoContribution>>>;
  fees: z.ZodOptional<z.ZodNullable<z.ZodArray<typeof OrderFee>>>;
  last_updated_date: z.ZodString;
  measurement: z.ZodOptional<z.ZodNullable<typeof LineMeasurement>>;
  offer_id: z.ZodNumber;
  offer_sku: z.ZodString;
  offer_state_code: z.ZodString;
  order_line_additional_fields: z.ZodArray<typeof AdditionalFieldValue>;
  order_line_index: z.ZodNumber;
  order_line_state: typeof OrderLineState;
  order_line_state_reason_code: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  order_line_state_reason_label: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  origin_unit_price: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
  price: z.ZodNumber;
  price_additional_info: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  price_amount_breakdown: z.ZodOptional<z.ZodNullable<typeof AmountBreakdown>>;
  price_unit: z.ZodNumber;
  product_medias: z.ZodArray<typeof ProductMedia>;
  product_shop_sku: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  product_sku: z.ZodString;
  product_title: z.ZodString;
  promotions: z.ZodOptional<z.ZodNullable<z.ZodArray<typeof LinePromotion>>>;
  purchase_information: z.ZodOptional<z.ZodNullable<typeof LinePurchase>>;
  quantity: z.ZodNumber;
  received_date: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  refunds: z.ZodArray<typeof OrderRefund>;
  shipped_date: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  shipping_from: z.ZodOptional<z.ZodNullable<typeof LineOrigin>>;
  shipping_price: z.ZodNumber;
  shipping_price_additional_unit: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
  shipping_price_amount_breakdown: z.ZodOptional<z.ZodNullable<typeof AmountBreakdown>>;
  shipping_price_unit: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
  shipping_taxes: z.ZodOptional<z.ZodNullable<z.ZodArray<typeof ShippingTax>>>;
  tax_legal_notice: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  taxes: z.ZodOptional<z.ZodNullable<z.ZodArray<typeof LineTax>>>;
  total_commission: z.ZodNumber;
  total_price: z.ZodNumber;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  order_line_id: is.text,
  can_refund: is.flag,
  cancelations: z.array(OrderCancelation),
  category_code: is.text,
  category_label: is.text,
  commission_fee: is.number,
  commission_rate_vat: maybe.number,
  commission_taxes: z.nullish(z.array(OrderCommissionTax)),
  commission_vat: maybe.number,
  created_date: is.text,
  debited_date: maybe.text,
  description: z.nullable(is.text),
  discount_campaign: z.nullish(OrderCampaign),
  eco_contributions: z.nullish(z.array(OrderEcoContribution)),
  fees: z.nullish(z.array(OrderFee)),
  last_updated_date: is.text,
  measurement: z.nullish(LineMeasurement),
  offer_id: is.number,
  offer_sku: is.text,
  offer_state_code: is.text,
  order_line_additional_fields: z.array(AdditionalFieldValue),
  order_line_index: is.number,
  order_line_state: OrderLineState,
  order_line_state_reason_code: maybe.text,
  order_line_state_reason_label: maybe.text,
  origin_unit_price: maybe.number,
  price: is.number,
  price_additional_info: maybe.text,
  price_amount_breakdown: z.nullish(AmountBreakdown),
  price_unit: is.number,
  product_medias: z.array(ProductMedia),
  product_shop_sku: maybe.text,
  product_sku: is.text,
  product_title: is.text,
  promotions: z.nullish(z.array(LinePromotion)),
  purchase_information: z.nullish(LinePurchase),
  quantity: is.number,
  received_date: maybe.text,
  refunds: z.array(OrderRefund),
  shipped_date: maybe.text,
  shipping_from: z.nullish(LineOrigin),
  shipping_price: is.number,
  shipping_price_additional_unit: maybe.number,
  shipping_price_amount_breakdown: z.nullish(AmountBreakdown),
  shipping_price_unit: maybe.number,
  shipping_taxes: z.nullish(z.array(ShippingTax)),
  tax_legal_notice: maybe.text,
  taxes: z.nullish(z.array(LineTax)),
  total_commission: is.number,
  total_price: is.number,
}))();
export const OrderTax: z.ZodObject<{
  code: z.ZodString;
  rate: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
  total_amount: z.ZodNumber;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  code: is.text,
  rate: maybe.number,
  total_amount: is.number,
}))();
export const OrderRefundTaxes: z.ZodObject<{
  order_refund_id: z.ZodString;
  taxes: z.ZodOptional<z.ZodNullable<z.ZodArray<typeof OrderTax>>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  order_refund_id: is.text,
  taxes: z.nullish(z.array(OrderTax)),
}))();
export const OrderState: z.ZodString = /* @__PURE__ */ (() => is.text)();
export const OrderPaymentWorkflow: z.ZodString = /* @__PURE__ */ (() => is.text)();
export const OrderPromotionConfiguration: z.ZodObject<{
  amount_off: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
  free_items_quantity: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
  internal_description: z.ZodString;
  percentage_off: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
  reduced_unit_price: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
  type: typeof PromotionType;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  amount_off: maybe.number,
  free_items_quantity: maybe.number,
  internal_description: is.text,
  percentage_off: maybe.number,
  reduced_unit_price: maybe.number,
  type: PromotionType,
}))();
export const OrderPromotion: z.ZodObject<{
  id: z.ZodString;
  apportioned: z.ZodBoolean;
  campaign: z.ZodOptional<z.ZodNullable<typeof OrderCampaign>>;
  configuration: typeof OrderPromotionConfiguration;
  deduced_amount: z.ZodNumber;
  offered_quantity: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
  promo_code: z.ZodOptional<z.ZodNullable<z.ZodString>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  id: is.text,
  apportioned: is.flag,
  campaign: z.nullish(OrderCampaign),
  configuration: OrderPromotionConfiguration,
  deduced_amount: is.number,
  offered_quantity: maybe.number,
  promo_code: maybe.text,
}))();
export const OrderPromotions: z.ZodObject<{
  applied_promotions: z.ZodArray<typeof OrderPromotion>;
  total_deduced_amount: z.ZodNumber;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  applied_promotions: z.array(OrderPromotion),
  total_deduced_amount: is.number,
}))();
export const Order: z.ZodObject<{
  order_id: z.ZodString;
  acceptance_decision_date: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  can_cancel: z.ZodBoolean;
  can_shop_ship: z.ZodBoolean;
  channel: z.ZodOptional<z.ZodNullable<typeof CodeLabel>>;
  commercial_id: z.ZodString;
  created_date: z.ZodString;
  currency_iso_code: typeof CurrencyCode;
  customer: typeof OrderCustomer;
  customer_debited_date: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  customer_directly_pays_seller: z.ZodOptional<z.ZodNullable<z.ZodBoolean>>;
  customer_notification_email: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  delivery_date: z.ZodOptional<z.ZodNullable<typeof OrderDeliveryDate>>;
  discount_campaigns: z.ZodOptional<z.ZodNullable<z.ZodArray<typeof OrderCampaign>>>;
  fulfillment: typeof OrderFulfillment;
  fully_refunded: z.ZodOptional<z.ZodNullable<z.ZodBoolean>>;
  has_customer_message: z.ZodBoolean;
  has_incident: z.ZodBoolean;
  has_invoice: z.ZodBoolean;
  invoice_details: z.ZodOptional<z.ZodNullable<typeof OrderInvoiceDetails>>;
  last_updated_date: z.ZodString;
  leadtime_to_ship: z.ZodNumber;
  order_additional_fields: z.ZodOptional<z.ZodNullable<z.ZodArray<typeof AdditionalFieldValue>>>;
  order_lines: z.ZodArray<typeof OrderLine>;
  order_refunds: z.ZodOptional<z.ZodNullable<z.ZodArray<typeof OrderRefundTaxes>>>;
  order_state: typeof OrderState;
  order_state_reason_code: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  order_state_reason_label: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  order_tax_mode: typeof OrderTaxMode;
  order_taxes: z.ZodOptional<z.ZodNullable<z.ZodArray<typeof NullableRateOrderTax>>>;
  paymentType: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  payment_duration: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
  payment_type: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  payment_workflow: z.ZodOptional<z.ZodNullable<typeof OrderPaymentWorkflow>>;
  price: z.ZodNumber;
  promotions: z.ZodOptional<z.ZodNullable<typeof OrderPromotions>>;
  quote_id: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  references: z.ZodOptional<z.ZodNullable<typeof OrderReferences>>;
  shipping_carrier_code: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  shipping_carrier_standard_code: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  shipping_company: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  shipping_deadline: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  shipping_price: z.ZodNumber;
  shipping_pudo_id: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  shipping_tracking: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  shipping_tracking_url: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  shipping_type_code: z.ZodString;
  shipping_type_label: z.ZodString;
  shipping_type_standard_code: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  shipping_zone_code: z.ZodString;
  shipping_zone_label: z.ZodString;
  total_commission: z.ZodNumber;
  total_price: z.ZodNumber;
  transaction_date: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  transaction_number: z.ZodOptional<z.ZodNullable<z.ZodString>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  order_id: is.text,
  acceptance_decision_date: maybe.text,
  can_cancel: is.flag,
  can_shop_ship: is.flag,
  channel: z.nullish(CodeLabel),
  commercial_id: is.text,
  created_date: is.text,
  currency_iso_code: CurrencyCode,
  customer: OrderCustomer,
  customer_debited_date: maybe.text,
  customer_directly_pays_seller: maybe.flag,
  customer_notification_email: maybe.text,
  delivery_date: z.nullish(OrderDeliveryDate),
  discount_campaigns: z.nullish(z.array(OrderCampaign)),
  fulfillment: OrderFulfillment,
  fully_refunded: maybe.flag,
  has_customer_message: is.flag,
  has_incident: is.flag,
  has_invoice: is.flag,
  invoice_details: z.nullish(OrderInvoiceDetails),
  last_updated_date: is.text,
  leadtime_to_ship: is.number,
  order_additional_fields: z.nullish(z.array(AdditionalFieldValue)),
  order_lines: z.array(OrderLine),
  order_refunds: z.nullish(z.array(OrderRefundTaxes)),
  order_state: OrderState,
  order_state_reason_code: maybe.text,
  order_state_reason_label: maybe.text,
  order_tax_mode: OrderTaxMode,
  order_taxes: z.nullish(z.array(NullableRateOrderTax)),
  paymentType: maybe.text,
  payment_duration: maybe.number,
  payment_type: maybe.text,
  payment_workflow: z.nullish(OrderPaymentWorkflow),
  price: is.number,
  promotions: z.nullish(OrderPromotions),
  quote_id: maybe.text,
  references: z.nullish(OrderReferences),
  shipping_carrier_code: maybe.text,
  shipping_carrier_standard_code: maybe.text,
  shipping_company: maybe.text,
  shipping_deadline: maybe.text,
  shipping_price: is.number,
  shipping_pudo_id: maybe.text,
  shipping_tracking: maybe.text,
  shipping_tracking_url: maybe.text,
  shipping_type_code: is.text,
  shipping_type_label: is.text,
  shipping_type_standard_code: maybe.text,
  shipping_zone_code: is.text,
  shipping_zone_label: is.text,
  total_commission: is.number,
  total_price: is.number,
  transaction_date: maybe.text,
  transaction_number: maybe.text,
}))();
export const OrderLineDecision: z.ZodObject<{
  id: z.ZodString;
  accepted: z.ZodBoolean;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  id: is.text,
  accepted: is.flag,
}))();
export const OrderAcceptRequest: z.ZodObject<{
  order_lines: z.ZodArray<typeof OrderLineDecision>;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  order_lines: z.array(OrderLineDecision),
}))();
export const OrderAdjustmentRequest: z.ZodObject<{
  order_lines: z.ZodArray<typeof LineAdjustment>;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  order_lines: z.array(LineAdjustment).min(1).max(100),
}))();
export const OrderAdjustmentResult: z.ZodObject<{
  order_lines_adjusted: z.ZodOptional<z.ZodNullable<z.ZodArray<typeof AdjustedLine>>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  order_lines_adjusted: z.nullish(z.array(AdjustedLine)),
}))();
export const OrderAmountInput: z.ZodObject<{
  amount: z.ZodOptional<z.ZodNumber>;
  code: z.ZodOptional<z.ZodString>;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  amount: z.optional(is.number),
  code: z.optional(is.text),
}))();
export const OrderCancelationInput: z.ZodObject<{
  order_line_id: z.ZodString;
  amount: z.ZodNumber;
  currency_iso_code: z.ZodOptional<typeof CurrencyCode>;
  fees: z.ZodOptional<z.ZodArray<typeof OrderAmountInput>>;
  quantity: z.ZodNumber;
  reason_code: z.ZodString;
  shipping_amount: z.ZodNumber;
  shipping_taxes: z.ZodOptional<z.ZodArray<typeof OrderAmountInput>>;
  taxes: z.ZodOptional<z.ZodArray<typeof OrderAmountInput>>;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  order_line_id: is.text,
  amount: is.number,
  currency_iso_code: z.optional(CurrencyCode),
  fees: z.optional(z.array(OrderAmountInput)),
  quantity: is.number.int(),
  reason_code: is.text,
  shipping_amount: is.number,
  shipping_taxes: z.optional(z.array(OrderAmountInput)),
  taxes: z.optional(z.array(OrderAmountInput)),
}))();
export const OrderCancelationRequest: z.ZodObject<{
  cancelations: z.ZodArray<typeof OrderCancelationInput>;
  order_tax_mode: z.ZodOptional<typeof OrderTaxMode>;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  cancelations: z.array(OrderCancelationInput),
  order_tax_mode: z.optional(OrderTaxMode),
}))();
export const OrderCancelationResult: z.ZodObject<{
  cancelations: z.ZodArray<typeof CreatedCancelation>;
  order_tax_mode: typeof OrderTaxMode;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  cancelations: z.array(CreatedCancelation),
  order_tax_mode: OrderTaxMode,
}))();
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
export const OrderDocument: z.ZodObject<{
  id: z.ZodNumber;
  order_id: z.ZodString;
  date_uploaded: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  file_name: z.ZodString;
  file_size: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
  type: z.ZodString;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  id: is.number,
  order_id: is.text,
  date_uploaded: maybe.text,
  file_name: is.text,
  file_size: maybe.number,
  type: is.text,
}))();
export const OrderDocumentEntityType: z.ZodString = /* @__PURE__ */ (() => is.text)();
export const OrderDocumentEntity: z.ZodObject<{
  id: z.ZodString;
  type: typeof OrderDocumentEntityType;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  id: is.text,
  type: OrderDocumentEntityType,
}))();
export const OrderDocumentInput: z.ZodObject<{
  entity: z.ZodOptional<typeof OrderDocumentEntity>;
  file_name: z.ZodString;
  type_code: z.ZodString;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  entity: z.optional(OrderDocumentEntity),
  file_name: is.text,
  type_code: is.text,
}))();
export const OrderDocumentList: z.ZodObject<{
  order_documents: z.ZodArray<typeof OrderDocument>;
  total_count: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  order_documents: z.array(OrderDocument),
  total_count: maybe.number,
}))();
export const OrderDocumentUpload: z.ZodObject<{
  order_documents: z.ZodArray<typeof OrderDocumentInput>;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  order_documents: z.array(OrderDocumentInput),
}))();
export const RefusedOrderDocumentInput: z.ZodObject<{
  file_name: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  type_code: z.ZodOptional<z.ZodNullable<z.ZodString>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  file_name: maybe.text,
  type_code: maybe.text,
}))();
export const RefusedOrderDocument: z.ZodObject<{
  errors: z.ZodArray<typeof InputError>;
  input: z.ZodOptional<z.ZodNullable<typeof RefusedOrderDocumentInput>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  errors: z.array(InputError),
  input: z.nullish(RefusedOrderDocumentInput),
}))();
export const OrderDocumentUploadResult: z.ZodObject<{
  errors_count: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
  order_documents: z.ZodArray<typeof RefusedOrderDocument>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  errors_count: maybe.number,
  order_documents: z.array(RefusedOrderDocument),
}))();
export const OrderEcoContributionInput: z.ZodObject<{
  epr_category_code: z.ZodString;
  producer_id: z.ZodString;
  unit_amount: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  epr_category_code: is.text,
  producer_id: is.text.min(0).max(255),
  unit_amount: z.optional(z.nullable(is.number.min(0).max(100000000000000000))),
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
export const OrderExportStart: z.ZodObject<{
  tracking_id: z.ZodString;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  tracking_id: is.text,
}))();
export const OrderExportState: z.ZodString = /* @__PURE__ */ (() => is.text)();
export const OrderExportStatus: z.ZodObject<{
  last_updated: z.ZodString;
  status: typeof OrderExportState;
  urls: z.ZodOptional<z.ZodNullable<z.ZodArray<z.ZodString>>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  last_updated: is.text,
  status: OrderExportState,
  urls: z.nullish(z.array(is.text)),
}))();
export const OrderFieldInput: z.ZodObject<{
  code: z.ZodString;
  type: z.ZodOptional<typeof AdditionalFieldType>;
  value: z.ZodNullable<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  code: is.text,
  type: z.optional(AdditionalFieldType),
  value: z.nullable(z.union([is.text, z.array(is.text)])),
}))();
export const OrderLineFields: z.ZodObject<{
  order_line_id: z.ZodString;
  order_line_additional_fields: z.ZodOptional<z.ZodNullable<z.ZodArray<typeof AdditionalFieldValue>>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  order_line_id: is.text,
  order_line_additional_fields: z.nullish(z.array(AdditionalFieldValue)),
}))();
export const OrderFields: z.ZodObject<{
  order_additional_fields: z.ZodOptional<z.ZodNullable<z.ZodArray<typeof AdditionalFieldValue>>>;
  order_lines: z.ZodOptional<z.ZodNullable<z.ZodArray<typeof OrderLineFields>>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  order_additional_fields: z.nullish(z.array(AdditionalFieldValue)),
  order_lines: z.nullish(z.array(OrderLineFields)),
}))();
export const OrderFieldsErrors: z.ZodObject<{
  errors: z.ZodArray<typeof InputError>;
  input: z.ZodOptional<z.ZodNullable<typeof OrderFields>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  errors: z.array(InputError),
  input: z.nullish(OrderFields),
}))();
export const OrderLineFieldsInput: z.ZodObject<{
  order_line_id: z.ZodString;
  order_line_additional_fields: z.ZodOptional<z.ZodArray<typeof OrderFieldInput>>;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  order_line_id: is.text,
  order_line_additional_fields: z.optional(z.array(OrderFieldInput)),
}))();
export const OrderFieldsRequest: z.ZodObject<{
  order_additional_fields: z.ZodOptional<z.ZodArray<typeof OrderFieldInput>>;
  order_lines: z.ZodOptional<z.ZodArray<typeof OrderLineFieldsInput>>;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  order_additional_fields: z.optional(z.array(OrderFieldInput)),
  order_lines: z.optional(z.array(OrderLineFieldsInput)),
}))();
export const OrderFieldsResult: z.ZodObject<{
  order_update_errors: z.ZodOptional<z.ZodNullable<typeof OrderFieldsErrors>>;
  order_update_result: z.ZodOptional<z.ZodNullable<typeof OrderFields>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  order_update_errors: z.nullish(OrderFieldsErrors),
  order_update_result: z.nullish(OrderFields),
}))();
export const OrderLineUpdate: z.ZodObject<{
  order_line_id: z.ZodString;
  eco_contributions: z.ZodOptional<z.ZodNullable<z.ZodArray<typeof OrderEcoContributionInput>>>;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  order_line_id: is.text,
  eco_contributions: z.optional(z.nullable(z.array(OrderEcoContributionInput))),
}))();
export const OrderMessageCreated: z.ZodObject<{
  id: z.ZodNumber;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  id: is.number,
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
export const OrderTaxSetting: z.ZodObject<{
  code: z.ZodString;
  label: z.ZodString;
  tax_calculation_rule: typeof TaxCalculationRule;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  code: is.text,
  label: is.text,
  tax_calculation_rule: TaxCalculationRule,
}))();
export const OrderTaxList: z.ZodObject<{
  taxes: z.ZodArray<typeof OrderTaxSetting>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  taxes: z.array(OrderTaxSetting),
}))();
export const OrderThreadInput: z.ZodObject<{
  body: typeof MessageBody;
  to: z.ZodArray<z.ZodString>;
  topic: typeof TopicInput;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  body: MessageBody,
  to: z.array(is.text),
  topic: TopicInput,
}))();
export const OrderThreadRequest: z.ZodObject<{
  files: z.ZodOptional<typeof MessageFiles>;
  thread_input: typeof OrderThreadInput;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  files: z.optional(MessageFiles),
  thread_input: OrderThreadInput,
}))();
export const OrderTrackingRequest: z.ZodObject<{
  carrier_code: z.ZodOptional<z.ZodString>;
  carrier_name: z.ZodOptional<z.ZodString>;
  carrier_standard_code: z.ZodOptional<z.ZodString>;
  carrier_url: z.ZodOptional<z.ZodString>;
  tracking_number: z.ZodOptional<z.ZodString>;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  carrier_code: z.optional(is.text),
  carrier_name: z.optional(is.text),
  carrier_standard_code: z.optional(is.text),
  carrier_url: z.optional(is.text),
  tracking_number: z.optional(is.text),
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
export const UpdatedEcoContribution: z.ZodObject<{
  epr_category_code: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  producer_id: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  producer_id_owner: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  total_amount: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
  unit_amount: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  epr_category_code: maybe.text,
  producer_id: maybe.text,
  producer_id_owner: maybe.text,
  total_amount: maybe.number,
  unit_amount: maybe.number,
}))();
export const UpdatedCancelation: z.ZodObject<{
  cancelation_id: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  eco_contributions: z.ZodOptional<z.ZodNullable<z.ZodArray<typeof UpdatedEcoContribution>>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  cancelation_id: maybe.text,
  eco_contributions: z.nullish(z.array(UpdatedEcoContribution)),
}))();
export const UpdatedRefund: z.ZodObject<{
  eco_contributions: z.ZodOptional<z.ZodNullable<z.ZodArray<typeof UpdatedEcoContribution>>>;
  refund_id: z.ZodOptional<z.ZodNullable<z.ZodString>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  eco_contributions: z.nullish(z.array(UpdatedEcoContribution)),
  refund_id: maybe.text,
}))();
export const UpdatedOrderLine: z.ZodObject<{
  order_line_id: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  cancelations: z.ZodOptional<z.ZodNullable<z.ZodArray<typeof UpdatedCancelation>>>;
  eco_contributions: z.ZodOptional<z.ZodNullable<z.ZodArray<typeof UpdatedEcoContribution>>>;
  refunds: z.ZodOptional<z.ZodNullable<z.ZodArray<typeof UpdatedRefund>>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  order_line_id: maybe.text,
  cancelations: z.nullish(z.array(UpdatedCancelation)),
  eco_contributions: z.nullish(z.array(UpdatedEcoContribution)),
  refunds: z.nullish(z.array(UpdatedRefund)),
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
export const PercentageOffReward: z.ZodObject<{
  type: z.ZodLiteral<'PERCENTAGE_OFF'>;
  selection: typeof RewardSelection;
  percentage_off: z.ZodNumber;
  max_quantity_to_discount: z.ZodOptional<z.ZodNumber>;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  type: z.literal('PERCENTAGE_OFF'),
  selection: RewardSelection,
  percentage_off: is.number,
  max_quantity_to_discount: z.optional(is.number.int()),
}))();
export const PickedOrderLine: z.ZodObject<{
  id: z.ZodString;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  id: is.text,
}))();
export const PickListLine: z.ZodObject<{
  offer_id: z.ZodNumber;
  quantity: z.ZodNumber;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  offer_id: is.number,
  quantity: is.number,
}))();
export const PickListState: z.ZodString = /* @__PURE__ */ (() => is.text)();
export const PickList: z.ZodObject<{
  id: z.ZodString;
  date_created: z.ZodString;
  last_updated: z.ZodString;
  order_lines: z.ZodArray<typeof PickedOrderLine>;
  picklist_lines: z.ZodArray<typeof PickListLine>;
  pickrun_code: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  pickup_date: z.ZodString;
  shop_id: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
  state: typeof PickListState;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  id: is.text,
  date_created: is.text,
  last_updated: is.text,
  order_lines: z.array(PickedOrderLine),
  picklist_lines: z.array(PickListLine),
  pickrun_code: maybe.text,
  pickup_date: is.text,
  shop_id: maybe.number,
  state: PickListState,
}))();
export const PickListPage: z.ZodObject<{
  data: z.ZodArray<typeof PickList>;
  next_page_token: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  previous_page_token: z.ZodOptional<z.ZodNullable<z.ZodString>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  data: z.array(PickList),
  next_page_token: maybe.text,
  previous_page_token: maybe.text,
}))();
export const PriceFileRow: z.ZodObject<{
  'offer-sku': z.ZodOptional<z.ZodString>;
  price: z.ZodOptional<z.ZodString>;
  'discount-price': z.ZodOptional<z.ZodString>;
  'discount-start-date': z.ZodOptional<z.ZodString>;
  'discount-end-date': z.ZodOptional<z.ZodString>;
  'price-ranges': z.ZodOptional<z.ZodString>;
  'discount-ranges': z.ZodOptional<z.ZodString>;
  channels: z.ZodOptional<z.ZodString>;
  'start-date': z.ZodOptional<z.ZodString>;
  'end-date': z.ZodOptional<z.ZodString>;
  'customer-organization-ids': z.ZodOptional<z.ZodString>;
  'customer-group-ids': z.ZodOptional<z.ZodString>;
  'price-type': z.ZodOptional<z.ZodString>;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  'offer-sku': z.optional(is.text),
  price: z.optional(is.text),
  'discount-price': z.optional(is.text),
  'discount-start-date': z.optional(is.text),
  'discount-end-date': z.optional(is.text),
  'price-ranges': z.optional(is.text),
  'discount-ranges': z.optional(is.text),
  channels: z.optional(is.text),
  'start-date': z.optional(is.text),
  'end-date': z.optional(is.text),
  'customer-organization-ids': z.optional(is.text),
  'customer-group-ids': z.optional(is.text),
  'price-type': z.optional(is.text),
}))();
export const PriceImportStatus: z.ZodString = /* @__PURE__ */ (() => is.text)();
export const PriceImport: z.ZodObject<{
  import_id: z.ZodString;
  shop_id: z.ZodNumber;
  status: typeof PriceImportStatus;
  reason_status: z.ZodString;
  date_created: z.ZodString;
  origin: typeof ImportOrigin;
  lines_in_success: z.ZodNumber;
  lines_in_error: z.ZodNumber;
  offers_updated: z.ZodNumber;
  offers_in_error: z.ZodNumber;
  has_error_report: z.ZodBoolean;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  import_id: is.text,
  shop_id: is.number,
  status: PriceImportStatus,
  reason_status: is.text,
  date_created: is.text,
  origin: ImportOrigin,
  lines_in_success: is.number,
  lines_in_error: is.number,
  offers_updated: is.number,
  offers_in_error: is.number,
  has_error_report: is.flag,
}))();
export const PriceImportPage: z.ZodObject<{
  data: z.ZodArray<typeof PriceImport>;
  next_page_token: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  previous_page_token: z.ZodOptional<z.ZodNullable<z.ZodString>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  data: z.array(PriceImport),
  next_page_token: maybe.text,
  previous_page_token: maybe.text,
}))();
export const PriceImportRequest: z.ZodObject<{
  file: z.ZodType<FileInput>;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  file: upload(),
}))();
export const PriceImportStarted: z.ZodObject<{
  import_id: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  importId: z.ZodOptional<z.ZodNullable<z.ZodString>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  import_id: maybe.text,
  importId: maybe.text,
}))();
export const Product: z.ZodObject<{
  product_sku: z.ZodString;
  product_id: z.ZodString;
  product_id_type: z.ZodString;
  product_title: z.ZodString;
  category_code: z.ZodString;
  category_label: z.ZodString;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  product_sku: is.text,
  product_id: is.text,
  product_id_type: is.text,
  product_title: is.text,
  category_code: is.text,
  category_label: is.text,
}))();
export const ProductList: z.ZodObject<{
  products: z.ZodArray<typeof Product>;
  total_count: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  products: z.array(Product),
  total_count: maybe.number,
}))();
export const ProductMeasurement: z.ZodObject<{
  total_measurement_of_product: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
  unit: z.ZodString;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  total_measurement_of_product: maybe.number,
  unit: is.text,
}))();
export const ProductOfferPrice: z.ZodObject<{
  channel_code: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  context: z.ZodOptional<z.ZodNullable<typeof OfferPriceContext>>;
  discount_end_date: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  discount_start_date: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  price: z.ZodNumber;
  unit_discount_price: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
  unit_origin_price: z.ZodNumber;
  volume_prices: z.ZodArray<typeof OfferVolumePrice>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  channel_code: maybe.text,
  context: z.nullish(OfferPriceContext),
  discount_end_date: maybe.text,
  discount_start_date: maybe.text,
  price: is.number,
  unit_discount_price: maybe.number,
  unit_origin_price: is.number,
  volume_prices: z.array(OfferVolumePrice),
}))();
export const ProductOfferRetailPrice: z.ZodObject<{
  discount_end_date: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  discount_start_date: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  price: z.ZodNumber;
  unit_discount_price: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
  unit_origin_price: z.ZodNumber;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  discount_end_date: maybe.text,
  discount_start_date: maybe.text,
  price: is.number,
  unit_discount_price: maybe.number,
  unit_origin_price: is.number,
}))();
export const ProductOfferDelivery: z.ZodObject<{
  earliest_days: z.ZodNumber;
  earliest_delivery_date: z.ZodString;
  latest_days: z.ZodNumber;
  latest_delivery_date: z.ZodString;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  earliest_days: is.number,
  earliest_delivery_date: is.text,
  latest_days: is.number,
  latest_delivery_date: is.text,
}))();
export const ProductShippingPriceType: z.ZodString = /* @__PURE__ */ (() => is.text)();
export const ProductOfferShipping: z.ZodObject<{
  code: z.ZodString;
  cut_off_next_date: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  cut_off_time: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  delivery_time: z.ZodOptional<z.ZodNullable<typeof ProductOfferDelivery>>;
  label: z.ZodString;
  shipping_deadline: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  shipping_price_type: typeof ProductShippingPriceType;
  shipping_price_unit: z.ZodNumber;
  shipping_zone_code: z.ZodString;
  shipping_zone_label: z.ZodString;
  standard_code: z.ZodOptional<z.ZodNullable<z.ZodString>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  code: is.text,
  cut_off_next_date: maybe.text,
  cut_off_time: maybe.text,
  delivery_time: z.nullish(ProductOfferDelivery),
  label: is.text,
  shipping_deadline: maybe.text,
  shipping_price_type: ProductShippingPriceType,
  shipping_price_unit: is.number,
  shipping_zone_code: is.text,
  shipping_zone_label: is.text,
  standard_code: maybe.text,
}))();
export const ProductOffer: z.ZodObject<{
  active: z.ZodBoolean;
  all_prices: z.ZodArray<typeof ProductOfferPrice>;
  allow_quote_requests: z.ZodOptional<z.ZodNullable<z.ZodBoolean>>;
  applicable_pricing: z.ZodOptional<z.ZodNullable<typeof ProductOfferPrice>>;
  available_end_date: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  available_start_date: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  channels: z.ZodOptional<z.ZodNullable<z.ZodArray<z.ZodString>>>;
  currency_iso_code: typeof CurrencyCode;
  description: z.ZodString;
  discount: z.ZodOptional<z.ZodNullable<z.ZodUnion<readonly [typeof OfferDiscount, z.ZodNullable<z.ZodUnknown>]>>>;
  eco_contributions: z.ZodOptional<z.ZodNullable<z.ZodArray<typeof OfferEcoContribution>>>;
  favorite_rank: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
  inactivity_reasons: z.ZodOptional<z.ZodNullable<z.ZodArray<typeof OfferInactivityReason>>>;
  is_professional: z.ZodBoolean;
  leadtime_to_ship: z.ZodNumber;
  logistic_class: z.ZodOptional<z.ZodNullable<z.ZodUnion<readonly [typeof OfferLogisticClass, z.ZodNullable<z.ZodUnknown>]>>>;
  min_quantity_alert: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
  min_shipping_price: z.ZodNumber;
  min_shipping_price_additional: z.ZodNumber;
  min_shipping_type: z.ZodString;
  min_shipping_zone: z.ZodString;
  msrp: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
  nb_evaluation: z.ZodNumber;
  offer_additional_fields: z.ZodOptional<z.ZodNullable<z.ZodArray<typeof AdditionalFieldValue>>>;
  offer_id: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
  premium: z.ZodOptional<z.ZodNullable<z.ZodBoolean>>;
  price: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
  price_additional_info: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  quantity: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
  retail_prices: z.ZodOptional<z.ZodNullable<z.ZodArray<typeof ProductOfferRetailPrice>>>;
  shipping_deadline: z.ZodString;
  shipping_types: z.ZodOptional<z.ZodNullable<z.ZodArray<typeof ProductOfferShipping>>>;
  shop_grade: z.ZodNumber;
  shop_id: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
  shop_name: z.ZodString;
  state_code: z.ZodString;
  total_price: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  active: is.flag,
  all_prices: z.array(ProductOfferPrice),
  allow_quote_requests: maybe.flag,
  applicable_pricing: z.nullish(ProductOfferPrice),
  available_end_date: maybe.text,
  available_start_date: maybe.text,
  channels: z.nullish(z.array(is.text)),
  currency_iso_code: CurrencyCode,
  description: is.text,
  discount: z.nullish(z.union([OfferDiscount, z.nullable(is.anything)])),
  eco_contributions: z.nullish(z.array(OfferEcoContribution)),
  favorite_rank: maybe.number,
  inactivity_reasons: z.nullish(z.array(OfferInactivityReason)),
  is_professional: is.flag,
  leadtime_to_ship: is.number,
  logistic_class: z.nullish(z.union([OfferLogisticClass, z.nullable(is.anything)])),
  min_quantity_alert: maybe.number,
  min_shipping_price: is.number,
  min_shipping_price_additional: is.number,
  min_shipping_type: is.text,
  min_shipping_zone: is.text,
  msrp: maybe.number,
  nb_evaluation: is.number,
  offer_additional_fields: z.nullish(z.array(AdditionalFieldValue)),
  offer_id: maybe.number,
  premium: maybe.flag,
  price: maybe.number,
  price_additional_info: maybe.text,
  quantity: maybe.number,
  retail_prices: z.nullish(z.array(ProductOfferRetailPrice)),
  shipping_deadline: is.text,
  shipping_types: z.nullish(z.array(ProductOfferShipping)),
  shop_grade: is.number,
  shop_id: maybe.number,
  shop_name: is.text,
  state_code: is.text,
  total_price: maybe.number,
}))();
export const ProductOfferMedia: z.ZodObject<{
  dam_url: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  media_url: z.ZodString;
  type: z.ZodString;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  dam_url: maybe.text,
  media_url: is.text,
  type: is.text,
}))();
export const ProductWithOffers: z.ZodObject<{
  category_code: z.ZodString;
  category_label: z.ZodString;
  measurement: z.ZodOptional<z.ZodNullable<typeof ProductMeasurement>>;
  offers: z.ZodOptional<z.ZodNullable<z.ZodArray<typeof ProductOffer>>>;
  product_brand: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  product_description: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  product_media: z.ZodOptional<z.ZodNullable<typeof ProductOfferMedia>>;
  product_references: z.ZodArray<typeof OfferProductReference>;
  product_sku: z.ZodString;
  product_title: z.ZodString;
  total_count: z.ZodNumber;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  category_code: is.text,
  category_label: is.text,
  measurement: z.nullish(ProductMeasurement),
  offers: z.nullish(z.array(ProductOffer)),
  product_brand: maybe.text,
  product_description: maybe.text,
  product_media: z.nullish(ProductOfferMedia),
  product_references: z.array(OfferProductReference),
  product_sku: is.text,
  product_title: is.text,
  total_count: is.number,
}))();
export const ProductOfferPage: z.ZodObject<{
  products: z.ZodOptional<z.ZodNullable<z.ZodArray<typeof ProductWithOffers>>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  products: z.nullish(z.array(ProductWithOffers)),
}))();
export const PromotionState: z.ZodString = /* @__PURE__ */ (() => is.text)();
export const PromotionTriggerRule: z.ZodObject<{
  type: z.ZodString;
  quantity_purchased: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
  amount_purchased: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
  same_item_purchased: z.ZodOptional<z.ZodNullable<z.ZodBoolean>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  type: is.text,
  quantity_purchased: maybe.number,
  amount_purchased: maybe.number,
  same_item_purchased: maybe.flag,
}))();
export const PromotionCode: z.ZodObject<{
  promo_code: z.ZodOptional<z.ZodNullable<z.ZodString>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  promo_code: maybe.text,
}))();
export const PromotionCampaign: z.ZodObject<{
  identifier: z.ZodString;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  identifier: is.text,
}))();
export const PromotionMedia: z.ZodObject<{
  locale: z.ZodString;
  url: z.ZodString;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  locale: is.text,
  url: is.text,
}))();
export const PromotionDescription: z.ZodObject<{
  locale: z.ZodString;
  value: z.ZodString;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  locale: is.text,
  value: is.text,
}))();
export const Promotion: z.ZodObject<{
  internal_id: z.ZodString;
  internal_description: z.ZodString;
  type: typeof PromotionType;
  state: typeof PromotionState;
  start_date: z.ZodString;
  end_date: z.ZodString;
  date_created: z.ZodString;
  last_updated: z.ZodString;
  amount_off: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
  percentage_off: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
  reduced_unit_price: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
  free_items_quantity: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
  max_quantity_to_discount: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
  reward_on_purchased_items: z.ZodBoolean;
  reward_offer_ids: z.ZodOptional<z.ZodNullable<z.ZodArray<z.ZodNumber>>>;
  trigger_offer_ids: z.ZodOptional<z.ZodNullable<z.ZodArray<z.ZodNumber>>>;
  triggers: z.ZodArray<typeof PromotionTriggerRule>;
  application_to_cart: z.ZodArray<typeof PromotionCode>;
  campaign: z.ZodOptional<z.ZodNullable<typeof PromotionCampaign>>;
  channels: z.ZodOptional<z.ZodNullable<z.ZodArray<typeof CodeLabel>>>;
  customer_group_ids: z.ZodOptional<z.ZodNullable<z.ZodArray<z.ZodString>>>;
  customer_organization_ids: z.ZodOptional<z.ZodNullable<z.ZodArray<z.ZodString>>>;
  medias: z.ZodArray<typeof PromotionMedia>;
  public_descriptions: z.ZodArray<typeof PromotionDescription>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  internal_id: is.text,
  internal_description: is.text,
  type: PromotionType,
  state: PromotionState,
  start_date: is.text,
  end_date: is.text,
  date_created: is.text,
  last_updated: is.text,
  amount_off: maybe.number,
  percentage_off: maybe.number,
  reduced_unit_price: maybe.number,
  free_items_quantity: maybe.number,
  max_quantity_to_discount: maybe.number,
  reward_on_purchased_items: is.flag,
  reward_offer_ids: z.nullish(z.array(is.number)),
  trigger_offer_ids: z.nullish(z.array(is.number)),
  triggers: z.array(PromotionTriggerRule),
  application_to_cart: z.array(PromotionCode),
  campaign: z.nullish(PromotionCampaign),
  channels: z.nullish(z.array(CodeLabel)),
  customer_group_ids: z.nullish(z.array(is.text)),
  customer_organization_ids: z.nullish(z.array(is.text)),
  medias: z.array(PromotionMedia),
  public_descriptions: z.array(PromotionDescription),
}))();
export const PromotionCodeInput: z.ZodObject<{
  promo_code: z.ZodString;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  promo_code: is.text,
}))();
export const ReducedPriceReward: z.ZodObject<{
  type: z.ZodLiteral<'REDUCED_UNIT_PRICE'>;
  selection: typeof RewardSelection;
  reduced_unit_price: z.ZodNumber;
  max_quantity_to_discount: z.ZodOptional<z.ZodNumber>;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  type: z.literal('REDUCED_UNIT_PRICE'),
  selection: RewardSelection,
  reduced_unit_price: is.number,
  max_quantity_to_discount: z.optional(is.number.int()),
}))();
export const PromotionReward: z.ZodType<z.output<typeof FreeItemsReward | typeof AmountOffReward | typeof PercentageOffReward | typeof ReducedPriceReward>> = /* @__PURE__ */ (() => tagged('type', {
  FREE_ITEMS: FreeItemsReward,
  AMOUNT_OFF: AmountOffReward,
  PERCENTAGE_OFF: PercentageOffReward,
  REDUCED_UNIT_PRICE: ReducedPriceReward,
}))();
export const PromotionTrigger: z.ZodType<z.output<typeof MinimumQuantityTrigger | typeof EveryQuantityTrigger | typeof MinimumAmountTrigger | typeof EveryAmountTrigger>> = /* @__PURE__ */ (() => tagged('type', {
  MINIMUM_QUANTITY: MinimumQuantityTrigger,
  EVERY_QUANTITY: EveryQuantityTrigger,
  MINIMUM_AMOUNT: MinimumAmountTrigger,
  EVERY_AMOUNT: EveryAmountTrigger,
}))();
export const PromotionCreateRequest: z.ZodObject<{
  internal_id: z.ZodString;
  internal_description: z.ZodString;
  start_date: z.ZodUnion<readonly [z.ZodString, z.ZodDate]>;
  end_date: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodDate]>>;
  reward: typeof PromotionReward;
  trigger: typeof PromotionTrigger;
  application_to_cart: z.ZodOptional<z.ZodArray<typeof PromotionCodeInput>>;
  channel_codes: z.ZodOptional<z.ZodArray<z.ZodString>>;
  customer_group_ids: z.ZodOptional<z.ZodArray<z.ZodString>>;
  customer_organization_ids: z.ZodOptional<z.ZodArray<z.ZodString>>;
  public_descriptions: z.ZodOptional<z.ZodArray<typeof PromotionDescription>>;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  internal_id: is.text,
  internal_description: is.text,
  start_date: moment(),
  end_date: z.optional(moment()),
  reward: PromotionReward,
  trigger: PromotionTrigger,
  application_to_cart: z.optional(z.array(PromotionCodeInput)),
  channel_codes: z.optional(z.array(is.text)),
  customer_group_ids: z.optional(z.array(is.text)),
  customer_organization_ids: z.optional(z.array(is.text)),
  public_descriptions: z.optional(z.array(PromotionDescription)),
}))();
export const PromotionPage: z.ZodObject<{
  promotions: z.ZodArray<typeof Promotion>;
  total_count: z.ZodNumber;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  promotions: z.array(Promotion),
  total_count: is.number,
}))();
export const PromotionRewardUpdate: z.ZodObject<{
  selection: typeof RewardSelection;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  selection: RewardSelection,
}))();
export const PromotionTriggerUpdate: z.ZodObject<{
  selection: typeof TriggerSelection;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  selection: TriggerSelection,
}))();
export const PromotionUpdateRequest: z.ZodObject<{
  internal_description: z.ZodString;
  start_date: z.ZodUnion<readonly [z.ZodString, z.ZodDate]>;
  end_date: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodDate]>>;
  reward: typeof PromotionRewardUpdate;
  trigger: typeof PromotionTriggerUpdate;
  application_to_cart: z.ZodOptional<z.ZodArray<typeof PromotionCodeInput>>;
  channel_codes: z.ZodOptional<z.ZodArray<z.ZodString>>;
  customer_group_ids: z.ZodOptional<z.ZodArray<z.ZodString>>;
  customer_organization_ids: z.ZodOptional<z.ZodArray<z.ZodString>>;
  public_descriptions: z.ZodOptional<z.ZodArray<typeof PromotionDescription>>;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  internal_description: is.text,
  start_date: moment(),
  end_date: z.optional(moment()),
  reward: PromotionRewardUpdate,
  trigger: PromotionTriggerUpdate,
  application_to_cart: z.optional(z.array(PromotionCodeInput)),
  channel_codes: z.optional(z.array(is.text)),
  customer_group_ids: z.optional(z.array(is.text)),
  customer_organization_ids: z.optional(z.array(is.text)),
  public_descriptions: z.optional(z.array(PromotionDescription)),
}))();
export const RegisteredCarrier: z.ZodObject<{
  code: z.ZodString;
  label: z.ZodString;
  standard_code: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  tracking_url: z.ZodOptional<z.ZodNullable<z.ZodString>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  code: is.text,
  label: is.text,
  standard_code: maybe.text,
  tracking_url: maybe.text,
}))();
export const RegisteredCarrierList: z.ZodObject<{
  carriers: z.ZodArray<typeof RegisteredCarrier>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  carriers: z.array(RegisteredCarrier),
}))();
export const Return: z.ZodIntersection<z.ZodObject<{
  state: typeof ReturnState;
}, z.core.$loose>, typeof ReturnDetails> = /* @__PURE__ */ (() => z.intersection(z.looseObject({
  state: ReturnState,
}), ReturnDetails))();
export const ReturnDecision: z.ZodObject<{
  id: z.ZodString;
  accepted: z.ZodBoolean;
  rejection_reason_code: z.ZodOptional<typeof ReturnRejectionReason>;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  id: is.text,
  accepted: is.flag,
  rejection_reason_code: z.optional(ReturnRejectionReason),
}))();
export const ReturnAcceptRequest: z.ZodObject<{
  returns: z.ZodArray<typeof ReturnDecision>;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  returns: z.array(ReturnDecision).min(1).max(100),
}))();
export const ReturnAddressInput: z.ZodObject<{
  city: z.ZodString;
  country_iso_code: typeof CountryCode;
  state: z.ZodOptional<z.ZodString>;
  street1: z.ZodString;
  street2: z.ZodOptional<z.ZodString>;
  zip_code: z.ZodOptional<z.ZodString>;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  city: is.text.min(0).max(255),
  country_iso_code: CountryCode,
  state: z.optional(is.text.min(0).max(255)),
  street1: is.text.min(0).max(255),
  street2: z.optional(is.text.min(0).max(255)),
  zip_code: z.optional(is.text.min(0).max(255)),
}))();
export const ReturnAddressUpdate: z.ZodObject<{
  address: z.ZodOptional<typeof ReturnAddressInput>;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  address: z.optional(ReturnAddressInput),
}))();
export const ReturnLineCompliance: z.ZodObject<{
  order_line_id: z.ZodString;
  compliant: z.ZodBoolean;
  non_compliance_additional_info: z.ZodOptional<z.ZodString>;
  non_compliance_reason_code: z.ZodOptional<typeof NonComplianceReason>;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  order_line_id: is.text,
  compliant: is.flag,
  non_compliance_additional_info: z.optional(is.text.min(0).max(2000)),
  non_compliance_reason_code: z.optional(NonComplianceReason),
}))();
export const ReturnComplianceUpdate: z.ZodObject<{
  id: z.ZodString;
  return_lines: z.ZodArray<typeof ReturnLineCompliance>;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  id: is.text,
  return_lines: z.array(ReturnLineCompliance).min(1).max(200),
}))();
export const ReturnComplianceRequest: z.ZodObject<{
  returns: z.ZodArray<typeof ReturnComplianceUpdate>;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  returns: z.array(ReturnComplianceUpdate).min(1).max(100),
}))();
export const ReturnCreateError: z.ZodObject<{
  message: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  order_commercial_id: z.ZodOptional<z.ZodNullable<z.ZodString>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  message: maybe.text,
  order_commercial_id: maybe.text,
}))();
export const ReturnCreateRequest: z.ZodObject<{
  returns: z.ZodArray<typeof NewReturn>;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  returns: z.array(NewReturn).min(1).max(200),
}))();
export const ReturnCreateResult: z.ZodObject<{
  return_errors: z.ZodArray<typeof ReturnCreateError>;
  return_success: z.ZodArray<typeof OpenedReturn>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  return_errors: z.array(ReturnCreateError),
  return_success: z.array(OpenedReturn),
}))();
export const ReturnError: z.ZodObject<{
  id: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  message: z.ZodOptional<z.ZodNullable<z.ZodString>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  id: maybe.text,
  message: maybe.text,
}))();
export const ReturnId: z.ZodObject<{
  id: z.ZodString;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  id: is.text.min(0).max(36),
}))();
export const ReturnPage: z.ZodObject<{
  data: z.ZodArray<typeof Return>;
  next_page_token: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  previous_page_token: z.ZodOptional<z.ZodNullable<z.ZodString>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  data: z.array(Return),
  next_page_token: maybe.text,
  previous_page_token: maybe.text,
}))();
export const ReturnResult: z.ZodObject<{
  return_errors: z.ZodOptional<z.ZodNullable<z.ZodArray<typeof ReturnError>>>;
  return_success: z.ZodOptional<z.ZodNullable<z.ZodArray<typeof ReturnId>>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  return_errors: z.nullish(z.array(ReturnError)),
  return_success: z.nullish(z.array(ReturnId)),
}))();
export const ReturnSelection: z.ZodObject<{
  returns: z.ZodArray<typeof ReturnId>;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  returns: z.array(ReturnId).min(1).max(100),
}))();
export const ReturnTrackingInput: z.ZodObject<{
  carrier_code: z.ZodOptional<z.ZodString>;
  carrier_name: z.ZodOptional<z.ZodString>;
  carrier_standard_code: z.ZodOptional<z.ZodString>;
  tracking_number: z.ZodOptional<z.ZodString>;
  tracking_url: z.ZodOptional<z.ZodString>;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  carrier_code: z.optional(is.text),
  carrier_name: z.optional(is.text),
  carrier_standard_code: z.optional(is.text),
  tracking_number: z.optional(is.text),
  tracking_url: z.optional(is.text.max(2000)),
}))();
export const ReturnUpdate: z.ZodObject<{
  id: z.ZodString;
  label_url: z.ZodOptional<z.ZodString>;
  method_code: z.ZodOptional<typeof ReturnMethod>;
  return_address: z.ZodOptional<typeof ReturnAddressUpdate>;
  rma: z.ZodOptional<z.ZodString>;
  tracking: z.ZodOptional<typeof ReturnTrackingInput>;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  id: is.text,
  label_url: z.optional(is.text.max(2000)),
  method_code: z.optional(ReturnMethod),
  return_address: z.optional(ReturnAddressUpdate),
  rma: z.optional(is.text),
  tracking: z.optional(ReturnTrackingInput),
}))();
export const ReturnUpdateRequest: z.ZodObject<{
  returns: z.ZodArray<typeof ReturnUpdate>;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  returns: z.array(ReturnUpdate).min(1).max(100),
}))();
export const ReturnUpdateResult: z.ZodObject<{
  return_errors: z.ZodOptional<z.ZodNullable<z.ZodArray<typeof ReturnError>>>;
  return_success: z.ZodOptional<z.ZodNullable<z.ZodArray<typeof Return>>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  return_errors: z.nullish(z.array(ReturnError)),
  return_success: z.nullish(z.array(Return)),
}))();
export const ReturnableItem: z.ZodObject<{
  order_line_id: z.ZodString;
  available_return_methods: z.ZodOptional<z.ZodNullable<z.ZodArray<z.ZodString>>>;
  available_return_reasons: z.ZodOptional<z.ZodNullable<z.ZodArray<z.ZodString>>>;
  order_commercial_id: z.ZodString;
  return_window: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
  returnable_quantity: z.ZodNumber;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  order_line_id: is.text,
  available_return_methods: z.nullish(z.array(is.text)),
  available_return_reasons: z.nullish(z.array(is.text)),
  order_commercial_id: is.text,
  return_window: maybe.number,
  returnable_quantity: is.number,
}))();
export const ReturnableItemPage: z.ZodObject<{
  data: z.ZodArray<typeof ReturnableItem>;
  next_page_token: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  previous_page_token: z.ZodOptional<z.ZodNullable<z.ZodString>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  data: z.array(ReturnableItem),
  next_page_token: maybe.text,
  previous_page_token: maybe.text,
}))();
export const ShipmentStatus: z.ZodString = /* @__PURE__ */ (() => is.text)();
export const TrackingValidity: z.ZodString = /* @__PURE__ */ (() => is.text)();
export const ShipmentTracking: z.ZodObject<{
  carrier_code: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  carrier_name: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  carrier_standard_code: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  tracking_number: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  tracking_url: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  validity_status: z.ZodOptional<z.ZodNullable<z.ZodUnion<readonly [typeof TrackingValidity, z.ZodNullable<z.ZodUnknown>]>>>;
  carrier_expected_delivery_date: z.ZodOptional<z.ZodNullable<typeof ExpectedDelivery>>;
  last_known_location: z.ZodOptional<z.ZodNullable<z.ZodUnion<readonly [typeof LastKnownLocation, z.ZodNullable<z.ZodUnknown>]>>>;
  milestones: z.ZodOptional<z.ZodNullable<z.ZodArray<typeof Milestone>>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  carrier_code: maybe.text,
  carrier_name: maybe.text,
  carrier_standard_code: maybe.text,
  tracking_number: maybe.text,
  tracking_url: maybe.text,
  validity_status: z.nullish(z.union([TrackingValidity, z.nullable(is.anything)])),
  carrier_expected_delivery_date: z.nullish(ExpectedDelivery),
  last_known_location: z.nullish(z.union([LastKnownLocation, z.nullable(is.anything)])),
  milestones: z.nullish(z.array(Milestone)),
}))();
export const ShippingOriginAddress: z.ZodObject<{
  street_1: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  street_2: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  zip_code: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  city: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  state: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  country_iso_code: z.ZodOptional<z.ZodNullable<z.ZodString>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  street_1: maybe.text,
  street_2: maybe.text,
  zip_code: maybe.text,
  city: maybe.text,
  state: maybe.text,
  country_iso_code: maybe.text,
}))();
export const ShippingOrigin: z.ZodObject<{
  address: z.ZodOptional<z.ZodNullable<typeof ShippingOriginAddress>>;
  warehouse: z.ZodOptional<z.ZodNullable<z.ZodObject<{
    code: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  }, z.core.$loose>>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  address: z.nullish(ShippingOriginAddress),
  warehouse: z.nullish(z.looseObject({
    code: maybe.text,
  })),
}))();
export const ShipmentPayment: z.ZodObject<{
  customer_debited_date: z.ZodString;
  transaction_date: z.ZodString;
  transaction_number: z.ZodOptional<z.ZodNullable<z.ZodString>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  customer_debited_date: is.text,
  transaction_date: is.text,
  transaction_number: maybe.text,
}))();
export const Shipment: z.ZodObject<{
  id: z.ZodString;
  order_id: z.ZodString;
  status: typeof ShipmentStatus;
  status_customer_debit: typeof CustomerDebitStatus;
  shipment_lines: z.ZodOptional<z.ZodNullable<z.ZodArray<typeof ShipmentLine>>>;
  invoice_reference: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  tracking: z.ZodOptional<z.ZodNullable<typeof ShipmentTracking>>;
  shipping_from: z.ZodOptional<z.ZodNullable<typeof ShippingOrigin>>;
  payment_details: z.ZodOptional<z.ZodNullable<z.ZodUnion<readonly [typeof ShipmentPayment, z.ZodNullable<z.ZodUnknown>]>>>;
  shipment_additional_information: z.ZodOptional<z.ZodNullable<z.ZodArray<typeof AdditionalInformation>>>;
  created_date: z.ZodString;
  shipped_date: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  last_updated_date: z.ZodNullable<z.ZodString>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  id: is.text,
  order_id: is.text,
  status: ShipmentStatus,
  status_customer_debit: CustomerDebitStatus,
  shipment_lines: z.nullish(z.array(ShipmentLine)),
  invoice_reference: maybe.text,
  tracking: z.nullish(ShipmentTracking),
  shipping_from: z.nullish(ShippingOrigin),
  payment_details: z.nullish(z.union([ShipmentPayment, z.nullable(is.anything)])),
  shipment_additional_information: z.nullish(z.array(AdditionalInformation)),
  created_date: is.text,
  shipped_date: maybe.text,
  last_updated_date: z.nullable(is.text),
}))();
export const ShipmentCreateError: z.ZodObject<{
  order_id: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  message: z.ZodOptional<z.ZodNullable<z.ZodString>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  order_id: maybe.text,
  message: maybe.text,
}))();
export const ShipmentCreateRequest: z.ZodObject<{
  shipments: z.ZodArray<typeof NewShipment>;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  shipments: z.array(NewShipment).min(1).max(1000),
}))();
export const ShipmentCreateResult: z.ZodObject<{
  shipment_success: z.ZodArray<typeof Shipment>;
  shipment_errors: z.ZodArray<typeof ShipmentCreateError>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  shipment_success: z.array(Shipment),
  shipment_errors: z.array(ShipmentCreateError),
}))();
export const ShipmentError: z.ZodObject<{
  id: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  message: z.ZodOptional<z.ZodNullable<z.ZodString>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  id: maybe.text,
  message: maybe.text,
}))();
export const ShipmentId: z.ZodObject<{
  id: z.ZodString;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  id: is.text.min(1),
}))();
export const ShipmentInformation: z.ZodObject<{
  shipment_id: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  shipment_additional_information: z.ZodOptional<z.ZodNullable<z.ZodArray<typeof AdditionalInformationInput>>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  shipment_id: maybe.text,
  shipment_additional_information: z.nullish(z.array(AdditionalInformationInput)),
}))();
export const ShipmentInformationError: z.ZodObject<{
  shipment_id: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  errors: z.ZodOptional<z.ZodNullable<z.ZodArray<typeof InputError>>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  shipment_id: maybe.text,
  errors: z.nullish(z.array(InputError)),
}))();
export const ShipmentInformationUpdate: z.ZodObject<{
  id: z.ZodString;
  shipment_additional_information: z.ZodArray<typeof AdditionalInformationInput>;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  id: is.text,
  shipment_additional_information: z.array(AdditionalInformationInput),
}))();
export const ShipmentInformationRequest: z.ZodObject<{
  shipments: z.ZodArray<typeof ShipmentInformationUpdate>;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  shipments: z.array(ShipmentInformationUpdate).min(1).max(100),
}))();
export const ShipmentInformationResult: z.ZodObject<{
  shipment_update_success: z.ZodOptional<z.ZodNullable<z.ZodArray<typeof ShipmentInformation>>>;
  shipment_update_errors: z.ZodOptional<z.ZodNullable<z.ZodArray<typeof ShipmentInformationError>>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  shipment_update_success: z.nullish(z.array(ShipmentInformation)),
  shipment_update_errors: z.nullish(z.array(ShipmentInformationError)),
}))();
export const ShipmentOrigin: z.ZodObject<{
  id: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  shipping_from: z.ZodOptional<z.ZodNullable<typeof ShippingOrigin>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  id: maybe.text,
  shipping_from: z.nullish(ShippingOrigin),
}))();
export const ShipmentOriginUpdate: z.ZodObject<{
  id: z.ZodString;
  shipping_from: z.ZodObject<{
    warehouse: z.ZodObject<{
      code: z.ZodString;
    }, z.core.$strict>;
  }, z.core.$strict>;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  id: is.text,
  shipping_from: z.strictObject({
    warehouse: z.strictObject({
      code: is.text,
    }),
  }),
}))();
export const ShipmentOriginRequest: z.ZodObject<{
  shipments: z.ZodArray<typeof ShipmentOriginUpdate>;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  shipments: z.array(ShipmentOriginUpdate).min(1).max(100),
}))();
export const ShipmentOriginResult: z.ZodObject<{
  shipment_success: z.ZodArray<typeof ShipmentOrigin>;
  shipment_errors: z.ZodArray<typeof ShipmentError>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  shipment_success: z.array(ShipmentOrigin),
  shipment_errors: z.array(ShipmentError),
}))();
export const ShipmentPage: z.ZodObject<{
  data: z.ZodArray<typeof Shipment>;
  next_page_token: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  previous_page_token: z.ZodOptional<z.ZodNullable<z.ZodString>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  data: z.array(Shipment),
  next_page_token: maybe.text,
  previous_page_token: maybe.text,
}))();
export const ShipmentResult: z.ZodObject<{
  shipment_success: z.ZodOptional<z.ZodNullable<z.ZodArray<typeof ShipmentId>>>;
  shipment_errors: z.ZodOptional<z.ZodNullable<z.ZodArray<typeof ShipmentError>>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  shipment_success: z.nullish(z.array(ShipmentId)),
  shipment_errors: z.nullish(z.array(ShipmentError)),
}))();
export const ShipmentSelection: z.ZodObject<{
  shipments: z.ZodArray<typeof ShipmentId>;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  shipments: z.array(ShipmentId).min(1).max(1000),
}))();
export const ShipmentTrackingUpdate: z.ZodObject<{
  id: z.ZodString;
  tracking: typeof ShipmentTrackingInput;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  id: is.text,
  tracking: ShipmentTrackingInput,
}))();
export const ShipmentTrackingRequest: z.ZodObject<{
  shipments: z.ZodArray<typeof ShipmentTrackingUpdate>;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  shipments: z.array(ShipmentTrackingUpdate).min(1).max(1000),
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
export const ShippingMethod: z.ZodObject<{
  code: z.ZodString;
  label: z.ZodString;
  description: z.ZodString;
  standard_code: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  click_and_collect: z.ZodBoolean;
  delivery_by_operator: z.ZodBoolean;
  ignore_lead_time_to_ship: z.ZodOptional<z.ZodNullable<z.ZodBoolean>>;
  mandatory_tracking: z.ZodBoolean;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  code: is.text,
  label: is.text,
  description: is.text,
  standard_code: maybe.text,
  click_and_collect: is.flag,
  delivery_by_operator: is.flag,
  ignore_lead_time_to_ship: maybe.flag,
  mandatory_tracking: is.flag,
}))();
export const ShippingMethodList: z.ZodObject<{
  shipping_types: z.ZodOptional<z.ZodNullable<z.ZodArray<typeof ShippingMethod>>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  shipping_types: z.nullish(z.array(ShippingMethod)),
}))();
export const ShippingZone: z.ZodObject<{
  code: z.ZodString;
  label: z.ZodString;
  description: z.ZodString;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  code: is.text,
  label: is.text,
  description: is.text,
}))();
export const ShippingZoneList: z.ZodObject<{
  shipping_zones: z.ZodArray<typeof ShippingZone>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  shipping_zones: z.array(ShippingZone),
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
export const SingleOrderBillingAddress: z.ZodObject<{
  city: z.ZodString;
  civility: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  company: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  country: z.ZodString;
  country_iso_code: typeof CountryCode;
  firstname: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  lastname: z.ZodString;
  phone: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  phone_secondary: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  state: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  street_1: z.ZodString;
  street_2: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  zip_code: z.ZodOptional<z.ZodNullable<z.ZodString>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  city: is.text,
  civility: maybe.text,
  company: maybe.text,
  country: is.text,
  country_iso_code: CountryCode,
  firstname: maybe.text,
  lastname: is.text,
  phone: maybe.text,
  phone_secondary: maybe.text,
  state: maybe.text,
  street_1: is.text,
  street_2: maybe.text,
  zip_code: maybe.text,
}))();
export const SingleOrderShippingAddress: z.ZodObject<{
  additional_info: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  city: z.ZodString;
  civility: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  company: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  country: z.ZodString;
  country_iso_code: z.ZodUnion<readonly [typeof CountryCode, z.ZodNullable<z.ZodUnknown>]>;
  firstname: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  lastname: z.ZodString;
  phone: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  phone_secondary: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  state: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  street_1: z.ZodString;
  street_2: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  zip_code: z.ZodOptional<z.ZodNullable<z.ZodString>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  additional_info: maybe.text,
  city: is.text,
  civility: maybe.text,
  company: maybe.text,
  country: is.text,
  country_iso_code: z.union([CountryCode, z.nullable(is.anything)]),
  firstname: maybe.text,
  lastname: is.text,
  phone: maybe.text,
  phone_secondary: maybe.text,
  state: maybe.text,
  street_1: is.text,
  street_2: maybe.text,
  zip_code: maybe.text,
}))();
export const SingleOrderCustomer: z.ZodObject<{
  billing_address: typeof SingleOrderBillingAddress;
  civility: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  customer_id: z.ZodString;
  firstname: z.ZodString;
  lastname: z.ZodString;
  shipping_address: typeof SingleOrderShippingAddress;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  billing_address: SingleOrderBillingAddress,
  civility: maybe.text,
  customer_id: is.text,
  firstname: is.text,
  lastname: is.text,
  shipping_address: SingleOrderShippingAddress,
}))();
export const SingleOrderLine: z.ZodObject<{
  order_line_id: z.ZodString;
  can_refund: z.ZodBoolean;
  category_code: z.ZodString;
  category_label: z.ZodString;
  commission_fee: z.ZodNumber;
  commission_rate_vat: z.ZodNumber;
  commission_vat: z.ZodNumber;
  created_date: z.ZodString;
  debited_date: z.ZodNullable<z.ZodString>;
  description: z.ZodString;
  last_updated_date: z.ZodString;
  offer_id: z.ZodNumber;
  offer_sku: z.ZodString;
  offer_state_code: z.ZodString;
  order_line_additional_fields: z.ZodArray<typeof AdditionalFieldValue>;
  order_line_index: z.ZodNumber;
  order_line_state: typeof OrderLineState;
  order_line_state_reason_code: z.ZodNullable<z.ZodString>;
  order_line_state_reason_label: z.ZodNullable<z.ZodString>;
  price: z.ZodNumber;
  price_additional_info: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  price_unit: z.ZodNumber;
  product_sku: z.ZodString;
  product_title: z.ZodString;
  quantity: z.ZodNumber;
  received_date: z.ZodNullable<z.ZodString>;
  shipped_date: z.ZodNullable<z.ZodString>;
  shipping_price: z.ZodNumber;
  shipping_price_additional_unit: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
  shipping_price_unit: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
  total_commission: z.ZodNumber;
  total_price: z.ZodNumber;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  order_line_id: is.text,
  can_refund: is.flag,
  category_code: is.text,
  category_label: is.text,
  commission_fee: is.number,
  commission_rate_vat: is.number,
  commission_vat: is.number,
  created_date: is.text,
  debited_date: z.nullable(is.text),
  description: is.text,
  last_updated_date: is.text,
  offer_id: is.number,
  offer_sku: is.text,
  offer_state_code: is.text,
  order_line_additional_fields: z.array(AdditionalFieldValue),
  order_line_index: is.number,
  order_line_state: OrderLineState,
  order_line_state_reason_code: z.nullable(is.text),
  order_line_state_reason_label: z.nullable(is.text),
  price: is.number,
  price_additional_info: maybe.text,
  price_unit: is.number,
  product_sku: is.text,
  product_title: is.text,
  quantity: is.number,
  received_date: z.nullable(is.text),
  shipped_date: z.nullable(is.text),
  shipping_price: is.number,
  shipping_price_additional_unit: maybe.number,
  shipping_price_unit: maybe.number,
  total_commission: is.number,
  total_price: is.number,
}))();
export const SingleOrder: z.ZodObject<{
  order_id: z.ZodString;
  acceptance_decision_date: z.ZodString;
  commercial_id: z.ZodString;
  created_date: z.ZodString;
  customer: z.ZodOptional<z.ZodNullable<typeof SingleOrderCustomer>>;
  has_customer_message: z.ZodBoolean;
  has_incident: z.ZodBoolean;
  has_invoice: z.ZodBoolean;
  last_updated_date: z.ZodString;
  order_lines: z.ZodArray<typeof SingleOrderLine>;
  order_state: typeof OrderState;
  order_state_reason_code: z.ZodNullable<z.ZodString>;
  order_state_reason_label: z.ZodNullable<z.ZodString>;
  paymentType: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  payment_type: z.ZodString;
  price: z.ZodNumber;
  shipping_company: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  shipping_price: z.ZodNumber;
  shipping_tracking: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  shipping_tracking_url: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  shipping_type_code: z.ZodString;
  shipping_type_label: z.ZodString;
  shipping_zone_code: z.ZodString;
  shipping_zone_label: z.ZodString;
  total_commission: z.ZodNumber;
  total_price: z.ZodNumber;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  order_id: is.text,
  acceptance_decision_date: is.text,
  commercial_id: is.text,
  created_date: is.text,
  customer: z.nullish(SingleOrderCustomer),
  has_customer_message: is.flag,
  has_incident: is.flag,
  has_invoice: is.flag,
  last_updated_date: is.text,
  order_lines: z.array(SingleOrderLine),
  order_state: OrderState,
  order_state_reason_code: z.nullable(is.text),
  order_state_reason_label: z.nullable(is.text),
  paymentType: maybe.text,
  payment_type: is.text,
  price: is.number,
  shipping_company: maybe.text,
  shipping_price: is.number,
  shipping_tracking: maybe.text,
  shipping_tracking_url: maybe.text,
  shipping_type_code: is.text,
  shipping_type_label: is.text,
  shipping_zone_code: is.text,
  shipping_zone_label: is.text,
  total_commission: is.number,
  total_price: is.number,
}))();
export const StockFileRow: z.ZodObject<{
  'offer-sku': z.ZodOptional<z.ZodString>;
  quantity: z.ZodOptional<z.ZodString>;
  'warehouse-code': z.ZodOptional<z.ZodString>;
  'update-delete': z.ZodOptional<z.ZodString>;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  'offer-sku': z.optional(is.text),
  quantity: z.optional(is.text),
  'warehouse-code': z.optional(is.text),
  'update-delete': z.optional(is.text),
}))();
export const StockImport: z.ZodObject<{
  import_id: z.ZodString;
  shop_id: z.ZodNumber;
  status: typeof PriceImportStatus;
  date_created: z.ZodString;
  lines_in_success: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
  lines_in_error: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
  has_error_report: z.ZodBoolean;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  import_id: is.text,
  shop_id: is.number,
  status: PriceImportStatus,
  date_created: is.text,
  lines_in_success: maybe.number,
  lines_in_error: maybe.number,
  has_error_report: is.flag,
}))();
export const StockImportRequest: z.ZodObject<{
  file: z.ZodType<FileInput>;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  file: upload(),
}))();
export const StockImportStarted: z.ZodObject<{
  import_id: z.ZodOptional<z.ZodNullable<z.ZodString>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  import_id: maybe.text,
}))();
export const DocumentsUploadBody: z.ZodObject<{
  files: z.ZodArray<z.ZodType<FileInput>>;
  shop_documents: typeof ShopDocumentUpload;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  files: z.array(upload()).max(50),
  shop_documents: ShopDocumentUpload,
}))();
export const DocumentRequestsUploadBody: z.ZodObject<{
  files: z.ZodArray<z.ZodType<FileInput>>;
  documents_input: typeof DocumentUpload;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  files: z.array(upload()).max(50),
  documents_input: DocumentUpload,
}))();
export const OrdersUploadDocumentsBody: z.ZodObject<{
  files: z.ZodArray<z.ZodType<FileInput>>;
  order_documents: typeof OrderDocumentUpload;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  files: z.array(upload()).max(50),
  order_documents: OrderDocumentUpload,
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
