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
const AttributeTranslation: z.ZodType = z.object({
  locale: is.text,
  value: is.text,
});
const AttributeChannel: z.ZodType = z.object({
  code: is.text,
});
const AttributeParameter: z.ZodType = z.object({
  name: is.text,
  value: is.text,
});
const AttributeRole: z.ZodType = z.object({
  type: is.text,
  parameters: z.array(AttributeParameter),
});
const AttributeValueCode: z.ZodType = z.object({
  code: is.text,
});
const Attribute: z.ZodType = z.object({
  code: is.text,
  unique_code: maybe.text,
  hierarchy_code: maybe.text,
  label: maybe.text,
  label_translations: z.array(AttributeTranslation),
  description: maybe.text,
  description_translations: z.array(AttributeTranslation),
  example: maybe.text,
  locale: maybe.text,
  channels: z.nullish(z.array(AttributeChannel)),
  requirement_level: is.text,
  required: is.flag,
  roles: z.array(AttributeRole),
  type: is.text,
  type_parameters: z.nullish(z.array(AttributeParameter)),
  type_parameter: is.text,
  validations: maybe.text,
  transformations: maybe.text,
  variant: is.flag,
  default_value: maybe.text,
  values: z.nullish(z.array(AttributeValueCode)),
  values_list: maybe.text,
});
const AttributeList: z.ZodType = z.object({
  attributes: z.array(Attribute),
});
const AustralianInvoiceAccount: z.ZodType = z.intersection(z.object({
  '@type': z.literal('AUBSB'),
  auban: maybe.text,
  aubsb: maybe.text,
}), InvoiceBankAccount);
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
const CanadianInvoiceAccount: z.ZodType = z.intersection(z.object({
  '@type': z.literal('CANADIAN'),
  bank_account_number: maybe.text,
  institution_number: maybe.text,
  swift_code: maybe.text,
  transit_number: maybe.text,
}), InvoiceBankAccount);
const MexicanInvoiceAccount: z.ZodType = z.intersection(z.object({
  '@type': z.literal('MEXICAN'),
  bank_account_number: maybe.text,
  clabe: maybe.text,
}), InvoiceBankAccount);
const BankAccountType: z.ZodType = is.text;
const JapaneseInvoiceAccount: z.ZodType = z.intersection(z.object({
  '@type': z.literal('JAPANESE'),
  bank_account_number: maybe.text,
  bank_account_type: z.nullish(BankAccountType),
  bank_code: maybe.text,
  branch_code: maybe.text,
  branch_name: maybe.text,
  swift_code: maybe.text,
}), InvoiceBankAccount);
const BrazilianInvoiceAccount: z.ZodType = z.intersection(z.object({
  '@type': z.literal('BRAZILIAN'),
  account_number: maybe.text,
  bank_account_type: z.nullish(BankAccountType),
  bank_code: maybe.text,
  branch_code: maybe.text,
  pix_key: maybe.text,
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
const BritishInvoiceAccount: z.ZodType = z.intersection(z.object({
  '@type': z.literal('UK'),
  bank_account_number: maybe.text,
  sort_code: maybe.text,
  swift_code: maybe.text,
}), InvoiceBankAccount);
const UruguayanInvoiceAccount: z.ZodType = z.intersection(z.object({
  '@type': z.literal('URUGUAYAN'),
  account_number: maybe.text,
  bank_account_type: z.nullish(BankAccountType),
  branch_code: maybe.text,
}), InvoiceBankAccount);
const ColombianInvoiceAccount: z.ZodType = z.intersection(z.object({
  '@type': z.literal('COLOMBIAN'),
  account_number: maybe.text,
  bank_account_type: z.nullish(BankAccountType),
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
const InvoiceSummary: z.ZodType = z.intersection(z.object({
  amount_transferred: maybe.number,
  amount_transferred_to_operator: maybe.number,
  reserve_funding: maybe.number,
  reserve_settlement: maybe.number,
}), BillingSummary);
const AutoInvoice: z.ZodType = z.intersection(z.object({
  type: z.literal('AUTO_INVOICE'),
  start_time: maybe.text,
  end_time: maybe.text,
  seller_billing_cycle_id: maybe.text,
  payment_info: z.nullish(InvoicePaymentInfo),
  summary: z.nullish(InvoiceSummary),
}), AccountingDocument);
const PaymentVoucherNumber: z.ZodType = is.text;
const AutoInvoiceWithVoucher: z.ZodType = z.intersection(z.object({
  payment_voucher_number: z.nullish(PaymentVoucherNumber),
}), AutoInvoice);
const BilledShop: z.ZodType = z.object({
  shop_id: maybe.number,
  shop_name: maybe.text,
  shop_corporate_name: maybe.text,
  shop_model: z.nullish(ShopModel),
  shop_operator_internal_id: maybe.text,
});
const CatalogFeatures: z.ZodType = z.object({
  allow_shop_contribution_to_all_channels: is.flag,
  exclude_invalid_products: is.flag,
  list_of_multiple_values_separator: is.text,
  product_acceptance_by_channel: is.flag,
  product_data_validation_by_channel: is.flag,
  product_import_only_on_leaf: is.flag,
});
const ChannelPricing: z.ZodType = is.text;
const ConversionOption: z.ZodType = z.object({
  status: maybe.text,
});
const ConversionOptions: z.ZodType = z.object({
  ai_enrichment: z.nullish(ConversionOption),
  ai_rewrite: z.nullish(ConversionOption),
  ai_translation: z.nullish(ConversionOption),
});
const CountryCode: z.ZodType = is.text;
const CsvDelimiter: z.ZodType = is.text;
const CustomerModel: z.ZodType = z.object({
  b2b: is.flag,
  b2c: is.flag,
});
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
const LabelTranslation: z.ZodType = z.object({
  locale: maybe.text,
  value: maybe.text,
});
const Hierarchy: z.ZodType = z.object({
  code: is.text,
  label: maybe.text,
  label_translations: z.array(LabelTranslation),
  level: is.number,
  parent_code: is.text,
});
const HierarchyList: z.ZodType = z.object({
  hierarchies: z.array(Hierarchy),
});
const InputError: z.ZodType = z.object({
  code: is.text,
  field: is.text,
  message: is.text,
});
const IntegrationCounts: z.ZodType = z.object({
  products_successfully_synchronized: maybe.number,
  products_with_synchronization_issues: maybe.number,
  products_with_wrong_identifiers: maybe.number,
  products_not_accepted_in_time: maybe.number,
  products_not_synchronized_in_time: maybe.number,
  products_reimported: maybe.number,
  invalid_products: maybe.number,
  rejected_products: maybe.number,
});
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
const InvoiceWithVoucher: z.ZodType = tagged('type', {
  AUTO_INVOICE: AutoInvoiceWithVoucher,
  MANUAL_INVOICE: ManualInvoiceWithVoucher,
  MANUAL_CREDIT: ManualCreditWithVoucher,
});
const InvoiceWithVoucherPage: z.ZodType = z.object({
  invoices: z.nullish(z.array(InvoiceWithVoucher)),
  total_count: maybe.number,
});
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
const PayOutState: z.ZodType = is.text;
const PayOut: z.ZodType = z.object({
  state: z.nullish(PayOutState),
  failure_reason: z.nullish(PayOutFailureReason),
  reference: maybe.text,
  transaction_date: maybe.text,
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
const ProductImportStatus: z.ZodType = is.text;
const ProductImportTracking: z.ZodType = z.object({
  import_id: is.number,
  shop_id: is.number,
  import_status: ProductImportStatus,
  reason_status: maybe.text,
  date_created: is.text,
  conversion_type: maybe.text,
  conversion_options: z.nullish(ConversionOptions),
  has_error_report: is.flag,
  has_new_product_report: is.flag,
  has_transformed_file: is.flag,
  has_transformation_error_report: maybe.flag,
  transform_lines_read: is.number,
  transform_lines_in_success: is.number,
  transform_lines_in_error: is.number,
  transform_lines_with_warning: is.number,
  integration_details: z.nullish(IntegrationCounts),
});
const ProductImportPage: z.ZodType = z.object({
  product_import_trackings: z.nullish(z.array(ProductImportTracking)),
  total_count: is.number,
});
const ProductImportStarted: z.ZodType = z.object({
  import_id: is.number,
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
const SellerBillingCycle: z.ZodType = z.object({
  id: maybe.text,
  date_created: maybe.text,
  shop: z.nullish(BilledShop),
  currency_iso_code: z.nullish(CurrencyCode),
  amount_transferred_to_seller: maybe.number,
  amount_transferred_to_operator: maybe.number,
  payment_voucher_number: maybe.text,
  pay_out_psp_code: z.nullish(PayOutService),
  pay_out: z.nullish(PayOut),
  summary: z.nullish(BillingSummary),
});
const SellerBillingCyclePage: z.ZodType = z.object({
  data: z.array(SellerBillingCycle),
  next_page_token: maybe.text,
  previous_page_token: maybe.text,
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
const ValueListEntry: z.ZodType = z.object({
  code: is.text,
  label: maybe.text,
  label_translations: z.array(LabelTranslation),
});
const ValueList: z.ZodType = z.object({
  code: is.text,
  label: maybe.text,
  label_translations: z.array(LabelTranslation),
  values: z.nullish(z.array(ValueListEntry)),
});
const ValueListCollection: z.ZodType = z.object({
  values_lists: z.nullish(z.array(ValueList)),
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
  IV01: asSent(() => InvoiceWithVoucherPage),
  SBC11: asSent(() => SellerBillingCyclePage),
  H11: asSent(() => HierarchyList),
  P51: asSent(() => ProductImportPage),
  P41: asSent(() => ProductImportStarted),
  P42: asSent(() => ProductImportTracking),
  PM11: asSent(() => AttributeList),
  VL11: asSent(() => ValueListCollection),
};

export { schemaCheck as check } from '@tradelane/core/schemas';
