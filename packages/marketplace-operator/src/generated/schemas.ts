// Generated from specs/ by `pnpm generate`. Do not edit.
import type { FileInput } from '@tradelane/core';
import * as z from 'zod';

const is = /* @__PURE__ */ (() => ({ text: z.string(), number: z.number(), flag: z.boolean(), anything: z.unknown() }))();
const maybe = /* @__PURE__ */ (() => ({ text: z.nullish(is.text), number: z.nullish(is.number), flag: z.nullish(is.flag) }))();
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
    if (!result.success) context.issues.push(...(result.error.issues as typeof context.issues));
  }) as z.ZodType as z.ZodType<z.output<Variant>>;
}

export const InvoiceBankAccount: z.ZodObject<{
  owner: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  bank_name: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  bank_street: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  bank_city: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  bank_zip: z.ZodOptional<z.ZodNullable<z.ZodString>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  owner: maybe.text,
  bank_name: maybe.text,
  bank_street: maybe.text,
  bank_city: maybe.text,
  bank_zip: maybe.text,
}))();
export const AbaInvoiceAccount: z.ZodIntersection<z.ZodObject<{
  '@type': z.ZodLiteral<'ABA'>;
  bank_account_number: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  bic: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  routing_number: z.ZodOptional<z.ZodNullable<z.ZodString>>;
}, z.core.$loose>, typeof InvoiceBankAccount> = /* @__PURE__ */ (() => z.intersection(z.looseObject({
  '@type': z.literal('ABA'),
  bank_account_number: maybe.text,
  bic: maybe.text,
  routing_number: maybe.text,
}), InvoiceBankAccount))();
export const InvoiceIssuerType: z.ZodString = /* @__PURE__ */ (() => is.text)();
export const InvoiceIssuer: z.ZodObject<{
  type: z.ZodOptional<z.ZodNullable<typeof InvoiceIssuerType>>;
  information: z.ZodOptional<z.ZodNullable<z.ZodString>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  type: z.nullish(InvoiceIssuerType),
  information: maybe.text,
}))();
export const ShopModel: z.ZodString = /* @__PURE__ */ (() => is.text)();
export const InvoiceShopAddress: z.ZodObject<{
  civility: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  firstname: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  lastname: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  company: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  complementary: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  street1: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  street2: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  zip_code: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  city: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  state: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  country: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  phone: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  phone_secondary: z.ZodOptional<z.ZodNullable<z.ZodString>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
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
}))();
export const CurrencyCode: z.ZodString = /* @__PURE__ */ (() => is.text)();
export const InvoiceTax: z.ZodObject<{
  code: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  amount: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  code: maybe.text,
  amount: maybe.number,
}))();
export const InvoiceDetail: z.ZodObject<{
  description: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  order_id: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  operation_date: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  quantity: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
  amount_excl_taxes: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
  taxes: z.ZodOptional<z.ZodNullable<z.ZodArray<typeof InvoiceTax>>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  description: maybe.text,
  order_id: maybe.text,
  operation_date: maybe.text,
  quantity: maybe.number,
  amount_excl_taxes: maybe.number,
  taxes: z.nullish(z.array(InvoiceTax)),
}))();
export const PayOutService: z.ZodString = /* @__PURE__ */ (() => is.text)();
export const InvoicePaymentState: z.ZodString = /* @__PURE__ */ (() => is.text)();
export const PayOutFailureReason: z.ZodString = /* @__PURE__ */ (() => is.text)();
export const InvoicePayment: z.ZodObject<{
  state: z.ZodOptional<z.ZodNullable<typeof InvoicePaymentState>>;
  failure_reason: z.ZodOptional<z.ZodNullable<typeof PayOutFailureReason>>;
  reference: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  transaction_date: z.ZodOptional<z.ZodNullable<z.ZodString>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  state: z.nullish(InvoicePaymentState),
  failure_reason: z.nullish(PayOutFailureReason),
  reference: maybe.text,
  transaction_date: maybe.text,
}))();
export const AccountingDocument: z.ZodObject<{
  id: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  invoice_id: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
  state: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  date_created: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  issue_date: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  due_date: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  issuing_user: z.ZodOptional<z.ZodNullable<typeof InvoiceIssuer>>;
  shop_id: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
  shop_name: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  shop_corporate_name: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  shop_model: z.ZodOptional<z.ZodNullable<typeof ShopModel>>;
  shop_operator_internal_id: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  shop_tax_number: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  shop_address: z.ZodOptional<z.ZodNullable<typeof InvoiceShopAddress>>;
  currency_iso_code: z.ZodOptional<z.ZodNullable<typeof CurrencyCode>>;
  total_amount_excl_taxes: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
  total_amount_incl_taxes: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
  total_charged_amount: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
  total_taxes: z.ZodOptional<z.ZodNullable<z.ZodArray<typeof InvoiceTax>>>;
  details: z.ZodOptional<z.ZodNullable<z.ZodArray<typeof InvoiceDetail>>>;
  pay_out_psp_code: z.ZodOptional<z.ZodNullable<typeof PayOutService>>;
  payment: z.ZodOptional<z.ZodNullable<typeof InvoicePayment>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
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
}))();
export const AdditionalFieldEntity: z.ZodString = /* @__PURE__ */ (() => is.text)();
export const AdditionalFieldType: z.ZodString = /* @__PURE__ */ (() => is.text)();
export const AdditionalField: z.ZodObject<{
  code: z.ZodString;
  label: z.ZodString;
  description: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  entity: z.ZodOptional<z.ZodNullable<typeof AdditionalFieldEntity>>;
  type: typeof AdditionalFieldType;
  required: z.ZodBoolean;
  accepted_values: z.ZodOptional<z.ZodNullable<z.ZodArray<z.ZodString>>>;
  default_value: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  regex: z.ZodOptional<z.ZodNullable<z.ZodString>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  code: is.text,
  label: is.text,
  description: maybe.text,
  entity: z.nullish(AdditionalFieldEntity),
  type: AdditionalFieldType,
  required: is.flag,
  accepted_values: z.nullish(z.array(is.text)),
  default_value: maybe.text,
  regex: maybe.text,
}))();
export const AttributeTranslation: z.ZodObject<{
  locale: z.ZodString;
  value: z.ZodString;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  locale: is.text,
  value: is.text,
}))();
export const AttributeChannel: z.ZodObject<{
  code: z.ZodString;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  code: is.text,
}))();
export const AttributeParameter: z.ZodObject<{
  name: z.ZodString;
  value: z.ZodString;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  name: is.text,
  value: is.text,
}))();
export const AttributeRole: z.ZodObject<{
  type: z.ZodString;
  parameters: z.ZodArray<typeof AttributeParameter>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  type: is.text,
  parameters: z.array(AttributeParameter),
}))();
export const AttributeValueCode: z.ZodObject<{
  code: z.ZodString;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  code: is.text,
}))();
export const Attribute: z.ZodObject<{
  code: z.ZodString;
  unique_code: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  hierarchy_code: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  label: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  label_translations: z.ZodArray<typeof AttributeTranslation>;
  description: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  description_translations: z.ZodArray<typeof AttributeTranslation>;
  example: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  locale: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  channels: z.ZodOptional<z.ZodNullable<z.ZodArray<typeof AttributeChannel>>>;
  requirement_level: z.ZodString;
  required: z.ZodOptional<z.ZodNullable<z.ZodBoolean>>;
  roles: z.ZodArray<typeof AttributeRole>;
  type: z.ZodString;
  type_parameters: z.ZodOptional<z.ZodNullable<z.ZodArray<typeof AttributeParameter>>>;
  type_parameter: z.ZodNullable<z.ZodString>;
  validations: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  transformations: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  variant: z.ZodBoolean;
  default_value: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  values: z.ZodOptional<z.ZodNullable<z.ZodArray<typeof AttributeValueCode>>>;
  values_list: z.ZodOptional<z.ZodNullable<z.ZodString>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
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
  required: maybe.flag,
  roles: z.array(AttributeRole),
  type: is.text,
  type_parameters: z.nullish(z.array(AttributeParameter)),
  type_parameter: z.nullable(is.text),
  validations: maybe.text,
  transformations: maybe.text,
  variant: is.flag,
  default_value: maybe.text,
  values: z.nullish(z.array(AttributeValueCode)),
  values_list: maybe.text,
}))();
export const AttributeList: z.ZodObject<{
  attributes: z.ZodArray<typeof Attribute>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  attributes: z.array(Attribute),
}))();
export const AustralianInvoiceAccount: z.ZodIntersection<z.ZodObject<{
  '@type': z.ZodLiteral<'AUBSB'>;
  auban: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  aubsb: z.ZodOptional<z.ZodNullable<z.ZodString>>;
}, z.core.$loose>, typeof InvoiceBankAccount> = /* @__PURE__ */ (() => z.intersection(z.looseObject({
  '@type': z.literal('AUBSB'),
  auban: maybe.text,
  aubsb: maybe.text,
}), InvoiceBankAccount))();
export const IbanInvoiceAccount: z.ZodIntersection<z.ZodObject<{
  '@type': z.ZodLiteral<'IBAN'>;
  bic: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  iban: z.ZodOptional<z.ZodNullable<z.ZodString>>;
}, z.core.$loose>, typeof InvoiceBankAccount> = /* @__PURE__ */ (() => z.intersection(z.looseObject({
  '@type': z.literal('IBAN'),
  bic: maybe.text,
  iban: maybe.text,
}), InvoiceBankAccount))();
export const NubanInvoiceAccount: z.ZodIntersection<z.ZodObject<{
  '@type': z.ZodLiteral<'NUBAN'>;
  nuban: z.ZodOptional<z.ZodNullable<z.ZodString>>;
}, z.core.$loose>, typeof InvoiceBankAccount> = /* @__PURE__ */ (() => z.intersection(z.looseObject({
  '@type': z.literal('NUBAN'),
  nuban: maybe.text,
}), InvoiceBankAccount))();
export const NewZealandInvoiceAccount: z.ZodIntersection<z.ZodObject<{
  '@type': z.ZodLiteral<'NZBSB'>;
  nzban: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  nzbsb: z.ZodOptional<z.ZodNullable<z.ZodString>>;
}, z.core.$loose>, typeof InvoiceBankAccount> = /* @__PURE__ */ (() => z.intersection(z.looseObject({
  '@type': z.literal('NZBSB'),
  nzban: maybe.text,
  nzbsb: maybe.text,
}), InvoiceBankAccount))();
export const HongKongInvoiceAccount: z.ZodIntersection<z.ZodObject<{
  '@type': z.ZodLiteral<'HK'>;
  bank_account_number: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  swift_code: z.ZodOptional<z.ZodNullable<z.ZodString>>;
}, z.core.$loose>, typeof InvoiceBankAccount> = /* @__PURE__ */ (() => z.intersection(z.looseObject({
  '@type': z.literal('HK'),
  bank_account_number: maybe.text,
  swift_code: maybe.text,
}), InvoiceBankAccount))();
export const CanadianInvoiceAccount: z.ZodIntersection<z.ZodObject<{
  '@type': z.ZodLiteral<'CANADIAN'>;
  bank_account_number: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  institution_number: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  swift_code: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  transit_number: z.ZodOptional<z.ZodNullable<z.ZodString>>;
}, z.core.$loose>, typeof InvoiceBankAccount> = /* @__PURE__ */ (() => z.intersection(z.looseObject({
  '@type': z.literal('CANADIAN'),
  bank_account_number: maybe.text,
  institution_number: maybe.text,
  swift_code: maybe.text,
  transit_number: maybe.text,
}), InvoiceBankAccount))();
export const MexicanInvoiceAccount: z.ZodIntersection<z.ZodObject<{
  '@type': z.ZodLiteral<'MEXICAN'>;
  bank_account_number: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  clabe: z.ZodOptional<z.ZodNullable<z.ZodString>>;
}, z.core.$loose>, typeof InvoiceBankAccount> = /* @__PURE__ */ (() => z.intersection(z.looseObject({
  '@type': z.literal('MEXICAN'),
  bank_account_number: maybe.text,
  clabe: maybe.text,
}), InvoiceBankAccount))();
export const BankAccountType: z.ZodString = /* @__PURE__ */ (() => is.text)();
export const JapaneseInvoiceAccount: z.ZodIntersection<z.ZodObject<{
  '@type': z.ZodLiteral<'JAPANESE'>;
  bank_account_number: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  bank_account_type: z.ZodOptional<z.ZodNullable<typeof BankAccountType>>;
  bank_code: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  branch_code: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  branch_name: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  swift_code: z.ZodOptional<z.ZodNullable<z.ZodString>>;
}, z.core.$loose>, typeof InvoiceBankAccount> = /* @__PURE__ */ (() => z.intersection(z.looseObject({
  '@type': z.literal('JAPANESE'),
  bank_account_number: maybe.text,
  bank_account_type: z.nullish(BankAccountType),
  bank_code: maybe.text,
  branch_code: maybe.text,
  branch_name: maybe.text,
  swift_code: maybe.text,
}), InvoiceBankAccount))();
export const BrazilianInvoiceAccount: z.ZodIntersection<z.ZodObject<{
  '@type': z.ZodLiteral<'BRAZILIAN'>;
  account_number: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  bank_account_type: z.ZodOptional<z.ZodNullable<typeof BankAccountType>>;
  bank_code: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  branch_code: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  pix_key: z.ZodOptional<z.ZodNullable<z.ZodString>>;
}, z.core.$loose>, typeof InvoiceBankAccount> = /* @__PURE__ */ (() => z.intersection(z.looseObject({
  '@type': z.literal('BRAZILIAN'),
  account_number: maybe.text,
  bank_account_type: z.nullish(BankAccountType),
  bank_code: maybe.text,
  branch_code: maybe.text,
  pix_key: maybe.text,
}), InvoiceBankAccount))();
export const TaiwaneseInvoiceAccount: z.ZodIntersection<z.ZodObject<{
  '@type': z.ZodLiteral<'TAIWANESE'>;
  account_number: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  bank_code: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  branch_code: z.ZodOptional<z.ZodNullable<z.ZodString>>;
}, z.core.$loose>, typeof InvoiceBankAccount> = /* @__PURE__ */ (() => z.intersection(z.looseObject({
  '@type': z.literal('TAIWANESE'),
  account_number: maybe.text,
  bank_code: maybe.text,
  branch_code: maybe.text,
}), InvoiceBankAccount))();
export const ThaiInvoiceAccount: z.ZodIntersection<z.ZodObject<{
  '@type': z.ZodLiteral<'THAI'>;
  account_number: z.ZodOptional<z.ZodNullable<z.ZodString>>;
}, z.core.$loose>, typeof InvoiceBankAccount> = /* @__PURE__ */ (() => z.intersection(z.looseObject({
  '@type': z.literal('THAI'),
  account_number: maybe.text,
}), InvoiceBankAccount))();
export const IndianInvoiceAccount: z.ZodIntersection<z.ZodObject<{
  '@type': z.ZodLiteral<'INDIAN'>;
  account_number: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  indian_financial_system_code: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  swift_code: z.ZodOptional<z.ZodNullable<z.ZodString>>;
}, z.core.$loose>, typeof InvoiceBankAccount> = /* @__PURE__ */ (() => z.intersection(z.looseObject({
  '@type': z.literal('INDIAN'),
  account_number: maybe.text,
  indian_financial_system_code: maybe.text,
  swift_code: maybe.text,
}), InvoiceBankAccount))();
export const BritishInvoiceAccount: z.ZodIntersection<z.ZodObject<{
  '@type': z.ZodLiteral<'UK'>;
  bank_account_number: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  sort_code: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  swift_code: z.ZodOptional<z.ZodNullable<z.ZodString>>;
}, z.core.$loose>, typeof InvoiceBankAccount> = /* @__PURE__ */ (() => z.intersection(z.looseObject({
  '@type': z.literal('UK'),
  bank_account_number: maybe.text,
  sort_code: maybe.text,
  swift_code: maybe.text,
}), InvoiceBankAccount))();
export const UruguayanInvoiceAccount: z.ZodIntersection<z.ZodObject<{
  '@type': z.ZodLiteral<'URUGUAYAN'>;
  account_number: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  bank_account_type: z.ZodOptional<z.ZodNullable<typeof BankAccountType>>;
  branch_code: z.ZodOptional<z.ZodNullable<z.ZodString>>;
}, z.core.$loose>, typeof InvoiceBankAccount> = /* @__PURE__ */ (() => z.intersection(z.looseObject({
  '@type': z.literal('URUGUAYAN'),
  account_number: maybe.text,
  bank_account_type: z.nullish(BankAccountType),
  branch_code: maybe.text,
}), InvoiceBankAccount))();
export const ColombianInvoiceAccount: z.ZodIntersection<z.ZodObject<{
  '@type': z.ZodLiteral<'COLOMBIAN'>;
  account_number: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  bank_account_type: z.ZodOptional<z.ZodNullable<typeof BankAccountType>>;
}, z.core.$loose>, typeof InvoiceBankAccount> = /* @__PURE__ */ (() => z.intersection(z.looseObject({
  '@type': z.literal('COLOMBIAN'),
  account_number: maybe.text,
  bank_account_type: z.nullish(BankAccountType),
}), InvoiceBankAccount))();
export const GuatemalanInvoiceAccount: z.ZodIntersection<z.ZodObject<{
  '@type': z.ZodLiteral<'GUATEMALAN'>;
  account_number: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  bank_account_type: z.ZodOptional<z.ZodNullable<typeof BankAccountType>>;
}, z.core.$loose>, typeof InvoiceBankAccount> = /* @__PURE__ */ (() => z.intersection(z.looseObject({
  '@type': z.literal('GUATEMALAN'),
  account_number: maybe.text,
  bank_account_type: z.nullish(BankAccountType),
}), InvoiceBankAccount))();
export const SingaporeInvoiceAccount: z.ZodIntersection<z.ZodObject<{
  '@type': z.ZodLiteral<'SG'>;
  bank_account_number: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  bank_key: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  swift_code: z.ZodOptional<z.ZodNullable<z.ZodString>>;
}, z.core.$loose>, typeof InvoiceBankAccount> = /* @__PURE__ */ (() => z.intersection(z.looseObject({
  '@type': z.literal('SG'),
  bank_account_number: maybe.text,
  bank_key: maybe.text,
  swift_code: maybe.text,
}), InvoiceBankAccount))();
export const IsraeliInvoiceAccount: z.ZodIntersection<z.ZodObject<{
  '@type': z.ZodLiteral<'ISRAELI'>;
  bank_account_number: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  bank_code: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  branch_name: z.ZodOptional<z.ZodNullable<z.ZodString>>;
}, z.core.$loose>, typeof InvoiceBankAccount> = /* @__PURE__ */ (() => z.intersection(z.looseObject({
  '@type': z.literal('ISRAELI'),
  bank_account_number: maybe.text,
  bank_code: maybe.text,
  branch_name: maybe.text,
}), InvoiceBankAccount))();
export const VietnameseInvoiceAccount: z.ZodIntersection<z.ZodObject<{
  '@type': z.ZodLiteral<'VIETNAMESE'>;
  bank_account_number: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  branch_name: z.ZodOptional<z.ZodNullable<z.ZodString>>;
}, z.core.$loose>, typeof InvoiceBankAccount> = /* @__PURE__ */ (() => z.intersection(z.looseObject({
  '@type': z.literal('VIETNAMESE'),
  bank_account_number: maybe.text,
  branch_name: maybe.text,
}), InvoiceBankAccount))();
export const SerbianInvoiceAccount: z.ZodIntersection<z.ZodObject<{
  '@type': z.ZodLiteral<'SERBIAN'>;
  bank_account_number: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  bank_branch_number: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  bic: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  iban: z.ZodOptional<z.ZodNullable<z.ZodString>>;
}, z.core.$loose>, typeof InvoiceBankAccount> = /* @__PURE__ */ (() => z.intersection(z.looseObject({
  '@type': z.literal('SERBIAN'),
  bank_account_number: maybe.text,
  bank_branch_number: maybe.text,
  bic: maybe.text,
  iban: maybe.text,
}), InvoiceBankAccount))();
export const PhilippineInvoiceAccount: z.ZodIntersection<z.ZodObject<{
  '@type': z.ZodLiteral<'PHILIPPINES'>;
  bank_account_number: z.ZodOptional<z.ZodNullable<z.ZodString>>;
}, z.core.$loose>, typeof InvoiceBankAccount> = /* @__PURE__ */ (() => z.intersection(z.looseObject({
  '@type': z.literal('PHILIPPINES'),
  bank_account_number: maybe.text,
}), InvoiceBankAccount))();
export const PayOutFormat: z.ZodString = /* @__PURE__ */ (() => is.text)();
export const PayOutInvoiceAccount: z.ZodIntersection<z.ZodObject<{
  '@type': z.ZodLiteral<'PAYOUT'>;
  bank_account_number: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  bic: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  iban: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  payout_format: z.ZodOptional<z.ZodNullable<typeof PayOutFormat>>;
  sort_code: z.ZodOptional<z.ZodNullable<z.ZodString>>;
}, z.core.$loose>, typeof InvoiceBankAccount> = /* @__PURE__ */ (() => z.intersection(z.looseObject({
  '@type': z.literal('PAYOUT'),
  bank_account_number: maybe.text,
  bic: maybe.text,
  iban: maybe.text,
  payout_format: z.nullish(PayOutFormat),
  sort_code: maybe.text,
}), InvoiceBankAccount))();
export const InvoicePaymentInfo: z.ZodType<z.output<typeof IbanInvoiceAccount | typeof NubanInvoiceAccount | typeof AustralianInvoiceAccount | typeof NewZealandInvoiceAccount | typeof AbaInvoiceAccount | typeof HongKongInvoiceAccount | typeof CanadianInvoiceAccount | typeof MexicanInvoiceAccount | typeof JapaneseInvoiceAccount | typeof BrazilianInvoiceAccount | typeof TaiwaneseInvoiceAccount | typeof ThaiInvoiceAccount | typeof IndianInvoiceAccount | typeof BritishInvoiceAccount | typeof UruguayanInvoiceAccount | typeof ColombianInvoiceAccount | typeof GuatemalanInvoiceAccount | typeof SingaporeInvoiceAccount | typeof IsraeliInvoiceAccount | typeof VietnameseInvoiceAccount | typeof SerbianInvoiceAccount | typeof PhilippineInvoiceAccount | typeof PayOutInvoiceAccount>> = /* @__PURE__ */ (() => tagged('@type', {
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
}))();
export const BillingSummary: z.ZodObject<{
  total_payable_orders_excl_tax: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
  total_payable_orders_incl_tax: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
  total_non_payable_orders_excl_tax: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
  total_non_payable_orders_incl_tax: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
  total_refund_orders_excl_tax: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
  total_refund_orders_incl_tax: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
  total_refund_payable_orders_excl_tax: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
  total_refund_payable_orders_incl_tax: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
  total_refund_non_payable_orders_excl_tax: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
  total_refund_non_payable_orders_incl_tax: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
  total_operator_paid_shipping_charges_excl_tax: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
  total_operator_paid_shipping_charges_incl_tax: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
  total_refund_operator_paid_shipping_charges_excl_tax: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
  total_refund_operator_paid_shipping_charges_incl_tax: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
  total_operator_remitted_taxes: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
  total_refund_operator_remitted_taxes: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
  total_purchase_taxes: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
  total_refund_purchase_taxes: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
  total_commissions_excl_tax: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
  total_commissions_incl_tax: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
  total_refund_commissions_excl_tax: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
  total_refund_commissions_incl_tax: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
  total_fee_excl_tax: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
  total_fee_incl_tax: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
  total_refund_fee_excl_tax: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
  total_refund_fee_incl_tax: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
  total_fee_operator_remitted_excl_tax: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
  total_fee_operator_remitted_incl_tax: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
  total_refund_fee_operator_remitted_excl_tax: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
  total_refund_fee_operator_remitted_incl_tax: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
  total_seller_fees_on_orders_excl_tax: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
  total_seller_fees_on_orders_incl_tax: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
  total_seller_penalty_fees_excl_tax: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
  total_seller_penalty_fees_incl_tax: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
  total_subscription_excl_tax: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
  total_subscription_incl_tax: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
  total_other_invoices_excl_tax: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
  total_other_invoices_incl_tax: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
  total_other_credits_excl_tax: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
  total_other_credits_incl_tax: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
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
}))();
export const InvoiceSummary: z.ZodIntersection<z.ZodObject<{
  amount_transferred: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
  amount_transferred_to_operator: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
  reserve_funding: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
  reserve_settlement: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
}, z.core.$loose>, typeof BillingSummary> = /* @__PURE__ */ (() => z.intersection(z.looseObject({
  amount_transferred: maybe.number,
  amount_transferred_to_operator: maybe.number,
  reserve_funding: maybe.number,
  reserve_settlement: maybe.number,
}), BillingSummary))();
export const AutoInvoice: z.ZodIntersection<z.ZodObject<{
  type: z.ZodLiteral<'AUTO_INVOICE'>;
  start_time: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  end_time: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  seller_billing_cycle_id: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  payment_info: z.ZodOptional<z.ZodNullable<typeof InvoicePaymentInfo>>;
  summary: z.ZodOptional<z.ZodNullable<typeof InvoiceSummary>>;
}, z.core.$loose>, typeof AccountingDocument> = /* @__PURE__ */ (() => z.intersection(z.looseObject({
  type: z.literal('AUTO_INVOICE'),
  start_time: maybe.text,
  end_time: maybe.text,
  seller_billing_cycle_id: maybe.text,
  payment_info: z.nullish(InvoicePaymentInfo),
  summary: z.nullish(InvoiceSummary),
}), AccountingDocument))();
export const PaymentVoucherNumber: z.ZodString = /* @__PURE__ */ (() => is.text)();
export const AutoInvoiceWithVoucher: z.ZodIntersection<z.ZodObject<{
  payment_voucher_number: z.ZodOptional<z.ZodNullable<typeof PaymentVoucherNumber>>;
}, z.core.$loose>, typeof AutoInvoice> = /* @__PURE__ */ (() => z.intersection(z.looseObject({
  payment_voucher_number: z.nullish(PaymentVoucherNumber),
}), AutoInvoice))();
export const BilledShop: z.ZodObject<{
  shop_id: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
  shop_name: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  shop_corporate_name: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  shop_model: z.ZodOptional<z.ZodNullable<typeof ShopModel>>;
  shop_operator_internal_id: z.ZodOptional<z.ZodNullable<z.ZodString>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  shop_id: maybe.number,
  shop_name: maybe.text,
  shop_corporate_name: maybe.text,
  shop_model: z.nullish(ShopModel),
  shop_operator_internal_id: maybe.text,
}))();
export const CatalogFeatures: z.ZodObject<{
  allow_shop_contribution_to_all_channels: z.ZodBoolean;
  exclude_invalid_products: z.ZodBoolean;
  list_of_multiple_values_separator: z.ZodString;
  product_acceptance_by_channel: z.ZodBoolean;
  product_data_validation_by_channel: z.ZodBoolean;
  product_import_only_on_leaf: z.ZodBoolean;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  allow_shop_contribution_to_all_channels: is.flag,
  exclude_invalid_products: is.flag,
  list_of_multiple_values_separator: is.text,
  product_acceptance_by_channel: is.flag,
  product_data_validation_by_channel: is.flag,
  product_import_only_on_leaf: is.flag,
}))();
export const ChannelPricing: z.ZodString = /* @__PURE__ */ (() => is.text)();
export const ConversionOption: z.ZodObject<{
  status: z.ZodOptional<z.ZodNullable<z.ZodString>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  status: maybe.text,
}))();
export const ConversionOptions: z.ZodObject<{
  ai_enrichment: z.ZodOptional<z.ZodNullable<typeof ConversionOption>>;
  ai_rewrite: z.ZodOptional<z.ZodNullable<typeof ConversionOption>>;
  ai_translation: z.ZodOptional<z.ZodNullable<typeof ConversionOption>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  ai_enrichment: z.nullish(ConversionOption),
  ai_rewrite: z.nullish(ConversionOption),
  ai_translation: z.nullish(ConversionOption),
}))();
export const CountryCode: z.ZodString = /* @__PURE__ */ (() => is.text)();
export const CsvDelimiter: z.ZodString = /* @__PURE__ */ (() => is.text)();
export const CustomerModel: z.ZodObject<{
  b2b: z.ZodBoolean;
  b2c: z.ZodBoolean;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  b2b: is.flag,
  b2c: is.flag,
}))();
export const DirectPaymentFeature: z.ZodObject<{
  activated: z.ZodBoolean;
  refund_cancel_authorized: z.ZodBoolean;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  activated: is.flag,
  refund_cancel_authorized: is.flag,
}))();
export const DocumentTypeEntity: z.ZodString = /* @__PURE__ */ (() => is.text)();
export const DocumentType: z.ZodObject<{
  code: z.ZodString;
  label: z.ZodString;
  description: z.ZodString;
  entity: typeof DocumentTypeEntity;
  mime_types: z.ZodOptional<z.ZodNullable<z.ZodArray<z.ZodString>>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  code: is.text,
  label: is.text,
  description: is.text,
  entity: DocumentTypeEntity,
  mime_types: z.nullish(z.array(is.text)),
}))();
export const StoreDependentSwitch: z.ZodString = /* @__PURE__ */ (() => is.text)();
export const DropshipFeatures: z.ZodObject<{
  retail_pricing_enabled: z.ZodOptional<z.ZodNullable<z.ZodBoolean>>;
  retail_pricing_edition_enabled: z.ZodOptional<z.ZodNullable<typeof StoreDependentSwitch>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  retail_pricing_enabled: maybe.flag,
  retail_pricing_edition_enabled: z.nullish(StoreDependentSwitch),
}))();
export const EnhancedSellerInvoicing: z.ZodObject<{
  enabled: z.ZodBoolean;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  enabled: is.flag,
}))();
export const LabelTranslation: z.ZodObject<{
  locale: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  value: z.ZodOptional<z.ZodNullable<z.ZodString>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  locale: maybe.text,
  value: maybe.text,
}))();
export const Hierarchy: z.ZodObject<{
  code: z.ZodString;
  label: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  label_translations: z.ZodArray<typeof LabelTranslation>;
  level: z.ZodNumber;
  parent_code: z.ZodString;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  code: is.text,
  label: maybe.text,
  label_translations: z.array(LabelTranslation),
  level: is.number,
  parent_code: is.text,
}))();
export const HierarchyList: z.ZodObject<{
  hierarchies: z.ZodArray<typeof Hierarchy>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  hierarchies: z.array(Hierarchy),
}))();
export const InputError: z.ZodObject<{
  code: z.ZodString;
  field: z.ZodString;
  message: z.ZodString;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  code: is.text,
  field: is.text,
  message: is.text,
}))();
export const IntegrationCounts: z.ZodObject<{
  products_successfully_synchronized: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
  products_with_synchronization_issues: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
  products_with_wrong_identifiers: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
  products_not_accepted_in_time: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
  products_not_synchronized_in_time: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
  products_reimported: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
  invalid_products: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
  rejected_products: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  products_successfully_synchronized: maybe.number,
  products_with_synchronization_issues: maybe.number,
  products_with_wrong_identifiers: maybe.number,
  products_not_accepted_in_time: maybe.number,
  products_not_synchronized_in_time: maybe.number,
  products_reimported: maybe.number,
  invalid_products: maybe.number,
  rejected_products: maybe.number,
}))();
export const ManualInvoice: z.ZodIntersection<z.ZodObject<{
  type: z.ZodLiteral<'MANUAL_INVOICE'>;
  emission_date: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  seller_billing_cycle_id: z.ZodOptional<z.ZodNullable<z.ZodString>>;
}, z.core.$loose>, typeof AccountingDocument> = /* @__PURE__ */ (() => z.intersection(z.looseObject({
  type: z.literal('MANUAL_INVOICE'),
  emission_date: maybe.text,
  seller_billing_cycle_id: maybe.text,
}), AccountingDocument))();
export const ManualInvoiceWithVoucher: z.ZodIntersection<z.ZodObject<{
  payment_voucher_number: z.ZodOptional<z.ZodNullable<typeof PaymentVoucherNumber>>;
}, z.core.$loose>, typeof ManualInvoice> = /* @__PURE__ */ (() => z.intersection(z.looseObject({
  payment_voucher_number: z.nullish(PaymentVoucherNumber),
}), ManualInvoice))();
export const ManualCredit: z.ZodIntersection<z.ZodObject<{
  type: z.ZodLiteral<'MANUAL_CREDIT'>;
  emission_date: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  seller_billing_cycle_id: z.ZodOptional<z.ZodNullable<z.ZodString>>;
}, z.core.$loose>, typeof AccountingDocument> = /* @__PURE__ */ (() => z.intersection(z.looseObject({
  type: z.literal('MANUAL_CREDIT'),
  emission_date: maybe.text,
  seller_billing_cycle_id: maybe.text,
}), AccountingDocument))();
export const ManualCreditWithVoucher: z.ZodIntersection<z.ZodObject<{
  payment_voucher_number: z.ZodOptional<z.ZodNullable<typeof PaymentVoucherNumber>>;
}, z.core.$loose>, typeof ManualCredit> = /* @__PURE__ */ (() => z.intersection(z.looseObject({
  payment_voucher_number: z.nullish(PaymentVoucherNumber),
}), ManualCredit))();
export const InvoiceWithVoucher: z.ZodType<z.output<typeof AutoInvoiceWithVoucher | typeof ManualInvoiceWithVoucher | typeof ManualCreditWithVoucher>> = /* @__PURE__ */ (() => tagged('type', {
  AUTO_INVOICE: AutoInvoiceWithVoucher,
  MANUAL_INVOICE: ManualInvoiceWithVoucher,
  MANUAL_CREDIT: ManualCreditWithVoucher,
}))();
export const InvoiceWithVoucherPage: z.ZodObject<{
  invoices: z.ZodOptional<z.ZodNullable<z.ZodArray<typeof InvoiceWithVoucher>>>;
  total_count: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  invoices: z.nullish(z.array(InvoiceWithVoucher)),
  total_count: maybe.number,
}))();
export const ProductImportRequest: z.ZodObject<{
  file: z.ZodType<FileInput>;
  operator_format: z.ZodOptional<z.ZodBoolean>;
  conversion_type: z.ZodOptional<z.ZodString>;
  conversion_options: z.ZodOptional<typeof ConversionOptions>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  file: upload(),
  operator_format: z.optional(is.flag),
  conversion_type: z.optional(is.text),
  conversion_options: z.optional(ConversionOptions),
}))();
export const OperatorProductImportRequest: z.ZodIntersection<z.ZodObject<{
  shop: z.ZodNumber;
}, z.core.$loose>, typeof ProductImportRequest> = /* @__PURE__ */ (() => z.intersection(z.looseObject({
  shop: is.number,
}), ProductImportRequest))();
export const OrderAcceptanceMode: z.ZodString = /* @__PURE__ */ (() => is.text)();
export const OrderConditions: z.ZodObject<{
  lead_time_to_ship: z.ZodBoolean;
  maximum_order_quantity: z.ZodBoolean;
  minimum_order_quantity: z.ZodBoolean;
  package_order_quantity: z.ZodBoolean;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  lead_time_to_ship: is.flag,
  maximum_order_quantity: is.flag,
  minimum_order_quantity: is.flag,
  package_order_quantity: is.flag,
}))();
export const OrderTaxMode: z.ZodString = /* @__PURE__ */ (() => is.text)();
export const OrderWorkflows: z.ZodObject<{
  no_customer_payment_confirmation: z.ZodBoolean;
  order_acceptance: typeof OrderAcceptanceMode;
  pause_debit_workflow: z.ZodBoolean;
  pay_on_due_date: z.ZodBoolean;
  pay_on_shipment: z.ZodBoolean;
  sellers_edit_shipping_origin: z.ZodBoolean;
  shipping_and_billing_details_before_acceptance: z.ZodBoolean;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  no_customer_payment_confirmation: is.flag,
  order_acceptance: OrderAcceptanceMode,
  pause_debit_workflow: is.flag,
  pay_on_due_date: is.flag,
  pay_on_shipment: is.flag,
  sellers_edit_shipping_origin: is.flag,
  shipping_and_billing_details_before_acceptance: is.flag,
}))();
export const PayOutState: z.ZodString = /* @__PURE__ */ (() => is.text)();
export const PayOut: z.ZodObject<{
  state: z.ZodOptional<z.ZodNullable<typeof PayOutState>>;
  failure_reason: z.ZodOptional<z.ZodNullable<typeof PayOutFailureReason>>;
  reference: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  transaction_date: z.ZodOptional<z.ZodNullable<z.ZodString>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  state: z.nullish(PayOutState),
  failure_reason: z.nullish(PayOutFailureReason),
  reference: maybe.text,
  transaction_date: maybe.text,
}))();
export const ShopPermission: z.ZodString = /* @__PURE__ */ (() => is.text)();
export const PlatformAdditionalField: z.ZodIntersection<z.ZodObject<{
  shop_permission: z.ZodOptional<z.ZodNullable<typeof ShopPermission>>;
  channels: z.ZodOptional<z.ZodNullable<z.ZodArray<z.ZodString>>>;
  models: z.ZodOptional<z.ZodNullable<z.ZodArray<typeof ShopModel>>>;
}, z.core.$loose>, typeof AdditionalField> = /* @__PURE__ */ (() => z.intersection(z.looseObject({
  shop_permission: z.nullish(ShopPermission),
  channels: z.nullish(z.array(is.text)),
  models: z.nullish(z.array(ShopModel)),
}), AdditionalField))();
export const PlatformAdditionalFieldList: z.ZodObject<{
  additional_fields: z.ZodArray<typeof PlatformAdditionalField>;
  total_count: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  additional_fields: z.array(PlatformAdditionalField),
  total_count: maybe.number,
}))();
export const PlatformChannel: z.ZodObject<{
  code: z.ZodString;
  label: z.ZodString;
  description: z.ZodString;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  code: is.text,
  label: is.text,
  description: is.text,
}))();
export const PlatformChannelList: z.ZodObject<{
  channels: z.ZodOptional<z.ZodNullable<z.ZodArray<typeof PlatformChannel>>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  channels: z.nullish(z.array(PlatformChannel)),
}))();
export const TaxProviders: z.ZodObject<{
  avalara: z.ZodBoolean;
  vertex: z.ZodBoolean;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  avalara: is.flag,
  vertex: is.flag,
}))();
export const TaxManagerModule: z.ZodObject<{
  activated: z.ZodBoolean;
  tax_provider: typeof TaxProviders;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  activated: is.flag,
  tax_provider: TaxProviders,
}))();
export const PlatformModules: z.ZodObject<{
  mirakl_catalog_integrator: z.ZodBoolean;
  mirakl_catalog_manager: z.ZodBoolean;
  mirakl_catalog_transformer: z.ZodBoolean;
  mirakl_platform_services: z.ZodBoolean;
  offer_management: z.ZodBoolean;
  offer_management_mode: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  order_management: z.ZodBoolean;
  order_management_mode: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  promotions: z.ZodBoolean;
  quotes: z.ZodBoolean;
  tax_manager: typeof TaxManagerModule;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
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
}))();
export const PricingFeatures: z.ZodObject<{
  channel_pricing: typeof ChannelPricing;
  discount_period_required: z.ZodOptional<z.ZodNullable<z.ZodBoolean>>;
  discount_price_creation_in_the_past_blocked: z.ZodOptional<z.ZodNullable<z.ZodBoolean>>;
  scheduled_pricing: z.ZodBoolean;
  volume_discount: z.ZodBoolean;
  volume_pricing: z.ZodBoolean;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  channel_pricing: ChannelPricing,
  discount_period_required: maybe.flag,
  discount_price_creation_in_the_past_blocked: maybe.flag,
  scheduled_pricing: is.flag,
  volume_discount: is.flag,
  volume_pricing: is.flag,
}))();
export const PromotionFeatures: z.ZodObject<{
  cart_promotion_campaign: z.ZodBoolean;
  discount_campaign: z.ZodBoolean;
  seller_promotion: z.ZodBoolean;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  cart_promotion_campaign: is.flag,
  discount_campaign: is.flag,
  seller_promotion: is.flag,
}))();
export const ReturnFeatures: z.ZodObject<{
  drop_ship: z.ZodOptional<z.ZodNullable<z.ZodBoolean>>;
  marketplace: z.ZodOptional<z.ZodNullable<z.ZodBoolean>>;
  one_creditor: z.ZodOptional<z.ZodNullable<z.ZodBoolean>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  drop_ship: maybe.flag,
  marketplace: maybe.flag,
  one_creditor: maybe.flag,
}))();
export const ShipmentFeatures: z.ZodObject<{
  multi_part_item_shipment: z.ZodBoolean;
  multi_shipment: z.ZodBoolean;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  multi_part_item_shipment: is.flag,
  multi_shipment: is.flag,
}))();
export const TaxNumberRule: z.ZodObject<{
  mandatory: z.ZodBoolean;
  validation_regex: z.ZodOptional<z.ZodNullable<z.ZodString>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  mandatory: is.flag,
  validation_regex: maybe.text,
}))();
export const ShopTaxOptions: z.ZodObject<{
  local_tax_number: z.ZodOptional<z.ZodNullable<typeof TaxNumberRule>>;
  tax_identification_number: typeof TaxNumberRule;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  local_tax_number: z.nullish(TaxNumberRule),
  tax_identification_number: TaxNumberRule,
}))();
export const TaxCollection: z.ZodObject<{
  activated: typeof StoreDependentSwitch;
  product_tax_code_mandatory: z.ZodBoolean;
  tax_collection_by_operator: z.ZodBoolean;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  activated: StoreDependentSwitch,
  product_tax_code_mandatory: is.flag,
  tax_collection_by_operator: is.flag,
}))();
export const WarehouseFeatures: z.ZodObject<{
  geolocation: z.ZodBoolean;
  restricted_countries: z.ZodArray<typeof CountryCode>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  geolocation: is.flag,
  restricted_countries: z.array(CountryCode),
}))();
export const PlatformFeatures: z.ZodObject<{
  catalog: typeof CatalogFeatures;
  circular_economy_data_collection: z.ZodBoolean;
  competitive_pricing_tool: z.ZodBoolean;
  direct_payment_customer_store: typeof DirectPaymentFeature;
  disable_seller_alternative_carrier: z.ZodBoolean;
  dropship: z.ZodOptional<z.ZodNullable<typeof DropshipFeatures>>;
  kyc_status_per_seller: z.ZodOptional<z.ZodNullable<z.ZodBoolean>>;
  lead_time_to_ship_by_sellers_enabled: typeof StoreDependentSwitch;
  multi_currency: z.ZodBoolean;
  multi_payout_psp_per_seller: z.ZodOptional<z.ZodNullable<z.ZodBoolean>>;
  no_reply_needed: z.ZodBoolean;
  offer_prices_decimals: z.ZodString;
  operator_csv_delimiter: typeof CsvDelimiter;
  order_conditions: typeof OrderConditions;
  order_tax_mode: typeof OrderTaxMode;
  order_workflows: typeof OrderWorkflows;
  payment_confirmation: z.ZodOptional<z.ZodNullable<z.ZodBoolean>>;
  pricing: typeof PricingFeatures;
  product_data_validation_by_channel: z.ZodBoolean;
  promotion: z.ZodOptional<z.ZodNullable<typeof PromotionFeatures>>;
  returns: z.ZodOptional<z.ZodNullable<typeof ReturnFeatures>>;
  shipment: typeof ShipmentFeatures;
  shop_tax_options: typeof ShopTaxOptions;
  tax_collection: typeof TaxCollection;
  tax_id_number: typeof TaxNumberRule;
  warehouses: typeof WarehouseFeatures;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  catalog: CatalogFeatures,
  circular_economy_data_collection: is.flag,
  competitive_pricing_tool: is.flag,
  direct_payment_customer_store: DirectPaymentFeature,
  disable_seller_alternative_carrier: is.flag,
  dropship: z.nullish(DropshipFeatures),
  kyc_status_per_seller: maybe.flag,
  lead_time_to_ship_by_sellers_enabled: StoreDependentSwitch,
  multi_currency: is.flag,
  multi_payout_psp_per_seller: maybe.flag,
  no_reply_needed: is.flag,
  offer_prices_decimals: is.text,
  operator_csv_delimiter: CsvDelimiter,
  order_conditions: OrderConditions,
  order_tax_mode: OrderTaxMode,
  order_workflows: OrderWorkflows,
  payment_confirmation: maybe.flag,
  pricing: PricingFeatures,
  product_data_validation_by_channel: is.flag,
  promotion: z.nullish(PromotionFeatures),
  returns: z.nullish(ReturnFeatures),
  shipment: ShipmentFeatures,
  shop_tax_options: ShopTaxOptions,
  tax_collection: TaxCollection,
  tax_id_number: TaxNumberRule,
  warehouses: WarehouseFeatures,
}))();
export const PlatformModel: z.ZodObject<{
  drop_ship: z.ZodBoolean;
  marketplace: z.ZodBoolean;
  one_creditor: z.ZodBoolean;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  drop_ship: is.flag,
  marketplace: is.flag,
  one_creditor: is.flag,
}))();
export const PlatformSettings: z.ZodObject<{
  customer_model: typeof CustomerModel;
  platform_model: typeof PlatformModel;
  enhanced_seller_invoicing: z.ZodOptional<z.ZodNullable<typeof EnhancedSellerInvoicing>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  customer_model: CustomerModel,
  platform_model: PlatformModel,
  enhanced_seller_invoicing: z.nullish(EnhancedSellerInvoicing),
}))();
export const PlatformConfiguration: z.ZodObject<{
  platform_name: z.ZodString;
  tenant_name: z.ZodString;
  timezone: z.ZodString;
  modules: typeof PlatformModules;
  features: typeof PlatformFeatures;
  platform_configuration: typeof PlatformSettings;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  platform_name: is.text,
  tenant_name: is.text,
  timezone: is.text,
  modules: PlatformModules,
  features: PlatformFeatures,
  platform_configuration: PlatformSettings,
}))();
export const PlatformCurrency: z.ZodObject<{
  code: z.ZodString;
  label: z.ZodString;
  platform_default: z.ZodOptional<z.ZodNullable<z.ZodBoolean>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  code: is.text,
  label: is.text,
  platform_default: maybe.flag,
}))();
export const PlatformCurrencyList: z.ZodObject<{
  currencies: z.ZodArray<typeof PlatformCurrency>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  currencies: z.array(PlatformCurrency),
}))();
export const PlatformDocumentType: z.ZodIntersection<z.ZodObject<{
  models: z.ZodOptional<z.ZodNullable<z.ZodArray<typeof ShopModel>>>;
}, z.core.$loose>, typeof DocumentType> = /* @__PURE__ */ (() => z.intersection(z.looseObject({
  models: z.nullish(z.array(ShopModel)),
}), DocumentType))();
export const PlatformDocumentTypeList: z.ZodObject<{
  documents: z.ZodArray<typeof PlatformDocumentType>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  documents: z.array(PlatformDocumentType),
}))();
export const PlatformLocale: z.ZodObject<{
  code: z.ZodString;
  label: z.ZodString;
  platform_default: z.ZodOptional<z.ZodNullable<z.ZodBoolean>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  code: is.text,
  label: is.text,
  platform_default: maybe.flag,
}))();
export const PlatformLocaleList: z.ZodObject<{
  locales: z.ZodArray<typeof PlatformLocale>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  locales: z.array(PlatformLocale),
}))();
export const ReasonType: z.ZodString = /* @__PURE__ */ (() => is.text)();
export const TypedReason: z.ZodObject<{
  code: z.ZodString;
  label: z.ZodString;
  type: typeof ReasonType;
  is_shop_right: z.ZodBoolean;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  code: is.text,
  label: is.text,
  type: ReasonType,
  is_shop_right: is.flag,
}))();
export const PlatformReason: z.ZodIntersection<z.ZodObject<{
  is_customer_right: z.ZodBoolean;
  is_operator_right: z.ZodBoolean;
}, z.core.$loose>, typeof TypedReason> = /* @__PURE__ */ (() => z.intersection(z.looseObject({
  is_customer_right: is.flag,
  is_operator_right: is.flag,
}), TypedReason))();
export const PlatformReasonList: z.ZodObject<{
  reasons: z.ZodArray<typeof PlatformReason>;
  total_count: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  reasons: z.array(PlatformReason),
  total_count: maybe.number,
}))();
export const ShopDocumentDetails: z.ZodObject<{
  id: z.ZodNumber;
  type: z.ZodString;
  file_name: z.ZodString;
  date_uploaded: z.ZodOptional<z.ZodNullable<z.ZodString>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  id: is.number,
  type: is.text,
  file_name: is.text,
  date_uploaded: maybe.text,
}))();
export const PlatformShopDocument: z.ZodIntersection<z.ZodObject<{
  shop_id: z.ZodNumber;
  date_deleted: z.ZodOptional<z.ZodNullable<z.ZodString>>;
}, z.core.$loose>, typeof ShopDocumentDetails> = /* @__PURE__ */ (() => z.intersection(z.looseObject({
  shop_id: is.number,
  date_deleted: maybe.text,
}), ShopDocumentDetails))();
export const PlatformShopDocumentList: z.ZodObject<{
  shop_documents: z.ZodArray<typeof PlatformShopDocument>;
  total_count: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  shop_documents: z.array(PlatformShopDocument),
  total_count: maybe.number,
}))();
export const ProductImportStatus: z.ZodString = /* @__PURE__ */ (() => is.text)();
export const ProductImportTracking: z.ZodObject<{
  import_id: z.ZodNumber;
  shop_id: z.ZodNumber;
  import_status: typeof ProductImportStatus;
  reason_status: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  date_created: z.ZodString;
  conversion_type: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  conversion_options: z.ZodOptional<z.ZodNullable<typeof ConversionOptions>>;
  has_error_report: z.ZodBoolean;
  has_new_product_report: z.ZodBoolean;
  has_transformed_file: z.ZodBoolean;
  has_transformation_error_report: z.ZodOptional<z.ZodNullable<z.ZodBoolean>>;
  transform_lines_read: z.ZodNumber;
  transform_lines_in_success: z.ZodNumber;
  transform_lines_in_error: z.ZodNumber;
  transform_lines_with_warning: z.ZodNumber;
  integration_details: z.ZodOptional<z.ZodNullable<typeof IntegrationCounts>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
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
}))();
export const ProductImportPage: z.ZodObject<{
  product_import_trackings: z.ZodOptional<z.ZodNullable<z.ZodArray<typeof ProductImportTracking>>>;
  total_count: z.ZodNumber;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  product_import_trackings: z.nullish(z.array(ProductImportTracking)),
  total_count: is.number,
}))();
export const ProductImportStarted: z.ZodObject<{
  import_id: z.ZodNumber;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  import_id: is.number,
}))();
export const Reason: z.ZodObject<{
  code: z.ZodString;
  label: z.ZodString;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  code: is.text,
  label: is.text,
}))();
export const ReasonList: z.ZodObject<{
  reasons: z.ZodArray<typeof Reason>;
  total_count: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  reasons: z.array(Reason),
  total_count: maybe.number,
}))();
export const RefusedShopDocument: z.ZodObject<{
  errors: z.ZodArray<typeof InputError>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  errors: z.array(InputError),
}))();
export const SellerBillingCycle: z.ZodObject<{
  id: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  date_created: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  shop: z.ZodOptional<z.ZodNullable<typeof BilledShop>>;
  currency_iso_code: z.ZodOptional<z.ZodNullable<typeof CurrencyCode>>;
  amount_transferred_to_seller: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
  amount_transferred_to_operator: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
  payment_voucher_number: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  pay_out_psp_code: z.ZodOptional<z.ZodNullable<typeof PayOutService>>;
  pay_out: z.ZodOptional<z.ZodNullable<typeof PayOut>>;
  summary: z.ZodOptional<z.ZodNullable<typeof BillingSummary>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
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
}))();
export const SellerBillingCyclePage: z.ZodObject<{
  data: z.ZodArray<typeof SellerBillingCycle>;
  next_page_token: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  previous_page_token: z.ZodOptional<z.ZodNullable<z.ZodString>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  data: z.array(SellerBillingCycle),
  next_page_token: maybe.text,
  previous_page_token: maybe.text,
}))();
export const ShopDocumentInput: z.ZodObject<{
  file_name: z.ZodString;
  type_code: z.ZodString;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  file_name: is.text,
  type_code: is.text,
}))();
export const ShopDocumentUpload: z.ZodObject<{
  shop_documents: z.ZodArray<typeof ShopDocumentInput>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  shop_documents: z.array(ShopDocumentInput),
}))();
export const ShopDocumentUploadResult: z.ZodObject<{
  documents: z.ZodOptional<z.ZodNullable<z.ZodArray<typeof RefusedShopDocument>>>;
  errors_count: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  documents: z.nullish(z.array(RefusedShopDocument)),
  errors_count: maybe.number,
}))();
export const ShopRole: z.ZodObject<{
  code: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  description: z.ZodOptional<z.ZodNullable<z.ZodString>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  code: maybe.text,
  description: maybe.text,
}))();
export const ShopRoleList: z.ZodObject<{
  roles: z.ZodOptional<z.ZodNullable<z.ZodArray<typeof ShopRole>>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  roles: z.nullish(z.array(ShopRole)),
}))();
export const ValueListEntry: z.ZodObject<{
  code: z.ZodString;
  label: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  label_translations: z.ZodArray<typeof LabelTranslation>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  code: is.text,
  label: maybe.text,
  label_translations: z.array(LabelTranslation),
}))();
export const ValueList: z.ZodObject<{
  code: z.ZodString;
  label: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  label_translations: z.ZodArray<typeof LabelTranslation>;
  values: z.ZodOptional<z.ZodNullable<z.ZodArray<typeof ValueListEntry>>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  code: is.text,
  label: maybe.text,
  label_translations: z.array(LabelTranslation),
  values: z.nullish(z.array(ValueListEntry)),
}))();
export const ValueListCollection: z.ZodObject<{
  values_lists: z.ZodOptional<z.ZodNullable<z.ZodArray<typeof ValueList>>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  values_lists: z.nullish(z.array(ValueList)),
}))();
export const DocumentsUploadBody: z.ZodObject<{
  files: z.ZodArray<z.ZodType<FileInput>>;
  shop_documents: typeof ShopDocumentUpload;
  shop_id: z.ZodNumber;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  files: z.array(upload()),
  shop_documents: ShopDocumentUpload,
  shop_id: is.number,
}))();

/** The body of each operation that has one. */
export const requests: {
  readonly S32: typeof DocumentsUploadBody;
  readonly P41: typeof OperatorProductImportRequest;
} = {
  S32: DocumentsUploadBody,
  P41: OperatorProductImportRequest,
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
  readonly IV01: typeof InvoiceWithVoucherPage;
  readonly SBC11: typeof SellerBillingCyclePage;
  readonly H11: typeof HierarchyList;
  readonly P51: typeof ProductImportPage;
  readonly P41: typeof ProductImportStarted;
  readonly P42: typeof ProductImportTracking;
  readonly PM11: typeof AttributeList;
  readonly VL11: typeof ValueListCollection;
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
  IV01: InvoiceWithVoucherPage,
  SBC11: SellerBillingCyclePage,
  H11: HierarchyList,
  P51: ProductImportPage,
  P41: ProductImportStarted,
  P42: ProductImportTracking,
  PM11: AttributeList,
  VL11: ValueListCollection,
};

export { schemaCheck as check } from '@tradelane/core/schemas';
