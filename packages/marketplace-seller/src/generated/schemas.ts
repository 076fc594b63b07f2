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

const BankAccount: z.ZodType = z.object({
  owner: is.text,
  bank_name: is.text,
  bank_street: maybe.text,
  bank_city: maybe.text,
  bank_zip: maybe.text,
});
const AbaAccount: z.ZodType = z.intersection(z.object({
  '@type': z.literal('ABA'),
  bank_account_number: is.text,
  bic: maybe.text,
  routing_number: is.text,
}), BankAccount);
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
const ShopState: z.ZodType = is.text;
const SuspensionType: z.ZodType = is.text;
const ShopModel: z.ZodType = is.text;
const ShopDomain: z.ZodType = is.text;
const CurrencyCode: z.ZodType = is.text;
const TaxedFeeType: z.ZodType = is.text;
const ApplicableTax: z.ZodType = z.object({
  code: is.text,
  label: is.text,
  fee_types: z.nullish(z.array(TaxedFeeType)),
});
const ShopContact: z.ZodType = z.object({
  civility: maybe.text,
  firstname: maybe.text,
  lastname: is.text,
  street1: is.text,
  street2: maybe.text,
  zip_code: maybe.text,
  city: is.text,
  state: maybe.text,
  country: is.text,
  email: is.text,
  phone: maybe.text,
  phone_secondary: maybe.text,
  fax: maybe.text,
  web_site: maybe.text,
});
const CountryCode: z.ZodType = is.text;
const RegisteredAddress: z.ZodType = z.object({
  street_1: is.text,
  street_2: maybe.text,
  zip_code: maybe.text,
  city: is.text,
  state: maybe.text,
  country_iso_code: CountryCode,
});
const CompanyShareholders: z.ZodType = is.text;
const ComplementaryCorporateInformation: z.ZodType = z.object({
  business_activity_code: maybe.text,
  company_registration_city: maybe.text,
  company_registration_province: maybe.text,
  company_shareholders: z.nullish(CompanyShareholders),
  is_in_liquidation: maybe.flag,
  legal_form: maybe.text,
  share_capital: maybe.number,
  share_capital_currency: z.nullish(CurrencyCode),
  sole_trader: maybe.flag,
});
const CorporateInformation: z.ZodType = z.object({
  company_registration_name: maybe.text,
  company_registration_number: maybe.text,
  electronic_address: maybe.text,
  phone_number: maybe.text,
  complementary_information: z.nullish(ComplementaryCorporateInformation),
});
const FiscalInformation: z.ZodType = z.object({
  local_tax_number: maybe.text,
  tax_identification_country: z.nullish(CountryCode),
  tax_identification_number: maybe.text,
});
const FiscalRepresentative: z.ZodType = z.object({
  company_registration_name: is.text,
  company_registration_number: is.text,
  local_tax_number: maybe.text,
  civility: is.text,
  first_name: is.text,
  last_name: is.text,
  street_1: is.text,
  street_2: maybe.text,
  zip_code: maybe.text,
  city: is.text,
  state: maybe.text,
  country_iso_code: CountryCode,
});
const PersonalInformation: z.ZodType = z.object({
  civility: maybe.text,
  first_name: maybe.text,
  last_name: maybe.text,
  birth_date: maybe.text,
  birth_city: maybe.text,
  birth_country: z.nullish(CountryCode),
});
const BillingInformation: z.ZodType = z.object({
  id: is.text,
  registration_address: RegisteredAddress,
  corporate_information: z.nullish(CorporateInformation),
  fiscal_information: z.nullish(FiscalInformation),
  fiscal_representative: z.nullish(FiscalRepresentative),
  personal_information: z.nullish(PersonalInformation),
});
const DefaultBillingInformation: z.ZodType = z.intersection(z.object({
  default_language: is.text,
}), BillingInformation);
const ProDetails: z.ZodType = z.object({
  corporate_name: maybe.text,
  identification_number: maybe.text,
  tax_identification_number: maybe.text,
  VAT_number: maybe.text,
});
const LegacyBankDetails: z.ZodType = z.object({
  owner: maybe.text,
  iban: maybe.text,
  bic: maybe.text,
  bank_name: maybe.text,
  bank_street: maybe.text,
  zip_code: maybe.text,
  bank_city: maybe.text,
});
const IbanAccount: z.ZodType = z.intersection(z.object({
  '@type': z.literal('IBAN'),
  bic: is.text,
  iban: is.text,
}), BankAccount);
const NubanAccount: z.ZodType = z.intersection(z.object({
  '@type': z.literal('NUBAN'),
  nuban: is.text,
}), BankAccount);
const AustralianAccount: z.ZodType = z.intersection(z.object({
  '@type': z.literal('AUBSB'),
  auban: is.text,
  aubsb: is.text,
}), BankAccount);
const NewZealandAccount: z.ZodType = z.intersection(z.object({
  '@type': z.literal('NZBSB'),
  nzban: is.text,
  nzbsb: is.text,
}), BankAccount);
const HongKongAccount: z.ZodType = z.intersection(z.object({
  '@type': z.literal('HK'),
  bank_account_number: is.text,
  swift_code: is.text,
}), BankAccount);
const CanadianAccount: z.ZodType = z.intersection(z.object({
  '@type': z.literal('CANADIAN'),
  bank_account_number: is.text,
  institution_number: is.text,
  swift_code: maybe.text,
  transit_number: is.text,
}), BankAccount);
const MexicanAccount: z.ZodType = z.intersection(z.object({
  '@type': z.literal('MEXICAN'),
  bank_account_number: is.text,
  clabe: is.text,
}), BankAccount);
const BankAccountType: z.ZodType = is.text;
const JapaneseAccount: z.ZodType = z.intersection(z.object({
  '@type': z.literal('JAPANESE'),
  bank_account_number: is.text,
  bank_account_type: BankAccountType,
  bank_code: is.text,
  branch_code: is.text,
  branch_name: is.text,
  swift_code: maybe.text,
}), BankAccount);
const BrazilianAccount: z.ZodType = z.intersection(z.object({
  '@type': z.literal('BRAZILIAN'),
  account_number: is.text,
  bank_account_type: BankAccountType,
  bank_code: is.text,
  branch_code: is.text,
  pix_key: maybe.text,
}), BankAccount);
const TaiwaneseAccount: z.ZodType = z.intersection(z.object({
  '@type': z.literal('TAIWANESE'),
  account_number: is.text,
  bank_code: is.text,
  branch_code: is.text,
}), BankAccount);
const ThaiAccount: z.ZodType = z.intersection(z.object({
  '@type': z.literal('THAI'),
  account_number: is.text,
}), BankAccount);
const IndianAccount: z.ZodType = z.intersection(z.object({
  '@type': z.literal('INDIAN'),
  account_number: is.text,
  indian_financial_system_code: is.text,
  swift_code: maybe.text,
}), BankAccount);
const BritishAccount: z.ZodType = z.intersection(z.object({
  '@type': z.literal('UK'),
  bank_account_number: is.text,
  bank_sort_code: is.text,
  swift_code: maybe.text,
}), BankAccount);
const UruguayanAccount: z.ZodType = z.intersection(z.object({
  '@type': z.literal('URUGUAYAN'),
  account_number: is.text,
  bank_account_type: BankAccountType,
  branch_code: is.text,
}), BankAccount);
const ColombianAccount: z.ZodType = z.intersection(z.object({
  '@type': z.literal('COLOMBIAN'),
  account_number: is.text,
  bank_account_type: BankAccountType,
}), BankAccount);
const GuatemalanAccount: z.ZodType = z.intersection(z.object({
  '@type': z.literal('GUATEMALAN'),
  account_number: is.text,
  bank_account_type: BankAccountType,
}), BankAccount);
const SingaporeAccount: z.ZodType = z.intersection(z.object({
  '@type': z.literal('SG'),
  bank_account_number: is.text,
  bank_key: maybe.text,
  swift_code: is.text,
}), BankAccount);
const IsraeliAccount: z.ZodType = z.intersection(z.object({
  '@type': z.literal('ISRAELI'),
  bank_account_number: is.text,
  bank_code: is.text,
  branch_name: maybe.text,
}), BankAccount);
const VietnameseAccount: z.ZodType = z.intersection(z.object({
  '@type': z.literal('VIETNAMESE'),
  bank_account_number: is.text,
  branch_name: maybe.text,
}), BankAccount);
const SerbianAccount: z.ZodType = z.intersection(z.object({
  '@type': z.literal('SERBIAN'),
  bank_account_number: is.text,
  bank_branch_number: is.text,
  bic: maybe.text,
  iban: maybe.text,
}), BankAccount);
const PhilippineAccount: z.ZodType = z.intersection(z.object({
  '@type': z.literal('PHILIPPINES'),
  bank_account_number: is.text,
}), BankAccount);
const PayOutFormat: z.ZodType = is.text;
const PayOutAccount: z.ZodType = z.intersection(z.object({
  '@type': z.literal('PAYOUT'),
  bank_account_number: maybe.text,
  bic: maybe.text,
  iban: maybe.text,
  payout_format: PayOutFormat,
  sort_code: maybe.text,
}), BankAccount);
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
const PayOutService: z.ZodType = is.text;
const PayOutBalance: z.ZodType = z.object({
  pay_out_psp_code: PayOutService,
  paid: is.number,
  payable: is.number,
  pending: is.number,
});
const PaymentBalances: z.ZodType = z.object({
  paid_balance: is.number,
  payable_balance: is.number,
  pending_balance: is.number,
  reserve_balance: maybe.number,
  reserve_target: maybe.number,
  sub_balances: z.nullish(z.array(PayOutBalance)),
});
const KycStatus: z.ZodType = is.text;
const KycState: z.ZodType = z.object({
  status: KycStatus,
  reason: maybe.text,
});
const DropshipSettings: z.ZodType = z.object({
  retail_pricing_edition_enabled: is.flag,
});
const EprCategoryCode: z.ZodType = is.text;
const ProducerIdentifier: z.ZodType = z.object({
  epr_category_code: EprCategoryCode,
  producer_id: is.text,
});
const ShopShippingSettings: z.ZodType = z.object({
  lead_time_to_ship: maybe.number,
});
const AdditionalFieldType: z.ZodType = is.text;
const AdditionalFieldValue: z.ZodType = z.object({
  code: is.text,
  type: z.nullish(AdditionalFieldType),
  value: z.union([is.text, z.array(is.text)]),
});
const ShopShipping: z.ZodType = z.object({
  shipping_type_code: is.text,
  shipping_type_label: is.text,
  shipping_type_standard_code: maybe.text,
  shipping_zone_code: is.text,
  shipping_zone_label: is.text,
  shipping_free_amount: maybe.number,
  additional_fields: z.nullish(z.array(AdditionalFieldValue)),
});
const Account: z.ZodType = z.object({
  shop_id: is.number,
  shop_name: is.text,
  shop_state: ShopState,
  suspension_type: z.nullish(SuspensionType),
  model: z.nullish(ShopModel),
  domains: z.array(ShopDomain),
  channels: z.array(is.text),
  date_created: is.text,
  last_updated_date: is.text,
  closed_from: maybe.text,
  closed_to: maybe.text,
  description: maybe.text,
  logo: maybe.text,
  banner: maybe.text,
  return_policy: maybe.text,
  recycling_policy: maybe.text,
  premium: is.flag,
  is_professional: is.flag,
  grade: maybe.number,
  evaluations_count: is.number,
  offers_count: is.number,
  orders_count: is.number,
  approval_rate: maybe.number,
  approval_delay: maybe.number,
  order_messages_response_delay: maybe.number,
  currency_iso_code: CurrencyCode,
  applicable_taxes: z.nullish(z.array(ApplicableTax)),
  contact_informations: ShopContact,
  default_billing_information: DefaultBillingInformation,
  specific_billing_informations: z.nullish(z.array(BillingInformation)),
  pro_details: ProDetails,
  billing_info: LegacyBankDetails,
  payment_method_mandatory: is.flag,
  payment_info: z.nullish(PaymentInfo),
  payment_details: PaymentBalances,
  kyc: z.nullish(KycState),
  dropship: z.nullish(DropshipSettings),
  producer_identifiers: z.nullish(z.array(ProducerIdentifier)),
  free_shipping: is.flag,
  shipping: ShopShippingSettings,
  shipping_country: maybe.text,
  shippings: z.nullish(z.array(ShopShipping)),
  shipping_types: z.array(is.text),
  shipping_zones: z.array(is.text),
  shop_additional_fields: z.array(AdditionalFieldValue),
});
const ShopAddress: z.ZodType = z.object({
  civility: maybe.text,
  firstname: maybe.text,
  lastname: maybe.text,
  street1: maybe.text,
  street2: maybe.text,
  zip_code: maybe.text,
  city: maybe.text,
  state: maybe.text,
  country: z.nullish(CountryCode),
  phone: maybe.text,
  phone_secondary: maybe.text,
});
const UpdatedAccount: z.ZodType = z.object({
  shop_name: maybe.text,
  description: maybe.text,
  model: z.nullish(ShopModel),
  email: maybe.text,
  fax: maybe.text,
  web_site: maybe.text,
  address: z.nullish(ShopAddress),
  is_professional: maybe.flag,
  pro_details: z.nullish(ProDetails),
  default_billing_information: z.nullish(DefaultBillingInformation),
  specific_billing_informations: z.nullish(z.array(BillingInformation)),
  payment_method_mandatory: maybe.flag,
  payment_info: z.nullish(PaymentInfo),
  channels: z.nullish(z.array(is.text)),
  closed_from: maybe.text,
  closed_to: maybe.text,
  return_policy: maybe.text,
  recycling_policy: maybe.text,
  shipping: z.nullish(ShopShippingSettings),
  shipping_country: z.nullish(CountryCode),
  producer_identifiers: z.nullish(z.array(ProducerIdentifier)),
  shop_additional_fields: z.nullish(z.array(AdditionalFieldValue)),
});
const InputError: z.ZodType = z.object({
  code: is.text,
  field: is.text,
  message: is.text,
});
const AccountUpdateResult: z.ZodType = z.object({
  updated: z.nullish(UpdatedAccount),
  errors: z.nullish(z.array(InputError)),
});
const InvoiceIssuerType: z.ZodType = is.text;
const InvoiceIssuer: z.ZodType = z.object({
  type: z.nullish(InvoiceIssuerType),
  information: maybe.text,
});
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
const SellerAdditionalField: z.ZodType = z.intersection(z.object({
  editable: is.flag,
}), AdditionalField);
const AdditionalFieldList: z.ZodType = z.object({
  additional_fields: z.array(SellerAdditionalField),
  total_count: is.number,
});
const AdditionalInformationType: z.ZodType = is.text;
const AdditionalInformationData: z.ZodType = is.text;
const AdditionalInformation: z.ZodType = z.object({
  code: maybe.text,
  type: z.nullish(AdditionalInformationType),
  value: z.nullish(AdditionalInformationData),
});
const AdditionalInformationInput: z.ZodType = z.object({
  code: is.text,
  type: AdditionalInformationType,
  value: AdditionalInformationData,
});
const OrderEcoContribution: z.ZodType = z.object({
  epr_category_code: is.text,
  producer_id: is.text,
  producer_id_owner: is.text,
  total_amount: maybe.number,
  unit_amount: maybe.number,
});
const OrderAmount: z.ZodType = z.object({
  amount: maybe.number,
  code: maybe.text,
});
const AdjustedAmount: z.ZodType = z.object({
  amount: maybe.number,
  currency_iso_code: z.nullish(CurrencyCode),
  eco_contributions: z.nullish(z.array(OrderEcoContribution)),
  quantity: maybe.number,
  reason_code: maybe.text,
  shipping_amount: maybe.number,
  shipping_taxes: z.nullish(z.array(OrderAmount)),
  taxes: z.nullish(z.array(OrderAmount)),
});
const MeasurementUnit: z.ZodType = is.text;
const LineMeasurement: z.ZodType = z.object({
  actual_measurement: maybe.number,
  adjustment_limit: maybe.number,
  measurement_unit: z.nullish(MeasurementUnit),
  ordered_measurement: maybe.number,
});
const AdjustedLine: z.ZodType = z.object({
  order_line_id: maybe.text,
  cancelations: z.nullish(z.array(AdjustedAmount)),
  errors: z.nullish(z.array(InputError)),
  measurement: z.nullish(LineMeasurement),
  refunds: z.nullish(z.array(AdjustedAmount)),
});
const AmountPart: z.ZodType = z.object({
  amount: is.number,
  commissionable: maybe.flag,
  debitable_from_customer: maybe.flag,
  payable_to_shop: maybe.flag,
});
const AmountBreakdown: z.ZodType = z.object({
  parts: z.array(AmountPart),
});
const AppliedPromotion: z.ZodType = z.object({
  id: is.text,
  type: is.text,
  deduced_amount: is.number,
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
const BilledShop: z.ZodType = z.object({
  shop_id: maybe.number,
  shop_name: maybe.text,
  shop_corporate_name: maybe.text,
  shop_model: z.nullish(ShopModel),
  shop_operator_internal_id: maybe.text,
});
const CarrierDate: z.ZodType = z.object({
  date: maybe.text,
  time: maybe.text,
  offset: maybe.text,
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
const CodeLabel: z.ZodType = z.object({
  code: is.text,
  label: is.text,
});
const CommissionTaxAmount: z.ZodType = z.object({
  amount: is.number,
  code: is.text,
});
const SettingOwner: z.ZodType = is.text;
const DeliveryDays: z.ZodType = z.object({
  earliest_days: is.number,
  latest_days: is.number,
});
const ConfiguredDeliveryTime: z.ZodType = z.object({
  shipping_type_code: is.text,
  shipping_zone_code: is.text,
  set_by: SettingOwner,
  delivery_time: z.nullish(DeliveryDays),
});
const ConversionOption: z.ZodType = z.object({
  status: maybe.text,
});
const ConversionOptions: z.ZodType = z.object({
  ai_enrichment: z.nullish(ConversionOption),
  ai_rewrite: z.nullish(ConversionOption),
  ai_translation: z.nullish(ConversionOption),
});
const PurchaseTotal: z.ZodType = z.object({
  total_amount: is.number,
});
const ReturnedPurchase: z.ZodType = z.object({
  purchase_commission_on_fees: z.nullish(PurchaseTotal),
  purchase_commission_on_price: is.number,
  purchase_commission_on_shipping: is.number,
  purchase_fee_amount: z.nullish(PurchaseTotal),
  purchase_price: is.number,
  purchase_shipping_price: is.number,
});
const PurchaseTax: z.ZodType = z.object({
  purchase_amount: is.number,
  purchase_rate: maybe.number,
});
const ReturnedTax: z.ZodType = z.object({
  amount: is.number,
  amount_breakdown: z.nullish(AmountBreakdown),
  code: is.text,
  purchase_tax: z.nullish(PurchaseTax),
  rate: maybe.number,
});
const CreatedCancelation: z.ZodType = z.object({
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
});
const CreatedRefund: z.ZodType = z.object({
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
});
const DocumentLineShop: z.ZodType = z.object({
  id: is.number,
});
const DocumentTransactionInfo: z.ZodType = z.object({
  date: is.text,
  number: is.text,
});
const DocumentLineOrder: z.ZodType = z.object({
  id: is.text,
  commercial_id: maybe.text,
  date_created: maybe.text,
  reference_for_customer: maybe.text,
  reference_for_seller: maybe.text,
  transaction_info: z.nullish(DocumentTransactionInfo),
});
const DocumentLineOrderLine: z.ZodType = z.object({
  id: is.text,
});
const DocumentProductReference: z.ZodType = z.object({
  type: is.text,
  reference: is.text,
});
const DocumentLineProduct: z.ZodType = z.object({
  sku: maybe.text,
  title: is.text,
  references: z.array(DocumentProductReference),
});
const DocumentLineTax: z.ZodType = z.object({
  code: is.text,
  rate: maybe.number,
  amount: is.number,
});
const DocumentLineFee: z.ZodType = z.object({
  code: is.text,
  label: is.text,
  amount: is.number,
});
const DocumentLineEcoContribution: z.ZodType = z.object({
  epr_category_code: maybe.text,
  producer_id: maybe.text,
  producer_id_owner: maybe.text,
  unit_amount: maybe.number,
  total_amount: maybe.number,
});
const ShipFromAddress: z.ZodType = z.object({
  street1: maybe.text,
  street2: maybe.text,
  zip_code: maybe.text,
  city: maybe.text,
  state: maybe.text,
  country_iso_code: is.text,
});
const DocumentLineOrigin: z.ZodType = z.object({
  address: z.nullish(ShipFromAddress),
});
const ShipToAddress: z.ZodType = z.object({
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
});
const DocumentLineDestination: z.ZodType = z.object({
  address: z.nullish(ShipToAddress),
});
const DeliveryBill: z.ZodType = z.object({
  delivery_bill_id: maybe.text,
  delivery_bill_date: maybe.text,
});
const DocumentLine: z.ZodType = z.object({
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
});
const CreditLine: z.ZodType = z.intersection(z.object({
  entity_type: is.text,
}), DocumentLine);
const CsvDelimiter: z.ZodType = is.text;
const CustomerDebitStatus: z.ZodType = is.text;
const CustomerModel: z.ZodType = z.object({
  b2b: is.flag,
  b2c: is.flag,
});
const CutOffTimeOwner: z.ZodType = is.text;
const DirectPaymentFeature: z.ZodType = z.object({
  activated: is.flag,
  refund_cancel_authorized: is.flag,
});
const DocumentBillingCycle: z.ZodType = z.object({
  id: maybe.text,
  date_from: maybe.text,
  date_to: maybe.text,
});
const DocumentFormat: z.ZodType = is.text;
const DocumentDetail: z.ZodType = z.object({
  format: DocumentFormat,
});
const DocumentIssuerType: z.ZodType = is.text;
const InvoicedOrganization: z.ZodType = z.object({
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
});
const IssuerPerson: z.ZodType = z.object({
  civility: maybe.text,
  first_name: maybe.text,
  last_name: maybe.text,
});
const IssuerOrganization: z.ZodType = z.intersection(z.object({
  fiscal_representative: z.nullish(FiscalRepresentative),
  personal_information: z.nullish(IssuerPerson),
  sole_trader: maybe.flag,
}), InvoicedOrganization);
const DocumentIssuer: z.ZodType = z.object({
  type: DocumentIssuerType,
  id: maybe.text,
  locale: maybe.text,
  organization: IssuerOrganization,
});
const DocumentPaymentState: z.ZodType = is.text;
const DocumentPayment: z.ZodType = z.object({
  state: z.nullish(DocumentPaymentState),
  reference: maybe.text,
  transaction_date: maybe.text,
});
const DocumentRecipientType: z.ZodType = is.text;
const RecipientOrganization: z.ZodType = z.intersection(z.object({
  organization_id: maybe.text,
}), InvoicedOrganization);
const RecipientAddress: z.ZodType = z.object({
  civility: maybe.text,
  firstname: maybe.text,
  lastname: is.text,
  company: maybe.text,
  company_2: maybe.text,
  street_1: is.text,
  street_2: maybe.text,
  zip_code: maybe.text,
  city: is.text,
  state: maybe.text,
  country: is.text,
  country_iso_code: maybe.text,
});
const DocumentRecipient: z.ZodType = z.object({
  type: z.nullish(DocumentRecipientType),
  id: is.text,
  locale: maybe.text,
  organization: z.nullish(RecipientOrganization),
  billing_address: RecipientAddress,
  shipping_address: z.nullish(RecipientAddress),
});
const RequestedDocumentType: z.ZodType = is.text;
const DocumentRequestState: z.ZodType = is.text;
const DocumentRequestEntityType: z.ZodType = is.text;
const DocumentShipping: z.ZodType = z.object({
  ship_to_address: z.nullish(ShipToAddress),
});
const DocumentRequestEntities: z.ZodType = z.object({
  shop_billing_cycle: z.nullish(DocumentBillingCycle),
  delivery_bill_information: z.nullish(z.array(DeliveryBill)),
  shipping_information: z.nullish(DocumentShipping),
  ship_to_iso_country_code: maybe.text,
});
const InitialDocument: z.ZodType = z.object({
  id: is.text,
  type: RequestedDocumentType,
  number: maybe.text,
  issue_date: is.text,
});
const DocumentTaxTotal: z.ZodType = z.object({
  code: is.text,
  rate: maybe.number,
  total_amount: is.number,
});
const InitialPaymentState: z.ZodType = is.text;
const PaymentTermsType: z.ZodType = is.text;
const PaymentTerms: z.ZodType = z.object({
  days: maybe.number,
  type: z.nullish(PaymentTermsType),
});
const IbanPaymentDestination: z.ZodType = z.object({
  '@type': z.literal('IBAN'),
  iban: is.text,
  payment_reference: maybe.text,
});
const PaymentDestination: z.ZodType = tagged('@type', {
  IBAN: IbanPaymentDestination,
});
const DocumentRequest: z.ZodType = z.object({
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
});
const PromotedLine: z.ZodType = z.intersection(z.object({
  entity_type: is.text,
  promotions: z.array(AppliedPromotion),
}), DocumentLine);
const FeePeriod: z.ZodType = z.object({
  date_from: is.text,
  date_to: is.text,
});
const PeriodFeeLine: z.ZodType = z.intersection(z.object({
  entity_type: is.text,
  period: FeePeriod,
}), DocumentLine);
const OneOffReference: z.ZodType = z.object({
  type: is.text,
  value: is.text,
});
const OneOffFeeLine: z.ZodType = z.intersection(z.object({
  entity_type: is.text,
  description: is.text,
  operation_date: maybe.text,
  references: z.array(OneOffReference),
}), DocumentLine);
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
const DocumentRequestLinePage: z.ZodType = z.object({
  data: z.array(DocumentRequestLine),
  next_page_token: maybe.text,
  previous_page_token: maybe.text,
});
const DocumentRequestPage: z.ZodType = z.object({
  data: z.array(DocumentRequest),
  next_page_token: maybe.text,
  previous_page_token: maybe.text,
});
const DocumentTypeEntity: z.ZodType = is.text;
const DocumentType: z.ZodType = z.object({
  code: is.text,
  label: is.text,
  description: is.text,
  entity: DocumentTypeEntity,
  mime_types: z.nullish(z.array(is.text)),
});
const DocumentTypeList: z.ZodType = z.object({
  documents: z.array(DocumentType),
});
const DocumentUploadFile: z.ZodType = z.object({
  name: is.text,
  format: DocumentFormat,
});
const DocumentUploadRequest: z.ZodType = z.object({
  request_id: is.text,
  document_number: is.text,
  issue_date: maybe.text,
  due_date: maybe.text,
  total_amount_excluding_taxes: maybe.number,
  total_tax_amount: maybe.number,
  files: z.array(DocumentUploadFile),
});
const DocumentUploadOutcome: z.ZodType = z.object({
  input: DocumentUploadRequest,
  errors: z.nullish(z.array(InputError)),
});
const DocumentUploadResult: z.ZodType = z.object({
  requests: z.array(DocumentUploadOutcome),
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
const ExpectedDelivery: z.ZodType = z.object({
  earliest: z.nullish(CarrierDate),
  latest: z.nullish(CarrierDate),
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
const ImportOrigin: z.ZodType = is.text;
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
const ManualCredit: z.ZodType = z.intersection(z.object({
  type: z.literal('MANUAL_CREDIT'),
  emission_date: maybe.text,
  seller_billing_cycle_id: maybe.text,
}), AccountingDocument);
const Invoice: z.ZodType = tagged('type', {
  AUTO_INVOICE: AutoInvoice,
  MANUAL_INVOICE: ManualInvoice,
  MANUAL_CREDIT: ManualCredit,
});
const InvoicePage: z.ZodType = z.object({
  invoices: z.nullish(z.array(Invoice)),
  total_count: maybe.number,
});
const OrderReferences: z.ZodType = z.object({
  order_reference_for_customer: maybe.text,
  order_reference_for_seller: maybe.text,
});
const LineToShip: z.ZodType = z.object({
  order_line_id: maybe.text,
  offer_sku: maybe.text,
  product_title: maybe.text,
  package_reference: maybe.text,
  package_description: maybe.text,
  quantity: is.number,
});
const ShippingAddress: z.ZodType = z.object({
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
});
const ItemsToShip: z.ZodType = z.object({
  order_id: is.text,
  references: z.nullish(OrderReferences),
  shipment_lines: z.nullish(z.array(LineToShip)),
  shipping_address: ShippingAddress,
  shipping_date: is.text,
  shipping_deadline: maybe.text,
  shipping_type_code: is.text,
  shipping_type_standard_code: maybe.text,
  fulfillment: z.nullish(z.object({
    center: z.object({
      code: is.text,
    }),
  })),
});
const ItemsToShipPage: z.ZodType = z.object({
  data: z.array(ItemsToShip),
  next_page_token: maybe.text,
  previous_page_token: maybe.text,
});
const LastKnownLocation: z.ZodType = z.object({
  location: maybe.text,
  occurrence_date: z.nullish(CarrierDate),
});
const LeadTimeToShip: z.ZodType = z.object({
  default_value: is.number,
  shop_value: is.number,
});
const LineOriginAddress: z.ZodType = z.object({
  city: maybe.text,
  country_iso_code: is.text,
  state: maybe.text,
  street_1: maybe.text,
  street_2: maybe.text,
  zip_code: maybe.text,
});
const LineWarehouse: z.ZodType = z.object({
  code: maybe.text,
});
const LineOrigin: z.ZodType = z.object({
  address: z.nullish(LineOriginAddress),
  warehouse: z.nullish(z.union([LineWarehouse, z.nullable(is.anything)])),
});
const UpdatedOriginAddress: z.ZodType = z.object({
  city: maybe.text,
  country_iso_code: is.text,
  state: maybe.text,
  street_1: maybe.text,
  street_2: maybe.text,
  zip_code: maybe.text,
});
const UpdatedOrigin: z.ZodType = z.object({
  address: z.nullish(UpdatedOriginAddress),
  warehouse: z.nullish(z.union([LineWarehouse, z.nullable(is.anything)])),
});
const UpdatedLineOrigin: z.ZodType = z.object({
  id: is.text,
  errors: z.nullish(z.array(InputError)),
  updated: z.nullish(UpdatedOrigin),
});
const LineOriginResult: z.ZodType = z.object({
  order_lines: z.nullish(z.array(UpdatedLineOrigin)),
});
const OrderCampaign: z.ZodType = z.object({
  identifier: is.text,
});
const PromotionType: z.ZodType = is.text;
const LinePromotionConfiguration: z.ZodType = z.object({
  amount_off: maybe.number,
  free_items_quantity: maybe.number,
  internal_description: is.text,
  percentage_off: maybe.number,
  reduced_unit_price: maybe.number,
  type: PromotionType,
});
const LinePromotion: z.ZodType = z.object({
  id: is.text,
  apportioned: is.flag,
  campaign: z.nullish(OrderCampaign),
  configuration: LinePromotionConfiguration,
  deduced_amount: is.number,
  offered_quantity: maybe.number,
  promo_code: maybe.text,
});
const LinePurchase: z.ZodType = z.object({
  purchase_commission_on_fees: z.nullish(PurchaseTotal),
  purchase_commission_on_price: is.number,
  purchase_commission_on_shipping: is.number,
  purchase_fee_amount: z.nullish(PurchaseTotal),
  purchase_price: is.number,
  purchase_shipping_price: is.number,
  purchase_unit_price: is.number,
});
const TaxCalculationRule: z.ZodType = is.text;
const LineTax: z.ZodType = z.object({
  amount: is.number,
  amount_breakdown: z.nullish(AmountBreakdown),
  code: is.text,
  origin_unit_amount: maybe.number,
  purchase_tax: z.nullish(PurchaseTax),
  rate: maybe.number,
  tax_calculation_rule: TaxCalculationRule,
});
const OfferImportStatus: z.ZodType = is.text;
const OfferImportMode: z.ZodType = is.text;
const ListedOfferImport: z.ZodType = z.object({
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
});
const TopicType: z.ZodType = is.text;
const Topic: z.ZodType = z.object({
  type: TopicType,
  value: is.text,
});
const ThreadEntity: z.ZodType = z.object({
  type: is.text,
  id: is.text,
  label: is.text,
});
const ParticipantType: z.ZodType = is.text;
const Participant: z.ZodType = z.object({
  type: ParticipantType,
  id: maybe.text,
  display_name: is.text,
});
const Sender: z.ZodType = z.object({
  type: is.text,
  display_name: is.text,
  organization_details: z.nullish(Participant),
});
const ThreadMetadata: z.ZodType = z.object({
  total_count: is.number,
  last_message_date: is.text,
  last_sender: Sender,
  shop_reply_needed_since: z.nullable(is.text),
});
const NoReplyNeeded: z.ZodType = z.object({
  date: is.text,
  user_type: is.text,
});
const ThreadDetails: z.ZodType = z.object({
  id: is.text,
  topic: Topic,
  entities: z.nullish(z.array(ThreadEntity)),
  authorized_participants: z.array(Participant),
  current_participants: z.array(Participant),
  customer_organization: z.nullish(z.object({
    id: is.text,
    display_name: is.text,
  })),
  metadata: ThreadMetadata,
  no_store_reply_needed: z.nullish(z.array(NoReplyNeeded)),
  date_created: is.text,
  date_updated: is.text,
});
const ThreadAttachment: z.ZodType = z.object({
  id: is.text,
  name: is.text,
  size: is.number,
});
const ThreadMessage: z.ZodType = z.object({
  id: is.text,
  body: is.text,
  from: Sender,
  to: z.array(Participant),
  attachments: z.nullish(z.array(ThreadAttachment)),
  date_created: is.text,
});
const ListedThread: z.ZodType = z.intersection(z.object({
  messages: z.nullish(z.array(ThreadMessage)),
}), ThreadDetails);
const LogisticClass: z.ZodType = z.object({
  code: is.text,
  label: is.text,
  description: is.text,
});
const LogisticClassList: z.ZodType = z.object({
  logistic_classes: z.array(LogisticClass),
});
const MessageDocument: z.ZodType = z.object({
  id: is.number,
  file_name: is.text,
  file_size: maybe.number,
  type: is.text,
  date_uploaded: maybe.text,
});
const Message: z.ZodType = z.object({
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
  to_customer_id: is.text,
  to_customer_name: is.text,
  to_customer_archived: is.flag,
  to_operator: is.flag,
  to_operator_archived: is.flag,
  to_shop_id: is.number,
  to_shop_name: is.text,
  to_shop_archived: is.flag,
  archived: maybe.flag,
  read: maybe.flag,
  visible: maybe.flag,
  date_created: is.text,
});
const MessageList: z.ZodType = z.object({
  messages: z.array(Message),
  total_count: is.number,
});
const MessageSent: z.ZodType = z.object({
  message_id: is.text,
  thread_id: is.text,
});
const MilestoneDetails: z.ZodType = z.object({
  type: maybe.text,
  occurrence_date: z.nullish(CarrierDate),
});
const Milestone: z.ZodType = z.object({
  type: maybe.text,
  occurrence_date: z.nullish(CarrierDate),
  additional_info: z.nullish(MilestoneDetails),
});
const NonComplianceReason: z.ZodType = is.text;
const NullableRateOrderTax: z.ZodType = z.object({
  code: is.text,
  rate: maybe.number,
  total_amount: is.number,
});
const OfferInactivityReason: z.ZodType = is.text;
const OfferProductReference: z.ZodType = z.object({
  reference_type: is.text,
  reference: is.text,
});
const OfferWarehouse: z.ZodType = z.object({
  code: is.text,
  quantity: is.number,
});
const OfferPriceContext: z.ZodType = z.object({
  channel_codes: z.nullish(z.array(is.text)),
  customer_group_ids: z.nullish(z.array(is.text)),
  customer_organization_ids: z.nullish(z.array(is.text)),
  start_date: maybe.text,
  end_date: maybe.text,
});
const OfferVolumePrice: z.ZodType = z.object({
  quantity_threshold: is.number,
  price: is.number,
  unit_origin_price: is.number,
  unit_discount_price: z.nullable(is.number),
});
const OfferPrice: z.ZodType = z.object({
  channel_code: maybe.text,
  context: z.nullish(OfferPriceContext),
  price: is.number,
  unit_origin_price: is.number,
  unit_discount_price: maybe.number,
  discount_start_date: maybe.text,
  discount_end_date: maybe.text,
  volume_prices: z.array(OfferVolumePrice),
});
const OfferPriceRange: z.ZodType = z.object({
  quantity_threshold: is.number,
  price: is.number,
});
const OfferDiscount: z.ZodType = z.object({
  origin_price: maybe.number,
  discount_price: maybe.number,
  start_date: maybe.text,
  end_date: maybe.text,
  ranges: z.nullish(z.array(OfferPriceRange)),
});
const OfferRetailPrice: z.ZodType = z.object({
  price: is.number,
  unit_origin_price: is.number,
  unit_discount_price: maybe.number,
  discount_start_date: maybe.text,
  discount_end_date: maybe.text,
});
const OfferEcoContribution: z.ZodType = z.object({
  epr_category_code: EprCategoryCode,
  eco_contribution_amount: maybe.number,
  producer_id: maybe.text,
});
const OfferFulfillment: z.ZodType = z.object({
  center: z.object({
    code: is.text,
  }),
});
const OfferLogisticClass: z.ZodType = z.object({
  code: is.text,
  label: is.text,
});
const Offer: z.ZodType = z.object({
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
  min_quantity_alert: is.number,
  min_order_quantity: is.number,
  max_order_quantity: is.number,
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
});
const OfferExportStart: z.ZodType = z.object({
  tracking_id: maybe.text,
});
const OfferExportStatus: z.ZodType = z.object({
  status: maybe.text,
  last_updated: maybe.text,
  urls: z.nullish(z.array(is.text)),
  error: z.nullish(z.object({
    code: maybe.text,
    detail: maybe.text,
  })),
});
const OfferImport: z.ZodType = z.object({
  import_id: is.number,
  status: OfferImportStatus,
  reason_status: is.text,
  date_created: is.text,
  mode: OfferImportMode,
  type: is.text,
  lines_read: is.number,
  lines_in_success: is.number,
  lines_in_error: is.number,
  lines_in_pending: is.number,
  offer_inserted: is.number,
  offer_updated: is.number,
  offer_deleted: is.number,
  has_error_report: is.flag,
});
const OfferImportPage: z.ZodType = z.object({
  data: z.array(ListedOfferImport),
  next_page_token: maybe.text,
  previous_page_token: maybe.text,
});
const OfferImportStarted: z.ZodType = z.object({
  import_id: is.number,
  product_import_id: maybe.number,
});
const OfferPage: z.ZodType = z.object({
  offers: z.array(Offer),
  total_count: is.number,
});
const OfferQuantity: z.ZodType = z.object({
  offer_id: is.number,
  quantity: is.number,
});
const OfferState: z.ZodType = z.object({
  code: is.text,
  label: is.text,
});
const OfferStateList: z.ZodType = z.object({
  offer_states: z.array(OfferState),
  total_count: is.number,
});
const OfferUpsertStarted: z.ZodType = z.object({
  import_id: is.number,
});
const OldRefundState: z.ZodType = is.text;
const OrderContact: z.ZodType = z.object({
  civility: maybe.text,
  customer_id: is.text,
  firstname: is.text,
  lastname: is.text,
  locale: maybe.text,
});
const OrderBillingAddress: z.ZodType = z.object({
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
});
const OrganizationAddress: z.ZodType = z.object({
  city: is.text,
  country_iso_code: CountryCode,
  state: maybe.text,
  street_1: is.text,
  street_2: maybe.text,
  zip_code: is.text,
});
const OrderOrganization: z.ZodType = z.object({
  address: z.nullish(OrganizationAddress),
  identification_number: maybe.text,
  name: maybe.text,
  organization_id: z.nullable(is.text),
  tax_identification_number: maybe.text,
});
const OrderCustomer: z.ZodType = z.object({
  accounting_contact: z.nullish(OrderContact),
  billing_address: OrderBillingAddress,
  civility: maybe.text,
  customer_id: is.text,
  delivery_contact: z.nullish(OrderContact),
  firstname: is.text,
  lastname: is.text,
  locale: maybe.text,
  organization: z.nullish(OrderOrganization),
  shipping_address: ShippingAddress,
});
const OrderDeliveryDate: z.ZodType = z.object({
  earliest: is.text,
  latest: is.text,
});
const OrderFulfillmentCenter: z.ZodType = z.object({
  code: is.text,
});
const OrderFulfillment: z.ZodType = z.object({
  center: OrderFulfillmentCenter,
});
const OrderInvoiceFormat: z.ZodType = is.text;
const OrderInvoiceDocument: z.ZodType = z.object({
  format: z.nullish(OrderInvoiceFormat),
});
const OrderPaymentTerms: z.ZodType = z.object({
  days: is.number,
  type: PaymentTermsType,
});
const OrderInvoiceDetails: z.ZodType = z.object({
  document_details: z.nullish(z.array(OrderInvoiceDocument)),
  payment_terms: z.nullish(OrderPaymentTerms),
});
const OrderFee: z.ZodType = z.object({
  amount: is.number,
  code: is.text,
});
const OrderCancelation: z.ZodType = z.object({
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
});
const OrderCommissionTax: z.ZodType = z.object({
  amount: is.number,
  code: is.text,
  rate: is.number,
});
const OrderLineState: z.ZodType = is.text;
const ProductMedia: z.ZodType = z.object({
  media_url: is.text,
  mime_type: is.text,
  type: is.text,
});
const OrderRefundState: z.ZodType = is.text;
const OrderRefund: z.ZodType = z.object({
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
  refund_state: OrderRefundState,
  shipping_amount: maybe.number,
  shipping_amount_breakdown: z.nullish(AmountBreakdown),
  shipping_taxes: z.nullish(z.array(ReturnedTax)),
  state: OldRefundState,
  tax_legal_notice: maybe.text,
  taxes: z.nullish(z.array(ReturnedTax)),
  transaction_date: maybe.text,
  transaction_number: maybe.text,
});
const ShippingTax: z.ZodType = z.object({
  amount: is.number,
  amount_breakdown: z.nullish(AmountBreakdown),
  code: is.text,
  purchase_tax: z.nullish(PurchaseTax),
  rate: maybe.number,
  tax_calculation_rule: TaxCalculationRule,
});
const OrderLine: z.ZodType = z.object({
  order_line_id: is.text,
  can_refund: is.flag,
  cancelations: z.array(OrderCancelation),
  category_code: is.text,
  category_label: is.text,
  commission_fee: is.number,
  commission_rate_vat: is.number,
  commission_taxes: z.nullish(z.array(OrderCommissionTax)),
  commission_vat: is.number,
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
});
const OrderTax: z.ZodType = z.object({
  code: is.text,
  rate: maybe.number,
  total_amount: is.number,
});
const OrderRefundTaxes: z.ZodType = z.object({
  order_refund_id: is.text,
  taxes: z.nullish(z.array(OrderTax)),
});
const OrderState: z.ZodType = is.text;
const OrderTaxMode: z.ZodType = is.text;
const OrderPaymentWorkflow: z.ZodType = is.text;
const OrderPromotionConfiguration: z.ZodType = z.object({
  amount_off: maybe.number,
  free_items_quantity: maybe.number,
  internal_description: is.text,
  percentage_off: maybe.number,
  reduced_unit_price: maybe.number,
  type: PromotionType,
});
const OrderPromotion: z.ZodType = z.object({
  id: is.text,
  apportioned: is.flag,
  campaign: z.nullish(OrderCampaign),
  configuration: OrderPromotionConfiguration,
  deduced_amount: is.number,
  offered_quantity: maybe.number,
  promo_code: maybe.text,
});
const OrderPromotions: z.ZodType = z.object({
  applied_promotions: z.array(OrderPromotion),
  total_deduced_amount: is.number,
});
const Order: z.ZodType = z.object({
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
  fully_refunded: is.flag,
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
  paymentType: is.text,
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
});
const OrderAcceptanceMode: z.ZodType = is.text;
const OrderAdjustmentResult: z.ZodType = z.object({
  order_lines_adjusted: z.nullish(z.array(AdjustedLine)),
});
const OrderCancelationResult: z.ZodType = z.object({
  cancelations: z.array(CreatedCancelation),
  order_tax_mode: OrderTaxMode,
});
const OrderConditions: z.ZodType = z.object({
  lead_time_to_ship: is.flag,
  maximum_order_quantity: is.flag,
  minimum_order_quantity: is.flag,
  package_order_quantity: is.flag,
});
const OrderCutOffTime: z.ZodType = z.object({
  shipping_type_code: is.text,
  cut_off_time: is.text,
  is_required: is.flag,
  set_by: CutOffTimeOwner,
});
const OrderDocument: z.ZodType = z.object({
  id: is.number,
  order_id: is.text,
  date_uploaded: maybe.text,
  file_name: is.text,
  file_size: maybe.number,
  type: is.text,
});
const OrderDocumentList: z.ZodType = z.object({
  order_documents: z.array(OrderDocument),
  total_count: maybe.number,
});
const RefusedOrderDocumentInput: z.ZodType = z.object({
  file_name: maybe.text,
  type_code: maybe.text,
});
const RefusedOrderDocument: z.ZodType = z.object({
  errors: z.array(InputError),
  input: z.nullish(RefusedOrderDocumentInput),
});
const OrderDocumentUploadResult: z.ZodType = z.object({
  errors_count: maybe.number,
  order_documents: z.array(RefusedOrderDocument),
});
const OrderExportStart: z.ZodType = z.object({
  tracking_id: is.text,
});
const OrderExportState: z.ZodType = is.text;
const OrderExportStatus: z.ZodType = z.object({
  last_updated: is.text,
  status: OrderExportState,
  urls: z.nullish(z.array(is.text)),
});
const OrderLineFields: z.ZodType = z.object({
  order_line_id: is.text,
  order_line_additional_fields: z.nullish(z.array(AdditionalFieldValue)),
});
const OrderFields: z.ZodType = z.object({
  order_additional_fields: z.nullish(z.array(AdditionalFieldValue)),
  order_lines: z.nullish(z.array(OrderLineFields)),
});
const OrderFieldsErrors: z.ZodType = z.object({
  errors: z.array(InputError),
  input: z.nullish(OrderFields),
});
const OrderFieldsResult: z.ZodType = z.object({
  order_update_errors: z.nullish(OrderFieldsErrors),
  order_update_result: z.nullish(OrderFields),
});
const OrderMessageCreated: z.ZodType = z.object({
  id: is.number,
});
const OrderPage: z.ZodType = z.object({
  orders: z.array(Order),
  total_count: is.number,
});
const OrderRefundResult: z.ZodType = z.object({
  order_tax_mode: OrderTaxMode,
  refunds: z.array(CreatedRefund),
});
const OrderTaxSetting: z.ZodType = z.object({
  code: is.text,
  label: is.text,
  tax_calculation_rule: TaxCalculationRule,
});
const OrderTaxList: z.ZodType = z.object({
  taxes: z.array(OrderTaxSetting),
});
const UpdatedEcoContribution: z.ZodType = z.object({
  epr_category_code: maybe.text,
  producer_id: maybe.text,
  producer_id_owner: maybe.text,
  total_amount: maybe.number,
  unit_amount: maybe.number,
});
const UpdatedCancelation: z.ZodType = z.object({
  cancelation_id: maybe.text,
  eco_contributions: z.nullish(z.array(UpdatedEcoContribution)),
});
const UpdatedRefund: z.ZodType = z.object({
  eco_contributions: z.nullish(z.array(UpdatedEcoContribution)),
  refund_id: maybe.text,
});
const UpdatedOrderLine: z.ZodType = z.object({
  order_line_id: maybe.text,
  cancelations: z.nullish(z.array(UpdatedCancelation)),
  eco_contributions: z.nullish(z.array(UpdatedEcoContribution)),
  refunds: z.nullish(z.array(UpdatedRefund)),
});
const UpdatedReferences: z.ZodType = z.object({
  order_reference_for_seller: maybe.text,
});
const UpdatedOrderValues: z.ZodType = z.object({
  order_lines: z.nullish(z.array(UpdatedOrderLine)),
  references: z.nullish(UpdatedReferences),
});
const UpdatedOrder: z.ZodType = z.object({
  order_id: maybe.text,
  errors: z.nullish(z.array(InputError)),
  updated: z.nullish(UpdatedOrderValues),
});
const OrderUpdateResult: z.ZodType = z.object({
  updated_orders: z.nullish(z.array(UpdatedOrder)),
});
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
const StatisticsPeriod: z.ZodType = is.text;
const PeriodCount: z.ZodType = z.object({
  period: z.nullish(StatisticsPeriod),
  value: maybe.number,
});
const PeriodValue: z.ZodType = z.object({
  period: z.nullish(StatisticsPeriod),
  value: maybe.number,
});
const PickedOrderLine: z.ZodType = z.object({
  id: is.text,
});
const PickListLine: z.ZodType = z.object({
  offer_id: is.number,
  quantity: is.number,
});
const PickListState: z.ZodType = is.text;
const PickList: z.ZodType = z.object({
  id: is.text,
  date_created: is.text,
  last_updated: is.text,
  order_lines: z.array(PickedOrderLine),
  picklist_lines: z.array(PickListLine),
  pickrun_code: maybe.text,
  pickup_date: is.text,
  shop_id: maybe.number,
  state: PickListState,
});
const PickListPage: z.ZodType = z.object({
  data: z.array(PickList),
  next_page_token: maybe.text,
  previous_page_token: maybe.text,
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
const PlatformLocale: z.ZodType = z.object({
  code: is.text,
  label: is.text,
  platform_default: maybe.flag,
});
const PlatformLocaleList: z.ZodType = z.object({
  locales: z.array(PlatformLocale),
});
const PriceImportStatus: z.ZodType = is.text;
const PriceImport: z.ZodType = z.object({
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
});
const PriceImportPage: z.ZodType = z.object({
  data: z.array(PriceImport),
  next_page_token: maybe.text,
  previous_page_token: maybe.text,
});
const PriceImportStarted: z.ZodType = z.object({
  import_id: maybe.text,
  importId: maybe.text,
});
const Product: z.ZodType = z.object({
  product_sku: is.text,
  product_id: is.text,
  product_id_type: is.text,
  product_title: is.text,
  category_code: is.text,
  category_label: is.text,
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
const ProductList: z.ZodType = z.object({
  products: z.array(Product),
  total_count: is.number,
});
const ProductMeasurement: z.ZodType = z.object({
  total_measurement_of_product: maybe.number,
  unit: is.text,
});
const ProductOfferPrice: z.ZodType = z.object({
  channel_code: maybe.text,
  context: z.nullish(OfferPriceContext),
  discount_end_date: maybe.text,
  discount_start_date: maybe.text,
  price: is.number,
  unit_discount_price: maybe.number,
  unit_origin_price: is.number,
  volume_prices: z.array(OfferVolumePrice),
});
const ProductOfferRetailPrice: z.ZodType = z.object({
  discount_end_date: maybe.text,
  discount_start_date: maybe.text,
  price: is.number,
  unit_discount_price: maybe.number,
  unit_origin_price: is.number,
});
const ProductOfferDelivery: z.ZodType = z.object({
  earliest_days: is.number,
  earliest_delivery_date: is.text,
  latest_days: is.number,
  latest_delivery_date: is.text,
});
const ProductShippingPriceType: z.ZodType = is.text;
const ProductOfferShipping: z.ZodType = z.object({
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
});
const ProductOffer: z.ZodType = z.object({
  active: is.flag,
  all_prices: z.array(ProductOfferPrice),
  allow_quote_requests: maybe.flag,
  applicable_pricing: z.nullish(ProductOfferPrice),
  available_end_date: maybe.text,
  available_start_date: maybe.text,
  channels: z.array(is.text),
  currency_iso_code: CurrencyCode,
  description: is.text,
  discount: z.nullish(OfferDiscount),
  eco_contributions: z.nullish(z.array(OfferEcoContribution)),
  favorite_rank: maybe.number,
  inactivity_reasons: z.nullish(z.array(OfferInactivityReason)),
  is_professional: is.flag,
  leadtime_to_ship: is.number,
  logistic_class: OfferLogisticClass,
  min_quantity_alert: z.nullable(is.number),
  min_shipping_price: is.number,
  min_shipping_price_additional: is.number,
  min_shipping_type: is.text,
  min_shipping_zone: is.text,
  msrp: maybe.number,
  nb_evaluation: is.number,
  offer_additional_fields: z.nullish(z.array(AdditionalFieldValue)),
  offer_id: is.number,
  premium: is.flag,
  price: maybe.number,
  price_additional_info: maybe.text,
  quantity: is.number,
  retail_prices: z.nullish(z.array(ProductOfferRetailPrice)),
  shipping_deadline: is.text,
  shipping_types: z.nullish(z.array(ProductOfferShipping)),
  shop_grade: is.number,
  shop_id: z.nullable(is.number),
  shop_name: is.text,
  state_code: is.text,
  total_price: maybe.number,
});
const ProductOfferMedia: z.ZodType = z.object({
  dam_url: is.text,
  media_url: is.text,
  type: is.text,
});
const ProductWithOffers: z.ZodType = z.object({
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
});
const ProductOfferPage: z.ZodType = z.object({
  products: z.nullish(z.array(ProductWithOffers)),
});
const PromotionState: z.ZodType = is.text;
const PromotionTriggerRule: z.ZodType = z.object({
  type: is.text,
  quantity_purchased: maybe.number,
  amount_purchased: maybe.number,
  same_item_purchased: maybe.flag,
});
const PromotionCode: z.ZodType = z.object({
  promo_code: maybe.text,
});
const PromotionCampaign: z.ZodType = z.object({
  identifier: is.text,
});
const PromotionMedia: z.ZodType = z.object({
  locale: is.text,
  url: is.text,
});
const PromotionDescription: z.ZodType = z.object({
  locale: is.text,
  value: is.text,
});
const Promotion: z.ZodType = z.object({
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
  channels: z.array(CodeLabel),
  customer_group_ids: z.nullish(z.array(is.text)),
  customer_organization_ids: z.nullish(z.array(is.text)),
  medias: z.array(PromotionMedia),
  public_descriptions: z.array(PromotionDescription),
});
const PromotionPage: z.ZodType = z.object({
  promotions: z.array(Promotion),
  total_count: is.number,
});
const Reason: z.ZodType = z.object({
  code: is.text,
  label: is.text,
});
const ReasonList: z.ZodType = z.object({
  reasons: z.array(Reason),
  total_count: is.number,
});
const ReasonType: z.ZodType = is.text;
const RefusedShopDocument: z.ZodType = z.object({
  errors: z.array(InputError),
});
const RegisteredCarrier: z.ZodType = z.object({
  code: is.text,
  label: is.text,
  standard_code: maybe.text,
  tracking_url: maybe.text,
});
const RegisteredCarrierList: z.ZodType = z.object({
  carriers: z.array(RegisteredCarrier),
});
const ReturnDocument: z.ZodType = z.object({
  id: is.number,
  type: is.text,
});
const ReturnMethod: z.ZodType = is.text;
const ReturnReason: z.ZodType = is.text;
const ReturnRejectionReason: z.ZodType = is.text;
const ReturnAddress: z.ZodType = z.object({
  city: is.text,
  country_iso_code: is.text,
  state: maybe.text,
  street1: is.text,
  street2: maybe.text,
  zip_code: is.text,
});
const ReturnCompliance: z.ZodType = z.object({
  compliant: is.flag,
  non_compliance_additional_info: maybe.text,
  non_compliance_reason_code: z.nullish(z.union([NonComplianceReason, z.nullable(is.anything)])),
});
const ReturnLine: z.ZodType = z.object({
  order_line_id: is.text,
  compliance: z.nullish(z.array(ReturnCompliance)),
  quantity: is.number,
  reason_code: ReturnReason,
});
const ReturnState: z.ZodType = is.text;
const ReturnTracking: z.ZodType = z.object({
  carrier_code: maybe.text,
  carrier_name: maybe.text,
  carrier_standard_code: maybe.text,
  tracking_number: maybe.text,
  tracking_url: maybe.text,
});
const Return: z.ZodType = z.object({
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
  state: ReturnState,
  tracking: z.nullish(z.union([ReturnTracking, z.nullable(is.anything)])),
});
const ReturnCreateError: z.ZodType = z.object({
  message: maybe.text,
  order_commercial_id: maybe.text,
});
const ReturnCreateResult: z.ZodType = z.object({
  return_errors: z.array(ReturnCreateError),
  return_success: z.array(Return),
});
const ReturnError: z.ZodType = z.object({
  id: maybe.text,
  message: maybe.text,
});
const ReturnId: z.ZodType = z.object({
  id: is.text,
});
const ReturnPage: z.ZodType = z.object({
  data: z.array(Return),
  next_page_token: maybe.text,
  previous_page_token: maybe.text,
});
const ReturnResult: z.ZodType = z.object({
  return_errors: z.nullish(z.array(ReturnError)),
  return_success: z.nullish(z.array(ReturnId)),
});
const ReturnUpdateResult: z.ZodType = z.object({
  return_errors: z.nullish(z.array(ReturnError)),
  return_success: z.nullish(z.array(Return)),
});
const ReturnableItem: z.ZodType = z.object({
  order_line_id: is.text,
  available_return_methods: z.nullish(z.array(is.text)),
  available_return_reasons: z.nullish(z.array(is.text)),
  order_commercial_id: is.text,
  return_window: maybe.number,
  returnable_quantity: is.number,
});
const ReturnableItemPage: z.ZodType = z.object({
  data: z.array(ReturnableItem),
  next_page_token: maybe.text,
  previous_page_token: maybe.text,
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
const ShipmentStatus: z.ZodType = is.text;
const ShipmentLine: z.ZodType = z.object({
  order_line_id: maybe.text,
  offer_sku: maybe.text,
  package_reference: maybe.text,
  quantity: is.number,
});
const ShipmentTracking: z.ZodType = z.object({
  carrier_code: maybe.text,
  carrier_name: maybe.text,
  carrier_standard_code: maybe.text,
  tracking_number: maybe.text,
  tracking_url: maybe.text,
  validity_status: maybe.text,
  carrier_expected_delivery_date: z.nullish(ExpectedDelivery),
  last_known_location: z.nullish(LastKnownLocation),
  milestones: z.nullish(z.array(Milestone)),
});
const ShippingOriginAddress: z.ZodType = z.object({
  street_1: maybe.text,
  street_2: maybe.text,
  zip_code: maybe.text,
  city: maybe.text,
  state: maybe.text,
  country_iso_code: maybe.text,
});
const ShippingOrigin: z.ZodType = z.object({
  address: z.nullish(ShippingOriginAddress),
  warehouse: z.nullish(z.object({
    code: maybe.text,
  })),
});
const ShipmentPayment: z.ZodType = z.object({
  customer_debited_date: is.text,
  transaction_date: is.text,
  transaction_number: maybe.text,
});
const Shipment: z.ZodType = z.object({
  id: is.text,
  order_id: is.text,
  status: ShipmentStatus,
  status_customer_debit: CustomerDebitStatus,
  shipment_lines: z.nullish(z.array(ShipmentLine)),
  invoice_reference: maybe.text,
  tracking: z.nullish(ShipmentTracking),
  shipping_from: z.nullish(ShippingOrigin),
  payment_details: z.nullish(ShipmentPayment),
  shipment_additional_information: z.nullish(z.array(AdditionalInformation)),
  created_date: is.text,
  shipped_date: maybe.text,
  last_updated_date: is.text,
});
const ShipmentCreateError: z.ZodType = z.object({
  order_id: maybe.text,
  message: maybe.text,
});
const ShipmentCreateResult: z.ZodType = z.object({
  shipment_success: z.array(Shipment),
  shipment_errors: z.array(ShipmentCreateError),
});
const ShipmentError: z.ZodType = z.object({
  id: maybe.text,
  message: maybe.text,
});
const ShipmentId: z.ZodType = z.object({
  id: is.text,
});
const ShipmentInformation: z.ZodType = z.object({
  shipment_id: maybe.text,
  shipment_additional_information: z.nullish(z.array(AdditionalInformationInput)),
});
const ShipmentInformationError: z.ZodType = z.object({
  shipment_id: maybe.text,
  errors: z.nullish(z.array(InputError)),
});
const ShipmentInformationResult: z.ZodType = z.object({
  shipment_update_success: z.nullish(z.array(ShipmentInformation)),
  shipment_update_errors: z.nullish(z.array(ShipmentInformationError)),
});
const ShipmentOrigin: z.ZodType = z.object({
  id: maybe.text,
  shipping_from: z.nullish(ShippingOrigin),
});
const ShipmentOriginResult: z.ZodType = z.object({
  shipment_success: z.array(ShipmentOrigin),
  shipment_errors: z.array(ShipmentError),
});
const ShipmentPage: z.ZodType = z.object({
  data: z.array(Shipment),
  next_page_token: maybe.text,
  previous_page_token: maybe.text,
});
const ShipmentResult: z.ZodType = z.object({
  shipment_success: z.nullish(z.array(ShipmentId)),
  shipment_errors: z.nullish(z.array(ShipmentError)),
});
const ShippingPriceType: z.ZodType = is.text;
const ShippingPriceRange: z.ZodType = z.object({
  threshold: is.number,
  price: is.number,
});
const ShippingPrices: z.ZodType = z.object({
  type: ShippingPriceType,
  initial_price: maybe.number,
  additional_price: maybe.number,
  free_shipping_threshold: maybe.number,
  ranges: z.nullish(z.array(ShippingPriceRange)),
});
const ShippingCharge: z.ZodType = z.object({
  shipping_method_code: is.text,
  shipping_zone_code: is.text,
  logistic_class_code: is.text,
  overridden_by_shop: is.flag,
  prices: ShippingPrices,
});
const ShippingMethod: z.ZodType = z.object({
  code: is.text,
  label: is.text,
  description: is.text,
  standard_code: maybe.text,
  click_and_collect: is.flag,
  delivery_by_operator: is.flag,
  ignore_lead_time_to_ship: maybe.flag,
  mandatory_tracking: is.flag,
});
const ShippingMethodList: z.ZodType = z.object({
  shipping_types: z.nullish(z.array(ShippingMethod)),
});
const ShippingZone: z.ZodType = z.object({
  code: is.text,
  label: is.text,
  description: is.text,
});
const ShippingZoneList: z.ZodType = z.object({
  shipping_zones: z.array(ShippingZone),
});
const ShopDocumentDetails: z.ZodType = z.object({
  id: is.number,
  type: is.text,
  file_name: is.text,
  date_uploaded: maybe.text,
});
const ShopDocument: z.ZodType = z.intersection(z.object({
  shop_id: maybe.number,
}), ShopDocumentDetails);
const ShopDocumentList: z.ZodType = z.object({
  shop_documents: z.array(ShopDocument),
  total_count: maybe.number,
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
const ShopShippingCharges: z.ZodType = z.object({
  shop_id: is.number,
  currency_iso_code: CurrencyCode,
  last_updated_date: is.text,
  configuration: z.array(ShippingCharge),
});
const ShopShippingConfiguration: z.ZodType = z.object({
  shop_id: is.text,
  last_updated_date: maybe.text,
  order_free_shipping: is.flag,
  shipping_paid_by_operator: is.flag,
  lead_time_to_ship: LeadTimeToShip,
  delivery_times: z.array(ConfiguredDeliveryTime),
  order_cut_off_times: z.array(OrderCutOffTime),
});
const ShopStatistics: z.ZodType = z.object({
  shop_id: maybe.number,
  channel: maybe.text,
  last_updated_date: maybe.text,
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
const SingleOrderBillingAddress: z.ZodType = z.object({
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
});
const SingleOrderShippingAddress: z.ZodType = z.object({
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
});
const SingleOrderCustomer: z.ZodType = z.object({
  billing_address: SingleOrderBillingAddress,
  civility: maybe.text,
  customer_id: is.text,
  firstname: is.text,
  lastname: is.text,
  shipping_address: SingleOrderShippingAddress,
});
const SingleOrderLine: z.ZodType = z.object({
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
  shipping_price_additional_unit: is.number,
  shipping_price_unit: is.number,
  total_commission: is.number,
  total_price: is.number,
});
const SingleOrder: z.ZodType = z.object({
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
  paymentType: is.text,
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
});
const StockImport: z.ZodType = z.object({
  import_id: is.text,
  shop_id: is.number,
  status: PriceImportStatus,
  date_created: is.text,
  lines_in_success: maybe.number,
  lines_in_error: maybe.number,
  has_error_report: is.flag,
});
const StockImportStarted: z.ZodType = z.object({
  import_id: maybe.text,
});
const Thread: z.ZodType = z.intersection(z.object({
  messages: z.array(ThreadMessage),
}), ThreadDetails);
const ThreadPage: z.ZodType = z.object({
  data: z.array(ListedThread),
  next_page_token: maybe.text,
  previous_page_token: maybe.text,
});
const TransactionCode: z.ZodType = z.object({
  code: maybe.text,
});
const TransactionOrderReferences: z.ZodType = z.object({
  order_reference_for_customer: maybe.text,
  order_reference_for_seller: maybe.text,
});
const TransactionOrderPayment: z.ZodType = z.object({
  imprint_number: maybe.text,
  payment_type: maybe.text,
});
const TransactionOrder: z.ZodType = z.object({
  id: maybe.text,
  commercial_id: maybe.text,
  creation_date: maybe.text,
  references: z.nullish(TransactionOrderReferences),
  payment_info: z.nullish(TransactionOrderPayment),
});
const TransactionReference: z.ZodType = z.object({
  id: maybe.text,
});
const TransactionTax: z.ZodType = z.object({
  code: maybe.text,
  rate: maybe.number,
});
const TransactionFee: z.ZodType = z.object({
  code: maybe.text,
  cancelations: z.nullish(z.array(TransactionReference)),
  refunds: z.nullish(z.array(TransactionReference)),
});
const TransactionItemReference: z.ZodType = z.object({
  type: maybe.text,
  value: maybe.text,
});
const TransactionOneOffItem: z.ZodType = z.object({
  description: maybe.text,
  operation_date: maybe.text,
  quantity: maybe.number,
  unit_price: maybe.number,
  references: z.nullish(z.array(TransactionItemReference)),
});
const TransactionManualDocument: z.ZodType = z.object({
  number: maybe.text,
  emission_date: maybe.text,
});
const TransactionInfo: z.ZodType = z.object({
  number: maybe.text,
  date: maybe.text,
});
const TransactionEntities: z.ZodType = z.object({
  domain: maybe.text,
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
const TransactionExportError: z.ZodType = z.object({
  code: maybe.text,
  detail: maybe.text,
});
const TransactionExportStart: z.ZodType = z.object({
  tracking_id: maybe.text,
});
const TransactionExportState: z.ZodType = is.text;
const TransactionExportStatus: z.ZodType = z.object({
  status: z.nullish(TransactionExportState),
  last_updated: maybe.text,
  urls: z.nullish(z.array(is.text)),
  error: z.nullish(TransactionExportError),
});
const TransactionType: z.ZodType = is.text;
const TransactionPaymentState: z.ZodType = is.text;
const TransactionLine: z.ZodType = z.object({
  id: maybe.text,
  type: z.nullish(TransactionType),
  date_created: maybe.text,
  last_updated: maybe.text,
  currency_iso_code: maybe.text,
  amount: maybe.number,
  amount_credited: maybe.number,
  amount_debited: maybe.number,
  balance: maybe.number,
  psp_balance: maybe.number,
  pay_out_psp_code: z.nullish(PayOutService),
  payment_state: z.nullish(TransactionPaymentState),
  seller_billing_cycle_id: maybe.text,
  accounting_document_id: maybe.text,
  accounting_document_number: maybe.text,
  accounting_document_creation_date: maybe.text,
  entities: z.nullish(TransactionEntities),
});
const TransactionLogPage: z.ZodType = z.object({
  data: z.array(TransactionLine),
  next_page_token: maybe.text,
  previous_page_token: maybe.text,
});
const TypedReason: z.ZodType = z.object({
  code: is.text,
  label: is.text,
  type: ReasonType,
  is_shop_right: is.flag,
});
const TypedReasonList: z.ZodType = z.object({
  reasons: z.array(TypedReason),
  total_count: is.number,
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
  A01: asSent(() => Account),
  A02: asSent(() => AccountUpdateResult),
  A21: asSent(() => ShopStatistics),
  S30: asSent(() => ShopDocumentList),
  S32: asSent(() => ShopDocumentUploadResult),
  RO02: asSent(() => ShopRoleList),
  AF01: asSent(() => AdditionalFieldList),
  CH11: asSent(() => PlatformChannelList),
  CUR01: asSent(() => PlatformCurrencyList),
  DO01: asSent(() => DocumentTypeList),
  L01: asSent(() => PlatformLocaleList),
  OF61: asSent(() => OfferStateList),
  OF21: asSent(() => OfferPage),
  OF24: asSent(() => OfferUpsertStarted),
  OF22: asSent(() => Offer),
  OF26: asSent(() => OfferQuantity),
  OF04: asSent(() => OfferImportPage),
  OF01: asSent(() => OfferImportStarted),
  OF02: asSent(() => OfferImport),
  PRI02: asSent(() => PriceImportPage),
  PRI01: asSent(() => PriceImportStarted),
  STO01: asSent(() => StockImportStarted),
  STO02: asSent(() => StockImport),
  OF52: asSent(() => OfferExportStart),
  OF53: asSent(() => OfferExportStatus),
  PR01: asSent(() => PromotionPage),
  PC01: asSent(() => PlatformConfiguration),
  RE01: asSent(() => TypedReasonList),
  RE02: asSent(() => ReasonList),
  RE11: asSent(() => ReasonList),
  RE12: asSent(() => ReasonList),
  RE14: asSent(() => ReasonList),
  SH11: asSent(() => ShippingZoneList),
  SH12: asSent(() => ShippingMethodList),
  SH21: asSent(() => RegisteredCarrierList),
  SH31: asSent(() => LogisticClassList),
  SH42: asSent(() => ShopShippingConfiguration),
  SH52: asSent(() => ShopShippingCharges),
  IV01: asSent(() => InvoicePage),
  DR11: asSent(() => DocumentRequestPage),
  DR12: asSent(() => DocumentRequestLinePage),
  DR74: asSent(() => DocumentUploadResult),
  TL02: asSent(() => TransactionLogPage),
  TL03: asSent(() => TransactionExportStart),
  TL04: asSent(() => TransactionExportStatus),
  H11: asSent(() => HierarchyList),
  P31: asSent(() => ProductList),
  P51: asSent(() => ProductImportPage),
  P41: asSent(() => ProductImportStarted),
  P42: asSent(() => ProductImportTracking),
  PM11: asSent(() => AttributeList),
  VL11: asSent(() => ValueListCollection),
  ST11: asSent(() => ShipmentPage),
  ST01: asSent(() => ShipmentCreateResult),
  ST07: asSent(() => ShipmentOriginResult),
  ST06: asSent(() => ShipmentResult),
  ST12: asSent(() => ItemsToShipPage),
  ST23: asSent(() => ShipmentResult),
  ST24: asSent(() => ShipmentResult),
  ST26: asSent(() => ShipmentResult),
  ST31: asSent(() => ShipmentInformationResult),
  M10: asSent(() => Thread),
  M11: asSent(() => ThreadPage),
  M14: asSent(() => MessageSent),
  M12: asSent(() => MessageSent),
  OR11: asSent(() => OrderPage),
  OR04: asSent(() => OrderUpdateResult),
  OR07: asSent(() => LineOriginResult),
  OR28: asSent(() => OrderRefundResult),
  OR30: asSent(() => OrderCancelationResult),
  OR32: asSent(() => OrderAdjustmentResult),
  OR12: asSent(() => SingleOrder),
  OR31: asSent(() => OrderFieldsResult),
  OR13: asSent(() => OrderExportStart),
  OR14: asSent(() => OrderExportStatus),
  OR72: asSent(() => OrderDocumentList),
  OR75: asSent(() => OrderTaxList),
  OR74: asSent(() => OrderDocumentUploadResult),
  OR51: asSent(() => ServiceOrderEvaluation),
  RT11: asSent(() => ReturnPage),
  RT01: asSent(() => ReturnCreateResult),
  RT04: asSent(() => ReturnUpdateResult),
  RT12: asSent(() => ReturnableItemPage),
  RT21: asSent(() => ReturnResult),
  RT25: asSent(() => ReturnResult),
  RT26: asSent(() => ReturnResult),
  RT27: asSent(() => ReturnResult),
  RT29: asSent(() => ReturnResult),
  PL11: asSent(() => PickListPage),
  P11: asSent(() => ProductOfferPage),
  SBC11: asSent(() => SellerBillingCyclePage),
  OR43: asSent(() => MessageSent),
  M01: asSent(() => MessageList),
  OR41: asSent(() => MessageList),
  OR42: asSent(() => OrderMessageCreated),
};

export { schemaCheck as check } from '@tradelane/core/schemas';
