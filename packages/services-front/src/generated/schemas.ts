// Generated from specs/ by `pnpm generate`. Do not edit.
import * as z from 'zod';

const is = { text: z.string(), number: z.number(), flag: z.boolean(), anything: z.unknown() };
const maybe = { text: z.nullish(is.text), number: z.nullish(is.number), flag: z.nullish(is.flag) };

/** Checks a value and passes it on as it is, so that nothing is lost of what a schema does not know. */
function asSent(schemaOf: (value: unknown) => z.ZodType): z.ZodType {
  return z.unknown().check((context) => {
    const result = schemaOf(context.value).safeParse(context.value);
    if (!result.success) context.issues.push(...(result.error.issues as typeof context.issues));
  });
}

/** Checks an object by the variant that its tag names; a tag that is not known yet passes as it is. */
function tagged(tag: string, variants: Readonly<Record<string, z.ZodType>>): z.ZodType {
  const known = new Map(Object.entries(variants));
  const anyObject = z.object({});
  return asSent((value) => known.get(String((value as Readonly<Record<string, unknown>> | null)?.[tag])) ?? anyObject);
}

const InvoiceBankAccount: z.ZodType = z.object({
  owner: maybe.text,
  bank_name: maybe.text,
  bank_street: maybe.text,
  bank_city: maybe.text,
  bank_zip: maybe.text,
});
const AbaInvoiceAccount: z.ZodType = z.intersection(z.object({
  '@type': z.literal('ABA'),
  bank_account_number: maybe.text,
  bic: maybe.text,
  routing_number: maybe.text,
}), InvoiceBankAccount);
const InvoiceIssuerType: z.ZodType = is.text;
const InvoiceIssuer: z.ZodType = z.object({
  type: z.nullish(InvoiceIssuerType),
  information: maybe.text,
});
const ShopModel: z.ZodType = is.text;
const InvoiceShopAddress: z.ZodType = z.object({
  civility: maybe.text,
  firstname: maybe.text,
  lastname: maybe.text,
  company: maybe.text,
  complementary: maybe.text,
  street1: maybe.text,
  street2: maybe.text,
  zip_code: maybe.text,
  city: maybe.text,
  state: maybe.text,
  country: maybe.text,
  phone: maybe.text,
  phone_secondary: maybe.text,
});
const CurrencyCode: z.ZodType = is.text;
const InvoiceTax: z.ZodType = z.object({
  code: maybe.text,
  amount: maybe.number,
});
const InvoiceDetail: z.ZodType = z.object({
  description: maybe.text,
  order_id: maybe.text,
  operation_date: maybe.text,
  quantity: maybe.number,
  amount_excl_taxes: maybe.number,
  taxes: z.nullish(z.array(InvoiceTax)),
});
const PayOutService: z.ZodType = is.text;
const InvoicePaymentState: z.ZodType = is.text;
const PayOutFailureReason: z.ZodType = is.text;
const InvoicePayment: z.ZodType = z.object({
  state: z.nullish(InvoicePaymentState),
  failure_reason: z.nullish(PayOutFailureReason),
  reference: maybe.text,
  transaction_date: maybe.text,
});
const AccountingDocument: z.ZodType = z.object({
  id: maybe.text,
  invoice_id: maybe.number,
  state: maybe.text,
  date_created: maybe.text,
  issue_date: maybe.text,
  due_date: maybe.text,
  issuing_user: z.nullish(InvoiceIssuer),
  shop_id: maybe.number,
  shop_name: maybe.text,
  shop_corporate_name: maybe.text,
  shop_model: z.nullish(ShopModel),
  shop_operator_internal_id: maybe.text,
  shop_tax_number: maybe.text,
  shop_address: z.nullish(InvoiceShopAddress),
  currency_iso_code: z.nullish(CurrencyCode),
  total_amount_excl_taxes: maybe.number,
  total_amount_incl_taxes: maybe.number,
  total_charged_amount: maybe.number,
  total_taxes: z.nullish(z.array(InvoiceTax)),
  details: z.nullish(z.array(InvoiceDetail)),
  pay_out_psp_code: z.nullish(PayOutService),
  payment: z.nullish(InvoicePayment),
});
const AdditionalFieldEntity: z.ZodType = is.text;
const AdditionalFieldType: z.ZodType = is.text;
const AdditionalField: z.ZodType = z.object({
  code: is.text,
  label: is.text,
  description: maybe.text,
  entity: z.nullish(AdditionalFieldEntity),
  type: AdditionalFieldType,
  required: is.flag,
  accepted_values: z.nullish(z.array(is.text)),
  default_value: maybe.text,
  regex: maybe.text,
});
const AttributeOrderConfiguration: z.ZodType = z.object({
  maximum_number_of_elements: maybe.number,
  shop_permission: is.text,
});
const CodeLabel: z.ZodType = z.object({
  code: is.text,
  label: is.text,
});
const ValueListAttributeValue: z.ZodType = z.object({
  code: is.text,
  label: is.text,
  type: z.literal('VALUE_LIST'),
  value: z.nullish(z.array(CodeLabel)),
});
const BooleanAttributeValue: z.ZodType = z.object({
  code: is.text,
  label: is.text,
  type: z.literal('BOOLEAN'),
  value: maybe.flag,
});
const IntegerAttributeValue: z.ZodType = z.object({
  code: is.text,
  label: is.text,
  type: z.literal('INTEGER'),
  value: maybe.number,
});
const DecimalAttributeValue: z.ZodType = z.object({
  code: is.text,
  label: is.text,
  type: z.literal('DECIMAL'),
  value: maybe.number,
});
const DateTimeAttributeValue: z.ZodType = z.object({
  code: is.text,
  label: is.text,
  type: z.literal('DATE_TIME'),
  value: maybe.text,
});
const TextAttributeValue: z.ZodType = z.object({
  code: is.text,
  label: is.text,
  type: is.text,
  value: maybe.text,
});
const AttributeValue: z.ZodType = tagged('type', {
  VALUE_LIST: ValueListAttributeValue,
  BOOLEAN: BooleanAttributeValue,
  INTEGER: IntegerAttributeValue,
  DECIMAL: DecimalAttributeValue,
  DATE_TIME: DateTimeAttributeValue,
  TEXT: TextAttributeValue,
  LONG_TEXT: TextAttributeValue,
  LINK: TextAttributeValue,
  VIDEO: TextAttributeValue,
});
const AustralianInvoiceAccount: z.ZodType = z.intersection(z.object({
  '@type': z.literal('AUBSB'),
  auban: maybe.text,
  aubsb: maybe.text,
}), InvoiceBankAccount);
const BankAccountType: z.ZodType = is.text;
const BillingSummary: z.ZodType = z.object({
  total_payable_orders_excl_tax: maybe.number,
  total_payable_orders_incl_tax: maybe.number,
  total_non_payable_orders_excl_tax: maybe.number,
  total_non_payable_orders_incl_tax: maybe.number,
  total_refund_orders_excl_tax: maybe.number,
  total_refund_orders_incl_tax: maybe.number,
  total_refund_payable_orders_excl_tax: maybe.number,
  total_refund_payable_orders_incl_tax: maybe.number,
  total_refund_non_payable_orders_excl_tax: maybe.number,
  total_refund_non_payable_orders_incl_tax: maybe.number,
  total_operator_paid_shipping_charges_excl_tax: maybe.number,
  total_operator_paid_shipping_charges_incl_tax: maybe.number,
  total_refund_operator_paid_shipping_charges_excl_tax: maybe.number,
  total_refund_operator_paid_shipping_charges_incl_tax: maybe.number,
  total_operator_remitted_taxes: maybe.number,
  total_refund_operator_remitted_taxes: maybe.number,
  total_purchase_taxes: maybe.number,
  total_refund_purchase_taxes: maybe.number,
  total_commissions_excl_tax: maybe.number,
  total_commissions_incl_tax: maybe.number,
  total_refund_commissions_excl_tax: maybe.number,
  total_refund_commissions_incl_tax: maybe.number,
  total_fee_excl_tax: maybe.number,
  total_fee_incl_tax: maybe.number,
  total_refund_fee_excl_tax: maybe.number,
  total_refund_fee_incl_tax: maybe.number,
  total_fee_operator_remitted_excl_tax: maybe.number,
  total_fee_operator_remitted_incl_tax: maybe.number,
  total_refund_fee_operator_remitted_excl_tax: maybe.number,
  total_refund_fee_operator_remitted_incl_tax: maybe.number,
  total_seller_fees_on_orders_excl_tax: maybe.number,
  total_seller_fees_on_orders_incl_tax: maybe.number,
  total_seller_penalty_fees_excl_tax: maybe.number,
  total_seller_penalty_fees_incl_tax: maybe.number,
  total_subscription_excl_tax: maybe.number,
  total_subscription_incl_tax: maybe.number,
  total_other_invoices_excl_tax: maybe.number,
  total_other_invoices_incl_tax: maybe.number,
  total_other_credits_excl_tax: maybe.number,
  total_other_credits_incl_tax: maybe.number,
});
const SessionTimes: z.ZodType = z.object({
  start: maybe.text,
  end: maybe.text,
});
const BookedSession: z.ZodType = z.object({
  type: is.text,
  session: z.nullish(z.object({
    id: maybe.text,
    timeslot: z.nullish(SessionTimes),
  })),
  contact_info: maybe.text,
  contact_additional_info: maybe.text,
});
const BookingType: z.ZodType = is.text;
const ElementCounts: z.ZodType = z.object({
  minimum_number_of_elements: is.number,
  maximum_number_of_elements: maybe.number,
});
const BooleanModelPriceOption: z.ZodType = z.object({
  code: is.text,
  label: is.text,
  type: z.literal('BOOLEAN'),
  service_configuration: ElementCounts,
});
const ServiceOrderTax: z.ZodType = z.object({
  amount: is.number,
  code: is.text,
});
const BooleanServiceOrderOption: z.ZodType = z.object({
  code: is.text,
  label: is.text,
  type: z.literal('BOOLEAN'),
  value: is.flag,
  amount: is.number,
  taxes: z.nullish(z.array(ServiceOrderTax)),
});
const BrazilianInvoiceAccount: z.ZodType = z.intersection(z.object({
  '@type': z.literal('BRAZILIAN'),
  account_number: maybe.text,
  bank_account_type: z.nullish(BankAccountType),
  bank_code: maybe.text,
  branch_code: maybe.text,
  pix_key: maybe.text,
}), InvoiceBankAccount);
const BritishInvoiceAccount: z.ZodType = z.intersection(z.object({
  '@type': z.literal('UK'),
  bank_account_number: maybe.text,
  sort_code: maybe.text,
  swift_code: maybe.text,
}), InvoiceBankAccount);
const CanadianInvoiceAccount: z.ZodType = z.intersection(z.object({
  '@type': z.literal('CANADIAN'),
  bank_account_number: maybe.text,
  institution_number: maybe.text,
  swift_code: maybe.text,
  transit_number: maybe.text,
}), InvoiceBankAccount);
const CatalogFeatures: z.ZodType = z.object({
  allow_shop_contribution_to_all_channels: is.flag,
  exclude_invalid_products: is.flag,
  list_of_multiple_values_separator: is.text,
  product_acceptance_by_channel: is.flag,
  product_data_validation_by_channel: is.flag,
  product_import_only_on_leaf: is.flag,
});
const ChannelPricing: z.ZodType = is.text;
const ColombianInvoiceAccount: z.ZodType = z.intersection(z.object({
  '@type': z.literal('COLOMBIAN'),
  account_number: maybe.text,
  bank_account_type: z.nullish(BankAccountType),
}), InvoiceBankAccount);
const CommissionTax: z.ZodType = z.object({
  amount: is.number,
  code: is.text,
});
const ConsumptionType: z.ZodType = is.text;
const Coordinates: z.ZodType = z.object({
  latitude: is.number,
  longitude: is.number,
});
const CountryCode: z.ZodType = is.text;
const CsvDelimiter: z.ZodType = is.text;
const CustomerModel: z.ZodType = z.object({
  b2b: is.flag,
  b2c: is.flag,
});
const ServiceOrderAddress: z.ZodType = z.object({
  civility: maybe.text,
  first_name: maybe.text,
  last_name: is.text,
  company: maybe.text,
  street1: is.text,
  street2: maybe.text,
  complementary: maybe.text,
  zip_code: maybe.text,
  city: is.text,
  state: maybe.text,
  country: is.text,
  country_code: CountryCode,
});
const CustomerPlace: z.ZodType = z.object({
  type: z.literal('AT_CUSTOMER_LOCATION'),
  customer_address: z.nullish(ServiceOrderAddress),
});
const ModelAttributeDetails: z.ZodType = z.object({
  code: is.text,
  label: is.text,
  service_configuration: z.nullish(ElementCounts),
});
const DecimalModelAttribute: z.ZodType = z.intersection(z.object({
  type: z.literal('DECIMAL'),
  precision: is.number,
}), ModelAttributeDetails);
const DirectPaymentFeature: z.ZodType = z.object({
  activated: is.flag,
  refund_cancel_authorized: is.flag,
});
const DocumentTypeEntity: z.ZodType = is.text;
const DocumentType: z.ZodType = z.object({
  code: is.text,
  label: is.text,
  description: is.text,
  entity: DocumentTypeEntity,
  mime_types: z.nullish(z.array(is.text)),
});
const StoreDependentSwitch: z.ZodType = is.text;
const DropshipFeatures: z.ZodType = z.object({
  retail_pricing_enabled: maybe.flag,
  retail_pricing_edition_enabled: z.nullish(StoreDependentSwitch),
});
const EnhancedSellerInvoicing: z.ZodType = z.object({
  enabled: is.flag,
});
const EvaluationReply: z.ZodType = z.object({
  type: is.text,
  comment: is.text,
  date: is.text,
});
const IbanInvoiceAccount: z.ZodType = z.intersection(z.object({
  '@type': z.literal('IBAN'),
  bic: maybe.text,
  iban: maybe.text,
}), InvoiceBankAccount);
const NubanInvoiceAccount: z.ZodType = z.intersection(z.object({
  '@type': z.literal('NUBAN'),
  nuban: maybe.text,
}), InvoiceBankAccount);
const NewZealandInvoiceAccount: z.ZodType = z.intersection(z.object({
  '@type': z.literal('NZBSB'),
  nzban: maybe.text,
  nzbsb: maybe.text,
}), InvoiceBankAccount);
const HongKongInvoiceAccount: z.ZodType = z.intersection(z.object({
  '@type': z.literal('HK'),
  bank_account_number: maybe.text,
  swift_code: maybe.text,
}), InvoiceBankAccount);
const MexicanInvoiceAccount: z.ZodType = z.intersection(z.object({
  '@type': z.literal('MEXICAN'),
  bank_account_number: maybe.text,
  clabe: maybe.text,
}), InvoiceBankAccount);
const JapaneseInvoiceAccount: z.ZodType = z.intersection(z.object({
  '@type': z.literal('JAPANESE'),
  bank_account_number: maybe.text,
  bank_account_type: z.nullish(BankAccountType),
  bank_code: maybe.text,
  branch_code: maybe.text,
  branch_name: maybe.text,
  swift_code: maybe.text,
}), InvoiceBankAccount);
const TaiwaneseInvoiceAccount: z.ZodType = z.intersection(z.object({
  '@type': z.literal('TAIWANESE'),
  account_number: maybe.text,
  bank_code: maybe.text,
  branch_code: maybe.text,
}), InvoiceBankAccount);
const ThaiInvoiceAccount: z.ZodType = z.intersection(z.object({
  '@type': z.literal('THAI'),
  account_number: maybe.text,
}), InvoiceBankAccount);
const IndianInvoiceAccount: z.ZodType = z.intersection(z.object({
  '@type': z.literal('INDIAN'),
  account_number: maybe.text,
  indian_financial_system_code: maybe.text,
  swift_code: maybe.text,
}), InvoiceBankAccount);
const UruguayanInvoiceAccount: z.ZodType = z.intersection(z.object({
  '@type': z.literal('URUGUAYAN'),
  account_number: maybe.text,
  bank_account_type: z.nullish(BankAccountType),
  branch_code: maybe.text,
}), InvoiceBankAccount);
const GuatemalanInvoiceAccount: z.ZodType = z.intersection(z.object({
  '@type': z.literal('GUATEMALAN'),
  account_number: maybe.text,
  bank_account_type: z.nullish(BankAccountType),
}), InvoiceBankAccount);
const SingaporeInvoiceAccount: z.ZodType = z.intersection(z.object({
  '@type': z.literal('SG'),
  bank_account_number: maybe.text,
  bank_key: maybe.text,
  swift_code: maybe.text,
}), InvoiceBankAccount);
const IsraeliInvoiceAccount: z.ZodType = z.intersection(z.object({
  '@type': z.literal('ISRAELI'),
  bank_account_number: maybe.text,
  bank_code: maybe.text,
  branch_name: maybe.text,
}), InvoiceBankAccount);
const VietnameseInvoiceAccount: z.ZodType = z.intersection(z.object({
  '@type': z.literal('VIETNAMESE'),
  bank_account_number: maybe.text,
  branch_name: maybe.text,
}), InvoiceBankAccount);
const SerbianInvoiceAccount: z.ZodType = z.intersection(z.object({
  '@type': z.literal('SERBIAN'),
  bank_account_number: maybe.text,
  bank_branch_number: maybe.text,
  bic: maybe.text,
  iban: maybe.text,
}), InvoiceBankAccount);
const PhilippineInvoiceAccount: z.ZodType = z.intersection(z.object({
  '@type': z.literal('PHILIPPINES'),
  bank_account_number: maybe.text,
}), InvoiceBankAccount);
const PayOutFormat: z.ZodType = is.text;
const PayOutInvoiceAccount: z.ZodType = z.intersection(z.object({
  '@type': z.literal('PAYOUT'),
  bank_account_number: maybe.text,
  bic: maybe.text,
  iban: maybe.text,
  payout_format: z.nullish(PayOutFormat),
  sort_code: maybe.text,
}), InvoiceBankAccount);
const InvoicePaymentInfo: z.ZodType = tagged('@type', {
  IBAN: IbanInvoiceAccount,
  NUBAN: NubanInvoiceAccount,
  AUBSB: AustralianInvoiceAccount,
  NZBSB: NewZealandInvoiceAccount,
  ABA: AbaInvoiceAccount,
  HK: HongKongInvoiceAccount,
  CANADIAN: CanadianInvoiceAccount,
  MEXICAN: MexicanInvoiceAccount,
  JAPANESE: JapaneseInvoiceAccount,
  BRAZILIAN: BrazilianInvoiceAccount,
  TAIWANESE: TaiwaneseInvoiceAccount,
  THAI: ThaiInvoiceAccount,
  INDIAN: IndianInvoiceAccount,
  UK: BritishInvoiceAccount,
  URUGUAYAN: UruguayanInvoiceAccount,
  COLOMBIAN: ColombianInvoiceAccount,
  GUATEMALAN: GuatemalanInvoiceAccount,
  SG: SingaporeInvoiceAccount,
  ISRAELI: IsraeliInvoiceAccount,
  VIETNAMESE: VietnameseInvoiceAccount,
  SERBIAN: SerbianInvoiceAccount,
  PHILIPPINES: PhilippineInvoiceAccount,
  PAYOUT: PayOutInvoiceAccount,
});
const InvoiceSummary: z.ZodType = z.intersection(z.object({
  amount_transferred: maybe.number,
  amount_transferred_to_operator: maybe.number,
  reserve_funding: maybe.number,
  reserve_settlement: maybe.number,
}), BillingSummary);
const FrontInvoiceSummary: z.ZodType = z.intersection(z.object({
  total_mirakl_ads_debit_excl_tax: maybe.number,
  total_mirakl_ads_debit_incl_tax: maybe.number,
  total_mirakl_ads_credit_excl_tax: maybe.number,
  total_mirakl_ads_credit_incl_tax: maybe.number,
}), InvoiceSummary);
const PaymentVoucherNumber: z.ZodType = is.text;
const FrontAutoInvoice: z.ZodType = z.intersection(z.object({
  type: z.literal('AUTO_INVOICE'),
  start_time: maybe.text,
  end_time: maybe.text,
  seller_billing_cycle_id: maybe.text,
  payment_info: z.nullish(InvoicePaymentInfo),
  summary: z.nullish(FrontInvoiceSummary),
  payment_voucher_number: z.nullish(PaymentVoucherNumber),
}), AccountingDocument);
const ManualInvoice: z.ZodType = z.intersection(z.object({
  type: z.literal('MANUAL_INVOICE'),
  emission_date: maybe.text,
  seller_billing_cycle_id: maybe.text,
}), AccountingDocument);
const ManualInvoiceWithVoucher: z.ZodType = z.intersection(z.object({
  payment_voucher_number: z.nullish(PaymentVoucherNumber),
}), ManualInvoice);
const ManualCredit: z.ZodType = z.intersection(z.object({
  type: z.literal('MANUAL_CREDIT'),
  emission_date: maybe.text,
  seller_billing_cycle_id: maybe.text,
}), AccountingDocument);
const ManualCreditWithVoucher: z.ZodType = z.intersection(z.object({
  payment_voucher_number: z.nullish(PaymentVoucherNumber),
}), ManualCredit);
const FrontInvoice: z.ZodType = tagged('type', {
  AUTO_INVOICE: FrontAutoInvoice,
  MANUAL_INVOICE: ManualInvoiceWithVoucher,
  MANUAL_CREDIT: ManualCreditWithVoucher,
});
const FrontInvoicePage: z.ZodType = z.object({
  invoices: z.nullish(z.array(FrontInvoice)),
  total_count: maybe.number,
});
const InputError: z.ZodType = z.object({
  code: is.text,
  field: is.text,
  message: is.text,
});
const LocalDateTime: z.ZodType = is.text;
const LocalTimeSlot: z.ZodType = z.object({
  from: LocalDateTime,
  to: LocalDateTime,
});
const LocationType: z.ZodType = is.text;
const MessageSent: z.ZodType = z.object({
  message_id: is.text,
  thread_id: is.text,
});
const QuantityRule: z.ZodType = is.text;
const ModelQuantity: z.ZodType = z.object({
  on_marketplace: z.array(QuantityRule),
  per_order: z.array(QuantityRule),
});
const UnitOptionType: z.ZodType = is.text;
const SingleElement: z.ZodType = z.object({
  minimum_number_of_elements: is.number,
});
const ModelUnitOption: z.ZodType = z.object({
  code: is.text,
  label: is.text,
  type: UnitOptionType,
  values: z.array(CodeLabel),
  order_configuration: z.nullish(SingleElement),
  service_configuration: z.nullish(SingleElement),
});
const OrderedUnit: z.ZodType = z.object({
  code: is.text,
  amount: is.number,
  ordered_quantity: is.number,
});
const OrderedUnits: z.ZodType = z.object({
  code: is.text,
  label: is.text,
  type: is.text,
  values: z.array(OrderedUnit),
});
const ServiceOrderOptionValue: z.ZodType = z.object({
  code: is.text,
  label: is.text,
  amount: is.number,
  taxes: z.nullish(z.array(ServiceOrderTax)),
});
const ValueListServiceOrderOption: z.ZodType = z.object({
  code: is.text,
  label: is.text,
  type: z.literal('VALUE_LIST'),
  values: z.array(ServiceOrderOptionValue),
});
const ServiceOrderOption: z.ZodType = tagged('type', {
  BOOLEAN: BooleanServiceOrderOption,
  VALUE_LIST: ValueListServiceOrderOption,
});
const MultiServiceOrderPrice: z.ZodType = z.object({
  type: is.text,
  ordered_service_units: z.nullish(z.array(OrderedUnits)),
  options: z.nullish(z.array(ServiceOrderOption)),
});
const NoBooking: z.ZodType = z.object({
  type: z.literal('NO_BOOKING'),
});
const NoLocation: z.ZodType = z.object({
  type: z.literal('NO_LOCATION'),
});
const PriceOptionOnOrders: z.ZodType = z.object({
  maximum_number_of_elements: maybe.number,
});
const OperatorBooleanModelPriceOption: z.ZodType = z.intersection(z.object({
  order_configuration: z.nullish(PriceOptionOnOrders),
}), BooleanModelPriceOption);
const OperatorDecimalModelAttribute: z.ZodType = z.intersection(z.object({
  order_configuration: z.nullish(AttributeOrderConfiguration),
}), DecimalModelAttribute);
const PlainModelAttribute: z.ZodType = z.intersection(z.object({
  type: is.text,
}), ModelAttributeDetails);
const OperatorPlainModelAttribute: z.ZodType = z.intersection(z.object({
  order_configuration: z.nullish(AttributeOrderConfiguration),
}), PlainModelAttribute);
const ValueListModelAttribute: z.ZodType = z.intersection(z.object({
  type: z.literal('VALUE_LIST'),
  available_values: z.array(CodeLabel),
}), ModelAttributeDetails);
const OperatorValueListModelAttribute: z.ZodType = z.intersection(z.object({
  order_configuration: z.nullish(AttributeOrderConfiguration),
}), ValueListModelAttribute);
const OperatorModelAttribute: z.ZodType = z.union([OperatorPlainModelAttribute, OperatorDecimalModelAttribute, OperatorValueListModelAttribute]);
const ValueListModelPriceOption: z.ZodType = z.object({
  code: is.text,
  label: is.text,
  type: z.literal('VALUE_LIST'),
  available_values: z.array(CodeLabel),
  service_configuration: ElementCounts,
});
const OperatorValueListModelPriceOption: z.ZodType = z.intersection(z.object({
  order_configuration: z.nullish(PriceOptionOnOrders),
}), ValueListModelPriceOption);
const OperatorModelPriceOption: z.ZodType = tagged('type', {
  BOOLEAN: OperatorBooleanModelPriceOption,
  VALUE_LIST: OperatorValueListModelPriceOption,
});
const PricingType: z.ZodType = is.text;
const OperatorModelPricing: z.ZodType = z.object({
  type: PricingType,
  options: z.nullish(z.array(OperatorModelPriceOption)),
  price_per_unit_options: z.nullish(z.array(ModelUnitOption)),
});
const ServiceConsumption: z.ZodType = z.object({
  type: ConsumptionType,
});
const ServiceModelDetails: z.ZodType = z.object({
  code: is.text,
  title: is.text,
  description: maybe.text,
  categories: z.array(CodeLabel),
  booking: z.object({
    type: BookingType,
  }),
  consumption: ServiceConsumption,
  location: z.object({
    type: LocationType,
  }),
  quantity: ModelQuantity,
});
const OperatorServiceModel: z.ZodType = z.intersection(z.object({
  custom_attributes: z.array(OperatorModelAttribute),
  pricing: OperatorModelPricing,
}), ServiceModelDetails);
const OperatorServiceModelPage: z.ZodType = z.object({
  data: z.array(OperatorServiceModel),
  next_page_token: maybe.text,
  previous_page_token: maybe.text,
});
const ServiceOrderState: z.ZodType = is.text;
const ServiceOrderWorkflow: z.ZodType = z.object({
  type: is.text,
});
const ServiceMedia: z.ZodType = z.object({
  mime_type: is.text,
  url: is.text,
});
const OrderedService: z.ZodType = z.object({
  code: is.text,
  title: is.text,
  description: maybe.text,
  category: CodeLabel,
  model: CodeLabel,
  custom_attribute_values: z.array(AttributeValue),
  medias: z.nullish(z.array(ServiceMedia)),
});
const RequestedTime: z.ZodType = z.object({
  type: z.literal('DATETIME_REQUEST'),
  time_slots: z.array(LocalTimeSlot),
  confirmed_time_slots: z.nullish(z.array(LocalTimeSlot)),
  contact_info: maybe.text,
  contact_additional_info: maybe.text,
});
const ServiceOrderBooking: z.ZodType = tagged('type', {
  NO_BOOKING: NoBooking,
  DATETIME_REQUEST: RequestedTime,
  SCHEDULED_EVENTS: BookedSession,
  SCHEDULED_EVENT: BookedSession,
});
const ShopLocationPoint: z.ZodType = z.object({
  type: z.literal('POINT'),
  geocode: Coordinates,
  distance: maybe.number,
});
const Radius: z.ZodType = is.number;
const ShopLocationCircle: z.ZodType = z.object({
  type: z.literal('CIRCLE'),
  center: Coordinates,
  radius: Radius,
});
const ShopLocationZone: z.ZodType = z.object({
  reference_id: is.text,
  formatted_address: is.text,
});
const ShopLocationZones: z.ZodType = z.object({
  type: z.literal('ZONE_REFERENCES'),
  zone_references: z.array(ShopLocationZone),
});
const ShopLocationGeography: z.ZodType = tagged('type', {
  POINT: ShopLocationPoint,
  CIRCLE: ShopLocationCircle,
  ZONE_REFERENCES: ShopLocationZones,
});
const ShopLocation: z.ZodType = z.object({
  id: is.text,
  label: is.text,
  geography: ShopLocationGeography,
});
const ShopPlace: z.ZodType = z.object({
  type: z.literal('AT_SHOP_LOCATION'),
  shop_locations: z.array(ShopLocation),
});
const ServiceOrderLocation: z.ZodType = tagged('type', {
  NO_LOCATION: NoLocation,
  AT_CUSTOMER_LOCATION: CustomerPlace,
  AT_SHOP_LOCATION: ShopPlace,
});
const SingleServiceOrderPrice: z.ZodType = z.object({
  type: is.text,
  amount: maybe.number,
  quantity: is.number,
  taxes: z.nullish(z.array(ServiceOrderTax)),
  options: z.nullish(z.array(ServiceOrderOption)),
});
const ServiceOrderPrice: z.ZodType = tagged('type', {
  FIXED_PRICE: SingleServiceOrderPrice,
  ESTIMATED_PRICE: SingleServiceOrderPrice,
  FIXED_PRICE_MULTI: MultiServiceOrderPrice,
  ESTIMATED_PRICE_MULTI: MultiServiceOrderPrice,
});
const ServiceOrderCommission: z.ZodType = z.object({
  amount_excluding_taxes: maybe.number,
  amount_including_taxes: maybe.number,
  commission_taxes: z.nullish(z.array(CommissionTax)),
});
const ServiceOrderRefund: z.ZodType = z.object({
  id: is.text,
  state: is.text,
  amount: is.number,
  taxes: z.array(ServiceOrderTax),
  options: z.nullish(z.array(ServiceOrderOption)),
  commission: ServiceOrderCommission,
  reason_code: is.text,
  creation_date: is.text,
  transaction_date: maybe.text,
  transaction_number: maybe.text,
});
const ServiceOrderWarning: z.ZodType = is.text;
const ServiceOrderDetails: z.ZodType = z.object({
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
});
const ServiceOrderConsumption: z.ZodType = z.object({
  type: ConsumptionType,
  date_consumed: maybe.text,
  date_expiration: maybe.text,
});
const OperatorServiceOrderConsumption: z.ZodType = z.intersection(z.object({
  voucher_code: maybe.text,
}), ServiceOrderConsumption);
const ServiceOrderCustomer: z.ZodType = z.object({
  id: is.text,
  civility: maybe.text,
  first_name: maybe.text,
  last_name: maybe.text,
  phone_number: maybe.text,
  locale: maybe.text,
  billing_address: ServiceOrderAddress,
});
const OperatorServiceOrderCustomer: z.ZodType = z.intersection(z.object({
  email: maybe.text,
}), ServiceOrderCustomer);
const ServiceOrderShop: z.ZodType = z.object({
  id: is.number,
  name: is.text,
});
const OperatorServiceOrder: z.ZodType = z.intersection(z.object({
  consumption: OperatorServiceOrderConsumption,
  customer: OperatorServiceOrderCustomer,
  shop: ServiceOrderShop,
  imprint_number: maybe.text,
  payment_type: maybe.text,
}), ServiceOrderDetails);
const OrderAcceptanceMode: z.ZodType = is.text;
const OrderConditions: z.ZodType = z.object({
  lead_time_to_ship: is.flag,
  maximum_order_quantity: is.flag,
  minimum_order_quantity: is.flag,
  package_order_quantity: is.flag,
});
const OrderTaxMode: z.ZodType = is.text;
const OrderWorkflows: z.ZodType = z.object({
  no_customer_payment_confirmation: is.flag,
  order_acceptance: OrderAcceptanceMode,
  pause_debit_workflow: is.flag,
  pay_on_due_date: is.flag,
  pay_on_shipment: is.flag,
  sellers_edit_shipping_origin: is.flag,
  shipping_and_billing_details_before_acceptance: is.flag,
});
const ShopPermission: z.ZodType = is.text;
const PlatformAdditionalField: z.ZodType = z.intersection(z.object({
  shop_permission: ShopPermission,
  channels: z.nullish(z.array(is.text)),
  models: z.nullish(z.array(ShopModel)),
}), AdditionalField);
const PlatformAdditionalFieldList: z.ZodType = z.object({
  additional_fields: z.array(PlatformAdditionalField),
  total_count: is.number,
});
const PlatformChannel: z.ZodType = z.object({
  code: is.text,
  label: is.text,
  description: is.text,
});
const PlatformChannelList: z.ZodType = z.object({
  channels: z.nullish(z.array(PlatformChannel)),
});
const TaxProviders: z.ZodType = z.object({
  avalara: is.flag,
  vertex: is.flag,
});
const TaxManagerModule: z.ZodType = z.object({
  activated: is.flag,
  tax_provider: TaxProviders,
});
const PlatformModules: z.ZodType = z.object({
  mirakl_catalog_integrator: is.flag,
  mirakl_catalog_manager: is.flag,
  mirakl_catalog_transformer: is.flag,
  mirakl_platform_services: is.flag,
  offer_management: is.flag,
  offer_management_mode: maybe.text,
  order_management: is.flag,
  order_management_mode: maybe.text,
  promotions: is.flag,
  quotes: is.flag,
  tax_manager: TaxManagerModule,
});
const PricingFeatures: z.ZodType = z.object({
  channel_pricing: ChannelPricing,
  discount_period_required: is.flag,
  discount_price_creation_in_the_past_blocked: is.flag,
  scheduled_pricing: is.flag,
  volume_discount: is.flag,
  volume_pricing: is.flag,
});
const PromotionFeatures: z.ZodType = z.object({
  cart_promotion_campaign: is.flag,
  discount_campaign: is.flag,
  seller_promotion: is.flag,
});
const ReturnFeatures: z.ZodType = z.object({
  drop_ship: maybe.flag,
  marketplace: maybe.flag,
  one_creditor: maybe.flag,
});
const ShipmentFeatures: z.ZodType = z.object({
  multi_part_item_shipment: is.flag,
  multi_shipment: is.flag,
});
const TaxNumberRule: z.ZodType = z.object({
  mandatory: is.flag,
  validation_regex: maybe.text,
});
const ShopTaxOptions: z.ZodType = z.object({
  local_tax_number: z.nullish(TaxNumberRule),
  tax_identification_number: TaxNumberRule,
});
const TaxCollection: z.ZodType = z.object({
  activated: StoreDependentSwitch,
  product_tax_code_mandatory: is.flag,
  tax_collection_by_operator: is.flag,
});
const WarehouseFeatures: z.ZodType = z.object({
  geolocation: is.flag,
  restricted_countries: z.array(CountryCode),
});
const PlatformFeatures: z.ZodType = z.object({
  catalog: CatalogFeatures,
  circular_economy_data_collection: is.flag,
  competitive_pricing_tool: is.flag,
  direct_payment_customer_store: DirectPaymentFeature,
  disable_seller_alternative_carrier: is.flag,
  dropship: DropshipFeatures,
  kyc_status_per_seller: is.flag,
  lead_time_to_ship_by_sellers_enabled: StoreDependentSwitch,
  multi_currency: is.flag,
  multi_payout_psp_per_seller: is.flag,
  no_reply_needed: is.flag,
  offer_prices_decimals: is.text,
  operator_csv_delimiter: CsvDelimiter,
  order_conditions: OrderConditions,
  order_tax_mode: OrderTaxMode,
  order_workflows: OrderWorkflows,
  payment_confirmation: is.flag,
  pricing: PricingFeatures,
  product_data_validation_by_channel: is.flag,
  promotion: PromotionFeatures,
  returns: ReturnFeatures,
  shipment: ShipmentFeatures,
  shop_tax_options: ShopTaxOptions,
  tax_collection: TaxCollection,
  tax_id_number: TaxNumberRule,
  warehouses: WarehouseFeatures,
});
const PlatformModel: z.ZodType = z.object({
  drop_ship: is.flag,
  marketplace: is.flag,
  one_creditor: is.flag,
});
const PlatformSettings: z.ZodType = z.object({
  customer_model: CustomerModel,
  platform_model: PlatformModel,
  enhanced_seller_invoicing: EnhancedSellerInvoicing,
});
const PlatformConfiguration: z.ZodType = z.object({
  platform_name: is.text,
  tenant_name: is.text,
  timezone: is.text,
  modules: PlatformModules,
  features: PlatformFeatures,
  platform_configuration: PlatformSettings,
});
const PlatformCurrency: z.ZodType = z.object({
  code: is.text,
  label: is.text,
  platform_default: maybe.flag,
});
const PlatformCurrencyList: z.ZodType = z.object({
  currencies: z.array(PlatformCurrency),
});
const PlatformDocumentType: z.ZodType = z.intersection(z.object({
  models: z.nullish(z.array(ShopModel)),
}), DocumentType);
const PlatformDocumentTypeList: z.ZodType = z.object({
  documents: z.array(PlatformDocumentType),
});
const PlatformLocale: z.ZodType = z.object({
  code: is.text,
  label: is.text,
  platform_default: maybe.flag,
});
const PlatformLocaleList: z.ZodType = z.object({
  locales: z.array(PlatformLocale),
});
const ReasonType: z.ZodType = is.text;
const TypedReason: z.ZodType = z.object({
  code: is.text,
  label: is.text,
  type: ReasonType,
  is_shop_right: is.flag,
});
const PlatformReason: z.ZodType = z.intersection(z.object({
  is_customer_right: is.flag,
  is_operator_right: is.flag,
}), TypedReason);
const PlatformReasonList: z.ZodType = z.object({
  reasons: z.array(PlatformReason),
  total_count: is.number,
});
const ShopDocumentDetails: z.ZodType = z.object({
  id: is.number,
  type: is.text,
  file_name: is.text,
  date_uploaded: maybe.text,
});
const PlatformShopDocument: z.ZodType = z.intersection(z.object({
  shop_id: is.number,
  date_deleted: maybe.text,
}), ShopDocumentDetails);
const PlatformShopDocumentList: z.ZodType = z.object({
  shop_documents: z.array(PlatformShopDocument),
  total_count: maybe.number,
});
const Reason: z.ZodType = z.object({
  code: is.text,
  label: is.text,
});
const ReasonList: z.ZodType = z.object({
  reasons: z.array(Reason),
  total_count: is.number,
});
const RefusedShopDocument: z.ZodType = z.object({
  errors: z.array(InputError),
});
const ServiceAssessment: z.ZodType = z.object({
  code: is.text,
  label: is.text,
  response: is.text,
});
const ServiceOrderEvaluation: z.ZodType = z.object({
  grade: is.number,
  comment: maybe.text,
  assessments: z.array(ServiceAssessment),
  customer_id: is.text,
  firstname: is.text,
  lastname: is.text,
  visible: is.flag,
  reply: z.nullish(EvaluationReply),
  date: is.text,
  last_updated_date: is.text,
});
const ShopDocumentUploadResult: z.ZodType = z.object({
  documents: z.array(RefusedShopDocument),
  errors_count: maybe.number,
});
const ShopRole: z.ZodType = z.object({
  code: maybe.text,
  description: maybe.text,
});
const ShopRoleList: z.ZodType = z.object({
  roles: z.nullish(z.array(ShopRole)),
});

/** The JSON response of each operation that has one. */
export const responses: Readonly<Record<string, z.ZodType>> = {
  S30: asSent(() => PlatformShopDocumentList),
  S32: asSent(() => ShopDocumentUploadResult),
  RO02: asSent(() => ShopRoleList),
  AF01: asSent(() => PlatformAdditionalFieldList),
  CH11: asSent(() => PlatformChannelList),
  CUR01: asSent(() => PlatformCurrencyList),
  DO01: asSent(() => PlatformDocumentTypeList),
  L01: asSent(() => PlatformLocaleList),
  PC01: asSent(() => PlatformConfiguration),
  RE01: asSent(() => PlatformReasonList),
  RE02: asSent(() => ReasonList),
  IV01: asSent(() => FrontInvoicePage),
  SM11: asSent(() => OperatorServiceModelPage),
  SOF43: asSent(() => MessageSent),
  SOR43: asSent(() => MessageSent),
  SOR04: asSent(() => OperatorServiceOrder),
  SOR51: asSent(() => ServiceOrderEvaluation),
};

export { schemaCheck as check } from '@tradelane/core/schemas';
