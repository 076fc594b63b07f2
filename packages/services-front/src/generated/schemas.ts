// Generated from specs/ by `pnpm generate`. Do not edit.
import * as z from 'zod';

/** Checks an object by the variant that its tag names; a tag that is not known yet passes as it is. */
function tagged(tag: string, variants: Readonly<Record<string, z.ZodType>>): z.ZodType {
  return z.looseObject({}).check((context) => {
    const variant = variants[String(context.value[tag])];
    if (variant === undefined) return;
    const result = variant.safeParse(context.value);
    if (!result.success) context.issues.push(...(result.error.issues as typeof context.issues));
  });
}

const InvoiceBankAccount: z.ZodType = z.looseObject({
  owner: z.nullish(z.string()),
  bank_name: z.nullish(z.string()),
  bank_street: z.nullish(z.string()),
  bank_city: z.nullish(z.string()),
  bank_zip: z.nullish(z.string()),
});
const AbaInvoiceAccount: z.ZodType = z.intersection(InvoiceBankAccount, z.looseObject({
  '@type': z.literal('ABA'),
  bank_account_number: z.nullish(z.string()),
  bic: z.nullish(z.string()),
  routing_number: z.nullish(z.string()),
}));
const InvoiceIssuerType: z.ZodType = z.string();
const InvoiceIssuer: z.ZodType = z.looseObject({
  type: z.nullish(InvoiceIssuerType),
  information: z.nullish(z.string()),
});
const ShopModel: z.ZodType = z.string();
const InvoiceShopAddress: z.ZodType = z.looseObject({
  civility: z.nullish(z.string()),
  firstname: z.nullish(z.string()),
  lastname: z.nullish(z.string()),
  company: z.nullish(z.string()),
  complementary: z.nullish(z.string()),
  street1: z.nullish(z.string()),
  street2: z.nullish(z.string()),
  zip_code: z.nullish(z.string()),
  city: z.nullish(z.string()),
  state: z.nullish(z.string()),
  country: z.nullish(z.string()),
  phone: z.nullish(z.string()),
  phone_secondary: z.nullish(z.string()),
});
const CurrencyCode: z.ZodType = z.string();
const InvoiceTax: z.ZodType = z.looseObject({
  code: z.nullish(z.string()),
  amount: z.nullish(z.number()),
});
const InvoiceDetail: z.ZodType = z.looseObject({
  description: z.nullish(z.string()),
  order_id: z.nullish(z.string()),
  operation_date: z.nullish(z.string()),
  quantity: z.nullish(z.number()),
  amount_excl_taxes: z.nullish(z.number()),
  taxes: z.nullish(z.array(InvoiceTax)),
});
const PayOutService: z.ZodType = z.string();
const InvoicePaymentState: z.ZodType = z.string();
const PayOutFailureReason: z.ZodType = z.string();
const InvoicePayment: z.ZodType = z.looseObject({
  state: z.nullish(InvoicePaymentState),
  failure_reason: z.nullish(PayOutFailureReason),
  reference: z.nullish(z.string()),
  transaction_date: z.nullish(z.string()),
});
const AccountingDocument: z.ZodType = z.looseObject({
  id: z.nullish(z.string()),
  invoice_id: z.nullish(z.number()),
  state: z.nullish(z.string()),
  date_created: z.nullish(z.string()),
  issue_date: z.nullish(z.string()),
  due_date: z.nullish(z.string()),
  issuing_user: z.nullish(InvoiceIssuer),
  shop_id: z.nullish(z.number()),
  shop_name: z.nullish(z.string()),
  shop_corporate_name: z.nullish(z.string()),
  shop_model: z.nullish(ShopModel),
  shop_operator_internal_id: z.nullish(z.string()),
  shop_tax_number: z.nullish(z.string()),
  shop_address: z.nullish(InvoiceShopAddress),
  currency_iso_code: z.nullish(CurrencyCode),
  total_amount_excl_taxes: z.nullish(z.number()),
  total_amount_incl_taxes: z.nullish(z.number()),
  total_charged_amount: z.nullish(z.number()),
  total_taxes: z.nullish(z.array(InvoiceTax)),
  details: z.nullish(z.array(InvoiceDetail)),
  pay_out_psp_code: z.nullish(PayOutService),
  payment: z.nullish(InvoicePayment),
  payment_voucher_number: z.nullish(z.string()),
});
const AdditionalFieldEntity: z.ZodType = z.string();
const AdditionalFieldType: z.ZodType = z.string();
const AdditionalField: z.ZodType = z.looseObject({
  code: z.string(),
  label: z.string(),
  description: z.nullish(z.string()),
  entity: z.nullish(AdditionalFieldEntity),
  type: AdditionalFieldType,
  required: z.boolean(),
  accepted_values: z.nullish(z.array(z.string())),
  default_value: z.nullish(z.string()),
  regex: z.nullish(z.string()),
});
const AttributeData: z.ZodType = z.unknown();
const AttributeOrderConfiguration: z.ZodType = z.looseObject({
  maximum_number_of_elements: z.nullish(z.number()),
  shop_permission: z.string(),
});
const AttributeType: z.ZodType = z.string();
const AttributeValue: z.ZodType = z.looseObject({
  code: z.string(),
  label: z.string(),
  type: AttributeType,
  value: z.nullish(AttributeData),
});
const AustralianInvoiceAccount: z.ZodType = z.intersection(InvoiceBankAccount, z.looseObject({
  '@type': z.literal('AUBSB'),
  auban: z.nullish(z.string()),
  aubsb: z.nullish(z.string()),
}));
const IbanInvoiceAccount: z.ZodType = z.intersection(InvoiceBankAccount, z.looseObject({
  '@type': z.literal('IBAN'),
  bic: z.nullish(z.string()),
  iban: z.nullish(z.string()),
}));
const NubanInvoiceAccount: z.ZodType = z.intersection(InvoiceBankAccount, z.looseObject({
  '@type': z.literal('NUBAN'),
  nuban: z.nullish(z.string()),
}));
const NewZealandInvoiceAccount: z.ZodType = z.intersection(InvoiceBankAccount, z.looseObject({
  '@type': z.literal('NZBSB'),
  nzban: z.nullish(z.string()),
  nzbsb: z.nullish(z.string()),
}));
const HongKongInvoiceAccount: z.ZodType = z.intersection(InvoiceBankAccount, z.looseObject({
  '@type': z.literal('HK'),
  bank_account_number: z.nullish(z.string()),
  swift_code: z.nullish(z.string()),
}));
const CanadianInvoiceAccount: z.ZodType = z.intersection(InvoiceBankAccount, z.looseObject({
  '@type': z.literal('CANADIAN'),
  bank_account_number: z.nullish(z.string()),
  institution_number: z.nullish(z.string()),
  swift_code: z.nullish(z.string()),
  transit_number: z.nullish(z.string()),
}));
const MexicanInvoiceAccount: z.ZodType = z.intersection(InvoiceBankAccount, z.looseObject({
  '@type': z.literal('MEXICAN'),
  bank_account_number: z.nullish(z.string()),
  clabe: z.nullish(z.string()),
}));
const BankAccountType: z.ZodType = z.string();
const JapaneseInvoiceAccount: z.ZodType = z.intersection(InvoiceBankAccount, z.looseObject({
  '@type': z.literal('JAPANESE'),
  bank_account_number: z.nullish(z.string()),
  bank_account_type: z.nullish(BankAccountType),
  bank_code: z.nullish(z.string()),
  branch_code: z.nullish(z.string()),
  branch_name: z.nullish(z.string()),
  swift_code: z.nullish(z.string()),
}));
const BrazilianInvoiceAccount: z.ZodType = z.intersection(InvoiceBankAccount, z.looseObject({
  '@type': z.literal('BRAZILIAN'),
  account_number: z.nullish(z.string()),
  bank_account_type: z.nullish(BankAccountType),
  bank_code: z.nullish(z.string()),
  branch_code: z.nullish(z.string()),
  pix_key: z.nullish(z.string()),
}));
const TaiwaneseInvoiceAccount: z.ZodType = z.intersection(InvoiceBankAccount, z.looseObject({
  '@type': z.literal('TAIWANESE'),
  account_number: z.nullish(z.string()),
  bank_code: z.nullish(z.string()),
  branch_code: z.nullish(z.string()),
}));
const ThaiInvoiceAccount: z.ZodType = z.intersection(InvoiceBankAccount, z.looseObject({
  '@type': z.literal('THAI'),
  account_number: z.nullish(z.string()),
}));
const IndianInvoiceAccount: z.ZodType = z.intersection(InvoiceBankAccount, z.looseObject({
  '@type': z.literal('INDIAN'),
  account_number: z.nullish(z.string()),
  indian_financial_system_code: z.nullish(z.string()),
  swift_code: z.nullish(z.string()),
}));
const BritishInvoiceAccount: z.ZodType = z.intersection(InvoiceBankAccount, z.looseObject({
  '@type': z.literal('UK'),
  bank_account_number: z.nullish(z.string()),
  sort_code: z.nullish(z.string()),
  swift_code: z.nullish(z.string()),
}));
const UruguayanInvoiceAccount: z.ZodType = z.intersection(InvoiceBankAccount, z.looseObject({
  '@type': z.literal('URUGUAYAN'),
  account_number: z.nullish(z.string()),
  bank_account_type: z.nullish(BankAccountType),
  branch_code: z.nullish(z.string()),
}));
const ColombianInvoiceAccount: z.ZodType = z.intersection(InvoiceBankAccount, z.looseObject({
  '@type': z.literal('COLOMBIAN'),
  account_number: z.nullish(z.string()),
  bank_account_type: z.nullish(BankAccountType),
}));
const GuatemalanInvoiceAccount: z.ZodType = z.intersection(InvoiceBankAccount, z.looseObject({
  '@type': z.literal('GUATEMALAN'),
  account_number: z.nullish(z.string()),
  bank_account_type: z.nullish(BankAccountType),
}));
const SingaporeInvoiceAccount: z.ZodType = z.intersection(InvoiceBankAccount, z.looseObject({
  '@type': z.literal('SG'),
  bank_account_number: z.nullish(z.string()),
  bank_key: z.nullish(z.string()),
  swift_code: z.nullish(z.string()),
}));
const IsraeliInvoiceAccount: z.ZodType = z.intersection(InvoiceBankAccount, z.looseObject({
  '@type': z.literal('ISRAELI'),
  bank_account_number: z.nullish(z.string()),
  bank_code: z.nullish(z.string()),
  branch_name: z.nullish(z.string()),
}));
const VietnameseInvoiceAccount: z.ZodType = z.intersection(InvoiceBankAccount, z.looseObject({
  '@type': z.literal('VIETNAMESE'),
  bank_account_number: z.nullish(z.string()),
  branch_name: z.nullish(z.string()),
}));
const SerbianInvoiceAccount: z.ZodType = z.intersection(InvoiceBankAccount, z.looseObject({
  '@type': z.literal('SERBIAN'),
  bank_account_number: z.nullish(z.string()),
  bank_branch_number: z.nullish(z.string()),
  bic: z.nullish(z.string()),
  iban: z.nullish(z.string()),
}));
const PhilippineInvoiceAccount: z.ZodType = z.intersection(InvoiceBankAccount, z.looseObject({
  '@type': z.literal('PHILIPPINES'),
  bank_account_number: z.nullish(z.string()),
}));
const PayOutFormat: z.ZodType = z.string();
const PayOutInvoiceAccount: z.ZodType = z.intersection(InvoiceBankAccount, z.looseObject({
  '@type': z.literal('PAYOUT'),
  bank_account_number: z.nullish(z.string()),
  bic: z.nullish(z.string()),
  iban: z.nullish(z.string()),
  payout_format: z.nullish(PayOutFormat),
  sort_code: z.nullish(z.string()),
}));
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
const BillingSummary: z.ZodType = z.looseObject({
  total_payable_orders_excl_tax: z.nullish(z.number()),
  total_payable_orders_incl_tax: z.nullish(z.number()),
  total_non_payable_orders_excl_tax: z.nullish(z.number()),
  total_non_payable_orders_incl_tax: z.nullish(z.number()),
  total_refund_orders_excl_tax: z.nullish(z.number()),
  total_refund_orders_incl_tax: z.nullish(z.number()),
  total_refund_payable_orders_excl_tax: z.nullish(z.number()),
  total_refund_payable_orders_incl_tax: z.nullish(z.number()),
  total_refund_non_payable_orders_excl_tax: z.nullish(z.number()),
  total_refund_non_payable_orders_incl_tax: z.nullish(z.number()),
  total_operator_paid_shipping_charges_excl_tax: z.nullish(z.number()),
  total_operator_paid_shipping_charges_incl_tax: z.nullish(z.number()),
  total_refund_operator_paid_shipping_charges_excl_tax: z.nullish(z.number()),
  total_refund_operator_paid_shipping_charges_incl_tax: z.nullish(z.number()),
  total_operator_remitted_taxes: z.nullish(z.number()),
  total_refund_operator_remitted_taxes: z.nullish(z.number()),
  total_purchase_taxes: z.nullish(z.number()),
  total_refund_purchase_taxes: z.nullish(z.number()),
  total_commissions_excl_tax: z.nullish(z.number()),
  total_commissions_incl_tax: z.nullish(z.number()),
  total_refund_commissions_excl_tax: z.nullish(z.number()),
  total_refund_commissions_incl_tax: z.nullish(z.number()),
  total_fee_excl_tax: z.nullish(z.number()),
  total_fee_incl_tax: z.nullish(z.number()),
  total_refund_fee_excl_tax: z.nullish(z.number()),
  total_refund_fee_incl_tax: z.nullish(z.number()),
  total_fee_operator_remitted_excl_tax: z.nullish(z.number()),
  total_fee_operator_remitted_incl_tax: z.nullish(z.number()),
  total_refund_fee_operator_remitted_excl_tax: z.nullish(z.number()),
  total_refund_fee_operator_remitted_incl_tax: z.nullish(z.number()),
  total_seller_fees_on_orders_excl_tax: z.nullish(z.number()),
  total_seller_fees_on_orders_incl_tax: z.nullish(z.number()),
  total_seller_penalty_fees_excl_tax: z.nullish(z.number()),
  total_seller_penalty_fees_incl_tax: z.nullish(z.number()),
  total_subscription_excl_tax: z.nullish(z.number()),
  total_subscription_incl_tax: z.nullish(z.number()),
  total_other_invoices_excl_tax: z.nullish(z.number()),
  total_other_invoices_incl_tax: z.nullish(z.number()),
  total_other_credits_excl_tax: z.nullish(z.number()),
  total_other_credits_incl_tax: z.nullish(z.number()),
});
const InvoiceSummary: z.ZodType = z.intersection(BillingSummary, z.looseObject({
  amount_transferred: z.nullish(z.number()),
  amount_transferred_to_operator: z.nullish(z.number()),
  reserve_funding: z.nullish(z.number()),
  reserve_settlement: z.nullish(z.number()),
  total_platform_ads_debit_excl_tax: z.nullish(z.number()),
  total_platform_ads_debit_incl_tax: z.nullish(z.number()),
  total_platform_ads_credit_excl_tax: z.nullish(z.number()),
  total_platform_ads_credit_incl_tax: z.nullish(z.number()),
}));
const AutoInvoice: z.ZodType = z.intersection(AccountingDocument, z.looseObject({
  type: z.literal('AUTO_INVOICE'),
  start_time: z.nullish(z.string()),
  end_time: z.nullish(z.string()),
  seller_billing_cycle_id: z.nullish(z.string()),
  payment_info: z.nullish(InvoicePaymentInfo),
  summary: z.nullish(InvoiceSummary),
}));
const SessionTimes: z.ZodType = z.looseObject({
  start: z.nullish(z.string()),
  end: z.nullish(z.string()),
});
const BookedSession: z.ZodType = z.looseObject({
  type: z.string(),
  session: z.nullish(z.looseObject({
    id: z.nullish(z.string()),
    timeslot: z.nullish(SessionTimes),
  })),
  contact_info: z.nullish(z.string()),
  contact_additional_info: z.nullish(z.string()),
});
const BookingType: z.ZodType = z.string();
const ElementCounts: z.ZodType = z.looseObject({
  minimum_number_of_elements: z.number(),
  maximum_number_of_elements: z.nullish(z.number()),
});
const BooleanModelPriceOption: z.ZodType = z.looseObject({
  code: z.string(),
  label: z.string(),
  type: z.literal('BOOLEAN'),
  service_configuration: ElementCounts,
});
const ServiceOrderTax: z.ZodType = z.looseObject({
  amount: z.number(),
  code: z.string(),
});
const BooleanServiceOrderOption: z.ZodType = z.looseObject({
  code: z.string(),
  label: z.string(),
  type: z.literal('BOOLEAN'),
  value: z.boolean(),
  amount: z.number(),
  taxes: z.nullish(z.array(ServiceOrderTax)),
});
const CatalogFeatures: z.ZodType = z.looseObject({
  allow_shop_contribution_to_all_channels: z.boolean(),
  exclude_invalid_products: z.boolean(),
  list_of_multiple_values_separator: z.string(),
  product_acceptance_by_channel: z.boolean(),
  product_data_validation_by_channel: z.boolean(),
  product_import_only_on_leaf: z.boolean(),
});
const ChannelPricing: z.ZodType = z.string();
const CodeLabel: z.ZodType = z.looseObject({
  code: z.string(),
  label: z.string(),
});
const CommissionTax: z.ZodType = z.looseObject({
  amount: z.number(),
  code: z.string(),
});
const ConsumptionType: z.ZodType = z.string();
const Coordinates: z.ZodType = z.looseObject({
  latitude: z.number(),
  longitude: z.number(),
});
const CountryCode: z.ZodType = z.string();
const CsvDelimiter: z.ZodType = z.string();
const CustomerModel: z.ZodType = z.looseObject({
  b2b: z.boolean(),
  b2c: z.boolean(),
});
const ServiceOrderAddress: z.ZodType = z.looseObject({
  civility: z.nullish(z.string()),
  first_name: z.nullish(z.string()),
  last_name: z.string(),
  company: z.nullish(z.string()),
  street1: z.string(),
  street2: z.nullish(z.string()),
  complementary: z.nullish(z.string()),
  zip_code: z.nullish(z.string()),
  city: z.string(),
  state: z.nullish(z.string()),
  country: z.string(),
  country_code: CountryCode,
});
const CustomerPlace: z.ZodType = z.looseObject({
  type: z.literal('AT_CUSTOMER_LOCATION'),
  customer_address: z.nullish(ServiceOrderAddress),
});
const ModelAttributeDetails: z.ZodType = z.looseObject({
  code: z.string(),
  label: z.string(),
  service_configuration: z.nullish(ElementCounts),
});
const DecimalModelAttribute: z.ZodType = z.intersection(ModelAttributeDetails, z.looseObject({
  type: z.literal('DECIMAL'),
  precision: z.number(),
}));
const DirectPaymentFeature: z.ZodType = z.looseObject({
  activated: z.boolean(),
  refund_cancel_authorized: z.boolean(),
});
const DocumentTypeEntity: z.ZodType = z.string();
const DocumentType: z.ZodType = z.looseObject({
  code: z.string(),
  label: z.string(),
  description: z.string(),
  entity: DocumentTypeEntity,
  mime_types: z.nullish(z.array(z.string())),
});
const StoreDependentSwitch: z.ZodType = z.string();
const DropshipFeatures: z.ZodType = z.looseObject({
  retail_pricing_enabled: z.nullish(z.boolean()),
  retail_pricing_edition_enabled: z.nullish(StoreDependentSwitch),
});
const EnhancedSellerInvoicing: z.ZodType = z.looseObject({
  enabled: z.boolean(),
});
const EvaluationReply: z.ZodType = z.looseObject({
  type: z.string(),
  comment: z.string(),
  date: z.string(),
});
const InputError: z.ZodType = z.looseObject({
  code: z.string(),
  field: z.string(),
  message: z.string(),
});
const ManualInvoice: z.ZodType = z.intersection(AccountingDocument, z.looseObject({
  type: z.literal('MANUAL_INVOICE'),
  emission_date: z.nullish(z.string()),
  seller_billing_cycle_id: z.nullish(z.string()),
}));
const ManualCredit: z.ZodType = z.intersection(AccountingDocument, z.looseObject({
  type: z.literal('MANUAL_CREDIT'),
  emission_date: z.nullish(z.string()),
  seller_billing_cycle_id: z.nullish(z.string()),
}));
const Invoice: z.ZodType = tagged('type', {
  AUTO_INVOICE: AutoInvoice,
  MANUAL_INVOICE: ManualInvoice,
  MANUAL_CREDIT: ManualCredit,
});
const InvoicePage: z.ZodType = z.looseObject({
  invoices: z.nullish(z.array(Invoice)),
  total_count: z.nullish(z.number()),
});
const LocalDateTime: z.ZodType = z.string();
const LocalTimeSlot: z.ZodType = z.looseObject({
  from: LocalDateTime,
  to: LocalDateTime,
});
const LocationType: z.ZodType = z.string();
const MessageSent: z.ZodType = z.looseObject({
  message_id: z.string(),
  thread_id: z.string(),
});
const PlainModelAttribute: z.ZodType = z.intersection(ModelAttributeDetails, z.looseObject({
  type: z.string(),
}));
const ValueListModelAttribute: z.ZodType = z.intersection(ModelAttributeDetails, z.looseObject({
  type: z.literal('VALUE_LIST'),
  available_values: z.array(CodeLabel),
}));
const ModelAttribute: z.ZodType = z.union([PlainModelAttribute, DecimalModelAttribute, ValueListModelAttribute]);
const QuantityRule: z.ZodType = z.string();
const ModelQuantity: z.ZodType = z.looseObject({
  on_marketplace: z.array(QuantityRule),
  per_order: z.array(QuantityRule),
});
const UnitOptionType: z.ZodType = z.string();
const SingleElement: z.ZodType = z.looseObject({
  minimum_number_of_elements: z.number(),
});
const ModelUnitOption: z.ZodType = z.looseObject({
  code: z.string(),
  label: z.string(),
  type: UnitOptionType,
  values: z.array(CodeLabel),
  order_configuration: z.nullish(SingleElement),
  service_configuration: z.nullish(SingleElement),
});
const OrderedUnit: z.ZodType = z.looseObject({
  code: z.string(),
  amount: z.number(),
  ordered_quantity: z.number(),
});
const OrderedUnits: z.ZodType = z.looseObject({
  code: z.string(),
  label: z.string(),
  type: z.string(),
  values: z.array(OrderedUnit),
});
const ServiceOrderOptionValue: z.ZodType = z.looseObject({
  code: z.string(),
  label: z.string(),
  amount: z.number(),
  taxes: z.nullish(z.array(ServiceOrderTax)),
});
const ValueListServiceOrderOption: z.ZodType = z.looseObject({
  code: z.string(),
  label: z.string(),
  type: z.literal('VALUE_LIST'),
  values: z.array(ServiceOrderOptionValue),
});
const OtherServiceOrderOption: z.ZodType = z.looseObject({
  code: z.string(),
  label: z.string(),
  type: z.string(),
});
const ServiceOrderOption: z.ZodType = z.union([BooleanServiceOrderOption, ValueListServiceOrderOption, OtherServiceOrderOption]);
const MultiServiceOrderPrice: z.ZodType = z.looseObject({
  type: z.string(),
  ordered_service_units: z.nullish(z.array(OrderedUnits)),
  options: z.nullish(z.array(ServiceOrderOption)),
});
const NoBooking: z.ZodType = z.looseObject({
  type: z.literal('NO_BOOKING'),
});
const NoLocation: z.ZodType = z.looseObject({
  type: z.literal('NO_LOCATION'),
});
const PriceOptionOnOrders: z.ZodType = z.looseObject({
  order_configuration: z.nullish(z.looseObject({
    maximum_number_of_elements: z.nullish(z.number()),
  })),
});
const OperatorBooleanModelPriceOption: z.ZodType = z.intersection(BooleanModelPriceOption, PriceOptionOnOrders);
const OperatorModelAttribute: z.ZodType = z.intersection(ModelAttribute, z.looseObject({
  order_configuration: z.nullish(AttributeOrderConfiguration),
}));
const ValueListModelPriceOption: z.ZodType = z.looseObject({
  code: z.string(),
  label: z.string(),
  type: z.literal('VALUE_LIST'),
  available_values: z.array(CodeLabel),
  service_configuration: ElementCounts,
});
const OperatorValueListModelPriceOption: z.ZodType = z.intersection(ValueListModelPriceOption, PriceOptionOnOrders);
const OtherPriceOption: z.ZodType = z.looseObject({
  code: z.string(),
  label: z.string(),
  type: z.string(),
});
const OperatorModelPriceOption: z.ZodType = z.union([OperatorBooleanModelPriceOption, OperatorValueListModelPriceOption, OtherPriceOption]);
const PricingType: z.ZodType = z.string();
const OperatorModelPricing: z.ZodType = z.looseObject({
  type: PricingType,
  options: z.nullish(z.array(OperatorModelPriceOption)),
  price_per_unit_options: z.nullish(z.array(ModelUnitOption)),
});
const ServiceConsumption: z.ZodType = z.looseObject({
  type: ConsumptionType,
});
const ServiceModelDetails: z.ZodType = z.looseObject({
  code: z.string(),
  title: z.string(),
  description: z.nullish(z.string()),
  categories: z.array(CodeLabel),
  booking: z.looseObject({
    type: BookingType,
  }),
  consumption: ServiceConsumption,
  location: z.looseObject({
    type: LocationType,
  }),
  quantity: ModelQuantity,
});
const OperatorServiceModel: z.ZodType = z.intersection(ServiceModelDetails, z.looseObject({
  custom_attributes: z.array(OperatorModelAttribute),
  pricing: OperatorModelPricing,
}));
const OperatorServiceModelPage: z.ZodType = z.looseObject({
  data: z.array(OperatorServiceModel),
  next_page_token: z.nullish(z.string()),
  previous_page_token: z.nullish(z.string()),
});
const ServiceOrderState: z.ZodType = z.string();
const ServiceOrderWorkflow: z.ZodType = z.looseObject({
  type: z.string(),
});
const ServiceMedia: z.ZodType = z.looseObject({
  mime_type: z.string(),
  url: z.string(),
});
const OrderedService: z.ZodType = z.looseObject({
  code: z.string(),
  title: z.string(),
  description: z.nullish(z.string()),
  category: CodeLabel,
  model: CodeLabel,
  custom_attribute_values: z.array(AttributeValue),
  medias: z.nullish(z.array(ServiceMedia)),
});
const RequestedTime: z.ZodType = z.looseObject({
  type: z.literal('DATETIME_REQUEST'),
  time_slots: z.array(LocalTimeSlot),
  confirmed_time_slots: z.nullish(z.array(LocalTimeSlot)),
  contact_info: z.nullish(z.string()),
  contact_additional_info: z.nullish(z.string()),
});
const ServiceOrderBooking: z.ZodType = tagged('type', {
  NO_BOOKING: NoBooking,
  DATETIME_REQUEST: RequestedTime,
  SCHEDULED_EVENTS: BookedSession,
  SCHEDULED_EVENT: BookedSession,
});
const ShopLocationPoint: z.ZodType = z.looseObject({
  type: z.literal('POINT'),
  geocode: Coordinates,
  distance: z.nullish(z.number()),
});
const Radius: z.ZodType = z.number();
const ShopLocationCircle: z.ZodType = z.looseObject({
  type: z.literal('CIRCLE'),
  center: Coordinates,
  radius: Radius,
});
const ShopLocationZone: z.ZodType = z.looseObject({
  reference_id: z.string(),
  formatted_address: z.string(),
});
const ShopLocationZones: z.ZodType = z.looseObject({
  type: z.literal('ZONE_REFERENCES'),
  zone_references: z.array(ShopLocationZone),
});
const ShopLocationGeography: z.ZodType = tagged('type', {
  POINT: ShopLocationPoint,
  CIRCLE: ShopLocationCircle,
  ZONE_REFERENCES: ShopLocationZones,
});
const ShopLocation: z.ZodType = z.looseObject({
  id: z.string(),
  label: z.string(),
  geography: ShopLocationGeography,
});
const ShopPlace: z.ZodType = z.looseObject({
  type: z.literal('AT_SHOP_LOCATION'),
  shop_locations: z.array(ShopLocation),
});
const ServiceOrderLocation: z.ZodType = tagged('type', {
  NO_LOCATION: NoLocation,
  AT_CUSTOMER_LOCATION: CustomerPlace,
  AT_SHOP_LOCATION: ShopPlace,
});
const SingleServiceOrderPrice: z.ZodType = z.looseObject({
  type: z.string(),
  amount: z.nullish(z.number()),
  quantity: z.number(),
  taxes: z.nullish(z.array(ServiceOrderTax)),
  options: z.nullish(z.array(ServiceOrderOption)),
});
const ServiceOrderPrice: z.ZodType = tagged('type', {
  FIXED_PRICE: SingleServiceOrderPrice,
  ESTIMATED_PRICE: SingleServiceOrderPrice,
  FIXED_PRICE_MULTI: MultiServiceOrderPrice,
  ESTIMATED_PRICE_MULTI: MultiServiceOrderPrice,
});
const ServiceOrderCommission: z.ZodType = z.looseObject({
  amount_excluding_taxes: z.nullish(z.number()),
  amount_including_taxes: z.nullish(z.number()),
  commission_taxes: z.nullish(z.array(CommissionTax)),
});
const ServiceOrderRefund: z.ZodType = z.looseObject({
  id: z.string(),
  state: z.string(),
  amount: z.number(),
  taxes: z.array(ServiceOrderTax),
  options: z.nullish(z.array(ServiceOrderOption)),
  commission: ServiceOrderCommission,
  reason_code: z.string(),
  creation_date: z.string(),
  transaction_date: z.nullish(z.string()),
  transaction_number: z.nullish(z.string()),
});
const ServiceOrderWarning: z.ZodType = z.string();
const ServiceOrderDetails: z.ZodType = z.looseObject({
  id: z.string(),
  commercial_order_id: z.string(),
  state: ServiceOrderState,
  workflow: ServiceOrderWorkflow,
  service: OrderedService,
  booking: ServiceOrderBooking,
  location: ServiceOrderLocation,
  price: z.nullish(ServiceOrderPrice),
  currency_code: z.string(),
  commission: z.nullish(ServiceOrderCommission),
  refunds: z.nullish(z.array(ServiceOrderRefund)),
  custom_attribute_values: z.array(AttributeValue),
  can_evaluate: z.boolean(),
  has_open_incident: z.nullish(z.boolean()),
  warnings: z.nullish(z.array(ServiceOrderWarning)),
  date_accepted: z.nullish(z.string()),
  date_created: z.string(),
  date_updated: z.string(),
});
const ServiceOrderConsumption: z.ZodType = z.looseObject({
  type: ConsumptionType,
  date_consumed: z.nullish(z.string()),
  date_expiration: z.nullish(z.string()),
});
const OperatorServiceOrderConsumption: z.ZodType = z.intersection(ServiceOrderConsumption, z.looseObject({
  voucher_code: z.nullish(z.string()),
}));
const ServiceOrderCustomer: z.ZodType = z.looseObject({
  id: z.string(),
  civility: z.nullish(z.string()),
  first_name: z.nullish(z.string()),
  last_name: z.nullish(z.string()),
  phone_number: z.nullish(z.string()),
  locale: z.nullish(z.string()),
  billing_address: ServiceOrderAddress,
});
const OperatorServiceOrderCustomer: z.ZodType = z.intersection(ServiceOrderCustomer, z.looseObject({
  email: z.nullish(z.string()),
}));
const ServiceOrderShop: z.ZodType = z.looseObject({
  id: z.number(),
  name: z.string(),
});
const OperatorServiceOrder: z.ZodType = z.intersection(ServiceOrderDetails, z.looseObject({
  consumption: OperatorServiceOrderConsumption,
  customer: OperatorServiceOrderCustomer,
  shop: ServiceOrderShop,
  imprint_number: z.nullish(z.string()),
  payment_type: z.nullish(z.string()),
}));
const OrderAcceptanceMode: z.ZodType = z.string();
const OrderConditions: z.ZodType = z.looseObject({
  lead_time_to_ship: z.boolean(),
  maximum_order_quantity: z.boolean(),
  minimum_order_quantity: z.boolean(),
  package_order_quantity: z.boolean(),
});
const OrderTaxMode: z.ZodType = z.string();
const OrderWorkflows: z.ZodType = z.looseObject({
  no_customer_payment_confirmation: z.boolean(),
  order_acceptance: OrderAcceptanceMode,
  pause_debit_workflow: z.boolean(),
  pay_on_due_date: z.boolean(),
  pay_on_shipment: z.boolean(),
  sellers_edit_shipping_origin: z.boolean(),
  shipping_and_billing_details_before_acceptance: z.boolean(),
});
const ShopPermission: z.ZodType = z.string();
const PlatformAdditionalField: z.ZodType = z.intersection(AdditionalField, z.looseObject({
  shop_permission: ShopPermission,
  channels: z.nullish(z.array(z.string())),
  models: z.nullish(z.array(ShopModel)),
}));
const PlatformAdditionalFieldList: z.ZodType = z.looseObject({
  additional_fields: z.array(PlatformAdditionalField),
  total_count: z.number(),
});
const PlatformChannel: z.ZodType = z.looseObject({
  code: z.string(),
  label: z.string(),
  description: z.string(),
});
const PlatformChannelList: z.ZodType = z.looseObject({
  channels: z.nullish(z.array(PlatformChannel)),
});
const TaxProviders: z.ZodType = z.looseObject({
  avalara: z.boolean(),
  vertex: z.boolean(),
});
const TaxManagerModule: z.ZodType = z.looseObject({
  activated: z.boolean(),
  tax_provider: TaxProviders,
});
const PlatformModules: z.ZodType = z.looseObject({
  platform_catalog_integrator: z.boolean(),
  platform_catalog_manager: z.boolean(),
  platform_catalog_transformer: z.boolean(),
  platform_platform_services: z.boolean(),
  offer_management: z.boolean(),
  offer_management_mode: z.nullish(z.string()),
  order_management: z.boolean(),
  order_management_mode: z.nullish(z.string()),
  promotions: z.boolean(),
  quotes: z.boolean(),
  tax_manager: TaxManagerModule,
});
const PricingFeatures: z.ZodType = z.looseObject({
  channel_pricing: ChannelPricing,
  discount_period_required: z.boolean(),
  discount_price_creation_in_the_past_blocked: z.boolean(),
  scheduled_pricing: z.boolean(),
  volume_discount: z.boolean(),
  volume_pricing: z.boolean(),
});
const PromotionFeatures: z.ZodType = z.looseObject({
  cart_promotion_campaign: z.boolean(),
  discount_campaign: z.boolean(),
  seller_promotion: z.boolean(),
});
const ReturnFeatures: z.ZodType = z.looseObject({
  drop_ship: z.nullish(z.boolean()),
  marketplace: z.nullish(z.boolean()),
  one_creditor: z.nullish(z.boolean()),
});
const ShipmentFeatures: z.ZodType = z.looseObject({
  multi_part_item_shipment: z.boolean(),
  multi_shipment: z.boolean(),
});
const TaxNumberRule: z.ZodType = z.looseObject({
  mandatory: z.boolean(),
  validation_regex: z.nullish(z.string()),
});
const ShopTaxOptions: z.ZodType = z.looseObject({
  local_tax_number: z.nullish(TaxNumberRule),
  tax_identification_number: TaxNumberRule,
});
const TaxCollection: z.ZodType = z.looseObject({
  activated: StoreDependentSwitch,
  product_tax_code_mandatory: z.boolean(),
  tax_collection_by_operator: z.boolean(),
});
const WarehouseFeatures: z.ZodType = z.looseObject({
  geolocation: z.boolean(),
  restricted_countries: z.array(CountryCode),
});
const PlatformFeatures: z.ZodType = z.looseObject({
  catalog: CatalogFeatures,
  circular_economy_data_collection: z.boolean(),
  competitive_pricing_tool: z.boolean(),
  direct_payment_customer_store: DirectPaymentFeature,
  disable_seller_alternative_carrier: z.boolean(),
  dropship: DropshipFeatures,
  kyc_status_per_seller: z.boolean(),
  lead_time_to_ship_by_sellers_enabled: StoreDependentSwitch,
  multi_currency: z.boolean(),
  multi_payout_psp_per_seller: z.boolean(),
  no_reply_needed: z.boolean(),
  offer_prices_decimals: z.string(),
  operator_csv_delimiter: CsvDelimiter,
  order_conditions: OrderConditions,
  order_tax_mode: OrderTaxMode,
  order_workflows: OrderWorkflows,
  payment_confirmation: z.boolean(),
  pricing: PricingFeatures,
  product_data_validation_by_channel: z.boolean(),
  promotion: PromotionFeatures,
  returns: ReturnFeatures,
  shipment: ShipmentFeatures,
  shop_tax_options: ShopTaxOptions,
  tax_collection: TaxCollection,
  tax_id_number: TaxNumberRule,
  warehouses: WarehouseFeatures,
});
const PlatformModel: z.ZodType = z.looseObject({
  drop_ship: z.boolean(),
  marketplace: z.boolean(),
  one_creditor: z.boolean(),
});
const PlatformSettings: z.ZodType = z.looseObject({
  customer_model: CustomerModel,
  platform_model: PlatformModel,
  enhanced_seller_invoicing: EnhancedSellerInvoicing,
});
const PlatformConfiguration: z.ZodType = z.looseObject({
  platform_name: z.string(),
  tenant_name: z.string(),
  timezone: z.string(),
  modules: PlatformModules,
  features: PlatformFeatures,
  platform_configuration: PlatformSettings,
});
const PlatformCurrency: z.ZodType = z.looseObject({
  code: z.string(),
  label: z.string(),
  platform_default: z.nullish(z.boolean()),
});
const PlatformCurrencyList: z.ZodType = z.looseObject({
  currencies: z.array(PlatformCurrency),
});
const PlatformDocumentType: z.ZodType = z.intersection(DocumentType, z.looseObject({
  models: z.nullish(z.array(ShopModel)),
}));
const PlatformDocumentTypeList: z.ZodType = z.looseObject({
  documents: z.array(PlatformDocumentType),
});
const PlatformLocale: z.ZodType = z.looseObject({
  code: z.string(),
  label: z.string(),
  platform_default: z.nullish(z.boolean()),
});
const PlatformLocaleList: z.ZodType = z.looseObject({
  locales: z.array(PlatformLocale),
});
const ReasonType: z.ZodType = z.string();
const TypedReason: z.ZodType = z.looseObject({
  code: z.string(),
  label: z.string(),
  type: ReasonType,
  is_shop_right: z.boolean(),
});
const PlatformReason: z.ZodType = z.intersection(TypedReason, z.looseObject({
  is_customer_right: z.boolean(),
  is_operator_right: z.boolean(),
}));
const PlatformReasonList: z.ZodType = z.looseObject({
  reasons: z.array(PlatformReason),
  total_count: z.number(),
});
const ShopDocument: z.ZodType = z.looseObject({
  id: z.number(),
  shop_id: z.nullish(z.number()),
  type: z.string(),
  file_name: z.string(),
  date_uploaded: z.nullish(z.string()),
});
const PlatformShopDocument: z.ZodType = z.intersection(ShopDocument, z.looseObject({
  date_deleted: z.nullish(z.string()),
}));
const PlatformShopDocumentList: z.ZodType = z.looseObject({
  shop_documents: z.array(PlatformShopDocument),
  total_count: z.nullish(z.number()),
});
const Reason: z.ZodType = z.looseObject({
  code: z.string(),
  label: z.string(),
});
const ReasonList: z.ZodType = z.looseObject({
  reasons: z.array(Reason),
  total_count: z.number(),
});
const RefusedShopDocument: z.ZodType = z.looseObject({
  errors: z.array(InputError),
});
const ServiceAssessment: z.ZodType = z.looseObject({
  code: z.string(),
  label: z.string(),
  response: z.string(),
});
const ServiceOrderEvaluation: z.ZodType = z.looseObject({
  grade: z.number(),
  comment: z.nullish(z.string()),
  assessments: z.array(ServiceAssessment),
  customer_id: z.string(),
  firstname: z.string(),
  lastname: z.string(),
  visible: z.boolean(),
  reply: z.nullish(EvaluationReply),
  date: z.string(),
  last_updated_date: z.string(),
});
const ShopDocumentUploadResult: z.ZodType = z.looseObject({
  documents: z.array(RefusedShopDocument),
  errors_count: z.nullish(z.number()),
});
const ShopRole: z.ZodType = z.looseObject({
  code: z.nullish(z.string()),
  description: z.nullish(z.string()),
});
const ShopRoleList: z.ZodType = z.looseObject({
  roles: z.nullish(z.array(ShopRole)),
});

/** The JSON answer of each operation that has one. */
export const answers: Readonly<Record<string, z.ZodType>> = {
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
  IV01: InvoicePage,
  SM11: OperatorServiceModelPage,
  SOF43: MessageSent,
  SOR43: MessageSent,
  SOR04: OperatorServiceOrder,
  SOR51: ServiceOrderEvaluation,
};
