// Generated from specs/ by `pnpm generate`. Do not edit.
import type { FileInput } from '@tradelane/core';
import * as z from 'zod';

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
/** A point in time, as text or as a `Date`. */
const moment = (): z.ZodUnion<readonly [z.ZodString, z.ZodDate]> =>
  z.union([z.string().regex(/^\d{4}-\d\d-\d\d[Tt ]\d\d:\d\d:\d\d(\.\d+)?([Zz]|[+-]\d\d:?\d\d)$/, 'Expected a date-time such as 2026-01-31T12:00:00Z'), z.date()]);
/** A file to upload. The client checks it. */
const upload = (): z.ZodType<FileInput> => z.custom<FileInput>((value) => value !== undefined && value !== null);
export const BankAccount: z.ZodObject<{
  owner: z.ZodString;
  bank_name: z.ZodString;
  bank_street: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  bank_city: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  bank_zip: z.ZodOptional<z.ZodNullable<z.ZodString>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  owner: is.text.min(1).max(100),
  bank_name: is.text.max(255),
  bank_street: z.nullish(is.text.min(3).max(100)),
  bank_city: z.nullish(is.text.min(3).max(100)),
  bank_zip: z.nullish(is.text.max(255)),
}))();
export const AbaAccount: z.ZodIntersection<z.ZodObject<{
  '@type': z.ZodLiteral<'ABA'>;
  bank_account_number: z.ZodString;
  bic: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  routing_number: z.ZodString;
}, z.core.$loose>, typeof BankAccount> = /* @__PURE__ */ (() => z.intersection(z.looseObject({
  '@type': z.literal('ABA'),
  bank_account_number: is.text.min(3).max(17).regex(/[0-9]+/),
  bic: maybe.text,
  routing_number: is.text.regex(/[0-9]+/),
}), BankAccount))();
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
export const ShopState: z.ZodString = /* @__PURE__ */ (() => is.text)();
export const SuspensionType: z.ZodString = /* @__PURE__ */ (() => is.text)();
export const ShopModel: z.ZodString = /* @__PURE__ */ (() => is.text)();
export const ShopDomain: z.ZodString = /* @__PURE__ */ (() => is.text)();
export const CurrencyCode: z.ZodString = /* @__PURE__ */ (() => is.text)();
export const TaxedFeeType: z.ZodString = /* @__PURE__ */ (() => is.text)();
export const ApplicableTax: z.ZodObject<{
  code: z.ZodString;
  label: z.ZodString;
  fee_types: z.ZodOptional<z.ZodNullable<z.ZodArray<typeof TaxedFeeType>>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  code: is.text,
  label: is.text,
  fee_types: z.nullish(z.array(TaxedFeeType)),
}))();
export const ShopContact: z.ZodObject<{
  civility: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  firstname: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  lastname: z.ZodString;
  street1: z.ZodString;
  street2: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  zip_code: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  city: z.ZodString;
  state: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  country: z.ZodString;
  email: z.ZodString;
  phone: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  phone_secondary: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  fax: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  web_site: z.ZodOptional<z.ZodNullable<z.ZodString>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
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
}))();
export const CountryCode: z.ZodString = /* @__PURE__ */ (() => is.text)();
export const RegisteredAddress: z.ZodObject<{
  street_1: z.ZodString;
  street_2: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  zip_code: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  city: z.ZodString;
  state: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  country_iso_code: typeof CountryCode;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  street_1: is.text,
  street_2: maybe.text,
  zip_code: maybe.text,
  city: is.text,
  state: maybe.text,
  country_iso_code: CountryCode,
}))();
export const CompanyShareholders: z.ZodString = /* @__PURE__ */ (() => is.text)();
export const ComplementaryCorporateInformation: z.ZodObject<{
  business_activity_code: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  company_registration_city: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  company_registration_province: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  company_shareholders: z.ZodOptional<z.ZodNullable<typeof CompanyShareholders>>;
  is_in_liquidation: z.ZodOptional<z.ZodNullable<z.ZodBoolean>>;
  legal_form: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  share_capital: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
  share_capital_currency: z.ZodOptional<z.ZodNullable<typeof CurrencyCode>>;
  sole_trader: z.ZodOptional<z.ZodNullable<z.ZodBoolean>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  business_activity_code: maybe.text,
  company_registration_city: maybe.text,
  company_registration_province: maybe.text,
  company_shareholders: z.nullish(CompanyShareholders),
  is_in_liquidation: maybe.flag,
  legal_form: maybe.text,
  share_capital: maybe.number,
  share_capital_currency: z.nullish(CurrencyCode),
  sole_trader: maybe.flag,
}))();
export const CorporateInformation: z.ZodObject<{
  company_registration_name: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  company_registration_number: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  electronic_address: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  phone_number: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  complementary_information: z.ZodOptional<z.ZodNullable<typeof ComplementaryCorporateInformation>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  company_registration_name: maybe.text,
  company_registration_number: maybe.text,
  electronic_address: maybe.text,
  phone_number: maybe.text,
  complementary_information: z.nullish(ComplementaryCorporateInformation),
}))();
export const FiscalInformation: z.ZodObject<{
  local_tax_number: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  tax_identification_country: z.ZodOptional<z.ZodNullable<typeof CountryCode>>;
  tax_identification_number: z.ZodOptional<z.ZodNullable<z.ZodString>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  local_tax_number: maybe.text,
  tax_identification_country: z.nullish(CountryCode),
  tax_identification_number: maybe.text,
}))();
export const FiscalRepresentative: z.ZodObject<{
  company_registration_name: z.ZodString;
  company_registration_number: z.ZodString;
  local_tax_number: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  civility: z.ZodString;
  first_name: z.ZodString;
  last_name: z.ZodString;
  street_1: z.ZodString;
  street_2: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  zip_code: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  city: z.ZodString;
  state: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  country_iso_code: typeof CountryCode;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
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
}))();
export const PersonalInformation: z.ZodObject<{
  civility: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  first_name: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  last_name: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  birth_date: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  birth_city: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  birth_country: z.ZodOptional<z.ZodNullable<typeof CountryCode>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  civility: maybe.text,
  first_name: maybe.text,
  last_name: maybe.text,
  birth_date: maybe.text,
  birth_city: maybe.text,
  birth_country: z.nullish(CountryCode),
}))();
export const BillingInformation: z.ZodObject<{
  id: z.ZodString;
  registration_address: typeof RegisteredAddress;
  corporate_information: z.ZodOptional<z.ZodNullable<typeof CorporateInformation>>;
  fiscal_information: z.ZodOptional<z.ZodNullable<typeof FiscalInformation>>;
  fiscal_representative: z.ZodOptional<z.ZodNullable<typeof FiscalRepresentative>>;
  personal_information: z.ZodOptional<z.ZodNullable<typeof PersonalInformation>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  id: is.text,
  registration_address: RegisteredAddress,
  corporate_information: z.nullish(CorporateInformation),
  fiscal_information: z.nullish(FiscalInformation),
  fiscal_representative: z.nullish(FiscalRepresentative),
  personal_information: z.nullish(PersonalInformation),
}))();
export const DefaultBillingInformation: z.ZodIntersection<z.ZodObject<{
  default_language: z.ZodString;
}, z.core.$loose>, typeof BillingInformation> = /* @__PURE__ */ (() => z.intersection(z.looseObject({
  default_language: is.text,
}), BillingInformation))();
export const ProDetails: z.ZodObject<{
  corporate_name: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  identification_number: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  tax_identification_number: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  VAT_number: z.ZodOptional<z.ZodNullable<z.ZodString>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  corporate_name: maybe.text,
  identification_number: maybe.text,
  tax_identification_number: maybe.text,
  VAT_number: maybe.text,
}))();
export const LegacyBankDetails: z.ZodObject<{
  owner: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  iban: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  bic: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  bank_name: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  bank_street: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  zip_code: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  bank_city: z.ZodOptional<z.ZodNullable<z.ZodString>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  owner: maybe.text,
  iban: maybe.text,
  bic: maybe.text,
  bank_name: maybe.text,
  bank_street: maybe.text,
  zip_code: maybe.text,
  bank_city: maybe.text,
}))();
export const IbanAccount: z.ZodIntersection<z.ZodObject<{
  '@type': z.ZodLiteral<'IBAN'>;
  bic: z.ZodString;
  iban: z.ZodString;
}, z.core.$loose>, typeof BankAccount> = /* @__PURE__ */ (() => z.intersection(z.looseObject({
  '@type': z.literal('IBAN'),
  bic: is.text,
  iban: is.text,
}), BankAccount))();
export const NubanAccount: z.ZodIntersection<z.ZodObject<{
  '@type': z.ZodLiteral<'NUBAN'>;
  nuban: z.ZodString;
}, z.core.$loose>, typeof BankAccount> = /* @__PURE__ */ (() => z.intersection(z.looseObject({
  '@type': z.literal('NUBAN'),
  nuban: is.text.min(10).max(255),
}), BankAccount))();
export const AustralianAccount: z.ZodIntersection<z.ZodObject<{
  '@type': z.ZodLiteral<'AUBSB'>;
  auban: z.ZodString;
  aubsb: z.ZodString;
}, z.core.$loose>, typeof BankAccount> = /* @__PURE__ */ (() => z.intersection(z.looseObject({
  '@type': z.literal('AUBSB'),
  auban: is.text.min(6).max(10).regex(/[0-9]+/),
  aubsb: is.text.regex(/[0-9]+/),
}), BankAccount))();
export const NewZealandAccount: z.ZodIntersection<z.ZodObject<{
  '@type': z.ZodLiteral<'NZBSB'>;
  nzban: z.ZodString;
  nzbsb: z.ZodString;
}, z.core.$loose>, typeof BankAccount> = /* @__PURE__ */ (() => z.intersection(z.looseObject({
  '@type': z.literal('NZBSB'),
  nzban: is.text.min(10).max(10),
  nzbsb: is.text,
}), BankAccount))();
export const HongKongAccount: z.ZodIntersection<z.ZodObject<{
  '@type': z.ZodLiteral<'HK'>;
  bank_account_number: z.ZodString;
  swift_code: z.ZodString;
}, z.core.$loose>, typeof BankAccount> = /* @__PURE__ */ (() => z.intersection(z.looseObject({
  '@type': z.literal('HK'),
  bank_account_number: is.text.min(9).max(12).regex(/[0-9]+/),
  swift_code: is.text,
}), BankAccount))();
export const CanadianAccount: z.ZodIntersection<z.ZodObject<{
  '@type': z.ZodLiteral<'CANADIAN'>;
  bank_account_number: z.ZodString;
  institution_number: z.ZodString;
  swift_code: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  transit_number: z.ZodString;
}, z.core.$loose>, typeof BankAccount> = /* @__PURE__ */ (() => z.intersection(z.looseObject({
  '@type': z.literal('CANADIAN'),
  bank_account_number: is.text.min(5).max(12).regex(/[0-9]+/),
  institution_number: is.text.regex(/[0-9]+/),
  swift_code: maybe.text,
  transit_number: is.text.regex(/[0-9]+/),
}), BankAccount))();
export const MexicanAccount: z.ZodIntersection<z.ZodObject<{
  '@type': z.ZodLiteral<'MEXICAN'>;
  bank_account_number: z.ZodString;
  clabe: z.ZodString;
}, z.core.$loose>, typeof BankAccount> = /* @__PURE__ */ (() => z.intersection(z.looseObject({
  '@type': z.literal('MEXICAN'),
  bank_account_number: is.text.min(5).max(20).regex(/[0-9]+/),
  clabe: is.text,
}), BankAccount))();
export const BankAccountType: z.ZodString = /* @__PURE__ */ (() => is.text)();
export const JapaneseAccount: z.ZodIntersection<z.ZodObject<{
  '@type': z.ZodLiteral<'JAPANESE'>;
  bank_account_number: z.ZodString;
  bank_account_type: typeof BankAccountType;
  bank_code: z.ZodString;
  branch_code: z.ZodString;
  branch_name: z.ZodString;
  swift_code: z.ZodOptional<z.ZodNullable<z.ZodString>>;
}, z.core.$loose>, typeof BankAccount> = /* @__PURE__ */ (() => z.intersection(z.looseObject({
  '@type': z.literal('JAPANESE'),
  bank_account_number: is.text.min(6).max(8),
  bank_account_type: BankAccountType,
  bank_code: is.text.regex(/[0-9]+/),
  branch_code: is.text.regex(/[0-9]+/),
  branch_name: is.text,
  swift_code: maybe.text,
}), BankAccount))();
export const BrazilianAccount: z.ZodIntersection<z.ZodObject<{
  '@type': z.ZodLiteral<'BRAZILIAN'>;
  account_number: z.ZodString;
  bank_account_type: typeof BankAccountType;
  bank_code: z.ZodString;
  branch_code: z.ZodString;
  pix_key: z.ZodOptional<z.ZodNullable<z.ZodString>>;
}, z.core.$loose>, typeof BankAccount> = /* @__PURE__ */ (() => z.intersection(z.looseObject({
  '@type': z.literal('BRAZILIAN'),
  account_number: is.text.min(10).max(11).regex(/[0-9]+/),
  bank_account_type: BankAccountType,
  bank_code: is.text.regex(/[0-9]+/),
  branch_code: is.text.regex(/[0-9]+/),
  pix_key: z.nullish(is.text.max(255)),
}), BankAccount))();
export const TaiwaneseAccount: z.ZodIntersection<z.ZodObject<{
  '@type': z.ZodLiteral<'TAIWANESE'>;
  account_number: z.ZodString;
  bank_code: z.ZodString;
  branch_code: z.ZodString;
}, z.core.$loose>, typeof BankAccount> = /* @__PURE__ */ (() => z.intersection(z.looseObject({
  '@type': z.literal('TAIWANESE'),
  account_number: is.text.min(8).max(14).regex(/[0-9]+/),
  bank_code: is.text.min(2).max(3).regex(/[0-9a-zA-Z]+/),
  branch_code: is.text.min(3).max(4).regex(/[0-9a-zA-Z]+/),
}), BankAccount))();
export const ThaiAccount: z.ZodIntersection<z.ZodObject<{
  '@type': z.ZodLiteral<'THAI'>;
  account_number: z.ZodString;
}, z.core.$loose>, typeof BankAccount> = /* @__PURE__ */ (() => z.intersection(z.looseObject({
  '@type': z.literal('THAI'),
  account_number: is.text.min(10).max(12).regex(/[0-9]+/),
}), BankAccount))();
export const IndianAccount: z.ZodIntersection<z.ZodObject<{
  '@type': z.ZodLiteral<'INDIAN'>;
  account_number: z.ZodString;
  indian_financial_system_code: z.ZodString;
  swift_code: z.ZodOptional<z.ZodNullable<z.ZodString>>;
}, z.core.$loose>, typeof BankAccount> = /* @__PURE__ */ (() => z.intersection(z.looseObject({
  '@type': z.literal('INDIAN'),
  account_number: is.text.min(6).max(20).regex(/[0-9a-zA-Z]+/),
  indian_financial_system_code: is.text,
  swift_code: maybe.text,
}), BankAccount))();
export const BritishAccount: z.ZodIntersection<z.ZodObject<{
  '@type': z.ZodLiteral<'UK'>;
  bank_account_number: z.ZodString;
  bank_sort_code: z.ZodString;
  swift_code: z.ZodOptional<z.ZodNullable<z.ZodString>>;
}, z.core.$loose>, typeof BankAccount> = /* @__PURE__ */ (() => z.intersection(z.looseObject({
  '@type': z.literal('UK'),
  bank_account_number: is.text.min(6).max(11).regex(/[0-9]+/),
  bank_sort_code: is.text.regex(/[0-9]+/),
  swift_code: maybe.text,
}), BankAccount))();
export const UruguayanAccount: z.ZodIntersection<z.ZodObject<{
  '@type': z.ZodLiteral<'URUGUAYAN'>;
  account_number: z.ZodString;
  bank_account_type: typeof BankAccountType;
  branch_code: z.ZodString;
}, z.core.$loose>, typeof BankAccount> = /* @__PURE__ */ (() => z.intersection(z.looseObject({
  '@type': z.literal('URUGUAYAN'),
  account_number: is.text.min(5).max(20).regex(/[0-9]+/),
  bank_account_type: BankAccountType,
  branch_code: is.text.min(1).max(10).regex(/[0-9]+/),
}), BankAccount))();
export const ColombianAccount: z.ZodIntersection<z.ZodObject<{
  '@type': z.ZodLiteral<'COLOMBIAN'>;
  account_number: z.ZodString;
  bank_account_type: typeof BankAccountType;
}, z.core.$loose>, typeof BankAccount> = /* @__PURE__ */ (() => z.intersection(z.looseObject({
  '@type': z.literal('COLOMBIAN'),
  account_number: is.text.regex(/[0-9]+/),
  bank_account_type: BankAccountType,
}), BankAccount))();
export const GuatemalanAccount: z.ZodIntersection<z.ZodObject<{
  '@type': z.ZodLiteral<'GUATEMALAN'>;
  account_number: z.ZodString;
  bank_account_type: typeof BankAccountType;
}, z.core.$loose>, typeof BankAccount> = /* @__PURE__ */ (() => z.intersection(z.looseObject({
  '@type': z.literal('GUATEMALAN'),
  account_number: is.text.min(1).max(255).regex(/[0-9]+/),
  bank_account_type: BankAccountType,
}), BankAccount))();
export const SingaporeAccount: z.ZodIntersection<z.ZodObject<{
  '@type': z.ZodLiteral<'SG'>;
  bank_account_number: z.ZodString;
  bank_key: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  swift_code: z.ZodString;
}, z.core.$loose>, typeof BankAccount> = /* @__PURE__ */ (() => z.intersection(z.looseObject({
  '@type': z.literal('SG'),
  bank_account_number: is.text.min(9).max(12).regex(/[0-9]+/),
  bank_key: z.nullish(is.text.regex(/[0-9]+/)),
  swift_code: is.text,
}), BankAccount))();
export const IsraeliAccount: z.ZodIntersection<z.ZodObject<{
  '@type': z.ZodLiteral<'ISRAELI'>;
  bank_account_number: z.ZodString;
  bank_code: z.ZodString;
  branch_name: z.ZodOptional<z.ZodNullable<z.ZodString>>;
}, z.core.$loose>, typeof BankAccount> = /* @__PURE__ */ (() => z.intersection(z.looseObject({
  '@type': z.literal('ISRAELI'),
  bank_account_number: is.text.min(1).max(9).regex(/[0-9]+/),
  bank_code: is.text.min(1).max(4).regex(/[0-9]+/),
  branch_name: maybe.text,
}), BankAccount))();
export const VietnameseAccount: z.ZodIntersection<z.ZodObject<{
  '@type': z.ZodLiteral<'VIETNAMESE'>;
  bank_account_number: z.ZodString;
  branch_name: z.ZodOptional<z.ZodNullable<z.ZodString>>;
}, z.core.$loose>, typeof BankAccount> = /* @__PURE__ */ (() => z.intersection(z.looseObject({
  '@type': z.literal('VIETNAMESE'),
  bank_account_number: is.text.min(1).max(255).regex(/[0-9a-zA-Z]+/),
  branch_name: z.nullish(is.text.max(255).regex(/[0-9a-zA-Z]+/)),
}), BankAccount))();
export const SerbianAccount: z.ZodIntersection<z.ZodObject<{
  '@type': z.ZodLiteral<'SERBIAN'>;
  bank_account_number: z.ZodString;
  bank_branch_number: z.ZodString;
  bic: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  iban: z.ZodOptional<z.ZodNullable<z.ZodString>>;
}, z.core.$loose>, typeof BankAccount> = /* @__PURE__ */ (() => z.intersection(z.looseObject({
  '@type': z.literal('SERBIAN'),
  bank_account_number: is.text.regex(/[0-9]+/),
  bank_branch_number: is.text.min(1).max(10),
  bic: maybe.text,
  iban: maybe.text,
}), BankAccount))();
export const PhilippineAccount: z.ZodIntersection<z.ZodObject<{
  '@type': z.ZodLiteral<'PHILIPPINES'>;
  bank_account_number: z.ZodString;
}, z.core.$loose>, typeof BankAccount> = /* @__PURE__ */ (() => z.intersection(z.looseObject({
  '@type': z.literal('PHILIPPINES'),
  bank_account_number: is.text.min(10).max(16).regex(/[0-9]+/),
}), BankAccount))();
export const PayOutFormat: z.ZodString = /* @__PURE__ */ (() => is.text)();
export const PayOutAccount: z.ZodIntersection<z.ZodObject<{
  '@type': z.ZodLiteral<'PAYOUT'>;
  bank_account_number: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  bic: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  iban: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  payout_format: typeof PayOutFormat;
  sort_code: z.ZodOptional<z.ZodNullable<z.ZodString>>;
}, z.core.$loose>, typeof BankAccount> = /* @__PURE__ */ (() => z.intersection(z.looseObject({
  '@type': z.literal('PAYOUT'),
  bank_account_number: maybe.text,
  bic: maybe.text,
  iban: maybe.text,
  payout_format: PayOutFormat,
  sort_code: z.nullish(is.text.regex(/[0-9]+/)),
}), BankAccount))();
export const PaymentInfo: z.ZodType<z.output<typeof IbanAccount | typeof NubanAccount | typeof AustralianAccount | typeof NewZealandAccount | typeof AbaAccount | typeof HongKongAccount | typeof CanadianAccount | typeof MexicanAccount | typeof JapaneseAccount | typeof BrazilianAccount | typeof TaiwaneseAccount | typeof ThaiAccount | typeof IndianAccount | typeof BritishAccount | typeof UruguayanAccount | typeof ColombianAccount | typeof GuatemalanAccount | typeof SingaporeAccount | typeof IsraeliAccount | typeof VietnameseAccount | typeof SerbianAccount | typeof PhilippineAccount | typeof PayOutAccount>> = /* @__PURE__ */ (() => tagged('@type', {
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
}))();
export const PayOutService: z.ZodString = /* @__PURE__ */ (() => is.text)();
export const PayOutBalance: z.ZodObject<{
  pay_out_psp_code: typeof PayOutService;
  paid: z.ZodNumber;
  payable: z.ZodNumber;
  pending: z.ZodNumber;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  pay_out_psp_code: PayOutService,
  paid: is.number,
  payable: is.number,
  pending: is.number,
}))();
export const PaymentBalances: z.ZodObject<{
  paid_balance: z.ZodNumber;
  payable_balance: z.ZodNumber;
  pending_balance: z.ZodNumber;
  reserve_balance: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
  reserve_target: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
  sub_balances: z.ZodOptional<z.ZodNullable<z.ZodArray<typeof PayOutBalance>>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  paid_balance: is.number,
  payable_balance: is.number,
  pending_balance: is.number,
  reserve_balance: maybe.number,
  reserve_target: maybe.number,
  sub_balances: z.nullish(z.array(PayOutBalance)),
}))();
export const KycStatus: z.ZodString = /* @__PURE__ */ (() => is.text)();
export const KycState: z.ZodObject<{
  status: typeof KycStatus;
  reason: z.ZodOptional<z.ZodNullable<z.ZodString>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  status: KycStatus,
  reason: maybe.text,
}))();
export const DropshipSettings: z.ZodObject<{
  retail_pricing_edition_enabled: z.ZodBoolean;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  retail_pricing_edition_enabled: is.flag,
}))();
export const EprCategoryCode: z.ZodString = /* @__PURE__ */ (() => is.text)();
export const ProducerIdentifier: z.ZodObject<{
  epr_category_code: typeof EprCategoryCode;
  producer_id: z.ZodString;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  epr_category_code: EprCategoryCode,
  producer_id: is.text.max(255),
}))();
export const ShopShippingSettings: z.ZodObject<{
  lead_time_to_ship: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  lead_time_to_ship: maybe.number,
}))();
export const AdditionalFieldType: z.ZodString = /* @__PURE__ */ (() => is.text)();
export const AdditionalFieldValue: z.ZodObject<{
  code: z.ZodString;
  type: z.ZodOptional<z.ZodNullable<typeof AdditionalFieldType>>;
  value: z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  code: is.text,
  type: z.nullish(AdditionalFieldType),
  value: z.union([is.text, z.array(is.text)]),
}))();
export const ShopShipping: z.ZodObject<{
  shipping_type_code: z.ZodString;
  shipping_type_label: z.ZodString;
  shipping_type_standard_code: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  shipping_zone_code: z.ZodString;
  shipping_zone_label: z.ZodString;
  shipping_free_amount: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
  additional_fields: z.ZodOptional<z.ZodNullable<z.ZodArray<typeof AdditionalFieldValue>>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  shipping_type_code: is.text,
  shipping_type_label: is.text,
  shipping_type_standard_code: maybe.text,
  shipping_zone_code: is.text,
  shipping_zone_label: is.text,
  shipping_free_amount: maybe.number,
  additional_fields: z.nullish(z.array(AdditionalFieldValue)),
}))();
export const Account: z.ZodObject<{
  shop_id: z.ZodNumber;
  shop_name: z.ZodString;
  shop_state: typeof ShopState;
  suspension_type: z.ZodOptional<z.ZodNullable<z.ZodUnion<readonly [typeof SuspensionType, z.ZodNullable<z.ZodUnknown>]>>>;
  model: z.ZodOptional<z.ZodNullable<typeof ShopModel>>;
  domains: z.ZodArray<typeof ShopDomain>;
  channels: z.ZodArray<z.ZodString>;
  date_created: z.ZodString;
  last_updated_date: z.ZodString;
  closed_from: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  closed_to: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  description: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  logo: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  banner: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  return_policy: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  recycling_policy: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  premium: z.ZodBoolean;
  is_professional: z.ZodBoolean;
  grade: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
  evaluations_count: z.ZodNumber;
  offers_count: z.ZodNumber;
  orders_count: z.ZodNumber;
  approval_rate: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
  approval_delay: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
  order_messages_response_delay: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
  currency_iso_code: typeof CurrencyCode;
  applicable_taxes: z.ZodOptional<z.ZodNullable<z.ZodArray<typeof ApplicableTax>>>;
  contact_informations: typeof ShopContact;
  default_billing_information: typeof DefaultBillingInformation;
  specific_billing_informations: z.ZodOptional<z.ZodNullable<z.ZodArray<typeof BillingInformation>>>;
  pro_details: typeof ProDetails;
  billing_info: z.ZodOptional<z.ZodNullable<typeof LegacyBankDetails>>;
  payment_method_mandatory: z.ZodBoolean;
  payment_info: z.ZodOptional<z.ZodNullable<typeof PaymentInfo>>;
  payment_details: typeof PaymentBalances;
  kyc: z.ZodOptional<z.ZodNullable<typeof KycState>>;
  dropship: z.ZodOptional<z.ZodNullable<typeof DropshipSettings>>;
  producer_identifiers: z.ZodOptional<z.ZodNullable<z.ZodArray<typeof ProducerIdentifier>>>;
  free_shipping: z.ZodBoolean;
  shipping: typeof ShopShippingSettings;
  shipping_country: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  shippings: z.ZodOptional<z.ZodNullable<z.ZodArray<typeof ShopShipping>>>;
  shipping_types: z.ZodOptional<z.ZodNullable<z.ZodArray<z.ZodString>>>;
  shipping_zones: z.ZodOptional<z.ZodNullable<z.ZodArray<z.ZodString>>>;
  shop_additional_fields: z.ZodArray<typeof AdditionalFieldValue>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  shop_id: is.number,
  shop_name: is.text,
  shop_state: ShopState,
  suspension_type: z.nullish(z.union([SuspensionType, z.nullable(is.anything)])),
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
  billing_info: z.nullish(LegacyBankDetails),
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
  shipping_types: z.nullish(z.array(is.text)),
  shipping_zones: z.nullish(z.array(is.text)),
  shop_additional_fields: z.array(AdditionalFieldValue),
}))();
export const ShopAddressUpdate: z.ZodObject<{
  civility: z.ZodOptional<z.ZodString>;
  firstname: z.ZodOptional<z.ZodString>;
  lastname: z.ZodOptional<z.ZodString>;
  street1: z.ZodOptional<z.ZodString>;
  street2: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  zip_code: z.ZodOptional<z.ZodString>;
  city: z.ZodOptional<z.ZodString>;
  state: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  country: z.ZodOptional<typeof CountryCode>;
  phone: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  phone_secondary: z.ZodOptional<z.ZodNullable<z.ZodString>>;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  civility: z.optional(is.text),
  firstname: z.optional(is.text),
  lastname: z.optional(is.text),
  street1: z.optional(is.text),
  street2: z.optional(z.nullable(is.text)),
  zip_code: z.optional(is.text),
  city: z.optional(is.text),
  state: z.optional(z.nullable(is.text)),
  country: z.optional(CountryCode),
  phone: z.optional(z.nullable(is.text)),
  phone_secondary: z.optional(z.nullable(is.text)),
}))();
export const ProDetailsUpdate: z.ZodObject<{
  corporate_name: z.ZodOptional<z.ZodString>;
  identification_number: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  tax_identification_number: z.ZodOptional<z.ZodNullable<z.ZodString>>;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  corporate_name: z.optional(is.text),
  identification_number: z.optional(z.nullable(is.text)),
  tax_identification_number: z.optional(z.nullable(is.text)),
}))();
export const AdditionalFieldUpdate: z.ZodObject<{
  code: z.ZodString;
  type: z.ZodOptional<typeof AdditionalFieldType>;
  value: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  code: is.text,
  type: z.optional(AdditionalFieldType),
  value: z.optional(z.union([is.text, z.array(is.text)])),
}))();
export const AccountUpdate: z.ZodObject<{
  shop_name: z.ZodOptional<z.ZodString>;
  description: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  email: z.ZodOptional<z.ZodString>;
  fax: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  web_site: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  address: z.ZodOptional<typeof ShopAddressUpdate>;
  is_professional: z.ZodOptional<z.ZodBoolean>;
  pro_details: z.ZodOptional<typeof ProDetailsUpdate>;
  payment_info: z.ZodOptional<z.ZodUnion<readonly [typeof PaymentInfo, z.ZodNullable<z.ZodUnknown>]>>;
  channels: z.ZodOptional<z.ZodArray<z.ZodString>>;
  closed_from: z.ZodOptional<z.ZodNullable<z.ZodUnion<readonly [z.ZodString, z.ZodDate]>>>;
  closed_to: z.ZodOptional<z.ZodNullable<z.ZodUnion<readonly [z.ZodString, z.ZodDate]>>>;
  return_policy: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  recycling_policy: z.ZodOptional<z.ZodString>;
  shipping_country: z.ZodOptional<z.ZodUnion<readonly [typeof CountryCode, z.ZodNullable<z.ZodUnknown>]>>;
  producer_identifiers: z.ZodOptional<z.ZodArray<typeof ProducerIdentifier>>;
  shop_additional_fields: z.ZodOptional<z.ZodNullable<z.ZodArray<typeof AdditionalFieldUpdate>>>;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  shop_name: z.optional(is.text),
  description: z.optional(z.nullable(is.text)),
  email: z.optional(is.text),
  fax: z.optional(z.nullable(is.text)),
  web_site: z.optional(z.nullable(is.text)),
  address: z.optional(ShopAddressUpdate),
  is_professional: z.optional(is.flag),
  pro_details: z.optional(ProDetailsUpdate),
  payment_info: z.optional(z.union([PaymentInfo, z.nullable(is.anything)])),
  channels: z.optional(z.array(is.text)),
  closed_from: z.optional(z.nullable(moment())),
  closed_to: z.optional(z.nullable(moment())),
  return_policy: z.optional(z.nullable(is.text)),
  recycling_policy: z.optional(is.text.max(5000)),
  shipping_country: z.optional(z.union([CountryCode, z.nullable(is.anything)])),
  producer_identifiers: z.optional(z.array(ProducerIdentifier).max(50)),
  shop_additional_fields: z.optional(z.nullable(z.array(AdditionalFieldUpdate))),
}))();
export const ShopAddress: z.ZodObject<{
  civility: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  firstname: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  lastname: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  street1: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  street2: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  zip_code: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  city: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  state: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  country: z.ZodOptional<z.ZodNullable<typeof CountryCode>>;
  phone: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  phone_secondary: z.ZodOptional<z.ZodNullable<z.ZodString>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
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
}))();
export const UpdatedAccount: z.ZodObject<{
  shop_name: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  description: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  model: z.ZodOptional<z.ZodNullable<typeof ShopModel>>;
  email: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  fax: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  web_site: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  address: z.ZodOptional<z.ZodNullable<typeof ShopAddress>>;
  is_professional: z.ZodOptional<z.ZodNullable<z.ZodBoolean>>;
  pro_details: z.ZodOptional<z.ZodNullable<typeof ProDetails>>;
  default_billing_information: z.ZodOptional<z.ZodNullable<typeof DefaultBillingInformation>>;
  specific_billing_informations: z.ZodOptional<z.ZodNullable<z.ZodArray<typeof BillingInformation>>>;
  payment_method_mandatory: z.ZodOptional<z.ZodNullable<z.ZodBoolean>>;
  payment_info: z.ZodOptional<z.ZodNullable<typeof PaymentInfo>>;
  channels: z.ZodOptional<z.ZodNullable<z.ZodArray<z.ZodString>>>;
  closed_from: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  closed_to: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  return_policy: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  recycling_policy: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  shipping: z.ZodOptional<z.ZodNullable<typeof ShopShippingSettings>>;
  shipping_country: z.ZodOptional<z.ZodNullable<typeof CountryCode>>;
  producer_identifiers: z.ZodOptional<z.ZodNullable<z.ZodArray<typeof ProducerIdentifier>>>;
  shop_additional_fields: z.ZodOptional<z.ZodNullable<z.ZodArray<typeof AdditionalFieldValue>>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
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
export const AccountUpdateResult: z.ZodObject<{
  updated: z.ZodOptional<z.ZodNullable<z.ZodUnion<readonly [typeof UpdatedAccount, z.ZodNullable<z.ZodUnknown>]>>>;
  errors: z.ZodOptional<z.ZodNullable<z.ZodArray<typeof InputError>>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  updated: z.nullish(z.union([UpdatedAccount, z.nullable(is.anything)])),
  errors: z.nullish(z.array(InputError)),
}))();
export const InvoiceIssuerType: z.ZodString = /* @__PURE__ */ (() => is.text)();
export const InvoiceIssuer: z.ZodObject<{
  type: z.ZodOptional<z.ZodNullable<typeof InvoiceIssuerType>>;
  information: z.ZodOptional<z.ZodNullable<z.ZodString>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  type: z.nullish(InvoiceIssuerType),
  information: maybe.text,
}))();
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
export const SellerAdditionalField: z.ZodIntersection<z.ZodObject<{
  editable: z.ZodBoolean;
}, z.core.$loose>, typeof AdditionalField> = /* @__PURE__ */ (() => z.intersection(z.looseObject({
  editable: is.flag,
}), AdditionalField))();
export const AdditionalFieldList: z.ZodObject<{
  additional_fields: z.ZodArray<typeof SellerAdditionalField>;
  total_count: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  additional_fields: z.array(SellerAdditionalField),
  total_count: maybe.number,
}))();
export const AddressInput: z.ZodObject<{
  formatted_address: z.ZodString;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  formatted_address: is.text,
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
export const CodeReference: z.ZodObject<{
  code: z.ZodString;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  code: is.text,
}))();
export const ValueListAttributeInput: z.ZodObject<{
  code: z.ZodString;
  type: z.ZodLiteral<'VALUE_LIST'>;
  value: z.ZodArray<typeof CodeReference>;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  code: is.text,
  type: z.literal('VALUE_LIST'),
  value: z.array(CodeReference),
}))();
export const BooleanAttributeInput: z.ZodObject<{
  code: z.ZodString;
  type: z.ZodLiteral<'BOOLEAN'>;
  value: z.ZodBoolean;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  code: is.text,
  type: z.literal('BOOLEAN'),
  value: is.flag,
}))();
export const IntegerAttributeInput: z.ZodObject<{
  code: z.ZodString;
  type: z.ZodLiteral<'INTEGER'>;
  value: z.ZodNumber;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  code: is.text,
  type: z.literal('INTEGER'),
  value: is.number.int(),
}))();
export const DecimalAttributeInput: z.ZodObject<{
  code: z.ZodString;
  type: z.ZodLiteral<'DECIMAL'>;
  value: z.ZodNumber;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  code: is.text,
  type: z.literal('DECIMAL'),
  value: is.number,
}))();
export const DateTimeAttributeInput: z.ZodObject<{
  code: z.ZodString;
  type: z.ZodLiteral<'DATE_TIME'>;
  value: z.ZodUnion<readonly [z.ZodString, z.ZodDate]>;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  code: is.text,
  type: z.literal('DATE_TIME'),
  value: moment(),
}))();
export const TextAttributeInput: z.ZodObject<{
  code: z.ZodString;
  type: z.ZodString;
  value: z.ZodString;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  code: is.text,
  type: is.text,
  value: is.text,
}))();
export const AttributeInput: z.ZodType<z.output<typeof ValueListAttributeInput | typeof BooleanAttributeInput | typeof IntegerAttributeInput | typeof DecimalAttributeInput | typeof DateTimeAttributeInput | typeof TextAttributeInput>> = /* @__PURE__ */ (() => tagged('type', {
  VALUE_LIST: ValueListAttributeInput,
  BOOLEAN: BooleanAttributeInput,
  INTEGER: IntegerAttributeInput,
  DECIMAL: DecimalAttributeInput,
  DATE_TIME: DateTimeAttributeInput,
  TEXT: TextAttributeInput,
  LONG_TEXT: TextAttributeInput,
  LINK: TextAttributeInput,
  VIDEO: TextAttributeInput,
}))();
export const AttributeList: z.ZodObject<{
  attributes: z.ZodArray<typeof Attribute>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  attributes: z.array(Attribute),
}))();
export const AttributeOrderConfiguration: z.ZodObject<{
  maximum_number_of_elements: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
  shop_permission: z.ZodString;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  maximum_number_of_elements: maybe.number,
  shop_permission: is.text,
}))();
export const ValueListAttributeUpdate: z.ZodObject<{
  code: z.ZodString;
  type: z.ZodLiteral<'VALUE_LIST'>;
  value: z.ZodOptional<z.ZodNullable<z.ZodArray<typeof CodeReference>>>;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  code: is.text,
  type: z.literal('VALUE_LIST'),
  value: z.optional(z.nullable(z.array(CodeReference))),
}))();
export const BooleanAttributeUpdate: z.ZodObject<{
  code: z.ZodString;
  type: z.ZodLiteral<'BOOLEAN'>;
  value: z.ZodOptional<z.ZodNullable<z.ZodBoolean>>;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  code: is.text,
  type: z.literal('BOOLEAN'),
  value: z.optional(z.nullable(is.flag)),
}))();
export const IntegerAttributeUpdate: z.ZodObject<{
  code: z.ZodString;
  type: z.ZodLiteral<'INTEGER'>;
  value: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  code: is.text,
  type: z.literal('INTEGER'),
  value: z.optional(z.nullable(is.number.int())),
}))();
export const DecimalAttributeUpdate: z.ZodObject<{
  code: z.ZodString;
  type: z.ZodLiteral<'DECIMAL'>;
  value: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  code: is.text,
  type: z.literal('DECIMAL'),
  value: z.optional(z.nullable(is.number)),
}))();
export const DateTimeAttributeUpdate: z.ZodObject<{
  code: z.ZodString;
  type: z.ZodLiteral<'DATE_TIME'>;
  value: z.ZodOptional<z.ZodNullable<z.ZodUnion<readonly [z.ZodString, z.ZodDate]>>>;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  code: is.text,
  type: z.literal('DATE_TIME'),
  value: z.optional(z.nullable(moment())),
}))();
export const TextAttributeUpdate: z.ZodObject<{
  code: z.ZodString;
  type: z.ZodString;
  value: z.ZodOptional<z.ZodNullable<z.ZodString>>;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  code: is.text,
  type: is.text,
  value: z.optional(z.nullable(is.text)),
}))();
export const AttributeUpdate: z.ZodType<z.output<typeof ValueListAttributeUpdate | typeof BooleanAttributeUpdate | typeof IntegerAttributeUpdate | typeof DecimalAttributeUpdate | typeof DateTimeAttributeUpdate | typeof TextAttributeUpdate>> = /* @__PURE__ */ (() => tagged('type', {
  VALUE_LIST: ValueListAttributeUpdate,
  BOOLEAN: BooleanAttributeUpdate,
  INTEGER: IntegerAttributeUpdate,
  DECIMAL: DecimalAttributeUpdate,
  DATE_TIME: DateTimeAttributeUpdate,
  TEXT: TextAttributeUpdate,
  LONG_TEXT: TextAttributeUpdate,
  LINK: TextAttributeUpdate,
  VIDEO: TextAttributeUpdate,
}))();
export const CodeLabel: z.ZodObject<{
  code: z.ZodString;
  label: z.ZodString;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  code: is.text,
  label: is.text,
}))();
export const ValueListAttributeValue: z.ZodObject<{
  code: z.ZodString;
  label: z.ZodString;
  type: z.ZodLiteral<'VALUE_LIST'>;
  value: z.ZodOptional<z.ZodNullable<z.ZodArray<typeof CodeLabel>>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  code: is.text,
  label: is.text,
  type: z.literal('VALUE_LIST'),
  value: z.nullish(z.array(CodeLabel)),
}))();
export const BooleanAttributeValue: z.ZodObject<{
  code: z.ZodString;
  label: z.ZodString;
  type: z.ZodLiteral<'BOOLEAN'>;
  value: z.ZodOptional<z.ZodNullable<z.ZodBoolean>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  code: is.text,
  label: is.text,
  type: z.literal('BOOLEAN'),
  value: maybe.flag,
}))();
export const IntegerAttributeValue: z.ZodObject<{
  code: z.ZodString;
  label: z.ZodString;
  type: z.ZodLiteral<'INTEGER'>;
  value: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  code: is.text,
  label: is.text,
  type: z.literal('INTEGER'),
  value: maybe.number,
}))();
export const DecimalAttributeValue: z.ZodObject<{
  code: z.ZodString;
  label: z.ZodString;
  type: z.ZodLiteral<'DECIMAL'>;
  value: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  code: is.text,
  label: is.text,
  type: z.literal('DECIMAL'),
  value: maybe.number,
}))();
export const DateTimeAttributeValue: z.ZodObject<{
  code: z.ZodString;
  label: z.ZodString;
  type: z.ZodLiteral<'DATE_TIME'>;
  value: z.ZodOptional<z.ZodNullable<z.ZodString>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  code: is.text,
  label: is.text,
  type: z.literal('DATE_TIME'),
  value: maybe.text,
}))();
export const TextAttributeValue: z.ZodObject<{
  code: z.ZodString;
  label: z.ZodString;
  type: z.ZodString;
  value: z.ZodOptional<z.ZodNullable<z.ZodString>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  code: is.text,
  label: is.text,
  type: is.text,
  value: maybe.text,
}))();
export const AttributeValue: z.ZodType<z.output<typeof ValueListAttributeValue | typeof BooleanAttributeValue | typeof IntegerAttributeValue | typeof DecimalAttributeValue | typeof DateTimeAttributeValue | typeof TextAttributeValue>> = /* @__PURE__ */ (() => tagged('type', {
  VALUE_LIST: ValueListAttributeValue,
  BOOLEAN: BooleanAttributeValue,
  INTEGER: IntegerAttributeValue,
  DECIMAL: DecimalAttributeValue,
  DATE_TIME: DateTimeAttributeValue,
  TEXT: TextAttributeValue,
  LONG_TEXT: TextAttributeValue,
  LINK: TextAttributeValue,
  VIDEO: TextAttributeValue,
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
export const AvailableUnits: z.ZodNumber = /* @__PURE__ */ (() => is.number.int().min(0).max(1000000000))();
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
export const SessionTimes: z.ZodObject<{
  start: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  end: z.ZodOptional<z.ZodNullable<z.ZodString>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  start: maybe.text,
  end: maybe.text,
}))();
export const BookedSession: z.ZodObject<{
  type: z.ZodString;
  session: z.ZodOptional<z.ZodNullable<z.ZodObject<{
    id: z.ZodOptional<z.ZodNullable<z.ZodString>>;
    timeslot: z.ZodOptional<z.ZodNullable<typeof SessionTimes>>;
  }, z.core.$loose>>>;
  contact_info: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  contact_additional_info: z.ZodOptional<z.ZodNullable<z.ZodString>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  type: is.text,
  session: z.nullish(z.looseObject({
    id: maybe.text,
    timeslot: z.nullish(SessionTimes),
  })),
  contact_info: maybe.text,
  contact_additional_info: maybe.text,
}))();
export const BookingType: z.ZodString = /* @__PURE__ */ (() => is.text)();
export const ElementCounts: z.ZodObject<{
  minimum_number_of_elements: z.ZodNumber;
  maximum_number_of_elements: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  minimum_number_of_elements: is.number,
  maximum_number_of_elements: maybe.number,
}))();
export const BooleanModelPriceOption: z.ZodObject<{
  code: z.ZodString;
  label: z.ZodString;
  type: z.ZodLiteral<'BOOLEAN'>;
  service_configuration: typeof ElementCounts;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  code: is.text,
  label: is.text,
  type: z.literal('BOOLEAN'),
  service_configuration: ElementCounts,
}))();
export const PriceInput: z.ZodNumber = /* @__PURE__ */ (() => is.number.min(0).max(1000000000))();
export const BooleanPriceInput: z.ZodObject<{
  amount: typeof PriceInput;
  value: z.ZodBoolean;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  amount: PriceInput,
  value: is.flag,
}))();
export const BooleanPriceOption: z.ZodObject<{
  code: z.ZodString;
  label: z.ZodString;
  type: z.ZodLiteral<'BOOLEAN'>;
  values: z.ZodArray<z.ZodObject<{
    amount: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
    value: z.ZodOptional<z.ZodNullable<z.ZodBoolean>>;
  }, z.core.$loose>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  code: is.text,
  label: is.text,
  type: z.literal('BOOLEAN'),
  values: z.array(z.looseObject({
    amount: maybe.number,
    value: maybe.flag,
  })),
}))();
export const BooleanPriceOptionInput: z.ZodObject<{
  code: z.ZodString;
  type: z.ZodLiteral<'BOOLEAN'>;
  values: z.ZodArray<typeof BooleanPriceInput>;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  code: is.text,
  type: z.literal('BOOLEAN'),
  values: z.array(BooleanPriceInput),
}))();
export const BooleanPriceOptionUpdate: z.ZodObject<{
  code: z.ZodString;
  type: z.ZodLiteral<'BOOLEAN'>;
  values: z.ZodOptional<z.ZodNullable<z.ZodArray<typeof BooleanPriceInput>>>;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  code: is.text,
  type: z.literal('BOOLEAN'),
  values: z.optional(z.nullable(z.array(BooleanPriceInput))),
}))();
export const ServiceOrderTax: z.ZodObject<{
  amount: z.ZodNumber;
  code: z.ZodString;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  amount: is.number.min(0).max(1000000000),
  code: is.text,
}))();
export const BooleanServiceOrderOption: z.ZodObject<{
  code: z.ZodString;
  label: z.ZodString;
  type: z.ZodLiteral<'BOOLEAN'>;
  value: z.ZodBoolean;
  amount: z.ZodNumber;
  taxes: z.ZodOptional<z.ZodNullable<z.ZodArray<typeof ServiceOrderTax>>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  code: is.text,
  label: is.text,
  type: z.literal('BOOLEAN'),
  value: is.flag,
  amount: is.number,
  taxes: z.nullish(z.array(ServiceOrderTax)),
}))();
export const BooleanServiceOrderOptionInput: z.ZodObject<{
  code: z.ZodString;
  type: z.ZodLiteral<'BOOLEAN'>;
  value: z.ZodOptional<z.ZodBoolean>;
  amount: z.ZodOptional<z.ZodNumber>;
  taxes: z.ZodOptional<z.ZodArray<typeof ServiceOrderTax>>;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  code: is.text,
  type: z.literal('BOOLEAN'),
  value: z.optional(is.flag),
  amount: z.optional(is.number.min(0).max(1000000000)),
  taxes: z.optional(z.array(ServiceOrderTax)),
}))();
export const BooleanServiceOrderOptionUpdate: z.ZodObject<{
  code: z.ZodString;
  type: z.ZodLiteral<'BOOLEAN'>;
  value: z.ZodOptional<z.ZodNullable<z.ZodBoolean>>;
  amount: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
  taxes: z.ZodOptional<z.ZodNullable<z.ZodArray<typeof ServiceOrderTax>>>;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  code: is.text,
  type: z.literal('BOOLEAN'),
  value: z.optional(z.nullable(is.flag)),
  amount: z.optional(z.nullable(is.number.min(0).max(1000000000))),
  taxes: z.optional(z.nullable(z.array(ServiceOrderTax))),
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
export const LocationAddress: z.ZodObject<{
  company: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  street1: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  street2: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  complementary: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  zip_code: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  city: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  state: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  country_code: z.ZodString;
  formatted_address: z.ZodString;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  company: maybe.text,
  street1: maybe.text,
  street2: maybe.text,
  complementary: maybe.text,
  zip_code: maybe.text,
  city: maybe.text,
  state: maybe.text,
  country_code: is.text,
  formatted_address: is.text,
}))();
export const Coordinates: z.ZodObject<{
  latitude: z.ZodNumber;
  longitude: z.ZodNumber;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  latitude: is.number,
  longitude: is.number,
}))();
export const Radius: z.ZodNumber = /* @__PURE__ */ (() => is.number.min(1000).max(1000000))();
export const CircleGeography: z.ZodObject<{
  type: z.ZodLiteral<'CIRCLE'>;
  address: typeof LocationAddress;
  center: typeof Coordinates;
  radius: typeof Radius;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  type: z.literal('CIRCLE'),
  address: LocationAddress,
  center: Coordinates,
  radius: Radius,
}))();
export const CircleInput: z.ZodObject<{
  type: z.ZodLiteral<'CIRCLE'>;
  address: typeof AddressInput;
  radius: typeof Radius;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  type: z.literal('CIRCLE'),
  address: AddressInput,
  radius: Radius,
}))();
export const CommissionTax: z.ZodObject<{
  amount: z.ZodNumber;
  code: z.ZodString;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  amount: is.number,
  code: is.text,
}))();
export const ConsumptionType: z.ZodString = /* @__PURE__ */ (() => is.text)();
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
export const CsvDelimiter: z.ZodString = /* @__PURE__ */ (() => is.text)();
export const CustomerModel: z.ZodObject<{
  b2b: z.ZodBoolean;
  b2c: z.ZodBoolean;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  b2b: is.flag,
  b2c: is.flag,
}))();
export const ServiceOrderAddress: z.ZodObject<{
  civility: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  first_name: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  last_name: z.ZodString;
  company: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  street1: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  street2: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  complementary: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  zip_code: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  city: z.ZodString;
  state: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  country: z.ZodString;
  country_code: z.ZodOptional<z.ZodNullable<typeof CountryCode>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  civility: maybe.text,
  first_name: maybe.text,
  last_name: is.text,
  company: maybe.text,
  street1: maybe.text,
  street2: maybe.text,
  complementary: maybe.text,
  zip_code: maybe.text,
  city: is.text,
  state: maybe.text,
  country: is.text,
  country_code: z.nullish(CountryCode),
}))();
export const CustomerPlace: z.ZodObject<{
  type: z.ZodLiteral<'AT_CUSTOMER_LOCATION'>;
  customer_address: z.ZodOptional<z.ZodNullable<typeof ServiceOrderAddress>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  type: z.literal('AT_CUSTOMER_LOCATION'),
  customer_address: z.nullish(ServiceOrderAddress),
}))();
export const ModelAttributeDetails: z.ZodObject<{
  code: z.ZodString;
  label: z.ZodString;
  service_configuration: z.ZodOptional<z.ZodNullable<typeof ElementCounts>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  code: is.text,
  label: is.text,
  service_configuration: z.nullish(ElementCounts),
}))();
export const DecimalModelAttribute: z.ZodIntersection<z.ZodObject<{
  type: z.ZodLiteral<'DECIMAL'>;
  precision: z.ZodNumber;
}, z.core.$loose>, typeof ModelAttributeDetails> = /* @__PURE__ */ (() => z.intersection(z.looseObject({
  type: z.literal('DECIMAL'),
  precision: is.number,
}), ModelAttributeDetails))();
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
export const DocumentTypeList: z.ZodObject<{
  documents: z.ZodArray<typeof DocumentType>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  documents: z.array(DocumentType),
}))();
export const ShopDocumentInput: z.ZodObject<{
  file_name: z.ZodString;
  type_code: z.ZodString;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  file_name: is.text,
  type_code: is.text,
}))();
export const ShopDocumentUpload: z.ZodObject<{
  shop_documents: z.ZodArray<typeof ShopDocumentInput>;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  shop_documents: z.array(ShopDocumentInput).max(50),
}))();
export const DocumentsUploadBody: z.ZodObject<{
  files: z.ZodArray<z.ZodType<FileInput>>;
  shop_documents: typeof ShopDocumentUpload;
  shop_id: z.ZodNumber;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  files: z.array(upload()).max(50),
  shop_documents: ShopDocumentUpload,
  shop_id: is.number.int(),
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
export const EvaluationReply: z.ZodObject<{
  type: z.ZodString;
  comment: z.ZodString;
  date: z.ZodString;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  type: is.text,
  comment: is.text,
  date: is.text,
}))();
export const FreeTextTopic: z.ZodObject<{
  type: z.ZodLiteral<'FREE_TEXT'>;
  value: z.ZodString;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  type: z.literal('FREE_TEXT'),
  value: is.text.min(3).max(200),
}))();
export const FrontInvoiceSummary: z.ZodIntersection<z.ZodObject<{
  total_mirakl_ads_debit_excl_tax: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
  total_mirakl_ads_debit_incl_tax: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
  total_mirakl_ads_credit_excl_tax: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
  total_mirakl_ads_credit_incl_tax: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
}, z.core.$loose>, typeof InvoiceSummary> = /* @__PURE__ */ (() => z.intersection(z.looseObject({
  total_mirakl_ads_debit_excl_tax: maybe.number,
  total_mirakl_ads_debit_incl_tax: maybe.number,
  total_mirakl_ads_credit_excl_tax: maybe.number,
  total_mirakl_ads_credit_incl_tax: maybe.number,
}), InvoiceSummary))();
export const FrontAutoInvoice: z.ZodIntersection<z.ZodObject<{
  type: z.ZodLiteral<'AUTO_INVOICE'>;
  start_time: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  end_time: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  seller_billing_cycle_id: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  payment_info: z.ZodOptional<z.ZodNullable<typeof InvoicePaymentInfo>>;
  summary: z.ZodOptional<z.ZodNullable<typeof FrontInvoiceSummary>>;
  payment_voucher_number: z.ZodOptional<z.ZodNullable<typeof PaymentVoucherNumber>>;
}, z.core.$loose>, typeof AccountingDocument> = /* @__PURE__ */ (() => z.intersection(z.looseObject({
  type: z.literal('AUTO_INVOICE'),
  start_time: maybe.text,
  end_time: maybe.text,
  seller_billing_cycle_id: maybe.text,
  payment_info: z.nullish(InvoicePaymentInfo),
  summary: z.nullish(FrontInvoiceSummary),
  payment_voucher_number: z.nullish(PaymentVoucherNumber),
}), AccountingDocument))();
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
export const FrontInvoice: z.ZodType<z.output<typeof FrontAutoInvoice | typeof ManualInvoiceWithVoucher | typeof ManualCreditWithVoucher>> = /* @__PURE__ */ (() => tagged('type', {
  AUTO_INVOICE: FrontAutoInvoice,
  MANUAL_INVOICE: ManualInvoiceWithVoucher,
  MANUAL_CREDIT: ManualCreditWithVoucher,
}))();
export const FrontInvoicePage: z.ZodObject<{
  invoices: z.ZodOptional<z.ZodNullable<z.ZodArray<typeof FrontInvoice>>>;
  total_count: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  invoices: z.nullish(z.array(FrontInvoice)),
  total_count: maybe.number,
}))();
export const PointGeography: z.ZodObject<{
  type: z.ZodLiteral<'POINT'>;
  address: typeof LocationAddress;
  geocode: typeof Coordinates;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  type: z.literal('POINT'),
  address: LocationAddress,
  geocode: Coordinates,
}))();
export const LocationZone: z.ZodObject<{
  reference_id: z.ZodString;
  address: typeof LocationAddress;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  reference_id: is.text,
  address: LocationAddress,
}))();
export const ZonesGeography: z.ZodObject<{
  type: z.ZodLiteral<'ZONE_REFERENCES'>;
  zone_references: z.ZodArray<typeof LocationZone>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  type: z.literal('ZONE_REFERENCES'),
  zone_references: z.array(LocationZone),
}))();
export const Geography: z.ZodType<z.output<typeof PointGeography | typeof CircleGeography | typeof ZonesGeography>> = /* @__PURE__ */ (() => tagged('type', {
  POINT: PointGeography,
  CIRCLE: CircleGeography,
  ZONE_REFERENCES: ZonesGeography,
}))();
export const PointInput: z.ZodObject<{
  type: z.ZodLiteral<'POINT'>;
  address: typeof AddressInput;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  type: z.literal('POINT'),
  address: AddressInput,
}))();
export const ZoneInput: z.ZodObject<{
  reference_id: z.ZodString;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  reference_id: is.text,
}))();
export const ZonesInput: z.ZodObject<{
  type: z.ZodLiteral<'ZONE_REFERENCES'>;
  zone_references: z.ZodArray<typeof ZoneInput>;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  type: z.literal('ZONE_REFERENCES'),
  zone_references: z.array(ZoneInput),
}))();
export const GeographyInput: z.ZodType<z.output<typeof PointInput | typeof CircleInput | typeof ZonesInput>> = /* @__PURE__ */ (() => tagged('type', {
  POINT: PointInput,
  CIRCLE: CircleInput,
  ZONE_REFERENCES: ZonesInput,
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
export const InactiveReason: z.ZodString = /* @__PURE__ */ (() => is.text)();
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
export const IntegrationDetail: z.ZodObject<{
  attribute_code: z.ZodString;
  code: z.ZodString;
  message: z.ZodOptional<z.ZodNullable<z.ZodString>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  attribute_code: is.text,
  code: is.text,
  message: maybe.text,
}))();
export const Invoice: z.ZodType<z.output<typeof AutoInvoice | typeof ManualInvoice | typeof ManualCredit>> = /* @__PURE__ */ (() => tagged('type', {
  AUTO_INVOICE: AutoInvoice,
  MANUAL_INVOICE: ManualInvoice,
  MANUAL_CREDIT: ManualCredit,
}))();
export const InvoicePage: z.ZodObject<{
  invoices: z.ZodOptional<z.ZodNullable<z.ZodArray<typeof Invoice>>>;
  total_count: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  invoices: z.nullish(z.array(Invoice)),
  total_count: maybe.number,
}))();
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
export const LimitedQuantity: z.ZodObject<{
  type: z.ZodLiteral<'LIMITED'>;
  available: z.ZodNumber;
  max_per_order: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  type: z.literal('LIMITED'),
  available: is.number,
  max_per_order: maybe.number,
}))();
export const MaximumPerOrder: z.ZodNumber = /* @__PURE__ */ (() => is.number.int().min(1).max(1000))();
export const LimitedQuantityInput: z.ZodObject<{
  type: z.ZodLiteral<'LIMITED'>;
  available: typeof AvailableUnits;
  max_per_order: z.ZodOptional<typeof MaximumPerOrder>;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  type: z.literal('LIMITED'),
  available: AvailableUnits,
  max_per_order: z.optional(MaximumPerOrder),
}))();
export const ParticipantType: z.ZodString = /* @__PURE__ */ (() => is.text)();
export const Participant: z.ZodObject<{
  type: typeof ParticipantType;
  id: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  display_name: z.ZodString;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  type: ParticipantType,
  id: maybe.text,
  display_name: is.text,
}))();
export const Sender: z.ZodObject<{
  type: z.ZodString;
  display_name: z.ZodString;
  organization_details: z.ZodOptional<z.ZodNullable<typeof Participant>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  type: is.text,
  display_name: is.text,
  organization_details: z.nullish(Participant),
}))();
export const ThreadAttachment: z.ZodObject<{
  id: z.ZodString;
  name: z.ZodString;
  size: z.ZodNumber;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  id: is.text,
  name: is.text,
  size: is.number,
}))();
export const ThreadMessage: z.ZodObject<{
  id: z.ZodString;
  body: z.ZodString;
  from: typeof Sender;
  to: z.ZodArray<typeof Participant>;
  attachments: z.ZodOptional<z.ZodNullable<z.ZodArray<typeof ThreadAttachment>>>;
  date_created: z.ZodString;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  id: is.text,
  body: is.text,
  from: Sender,
  to: z.array(Participant),
  attachments: z.nullish(z.array(ThreadAttachment)),
  date_created: is.text,
}))();
export const TopicType: z.ZodString = /* @__PURE__ */ (() => is.text)();
export const Topic: z.ZodObject<{
  type: typeof TopicType;
  value: z.ZodString;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  type: TopicType,
  value: is.text,
}))();
export const ThreadEntity: z.ZodObject<{
  type: z.ZodString;
  id: z.ZodString;
  label: z.ZodString;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  type: is.text,
  id: is.text,
  label: is.text,
}))();
export const ThreadMetadata: z.ZodObject<{
  total_count: z.ZodNumber;
  last_message_date: z.ZodString;
  last_sender: typeof Sender;
  shop_reply_needed_since: z.ZodNullable<z.ZodString>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  total_count: is.number,
  last_message_date: is.text,
  last_sender: Sender,
  shop_reply_needed_since: z.nullable(is.text),
}))();
export const NoReplyNeeded: z.ZodObject<{
  date: z.ZodString;
  user_type: z.ZodString;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  date: is.text,
  user_type: is.text,
}))();
export const ThreadDetails: z.ZodObject<{
  id: z.ZodString;
  topic: typeof Topic;
  entities: z.ZodOptional<z.ZodNullable<z.ZodArray<typeof ThreadEntity>>>;
  authorized_participants: z.ZodArray<typeof Participant>;
  current_participants: z.ZodArray<typeof Participant>;
  customer_organization: z.ZodOptional<z.ZodNullable<z.ZodObject<{
    id: z.ZodString;
    display_name: z.ZodString;
  }, z.core.$loose>>>;
  metadata: typeof ThreadMetadata;
  no_store_reply_needed: z.ZodOptional<z.ZodNullable<z.ZodArray<typeof NoReplyNeeded>>>;
  date_created: z.ZodString;
  date_updated: z.ZodString;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  id: is.text,
  topic: Topic,
  entities: z.nullish(z.array(ThreadEntity)),
  authorized_participants: z.array(Participant),
  current_participants: z.array(Participant),
  customer_organization: z.nullish(z.looseObject({
    id: is.text,
    display_name: is.text,
  })),
  metadata: ThreadMetadata,
  no_store_reply_needed: z.nullish(z.array(NoReplyNeeded)),
  date_created: is.text,
  date_updated: is.text,
}))();
export const ListedThread: z.ZodIntersection<z.ZodObject<{
  messages: z.ZodOptional<z.ZodNullable<z.ZodArray<typeof ThreadMessage>>>;
}, z.core.$loose>, typeof ThreadDetails> = /* @__PURE__ */ (() => z.intersection(z.looseObject({
  messages: z.nullish(z.array(ThreadMessage)),
}), ThreadDetails))();
export const LocalDateTime: z.ZodString = /* @__PURE__ */ (() => is.text.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?$/, 'Expected a date-time such as 2026-01-31T12:00:00'))();
export const LocalTimeSlot: z.ZodObject<{
  from: typeof LocalDateTime;
  to: typeof LocalDateTime;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  from: LocalDateTime,
  to: LocalDateTime,
}))();
export const LocationContact: z.ZodObject<{
  email: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  phone: z.ZodOptional<z.ZodNullable<z.ZodString>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  email: z.nullish(is.text.max(255)),
  phone: z.nullish(is.text.max(50)),
}))();
export const OpeningHours: z.ZodObject<{
  opening_time: z.ZodString;
  closing_time: z.ZodString;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  opening_time: is.text,
  closing_time: is.text,
}))();
export const WeeklyOpeningHours: z.ZodObject<{
  monday: z.ZodOptional<z.ZodNullable<z.ZodArray<typeof OpeningHours>>>;
  tuesday: z.ZodOptional<z.ZodNullable<z.ZodArray<typeof OpeningHours>>>;
  wednesday: z.ZodOptional<z.ZodNullable<z.ZodArray<typeof OpeningHours>>>;
  thursday: z.ZodOptional<z.ZodNullable<z.ZodArray<typeof OpeningHours>>>;
  friday: z.ZodOptional<z.ZodNullable<z.ZodArray<typeof OpeningHours>>>;
  saturday: z.ZodOptional<z.ZodNullable<z.ZodArray<typeof OpeningHours>>>;
  sunday: z.ZodOptional<z.ZodNullable<z.ZodArray<typeof OpeningHours>>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  monday: z.nullish(z.array(OpeningHours)),
  tuesday: z.nullish(z.array(OpeningHours)),
  wednesday: z.nullish(z.array(OpeningHours)),
  thursday: z.nullish(z.array(OpeningHours)),
  friday: z.nullish(z.array(OpeningHours)),
  saturday: z.nullish(z.array(OpeningHours)),
  sunday: z.nullish(z.array(OpeningHours)),
}))();
export const ServiceMedia: z.ZodObject<{
  mime_type: z.ZodString;
  url: z.ZodString;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  mime_type: is.text,
  url: is.text,
}))();
export const LocationDetails: z.ZodObject<{
  id: z.ZodString;
  label: z.ZodString;
  description: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  geography: typeof Geography;
  contact_info: z.ZodOptional<z.ZodNullable<typeof LocationContact>>;
  opening_hours: z.ZodOptional<z.ZodNullable<typeof WeeklyOpeningHours>>;
  medias: z.ZodOptional<z.ZodNullable<z.ZodArray<typeof ServiceMedia>>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  id: is.text,
  label: is.text,
  description: maybe.text,
  geography: Geography,
  contact_info: z.nullish(LocationContact),
  opening_hours: z.nullish(WeeklyOpeningHours),
  medias: z.nullish(z.array(ServiceMedia)),
}))();
export const LocationReference: z.ZodObject<{
  id: z.ZodString;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  id: is.text,
}))();
export const LocationType: z.ZodString = /* @__PURE__ */ (() => is.text)();
export const MessageBody: z.ZodString = /* @__PURE__ */ (() => is.text.min(3).max(50000))();
export const MessageFiles: z.ZodArray<z.ZodType<FileInput>> = /* @__PURE__ */ (() => z.array(upload()))();
export const Recipient: z.ZodObject<{
  type: typeof ParticipantType;
  id: z.ZodOptional<z.ZodString>;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  type: ParticipantType,
  id: z.optional(is.text),
}))();
export const ReasonTopic: z.ZodObject<{
  type: z.ZodLiteral<'REASON_CODE'>;
  value: z.ZodString;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  type: z.literal('REASON_CODE'),
  value: is.text.min(1).max(200),
}))();
export const TopicInput: z.ZodType<z.output<typeof FreeTextTopic | typeof ReasonTopic>> = /* @__PURE__ */ (() => tagged('type', {
  FREE_TEXT: FreeTextTopic,
  REASON_CODE: ReasonTopic,
}))();
export const MessageInput: z.ZodObject<{
  body: typeof MessageBody;
  to: z.ZodArray<typeof Recipient>;
  topic: z.ZodOptional<typeof TopicInput>;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  body: MessageBody,
  to: z.array(Recipient),
  topic: z.optional(TopicInput),
}))();
export const MessageRequest: z.ZodObject<{
  files: z.ZodOptional<typeof MessageFiles>;
  message_input: typeof MessageInput;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  files: z.optional(MessageFiles),
  message_input: MessageInput,
}))();
export const MessageSent: z.ZodObject<{
  message_id: z.ZodString;
  thread_id: z.ZodString;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  message_id: is.text,
  thread_id: is.text,
}))();
export const QuantityRule: z.ZodString = /* @__PURE__ */ (() => is.text)();
export const ModelQuantity: z.ZodObject<{
  on_marketplace: z.ZodArray<typeof QuantityRule>;
  per_order: z.ZodArray<typeof QuantityRule>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  on_marketplace: z.array(QuantityRule),
  per_order: z.array(QuantityRule),
}))();
export const UnitOptionType: z.ZodString = /* @__PURE__ */ (() => is.text)();
export const SingleElement: z.ZodObject<{
  minimum_number_of_elements: z.ZodNumber;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  minimum_number_of_elements: is.number,
}))();
export const ModelUnitOption: z.ZodObject<{
  code: z.ZodString;
  label: z.ZodString;
  type: typeof UnitOptionType;
  values: z.ZodArray<typeof CodeLabel>;
  order_configuration: z.ZodOptional<z.ZodNullable<typeof SingleElement>>;
  service_configuration: z.ZodOptional<z.ZodNullable<typeof SingleElement>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  code: is.text,
  label: is.text,
  type: UnitOptionType,
  values: z.array(CodeLabel),
  order_configuration: z.nullish(SingleElement),
  service_configuration: z.nullish(SingleElement),
}))();
export const UnitPrice: z.ZodObject<{
  code: z.ZodString;
  label: z.ZodString;
  amount: z.ZodNumber;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  code: is.text,
  label: is.text,
  amount: is.number,
}))();
export const UnitPrices: z.ZodObject<{
  code: z.ZodString;
  label: z.ZodString;
  type: typeof UnitOptionType;
  values: z.ZodArray<typeof UnitPrice>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  code: is.text,
  label: is.text,
  type: UnitOptionType,
  values: z.array(UnitPrice),
}))();
export const PriceOptionValue: z.ZodObject<{
  code: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  label: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  amount: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  code: maybe.text,
  label: maybe.text,
  amount: maybe.number,
}))();
export const ValueListPriceOption: z.ZodObject<{
  code: z.ZodString;
  label: z.ZodString;
  type: z.ZodLiteral<'VALUE_LIST'>;
  values: z.ZodArray<typeof PriceOptionValue>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  code: is.text,
  label: is.text,
  type: z.literal('VALUE_LIST'),
  values: z.array(PriceOptionValue),
}))();
export const PriceOption: z.ZodType<z.output<typeof BooleanPriceOption | typeof ValueListPriceOption>> = /* @__PURE__ */ (() => tagged('type', {
  BOOLEAN: BooleanPriceOption,
  VALUE_LIST: ValueListPriceOption,
}))();
export const MultiPricing: z.ZodObject<{
  type: z.ZodString;
  price_per_unit_options: z.ZodArray<typeof UnitPrices>;
  min_price_per_unit: z.ZodNumber;
  max_price_per_unit: z.ZodNumber;
  options: z.ZodOptional<z.ZodNullable<z.ZodArray<typeof PriceOption>>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  type: is.text,
  price_per_unit_options: z.array(UnitPrices),
  min_price_per_unit: is.number,
  max_price_per_unit: is.number,
  options: z.nullish(z.array(PriceOption)),
}))();
export const UnitPriceInput: z.ZodObject<{
  code: z.ZodString;
  amount: z.ZodNumber;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  code: is.text,
  amount: is.number,
}))();
export const UnitPricesInput: z.ZodObject<{
  code: z.ZodString;
  type: z.ZodString;
  values: z.ZodArray<typeof UnitPriceInput>;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  code: is.text,
  type: is.text,
  values: z.array(UnitPriceInput),
}))();
export const ValuePriceInput: z.ZodObject<{
  amount: typeof PriceInput;
  code: z.ZodString;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  amount: PriceInput,
  code: is.text,
}))();
export const ValueListPriceOptionInput: z.ZodObject<{
  code: z.ZodString;
  type: z.ZodLiteral<'VALUE_LIST'>;
  values: z.ZodArray<typeof ValuePriceInput>;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  code: is.text,
  type: z.literal('VALUE_LIST'),
  values: z.array(ValuePriceInput),
}))();
export const PriceOptionInput: z.ZodType<z.output<typeof BooleanPriceOptionInput | typeof ValueListPriceOptionInput>> = /* @__PURE__ */ (() => tagged('type', {
  BOOLEAN: BooleanPriceOptionInput,
  VALUE_LIST: ValueListPriceOptionInput,
}))();
export const MultiPricingInput: z.ZodObject<{
  type: z.ZodString;
  price_per_unit_options: z.ZodArray<typeof UnitPricesInput>;
  options: z.ZodOptional<z.ZodArray<typeof PriceOptionInput>>;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  type: is.text,
  price_per_unit_options: z.array(UnitPricesInput).max(1),
  options: z.optional(z.array(PriceOptionInput)),
}))();
export const OrderedUnit: z.ZodObject<{
  code: z.ZodString;
  amount: z.ZodNumber;
  ordered_quantity: z.ZodNumber;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  code: is.text,
  amount: is.number,
  ordered_quantity: is.number,
}))();
export const OrderedUnits: z.ZodObject<{
  code: z.ZodString;
  label: z.ZodString;
  type: z.ZodString;
  values: z.ZodArray<typeof OrderedUnit>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  code: is.text,
  label: is.text,
  type: is.text,
  values: z.array(OrderedUnit),
}))();
export const ServiceOrderOptionValue: z.ZodObject<{
  code: z.ZodString;
  label: z.ZodString;
  amount: z.ZodNumber;
  taxes: z.ZodOptional<z.ZodNullable<z.ZodArray<typeof ServiceOrderTax>>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  code: is.text,
  label: is.text,
  amount: is.number,
  taxes: z.nullish(z.array(ServiceOrderTax)),
}))();
export const ValueListServiceOrderOption: z.ZodObject<{
  code: z.ZodString;
  label: z.ZodString;
  type: z.ZodLiteral<'VALUE_LIST'>;
  values: z.ZodArray<typeof ServiceOrderOptionValue>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  code: is.text,
  label: is.text,
  type: z.literal('VALUE_LIST'),
  values: z.array(ServiceOrderOptionValue),
}))();
export const ServiceOrderOption: z.ZodType<z.output<typeof BooleanServiceOrderOption | typeof ValueListServiceOrderOption>> = /* @__PURE__ */ (() => tagged('type', {
  BOOLEAN: BooleanServiceOrderOption,
  VALUE_LIST: ValueListServiceOrderOption,
}))();
export const MultiServiceOrderPrice: z.ZodObject<{
  type: z.ZodString;
  ordered_service_units: z.ZodOptional<z.ZodNullable<z.ZodArray<typeof OrderedUnits>>>;
  options: z.ZodOptional<z.ZodNullable<z.ZodArray<typeof ServiceOrderOption>>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  type: is.text,
  ordered_service_units: z.nullish(z.array(OrderedUnits)),
  options: z.nullish(z.array(ServiceOrderOption)),
}))();
export const NoBooking: z.ZodObject<{
  type: z.ZodLiteral<'NO_BOOKING'>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  type: z.literal('NO_BOOKING'),
}))();
export const NoLocation: z.ZodObject<{
  type: z.ZodLiteral<'NO_LOCATION'>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  type: z.literal('NO_LOCATION'),
}))();
export const PriceOptionOnOrders: z.ZodObject<{
  maximum_number_of_elements: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  maximum_number_of_elements: maybe.number,
}))();
export const OperatorBooleanModelPriceOption: z.ZodIntersection<z.ZodObject<{
  order_configuration: z.ZodOptional<z.ZodNullable<typeof PriceOptionOnOrders>>;
}, z.core.$loose>, typeof BooleanModelPriceOption> = /* @__PURE__ */ (() => z.intersection(z.looseObject({
  order_configuration: z.nullish(PriceOptionOnOrders),
}), BooleanModelPriceOption))();
export const OperatorDecimalModelAttribute: z.ZodIntersection<z.ZodObject<{
  order_configuration: z.ZodOptional<z.ZodNullable<typeof AttributeOrderConfiguration>>;
}, z.core.$loose>, typeof DecimalModelAttribute> = /* @__PURE__ */ (() => z.intersection(z.looseObject({
  order_configuration: z.nullish(AttributeOrderConfiguration),
}), DecimalModelAttribute))();
export const PlainModelAttribute: z.ZodIntersection<z.ZodObject<{
  type: z.ZodString;
}, z.core.$loose>, typeof ModelAttributeDetails> = /* @__PURE__ */ (() => z.intersection(z.looseObject({
  type: is.text,
}), ModelAttributeDetails))();
export const OperatorPlainModelAttribute: z.ZodIntersection<z.ZodObject<{
  order_configuration: z.ZodOptional<z.ZodNullable<typeof AttributeOrderConfiguration>>;
}, z.core.$loose>, typeof PlainModelAttribute> = /* @__PURE__ */ (() => z.intersection(z.looseObject({
  order_configuration: z.nullish(AttributeOrderConfiguration),
}), PlainModelAttribute))();
export const ValueListModelAttribute: z.ZodIntersection<z.ZodObject<{
  type: z.ZodLiteral<'VALUE_LIST'>;
  available_values: z.ZodArray<typeof CodeLabel>;
}, z.core.$loose>, typeof ModelAttributeDetails> = /* @__PURE__ */ (() => z.intersection(z.looseObject({
  type: z.literal('VALUE_LIST'),
  available_values: z.array(CodeLabel),
}), ModelAttributeDetails))();
export const OperatorValueListModelAttribute: z.ZodIntersection<z.ZodObject<{
  order_configuration: z.ZodOptional<z.ZodNullable<typeof AttributeOrderConfiguration>>;
}, z.core.$loose>, typeof ValueListModelAttribute> = /* @__PURE__ */ (() => z.intersection(z.looseObject({
  order_configuration: z.nullish(AttributeOrderConfiguration),
}), ValueListModelAttribute))();
export const OperatorModelAttribute: z.ZodUnion<readonly [typeof OperatorPlainModelAttribute, typeof OperatorDecimalModelAttribute, typeof OperatorValueListModelAttribute]> = /* @__PURE__ */ (() => z.union([OperatorPlainModelAttribute, OperatorDecimalModelAttribute, OperatorValueListModelAttribute]))();
export const ValueListModelPriceOption: z.ZodObject<{
  code: z.ZodString;
  label: z.ZodString;
  type: z.ZodLiteral<'VALUE_LIST'>;
  available_values: z.ZodArray<typeof CodeLabel>;
  service_configuration: typeof ElementCounts;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  code: is.text,
  label: is.text,
  type: z.literal('VALUE_LIST'),
  available_values: z.array(CodeLabel),
  service_configuration: ElementCounts,
}))();
export const OperatorValueListModelPriceOption: z.ZodIntersection<z.ZodObject<{
  order_configuration: z.ZodOptional<z.ZodNullable<typeof PriceOptionOnOrders>>;
}, z.core.$loose>, typeof ValueListModelPriceOption> = /* @__PURE__ */ (() => z.intersection(z.looseObject({
  order_configuration: z.nullish(PriceOptionOnOrders),
}), ValueListModelPriceOption))();
export const OperatorModelPriceOption: z.ZodType<z.output<typeof OperatorBooleanModelPriceOption | typeof OperatorValueListModelPriceOption>> = /* @__PURE__ */ (() => tagged('type', {
  BOOLEAN: OperatorBooleanModelPriceOption,
  VALUE_LIST: OperatorValueListModelPriceOption,
}))();
export const PricingType: z.ZodString = /* @__PURE__ */ (() => is.text)();
export const OperatorModelPricing: z.ZodObject<{
  type: typeof PricingType;
  options: z.ZodOptional<z.ZodNullable<z.ZodArray<typeof OperatorModelPriceOption>>>;
  price_per_unit_options: z.ZodOptional<z.ZodNullable<z.ZodArray<typeof ModelUnitOption>>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  type: PricingType,
  options: z.nullish(z.array(OperatorModelPriceOption)),
  price_per_unit_options: z.nullish(z.array(ModelUnitOption)),
}))();
export const ServiceConsumption: z.ZodObject<{
  type: typeof ConsumptionType;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  type: ConsumptionType,
}))();
export const ServiceModelDetails: z.ZodObject<{
  code: z.ZodString;
  title: z.ZodString;
  description: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  categories: z.ZodArray<typeof CodeLabel>;
  booking: z.ZodObject<{
    type: typeof BookingType;
  }, z.core.$loose>;
  consumption: typeof ServiceConsumption;
  location: z.ZodObject<{
    type: typeof LocationType;
  }, z.core.$loose>;
  quantity: typeof ModelQuantity;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  code: is.text,
  title: is.text,
  description: maybe.text,
  categories: z.array(CodeLabel),
  booking: z.looseObject({
    type: BookingType,
  }),
  consumption: ServiceConsumption,
  location: z.looseObject({
    type: LocationType,
  }),
  quantity: ModelQuantity,
}))();
export const OperatorServiceModel: z.ZodIntersection<z.ZodObject<{
  custom_attributes: z.ZodArray<typeof OperatorModelAttribute>;
  pricing: typeof OperatorModelPricing;
}, z.core.$loose>, typeof ServiceModelDetails> = /* @__PURE__ */ (() => z.intersection(z.looseObject({
  custom_attributes: z.array(OperatorModelAttribute),
  pricing: OperatorModelPricing,
}), ServiceModelDetails))();
export const OperatorServiceModelPage: z.ZodObject<{
  data: z.ZodArray<typeof OperatorServiceModel>;
  next_page_token: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  previous_page_token: z.ZodOptional<z.ZodNullable<z.ZodString>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  data: z.array(OperatorServiceModel),
  next_page_token: maybe.text,
  previous_page_token: maybe.text,
}))();
export const ServiceOrderConsumption: z.ZodObject<{
  type: typeof ConsumptionType;
  date_consumed: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  date_expiration: z.ZodOptional<z.ZodNullable<z.ZodString>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  type: ConsumptionType,
  date_consumed: maybe.text,
  date_expiration: maybe.text,
}))();
export const OperatorServiceOrderConsumption: z.ZodIntersection<z.ZodObject<{
  voucher_code: z.ZodOptional<z.ZodNullable<z.ZodString>>;
}, z.core.$loose>, typeof ServiceOrderConsumption> = /* @__PURE__ */ (() => z.intersection(z.looseObject({
  voucher_code: maybe.text,
}), ServiceOrderConsumption))();
export const ServiceOrderCustomer: z.ZodObject<{
  id: z.ZodString;
  civility: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  first_name: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  last_name: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  phone_number: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  locale: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  billing_address: typeof ServiceOrderAddress;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  id: is.text,
  civility: maybe.text,
  first_name: maybe.text,
  last_name: maybe.text,
  phone_number: maybe.text,
  locale: maybe.text,
  billing_address: ServiceOrderAddress,
}))();
export const OperatorServiceOrderCustomer: z.ZodIntersection<z.ZodObject<{
  email: z.ZodOptional<z.ZodNullable<z.ZodString>>;
}, z.core.$loose>, typeof ServiceOrderCustomer> = /* @__PURE__ */ (() => z.intersection(z.looseObject({
  email: maybe.text,
}), ServiceOrderCustomer))();
export const OrderAcceptanceMode: z.ZodString = /* @__PURE__ */ (() => is.text)();
export const OrderValueListAttributeUpdate: z.ZodObject<{
  code: z.ZodString;
  type: z.ZodLiteral<'VALUE_LIST'>;
  value: z.ZodNullable<z.ZodArray<z.ZodString>>;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  code: is.text,
  type: z.literal('VALUE_LIST'),
  value: z.nullable(z.array(is.text)),
}))();
export const OrderBooleanAttributeUpdate: z.ZodObject<{
  code: z.ZodString;
  type: z.ZodLiteral<'BOOLEAN'>;
  value: z.ZodNullable<z.ZodBoolean>;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  code: is.text,
  type: z.literal('BOOLEAN'),
  value: z.nullable(is.flag),
}))();
export const OrderIntegerAttributeUpdate: z.ZodObject<{
  code: z.ZodString;
  type: z.ZodLiteral<'INTEGER'>;
  value: z.ZodNullable<z.ZodNumber>;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  code: is.text,
  type: z.literal('INTEGER'),
  value: z.nullable(is.number.int()),
}))();
export const OrderDecimalAttributeUpdate: z.ZodObject<{
  code: z.ZodString;
  type: z.ZodLiteral<'DECIMAL'>;
  value: z.ZodNullable<z.ZodNumber>;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  code: is.text,
  type: z.literal('DECIMAL'),
  value: z.nullable(is.number),
}))();
export const OrderDateTimeAttributeUpdate: z.ZodObject<{
  code: z.ZodString;
  type: z.ZodLiteral<'DATE_TIME'>;
  value: z.ZodNullable<z.ZodUnion<readonly [z.ZodString, z.ZodDate]>>;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  code: is.text,
  type: z.literal('DATE_TIME'),
  value: z.nullable(moment()),
}))();
export const OrderTextAttributeUpdate: z.ZodObject<{
  code: z.ZodString;
  type: z.ZodString;
  value: z.ZodNullable<z.ZodString>;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  code: is.text,
  type: is.text,
  value: z.nullable(is.text),
}))();
export const OrderAttributeUpdate: z.ZodType<z.output<typeof OrderValueListAttributeUpdate | typeof OrderBooleanAttributeUpdate | typeof OrderIntegerAttributeUpdate | typeof OrderDecimalAttributeUpdate | typeof OrderDateTimeAttributeUpdate | typeof OrderTextAttributeUpdate>> = /* @__PURE__ */ (() => tagged('type', {
  VALUE_LIST: OrderValueListAttributeUpdate,
  BOOLEAN: OrderBooleanAttributeUpdate,
  INTEGER: OrderIntegerAttributeUpdate,
  DECIMAL: OrderDecimalAttributeUpdate,
  DATE_TIME: OrderDateTimeAttributeUpdate,
  TEXT: OrderTextAttributeUpdate,
  LONG_TEXT: OrderTextAttributeUpdate,
  LINK: OrderTextAttributeUpdate,
  VIDEO: OrderTextAttributeUpdate,
}))();
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
export const OrderedService: z.ZodObject<{
  code: z.ZodString;
  title: z.ZodString;
  description: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  category: typeof CodeLabel;
  model: typeof CodeLabel;
  custom_attribute_values: z.ZodArray<typeof AttributeValue>;
  medias: z.ZodOptional<z.ZodNullable<z.ZodArray<typeof ServiceMedia>>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  code: is.text,
  title: is.text,
  description: maybe.text,
  category: CodeLabel,
  model: CodeLabel,
  custom_attribute_values: z.array(AttributeValue),
  medias: z.nullish(z.array(ServiceMedia)),
}))();
export const OverriddenDay: z.ZodObject<{
  availability: z.ZodString;
  opening_hours: z.ZodOptional<z.ZodNullable<z.ZodArray<typeof OpeningHours>>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  availability: is.text,
  opening_hours: z.nullish(z.array(OpeningHours)),
}))();
export const OverriddenOpeningHours: z.ZodObject<{
  monday: typeof OverriddenDay;
  tuesday: typeof OverriddenDay;
  wednesday: typeof OverriddenDay;
  thursday: typeof OverriddenDay;
  friday: typeof OverriddenDay;
  saturday: typeof OverriddenDay;
  sunday: typeof OverriddenDay;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  monday: OverriddenDay,
  tuesday: OverriddenDay,
  wednesday: OverriddenDay,
  thursday: OverriddenDay,
  friday: OverriddenDay,
  saturday: OverriddenDay,
  sunday: OverriddenDay,
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
export const StatisticsPeriod: z.ZodString = /* @__PURE__ */ (() => is.text)();
export const PeriodCount: z.ZodObject<{
  period: z.ZodOptional<z.ZodNullable<typeof StatisticsPeriod>>;
  value: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  period: z.nullish(StatisticsPeriod),
  value: maybe.number,
}))();
export const PeriodValue: z.ZodObject<{
  period: z.ZodOptional<z.ZodNullable<typeof StatisticsPeriod>>;
  value: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  period: z.nullish(StatisticsPeriod),
  value: maybe.number,
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
export const ValueListPriceOptionUpdate: z.ZodObject<{
  code: z.ZodString;
  type: z.ZodLiteral<'VALUE_LIST'>;
  values: z.ZodOptional<z.ZodNullable<z.ZodArray<typeof ValuePriceInput>>>;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  code: is.text,
  type: z.literal('VALUE_LIST'),
  values: z.optional(z.nullable(z.array(ValuePriceInput))),
}))();
export const PriceOptionUpdate: z.ZodType<z.output<typeof BooleanPriceOptionUpdate | typeof ValueListPriceOptionUpdate>> = /* @__PURE__ */ (() => tagged('type', {
  BOOLEAN: BooleanPriceOptionUpdate,
  VALUE_LIST: ValueListPriceOptionUpdate,
}))();
export const ProductIdentifier: z.ZodObject<{
  code: z.ZodString;
  value: z.ZodString;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  code: is.text,
  value: is.text,
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
export const ProductImportRequest: z.ZodObject<{
  file: z.ZodType<FileInput>;
  operator_format: z.ZodOptional<z.ZodBoolean>;
  conversion_type: z.ZodOptional<z.ZodString>;
  conversion_options: z.ZodOptional<typeof ConversionOptions>;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  file: upload(),
  operator_format: z.optional(is.flag),
  conversion_type: z.optional(is.text),
  conversion_options: z.optional(ConversionOptions),
}))();
export const ProductImportStarted: z.ZodObject<{
  import_id: z.ZodNumber;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  import_id: is.number,
}))();
export const RejectionDetails: z.ZodObject<{
  reason_code: z.ZodString;
  reason_label: z.ZodString;
  message: z.ZodOptional<z.ZodNullable<z.ZodString>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  reason_code: is.text,
  reason_label: is.text,
  message: maybe.text,
}))();
export const ProductSourceError: z.ZodObject<{
  code: z.ZodString;
  message: z.ZodString;
  channels: z.ZodOptional<z.ZodNullable<z.ZodArray<z.ZodString>>>;
  integration_details: z.ZodOptional<z.ZodNullable<z.ZodArray<typeof IntegrationDetail>>>;
  rejection_details: z.ZodOptional<z.ZodNullable<typeof RejectionDetails>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  code: is.text,
  message: is.text,
  channels: z.nullish(z.array(is.text)),
  integration_details: z.nullish(z.array(IntegrationDetail)),
  rejection_details: z.nullish(RejectionDetails),
}))();
export const ProductSourceState: z.ZodString = /* @__PURE__ */ (() => is.text)();
export const ProductSourceWarning: z.ZodObject<{
  code: z.ZodString;
  message: z.ZodString;
  attribute_code: z.ZodOptional<z.ZodNullable<z.ZodString>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  code: is.text,
  message: is.text,
  attribute_code: maybe.text,
}))();
export const ProductSourceStatus: z.ZodObject<{
  provider_unique_identifier: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  unique_identifiers: z.ZodOptional<z.ZodNullable<z.ZodArray<typeof ProductIdentifier>>>;
  status: typeof ProductSourceState;
  errors: z.ZodOptional<z.ZodNullable<z.ZodArray<typeof ProductSourceError>>>;
  warnings: z.ZodOptional<z.ZodNullable<z.ZodArray<typeof ProductSourceWarning>>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  provider_unique_identifier: maybe.text,
  unique_identifiers: z.nullish(z.array(ProductIdentifier)),
  status: ProductSourceState,
  errors: z.nullish(z.array(ProductSourceError)),
  warnings: z.nullish(z.array(ProductSourceWarning)),
}))();
export const ProductsStatusExportResponse: z.ZodArray<typeof ProductSourceStatus> = /* @__PURE__ */ (() => z.array(ProductSourceStatus))();
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
export const RequestedTime: z.ZodObject<{
  type: z.ZodLiteral<'DATETIME_REQUEST'>;
  time_slots: z.ZodArray<typeof LocalTimeSlot>;
  confirmed_time_slots: z.ZodOptional<z.ZodNullable<z.ZodArray<typeof LocalTimeSlot>>>;
  contact_info: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  contact_additional_info: z.ZodOptional<z.ZodNullable<z.ZodString>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  type: z.literal('DATETIME_REQUEST'),
  time_slots: z.array(LocalTimeSlot),
  confirmed_time_slots: z.nullish(z.array(LocalTimeSlot)),
  contact_info: maybe.text,
  contact_additional_info: maybe.text,
}))();
export const RequestedTimeBooking: z.ZodObject<{
  type: z.ZodLiteral<'DATETIME_REQUEST'>;
  duration: z.ZodString;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  type: z.literal('DATETIME_REQUEST'),
  duration: is.text,
}))();
export const ServiceDuration: z.ZodString = /* @__PURE__ */ (() => is.text)();
export const RequestedTimeBookingInput: z.ZodObject<{
  type: z.ZodLiteral<'DATETIME_REQUEST'>;
  duration: typeof ServiceDuration;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  type: z.literal('DATETIME_REQUEST'),
  duration: ServiceDuration,
}))();
export const Session: z.ZodObject<{
  id: z.ZodString;
  available_units: z.ZodNumber;
  time_slot: z.ZodObject<{
    start: z.ZodString;
    end: z.ZodString;
  }, z.core.$loose>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  id: is.text,
  available_units: is.number,
  time_slot: z.looseObject({
    start: is.text,
    end: is.text,
  }),
}))();
export const ScheduledBooking: z.ZodObject<{
  type: z.ZodLiteral<'SCHEDULED_EVENTS'>;
  duration: z.ZodString;
  sessions: z.ZodOptional<z.ZodNullable<z.ZodArray<typeof Session>>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  type: z.literal('SCHEDULED_EVENTS'),
  duration: is.text,
  sessions: z.nullish(z.array(Session)),
}))();
export const SessionStart: z.ZodObject<{
  start: z.ZodUnion<readonly [z.ZodString, z.ZodDate]>;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  start: moment(),
}))();
export const SessionInput: z.ZodObject<{
  available_units: z.ZodNumber;
  time_slot: typeof SessionStart;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  available_units: is.number.int().min(0),
  time_slot: SessionStart,
}))();
export const ScheduledBookingInput: z.ZodObject<{
  type: z.ZodLiteral<'SCHEDULED_EVENTS'>;
  duration: typeof ServiceDuration;
  sessions: z.ZodArray<typeof SessionInput>;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  type: z.literal('SCHEDULED_EVENTS'),
  duration: ServiceDuration,
  sessions: z.array(SessionInput).min(1).max(300),
}))();
export const SessionUpdate: z.ZodObject<{
  id: z.ZodOptional<z.ZodString>;
  available_units: z.ZodNumber;
  time_slot: typeof SessionStart;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  id: z.optional(is.text),
  available_units: is.number.int().min(0),
  time_slot: SessionStart,
}))();
export const ScheduledBookingUpdate: z.ZodObject<{
  type: z.ZodLiteral<'SCHEDULED_EVENTS'>;
  duration: z.ZodOptional<typeof ServiceDuration>;
  sessions: z.ZodOptional<z.ZodArray<typeof SessionUpdate>>;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  type: z.literal('SCHEDULED_EVENTS'),
  duration: z.optional(ServiceDuration),
  sessions: z.optional(z.array(SessionUpdate).max(300)),
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
export const ServiceModelName: z.ZodObject<{
  code: z.ZodString;
  title: z.ZodString;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  code: is.text,
  title: is.text,
}))();
export const ServiceBooking: z.ZodType<z.output<typeof NoBooking | typeof RequestedTimeBooking | typeof ScheduledBooking>> = /* @__PURE__ */ (() => tagged('type', {
  NO_BOOKING: NoBooking,
  DATETIME_REQUEST: RequestedTimeBooking,
  SCHEDULED_EVENTS: ScheduledBooking,
}))();
export const ShopLocationPoint: z.ZodObject<{
  type: z.ZodLiteral<'POINT'>;
  geocode: typeof Coordinates;
  distance: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  type: z.literal('POINT'),
  geocode: Coordinates,
  distance: maybe.number,
}))();
export const ShopLocationCircle: z.ZodObject<{
  type: z.ZodLiteral<'CIRCLE'>;
  center: typeof Coordinates;
  radius: typeof Radius;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  type: z.literal('CIRCLE'),
  center: Coordinates,
  radius: Radius,
}))();
export const ShopLocationZone: z.ZodObject<{
  reference_id: z.ZodString;
  formatted_address: z.ZodString;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  reference_id: is.text,
  formatted_address: is.text,
}))();
export const ShopLocationZones: z.ZodObject<{
  type: z.ZodLiteral<'ZONE_REFERENCES'>;
  zone_references: z.ZodArray<typeof ShopLocationZone>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  type: z.literal('ZONE_REFERENCES'),
  zone_references: z.array(ShopLocationZone),
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
export const ShopLocations: z.ZodObject<{
  type: z.ZodString;
  shop_locations: z.ZodArray<typeof ShopLocation>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  type: is.text,
  shop_locations: z.array(ShopLocation),
}))();
export const ServiceLocation: z.ZodType<z.output<typeof NoLocation | typeof ShopLocations>> = /* @__PURE__ */ (() => tagged('type', {
  NO_LOCATION: NoLocation,
  AT_CUSTOMER_LOCATION: ShopLocations,
  AT_SHOP_LOCATION: ShopLocations,
}))();
export const SinglePricing: z.ZodObject<{
  type: z.ZodString;
  price_per_unit: z.ZodNumber;
  min_price_per_unit: z.ZodNumber;
  max_price_per_unit: z.ZodNumber;
  options: z.ZodOptional<z.ZodNullable<z.ZodArray<typeof PriceOption>>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  type: is.text,
  price_per_unit: is.number,
  min_price_per_unit: is.number,
  max_price_per_unit: is.number,
  options: z.nullish(z.array(PriceOption)),
}))();
export const ServicePricing: z.ZodType<z.output<typeof SinglePricing | typeof MultiPricing>> = /* @__PURE__ */ (() => tagged('type', {
  FIXED_PRICE: SinglePricing,
  ESTIMATED_PRICE: SinglePricing,
  FIXED_PRICE_MULTI: MultiPricing,
  ESTIMATED_PRICE_MULTI: MultiPricing,
}))();
export const UnlimitedQuantity: z.ZodObject<{
  type: z.ZodLiteral<'NO_QUANTITY'>;
  max_per_order: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  type: z.literal('NO_QUANTITY'),
  max_per_order: maybe.number,
}))();
export const ServiceQuantity: z.ZodType<z.output<typeof UnlimitedQuantity | typeof LimitedQuantity>> = /* @__PURE__ */ (() => tagged('type', {
  NO_QUANTITY: UnlimitedQuantity,
  LIMITED: LimitedQuantity,
}))();
export const Service: z.ZodObject<{
  code: z.ZodString;
  title: z.ZodString;
  description: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  model: typeof ServiceModelName;
  category: typeof CodeLabel;
  booking: typeof ServiceBooking;
  consumption: typeof ServiceConsumption;
  location: typeof ServiceLocation;
  pricing: typeof ServicePricing;
  quantity: typeof ServiceQuantity;
  service_tax_code: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  custom_attribute_values: z.ZodArray<typeof AttributeValue>;
  medias: z.ZodOptional<z.ZodNullable<z.ZodArray<typeof ServiceMedia>>>;
  inactive_reasons: z.ZodArray<typeof InactiveReason>;
  date_availability_start: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  date_availability_end: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  date_created: z.ZodString;
  date_updated: z.ZodString;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  code: is.text,
  title: is.text,
  description: maybe.text,
  model: ServiceModelName,
  category: CodeLabel,
  booking: ServiceBooking,
  consumption: ServiceConsumption,
  location: ServiceLocation,
  pricing: ServicePricing,
  quantity: ServiceQuantity,
  service_tax_code: maybe.text,
  custom_attribute_values: z.array(AttributeValue),
  medias: z.nullish(z.array(ServiceMedia)),
  inactive_reasons: z.array(InactiveReason),
  date_availability_start: maybe.text,
  date_availability_end: maybe.text,
  date_created: is.text,
  date_updated: is.text,
}))();
export const ServiceAssessment: z.ZodObject<{
  code: z.ZodString;
  label: z.ZodString;
  response: z.ZodString;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  code: is.text,
  label: is.text,
  response: is.text,
}))();
export const ServiceBookingInput: z.ZodType<z.output<typeof NoBooking | typeof RequestedTimeBookingInput | typeof ScheduledBookingInput>> = /* @__PURE__ */ (() => tagged('type', {
  NO_BOOKING: NoBooking,
  DATETIME_REQUEST: RequestedTimeBookingInput,
  SCHEDULED_EVENTS: ScheduledBookingInput,
}))();
export const ServiceBookingUpdate: z.ZodType<z.output<typeof NoBooking | typeof RequestedTimeBookingInput | typeof ScheduledBookingUpdate>> = /* @__PURE__ */ (() => tagged('type', {
  NO_BOOKING: NoBooking,
  DATETIME_REQUEST: RequestedTimeBookingInput,
  SCHEDULED_EVENTS: ScheduledBookingUpdate,
}))();
export const ShopLocationsInput: z.ZodObject<{
  type: z.ZodString;
  shop_locations: z.ZodArray<typeof LocationReference>;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  type: is.text,
  shop_locations: z.array(LocationReference).min(1).max(65),
}))();
export const ServiceLocationInput: z.ZodType<z.output<typeof NoLocation | typeof ShopLocationsInput>> = /* @__PURE__ */ (() => tagged('type', {
  NO_LOCATION: NoLocation,
  AT_CUSTOMER_LOCATION: ShopLocationsInput,
  AT_SHOP_LOCATION: ShopLocationsInput,
}))();
export const ServiceLocationUpdate: z.ZodObject<{
  type: z.ZodString;
  shop_locations: z.ZodOptional<z.ZodArray<typeof LocationReference>>;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  type: is.text,
  shop_locations: z.optional(z.array(LocationReference).min(1).max(65)),
}))();
export const ServiceMessageBody: z.ZodString = /* @__PURE__ */ (() => is.text.min(3).max(10000))();
export const ServiceOrderBooking: z.ZodType<z.output<typeof NoBooking | typeof RequestedTime | typeof BookedSession>> = /* @__PURE__ */ (() => tagged('type', {
  NO_BOOKING: NoBooking,
  DATETIME_REQUEST: RequestedTime,
  SCHEDULED_EVENTS: BookedSession,
  SCHEDULED_EVENT: BookedSession,
}))();
export const TimeConfirmation: z.ZodObject<{
  type: z.ZodLiteral<'DATETIME_REQUEST'>;
  confirmed_time_slots: z.ZodArray<typeof LocalTimeSlot>;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  type: z.literal('DATETIME_REQUEST'),
  confirmed_time_slots: z.array(LocalTimeSlot).max(1),
}))();
export const SessionChoice: z.ZodObject<{
  type: z.ZodString;
  session: z.ZodObject<{
    id: z.ZodString;
  }, z.core.$strict>;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  type: is.text,
  session: z.strictObject({
    id: is.text,
  }),
}))();
export const ServiceOrderBookingUpdate: z.ZodType<z.output<typeof NoBooking | typeof TimeConfirmation | typeof SessionChoice>> = /* @__PURE__ */ (() => tagged('type', {
  NO_BOOKING: NoBooking,
  DATETIME_REQUEST: TimeConfirmation,
  SCHEDULED_EVENTS: SessionChoice,
  SCHEDULED_EVENT: SessionChoice,
}))();
export const ServiceOrderCommission: z.ZodObject<{
  amount_excluding_taxes: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
  amount_including_taxes: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
  commission_taxes: z.ZodOptional<z.ZodNullable<z.ZodArray<typeof CommissionTax>>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  amount_excluding_taxes: maybe.number,
  amount_including_taxes: maybe.number,
  commission_taxes: z.nullish(z.array(CommissionTax)),
}))();
export const ServiceOrderConsumptionRequest: z.ZodObject<{
  voucher_code: z.ZodOptional<z.ZodString>;
  date_consumed: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodDate]>>;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  voucher_code: z.optional(is.text),
  date_consumed: z.optional(moment()),
}))();
export const ServiceOrderState: z.ZodString = /* @__PURE__ */ (() => is.text)();
export const ServiceOrderWorkflow: z.ZodObject<{
  type: z.ZodString;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  type: is.text,
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
export const SingleServiceOrderPrice: z.ZodObject<{
  type: z.ZodString;
  amount: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
  quantity: z.ZodNumber;
  taxes: z.ZodOptional<z.ZodNullable<z.ZodArray<typeof ServiceOrderTax>>>;
  options: z.ZodOptional<z.ZodNullable<z.ZodArray<typeof ServiceOrderOption>>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  type: is.text,
  amount: maybe.number,
  quantity: is.number,
  taxes: z.nullish(z.array(ServiceOrderTax)),
  options: z.nullish(z.array(ServiceOrderOption)),
}))();
export const ServiceOrderPrice: z.ZodType<z.output<typeof SingleServiceOrderPrice | typeof MultiServiceOrderPrice>> = /* @__PURE__ */ (() => tagged('type', {
  FIXED_PRICE: SingleServiceOrderPrice,
  ESTIMATED_PRICE: SingleServiceOrderPrice,
  FIXED_PRICE_MULTI: MultiServiceOrderPrice,
  ESTIMATED_PRICE_MULTI: MultiServiceOrderPrice,
}))();
export const ServiceOrderRefund: z.ZodObject<{
  id: z.ZodString;
  state: z.ZodString;
  amount: z.ZodNumber;
  taxes: z.ZodArray<typeof ServiceOrderTax>;
  options: z.ZodOptional<z.ZodNullable<z.ZodArray<typeof ServiceOrderOption>>>;
  commission: typeof ServiceOrderCommission;
  reason_code: z.ZodString;
  creation_date: z.ZodString;
  transaction_date: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  transaction_number: z.ZodOptional<z.ZodNullable<z.ZodString>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
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
}))();
export const ServiceOrderWarning: z.ZodString = /* @__PURE__ */ (() => is.text)();
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
export const ServiceOrderEvaluation: z.ZodObject<{
  grade: z.ZodNumber;
  comment: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  assessments: z.ZodArray<typeof ServiceAssessment>;
  customer_id: z.ZodString;
  firstname: z.ZodString;
  lastname: z.ZodString;
  visible: z.ZodBoolean;
  reply: z.ZodOptional<z.ZodNullable<typeof EvaluationReply>>;
  date: z.ZodString;
  last_updated_date: z.ZodString;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
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
}))();
export const ServiceOrderOptionValueInput: z.ZodObject<{
  code: z.ZodString;
  amount: z.ZodNumber;
  taxes: z.ZodOptional<z.ZodArray<typeof ServiceOrderTax>>;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  code: is.text,
  amount: is.number.min(0).max(1000000000),
  taxes: z.optional(z.array(ServiceOrderTax)),
}))();
export const ValueListServiceOrderOptionInput: z.ZodObject<{
  code: z.ZodString;
  type: z.ZodLiteral<'VALUE_LIST'>;
  values: z.ZodOptional<z.ZodArray<typeof ServiceOrderOptionValueInput>>;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  code: is.text,
  type: z.literal('VALUE_LIST'),
  values: z.optional(z.array(ServiceOrderOptionValueInput)),
}))();
export const ServiceOrderOptionInput: z.ZodType<z.output<typeof BooleanServiceOrderOptionInput | typeof ValueListServiceOrderOptionInput>> = /* @__PURE__ */ (() => tagged('type', {
  BOOLEAN: BooleanServiceOrderOptionInput,
  VALUE_LIST: ValueListServiceOrderOptionInput,
}))();
export const ServiceOrderOptionValueUpdate: z.ZodObject<{
  code: z.ZodString;
  amount: z.ZodNumber;
  taxes: z.ZodOptional<z.ZodNullable<z.ZodArray<typeof ServiceOrderTax>>>;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  code: is.text,
  amount: is.number.min(0).max(1000000000),
  taxes: z.optional(z.nullable(z.array(ServiceOrderTax))),
}))();
export const ValueListServiceOrderOptionUpdate: z.ZodObject<{
  code: z.ZodString;
  type: z.ZodLiteral<'VALUE_LIST'>;
  values: z.ZodOptional<z.ZodNullable<z.ZodArray<typeof ServiceOrderOptionValueUpdate>>>;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  code: is.text,
  type: z.literal('VALUE_LIST'),
  values: z.optional(z.nullable(z.array(ServiceOrderOptionValueUpdate))),
}))();
export const ServiceOrderOptionUpdate: z.ZodType<z.output<typeof BooleanServiceOrderOptionUpdate | typeof ValueListServiceOrderOptionUpdate>> = /* @__PURE__ */ (() => tagged('type', {
  BOOLEAN: BooleanServiceOrderOptionUpdate,
  VALUE_LIST: ValueListServiceOrderOptionUpdate,
}))();
export const ServiceOrderRefundRequest: z.ZodObject<{
  amount: z.ZodNumber;
  currency_code: z.ZodString;
  reason_code: z.ZodString;
  taxes: z.ZodOptional<z.ZodArray<typeof ServiceOrderTax>>;
  options: z.ZodOptional<z.ZodArray<typeof ServiceOrderOptionInput>>;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  amount: is.number,
  currency_code: is.text,
  reason_code: is.text,
  taxes: z.optional(z.array(ServiceOrderTax)),
  options: z.optional(z.array(ServiceOrderOptionInput)),
}))();
export const ServiceOrderShop: z.ZodObject<{
  id: z.ZodNumber;
  name: z.ZodString;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  id: is.number,
  name: is.text,
}))();
export const ServiceReasonTopic: z.ZodObject<{
  type: z.ZodLiteral<'REASON_CODE'>;
  value: z.ZodString;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  type: z.literal('REASON_CODE'),
  value: is.text.min(3).max(200),
}))();
export const ServiceTopicInput: z.ZodType<z.output<typeof FreeTextTopic | typeof ServiceReasonTopic>> = /* @__PURE__ */ (() => tagged('type', {
  FREE_TEXT: FreeTextTopic,
  REASON_CODE: ServiceReasonTopic,
}))();
export const ServiceOrderThreadInput: z.ZodObject<{
  body: typeof ServiceMessageBody;
  to: z.ZodArray<z.ZodString>;
  topic: typeof ServiceTopicInput;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  body: ServiceMessageBody,
  to: z.array(is.text),
  topic: ServiceTopicInput,
}))();
export const ServiceOrderThreadRequest: z.ZodObject<{
  files: z.ZodOptional<typeof MessageFiles>;
  thread_input: typeof ServiceOrderThreadInput;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  files: z.optional(MessageFiles),
  thread_input: ServiceOrderThreadInput,
}))();
export const ServiceOrderUpdate: z.ZodObject<{
  booking: z.ZodOptional<typeof ServiceOrderBookingUpdate>;
  custom_attribute_values: z.ZodOptional<z.ZodArray<typeof OrderAttributeUpdate>>;
  price: z.ZodOptional<z.ZodObject<{
    options: z.ZodOptional<z.ZodArray<typeof ServiceOrderOptionUpdate>>;
  }, z.core.$strict>>;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  booking: z.optional(ServiceOrderBookingUpdate),
  custom_attribute_values: z.optional(z.array(OrderAttributeUpdate)),
  price: z.optional(z.strictObject({
    options: z.optional(z.array(ServiceOrderOptionUpdate)),
  })),
}))();
export const SinglePricingInput: z.ZodObject<{
  type: z.ZodString;
  price_per_unit: typeof PriceInput;
  options: z.ZodOptional<z.ZodArray<typeof PriceOptionInput>>;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  type: is.text,
  price_per_unit: PriceInput,
  options: z.optional(z.array(PriceOptionInput)),
}))();
export const ServicePricingInput: z.ZodType<z.output<typeof SinglePricingInput | typeof MultiPricingInput>> = /* @__PURE__ */ (() => tagged('type', {
  FIXED_PRICE: SinglePricingInput,
  ESTIMATED_PRICE: SinglePricingInput,
  FIXED_PRICE_MULTI: MultiPricingInput,
  ESTIMATED_PRICE_MULTI: MultiPricingInput,
}))();
export const ServicePricingUpdate: z.ZodObject<{
  type: z.ZodOptional<z.ZodString>;
  price_per_unit: z.ZodOptional<typeof PriceInput>;
  price_per_unit_options: z.ZodOptional<z.ZodArray<typeof UnitPricesInput>>;
  options: z.ZodOptional<z.ZodArray<typeof PriceOptionUpdate>>;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  type: z.optional(is.text),
  price_per_unit: z.optional(PriceInput),
  price_per_unit_options: z.optional(z.array(UnitPricesInput).max(1)),
  options: z.optional(z.array(PriceOptionUpdate)),
}))();
export const UnlimitedQuantityInput: z.ZodObject<{
  type: z.ZodLiteral<'NO_QUANTITY'>;
  max_per_order: z.ZodOptional<typeof MaximumPerOrder>;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  type: z.literal('NO_QUANTITY'),
  max_per_order: z.optional(MaximumPerOrder),
}))();
export const ServiceQuantityInput: z.ZodType<z.output<typeof UnlimitedQuantityInput | typeof LimitedQuantityInput>> = /* @__PURE__ */ (() => tagged('type', {
  NO_QUANTITY: UnlimitedQuantityInput,
  LIMITED: LimitedQuantityInput,
}))();
export const ServiceQuantityUpdate: z.ZodObject<{
  type: z.ZodString;
  available: z.ZodOptional<typeof AvailableUnits>;
  max_per_order: z.ZodOptional<typeof MaximumPerOrder>;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  type: is.text,
  available: z.optional(AvailableUnits),
  max_per_order: z.optional(MaximumPerOrder),
}))();
export const ServiceThreadInput: z.ZodObject<{
  body: typeof ServiceMessageBody;
  to: z.ZodArray<z.ZodString>;
  topic: typeof ServiceTopicInput;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  body: ServiceMessageBody,
  to: z.array(is.text),
  topic: ServiceTopicInput,
}))();
export const ServiceThreadRequest: z.ZodObject<{
  files: z.ZodOptional<typeof MessageFiles>;
  thread_input: typeof ServiceThreadInput;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  files: z.optional(MessageFiles),
  thread_input: ServiceThreadInput,
}))();
export const SettableInactiveReason: z.ZodString = /* @__PURE__ */ (() => is.text)();
export const ShopDocument: z.ZodIntersection<z.ZodObject<{
  shop_id: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
}, z.core.$loose>, typeof ShopDocumentDetails> = /* @__PURE__ */ (() => z.intersection(z.looseObject({
  shop_id: maybe.number,
}), ShopDocumentDetails))();
export const ShopDocumentList: z.ZodObject<{
  shop_documents: z.ZodArray<typeof ShopDocument>;
  total_count: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  shop_documents: z.array(ShopDocument),
  total_count: maybe.number,
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
export const ShopStatistics: z.ZodObject<{
  shop_id: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
  channel: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  last_updated_date: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  approval_delay: z.ZodOptional<z.ZodNullable<z.ZodArray<typeof PeriodCount>>>;
  approval_rate: z.ZodOptional<z.ZodNullable<z.ZodArray<typeof PeriodValue>>>;
  auto_refused_rate: z.ZodOptional<z.ZodNullable<z.ZodArray<typeof PeriodValue>>>;
  average_cart: z.ZodOptional<z.ZodNullable<z.ZodArray<typeof PeriodValue>>>;
  average_cart_with_shipping: z.ZodOptional<z.ZodNullable<z.ZodArray<typeof PeriodValue>>>;
  cancelation_rate: z.ZodOptional<z.ZodNullable<z.ZodArray<typeof PeriodValue>>>;
  consecutive_refused_orders_count: z.ZodOptional<z.ZodNullable<z.ZodArray<typeof PeriodCount>>>;
  evaluations_count: z.ZodOptional<z.ZodNullable<z.ZodArray<typeof PeriodCount>>>;
  grade: z.ZodOptional<z.ZodNullable<z.ZodArray<typeof PeriodValue>>>;
  incident_rate: z.ZodOptional<z.ZodNullable<z.ZodArray<typeof PeriodValue>>>;
  late_shipment_rate: z.ZodOptional<z.ZodNullable<z.ZodArray<typeof PeriodValue>>>;
  offers_count: z.ZodOptional<z.ZodNullable<z.ZodArray<typeof PeriodCount>>>;
  order_messages_response_delay: z.ZodOptional<z.ZodNullable<z.ZodArray<typeof PeriodCount>>>;
  orders_count: z.ZodOptional<z.ZodNullable<z.ZodArray<typeof PeriodCount>>>;
  refund_rate: z.ZodOptional<z.ZodNullable<z.ZodArray<typeof PeriodValue>>>;
  return_rate: z.ZodOptional<z.ZodNullable<z.ZodArray<typeof PeriodValue>>>;
  shipping_delay: z.ZodOptional<z.ZodNullable<z.ZodArray<typeof PeriodCount>>>;
  total_revenue: z.ZodOptional<z.ZodNullable<z.ZodArray<typeof PeriodValue>>>;
  valid_tracking_rate: z.ZodOptional<z.ZodNullable<z.ZodArray<typeof PeriodValue>>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
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
}))();
export const Thread: z.ZodIntersection<z.ZodObject<{
  messages: z.ZodArray<typeof ThreadMessage>;
}, z.core.$loose>, typeof ThreadDetails> = /* @__PURE__ */ (() => z.intersection(z.looseObject({
  messages: z.array(ThreadMessage),
}), ThreadDetails))();
export const ThreadEntityInput: z.ZodObject<{
  type: z.ZodString;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  type: is.text,
}))();
export const ThreadInput: z.ZodObject<{
  body: typeof MessageBody;
  entity: typeof ThreadEntityInput;
  topic: typeof TopicInput;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  body: MessageBody,
  entity: ThreadEntityInput,
  topic: TopicInput,
}))();
export const ThreadPage: z.ZodObject<{
  data: z.ZodArray<typeof ListedThread>;
  next_page_token: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  previous_page_token: z.ZodOptional<z.ZodNullable<z.ZodString>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  data: z.array(ListedThread),
  next_page_token: maybe.text,
  previous_page_token: maybe.text,
}))();
export const ThreadRequest: z.ZodObject<{
  files: z.ZodOptional<typeof MessageFiles>;
  thread_input: typeof ThreadInput;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  files: z.optional(MessageFiles),
  thread_input: ThreadInput,
}))();
export const TransactionCode: z.ZodObject<{
  code: z.ZodOptional<z.ZodNullable<z.ZodString>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  code: maybe.text,
}))();
export const TransactionOrderReferences: z.ZodObject<{
  order_reference_for_customer: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  order_reference_for_seller: z.ZodOptional<z.ZodNullable<z.ZodString>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  order_reference_for_customer: maybe.text,
  order_reference_for_seller: maybe.text,
}))();
export const TransactionOrderPayment: z.ZodObject<{
  imprint_number: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  payment_type: z.ZodOptional<z.ZodNullable<z.ZodString>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  imprint_number: maybe.text,
  payment_type: maybe.text,
}))();
export const TransactionOrder: z.ZodObject<{
  id: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  commercial_id: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  creation_date: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  references: z.ZodOptional<z.ZodNullable<typeof TransactionOrderReferences>>;
  payment_info: z.ZodOptional<z.ZodNullable<typeof TransactionOrderPayment>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  id: maybe.text,
  commercial_id: maybe.text,
  creation_date: maybe.text,
  references: z.nullish(TransactionOrderReferences),
  payment_info: z.nullish(TransactionOrderPayment),
}))();
export const TransactionReference: z.ZodObject<{
  id: z.ZodOptional<z.ZodNullable<z.ZodString>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  id: maybe.text,
}))();
export const TransactionTax: z.ZodObject<{
  code: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  rate: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  code: maybe.text,
  rate: maybe.number,
}))();
export const TransactionFee: z.ZodObject<{
  code: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  cancelations: z.ZodOptional<z.ZodNullable<z.ZodArray<typeof TransactionReference>>>;
  refunds: z.ZodOptional<z.ZodNullable<z.ZodArray<typeof TransactionReference>>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  code: maybe.text,
  cancelations: z.nullish(z.array(TransactionReference)),
  refunds: z.nullish(z.array(TransactionReference)),
}))();
export const TransactionItemReference: z.ZodObject<{
  type: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  value: z.ZodOptional<z.ZodNullable<z.ZodString>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  type: maybe.text,
  value: maybe.text,
}))();
export const TransactionOneOffItem: z.ZodObject<{
  description: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  operation_date: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  quantity: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
  unit_price: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
  references: z.ZodOptional<z.ZodNullable<z.ZodArray<typeof TransactionItemReference>>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  description: maybe.text,
  operation_date: maybe.text,
  quantity: maybe.number,
  unit_price: maybe.number,
  references: z.nullish(z.array(TransactionItemReference)),
}))();
export const TransactionManualDocument: z.ZodObject<{
  number: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  emission_date: z.ZodOptional<z.ZodNullable<z.ZodString>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  number: maybe.text,
  emission_date: maybe.text,
}))();
export const TransactionInfo: z.ZodObject<{
  number: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  date: z.ZodOptional<z.ZodNullable<z.ZodString>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  number: maybe.text,
  date: maybe.text,
}))();
export const TransactionEntities: z.ZodObject<{
  domain: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  channel: z.ZodOptional<z.ZodNullable<typeof TransactionCode>>;
  order: z.ZodOptional<z.ZodNullable<typeof TransactionOrder>>;
  order_line: z.ZodOptional<z.ZodNullable<typeof TransactionReference>>;
  order_tax: z.ZodOptional<z.ZodNullable<typeof TransactionTax>>;
  order_fee: z.ZodOptional<z.ZodNullable<typeof TransactionCode>>;
  shop_tax: z.ZodOptional<z.ZodNullable<typeof TransactionTax>>;
  shipment: z.ZodOptional<z.ZodNullable<typeof TransactionReference>>;
  debit: z.ZodOptional<z.ZodNullable<typeof TransactionReference>>;
  refund: z.ZodOptional<z.ZodNullable<typeof TransactionReference>>;
  fee: z.ZodOptional<z.ZodNullable<typeof TransactionFee>>;
  one_off_item: z.ZodOptional<z.ZodNullable<typeof TransactionOneOffItem>>;
  manual_accounting_document: z.ZodOptional<z.ZodNullable<typeof TransactionManualDocument>>;
  transaction_info: z.ZodOptional<z.ZodNullable<typeof TransactionInfo>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
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
}))();
export const TransactionExportError: z.ZodObject<{
  code: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  detail: z.ZodOptional<z.ZodNullable<z.ZodString>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  code: maybe.text,
  detail: maybe.text,
}))();
export const TransactionExportFormat: z.ZodString = /* @__PURE__ */ (() => is.text)();
export const TransactionType: z.ZodString = /* @__PURE__ */ (() => is.text)();
export const TransactionPaymentState: z.ZodString = /* @__PURE__ */ (() => is.text)();
export const TransactionExportRequest: z.ZodObject<{
  format: z.ZodOptional<typeof TransactionExportFormat>;
  items_per_chunk: z.ZodOptional<z.ZodNumber>;
  megabytes_per_chunk: z.ZodOptional<z.ZodNumber>;
  shop_id: z.ZodOptional<z.ZodNumber>;
  shop_model: z.ZodOptional<z.ZodArray<typeof ShopModel>>;
  shop_domain: z.ZodOptional<z.ZodArray<z.ZodString>>;
  date_created_from: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodDate]>>;
  date_created_to: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodDate]>>;
  transaction_date_from: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodDate]>>;
  transaction_date_to: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodDate]>>;
  last_updated_from: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodDate]>>;
  transaction_type: z.ZodOptional<z.ZodArray<typeof TransactionType>>;
  payment_state: z.ZodOptional<z.ZodArray<typeof TransactionPaymentState>>;
  pay_out_psp_codes: z.ZodOptional<z.ZodArray<typeof PayOutService>>;
  payment_voucher_number: z.ZodOptional<z.ZodString>;
  seller_billing_cycle_id: z.ZodOptional<z.ZodArray<z.ZodString>>;
  accounting_document_id: z.ZodOptional<z.ZodString>;
  accounting_document_number: z.ZodOptional<z.ZodString>;
  order_id: z.ZodOptional<z.ZodArray<z.ZodString>>;
  order_line_id: z.ZodOptional<z.ZodArray<z.ZodString>>;
  order_reference_for_customer: z.ZodOptional<z.ZodArray<z.ZodString>>;
  order_reference_for_seller: z.ZodOptional<z.ZodArray<z.ZodString>>;
  other_reference: z.ZodOptional<z.ZodArray<z.ZodString>>;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  format: z.optional(TransactionExportFormat),
  items_per_chunk: z.optional(is.number.int()),
  megabytes_per_chunk: z.optional(is.number.int()),
  shop_id: z.optional(is.number.int()),
  shop_model: z.optional(z.array(ShopModel)),
  shop_domain: z.optional(z.array(is.text).max(100)),
  date_created_from: z.optional(moment()),
  date_created_to: z.optional(moment()),
  transaction_date_from: z.optional(moment()),
  transaction_date_to: z.optional(moment()),
  last_updated_from: z.optional(moment()),
  transaction_type: z.optional(z.array(TransactionType).max(100)),
  payment_state: z.optional(z.array(TransactionPaymentState).max(100)),
  pay_out_psp_codes: z.optional(z.array(PayOutService)),
  payment_voucher_number: z.optional(is.text),
  seller_billing_cycle_id: z.optional(z.array(is.text.regex(/[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}/)).max(100)),
  accounting_document_id: z.optional(is.text),
  accounting_document_number: z.optional(is.text),
  order_id: z.optional(z.array(is.text).max(100)),
  order_line_id: z.optional(z.array(is.text).max(100)),
  order_reference_for_customer: z.optional(z.array(is.text).max(100)),
  order_reference_for_seller: z.optional(z.array(is.text).max(100)),
  other_reference: z.optional(z.array(is.text).max(100)),
}))();
export const TransactionExportStart: z.ZodObject<{
  tracking_id: z.ZodOptional<z.ZodNullable<z.ZodString>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  tracking_id: maybe.text,
}))();
export const TransactionExportState: z.ZodString = /* @__PURE__ */ (() => is.text)();
export const TransactionExportStatus: z.ZodObject<{
  status: z.ZodOptional<z.ZodNullable<typeof TransactionExportState>>;
  last_updated: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  urls: z.ZodOptional<z.ZodNullable<z.ZodArray<z.ZodString>>>;
  error: z.ZodOptional<z.ZodNullable<typeof TransactionExportError>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  status: z.nullish(TransactionExportState),
  last_updated: maybe.text,
  urls: z.nullish(z.array(is.text)),
  error: z.nullish(TransactionExportError),
}))();
export const TransactionLine: z.ZodObject<{
  id: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  type: z.ZodOptional<z.ZodNullable<typeof TransactionType>>;
  date_created: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  last_updated: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  currency_iso_code: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  amount: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
  amount_credited: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
  amount_debited: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
  balance: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
  psp_balance: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
  pay_out_psp_code: z.ZodOptional<z.ZodNullable<typeof PayOutService>>;
  payment_state: z.ZodOptional<z.ZodNullable<typeof TransactionPaymentState>>;
  seller_billing_cycle_id: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  accounting_document_id: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  accounting_document_number: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  accounting_document_creation_date: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  entities: z.ZodOptional<z.ZodNullable<typeof TransactionEntities>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
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
}))();
export const TransactionLogPage: z.ZodObject<{
  data: z.ZodArray<typeof TransactionLine>;
  next_page_token: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  previous_page_token: z.ZodOptional<z.ZodNullable<z.ZodString>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  data: z.array(TransactionLine),
  next_page_token: maybe.text,
  previous_page_token: maybe.text,
}))();
export const TypedReasonList: z.ZodObject<{
  reasons: z.ZodArray<typeof TypedReason>;
  total_count: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  reasons: z.array(TypedReason),
  total_count: maybe.number,
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
