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
const AttributeTranslation: z.ZodType = z.looseObject({
  locale: z.string(),
  value: z.string(),
});
const AttributeChannel: z.ZodType = z.looseObject({
  code: z.string(),
});
const AttributeParameter: z.ZodType = z.looseObject({
  name: z.string(),
  value: z.string(),
});
const AttributeRole: z.ZodType = z.looseObject({
  type: z.string(),
  parameters: z.array(AttributeParameter),
});
const AttributeValueCode: z.ZodType = z.looseObject({
  code: z.string(),
});
const Attribute: z.ZodType = z.looseObject({
  code: z.string(),
  unique_code: z.nullish(z.string()),
  hierarchy_code: z.nullish(z.string()),
  label: z.nullish(z.string()),
  label_translations: z.array(AttributeTranslation),
  description: z.nullish(z.string()),
  description_translations: z.array(AttributeTranslation),
  example: z.nullish(z.string()),
  locale: z.nullish(z.string()),
  channels: z.nullish(z.array(AttributeChannel)),
  requirement_level: z.string(),
  required: z.boolean(),
  roles: z.array(AttributeRole),
  type: z.string(),
  type_parameters: z.nullish(z.array(AttributeParameter)),
  type_parameter: z.string(),
  validations: z.nullish(z.string()),
  transformations: z.nullish(z.string()),
  variant: z.boolean(),
  default_value: z.nullish(z.string()),
  values: z.nullish(z.array(AttributeValueCode)),
  values_list: z.nullish(z.string()),
});
const AttributeList: z.ZodType = z.looseObject({
  attributes: z.array(Attribute),
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
const BilledShop: z.ZodType = z.looseObject({
  shop_id: z.nullish(z.number()),
  shop_name: z.nullish(z.string()),
  shop_corporate_name: z.nullish(z.string()),
  shop_model: z.nullish(ShopModel),
  shop_operator_internal_id: z.nullish(z.string()),
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
const ConversionOption: z.ZodType = z.looseObject({
  status: z.nullish(z.string()),
});
const ConversionOptions: z.ZodType = z.looseObject({
  ai_enrichment: z.nullish(ConversionOption),
  ai_rewrite: z.nullish(ConversionOption),
  ai_translation: z.nullish(ConversionOption),
});
const CountryCode: z.ZodType = z.string();
const CsvDelimiter: z.ZodType = z.string();
const CustomerModel: z.ZodType = z.looseObject({
  b2b: z.boolean(),
  b2c: z.boolean(),
});
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
const LabelTranslation: z.ZodType = z.looseObject({
  locale: z.nullish(z.string()),
  value: z.nullish(z.string()),
});
const Hierarchy: z.ZodType = z.looseObject({
  code: z.string(),
  label: z.nullish(z.string()),
  label_translations: z.array(LabelTranslation),
  level: z.number(),
  parent_code: z.string(),
});
const HierarchyList: z.ZodType = z.looseObject({
  hierarchies: z.array(Hierarchy),
});
const InputError: z.ZodType = z.looseObject({
  code: z.string(),
  field: z.string(),
  message: z.string(),
});
const IntegrationCounts: z.ZodType = z.looseObject({
  products_successfully_synchronized: z.nullish(z.number()),
  products_with_synchronization_issues: z.nullish(z.number()),
  products_with_wrong_identifiers: z.nullish(z.number()),
  products_not_accepted_in_time: z.nullish(z.number()),
  products_not_synchronized_in_time: z.nullish(z.number()),
  products_reimported: z.nullish(z.number()),
  invalid_products: z.nullish(z.number()),
  rejected_products: z.nullish(z.number()),
});
const IntegrationDetail: z.ZodType = z.looseObject({
  attribute_code: z.string(),
  code: z.string(),
  message: z.nullish(z.string()),
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
const PayOutState: z.ZodType = z.string();
const PayOut: z.ZodType = z.looseObject({
  state: z.nullish(PayOutState),
  failure_reason: z.nullish(PayOutFailureReason),
  reference: z.nullish(z.string()),
  transaction_date: z.nullish(z.string()),
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
const ProductIdentifier: z.ZodType = z.looseObject({
  code: z.string(),
  value: z.string(),
});
const ProductImportStatus: z.ZodType = z.string();
const ProductImportTracking: z.ZodType = z.looseObject({
  import_id: z.number(),
  shop_id: z.number(),
  import_status: ProductImportStatus,
  reason_status: z.nullish(z.string()),
  date_created: z.string(),
  conversion_type: z.nullish(z.string()),
  conversion_options: z.nullish(ConversionOptions),
  has_error_report: z.boolean(),
  has_new_product_report: z.boolean(),
  has_transformed_file: z.boolean(),
  has_transformation_error_report: z.nullish(z.boolean()),
  transform_lines_read: z.number(),
  transform_lines_in_success: z.number(),
  transform_lines_in_error: z.number(),
  transform_lines_with_warning: z.number(),
  integration_details: z.nullish(IntegrationCounts),
});
const ProductImportPage: z.ZodType = z.looseObject({
  product_import_trackings: z.nullish(z.array(ProductImportTracking)),
  total_count: z.number(),
});
const ProductImportStarted: z.ZodType = z.looseObject({
  import_id: z.number(),
});
const RejectionDetails: z.ZodType = z.looseObject({
  reason_code: z.string(),
  reason_label: z.string(),
  message: z.nullish(z.string()),
});
const ProductSourceError: z.ZodType = z.looseObject({
  code: z.string(),
  message: z.string(),
  channels: z.nullish(z.array(z.string())),
  integration_details: z.nullish(z.array(IntegrationDetail)),
  rejection_details: z.nullish(RejectionDetails),
});
const ProductSourceState: z.ZodType = z.string();
const ProductSourceWarning: z.ZodType = z.looseObject({
  code: z.string(),
  message: z.string(),
  attribute_code: z.nullish(z.string()),
});
const ProductSourceStatus: z.ZodType = z.looseObject({
  provider_unique_identifier: z.nullish(z.string()),
  unique_identifiers: z.nullish(z.array(ProductIdentifier)),
  status: ProductSourceState,
  errors: z.nullish(z.array(ProductSourceError)),
  warnings: z.nullish(z.array(ProductSourceWarning)),
});
const RefusedShopDocument: z.ZodType = z.looseObject({
  errors: z.array(InputError),
});
const SellerBillingCycle: z.ZodType = z.looseObject({
  id: z.nullish(z.string()),
  date_created: z.nullish(z.string()),
  shop: z.nullish(BilledShop),
  currency_iso_code: z.nullish(CurrencyCode),
  amount_transferred_to_seller: z.nullish(z.number()),
  amount_transferred_to_operator: z.nullish(z.number()),
  payment_voucher_number: z.nullish(z.string()),
  pay_out_psp_code: z.nullish(PayOutService),
  pay_out: z.nullish(PayOut),
  summary: z.nullish(BillingSummary),
});
const SellerBillingCyclePage: z.ZodType = z.looseObject({
  data: z.array(SellerBillingCycle),
  next_page_token: z.nullish(z.string()),
  previous_page_token: z.nullish(z.string()),
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
const ValueListEntry: z.ZodType = z.looseObject({
  code: z.string(),
  label: z.nullish(z.string()),
  label_translations: z.array(LabelTranslation),
});
const ValueList: z.ZodType = z.looseObject({
  code: z.string(),
  label: z.nullish(z.string()),
  label_translations: z.array(LabelTranslation),
  values: z.nullish(z.array(ValueListEntry)),
});
const ValueListCollection: z.ZodType = z.looseObject({
  values_lists: z.nullish(z.array(ValueList)),
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
  IV01: InvoicePage,
  SBC11: SellerBillingCyclePage,
  CM11: z.array(ProductSourceStatus),
  H11: HierarchyList,
  P51: ProductImportPage,
  P41: ProductImportStarted,
  P42: ProductImportTracking,
  PM11: AttributeList,
  VL11: ValueListCollection,
};
