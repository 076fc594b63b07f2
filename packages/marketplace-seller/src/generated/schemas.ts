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
const AdditionalInformationType: z.ZodType = z.string();
const AdditionalInformationData: z.ZodType = z.string();
const AdditionalInformation: z.ZodType = z.looseObject({
  code: z.nullish(z.string()),
  type: z.nullish(AdditionalInformationType),
  value: z.nullish(AdditionalInformationData),
});
const AdditionalInformationInput: z.ZodType = z.looseObject({
  code: z.string(),
  type: AdditionalInformationType,
  value: AdditionalInformationData,
});
const AppliedPromotion: z.ZodType = z.looseObject({
  id: z.string(),
  type: z.string(),
  deduced_amount: z.number(),
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
const CarrierDate: z.ZodType = z.looseObject({
  date: z.nullish(z.string()),
  time: z.nullish(z.string()),
  offset: z.nullish(z.string()),
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
const SettingOwner: z.ZodType = z.string();
const DeliveryDays: z.ZodType = z.looseObject({
  earliest_days: z.number(),
  latest_days: z.number(),
});
const ConfiguredDeliveryTime: z.ZodType = z.looseObject({
  shipping_type_code: z.string(),
  shipping_zone_code: z.string(),
  set_by: SettingOwner,
  delivery_time: z.nullish(DeliveryDays),
});
const ConversionOption: z.ZodType = z.looseObject({
  status: z.nullish(z.string()),
});
const ConversionOptions: z.ZodType = z.looseObject({
  ai_enrichment: z.nullish(ConversionOption),
  ai_rewrite: z.nullish(ConversionOption),
  ai_translation: z.nullish(ConversionOption),
});
const DocumentLineShop: z.ZodType = z.looseObject({
  id: z.number(),
});
const DocumentTransactionInfo: z.ZodType = z.looseObject({
  date: z.string(),
  number: z.string(),
});
const DocumentLineOrder: z.ZodType = z.looseObject({
  id: z.string(),
  commercial_id: z.nullish(z.string()),
  date_created: z.nullish(z.string()),
  reference_for_customer: z.nullish(z.string()),
  reference_for_seller: z.nullish(z.string()),
  transaction_info: z.nullish(DocumentTransactionInfo),
});
const DocumentLineOrderLine: z.ZodType = z.looseObject({
  id: z.string(),
});
const DocumentProductReference: z.ZodType = z.looseObject({
  type: z.string(),
  reference: z.string(),
});
const DocumentLineProduct: z.ZodType = z.looseObject({
  sku: z.nullish(z.string()),
  title: z.string(),
  references: z.array(DocumentProductReference),
});
const DocumentLineTax: z.ZodType = z.looseObject({
  code: z.string(),
  rate: z.nullish(z.number()),
  amount: z.number(),
});
const DocumentLineFee: z.ZodType = z.looseObject({
  code: z.string(),
  label: z.string(),
  amount: z.number(),
});
const DocumentLineEcoContribution: z.ZodType = z.looseObject({
  epr_category_code: z.nullish(z.string()),
  producer_id: z.nullish(z.string()),
  producer_id_owner: z.nullish(z.string()),
  unit_amount: z.nullish(z.number()),
  total_amount: z.nullish(z.number()),
});
const ShipFromAddress: z.ZodType = z.looseObject({
  street1: z.nullish(z.string()),
  street2: z.nullish(z.string()),
  zip_code: z.nullish(z.string()),
  city: z.nullish(z.string()),
  state: z.nullish(z.string()),
  country_iso_code: z.string(),
});
const DocumentLineOrigin: z.ZodType = z.looseObject({
  address: z.nullish(ShipFromAddress),
});
const ShipToAddress: z.ZodType = z.looseObject({
  civility: z.nullish(z.string()),
  firstname: z.nullish(z.string()),
  lastname: z.nullish(z.string()),
  company: z.nullish(z.string()),
  company2: z.nullish(z.string()),
  street1: z.nullish(z.string()),
  street2: z.nullish(z.string()),
  zip_code: z.nullish(z.string()),
  city: z.nullish(z.string()),
  state: z.nullish(z.string()),
  country_iso_code: z.nullish(z.string()),
  phone: z.nullish(z.string()),
  phone_secondary: z.nullish(z.string()),
});
const DocumentLineDestination: z.ZodType = z.looseObject({
  address: z.nullish(ShipToAddress),
});
const DeliveryBill: z.ZodType = z.looseObject({
  delivery_bill_id: z.nullish(z.string()),
  delivery_bill_date: z.nullish(z.string()),
});
const DocumentLine: z.ZodType = z.looseObject({
  id: z.string(),
  entity_id: z.string(),
  shop: DocumentLineShop,
  order: z.nullish(DocumentLineOrder),
  order_line: z.nullish(DocumentLineOrderLine),
  product: z.nullish(DocumentLineProduct),
  quantity: z.number(),
  origin_unit_price_excluding_taxes: z.nullish(z.number()),
  origin_unit_price_including_taxes: z.nullish(z.number()),
  unit_price_excluding_taxes: z.number(),
  price_excluding_taxes: z.number(),
  taxes: z.array(DocumentLineTax),
  shipping_price_excluding_taxes: z.nullish(z.number()),
  shipping_taxes: z.nullish(z.array(DocumentLineTax)),
  fees_excluding_taxes: z.nullish(z.array(DocumentLineFee)),
  eco_contributions: z.nullish(z.array(DocumentLineEcoContribution)),
  total_price_including_taxes: z.number(),
  tax_legal_notice: z.nullish(z.string()),
  payment_state: z.nullish(z.string()),
  shipping_from: z.nullish(DocumentLineOrigin),
  shipping_to: z.nullish(DocumentLineDestination),
  delivery_bill_information: z.nullish(z.array(DeliveryBill)),
});
const CreditLine: z.ZodType = z.intersection(DocumentLine, z.looseObject({
  entity_type: z.string(),
}));
const CsvDelimiter: z.ZodType = z.string();
const CustomerDebitStatus: z.ZodType = z.string();
const CustomerModel: z.ZodType = z.looseObject({
  b2b: z.boolean(),
  b2c: z.boolean(),
});
const CutOffTimeOwner: z.ZodType = z.string();
const DirectPaymentFeature: z.ZodType = z.looseObject({
  activated: z.boolean(),
  refund_cancel_authorized: z.boolean(),
});
const DocumentBillingCycle: z.ZodType = z.looseObject({
  id: z.nullish(z.string()),
  date_from: z.nullish(z.string()),
  date_to: z.nullish(z.string()),
});
const DocumentFormat: z.ZodType = z.string();
const DocumentDetail: z.ZodType = z.looseObject({
  format: DocumentFormat,
});
const DocumentIssuerType: z.ZodType = z.string();
const InvoicedOrganization: z.ZodType = z.looseObject({
  name: z.string(),
  address: z.nullish(RegisteredAddress),
  phone_number: z.nullish(z.string()),
  electronic_address: z.nullish(z.string()),
  identification_number: z.nullish(z.string()),
  tax_identification_number: z.nullish(z.string()),
  tax_number_country: z.nullish(z.string()),
  local_tax_number: z.nullish(z.string()),
  local_tax_number_country: z.nullish(z.string()),
  legal_form: z.nullish(z.string()),
  business_activity_code: z.nullish(z.string()),
  trade_company_registration_location: z.nullish(z.string()),
  company_shareholders: z.nullish(z.string()),
  share_capital: z.nullish(z.number()),
  share_capital_currency: z.nullish(z.string()),
  is_in_liquidation: z.nullish(z.boolean()),
});
const IssuerPerson: z.ZodType = z.looseObject({
  civility: z.nullish(z.string()),
  first_name: z.nullish(z.string()),
  last_name: z.nullish(z.string()),
});
const IssuerOrganization: z.ZodType = z.intersection(InvoicedOrganization, z.looseObject({
  fiscal_representative: z.nullish(FiscalRepresentative),
  personal_information: z.nullish(IssuerPerson),
  sole_trader: z.nullish(z.boolean()),
}));
const DocumentIssuer: z.ZodType = z.looseObject({
  type: DocumentIssuerType,
  id: z.nullish(z.string()),
  locale: z.nullish(z.string()),
  organization: IssuerOrganization,
});
const DocumentPaymentState: z.ZodType = z.string();
const DocumentPayment: z.ZodType = z.looseObject({
  state: z.nullish(DocumentPaymentState),
  reference: z.nullish(z.string()),
  transaction_date: z.nullish(z.string()),
});
const DocumentRecipientType: z.ZodType = z.string();
const RecipientOrganization: z.ZodType = z.intersection(InvoicedOrganization, z.looseObject({
  organization_id: z.nullish(z.string()),
}));
const RecipientAddress: z.ZodType = z.looseObject({
  civility: z.nullish(z.string()),
  firstname: z.nullish(z.string()),
  lastname: z.string(),
  company: z.nullish(z.string()),
  company_2: z.nullish(z.string()),
  street_1: z.string(),
  street_2: z.nullish(z.string()),
  zip_code: z.nullish(z.string()),
  city: z.string(),
  state: z.nullish(z.string()),
  country: z.string(),
  country_iso_code: z.nullish(z.string()),
});
const DocumentRecipient: z.ZodType = z.looseObject({
  type: z.nullish(DocumentRecipientType),
  id: z.string(),
  locale: z.nullish(z.string()),
  organization: z.nullish(RecipientOrganization),
  billing_address: RecipientAddress,
  shipping_address: z.nullish(RecipientAddress),
});
const RequestedDocumentType: z.ZodType = z.string();
const DocumentRequestState: z.ZodType = z.string();
const DocumentRequestEntityType: z.ZodType = z.string();
const DocumentShipping: z.ZodType = z.looseObject({
  ship_to_address: z.nullish(ShipToAddress),
});
const DocumentRequestEntities: z.ZodType = z.looseObject({
  shop_billing_cycle: z.nullish(DocumentBillingCycle),
  delivery_bill_information: z.nullish(z.array(DeliveryBill)),
  shipping_information: z.nullish(DocumentShipping),
  ship_to_iso_country_code: z.nullish(z.string()),
});
const InitialDocument: z.ZodType = z.looseObject({
  id: z.string(),
  type: RequestedDocumentType,
  number: z.nullish(z.string()),
  issue_date: z.string(),
});
const DocumentTaxTotal: z.ZodType = z.looseObject({
  code: z.string(),
  rate: z.nullish(z.number()),
  total_amount: z.number(),
});
const InitialPaymentState: z.ZodType = z.string();
const PaymentTermsType: z.ZodType = z.string();
const PaymentTerms: z.ZodType = z.looseObject({
  days: z.nullish(z.number()),
  type: z.nullish(PaymentTermsType),
});
const IbanPaymentDestination: z.ZodType = z.looseObject({
  '@type': z.literal('IBAN'),
  iban: z.string(),
  payment_reference: z.nullish(z.string()),
});
const PaymentDestination: z.ZodType = tagged('@type', {
  IBAN: IbanPaymentDestination,
});
const DocumentRequest: z.ZodType = z.looseObject({
  id: z.string(),
  type: RequestedDocumentType,
  state: DocumentRequestState,
  entity_type: DocumentRequestEntityType,
  entity_id: z.string(),
  entity_date_created: z.nullish(z.string()),
  entities: z.nullish(DocumentRequestEntities),
  document_number: z.nullish(z.string()),
  document_details: z.array(DocumentDetail),
  document_upload_date: z.nullish(z.string()),
  initial_documents: z.nullish(z.array(InitialDocument)),
  date_created: z.string(),
  last_updated: z.string(),
  issue_date: z.string(),
  due_date: z.string(),
  issuer: DocumentIssuer,
  recipient: z.nullish(DocumentRecipient),
  currency_iso_code: CurrencyCode,
  total_amount_excluding_taxes: z.number(),
  total_tax_amount: z.number(),
  total_amount_including_taxes: z.number(),
  taxes: z.nullish(z.array(DocumentTaxTotal)),
  initial_payment_state: InitialPaymentState,
  payment: z.nullish(DocumentPayment),
  payment_terms: z.nullish(PaymentTerms),
  payment_destination: z.nullish(PaymentDestination),
});
const PromotedLine: z.ZodType = z.intersection(DocumentLine, z.looseObject({
  entity_type: z.string(),
  promotions: z.array(AppliedPromotion),
}));
const FeePeriod: z.ZodType = z.looseObject({
  date_from: z.string(),
  date_to: z.string(),
});
const PeriodFeeLine: z.ZodType = z.intersection(DocumentLine, z.looseObject({
  entity_type: z.string(),
  period: FeePeriod,
}));
const OneOffReference: z.ZodType = z.looseObject({
  type: z.string(),
  value: z.string(),
});
const OneOffFeeLine: z.ZodType = z.intersection(DocumentLine, z.looseObject({
  entity_type: z.string(),
  description: z.string(),
  operation_date: z.nullish(z.string()),
  references: z.array(OneOffReference),
}));
const DocumentRequestLine: z.ZodType = tagged('entity_type', {
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
});
const DocumentRequestLinePage: z.ZodType = z.looseObject({
  data: z.array(DocumentRequestLine),
  next_page_token: z.nullish(z.string()),
  previous_page_token: z.nullish(z.string()),
});
const DocumentRequestPage: z.ZodType = z.looseObject({
  data: z.array(DocumentRequest),
  next_page_token: z.nullish(z.string()),
  previous_page_token: z.nullish(z.string()),
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
const DocumentUploadFile: z.ZodType = z.looseObject({
  name: z.string(),
  format: DocumentFormat,
});
const DocumentUploadRequest: z.ZodType = z.looseObject({
  request_id: z.string(),
  document_number: z.string(),
  issue_date: z.nullish(z.string()),
  due_date: z.nullish(z.string()),
  total_amount_excluding_taxes: z.nullish(z.number()),
  total_tax_amount: z.nullish(z.number()),
  files: z.array(DocumentUploadFile),
});
const DocumentUploadOutcome: z.ZodType = z.looseObject({
  input: DocumentUploadRequest,
  errors: z.nullish(z.array(InputError)),
});
const DocumentUploadResult: z.ZodType = z.looseObject({
  requests: z.array(DocumentUploadOutcome),
});
const StoreDependentSwitch: z.ZodType = z.string();
const DropshipFeatures: z.ZodType = z.looseObject({
  retail_pricing_enabled: z.nullish(z.boolean()),
  retail_pricing_edition_enabled: z.nullish(StoreDependentSwitch),
});
const EnhancedSellerInvoicing: z.ZodType = z.looseObject({
  enabled: z.boolean(),
});
const ExpectedDelivery: z.ZodType = z.looseObject({
  earliest: z.nullish(CarrierDate),
  latest: z.nullish(CarrierDate),
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
const OrderReferences: z.ZodType = z.looseObject({
  order_reference_for_customer: z.nullish(z.string()),
  order_reference_for_seller: z.nullish(z.string()),
});
const LineToShip: z.ZodType = z.looseObject({
  order_line_id: z.nullish(z.string()),
  offer_sku: z.nullish(z.string()),
  product_title: z.nullish(z.string()),
  package_reference: z.nullish(z.string()),
  package_description: z.nullish(z.string()),
  quantity: z.number(),
});
const ShippingAddress: z.ZodType = z.looseObject({
  civility: z.nullish(z.string()),
  firstname: z.nullish(z.string()),
  lastname: z.string(),
  company: z.nullish(z.string()),
  company_2: z.nullish(z.string()),
  street_1: z.string(),
  street_2: z.nullish(z.string()),
  additional_info: z.nullish(z.string()),
  zip_code: z.nullish(z.string()),
  city: z.string(),
  state: z.nullish(z.string()),
  country: z.string(),
  country_iso_code: CountryCode,
  phone: z.nullish(z.string()),
  phone_secondary: z.nullish(z.string()),
});
const ItemsToShip: z.ZodType = z.looseObject({
  order_id: z.string(),
  references: z.nullish(OrderReferences),
  shipment_lines: z.nullish(z.array(LineToShip)),
  shipping_address: ShippingAddress,
  shipping_date: z.string(),
  shipping_deadline: z.nullish(z.string()),
  shipping_type_code: z.string(),
  shipping_type_standard_code: z.nullish(z.string()),
  fulfillment: z.nullish(z.looseObject({
    center: z.looseObject({
      code: z.string(),
    }),
  })),
});
const ItemsToShipPage: z.ZodType = z.looseObject({
  data: z.array(ItemsToShip),
  next_page_token: z.nullish(z.string()),
  previous_page_token: z.nullish(z.string()),
});
const LastKnownLocation: z.ZodType = z.looseObject({
  location: z.nullish(z.string()),
  occurrence_date: z.nullish(CarrierDate),
});
const LeadTimeToShip: z.ZodType = z.looseObject({
  default_value: z.number(),
  shop_value: z.number(),
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
const LogisticClass: z.ZodType = z.looseObject({
  code: z.string(),
  label: z.string(),
  description: z.string(),
});
const LogisticClassList: z.ZodType = z.looseObject({
  logistic_classes: z.array(LogisticClass),
});
const MessageDocument: z.ZodType = z.looseObject({
  id: z.number(),
  file_name: z.string(),
  file_size: z.nullish(z.number()),
  type: z.string(),
  date_uploaded: z.nullish(z.string()),
});
const Message: z.ZodType = z.looseObject({
  id: z.number(),
  subject: z.string(),
  body: z.string(),
  commercial_id: z.string(),
  order_id: z.nullish(z.string()),
  offer_id: z.nullish(z.number()),
  documents: z.nullish(z.array(MessageDocument)),
  from_id: z.string(),
  from_name: z.string(),
  from_type: ParticipantType,
  to_customer_id: z.string(),
  to_customer_name: z.string(),
  to_customer_archived: z.boolean(),
  to_operator: z.boolean(),
  to_operator_archived: z.boolean(),
  to_shop_id: z.number(),
  to_shop_name: z.string(),
  to_shop_archived: z.boolean(),
  archived: z.nullish(z.boolean()),
  read: z.nullish(z.boolean()),
  visible: z.nullish(z.boolean()),
  date_created: z.string(),
});
const MessageList: z.ZodType = z.looseObject({
  messages: z.array(Message),
  total_count: z.number(),
});
const MessageSent: z.ZodType = z.looseObject({
  message_id: z.string(),
  thread_id: z.string(),
});
const MilestoneDetails: z.ZodType = z.looseObject({
  type: z.nullish(z.string()),
  occurrence_date: z.nullish(CarrierDate),
});
const Milestone: z.ZodType = z.looseObject({
  type: z.nullish(z.string()),
  occurrence_date: z.nullish(CarrierDate),
  additional_info: z.nullish(MilestoneDetails),
});
const OfferState: z.ZodType = z.looseObject({
  code: z.string(),
  label: z.string(),
});
const OfferStateList: z.ZodType = z.looseObject({
  offer_states: z.array(OfferState),
  total_count: z.number(),
});
const OrderAcceptanceMode: z.ZodType = z.string();
const OrderConditions: z.ZodType = z.looseObject({
  lead_time_to_ship: z.boolean(),
  maximum_order_quantity: z.boolean(),
  minimum_order_quantity: z.boolean(),
  package_order_quantity: z.boolean(),
});
const OrderCutOffTime: z.ZodType = z.looseObject({
  shipping_type_code: z.string(),
  cut_off_time: z.string(),
  is_required: z.boolean(),
  set_by: CutOffTimeOwner,
});
const OrderMessageCreated: z.ZodType = z.looseObject({
  id: z.number(),
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
const StatisticsPeriod: z.ZodType = z.string();
const PeriodCount: z.ZodType = z.looseObject({
  period: z.nullish(StatisticsPeriod),
  value: z.nullish(z.number()),
});
const PeriodValue: z.ZodType = z.looseObject({
  period: z.nullish(StatisticsPeriod),
  value: z.nullish(z.number()),
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
const Product: z.ZodType = z.looseObject({
  product_sku: z.string(),
  product_id: z.string(),
  product_id_type: z.string(),
  product_title: z.string(),
  category_code: z.string(),
  category_label: z.string(),
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
const ProductList: z.ZodType = z.looseObject({
  products: z.array(Product),
  total_count: z.number(),
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
const RegisteredCarrier: z.ZodType = z.looseObject({
  code: z.string(),
  label: z.string(),
  standard_code: z.nullish(z.string()),
  tracking_url: z.nullish(z.string()),
});
const RegisteredCarrierList: z.ZodType = z.looseObject({
  carriers: z.array(RegisteredCarrier),
});
const ShipmentStatus: z.ZodType = z.string();
const ShipmentLine: z.ZodType = z.looseObject({
  order_line_id: z.nullish(z.string()),
  offer_sku: z.nullish(z.string()),
  package_reference: z.nullish(z.string()),
  quantity: z.number(),
});
const ShipmentTracking: z.ZodType = z.looseObject({
  carrier_code: z.nullish(z.string()),
  carrier_name: z.nullish(z.string()),
  carrier_standard_code: z.nullish(z.string()),
  tracking_number: z.nullish(z.string()),
  tracking_url: z.nullish(z.string()),
  validity_status: z.nullish(z.string()),
  carrier_expected_delivery_date: z.nullish(ExpectedDelivery),
  last_known_location: z.nullish(LastKnownLocation),
  milestones: z.nullish(z.array(Milestone)),
});
const ShippingOriginAddress: z.ZodType = z.looseObject({
  street_1: z.nullish(z.string()),
  street_2: z.nullish(z.string()),
  zip_code: z.nullish(z.string()),
  city: z.nullish(z.string()),
  state: z.nullish(z.string()),
  country_iso_code: z.nullish(z.string()),
});
const ShippingOrigin: z.ZodType = z.looseObject({
  address: z.nullish(ShippingOriginAddress),
  warehouse: z.nullish(z.looseObject({
    code: z.nullish(z.string()),
  })),
});
const ShipmentPayment: z.ZodType = z.looseObject({
  customer_debited_date: z.string(),
  transaction_date: z.string(),
  transaction_number: z.nullish(z.string()),
});
const Shipment: z.ZodType = z.looseObject({
  id: z.string(),
  order_id: z.string(),
  status: ShipmentStatus,
  status_customer_debit: CustomerDebitStatus,
  shipment_lines: z.nullish(z.array(ShipmentLine)),
  invoice_reference: z.nullish(z.string()),
  tracking: z.nullish(ShipmentTracking),
  shipping_from: z.nullish(ShippingOrigin),
  payment_details: z.nullish(ShipmentPayment),
  shipment_additional_information: z.nullish(z.array(AdditionalInformation)),
  created_date: z.string(),
  shipped_date: z.nullish(z.string()),
  last_updated_date: z.string(),
});
const ShipmentCreateError: z.ZodType = z.looseObject({
  order_id: z.nullish(z.string()),
  message: z.nullish(z.string()),
});
const ShipmentCreateResult: z.ZodType = z.looseObject({
  shipment_success: z.array(Shipment),
  shipment_errors: z.array(ShipmentCreateError),
});
const ShipmentError: z.ZodType = z.looseObject({
  id: z.nullish(z.string()),
  message: z.nullish(z.string()),
});
const ShipmentId: z.ZodType = z.looseObject({
  id: z.string(),
});
const ShipmentInformation: z.ZodType = z.looseObject({
  shipment_id: z.nullish(z.string()),
  shipment_additional_information: z.nullish(z.array(AdditionalInformationInput)),
});
const ShipmentInformationError: z.ZodType = z.looseObject({
  shipment_id: z.nullish(z.string()),
  errors: z.nullish(z.array(InputError)),
});
const ShipmentInformationResult: z.ZodType = z.looseObject({
  shipment_update_success: z.nullish(z.array(ShipmentInformation)),
  shipment_update_errors: z.nullish(z.array(ShipmentInformationError)),
});
const ShipmentOrigin: z.ZodType = z.looseObject({
  id: z.nullish(z.string()),
  shipping_from: z.nullish(ShippingOrigin),
});
const ShipmentOriginResult: z.ZodType = z.looseObject({
  shipment_success: z.array(ShipmentOrigin),
  shipment_errors: z.array(ShipmentError),
});
const ShipmentPage: z.ZodType = z.looseObject({
  data: z.array(Shipment),
  next_page_token: z.nullish(z.string()),
  previous_page_token: z.nullish(z.string()),
});
const ShipmentResult: z.ZodType = z.looseObject({
  shipment_success: z.nullish(z.array(ShipmentId)),
  shipment_errors: z.nullish(z.array(ShipmentError)),
});
const ShippingPriceType: z.ZodType = z.string();
const ShippingPriceRange: z.ZodType = z.looseObject({
  threshold: z.number(),
  price: z.number(),
});
const ShippingPrices: z.ZodType = z.looseObject({
  type: ShippingPriceType,
  initial_price: z.nullish(z.number()),
  additional_price: z.nullish(z.number()),
  free_shipping_threshold: z.nullish(z.number()),
  ranges: z.nullish(z.array(ShippingPriceRange)),
});
const ShippingCharge: z.ZodType = z.looseObject({
  shipping_method_code: z.string(),
  shipping_zone_code: z.string(),
  logistic_class_code: z.string(),
  overridden_by_shop: z.boolean(),
  prices: ShippingPrices,
});
const ShippingMethod: z.ZodType = z.looseObject({
  code: z.string(),
  label: z.string(),
  description: z.string(),
  standard_code: z.nullish(z.string()),
  click_and_collect: z.boolean(),
  delivery_by_operator: z.boolean(),
  ignore_lead_time_to_ship: z.nullish(z.boolean()),
  mandatory_tracking: z.boolean(),
});
const ShippingMethodList: z.ZodType = z.looseObject({
  shipping_types: z.nullish(z.array(ShippingMethod)),
});
const ShippingZone: z.ZodType = z.looseObject({
  code: z.string(),
  label: z.string(),
  description: z.string(),
});
const ShippingZoneList: z.ZodType = z.looseObject({
  shipping_zones: z.array(ShippingZone),
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
const ShopShippingCharges: z.ZodType = z.looseObject({
  shop_id: z.number(),
  currency_iso_code: CurrencyCode,
  last_updated_date: z.string(),
  configuration: z.array(ShippingCharge),
});
const ShopShippingConfiguration: z.ZodType = z.looseObject({
  shop_id: z.string(),
  last_updated_date: z.nullish(z.string()),
  order_free_shipping: z.boolean(),
  shipping_paid_by_operator: z.boolean(),
  lead_time_to_ship: LeadTimeToShip,
  delivery_times: z.array(ConfiguredDeliveryTime),
  order_cut_off_times: z.array(OrderCutOffTime),
});
const ShopStatistics: z.ZodType = z.looseObject({
  shop_id: z.nullish(z.number()),
  channel: z.nullish(z.string()),
  last_updated_date: z.nullish(z.string()),
  approval_delay: z.nullish(z.array(PeriodCount)),
  approval_rate: z.nullish(z.array(PeriodValue)),
  auto_refused_rate: z.nullish(z.array(PeriodValue)),
  average_cart: z.nullish(z.array(PeriodValue)),
  average_cart_with_shipping: z.nullish(z.array(PeriodValue)),
  cancelation_rate: z.nullish(z.array(PeriodValue)),
  consecutive_refused_orders_count: z.nullish(z.array(PeriodCount)),
  evaluations_count: z.nullish(z.array(PeriodCount)),
  grade: z.nullish(z.array(PeriodValue)),
  incident_rate: z.nullish(z.array(PeriodValue)),
  late_shipment_rate: z.nullish(z.array(PeriodValue)),
  offers_count: z.nullish(z.array(PeriodCount)),
  order_messages_response_delay: z.nullish(z.array(PeriodCount)),
  orders_count: z.nullish(z.array(PeriodCount)),
  refund_rate: z.nullish(z.array(PeriodValue)),
  return_rate: z.nullish(z.array(PeriodValue)),
  shipping_delay: z.nullish(z.array(PeriodCount)),
  total_revenue: z.nullish(z.array(PeriodValue)),
  valid_tracking_rate: z.nullish(z.array(PeriodValue)),
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
  OR43: MessageSent,
  M01: MessageList,
  OR42: OrderMessageCreated,
};
