// Generated from specs/ by `pnpm generate`. Do not edit.
import type { FileInput } from '@tradelane/core';
import * as z from 'zod';

const is = /* @__PURE__ */ (() => ({ text: z.string(), number: z.number(), flag: z.boolean(), anything: z.unknown() }))();
const maybe = /* @__PURE__ */ (() => ({ text: z.nullish(is.text), number: z.nullish(is.number), flag: z.nullish(is.flag) }))();
/** A point in time, as text or as a `Date`. */
const moment = (): z.ZodUnion<readonly [z.ZodString, z.ZodDate]> => z.union([z.string(), z.date()]);
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
export const AttributeOrderConfiguration: z.ZodObject<{
  maximum_number_of_elements: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
  shop_permission: z.ZodString;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  maximum_number_of_elements: maybe.number,
  shop_permission: is.text,
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
export const BankAccountType: z.ZodString = /* @__PURE__ */ (() => is.text)();
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
export const ServiceOrderTax: z.ZodObject<{
  amount: z.ZodNumber;
  code: z.ZodString;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  amount: is.number,
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
export const BooleanServiceOrderOptionUpdate: z.ZodObject<{
  code: z.ZodString;
  type: z.ZodLiteral<'BOOLEAN'>;
  value: z.ZodOptional<z.ZodNullable<z.ZodBoolean>>;
  amount: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
  taxes: z.ZodOptional<z.ZodNullable<z.ZodArray<typeof ServiceOrderTax>>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  code: is.text,
  type: z.literal('BOOLEAN'),
  value: z.optional(z.nullable(is.flag)),
  amount: z.optional(z.nullable(is.number)),
  taxes: z.optional(z.nullable(z.array(ServiceOrderTax))),
}))();
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
export const ColombianInvoiceAccount: z.ZodIntersection<z.ZodObject<{
  '@type': z.ZodLiteral<'COLOMBIAN'>;
  account_number: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  bank_account_type: z.ZodOptional<z.ZodNullable<typeof BankAccountType>>;
}, z.core.$loose>, typeof InvoiceBankAccount> = /* @__PURE__ */ (() => z.intersection(z.looseObject({
  '@type': z.literal('COLOMBIAN'),
  account_number: maybe.text,
  bank_account_type: z.nullish(BankAccountType),
}), InvoiceBankAccount))();
export const CommissionTax: z.ZodObject<{
  amount: z.ZodNumber;
  code: z.ZodString;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  amount: is.number,
  code: is.text,
}))();
export const ConsumptionType: z.ZodString = /* @__PURE__ */ (() => is.text)();
export const Coordinates: z.ZodObject<{
  latitude: z.ZodNumber;
  longitude: z.ZodNumber;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  latitude: is.number,
  longitude: is.number,
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
export const ServiceMessageBody: z.ZodString = /* @__PURE__ */ (() => is.text)();
export const FreeTextTopic: z.ZodObject<{
  type: z.ZodLiteral<'FREE_TEXT'>;
  value: z.ZodString;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  type: z.literal('FREE_TEXT'),
  value: is.text,
}))();
export const ServiceReasonTopic: z.ZodObject<{
  type: z.ZodLiteral<'REASON_CODE'>;
  value: z.ZodString;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  type: z.literal('REASON_CODE'),
  value: is.text,
}))();
export const ServiceTopicInput: z.ZodType<z.output<typeof FreeTextTopic | typeof ServiceReasonTopic>> = /* @__PURE__ */ (() => tagged('type', {
  FREE_TEXT: FreeTextTopic,
  REASON_CODE: ServiceReasonTopic,
}))();
export const ServiceThreadInput: z.ZodObject<{
  body: typeof ServiceMessageBody;
  to: z.ZodArray<z.ZodString>;
  topic: typeof ServiceTopicInput;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  body: ServiceMessageBody,
  to: z.array(is.text),
  topic: ServiceTopicInput,
}))();
export const ThreadCustomer: z.ZodObject<{
  id: z.ZodString;
  civility: z.ZodOptional<z.ZodString>;
  first_name: z.ZodString;
  last_name: z.ZodString;
  email: z.ZodString;
  locale: z.ZodOptional<z.ZodString>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  id: is.text,
  civility: z.optional(is.text),
  first_name: is.text,
  last_name: is.text,
  email: is.text,
  locale: z.optional(is.text),
}))();
export const CustomerServiceThreadInput: z.ZodIntersection<z.ZodObject<{
  customer: typeof ThreadCustomer;
}, z.core.$loose>, typeof ServiceThreadInput> = /* @__PURE__ */ (() => z.intersection(z.looseObject({
  customer: ThreadCustomer,
}), ServiceThreadInput))();
export const MessageFiles: z.ZodArray<z.ZodType<FileInput>> = /* @__PURE__ */ (() => z.array(upload()))();
export const CustomerServiceThreadRequest: z.ZodObject<{
  files: z.ZodOptional<typeof MessageFiles>;
  thread_input: typeof CustomerServiceThreadInput;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  files: z.optional(MessageFiles),
  thread_input: CustomerServiceThreadInput,
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
export const PaymentVoucherNumber: z.ZodString = /* @__PURE__ */ (() => is.text)();
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
export const InputError: z.ZodObject<{
  code: z.ZodString;
  field: z.ZodString;
  message: z.ZodString;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  code: is.text,
  field: is.text,
  message: is.text,
}))();
export const LocalDateTime: z.ZodString = /* @__PURE__ */ (() => is.text)();
export const LocalTimeSlot: z.ZodObject<{
  from: typeof LocalDateTime;
  to: typeof LocalDateTime;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  from: LocalDateTime,
  to: LocalDateTime,
}))();
export const LocationType: z.ZodString = /* @__PURE__ */ (() => is.text)();
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
export const ServiceOrderState: z.ZodString = /* @__PURE__ */ (() => is.text)();
export const ServiceOrderWorkflow: z.ZodObject<{
  type: z.ZodString;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  type: is.text,
}))();
export const ServiceMedia: z.ZodObject<{
  mime_type: z.ZodString;
  url: z.ZodString;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  mime_type: is.text,
  url: is.text,
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
export const ServiceOrderBooking: z.ZodType<z.output<typeof NoBooking | typeof RequestedTime | typeof BookedSession>> = /* @__PURE__ */ (() => tagged('type', {
  NO_BOOKING: NoBooking,
  DATETIME_REQUEST: RequestedTime,
  SCHEDULED_EVENTS: BookedSession,
  SCHEDULED_EVENT: BookedSession,
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
export const Radius: z.ZodNumber = /* @__PURE__ */ (() => is.number)();
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
export const ServiceOrderCommission: z.ZodObject<{
  amount_excluding_taxes: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
  amount_including_taxes: z.ZodOptional<z.ZodNullable<z.ZodNumber>>;
  commission_taxes: z.ZodOptional<z.ZodNullable<z.ZodArray<typeof CommissionTax>>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  amount_excluding_taxes: maybe.number,
  amount_including_taxes: maybe.number,
  commission_taxes: z.nullish(z.array(CommissionTax)),
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
export const ServiceOrderShop: z.ZodObject<{
  id: z.ZodNumber;
  name: z.ZodString;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  id: is.number,
  name: is.text,
}))();
export const OperatorServiceOrder: z.ZodIntersection<z.ZodObject<{
  consumption: typeof OperatorServiceOrderConsumption;
  customer: typeof OperatorServiceOrderCustomer;
  shop: z.ZodOptional<z.ZodNullable<typeof ServiceOrderShop>>;
  imprint_number: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  payment_type: z.ZodOptional<z.ZodNullable<z.ZodString>>;
}, z.core.$loose>, typeof ServiceOrderDetails> = /* @__PURE__ */ (() => z.intersection(z.looseObject({
  consumption: OperatorServiceOrderConsumption,
  customer: OperatorServiceOrderCustomer,
  shop: z.nullish(ServiceOrderShop),
  imprint_number: maybe.text,
  payment_type: maybe.text,
}), ServiceOrderDetails))();
export const OrderAcceptanceMode: z.ZodString = /* @__PURE__ */ (() => is.text)();
export const OrderValueListAttributeUpdate: z.ZodObject<{
  code: z.ZodString;
  type: z.ZodLiteral<'VALUE_LIST'>;
  value: z.ZodNullable<z.ZodArray<z.ZodString>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  code: is.text,
  type: z.literal('VALUE_LIST'),
  value: z.nullable(z.array(is.text)),
}))();
export const OrderBooleanAttributeUpdate: z.ZodObject<{
  code: z.ZodString;
  type: z.ZodLiteral<'BOOLEAN'>;
  value: z.ZodNullable<z.ZodBoolean>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  code: is.text,
  type: z.literal('BOOLEAN'),
  value: z.nullable(is.flag),
}))();
export const OrderIntegerAttributeUpdate: z.ZodObject<{
  code: z.ZodString;
  type: z.ZodLiteral<'INTEGER'>;
  value: z.ZodNullable<z.ZodNumber>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  code: is.text,
  type: z.literal('INTEGER'),
  value: z.nullable(is.number),
}))();
export const OrderDecimalAttributeUpdate: z.ZodObject<{
  code: z.ZodString;
  type: z.ZodLiteral<'DECIMAL'>;
  value: z.ZodNullable<z.ZodNumber>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  code: is.text,
  type: z.literal('DECIMAL'),
  value: z.nullable(is.number),
}))();
export const OrderDateTimeAttributeUpdate: z.ZodObject<{
  code: z.ZodString;
  type: z.ZodLiteral<'DATE_TIME'>;
  value: z.ZodNullable<z.ZodUnion<readonly [z.ZodString, z.ZodDate]>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  code: is.text,
  type: z.literal('DATE_TIME'),
  value: z.nullable(moment()),
}))();
export const OrderTextAttributeUpdate: z.ZodObject<{
  code: z.ZodString;
  type: z.ZodString;
  value: z.ZodNullable<z.ZodString>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
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
export const ServiceAssessment: z.ZodObject<{
  code: z.ZodString;
  label: z.ZodString;
  response: z.ZodString;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  code: is.text,
  label: is.text,
  response: is.text,
}))();
export const TimeConfirmation: z.ZodObject<{
  type: z.ZodLiteral<'DATETIME_REQUEST'>;
  confirmed_time_slots: z.ZodArray<typeof LocalTimeSlot>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  type: z.literal('DATETIME_REQUEST'),
  confirmed_time_slots: z.array(LocalTimeSlot),
}))();
export const SessionChoice: z.ZodObject<{
  type: z.ZodString;
  session: z.ZodObject<{
    id: z.ZodString;
  }, z.core.$loose>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  type: is.text,
  session: z.looseObject({
    id: is.text,
  }),
}))();
export const ServiceOrderBookingUpdate: z.ZodType<z.output<typeof NoBooking | typeof TimeConfirmation | typeof SessionChoice>> = /* @__PURE__ */ (() => tagged('type', {
  NO_BOOKING: NoBooking,
  DATETIME_REQUEST: TimeConfirmation,
  SCHEDULED_EVENTS: SessionChoice,
  SCHEDULED_EVENT: SessionChoice,
}))();
export const ServiceOrderConsumptionRequest: z.ZodObject<{
  voucher_code: z.ZodOptional<z.ZodString>;
  date_consumed: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodDate]>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  voucher_code: z.optional(is.text),
  date_consumed: z.optional(moment()),
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
export const ServiceOrderOptionValueUpdate: z.ZodObject<{
  code: z.ZodString;
  amount: z.ZodNumber;
  taxes: z.ZodOptional<z.ZodNullable<z.ZodArray<typeof ServiceOrderTax>>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  code: is.text,
  amount: is.number,
  taxes: z.optional(z.nullable(z.array(ServiceOrderTax))),
}))();
export const ValueListServiceOrderOptionUpdate: z.ZodObject<{
  code: z.ZodString;
  type: z.ZodLiteral<'VALUE_LIST'>;
  values: z.ZodOptional<z.ZodNullable<z.ZodArray<typeof ServiceOrderOptionValueUpdate>>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  code: is.text,
  type: z.literal('VALUE_LIST'),
  values: z.optional(z.nullable(z.array(ServiceOrderOptionValueUpdate))),
}))();
export const ServiceOrderOptionUpdate: z.ZodType<z.output<typeof BooleanServiceOrderOptionUpdate | typeof ValueListServiceOrderOptionUpdate>> = /* @__PURE__ */ (() => tagged('type', {
  BOOLEAN: BooleanServiceOrderOptionUpdate,
  VALUE_LIST: ValueListServiceOrderOptionUpdate,
}))();
export const ServiceOrderThreadInput: z.ZodObject<{
  body: typeof ServiceMessageBody;
  to: z.ZodArray<z.ZodString>;
  topic: typeof ServiceTopicInput;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  body: ServiceMessageBody,
  to: z.array(is.text),
  topic: ServiceTopicInput,
}))();
export const ServiceOrderThreadRequest: z.ZodObject<{
  files: z.ZodOptional<typeof MessageFiles>;
  thread_input: typeof ServiceOrderThreadInput;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  files: z.optional(MessageFiles),
  thread_input: ServiceOrderThreadInput,
}))();
export const ServiceOrderUpdate: z.ZodObject<{
  booking: z.ZodOptional<typeof ServiceOrderBookingUpdate>;
  custom_attribute_values: z.ZodOptional<z.ZodArray<typeof OrderAttributeUpdate>>;
  price: z.ZodOptional<z.ZodObject<{
    options: z.ZodOptional<z.ZodArray<typeof ServiceOrderOptionUpdate>>;
  }, z.core.$loose>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  booking: z.optional(ServiceOrderBookingUpdate),
  custom_attribute_values: z.optional(z.array(OrderAttributeUpdate)),
  price: z.optional(z.looseObject({
    options: z.optional(z.array(ServiceOrderOptionUpdate)),
  })),
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
  readonly SOF43: typeof CustomerServiceThreadRequest;
  readonly SOR43: typeof ServiceOrderThreadRequest;
  readonly SOR04: typeof ServiceOrderUpdate;
  readonly SOR25: typeof ServiceOrderConsumptionRequest;
} = {
  S32: DocumentsUploadBody,
  SOF43: CustomerServiceThreadRequest,
  SOR43: ServiceOrderThreadRequest,
  SOR04: ServiceOrderUpdate,
  SOR25: ServiceOrderConsumptionRequest,
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
  readonly IV01: typeof FrontInvoicePage;
  readonly SM11: typeof OperatorServiceModelPage;
  readonly SOF43: typeof MessageSent;
  readonly SOR43: typeof MessageSent;
  readonly SOR04: typeof OperatorServiceOrder;
  readonly SOR51: typeof ServiceOrderEvaluation;
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
  IV01: FrontInvoicePage,
  SM11: OperatorServiceModelPage,
  SOF43: MessageSent,
  SOR43: MessageSent,
  SOR04: OperatorServiceOrder,
  SOR51: ServiceOrderEvaluation,
};

export { schemaCheck as check } from '@tradelane/core/schemas';
