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
export const AddressInput: z.ZodObject<{
  formatted_address: z.ZodString;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  formatted_address: is.text,
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
export const BillingCycleCore: z.ZodObject<{
  id: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  date_created: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  shop: z.ZodOptional<z.ZodNullable<typeof BilledShop>>;
  currency_iso_code: z.ZodOptional<z.ZodNullable<typeof CurrencyCode>>;
  amount_transferred_to_seller: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
  amount_transferred_to_operator: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
  payment_voucher_number: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  pay_out_psp_code: z.ZodOptional<z.ZodNullable<typeof PayOutService>>;
  pay_out: z.ZodOptional<z.ZodNullable<typeof PayOut>>;
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
export const CarrierDate: z.ZodObject<{
  date: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  time: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  offset: z.ZodOptional<z.ZodNullable<z.ZodString>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  date: maybe.text,
  time: maybe.text,
  offset: maybe.text,
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
export const CommissionTaxAmount: z.ZodObject<{
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
export const CsvDelimiter: z.ZodString = /* @__PURE__ */ (() => is.text)();
export const CustomerDebitStatus: z.ZodString = /* @__PURE__ */ (() => is.text)();
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
export const IssuerPerson: z.ZodObject<{
  civility: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  first_name: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  last_name: z.ZodOptional<z.ZodNullable<z.ZodString>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  civility: maybe.text,
  first_name: maybe.text,
  last_name: maybe.text,
}))();
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
export const DocumentRequestsUploadBody: z.ZodObject<{
  files: z.ZodArray<z.ZodType<FileInput>>;
  documents_input: typeof DocumentUpload;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  files: z.array(upload()).max(50),
  documents_input: DocumentUpload,
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
export const FrontBillingSummary: z.ZodIntersection<z.ZodObject<{
  total_mirakl_ads_debit_excl_tax: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
  total_mirakl_ads_debit_incl_tax: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
  total_mirakl_ads_credit_excl_tax: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
  total_mirakl_ads_credit_incl_tax: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
}, z.core.$loose>, typeof BillingSummary> = /* @__PURE__ */ (() => z.intersection(z.looseObject({
  total_mirakl_ads_debit_excl_tax: maybe.number,
  total_mirakl_ads_debit_incl_tax: maybe.number,
  total_mirakl_ads_credit_excl_tax: maybe.number,
  total_mirakl_ads_credit_incl_tax: maybe.number,
}), BillingSummary))();
export const FrontBillingCycle: z.ZodIntersection<z.ZodObject<{
  summary: z.ZodOptional<z.ZodNullable<typeof FrontBillingSummary>>;
}, z.core.$loose>, typeof BillingCycleCore> = /* @__PURE__ */ (() => z.intersection(z.looseObject({
  summary: z.nullish(FrontBillingSummary),
}), BillingCycleCore))();
export const FrontBillingCyclePage: z.ZodObject<{
  data: z.ZodArray<typeof FrontBillingCycle>;
  next_page_token: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  previous_page_token: z.ZodOptional<z.ZodNullable<z.ZodString>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  data: z.array(FrontBillingCycle),
  next_page_token: maybe.text,
  previous_page_token: maybe.text,
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
export const ImportOrigin: z.ZodString = /* @__PURE__ */ (() => is.text)();
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
export const MessageList: z.ZodObject<{
  messages: z.ZodArray<typeof Message>;
  total_count: z.ZodNumber;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  messages: z.array(Message),
  total_count: is.number,
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
export const OfferCore: z.ZodObject<{
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
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
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
export const ReturnState: z.ZodString = /* @__PURE__ */ (() => is.text)();
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
export const OpenedReturn: z.ZodIntersection<z.ZodObject<{
  state: z.ZodOptional<z.ZodNullable<typeof ReturnState>>;
}, z.core.$loose>, typeof ReturnDetails> = /* @__PURE__ */ (() => z.intersection(z.looseObject({
  state: z.nullish(ReturnState),
}), ReturnDetails))();
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
  shop: is.number.int(),
}), ProductImportRequest))();
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
export const OrderAcceptanceMode: z.ZodString = /* @__PURE__ */ (() => is.text)();
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
export const OrderBillingAddressUpdate: z.ZodObject<{
  city: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  civility: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  company: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  company_2: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  country: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  country_iso_code: z.ZodOptional<z.ZodUnion<readonly [typeof CountryCode, z.ZodNullable<z.ZodUnknown>]>>;
  firstname: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  lastname: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  phone: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  phone_secondary: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  state: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  street_1: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  street_2: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  zip_code: z.ZodOptional<z.ZodNullable<z.ZodString>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  city: z.optional(z.nullable(is.text)),
  civility: z.optional(z.nullable(is.text)),
  company: z.optional(z.nullable(is.text)),
  company_2: z.optional(z.nullable(is.text)),
  country: z.optional(z.nullable(is.text)),
  country_iso_code: z.optional(z.union([CountryCode, z.nullable(is.anything)])),
  firstname: z.optional(z.nullable(is.text)),
  lastname: z.optional(z.nullable(is.text)),
  phone: z.optional(z.nullable(is.text)),
  phone_secondary: z.optional(z.nullable(is.text)),
  state: z.optional(z.nullable(is.text)),
  street_1: z.optional(z.nullable(is.text)),
  street_2: z.optional(z.nullable(is.text)),
  zip_code: z.optional(z.nullable(is.text)),
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
export const OrderTaxMode: z.ZodString = /* @__PURE__ */ (() => is.text)();
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
export const OrderCommissionTax: z.ZodObject<{
  amount: z.ZodNumber;
  code: z.ZodString;
  rate: z.ZodNumber;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  amount: is.number,
  code: is.text,
  rate: is.number,
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
export const OrderContactUpdate: z.ZodObject<{
  customer_id: z.ZodOptional<z.ZodNullable<z.ZodString>>;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  customer_id: z.optional(z.nullable(is.text.max(50))),
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
export const OrderCore: z.ZodObject<{
  order_id: z.ZodString;
  acceptance_decision_date: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  can_cancel: z.ZodBoolean;
  can_shop_ship: z.ZodBoolean;
  channel: z.ZodOptional<z.ZodNullable<typeof CodeLabel>>;
  commercial_id: z.ZodString;
  created_date: z.ZodString;
  currency_iso_code: typeof CurrencyCode;
  customer_debited_date: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  customer_directly_pays_seller: z.ZodOptional<z.ZodNullable<z.ZodBoolean>>;
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
  customer_debited_date: maybe.text,
  customer_directly_pays_seller: maybe.flag,
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
export const OrganizationAddressUpdate: z.ZodObject<{
  city: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  country_iso_code: z.ZodOptional<z.ZodUnion<readonly [typeof CountryCode, z.ZodNullable<z.ZodUnknown>]>>;
  state: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  street_1: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  street_2: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  zip_code: z.ZodString;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  city: z.optional(z.nullable(is.text.max(255))),
  country_iso_code: z.optional(z.union([CountryCode, z.nullable(is.anything)])),
  state: z.optional(z.nullable(is.text.max(255))),
  street_1: z.optional(z.nullable(is.text.max(255))),
  street_2: z.optional(z.nullable(is.text.max(255))),
  zip_code: is.text.max(255),
}))();
export const OrderOrganizationUpdate: z.ZodObject<{
  address: z.ZodOptional<z.ZodUnion<readonly [typeof OrganizationAddressUpdate, z.ZodNullable<z.ZodUnknown>]>>;
  identification_number: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  name: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  tax_identification_number: z.ZodOptional<z.ZodNullable<z.ZodString>>;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  address: z.optional(z.union([OrganizationAddressUpdate, z.nullable(is.anything)])),
  identification_number: z.optional(z.nullable(is.text.max(255))),
  name: z.optional(z.nullable(is.text.max(255))),
  tax_identification_number: z.optional(z.nullable(is.text.max(255))),
}))();
export const OrderShippingAddressUpdate: z.ZodIntersection<z.ZodObject<{
  additional_info: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  internal_additional_info: z.ZodOptional<z.ZodNullable<z.ZodString>>;
}, z.core.$loose>, typeof OrderBillingAddressUpdate> = /* @__PURE__ */ (() => z.intersection(z.looseObject({
  additional_info: z.optional(z.nullable(is.text.max(1000))),
  internal_additional_info: z.optional(z.nullable(is.text.max(1000))),
}), OrderBillingAddressUpdate))();
export const OrderCustomerUpdate: z.ZodObject<{
  accounting_contact: z.ZodOptional<z.ZodUnion<readonly [typeof OrderContactUpdate, z.ZodNullable<z.ZodUnknown>]>>;
  billing_address: z.ZodOptional<z.ZodUnion<readonly [typeof OrderBillingAddressUpdate, z.ZodNullable<z.ZodUnknown>]>>;
  delivery_contact: z.ZodOptional<z.ZodUnion<readonly [typeof OrderContactUpdate, z.ZodNullable<z.ZodUnknown>]>>;
  organization: z.ZodOptional<z.ZodUnion<readonly [typeof OrderOrganizationUpdate, z.ZodNullable<z.ZodUnknown>]>>;
  shipping_address: z.ZodOptional<z.ZodUnion<readonly [typeof OrderShippingAddressUpdate, z.ZodNullable<z.ZodUnknown>]>>;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  accounting_contact: z.optional(z.union([OrderContactUpdate, z.nullable(is.anything)])),
  billing_address: z.optional(z.union([OrderBillingAddressUpdate, z.nullable(is.anything)])),
  delivery_contact: z.optional(z.union([OrderContactUpdate, z.nullable(is.anything)])),
  organization: z.optional(z.union([OrderOrganizationUpdate, z.nullable(is.anything)])),
  shipping_address: z.optional(z.union([OrderShippingAddressUpdate, z.nullable(is.anything)])),
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
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
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
export const OrderFundingPart: z.ZodObject<{
  amount: z.ZodNumber;
  method: z.ZodString;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  amount: is.number,
  method: is.text,
}))();
export const OrderFundingAmounts: z.ZodObject<{
  breakdown: z.ZodArray<typeof OrderFundingPart>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  breakdown: z.array(OrderFundingPart),
}))();
export const OrderFundingShare: z.ZodObject<{
  fees: typeof OrderFundingAmounts;
  offer: typeof OrderFundingAmounts;
  shipping: typeof OrderFundingAmounts;
  total_amount: z.ZodNumber;
  total_tax_amount: z.ZodNumber;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  fees: OrderFundingAmounts,
  offer: OrderFundingAmounts,
  shipping: OrderFundingAmounts,
  total_amount: is.number,
  total_tax_amount: is.number,
}))();
export const OrderFunding: z.ZodObject<{
  customer: typeof OrderFundingShare;
  operator: typeof OrderFundingShare;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  customer: OrderFundingShare,
  operator: OrderFundingShare,
}))();
export const OrderIbanUpdate: z.ZodObject<{
  '@type': z.ZodLiteral<'IBAN'>;
  iban: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  payment_reference: z.ZodOptional<z.ZodNullable<z.ZodString>>;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  '@type': z.literal('IBAN'),
  iban: z.optional(z.nullable(is.text.max(255))),
  payment_reference: z.optional(z.nullable(is.text)),
}))();
export const OrderInvoiceDocumentUpdate: z.ZodObject<{
  format: z.ZodOptional<z.ZodUnion<readonly [typeof OrderInvoiceFormat, z.ZodNullable<z.ZodUnknown>]>>;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  format: z.optional(z.union([OrderInvoiceFormat, z.nullable(is.anything)])),
}))();
export const OrderPaymentTermsUpdate: z.ZodObject<{
  days: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
  type: z.ZodOptional<z.ZodUnion<readonly [typeof PaymentTermsType, z.ZodNullable<z.ZodUnknown>]>>;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  days: z.optional(z.nullable(is.number.int())),
  type: z.optional(z.union([PaymentTermsType, z.nullable(is.anything)])),
}))();
export const OrderInvoiceDetailsUpdate: z.ZodObject<{
  document_details: z.ZodOptional<z.ZodArray<typeof OrderInvoiceDocumentUpdate>>;
  payment_terms: z.ZodOptional<z.ZodUnion<readonly [typeof OrderPaymentTermsUpdate, z.ZodNullable<z.ZodUnknown>]>>;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  document_details: z.optional(z.array(OrderInvoiceDocumentUpdate)),
  payment_terms: z.optional(z.union([OrderPaymentTermsUpdate, z.nullable(is.anything)])),
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
export const OrderLineCore: z.ZodObject<{
  order_line_id: z.ZodString;
  can_refund: z.ZodBoolean;
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
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  subject: is.text.min(3).max(200),
  body: MessageBody,
  to_customer: is.flag,
  to_operator: is.flag,
  to_shop: is.flag,
  document_ids: z.optional(z.array(is.number.int())),
}))();
export const OrderPaymentDestinationUpdate: z.ZodType<z.output<typeof OrderIbanUpdate>> = /* @__PURE__ */ (() => tagged('@type', {
  IBAN: OrderIbanUpdate,
}))();
export const OrderReferencesUpdate: z.ZodObject<{
  order_reference_for_seller: z.ZodOptional<z.ZodNullable<z.ZodString>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  order_reference_for_seller: z.optional(z.nullable(is.text.min(1).max(2000))),
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
export const OrderShopStatistics: z.ZodObject<{
  excluded: z.ZodBoolean;
  reason: z.ZodOptional<z.ZodNullable<z.ZodString>>;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  excluded: is.flag,
  reason: z.optional(z.nullable(is.text)),
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
export const OrdersUploadDocumentsBody: z.ZodObject<{
  files: z.ZodArray<z.ZodType<FileInput>>;
  order_documents: typeof OrderDocumentUpload;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  files: z.array(upload()).max(50),
  order_documents: OrderDocumentUpload,
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
export const PlatformOffer: z.ZodIntersection<z.ZodObject<{
  model: z.ZodOptional<z.ZodNullable<typeof ShopModel>>;
  shop_grade: z.ZodNumber;
  shop_id: z.ZodNumber;
  shop_name: z.ZodString;
}, z.core.$loose>, typeof OfferCore> = /* @__PURE__ */ (() => z.intersection(z.looseObject({
  model: z.nullish(ShopModel),
  shop_grade: is.number,
  shop_id: is.number,
  shop_name: is.text,
}), OfferCore))();
export const PlatformOfferExportRequest: z.ZodIntersection<z.ZodObject<{
  exclude_customer_specific_prices: z.ZodOptional<z.ZodBoolean>;
  models: z.ZodOptional<z.ZodArray<typeof ShopModel>>;
}, z.core.$loose>, typeof OfferExportRequest> = /* @__PURE__ */ (() => z.intersection(z.looseObject({
  exclude_customer_specific_prices: z.optional(is.flag),
  models: z.optional(z.array(ShopModel)),
}), OfferExportRequest))();
export const PlatformOfferState: z.ZodIntersection<z.ZodObject<{
  active: z.ZodBoolean;
}, z.core.$loose>, typeof OfferState> = /* @__PURE__ */ (() => z.intersection(z.looseObject({
  active: is.flag,
}), OfferState))();
export const PlatformOfferStateList: z.ZodObject<{
  offer_states: z.ZodArray<typeof PlatformOfferState>;
  total_count: z.ZodNumber;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  offer_states: z.array(PlatformOfferState),
  total_count: is.number,
}))();
export const PlatformOrderContact: z.ZodIntersection<z.ZodObject<{
  email: z.ZodString;
}, z.core.$loose>, typeof OrderContact> = /* @__PURE__ */ (() => z.intersection(z.looseObject({
  email: is.text,
}), OrderContact))();
export const PlatformOrderOrganization: z.ZodObject<{
  address: z.ZodOptional<z.ZodNullable<typeof OrganizationAddress>>;
  identification_number: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  name: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  organization_id: z.ZodString;
  tax_identification_number: z.ZodOptional<z.ZodNullable<z.ZodString>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  address: z.nullish(OrganizationAddress),
  identification_number: maybe.text,
  name: maybe.text,
  organization_id: is.text,
  tax_identification_number: maybe.text,
}))();
export const PlatformShippingAddress: z.ZodIntersection<z.ZodObject<{
  internal_additional_info: z.ZodOptional<z.ZodNullable<z.ZodString>>;
}, z.core.$loose>, typeof ShippingAddress> = /* @__PURE__ */ (() => z.intersection(z.looseObject({
  internal_additional_info: maybe.text,
}), ShippingAddress))();
export const PlatformOrderCustomer: z.ZodObject<{
  accounting_contact: z.ZodOptional<z.ZodNullable<typeof PlatformOrderContact>>;
  billing_address: typeof OrderBillingAddress;
  civility: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  customer_id: z.ZodString;
  delivery_contact: z.ZodOptional<z.ZodNullable<typeof PlatformOrderContact>>;
  email: z.ZodString;
  firstname: z.ZodString;
  lastname: z.ZodString;
  locale: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  organization: z.ZodOptional<z.ZodNullable<typeof PlatformOrderOrganization>>;
  shipping_address: typeof PlatformShippingAddress;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  accounting_contact: z.nullish(PlatformOrderContact),
  billing_address: OrderBillingAddress,
  civility: maybe.text,
  customer_id: is.text,
  delivery_contact: z.nullish(PlatformOrderContact),
  email: is.text,
  firstname: is.text,
  lastname: is.text,
  locale: maybe.text,
  organization: z.nullish(PlatformOrderOrganization),
  shipping_address: PlatformShippingAddress,
}))();
export const PlatformOrderCancelation: z.ZodIntersection<z.ZodObject<{
  funding: z.ZodOptional<z.ZodNullable<typeof OrderFunding>>;
}, z.core.$loose>, typeof OrderCancelation> = /* @__PURE__ */ (() => z.intersection(z.looseObject({
  funding: z.nullish(OrderFunding),
}), OrderCancelation))();
export const PlatformOrderRefund: z.ZodIntersection<z.ZodObject<{
  funding: z.ZodOptional<z.ZodNullable<typeof OrderFunding>>;
}, z.core.$loose>, typeof OrderRefund> = /* @__PURE__ */ (() => z.intersection(z.looseObject({
  funding: z.nullish(OrderFunding),
}), OrderRefund))();
export const PlatformOrderLine: z.ZodIntersection<z.ZodObject<{
  can_open_incident: z.ZodBoolean;
  cancelations: z.ZodArray<typeof PlatformOrderCancelation>;
  funding: z.ZodOptional<z.ZodNullable<typeof OrderFunding>>;
  refunds: z.ZodArray<typeof PlatformOrderRefund>;
  tax_recalculation_required: z.ZodBoolean;
}, z.core.$loose>, typeof OrderLineCore> = /* @__PURE__ */ (() => z.intersection(z.looseObject({
  can_open_incident: is.flag,
  cancelations: z.array(PlatformOrderCancelation),
  funding: z.nullish(OrderFunding),
  refunds: z.array(PlatformOrderRefund),
  tax_recalculation_required: is.flag,
}), OrderLineCore))();
export const PlatformOrder: z.ZodIntersection<z.ZodObject<{
  can_evaluate: z.ZodBoolean;
  commissionable: z.ZodOptional<z.ZodNullable<z.ZodBoolean>>;
  customer: typeof PlatformOrderCustomer;
  imprint_number: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  order_lines: z.ZodArray<typeof PlatformOrderLine>;
  pay_out_psp_code: typeof PayOutService;
  payment_destination: z.ZodOptional<z.ZodNullable<typeof PaymentDestination>>;
  shop_id: z.ZodNumber;
  shop_name: z.ZodString;
  waiting_funding_confirmation: z.ZodOptional<z.ZodNullable<z.ZodBoolean>>;
  waiting_tax_confirmation: z.ZodOptional<z.ZodNullable<z.ZodBoolean>>;
}, z.core.$loose>, typeof OrderCore> = /* @__PURE__ */ (() => z.intersection(z.looseObject({
  can_evaluate: is.flag,
  commissionable: maybe.flag,
  customer: PlatformOrderCustomer,
  imprint_number: maybe.text,
  order_lines: z.array(PlatformOrderLine),
  pay_out_psp_code: PayOutService,
  payment_destination: z.nullish(PaymentDestination),
  shop_id: is.number,
  shop_name: is.text,
  waiting_funding_confirmation: maybe.flag,
  waiting_tax_confirmation: maybe.flag,
}), OrderCore))();
export const PlatformOrderExportRequest: z.ZodIntersection<z.ZodObject<{
  end_refund_creation_date: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodDate]>>;
  refund_state_codes: z.ZodOptional<z.ZodArray<typeof OrderRefundState>>;
  shop_ids: z.ZodOptional<z.ZodArray<z.ZodNumber>>;
  start_refund_creation_date: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodDate]>>;
  tax_recalculation_required_only: z.ZodOptional<z.ZodBoolean>;
  waiting_funding_confirmation: z.ZodOptional<z.ZodBoolean>;
  waiting_tax_confirmation: z.ZodOptional<z.ZodBoolean>;
}, z.core.$loose>, typeof OrderExportRequest> = /* @__PURE__ */ (() => z.intersection(z.looseObject({
  end_refund_creation_date: z.optional(moment()),
  refund_state_codes: z.optional(z.array(OrderRefundState)),
  shop_ids: z.optional(z.array(is.number.int()).max(100)),
  start_refund_creation_date: z.optional(moment()),
  tax_recalculation_required_only: z.optional(is.flag),
  waiting_funding_confirmation: z.optional(is.flag),
  waiting_tax_confirmation: z.optional(is.flag),
}), OrderExportRequest))();
export const PlatformOrderMessageRequest: z.ZodIntersection<z.ZodObject<{
  customer_email: z.ZodString;
  customer_firstname: z.ZodString;
  customer_id: z.ZodString;
  customer_lastname: z.ZodString;
  customer_locale: z.ZodOptional<z.ZodString>;
}, z.core.$loose>, typeof OrderMessageRequest> = /* @__PURE__ */ (() => z.intersection(z.looseObject({
  customer_email: is.text,
  customer_firstname: is.text,
  customer_id: is.text,
  customer_lastname: is.text,
  customer_locale: z.optional(is.text),
}), OrderMessageRequest))();
export const PlatformOrderPage: z.ZodObject<{
  orders: z.ZodArray<typeof PlatformOrder>;
  total_count: z.ZodNumber;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  orders: z.array(PlatformOrder),
  total_count: is.number,
}))();
export const PlatformOrderReferencesUpdate: z.ZodIntersection<z.ZodObject<{
  order_reference_for_customer: z.ZodOptional<z.ZodNullable<z.ZodString>>;
}, z.core.$loose>, typeof OrderReferencesUpdate> = /* @__PURE__ */ (() => z.intersection(z.looseObject({
  order_reference_for_customer: z.optional(z.nullable(is.text.min(1).max(2000))),
}), OrderReferencesUpdate))();
export const PlatformOrderTaxSetting: z.ZodIntersection<z.ZodObject<{
  active: z.ZodBoolean;
  included_in_commission: z.ZodBoolean;
  operator_withheld: z.ZodOptional<z.ZodNullable<z.ZodBoolean>>;
}, z.core.$loose>, typeof OrderTaxSetting> = /* @__PURE__ */ (() => z.intersection(z.looseObject({
  active: is.flag,
  included_in_commission: is.flag,
  operator_withheld: maybe.flag,
}), OrderTaxSetting))();
export const PlatformOrderTaxList: z.ZodObject<{
  taxes: z.ZodArray<typeof PlatformOrderTaxSetting>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  taxes: z.array(PlatformOrderTaxSetting),
}))();
export const UpdatedOrderContact: z.ZodObject<{
  customer_id: z.ZodOptional<z.ZodNullable<z.ZodString>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  customer_id: maybe.text,
}))();
export const UpdatedBillingAddress: z.ZodObject<{
  city: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  civility: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  company: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  company_2: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  country: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  country_iso_code: z.ZodOptional<z.ZodNullable<typeof CountryCode>>;
  firstname: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  lastname: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  phone: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  phone_secondary: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  state: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  street_1: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  street_2: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  zip_code: z.ZodOptional<z.ZodNullable<z.ZodString>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  city: maybe.text,
  civility: maybe.text,
  company: maybe.text,
  company_2: maybe.text,
  country: maybe.text,
  country_iso_code: z.nullish(CountryCode),
  firstname: maybe.text,
  lastname: maybe.text,
  phone: maybe.text,
  phone_secondary: maybe.text,
  state: maybe.text,
  street_1: maybe.text,
  street_2: maybe.text,
  zip_code: maybe.text,
}))();
export const UpdatedOrganizationAddress: z.ZodObject<{
  city: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  country_iso_code: z.ZodOptional<z.ZodNullable<typeof CountryCode>>;
  state: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  street_1: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  street_2: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  zip_code: z.ZodOptional<z.ZodNullable<z.ZodString>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  city: maybe.text,
  country_iso_code: z.nullish(CountryCode),
  state: maybe.text,
  street_1: maybe.text,
  street_2: maybe.text,
  zip_code: maybe.text,
}))();
export const UpdatedOrganization: z.ZodObject<{
  address: z.ZodOptional<z.ZodNullable<typeof UpdatedOrganizationAddress>>;
  identification_number: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  name: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  tax_identification_number: z.ZodOptional<z.ZodNullable<z.ZodString>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  address: z.nullish(UpdatedOrganizationAddress),
  identification_number: maybe.text,
  name: maybe.text,
  tax_identification_number: maybe.text,
}))();
export const UpdatedShippingAddress: z.ZodIntersection<z.ZodObject<{
  additional_info: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  internal_additional_info: z.ZodOptional<z.ZodNullable<z.ZodString>>;
}, z.core.$loose>, typeof UpdatedBillingAddress> = /* @__PURE__ */ (() => z.intersection(z.looseObject({
  additional_info: maybe.text,
  internal_additional_info: maybe.text,
}), UpdatedBillingAddress))();
export const UpdatedOrderCustomer: z.ZodObject<{
  accounting_contact: z.ZodOptional<z.ZodNullable<typeof UpdatedOrderContact>>;
  billing_address: z.ZodOptional<z.ZodNullable<typeof UpdatedBillingAddress>>;
  delivery_contact: z.ZodOptional<z.ZodNullable<typeof UpdatedOrderContact>>;
  organization: z.ZodOptional<z.ZodNullable<typeof UpdatedOrganization>>;
  shipping_address: z.ZodOptional<z.ZodNullable<typeof UpdatedShippingAddress>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  accounting_contact: z.nullish(UpdatedOrderContact),
  billing_address: z.nullish(UpdatedBillingAddress),
  delivery_contact: z.nullish(UpdatedOrderContact),
  organization: z.nullish(UpdatedOrganization),
  shipping_address: z.nullish(UpdatedShippingAddress),
}))();
export const UpdatedDeliveryDate: z.ZodObject<{
  earliest: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  latest: z.ZodOptional<z.ZodNullable<z.ZodString>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  earliest: maybe.text,
  latest: maybe.text,
}))();
export const UpdatedPaymentTerms: z.ZodObject<{
  days: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
  type: z.ZodOptional<z.ZodNullable<typeof PaymentTermsType>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  days: maybe.number,
  type: z.nullish(PaymentTermsType),
}))();
export const UpdatedInvoiceDetails: z.ZodObject<{
  document_details: z.ZodOptional<z.ZodNullable<z.ZodArray<typeof OrderInvoiceDocument>>>;
  payment_terms: z.ZodOptional<z.ZodNullable<typeof UpdatedPaymentTerms>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  document_details: z.nullish(z.array(OrderInvoiceDocument)),
  payment_terms: z.nullish(UpdatedPaymentTerms),
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
export const UpdatedIban: z.ZodObject<{
  '@type': z.ZodLiteral<'IBAN'>;
  iban: z.ZodString;
  payment_reference: z.ZodOptional<z.ZodNullable<z.ZodString>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  '@type': z.literal('IBAN'),
  iban: is.text,
  payment_reference: maybe.text,
}))();
export const UpdatedPaymentDestination: z.ZodType<z.output<typeof UpdatedIban>> = /* @__PURE__ */ (() => tagged('@type', {
  IBAN: UpdatedIban,
}))();
export const UpdatedShopStatistics: z.ZodObject<{
  excluded: z.ZodOptional<z.ZodNullable<z.ZodBoolean>>;
  reason: z.ZodOptional<z.ZodNullable<z.ZodString>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  excluded: maybe.flag,
  reason: maybe.text,
}))();
export const PlatformUpdatedOrderValues: z.ZodObject<{
  customer: z.ZodOptional<z.ZodNullable<typeof UpdatedOrderCustomer>>;
  delivery_date: z.ZodOptional<z.ZodNullable<typeof UpdatedDeliveryDate>>;
  invoice_details: z.ZodOptional<z.ZodNullable<typeof UpdatedInvoiceDetails>>;
  leadtime_to_ship: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
  order_lines: z.ZodOptional<z.ZodNullable<z.ZodArray<typeof UpdatedOrderLine>>>;
  payment_destination: z.ZodOptional<z.ZodNullable<typeof UpdatedPaymentDestination>>;
  payment_workflow: z.ZodOptional<z.ZodNullable<typeof OrderPaymentWorkflow>>;
  references: z.ZodOptional<z.ZodNullable<typeof OrderReferences>>;
  shipping_deadline: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  shop_statistics: z.ZodOptional<z.ZodNullable<typeof UpdatedShopStatistics>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  customer: z.nullish(UpdatedOrderCustomer),
  delivery_date: z.nullish(UpdatedDeliveryDate),
  invoice_details: z.nullish(UpdatedInvoiceDetails),
  leadtime_to_ship: maybe.number,
  order_lines: z.nullish(z.array(UpdatedOrderLine)),
  payment_destination: z.nullish(UpdatedPaymentDestination),
  payment_workflow: z.nullish(OrderPaymentWorkflow),
  references: z.nullish(OrderReferences),
  shipping_deadline: maybe.text,
  shop_statistics: z.nullish(UpdatedShopStatistics),
}))();
export const PlatformUpdatedOrder: z.ZodObject<{
  errors: z.ZodOptional<z.ZodNullable<z.ZodArray<typeof InputError>>>;
  order_id: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  updated: z.ZodOptional<z.ZodNullable<typeof PlatformUpdatedOrderValues>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  errors: z.nullish(z.array(InputError)),
  order_id: maybe.text,
  updated: z.nullish(PlatformUpdatedOrderValues),
}))();
export const PlatformOrderUpdateResult: z.ZodObject<{
  updated_orders: z.ZodOptional<z.ZodNullable<z.ZodArray<typeof PlatformUpdatedOrder>>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  updated_orders: z.nullish(z.array(PlatformUpdatedOrder)),
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
export const PlatformProduct: z.ZodIntersection<z.ZodObject<{
  authorized_shop_ids: z.ZodArray<z.ZodString>;
}, z.core.$loose>, typeof Product> = /* @__PURE__ */ (() => z.intersection(z.looseObject({
  authorized_shop_ids: z.array(is.text),
}), Product))();
export const PlatformProductList: z.ZodObject<{
  products: z.ZodArray<typeof PlatformProduct>;
  total_count: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  products: z.array(PlatformProduct),
  total_count: maybe.number,
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
export const ProductOfferCore: z.ZodObject<{
  active: z.ZodBoolean;
  all_prices: z.ZodArray<typeof ProductOfferPrice>;
  allow_quote_requests: z.ZodOptional<z.ZodNullable<z.ZodBoolean>>;
  applicable_pricing: z.ZodOptional<z.ZodNullable<typeof ProductOfferPrice>>;
  currency_iso_code: typeof CurrencyCode;
  description: z.ZodString;
  eco_contributions: z.ZodOptional<z.ZodNullable<z.ZodArray<typeof OfferEcoContribution>>>;
  inactivity_reasons: z.ZodOptional<z.ZodNullable<z.ZodArray<typeof OfferInactivityReason>>>;
  is_professional: z.ZodBoolean;
  leadtime_to_ship: z.ZodNumber;
  min_shipping_price: z.ZodNumber;
  min_shipping_price_additional: z.ZodNumber;
  min_shipping_type: z.ZodString;
  min_shipping_zone: z.ZodString;
  msrp: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
  nb_evaluation: z.ZodNumber;
  price: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
  price_additional_info: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  retail_prices: z.ZodOptional<z.ZodNullable<z.ZodArray<typeof ProductOfferRetailPrice>>>;
  shipping_deadline: z.ZodString;
  shipping_types: z.ZodOptional<z.ZodNullable<z.ZodArray<typeof ProductOfferShipping>>>;
  shop_grade: z.ZodNumber;
  shop_name: z.ZodString;
  state_code: z.ZodString;
  total_price: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  active: is.flag,
  all_prices: z.array(ProductOfferPrice),
  allow_quote_requests: maybe.flag,
  applicable_pricing: z.nullish(ProductOfferPrice),
  currency_iso_code: CurrencyCode,
  description: is.text,
  eco_contributions: z.nullish(z.array(OfferEcoContribution)),
  inactivity_reasons: z.nullish(z.array(OfferInactivityReason)),
  is_professional: is.flag,
  leadtime_to_ship: is.number,
  min_shipping_price: is.number,
  min_shipping_price_additional: is.number,
  min_shipping_type: is.text,
  min_shipping_zone: is.text,
  msrp: maybe.number,
  nb_evaluation: is.number,
  price: maybe.number,
  price_additional_info: maybe.text,
  retail_prices: z.nullish(z.array(ProductOfferRetailPrice)),
  shipping_deadline: is.text,
  shipping_types: z.nullish(z.array(ProductOfferShipping)),
  shop_grade: is.number,
  shop_name: is.text,
  state_code: is.text,
  total_price: maybe.number,
}))();
export const PlatformProductOffer: z.ZodIntersection<z.ZodObject<{
  available_end_date: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  available_start_date: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  channels: z.ZodArray<z.ZodString>;
  discount: z.ZodOptional<z.ZodNullable<typeof OfferDiscount>>;
  favorite_rank: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
  fulfillment: typeof OfferFulfillment;
  logistic_class: typeof OfferLogisticClass;
  max_order_quantity: z.ZodNumber;
  min_order_quantity: z.ZodNumber;
  min_quantity_alert: z.ZodNumber;
  model: z.ZodOptional<z.ZodNullable<typeof ShopModel>>;
  offer_additional_fields: z.ZodOptional<z.ZodNullable<z.ZodArray<typeof AdditionalFieldValue>>>;
  offer_id: z.ZodNumber;
  package_quantity: z.ZodNumber;
  premium: z.ZodBoolean;
  product_tax_code: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  quantity: z.ZodNumber;
  shop_id: z.ZodNumber;
  shop_sku: z.ZodString;
  warehouses: z.ZodOptional<z.ZodNullable<z.ZodArray<typeof OfferWarehouse>>>;
}, z.core.$loose>, typeof ProductOfferCore> = /* @__PURE__ */ (() => z.intersection(z.looseObject({
  available_end_date: maybe.text,
  available_start_date: maybe.text,
  channels: z.array(is.text),
  discount: z.nullish(OfferDiscount),
  favorite_rank: maybe.number,
  fulfillment: OfferFulfillment,
  logistic_class: OfferLogisticClass,
  max_order_quantity: is.number,
  min_order_quantity: is.number,
  min_quantity_alert: is.number,
  model: z.nullish(ShopModel),
  offer_additional_fields: z.nullish(z.array(AdditionalFieldValue)),
  offer_id: is.number,
  package_quantity: is.number,
  premium: is.flag,
  product_tax_code: maybe.text,
  quantity: is.number,
  shop_id: is.number,
  shop_sku: is.text,
  warehouses: z.nullish(z.array(OfferWarehouse)),
}), ProductOfferCore))();
export const ProductMeasurement: z.ZodObject<{
  total_measurement_of_product: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
  unit: z.ZodString;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  total_measurement_of_product: maybe.number,
  unit: is.text,
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
export const ProductOfOffers: z.ZodObject<{
  category_code: z.ZodString;
  category_label: z.ZodString;
  measurement: z.ZodOptional<z.ZodNullable<typeof ProductMeasurement>>;
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
  product_brand: maybe.text,
  product_description: maybe.text,
  product_media: z.nullish(ProductOfferMedia),
  product_references: z.array(OfferProductReference),
  product_sku: is.text,
  product_title: is.text,
  total_count: is.number,
}))();
export const PlatformProductWithOffers: z.ZodIntersection<z.ZodObject<{
  offers: z.ZodOptional<z.ZodNullable<z.ZodArray<typeof PlatformProductOffer>>>;
}, z.core.$loose>, typeof ProductOfOffers> = /* @__PURE__ */ (() => z.intersection(z.looseObject({
  offers: z.nullish(z.array(PlatformProductOffer)),
}), ProductOfOffers))();
export const PlatformProductOfferPage: z.ZodObject<{
  products: z.ZodOptional<z.ZodNullable<z.ZodArray<typeof PlatformProductWithOffers>>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  products: z.nullish(z.array(PlatformProductWithOffers)),
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
export const PlatformPromotion: z.ZodIntersection<z.ZodObject<{
  shop_id: z.ZodNumber;
}, z.core.$loose>, typeof Promotion> = /* @__PURE__ */ (() => z.intersection(z.looseObject({
  shop_id: is.number,
}), Promotion))();
export const PlatformPromotionPage: z.ZodObject<{
  promotions: z.ZodArray<typeof PlatformPromotion>;
  total_count: z.ZodNumber;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  promotions: z.array(PlatformPromotion),
  total_count: is.number,
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
export const PlatformSingleShippingAddress: z.ZodIntersection<z.ZodObject<{
  internal_additional_info: z.ZodOptional<z.ZodNullable<z.ZodString>>;
}, z.core.$loose>, typeof SingleOrderShippingAddress> = /* @__PURE__ */ (() => z.intersection(z.looseObject({
  internal_additional_info: maybe.text,
}), SingleOrderShippingAddress))();
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
export const PlatformSingleOrderCustomer: z.ZodIntersection<z.ZodObject<{
  email: z.ZodString;
  shipping_address: z.ZodOptional<z.ZodNullable<typeof PlatformSingleShippingAddress>>;
}, z.core.$loose>, typeof SingleOrderCustomer> = /* @__PURE__ */ (() => z.intersection(z.looseObject({
  email: is.text,
  shipping_address: z.nullish(PlatformSingleShippingAddress),
}), SingleOrderCustomer))();
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
export const PlatformSingleOrderLine: z.ZodIntersection<z.ZodObject<{
  can_open_incident: z.ZodBoolean;
}, z.core.$loose>, typeof SingleOrderLine> = /* @__PURE__ */ (() => z.intersection(z.looseObject({
  can_open_incident: is.flag,
}), SingleOrderLine))();
export const SingleOrderCore: z.ZodObject<{
  order_id: z.ZodString;
  acceptance_decision_date: z.ZodString;
  commercial_id: z.ZodString;
  created_date: z.ZodString;
  has_customer_message: z.ZodBoolean;
  has_incident: z.ZodBoolean;
  has_invoice: z.ZodBoolean;
  last_updated_date: z.ZodString;
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
  has_customer_message: is.flag,
  has_incident: is.flag,
  has_invoice: is.flag,
  last_updated_date: is.text,
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
export const PlatformSingleOrder: z.ZodIntersection<z.ZodObject<{
  can_cancel: z.ZodBoolean;
  can_evaluate: z.ZodBoolean;
  customer: typeof PlatformSingleOrderCustomer;
  order_lines: z.ZodArray<typeof PlatformSingleOrderLine>;
  shop_id: z.ZodNumber;
  shop_name: z.ZodString;
}, z.core.$loose>, typeof SingleOrderCore> = /* @__PURE__ */ (() => z.intersection(z.looseObject({
  can_cancel: is.flag,
  can_evaluate: is.flag,
  customer: PlatformSingleOrderCustomer,
  order_lines: z.array(PlatformSingleOrderLine),
  shop_id: is.number,
  shop_name: is.text,
}), SingleOrderCore))();
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
export const PriceImportStarted: z.ZodObject<{
  import_id: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  importId: z.ZodOptional<z.ZodNullable<z.ZodString>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  import_id: maybe.text,
  importId: maybe.text,
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
export const SellerBillingCycle: z.ZodIntersection<z.ZodObject<{
  summary: z.ZodOptional<z.ZodNullable<typeof BillingSummary>>;
}, z.core.$loose>, typeof BillingCycleCore> = /* @__PURE__ */ (() => z.intersection(z.looseObject({
  summary: z.nullish(BillingSummary),
}), BillingCycleCore))();
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
export const StockImportStarted: z.ZodObject<{
  import_id: z.ZodOptional<z.ZodNullable<z.ZodString>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  import_id: maybe.text,
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
/** The body of each operation that has one. */
export const requests: {
  readonly S32: typeof DocumentsUploadBody;
  readonly P41: typeof OperatorProductImportRequest;
} = {
  S32: DocumentsUploadBody,
  P41: OperatorProductImportRequest,
};
