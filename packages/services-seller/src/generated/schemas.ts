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

const BankAccount: z.ZodType = z.looseObject({
  owner: z.string(),
  bank_name: z.string(),
  bank_street: z.nullish(z.string()),
  bank_city: z.nullish(z.string()),
  bank_zip: z.nullish(z.string()),
});
const AbaAccount: z.ZodType = z.intersection(BankAccount, z.looseObject({
  '@type': z.literal('ABA'),
  bank_account_number: z.string(),
  bic: z.nullish(z.string()),
  routing_number: z.string(),
}));
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
const ShopState: z.ZodType = z.string();
const SuspensionType: z.ZodType = z.string();
const ShopModel: z.ZodType = z.string();
const ShopDomain: z.ZodType = z.string();
const CurrencyCode: z.ZodType = z.string();
const TaxedFeeType: z.ZodType = z.string();
const ApplicableTax: z.ZodType = z.looseObject({
  code: z.string(),
  label: z.string(),
  fee_types: z.nullish(z.array(TaxedFeeType)),
});
const ShopContact: z.ZodType = z.looseObject({
  civility: z.nullish(z.string()),
  firstname: z.nullish(z.string()),
  lastname: z.string(),
  street1: z.string(),
  street2: z.nullish(z.string()),
  zip_code: z.nullish(z.string()),
  city: z.string(),
  state: z.nullish(z.string()),
  country: z.string(),
  email: z.string(),
  phone: z.nullish(z.string()),
  phone_secondary: z.nullish(z.string()),
  fax: z.nullish(z.string()),
  web_site: z.nullish(z.string()),
});
const CountryCode: z.ZodType = z.string();
const RegisteredAddress: z.ZodType = z.looseObject({
  street_1: z.string(),
  street_2: z.nullish(z.string()),
  zip_code: z.nullish(z.string()),
  city: z.string(),
  state: z.nullish(z.string()),
  country_iso_code: CountryCode,
});
const CompanyShareholders: z.ZodType = z.string();
const ComplementaryCorporateInformation: z.ZodType = z.looseObject({
  business_activity_code: z.nullish(z.string()),
  company_registration_city: z.nullish(z.string()),
  company_registration_province: z.nullish(z.string()),
  company_shareholders: z.nullish(CompanyShareholders),
  is_in_liquidation: z.nullish(z.boolean()),
  legal_form: z.nullish(z.string()),
  share_capital: z.nullish(z.number()),
  share_capital_currency: z.nullish(CurrencyCode),
  sole_trader: z.nullish(z.boolean()),
});
const CorporateInformation: z.ZodType = z.looseObject({
  company_registration_name: z.nullish(z.string()),
  company_registration_number: z.nullish(z.string()),
  electronic_address: z.nullish(z.string()),
  phone_number: z.nullish(z.string()),
  complementary_information: z.nullish(ComplementaryCorporateInformation),
});
const FiscalInformation: z.ZodType = z.looseObject({
  local_tax_number: z.nullish(z.string()),
  tax_identification_country: z.nullish(CountryCode),
  tax_identification_number: z.nullish(z.string()),
});
const FiscalRepresentative: z.ZodType = z.looseObject({
  company_registration_name: z.string(),
  company_registration_number: z.string(),
  local_tax_number: z.nullish(z.string()),
  civility: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  street_1: z.string(),
  street_2: z.nullish(z.string()),
  zip_code: z.nullish(z.string()),
  city: z.string(),
  state: z.nullish(z.string()),
  country_iso_code: CountryCode,
});
const PersonalInformation: z.ZodType = z.looseObject({
  civility: z.nullish(z.string()),
  first_name: z.nullish(z.string()),
  last_name: z.nullish(z.string()),
  birth_date: z.nullish(z.string()),
  birth_city: z.nullish(z.string()),
  birth_country: z.nullish(CountryCode),
});
const BillingInformation: z.ZodType = z.looseObject({
  id: z.string(),
  registration_address: RegisteredAddress,
  corporate_information: z.nullish(CorporateInformation),
  fiscal_information: z.nullish(FiscalInformation),
  fiscal_representative: z.nullish(FiscalRepresentative),
  personal_information: z.nullish(PersonalInformation),
});
const DefaultBillingInformation: z.ZodType = z.intersection(BillingInformation, z.looseObject({
  default_language: z.string(),
}));
const ProDetails: z.ZodType = z.looseObject({
  corporate_name: z.nullish(z.string()),
  identification_number: z.nullish(z.string()),
  tax_identification_number: z.nullish(z.string()),
  VAT_number: z.nullish(z.string()),
});
const LegacyBankDetails: z.ZodType = z.looseObject({
  owner: z.nullish(z.string()),
  iban: z.nullish(z.string()),
  bic: z.nullish(z.string()),
  bank_name: z.nullish(z.string()),
  bank_street: z.nullish(z.string()),
  zip_code: z.nullish(z.string()),
  bank_city: z.nullish(z.string()),
});
const IbanAccount: z.ZodType = z.intersection(BankAccount, z.looseObject({
  '@type': z.literal('IBAN'),
  bic: z.string(),
  iban: z.string(),
}));
const NubanAccount: z.ZodType = z.intersection(BankAccount, z.looseObject({
  '@type': z.literal('NUBAN'),
  nuban: z.string(),
}));
const AustralianAccount: z.ZodType = z.intersection(BankAccount, z.looseObject({
  '@type': z.literal('AUBSB'),
  auban: z.string(),
  aubsb: z.string(),
}));
const NewZealandAccount: z.ZodType = z.intersection(BankAccount, z.looseObject({
  '@type': z.literal('NZBSB'),
  nzban: z.string(),
  nzbsb: z.string(),
}));
const HongKongAccount: z.ZodType = z.intersection(BankAccount, z.looseObject({
  '@type': z.literal('HK'),
  bank_account_number: z.string(),
  swift_code: z.string(),
}));
const CanadianAccount: z.ZodType = z.intersection(BankAccount, z.looseObject({
  '@type': z.literal('CANADIAN'),
  bank_account_number: z.string(),
  institution_number: z.string(),
  swift_code: z.nullish(z.string()),
  transit_number: z.string(),
}));
const MexicanAccount: z.ZodType = z.intersection(BankAccount, z.looseObject({
  '@type': z.literal('MEXICAN'),
  bank_account_number: z.string(),
  clabe: z.string(),
}));
const BankAccountType: z.ZodType = z.string();
const JapaneseAccount: z.ZodType = z.intersection(BankAccount, z.looseObject({
  '@type': z.literal('JAPANESE'),
  bank_account_number: z.string(),
  bank_account_type: BankAccountType,
  bank_code: z.string(),
  branch_code: z.string(),
  branch_name: z.string(),
  swift_code: z.nullish(z.string()),
}));
const BrazilianAccount: z.ZodType = z.intersection(BankAccount, z.looseObject({
  '@type': z.literal('BRAZILIAN'),
  account_number: z.string(),
  bank_account_type: BankAccountType,
  bank_code: z.string(),
  branch_code: z.string(),
  pix_key: z.nullish(z.string()),
}));
const TaiwaneseAccount: z.ZodType = z.intersection(BankAccount, z.looseObject({
  '@type': z.literal('TAIWANESE'),
  account_number: z.string(),
  bank_code: z.string(),
  branch_code: z.string(),
}));
const ThaiAccount: z.ZodType = z.intersection(BankAccount, z.looseObject({
  '@type': z.literal('THAI'),
  account_number: z.string(),
}));
const IndianAccount: z.ZodType = z.intersection(BankAccount, z.looseObject({
  '@type': z.literal('INDIAN'),
  account_number: z.string(),
  indian_financial_system_code: z.string(),
  swift_code: z.nullish(z.string()),
}));
const BritishAccount: z.ZodType = z.intersection(BankAccount, z.looseObject({
  '@type': z.literal('UK'),
  bank_account_number: z.string(),
  bank_sort_code: z.string(),
  swift_code: z.nullish(z.string()),
}));
const UruguayanAccount: z.ZodType = z.intersection(BankAccount, z.looseObject({
  '@type': z.literal('URUGUAYAN'),
  account_number: z.string(),
  bank_account_type: BankAccountType,
  branch_code: z.string(),
}));
const ColombianAccount: z.ZodType = z.intersection(BankAccount, z.looseObject({
  '@type': z.literal('COLOMBIAN'),
  account_number: z.string(),
  bank_account_type: BankAccountType,
}));
const GuatemalanAccount: z.ZodType = z.intersection(BankAccount, z.looseObject({
  '@type': z.literal('GUATEMALAN'),
  account_number: z.string(),
  bank_account_type: BankAccountType,
}));
const SingaporeAccount: z.ZodType = z.intersection(BankAccount, z.looseObject({
  '@type': z.literal('SG'),
  bank_account_number: z.string(),
  bank_key: z.nullish(z.string()),
  swift_code: z.string(),
}));
const IsraeliAccount: z.ZodType = z.intersection(BankAccount, z.looseObject({
  '@type': z.literal('ISRAELI'),
  bank_account_number: z.string(),
  bank_code: z.string(),
  branch_name: z.nullish(z.string()),
}));
const VietnameseAccount: z.ZodType = z.intersection(BankAccount, z.looseObject({
  '@type': z.literal('VIETNAMESE'),
  bank_account_number: z.string(),
  branch_name: z.nullish(z.string()),
}));
const SerbianAccount: z.ZodType = z.intersection(BankAccount, z.looseObject({
  '@type': z.literal('SERBIAN'),
  bank_account_number: z.string(),
  bank_branch_number: z.string(),
  bic: z.nullish(z.string()),
  iban: z.nullish(z.string()),
}));
const PhilippineAccount: z.ZodType = z.intersection(BankAccount, z.looseObject({
  '@type': z.literal('PHILIPPINES'),
  bank_account_number: z.string(),
}));
const PayOutFormat: z.ZodType = z.string();
const PayOutAccount: z.ZodType = z.intersection(BankAccount, z.looseObject({
  '@type': z.literal('PAYOUT'),
  bank_account_number: z.nullish(z.string()),
  bic: z.nullish(z.string()),
  iban: z.nullish(z.string()),
  payout_format: PayOutFormat,
  sort_code: z.nullish(z.string()),
}));
const PaymentInfo: z.ZodType = tagged('@type', {
  IBAN: IbanAccount,
  NUBAN: NubanAccount,
  AUBSB: AustralianAccount,
  NZBSB: NewZealandAccount,
  ABA: AbaAccount,
  HK: HongKongAccount,
  CANADIAN: CanadianAccount,
  MEXICAN: MexicanAccount,
  JAPANESE: JapaneseAccount,
  BRAZILIAN: BrazilianAccount,
  TAIWANESE: TaiwaneseAccount,
  THAI: ThaiAccount,
  INDIAN: IndianAccount,
  UK: BritishAccount,
  URUGUAYAN: UruguayanAccount,
  COLOMBIAN: ColombianAccount,
  GUATEMALAN: GuatemalanAccount,
  SG: SingaporeAccount,
  ISRAELI: IsraeliAccount,
  VIETNAMESE: VietnameseAccount,
  SERBIAN: SerbianAccount,
  PHILIPPINES: PhilippineAccount,
  PAYOUT: PayOutAccount,
});
const PayOutService: z.ZodType = z.string();
const PayOutBalance: z.ZodType = z.looseObject({
  pay_out_psp_code: PayOutService,
  paid: z.number(),
  payable: z.number(),
  pending: z.number(),
});
const PaymentBalances: z.ZodType = z.looseObject({
  paid_balance: z.number(),
  payable_balance: z.number(),
  pending_balance: z.number(),
  reserve_balance: z.nullish(z.number()),
  reserve_target: z.nullish(z.number()),
  sub_balances: z.nullish(z.array(PayOutBalance)),
});
const KycStatus: z.ZodType = z.string();
const KycState: z.ZodType = z.looseObject({
  status: KycStatus,
  reason: z.nullish(z.string()),
});
const DropshipSettings: z.ZodType = z.looseObject({
  retail_pricing_edition_enabled: z.boolean(),
});
const EprCategoryCode: z.ZodType = z.string();
const ProducerIdentifier: z.ZodType = z.looseObject({
  epr_category_code: EprCategoryCode,
  producer_id: z.string(),
});
const ShopShippingSettings: z.ZodType = z.looseObject({
  lead_time_to_ship: z.nullish(z.number()),
});
const AdditionalFieldType: z.ZodType = z.string();
const AdditionalFieldValue: z.ZodType = z.looseObject({
  code: z.string(),
  type: z.nullish(AdditionalFieldType),
  value: z.union([z.string(), z.array(z.string())]),
});
const ShopShipping: z.ZodType = z.looseObject({
  shipping_type_code: z.string(),
  shipping_type_label: z.string(),
  shipping_type_standard_code: z.nullish(z.string()),
  shipping_zone_code: z.string(),
  shipping_zone_label: z.string(),
  shipping_free_amount: z.nullish(z.number()),
  additional_fields: z.nullish(z.array(AdditionalFieldValue)),
});
const Account: z.ZodType = z.looseObject({
  shop_id: z.number(),
  shop_name: z.string(),
  shop_state: ShopState,
  suspension_type: z.nullish(SuspensionType),
  model: z.nullish(ShopModel),
  domains: z.array(ShopDomain),
  channels: z.array(z.string()),
  date_created: z.string(),
  last_updated_date: z.string(),
  closed_from: z.nullish(z.string()),
  closed_to: z.nullish(z.string()),
  description: z.nullish(z.string()),
  logo: z.nullish(z.string()),
  banner: z.nullish(z.string()),
  return_policy: z.nullish(z.string()),
  recycling_policy: z.nullish(z.string()),
  premium: z.boolean(),
  is_professional: z.boolean(),
  grade: z.nullish(z.number()),
  evaluations_count: z.number(),
  offers_count: z.number(),
  orders_count: z.number(),
  approval_rate: z.nullish(z.number()),
  approval_delay: z.nullish(z.number()),
  order_messages_response_delay: z.nullish(z.number()),
  currency_iso_code: CurrencyCode,
  applicable_taxes: z.nullish(z.array(ApplicableTax)),
  contact_informations: ShopContact,
  default_billing_information: DefaultBillingInformation,
  specific_billing_informations: z.nullish(z.array(BillingInformation)),
  pro_details: ProDetails,
  billing_info: LegacyBankDetails,
  payment_method_mandatory: z.boolean(),
  payment_info: z.nullish(PaymentInfo),
  payment_details: PaymentBalances,
  kyc: z.nullish(KycState),
  dropship: z.nullish(DropshipSettings),
  producer_identifiers: z.nullish(z.array(ProducerIdentifier)),
  free_shipping: z.boolean(),
  shipping: ShopShippingSettings,
  shipping_country: z.nullish(z.string()),
  shippings: z.nullish(z.array(ShopShipping)),
  shipping_types: z.array(z.string()),
  shipping_zones: z.array(z.string()),
  shop_additional_fields: z.array(AdditionalFieldValue),
});
const ShopAddress: z.ZodType = z.looseObject({
  civility: z.nullish(z.string()),
  firstname: z.nullish(z.string()),
  lastname: z.nullish(z.string()),
  street1: z.nullish(z.string()),
  street2: z.nullish(z.string()),
  zip_code: z.nullish(z.string()),
  city: z.nullish(z.string()),
  state: z.nullish(z.string()),
  country: z.nullish(CountryCode),
  phone: z.nullish(z.string()),
  phone_secondary: z.nullish(z.string()),
});
const UpdatedAccount: z.ZodType = z.looseObject({
  shop_name: z.nullish(z.string()),
  description: z.nullish(z.string()),
  model: z.nullish(ShopModel),
  email: z.nullish(z.string()),
  fax: z.nullish(z.string()),
  web_site: z.nullish(z.string()),
  address: z.nullish(ShopAddress),
  is_professional: z.nullish(z.boolean()),
  pro_details: z.nullish(ProDetails),
  default_billing_information: z.nullish(DefaultBillingInformation),
  specific_billing_informations: z.nullish(z.array(BillingInformation)),
  payment_method_mandatory: z.nullish(z.boolean()),
  payment_info: z.nullish(PaymentInfo),
  channels: z.nullish(z.array(z.string())),
  closed_from: z.nullish(z.string()),
  closed_to: z.nullish(z.string()),
  return_policy: z.nullish(z.string()),
  recycling_policy: z.nullish(z.string()),
  shipping: z.nullish(ShopShippingSettings),
  shipping_country: z.nullish(CountryCode),
  producer_identifiers: z.nullish(z.array(ProducerIdentifier)),
  shop_additional_fields: z.nullish(z.array(AdditionalFieldValue)),
});
const InputError: z.ZodType = z.looseObject({
  code: z.string(),
  field: z.string(),
  message: z.string(),
});
const AccountUpdateResult: z.ZodType = z.looseObject({
  updated: z.nullish(UpdatedAccount),
  errors: z.nullish(z.array(InputError)),
});
const InvoiceIssuerType: z.ZodType = z.string();
const InvoiceIssuer: z.ZodType = z.looseObject({
  type: z.nullish(InvoiceIssuerType),
  information: z.nullish(z.string()),
});
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
const SellerAdditionalField: z.ZodType = z.intersection(AdditionalField, z.looseObject({
  editable: z.boolean(),
}));
const AdditionalFieldList: z.ZodType = z.looseObject({
  additional_fields: z.array(SellerAdditionalField),
  total_count: z.number(),
});
const AttributeData: z.ZodType = z.unknown();
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
const BooleanPriceOption: z.ZodType = z.looseObject({
  code: z.string(),
  label: z.string(),
  type: z.literal('BOOLEAN'),
  values: z.array(z.looseObject({
    amount: z.nullish(z.number()),
    value: z.nullish(z.boolean()),
  })),
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
const LocationAddress: z.ZodType = z.looseObject({
  company: z.nullish(z.string()),
  street1: z.nullish(z.string()),
  street2: z.nullish(z.string()),
  complementary: z.nullish(z.string()),
  zip_code: z.nullish(z.string()),
  city: z.nullish(z.string()),
  state: z.nullish(z.string()),
  country_code: z.string(),
  formatted_address: z.string(),
});
const Coordinates: z.ZodType = z.looseObject({
  latitude: z.number(),
  longitude: z.number(),
});
const Radius: z.ZodType = z.number();
const CircleGeography: z.ZodType = z.looseObject({
  type: z.literal('CIRCLE'),
  address: LocationAddress,
  center: Coordinates,
  radius: Radius,
});
const CodeLabel: z.ZodType = z.looseObject({
  code: z.string(),
  label: z.string(),
});
const CommissionTax: z.ZodType = z.looseObject({
  amount: z.number(),
  code: z.string(),
});
const ConsumptionType: z.ZodType = z.string();
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
const DocumentTypeList: z.ZodType = z.looseObject({
  documents: z.array(DocumentType),
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
const PointGeography: z.ZodType = z.looseObject({
  type: z.literal('POINT'),
  address: LocationAddress,
  geocode: Coordinates,
});
const LocationZone: z.ZodType = z.looseObject({
  reference_id: z.string(),
  address: LocationAddress,
});
const ZonesGeography: z.ZodType = z.looseObject({
  type: z.literal('ZONE_REFERENCES'),
  zone_references: z.array(LocationZone),
});
const Geography: z.ZodType = tagged('type', {
  POINT: PointGeography,
  CIRCLE: CircleGeography,
  ZONE_REFERENCES: ZonesGeography,
});
const InactiveReason: z.ZodType = z.string();
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
const LimitedQuantity: z.ZodType = z.looseObject({
  type: z.literal('LIMITED'),
  available: z.number(),
  max_per_order: z.nullish(z.number()),
});
const TopicType: z.ZodType = z.string();
const Topic: z.ZodType = z.looseObject({
  type: TopicType,
  value: z.string(),
});
const ThreadEntity: z.ZodType = z.looseObject({
  type: z.string(),
  id: z.string(),
  label: z.string(),
});
const ParticipantType: z.ZodType = z.string();
const Participant: z.ZodType = z.looseObject({
  type: ParticipantType,
  id: z.nullish(z.string()),
  display_name: z.string(),
});
const Sender: z.ZodType = z.looseObject({
  type: z.string(),
  display_name: z.string(),
  organization_details: z.nullish(Participant),
});
const ThreadMetadata: z.ZodType = z.looseObject({
  total_count: z.number(),
  last_message_date: z.string(),
  last_sender: Sender,
  shop_reply_needed_since: z.nullable(z.string()),
});
const NoReplyNeeded: z.ZodType = z.looseObject({
  date: z.string(),
  user_type: z.string(),
});
const ThreadDetails: z.ZodType = z.looseObject({
  id: z.string(),
  topic: Topic,
  entities: z.nullish(z.array(ThreadEntity)),
  authorized_participants: z.array(Participant),
  current_participants: z.array(Participant),
  customer_organization: z.nullish(z.looseObject({
    id: z.string(),
    display_name: z.string(),
  })),
  metadata: ThreadMetadata,
  no_store_reply_needed: z.nullish(z.array(NoReplyNeeded)),
  date_created: z.string(),
  date_updated: z.string(),
});
const ThreadAttachment: z.ZodType = z.looseObject({
  id: z.string(),
  name: z.string(),
  size: z.number(),
});
const ThreadMessage: z.ZodType = z.looseObject({
  id: z.string(),
  body: z.string(),
  from: Sender,
  to: z.array(Participant),
  attachments: z.nullish(z.array(ThreadAttachment)),
  date_created: z.string(),
});
const ListedThread: z.ZodType = z.intersection(ThreadDetails, z.looseObject({
  messages: z.nullish(z.array(ThreadMessage)),
}));
const LocalDateTime: z.ZodType = z.string();
const LocalTimeSlot: z.ZodType = z.looseObject({
  from: LocalDateTime,
  to: LocalDateTime,
});
const LocationContact: z.ZodType = z.looseObject({
  email: z.nullish(z.string()),
  phone: z.nullish(z.string()),
});
const OpeningHours: z.ZodType = z.looseObject({
  opening_time: z.string(),
  closing_time: z.string(),
});
const WeeklyOpeningHours: z.ZodType = z.looseObject({
  monday: z.nullish(z.array(OpeningHours)),
  tuesday: z.nullish(z.array(OpeningHours)),
  wednesday: z.nullish(z.array(OpeningHours)),
  thursday: z.nullish(z.array(OpeningHours)),
  friday: z.nullish(z.array(OpeningHours)),
  saturday: z.nullish(z.array(OpeningHours)),
  sunday: z.nullish(z.array(OpeningHours)),
});
const ServiceMedia: z.ZodType = z.looseObject({
  mime_type: z.string(),
  url: z.string(),
});
const LocationDetails: z.ZodType = z.looseObject({
  id: z.string(),
  label: z.string(),
  description: z.nullish(z.string()),
  geography: Geography,
  contact_info: z.nullish(LocationContact),
  opening_hours: z.nullish(WeeklyOpeningHours),
  medias: z.nullish(z.array(ServiceMedia)),
});
const OverriddenDay: z.ZodType = z.looseObject({
  availability: z.string(),
  opening_hours: z.nullish(z.array(OpeningHours)),
});
const OverriddenOpeningHours: z.ZodType = z.looseObject({
  monday: OverriddenDay,
  tuesday: OverriddenDay,
  wednesday: OverriddenDay,
  thursday: OverriddenDay,
  friday: OverriddenDay,
  saturday: OverriddenDay,
  sunday: OverriddenDay,
});
const Location: z.ZodType = z.intersection(LocationDetails, z.looseObject({
  overridden_opening_hours: z.nullish(OverriddenOpeningHours),
}));
const LocationPage: z.ZodType = z.looseObject({
  data: z.array(Location),
  next_page_token: z.nullish(z.string()),
  previous_page_token: z.nullish(z.string()),
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
const ValueListModelPriceOption: z.ZodType = z.looseObject({
  code: z.string(),
  label: z.string(),
  type: z.literal('VALUE_LIST'),
  available_values: z.array(CodeLabel),
  service_configuration: ElementCounts,
});
const OtherPriceOption: z.ZodType = z.looseObject({
  code: z.string(),
  label: z.string(),
  type: z.string(),
});
const ModelPriceOption: z.ZodType = z.union([BooleanModelPriceOption, ValueListModelPriceOption, OtherPriceOption]);
const PricingType: z.ZodType = z.string();
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
const ModelPricing: z.ZodType = z.looseObject({
  type: PricingType,
  options: z.nullish(z.array(ModelPriceOption)),
  price_per_unit_options: z.nullish(z.array(ModelUnitOption)),
});
const QuantityRule: z.ZodType = z.string();
const ModelQuantity: z.ZodType = z.looseObject({
  on_marketplace: z.array(QuantityRule),
  per_order: z.array(QuantityRule),
});
const UnitPrice: z.ZodType = z.looseObject({
  code: z.string(),
  label: z.string(),
  amount: z.number(),
});
const UnitPrices: z.ZodType = z.looseObject({
  code: z.string(),
  label: z.string(),
  type: UnitOptionType,
  values: z.array(UnitPrice),
});
const PriceOptionValue: z.ZodType = z.looseObject({
  code: z.nullish(z.string()),
  label: z.nullish(z.string()),
  amount: z.nullish(z.number()),
});
const ValueListPriceOption: z.ZodType = z.looseObject({
  code: z.string(),
  label: z.string(),
  type: z.literal('VALUE_LIST'),
  values: z.array(PriceOptionValue),
});
const PriceOption: z.ZodType = z.union([BooleanPriceOption, ValueListPriceOption, OtherPriceOption]);
const MultiPricing: z.ZodType = z.looseObject({
  type: z.string(),
  price_per_unit_options: z.array(UnitPrices),
  min_price_per_unit: z.number(),
  max_price_per_unit: z.number(),
  options: z.nullish(z.array(PriceOption)),
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
const OrderedService: z.ZodType = z.looseObject({
  code: z.string(),
  title: z.string(),
  description: z.nullish(z.string()),
  category: CodeLabel,
  model: CodeLabel,
  custom_attribute_values: z.array(AttributeValue),
  medias: z.nullish(z.array(ServiceMedia)),
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
const PlatformLocale: z.ZodType = z.looseObject({
  code: z.string(),
  label: z.string(),
  platform_default: z.nullish(z.boolean()),
});
const PlatformLocaleList: z.ZodType = z.looseObject({
  locales: z.array(PlatformLocale),
});
const Reason: z.ZodType = z.looseObject({
  code: z.string(),
  label: z.string(),
});
const ReasonList: z.ZodType = z.looseObject({
  reasons: z.array(Reason),
  total_count: z.number(),
});
const ReasonType: z.ZodType = z.string();
const RefusedShopDocument: z.ZodType = z.looseObject({
  errors: z.array(InputError),
});
const RequestedTime: z.ZodType = z.looseObject({
  type: z.literal('DATETIME_REQUEST'),
  time_slots: z.array(LocalTimeSlot),
  confirmed_time_slots: z.nullish(z.array(LocalTimeSlot)),
  contact_info: z.nullish(z.string()),
  contact_additional_info: z.nullish(z.string()),
});
const RequestedTimeBooking: z.ZodType = z.looseObject({
  type: z.literal('DATETIME_REQUEST'),
  duration: z.string(),
});
const Session: z.ZodType = z.looseObject({
  id: z.string(),
  available_units: z.number(),
  time_slot: z.looseObject({
    start: z.string(),
    end: z.string(),
  }),
});
const ScheduledBooking: z.ZodType = z.looseObject({
  type: z.literal('SCHEDULED_EVENTS'),
  duration: z.string(),
  sessions: z.nullish(z.array(Session)),
});
const ServiceModelName: z.ZodType = z.looseObject({
  code: z.string(),
  title: z.string(),
});
const ServiceBooking: z.ZodType = tagged('type', {
  NO_BOOKING: NoBooking,
  DATETIME_REQUEST: RequestedTimeBooking,
  SCHEDULED_EVENTS: ScheduledBooking,
});
const ServiceConsumption: z.ZodType = z.looseObject({
  type: ConsumptionType,
});
const ShopLocationPoint: z.ZodType = z.looseObject({
  type: z.literal('POINT'),
  geocode: Coordinates,
  distance: z.nullish(z.number()),
});
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
const ShopLocations: z.ZodType = z.looseObject({
  type: z.string(),
  shop_locations: z.array(ShopLocation),
});
const ServiceLocation: z.ZodType = tagged('type', {
  NO_LOCATION: NoLocation,
  AT_CUSTOMER_LOCATION: ShopLocations,
  AT_SHOP_LOCATION: ShopLocations,
});
const SinglePricing: z.ZodType = z.looseObject({
  type: z.string(),
  price_per_unit: z.number(),
  min_price_per_unit: z.number(),
  max_price_per_unit: z.number(),
  options: z.nullish(z.array(PriceOption)),
});
const ServicePricing: z.ZodType = tagged('type', {
  FIXED_PRICE: SinglePricing,
  ESTIMATED_PRICE: SinglePricing,
  FIXED_PRICE_MULTI: MultiPricing,
  ESTIMATED_PRICE_MULTI: MultiPricing,
});
const UnlimitedQuantity: z.ZodType = z.looseObject({
  type: z.literal('NO_QUANTITY'),
  max_per_order: z.nullish(z.number()),
});
const ServiceQuantity: z.ZodType = tagged('type', {
  NO_QUANTITY: UnlimitedQuantity,
  LIMITED: LimitedQuantity,
});
const Service: z.ZodType = z.looseObject({
  code: z.string(),
  title: z.string(),
  description: z.nullish(z.string()),
  model: ServiceModelName,
  category: CodeLabel,
  booking: ServiceBooking,
  consumption: ServiceConsumption,
  location: ServiceLocation,
  pricing: ServicePricing,
  quantity: ServiceQuantity,
  service_tax_code: z.nullish(z.string()),
  custom_attribute_values: z.array(AttributeValue),
  medias: z.nullish(z.array(ServiceMedia)),
  inactive_reasons: z.array(InactiveReason),
  date_availability_start: z.nullish(z.string()),
  date_availability_end: z.nullish(z.string()),
  date_created: z.string(),
  date_updated: z.string(),
});
const ServiceAssessment: z.ZodType = z.looseObject({
  code: z.string(),
  label: z.string(),
  response: z.string(),
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
const ServiceModel: z.ZodType = z.intersection(ServiceModelDetails, z.looseObject({
  custom_attributes: z.array(ModelAttribute),
  pricing: ModelPricing,
}));
const ServiceModelPage: z.ZodType = z.looseObject({
  data: z.array(ServiceModel),
  next_page_token: z.nullish(z.string()),
  previous_page_token: z.nullish(z.string()),
});
const ServiceOrderState: z.ZodType = z.string();
const ServiceOrderWorkflow: z.ZodType = z.looseObject({
  type: z.string(),
});
const ServiceOrderBooking: z.ZodType = tagged('type', {
  NO_BOOKING: NoBooking,
  DATETIME_REQUEST: RequestedTime,
  SCHEDULED_EVENTS: BookedSession,
  SCHEDULED_EVENT: BookedSession,
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
const ServiceOrderCustomer: z.ZodType = z.looseObject({
  id: z.string(),
  civility: z.nullish(z.string()),
  first_name: z.nullish(z.string()),
  last_name: z.nullish(z.string()),
  phone_number: z.nullish(z.string()),
  locale: z.nullish(z.string()),
  billing_address: ServiceOrderAddress,
});
const ServiceOrder: z.ZodType = z.intersection(ServiceOrderDetails, z.looseObject({
  consumption: ServiceOrderConsumption,
  customer: z.nullish(ServiceOrderCustomer),
  customer_notification_email: z.nullish(z.string()),
}));
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
const ServiceOrderPage: z.ZodType = z.looseObject({
  data: z.array(ServiceOrder),
  next_page_token: z.nullish(z.string()),
  previous_page_token: z.nullish(z.string()),
});
const ServicePage: z.ZodType = z.looseObject({
  data: z.array(Service),
  next_page_token: z.nullish(z.string()),
  previous_page_token: z.nullish(z.string()),
});
const ShopDocument: z.ZodType = z.looseObject({
  id: z.number(),
  shop_id: z.nullish(z.number()),
  type: z.string(),
  file_name: z.string(),
  date_uploaded: z.nullish(z.string()),
});
const ShopDocumentList: z.ZodType = z.looseObject({
  shop_documents: z.array(ShopDocument),
  total_count: z.nullish(z.number()),
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
const Thread: z.ZodType = z.intersection(ThreadDetails, z.looseObject({
  messages: z.array(ThreadMessage),
}));
const ThreadPage: z.ZodType = z.looseObject({
  data: z.array(ListedThread),
  next_page_token: z.nullish(z.string()),
  previous_page_token: z.nullish(z.string()),
});
const TransactionCode: z.ZodType = z.looseObject({
  code: z.nullish(z.string()),
});
const TransactionOrderReferences: z.ZodType = z.looseObject({
  order_reference_for_customer: z.nullish(z.string()),
  order_reference_for_seller: z.nullish(z.string()),
});
const TransactionOrderPayment: z.ZodType = z.looseObject({
  imprint_number: z.nullish(z.string()),
  payment_type: z.nullish(z.string()),
});
const TransactionOrder: z.ZodType = z.looseObject({
  id: z.nullish(z.string()),
  commercial_id: z.nullish(z.string()),
  creation_date: z.nullish(z.string()),
  references: z.nullish(TransactionOrderReferences),
  payment_info: z.nullish(TransactionOrderPayment),
});
const TransactionReference: z.ZodType = z.looseObject({
  id: z.nullish(z.string()),
});
const TransactionTax: z.ZodType = z.looseObject({
  code: z.nullish(z.string()),
  rate: z.nullish(z.number()),
});
const TransactionFee: z.ZodType = z.looseObject({
  code: z.nullish(z.string()),
  cancelations: z.nullish(z.array(TransactionReference)),
  refunds: z.nullish(z.array(TransactionReference)),
});
const TransactionItemReference: z.ZodType = z.looseObject({
  type: z.nullish(z.string()),
  value: z.nullish(z.string()),
});
const TransactionOneOffItem: z.ZodType = z.looseObject({
  description: z.nullish(z.string()),
  operation_date: z.nullish(z.string()),
  quantity: z.nullish(z.number()),
  unit_price: z.nullish(z.number()),
  references: z.nullish(z.array(TransactionItemReference)),
});
const TransactionManualDocument: z.ZodType = z.looseObject({
  number: z.nullish(z.string()),
  emission_date: z.nullish(z.string()),
});
const TransactionInfo: z.ZodType = z.looseObject({
  number: z.nullish(z.string()),
  date: z.nullish(z.string()),
});
const TransactionEntities: z.ZodType = z.looseObject({
  domain: z.nullish(z.string()),
  channel: z.nullish(TransactionCode),
  order: z.nullish(TransactionOrder),
  order_line: z.nullish(TransactionReference),
  order_tax: z.nullish(TransactionTax),
  order_fee: z.nullish(TransactionCode),
  shop_tax: z.nullish(TransactionTax),
  shipment: z.nullish(TransactionReference),
  debit: z.nullish(TransactionReference),
  refund: z.nullish(TransactionReference),
  fee: z.nullish(TransactionFee),
  one_off_item: z.nullish(TransactionOneOffItem),
  manual_accounting_document: z.nullish(TransactionManualDocument),
  transaction_info: z.nullish(TransactionInfo),
});
const TransactionExportError: z.ZodType = z.looseObject({
  code: z.nullish(z.string()),
  detail: z.nullish(z.string()),
});
const TransactionExportStart: z.ZodType = z.looseObject({
  tracking_id: z.nullish(z.string()),
});
const TransactionExportState: z.ZodType = z.string();
const TransactionExportStatus: z.ZodType = z.looseObject({
  status: z.nullish(TransactionExportState),
  last_updated: z.nullish(z.string()),
  urls: z.nullish(z.array(z.string())),
  error: z.nullish(TransactionExportError),
});
const TransactionType: z.ZodType = z.string();
const TransactionPaymentState: z.ZodType = z.string();
const TransactionLine: z.ZodType = z.looseObject({
  id: z.nullish(z.string()),
  type: z.nullish(TransactionType),
  date_created: z.nullish(z.string()),
  last_updated: z.nullish(z.string()),
  currency_iso_code: z.nullish(z.string()),
  amount: z.nullish(z.number()),
  amount_credited: z.nullish(z.number()),
  amount_debited: z.nullish(z.number()),
  balance: z.nullish(z.number()),
  psp_balance: z.nullish(z.number()),
  pay_out_psp_code: z.nullish(PayOutService),
  payment_state: z.nullish(TransactionPaymentState),
  seller_billing_cycle_id: z.nullish(z.string()),
  accounting_document_id: z.nullish(z.string()),
  accounting_document_number: z.nullish(z.string()),
  accounting_document_creation_date: z.nullish(z.string()),
  entities: z.nullish(TransactionEntities),
});
const TransactionLogPage: z.ZodType = z.looseObject({
  data: z.array(TransactionLine),
  next_page_token: z.nullish(z.string()),
  previous_page_token: z.nullish(z.string()),
});
const TypedReason: z.ZodType = z.looseObject({
  code: z.string(),
  label: z.string(),
  type: ReasonType,
  is_shop_right: z.boolean(),
});
const TypedReasonList: z.ZodType = z.looseObject({
  reasons: z.array(TypedReason),
  total_count: z.number(),
});

/** The JSON answer of each operation that has one. */
export const answers: Readonly<Record<string, z.ZodType>> = {
  A01: Account,
  A02: AccountUpdateResult,
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
};
