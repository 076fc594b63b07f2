// Generated from specs/ by `pnpm generate`. Do not edit.
import type { FileInput } from '@tradelane/core';
import * as z from 'zod';
import type * as T from './types.ts';

const is = /* @__PURE__ */ (() => ({ text: z.string(), number: z.number(), flag: z.boolean(), anything: z.unknown() }))();
const maybe = /* @__PURE__ */ (() => ({ text: z.nullish(is.text), number: z.nullish(is.number), flag: z.nullish(is.flag) }))();
/** A point in time, as text or as a `Date`. */
const moment = (): z.ZodUnion<readonly [z.ZodString, z.ZodDate]> =>
  z.union([z.string().regex(/^\d{4}-\d\d-\d\d[Tt ]\d\d:\d\d:\d\d(\.\d+)?([Zz]|[+-]\d\d:?\d\d)$/, 'Expected a date-time such as 2026-01-31T12:00:00Z'), z.date()]);
/** A file to upload. The client checks it. */
const upload = (): z.ZodType<FileInput> => z.custom<FileInput>((value) => value !== undefined && value !== null);
/** Refers to a schema that contains the one that refers to it. */
function later<Value>(schema: () => unknown): z.ZodType<Value> {
  return z.lazy(schema as () => z.ZodType<Value>);
}

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

export const ActionErrorCode: z.ZodString = /* @__PURE__ */ (() => is.text)();
export const ActionError: z.ZodObject<{
  code: typeof ActionErrorCode;
  message: z.ZodString;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  code: ActionErrorCode,
  message: is.text,
}))();
export const ActionFailure: z.ZodObject<{
  status: z.ZodString;
  errors: z.ZodArray<typeof ActionError>;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  status: is.text,
  errors: z.array(ActionError).min(1),
}))();
export const ActionSuccess: z.ZodObject<{
  status: z.ZodLiteral<'SUCCESS'>;
  errors: z.ZodOptional<z.ZodArray<typeof ActionError>>;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  status: z.literal('SUCCESS'),
  errors: z.optional(z.array(ActionError)),
}))();
export const ActionOutcome: z.ZodType<z.output<typeof ActionSuccess | typeof ActionFailure>> = /* @__PURE__ */ (() => tagged('status', {
  SUCCESS: ActionSuccess,
  FAILURE: ActionFailure,
  FAILED: ActionFailure,
}))();
export const Address: z.ZodObject<{
  first_name: z.ZodOptional<z.ZodString>;
  last_name: z.ZodString;
  company: z.ZodOptional<z.ZodString>;
  street: z.ZodString;
  street_additional_info: z.ZodOptional<z.ZodString>;
  additional_info: z.ZodOptional<z.ZodString>;
  zip_code: z.ZodOptional<z.ZodString>;
  city: z.ZodString;
  state: z.ZodOptional<z.ZodString>;
  country: z.ZodOptional<z.ZodString>;
  country_iso_code: z.ZodOptional<z.ZodString>;
  phone: z.ZodOptional<z.ZodString>;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  first_name: z.optional(is.text),
  last_name: is.text,
  company: z.optional(is.text),
  street: is.text,
  street_additional_info: z.optional(is.text),
  additional_info: z.optional(is.text),
  zip_code: z.optional(is.text),
  city: is.text,
  state: z.optional(is.text),
  country: z.optional(is.text),
  country_iso_code: z.optional(is.text),
  phone: z.optional(is.text),
}))();
export const AdjustmentReason: z.ZodString = /* @__PURE__ */ (() => is.text)();
export const AdjustmentType: z.ZodString = /* @__PURE__ */ (() => is.text)();
export const AnyCondition: z.ZodObject<{
  any: z.ZodArray<z.ZodType<T.RuleCondition>>;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  any: z.array(later<T.RuleCondition>(() => RuleCondition)),
}))();
export const NotCondition: z.ZodObject<{
  not: z.ZodType<T.RuleCondition>;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  not: later<T.RuleCondition>(() => RuleCondition),
}))();
export const TaxonomyAttributeId: z.ZodString = /* @__PURE__ */ (() => is.text.min(1).max(255))();
export const IsSetCondition: z.ZodObject<{
  isSet: z.ZodObject<{
    attribute: typeof TaxonomyAttributeId;
  }, z.core.$strict>;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  isSet: z.strictObject({
    attribute: TaxonomyAttributeId,
  }),
}))();
export const RuleValue: z.ZodUnion<readonly [z.ZodString, z.ZodNumber, z.ZodBoolean]> = /* @__PURE__ */ (() => z.union([is.text, is.number, is.flag]))();
export const EqualsCondition: z.ZodObject<{
  equals: z.ZodObject<{
    attribute: typeof TaxonomyAttributeId;
    value: typeof RuleValue;
  }, z.core.$strict>;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  equals: z.strictObject({
    attribute: TaxonomyAttributeId,
    value: RuleValue,
  }),
}))();
export const InCondition: z.ZodObject<{
  in: z.ZodObject<{
    attribute: typeof TaxonomyAttributeId;
    values: z.ZodArray<typeof RuleValue>;
  }, z.core.$strict>;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  in: z.strictObject({
    attribute: TaxonomyAttributeId,
    values: z.array(RuleValue),
  }),
}))();
export const RuleCondition: z.ZodUnion<readonly [z.ZodType<T.AllCondition>, typeof AnyCondition, typeof NotCondition, typeof IsSetCondition, typeof EqualsCondition, typeof InCondition]> = /* @__PURE__ */ (() => z.union([later<T.AllCondition>(() => AllCondition), AnyCondition, NotCondition, IsSetCondition, EqualsCondition, InCondition]))();
export const AllCondition: z.ZodObject<{
  all: z.ZodArray<typeof RuleCondition>;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  all: z.array(RuleCondition),
}))();
export const AnonymizedOrder: z.ZodObject<{
  channel_id: z.ZodString;
  channel_order_id: z.ZodString;
  sub_channel_code: z.ZodOptional<z.ZodString>;
  anonymize_after: z.ZodUnion<readonly [z.ZodString, z.ZodDate]>;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  channel_id: is.text,
  channel_order_id: is.text,
  sub_channel_code: z.optional(is.text),
  anonymize_after: moment(),
}))();
export const AnonymizeAfterUpdate: z.ZodObject<{
  orders: z.ZodArray<typeof AnonymizedOrder>;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  orders: z.array(AnonymizedOrder).min(1).max(100),
}))();
export const AttributeId: z.ZodString = /* @__PURE__ */ (() => is.text.min(1).max(255))();
export const RequirementLevel: z.ZodString = /* @__PURE__ */ (() => is.text)();
export const AttributeRedefinition: z.ZodObject<{
  attribute: typeof TaxonomyAttributeId;
  requirementLevel: typeof RequirementLevel;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  attribute: TaxonomyAttributeId,
  requirementLevel: RequirementLevel,
}))();
export const BillingInfo: z.ZodObject<{
  address: z.ZodOptional<typeof Address>;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  address: z.optional(Address),
}))();
export const BooleanAttribute: z.ZodObject<{
  id: typeof AttributeId;
  type: z.ZodLiteral<'BOOLEAN'>;
  value: z.ZodBoolean;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  id: AttributeId,
  type: z.literal('BOOLEAN'),
  value: is.flag,
}))();
export const OfferAttributeId: z.ZodString = /* @__PURE__ */ (() => is.text.min(1))();
export const LocalizedText: z.ZodObject<{
  locale: z.ZodString;
  value: z.ZodString;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  locale: is.text,
  value: is.text,
}))();
export const OfferAttributeLabels: z.ZodArray<typeof LocalizedText> = /* @__PURE__ */ (() => z.array(LocalizedText).min(1))();
export const OfferAttributeDescriptions: z.ZodArray<typeof LocalizedText> = /* @__PURE__ */ (() => z.array(LocalizedText))();
export const ConfigurationModes: z.ZodArray<z.ZodString> = /* @__PURE__ */ (() => z.array(is.text).min(1))();
export const BooleanOfferAttributeDefinition: z.ZodObject<{
  id: typeof OfferAttributeId;
  type: z.ZodLiteral<'Boolean'>;
  labels: typeof OfferAttributeLabels;
  descriptions: z.ZodOptional<typeof OfferAttributeDescriptions>;
  requirement_level: typeof RequirementLevel;
  configuration_modes: typeof ConfigurationModes;
  default_value: z.ZodOptional<z.ZodBoolean>;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  id: OfferAttributeId,
  type: z.literal('Boolean'),
  labels: OfferAttributeLabels,
  descriptions: z.optional(OfferAttributeDescriptions),
  requirement_level: RequirementLevel,
  configuration_modes: ConfigurationModes,
  default_value: z.optional(is.flag),
}))();
export const CurrencyCode: z.ZodString = /* @__PURE__ */ (() => is.text.min(1).max(3).regex(/^[A-Z]{3}$/))();
export const QualitySuspensionReason: z.ZodObject<{
  rule: z.ZodString;
  rule_type: z.ZodOptional<z.ZodString>;
  rule_comparison_method: z.ZodOptional<z.ZodString>;
  stat_value: z.ZodOptional<z.ZodNumber>;
  threshold: z.ZodOptional<z.ZodNumber>;
  period: z.ZodOptional<z.ZodString>;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  rule: is.text,
  rule_type: z.optional(is.text),
  rule_comparison_method: z.optional(is.text),
  stat_value: z.optional(is.number),
  threshold: z.optional(is.number),
  period: z.optional(is.text),
}))();
export const SubChannel: z.ZodObject<{
  id: z.ZodString;
  name: z.ZodString;
  currency: typeof CurrencyCode;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  id: is.text,
  name: is.text,
  currency: CurrencyCode,
}))();
export const BusinessInformation: z.ZodObject<{
  currency: typeof CurrencyCode;
  updated_at: z.ZodUnion<readonly [z.ZodString, z.ZodDate]>;
  kyc_status: z.ZodOptional<z.ZodString>;
  kyc_status_reason: z.ZodOptional<z.ZodString>;
  missing_configuration: z.ZodOptional<z.ZodBoolean>;
  payment_information_configured: z.ZodOptional<z.ZodBoolean>;
  payment_information_warning: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  shipping_warning: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  quality_suspension_reasons: z.ZodOptional<z.ZodNullable<z.ZodArray<typeof QualitySuspensionReason>>>;
  sub_channels: z.ZodOptional<z.ZodArray<typeof SubChannel>>;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  currency: CurrencyCode,
  updated_at: moment(),
  kyc_status: z.optional(is.text),
  kyc_status_reason: z.optional(is.text),
  missing_configuration: z.optional(is.flag),
  payment_information_configured: z.optional(is.flag),
  payment_information_warning: z.optional(z.nullable(is.text)),
  shipping_warning: z.optional(z.nullable(is.text)),
  quality_suspension_reasons: z.optional(z.nullable(z.array(QualitySuspensionReason))),
  sub_channels: z.optional(z.array(SubChannel)),
}))();
export const ChannelCarrier: z.ZodObject<{
  channel_carrier_id: z.ZodString;
  name: z.ZodString;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  channel_carrier_id: is.text,
  name: is.text,
}))();
export const CarriersUpsert: z.ZodObject<{
  carriers: z.ZodArray<typeof ChannelCarrier>;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  carriers: z.array(ChannelCarrier).min(1).max(5000),
}))();
export const NumericOfferAttributeDefinition: z.ZodObject<{
  id: typeof OfferAttributeId;
  type: z.ZodLiteral<'Numeric'>;
  labels: typeof OfferAttributeLabels;
  descriptions: z.ZodOptional<typeof OfferAttributeDescriptions>;
  requirement_level: typeof RequirementLevel;
  configuration_modes: typeof ConfigurationModes;
  default_value: z.ZodOptional<z.ZodNumber>;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  id: OfferAttributeId,
  type: z.literal('Numeric'),
  labels: OfferAttributeLabels,
  descriptions: z.optional(OfferAttributeDescriptions),
  requirement_level: RequirementLevel,
  configuration_modes: ConfigurationModes,
  default_value: z.optional(is.number),
}))();
export const TextOfferAttributeDefinition: z.ZodObject<{
  id: typeof OfferAttributeId;
  type: z.ZodLiteral<'Text'>;
  labels: typeof OfferAttributeLabels;
  descriptions: z.ZodOptional<typeof OfferAttributeDescriptions>;
  requirement_level: typeof RequirementLevel;
  configuration_modes: typeof ConfigurationModes;
  max_size: z.ZodNumber;
  default_value: z.ZodOptional<z.ZodString>;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  id: OfferAttributeId,
  type: z.literal('Text'),
  labels: OfferAttributeLabels,
  descriptions: z.optional(OfferAttributeDescriptions),
  requirement_level: RequirementLevel,
  configuration_modes: ConfigurationModes,
  max_size: is.number.int(),
  default_value: z.optional(is.text),
}))();
export const OfferAttributeValue: z.ZodObject<{
  id: z.ZodString;
  labels: z.ZodOptional<z.ZodArray<typeof LocalizedText>>;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  id: is.text.min(1),
  labels: z.optional(z.array(LocalizedText)),
}))();
export const ListOfferAttributeDefinition: z.ZodObject<{
  id: typeof OfferAttributeId;
  type: z.ZodLiteral<'List'>;
  labels: typeof OfferAttributeLabels;
  descriptions: z.ZodOptional<typeof OfferAttributeDescriptions>;
  requirement_level: typeof RequirementLevel;
  configuration_modes: typeof ConfigurationModes;
  max_size: z.ZodNumber;
  values: z.ZodArray<typeof OfferAttributeValue>;
  default_values: z.ZodOptional<z.ZodArray<z.ZodString>>;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  id: OfferAttributeId,
  type: z.literal('List'),
  labels: OfferAttributeLabels,
  descriptions: z.optional(OfferAttributeDescriptions),
  requirement_level: RequirementLevel,
  configuration_modes: ConfigurationModes,
  max_size: is.number.int().min(1),
  values: z.array(OfferAttributeValue).max(100),
  default_values: z.optional(z.array(is.text)),
}))();
export const OfferAttributeDefinition: z.ZodType<z.output<typeof BooleanOfferAttributeDefinition | typeof NumericOfferAttributeDefinition | typeof TextOfferAttributeDefinition | typeof ListOfferAttributeDefinition>> = /* @__PURE__ */ (() => tagged('type', {
  Boolean: BooleanOfferAttributeDefinition,
  Numeric: NumericOfferAttributeDefinition,
  Text: TextOfferAttributeDefinition,
  List: ListOfferAttributeDefinition,
}))();
export const Support: z.ZodString = /* @__PURE__ */ (() => is.text)();
export const DiscountDateConfiguration: z.ZodObject<{
  requirement_level: z.ZodString;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  requirement_level: is.text,
}))();
export const DiscountPricePeriod: z.ZodObject<{
  support: typeof Support;
  start_date: typeof DiscountDateConfiguration;
  end_date: typeof DiscountDateConfiguration;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  support: Support,
  start_date: DiscountDateConfiguration,
  end_date: DiscountDateConfiguration,
}))();
export const PricingConfiguration: z.ZodObject<{
  discount_price_period: z.ZodOptional<typeof DiscountPricePeriod>;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  discount_price_period: z.optional(DiscountPricePeriod),
}))();
export const OfferConfiguration: z.ZodObject<{
  custom_attributes: z.ZodOptional<z.ZodArray<typeof OfferAttributeDefinition>>;
  pricing_configuration: z.ZodOptional<typeof PricingConfiguration>;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  custom_attributes: z.optional(z.array(OfferAttributeDefinition)),
  pricing_configuration: z.optional(PricingConfiguration),
}))();
export const StandardOfferAttribute: z.ZodString = /* @__PURE__ */ (() => is.text)();
export const UseCaseAttributes: z.ZodObject<{
  standard_attributes: z.ZodOptional<z.ZodArray<typeof StandardOfferAttribute>>;
  custom_attributes: z.ZodOptional<z.ZodArray<z.ZodString>>;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  standard_attributes: z.optional(z.array(StandardOfferAttribute)),
  custom_attributes: z.optional(z.array(is.text)),
}))();
export const UseCaseConfiguration: z.ZodObject<{
  support: typeof Support;
  required: typeof UseCaseAttributes;
  optional: z.ZodOptional<typeof UseCaseAttributes>;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  support: Support,
  required: UseCaseAttributes,
  optional: z.optional(UseCaseAttributes),
}))();
export const UseCaseConfigurations: z.ZodObject<{
  offer_creation: typeof UseCaseConfiguration;
  offer_update: typeof UseCaseConfiguration;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  offer_creation: UseCaseConfiguration,
  offer_update: UseCaseConfiguration,
}))();
export const CatalogConfiguration: z.ZodObject<{
  offer_configuration: z.ZodOptional<typeof OfferConfiguration>;
  use_case_configurations: z.ZodOptional<typeof UseCaseConfigurations>;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  offer_configuration: z.optional(OfferConfiguration),
  use_case_configurations: z.optional(UseCaseConfigurations),
}))();
export const CatalogDiagnostic: z.ZodObject<{
  message: z.ZodString;
  channel_diagnostic_id: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  channel_attribute_id: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  connector_override_action: z.ZodOptional<z.ZodNullable<z.ZodString>>;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  message: is.text,
  channel_diagnostic_id: z.optional(z.nullable(is.text)),
  channel_attribute_id: z.optional(z.nullable(is.text)),
  connector_override_action: z.optional(z.nullable(is.text)),
}))();
export const StringAttribute: z.ZodObject<{
  id: typeof AttributeId;
  type: z.ZodLiteral<'STRING'>;
  value: z.ZodString;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  id: AttributeId,
  type: z.literal('STRING'),
  value: is.text.max(100000),
}))();
export const NumericAttribute: z.ZodObject<{
  id: typeof AttributeId;
  type: z.ZodLiteral<'NUMERIC'>;
  value: z.ZodNumber;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  id: AttributeId,
  type: z.literal('NUMERIC'),
  value: is.number.min(-1000000000).max(1000000000),
}))();
export const DateAttribute: z.ZodObject<{
  id: typeof AttributeId;
  type: z.ZodLiteral<'DATE'>;
  value: z.ZodUnion<readonly [z.ZodString, z.ZodDate]>;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  id: AttributeId,
  type: z.literal('DATE'),
  value: moment(),
}))();
export const ListAttribute: z.ZodObject<{
  id: typeof AttributeId;
  type: z.ZodLiteral<'LIST'>;
  value: z.ZodArray<z.ZodString>;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  id: AttributeId,
  type: z.literal('LIST'),
  value: z.array(is.text.max(10000)).min(1).max(1000),
}))();
export const CustomAttribute: z.ZodType<z.output<typeof StringAttribute | typeof NumericAttribute | typeof BooleanAttribute | typeof DateAttribute | typeof ListAttribute>> = /* @__PURE__ */ (() => tagged('type', {
  STRING: StringAttribute,
  NUMERIC: NumericAttribute,
  BOOLEAN: BooleanAttribute,
  DATE: DateAttribute,
  LIST: ListAttribute,
}))();
export const CustomAttributes: z.ZodArray<typeof CustomAttribute> = /* @__PURE__ */ (() => z.array(CustomAttribute).max(1000))();
export const TaxonomyLabels: z.ZodArray<typeof LocalizedText> = /* @__PURE__ */ (() => z.array(LocalizedText).min(1))();
export const ProductAttributeDescriptions: z.ZodArray<typeof LocalizedText> = /* @__PURE__ */ (() => z.array(LocalizedText))();
export const StandardProductAttributes: z.ZodArray<z.ZodString> = /* @__PURE__ */ (() => z.array(is.text))();
export const ProductAttributeContext: z.ZodObject<{
  labels: z.ZodOptional<z.ZodArray<typeof LocalizedText>>;
  path: z.ZodOptional<z.ZodString>;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  labels: z.optional(z.array(LocalizedText)),
  path: z.optional(is.text),
}))();
export const DecimalProductAttribute: z.ZodObject<{
  id: typeof TaxonomyAttributeId;
  type: z.ZodLiteral<'Decimal'>;
  labels: typeof TaxonomyLabels;
  descriptions: typeof ProductAttributeDescriptions;
  requirement_level: typeof RequirementLevel;
  connect_standard_attributes: z.ZodOptional<typeof StandardProductAttributes>;
  context: z.ZodOptional<typeof ProductAttributeContext>;
  minimum: z.ZodOptional<z.ZodNumber>;
  maximum: z.ZodOptional<z.ZodNumber>;
  scale: z.ZodNumber;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  id: TaxonomyAttributeId,
  type: z.literal('Decimal'),
  labels: TaxonomyLabels,
  descriptions: ProductAttributeDescriptions,
  requirement_level: RequirementLevel,
  connect_standard_attributes: z.optional(StandardProductAttributes),
  context: z.optional(ProductAttributeContext),
  minimum: z.optional(is.number),
  maximum: z.optional(is.number),
  scale: is.number.int().min(0),
}))();
export const DeliveryWindow: z.ZodObject<{
  earliest: z.ZodUnion<readonly [z.ZodString, z.ZodDate]>;
  latest: z.ZodUnion<readonly [z.ZodString, z.ZodDate]>;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  earliest: moment(),
  latest: moment(),
}))();
export const DocumentOrigin: z.ZodObject<{
  channel_id: z.ZodString;
  channel_store_id: z.ZodString;
  sub_channel_code: z.ZodOptional<z.ZodString>;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  channel_id: is.text,
  channel_store_id: is.text,
  sub_channel_code: z.optional(is.text),
}))();
export const DocumentDeletion: z.ZodObject<{
  origin: typeof DocumentOrigin;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  origin: DocumentOrigin,
}))();
export const DocumentEntity: z.ZodObject<{
  id: z.ZodString;
  type: z.ZodString;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  id: is.text,
  type: is.text,
}))();
export const DocumentType: z.ZodString = /* @__PURE__ */ (() => is.text)();
export const DocumentMetadata: z.ZodObject<{
  channel_document_id: z.ZodString;
  type: typeof DocumentType;
  channel_type: z.ZodOptional<z.ZodString>;
  filename: z.ZodString;
  entity: z.ZodOptional<typeof DocumentEntity>;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  channel_document_id: is.text,
  type: DocumentType,
  channel_type: z.optional(is.text),
  filename: is.text.min(1).max(255),
  entity: z.optional(DocumentEntity),
}))();
export const DocumentUpload: z.ZodObject<{
  file: z.ZodType<FileInput>;
  metadata: typeof DocumentMetadata;
  origin: typeof DocumentOrigin;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  file: upload(),
  metadata: DocumentMetadata,
  origin: DocumentOrigin,
}))();
export const FulfillmentType: z.ZodString = /* @__PURE__ */ (() => is.text)();
export const Fulfillment: z.ZodObject<{
  type: typeof FulfillmentType;
  code: z.ZodOptional<z.ZodString>;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  type: FulfillmentType,
  code: z.optional(is.text),
}))();
export const IntegerProductAttribute: z.ZodObject<{
  id: typeof TaxonomyAttributeId;
  type: z.ZodLiteral<'Integer'>;
  labels: typeof TaxonomyLabels;
  descriptions: typeof ProductAttributeDescriptions;
  requirement_level: typeof RequirementLevel;
  connect_standard_attributes: z.ZodOptional<typeof StandardProductAttributes>;
  context: z.ZodOptional<typeof ProductAttributeContext>;
  minimum: z.ZodOptional<z.ZodNumber>;
  maximum: z.ZodOptional<z.ZodNumber>;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  id: TaxonomyAttributeId,
  type: z.literal('Integer'),
  labels: TaxonomyLabels,
  descriptions: ProductAttributeDescriptions,
  requirement_level: RequirementLevel,
  connect_standard_attributes: z.optional(StandardProductAttributes),
  context: z.optional(ProductAttributeContext),
  minimum: z.optional(is.number.int()),
  maximum: z.optional(is.number.int()),
}))();
export const ProductAttributeValue: z.ZodObject<{
  id: z.ZodString;
  labels: z.ZodOptional<typeof TaxonomyLabels>;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  id: is.text,
  labels: z.optional(TaxonomyLabels),
}))();
export const ListProductAttribute: z.ZodObject<{
  id: typeof TaxonomyAttributeId;
  type: z.ZodLiteral<'List'>;
  labels: typeof TaxonomyLabels;
  descriptions: typeof ProductAttributeDescriptions;
  requirement_level: typeof RequirementLevel;
  connect_standard_attributes: z.ZodOptional<typeof StandardProductAttributes>;
  context: z.ZodOptional<typeof ProductAttributeContext>;
  available_values: z.ZodArray<typeof ProductAttributeValue>;
  max_values: z.ZodOptional<z.ZodNumber>;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  id: TaxonomyAttributeId,
  type: z.literal('List'),
  labels: TaxonomyLabels,
  descriptions: ProductAttributeDescriptions,
  requirement_level: RequirementLevel,
  connect_standard_attributes: z.optional(StandardProductAttributes),
  context: z.optional(ProductAttributeContext),
  available_values: z.array(ProductAttributeValue).min(1).max(1000),
  max_values: z.optional(is.number.int().min(1)),
}))();
export const MediaProductAttribute: z.ZodObject<{
  id: typeof TaxonomyAttributeId;
  type: z.ZodLiteral<'Media'>;
  labels: typeof TaxonomyLabels;
  descriptions: typeof ProductAttributeDescriptions;
  requirement_level: typeof RequirementLevel;
  connect_standard_attributes: z.ZodOptional<typeof StandardProductAttributes>;
  context: z.ZodOptional<typeof ProductAttributeContext>;
  media_type: z.ZodOptional<z.ZodString>;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  id: TaxonomyAttributeId,
  type: z.literal('Media'),
  labels: TaxonomyLabels,
  descriptions: ProductAttributeDescriptions,
  requirement_level: RequirementLevel,
  connect_standard_attributes: z.optional(StandardProductAttributes),
  context: z.optional(ProductAttributeContext),
  media_type: z.optional(is.text),
}))();
export const Money: z.ZodObject<{
  amount: z.ZodNumber;
  currency: z.ZodString;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  amount: is.number.min(0),
  currency: is.text.min(1),
}))();
export const Tax: z.ZodObject<{
  amount: typeof Money;
  code: z.ZodString;
  rate: z.ZodOptional<z.ZodNumber>;
  channel_collectible: z.ZodOptional<typeof Money>;
  seller_collectible: z.ZodOptional<typeof Money>;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  amount: Money,
  code: is.text,
  rate: z.optional(is.number),
  channel_collectible: z.optional(Money),
  seller_collectible: z.optional(Money),
}))();
export const OrderAdjustment: z.ZodObject<{
  channel_adjustment_id: z.ZodString;
  type: typeof AdjustmentType;
  reason: typeof AdjustmentReason;
  created_at: z.ZodUnion<readonly [z.ZodString, z.ZodDate]>;
  quantity: z.ZodNumber;
  price: typeof Money;
  taxes: z.ZodOptional<z.ZodArray<typeof Tax>>;
  shipping_price: typeof Money;
  shipping_taxes: z.ZodOptional<z.ZodArray<typeof Tax>>;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  channel_adjustment_id: is.text,
  type: AdjustmentType,
  reason: AdjustmentReason,
  created_at: moment(),
  quantity: is.number.int(),
  price: Money,
  taxes: z.optional(z.array(Tax)),
  shipping_price: Money,
  shipping_taxes: z.optional(z.array(Tax)),
}))();
export const OrderStatus: z.ZodString = /* @__PURE__ */ (() => is.text)();
export const OrderStatusReason: z.ZodString = /* @__PURE__ */ (() => is.text)();
export const OrderedProduct: z.ZodObject<{
  id: z.ZodString;
  title: z.ZodString;
  thumbnail_url: z.ZodOptional<z.ZodString>;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  id: is.text,
  title: is.text,
  thumbnail_url: z.optional(is.text.regex(/^[A-Za-z][A-Za-z\d+.-]*:\S*$/, 'Expected an absolute URL such as https://shop.example.com')),
}))();
export const OrderLineUpsert: z.ZodObject<{
  channel_order_line_id: z.ZodString;
  created_at: z.ZodUnion<readonly [z.ZodString, z.ZodDate]>;
  updated_at: z.ZodUnion<readonly [z.ZodString, z.ZodDate]>;
  status: typeof OrderStatus;
  status_reason: z.ZodOptional<typeof OrderStatusReason>;
  product: typeof OrderedProduct;
  quantity: z.ZodNumber;
  price: typeof Money;
  taxes: z.ZodOptional<z.ZodArray<typeof Tax>>;
  total_shipping_price: typeof Money;
  shipping_taxes: z.ZodOptional<z.ZodArray<typeof Tax>>;
  can_cancel: z.ZodBoolean;
  can_refund: z.ZodBoolean;
  adjustments: z.ZodOptional<z.ZodArray<typeof OrderAdjustment>>;
  custom_attributes: z.ZodOptional<typeof CustomAttributes>;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  channel_order_line_id: is.text,
  created_at: moment(),
  updated_at: moment(),
  status: OrderStatus,
  status_reason: z.optional(OrderStatusReason),
  product: OrderedProduct,
  quantity: is.number.int(),
  price: Money,
  taxes: z.optional(z.array(Tax)),
  total_shipping_price: Money,
  shipping_taxes: z.optional(z.array(Tax)),
  can_cancel: is.flag,
  can_refund: is.flag,
  adjustments: z.optional(z.array(OrderAdjustment)),
  custom_attributes: z.optional(CustomAttributes),
}))();
export const ShippingInfo: z.ZodObject<{
  address: z.ZodOptional<typeof Address>;
  email: z.ZodOptional<z.ZodString>;
  carrier: z.ZodOptional<z.ZodString>;
  method: z.ZodOptional<z.ZodString>;
  pudo_id: z.ZodOptional<z.ZodString>;
  delivery_date: z.ZodOptional<typeof DeliveryWindow>;
  shipping_deadline: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodDate]>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  address: z.optional(Address),
  email: z.optional(is.text),
  carrier: z.optional(is.text),
  method: z.optional(is.text),
  pudo_id: z.optional(is.text),
  delivery_date: z.optional(DeliveryWindow),
  shipping_deadline: z.optional(moment()),
}))();
export const ShippingUpsert: z.ZodIntersection<z.ZodObject<{
  email: z.ZodOptional<z.ZodString>;
}, z.core.$loose>, typeof ShippingInfo> = /* @__PURE__ */ (() => z.intersection(z.looseObject({
  email: z.optional(is.text.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'Expected an email address such as ada@example.com')),
}), ShippingInfo))();
export const OrderUpsert: z.ZodObject<{
  channel_order_id: z.ZodString;
  sub_channel_code: z.ZodOptional<z.ZodString>;
  created_at: z.ZodUnion<readonly [z.ZodString, z.ZodDate]>;
  channel_updated_at: z.ZodUnion<readonly [z.ZodString, z.ZodDate]>;
  status: typeof OrderStatus;
  status_reason: z.ZodOptional<typeof OrderStatusReason>;
  has_incident: z.ZodOptional<z.ZodBoolean>;
  fulfillment: typeof Fulfillment;
  billing_info: z.ZodOptional<typeof BillingInfo>;
  shipping_info: typeof ShippingUpsert;
  order_lines: z.ZodArray<typeof OrderLineUpsert>;
  custom_attributes: z.ZodOptional<typeof CustomAttributes>;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  channel_order_id: is.text,
  sub_channel_code: z.optional(is.text),
  created_at: moment(),
  channel_updated_at: moment(),
  status: OrderStatus,
  status_reason: z.optional(OrderStatusReason),
  has_incident: z.optional(is.flag),
  fulfillment: Fulfillment,
  billing_info: z.optional(BillingInfo),
  shipping_info: ShippingUpsert,
  order_lines: z.array(OrderLineUpsert).min(1),
  custom_attributes: z.optional(CustomAttributes),
}))();
export const Origin: z.ZodObject<{
  channel_id: z.ZodString;
  channel_store_id: z.ZodString;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  channel_id: is.text,
  channel_store_id: is.text,
}))();
export const OrdersUpsert: z.ZodObject<{
  origin: typeof Origin;
  orders: z.ZodArray<typeof OrderUpsert>;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  origin: Origin,
  orders: z.array(OrderUpsert).min(1).max(100),
}))();
export const TextProductAttribute: z.ZodObject<{
  id: typeof TaxonomyAttributeId;
  type: z.ZodLiteral<'Text'>;
  labels: typeof TaxonomyLabels;
  descriptions: typeof ProductAttributeDescriptions;
  requirement_level: typeof RequirementLevel;
  connect_standard_attributes: z.ZodOptional<typeof StandardProductAttributes>;
  context: z.ZodOptional<typeof ProductAttributeContext>;
  min_length: z.ZodOptional<z.ZodNumber>;
  max_length: z.ZodOptional<z.ZodNumber>;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  id: TaxonomyAttributeId,
  type: z.literal('Text'),
  labels: TaxonomyLabels,
  descriptions: ProductAttributeDescriptions,
  requirement_level: RequirementLevel,
  connect_standard_attributes: z.optional(StandardProductAttributes),
  context: z.optional(ProductAttributeContext),
  min_length: z.optional(is.number.int().min(0)),
  max_length: z.optional(is.number.int().min(1)),
}))();
export const ProductAttribute: z.ZodType<z.output<typeof TextProductAttribute | typeof IntegerProductAttribute | typeof DecimalProductAttribute | typeof ListProductAttribute | typeof MediaProductAttribute>> = /* @__PURE__ */ (() => tagged('type', {
  Text: TextProductAttribute,
  Integer: IntegerProductAttribute,
  Decimal: DecimalProductAttribute,
  List: ListProductAttribute,
  Media: MediaProductAttribute,
}))();
export const ProductTypeContext: z.ZodObject<{
  labels: z.ZodOptional<z.ZodArray<typeof LocalizedText>>;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  labels: z.optional(z.array(LocalizedText)),
}))();
export const TaxonomyRuleReference: z.ZodObject<{
  ref: z.ZodString;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  ref: is.text,
}))();
export const ProductType: z.ZodObject<{
  labels: typeof TaxonomyLabels;
  context: z.ZodOptional<typeof ProductTypeContext>;
  embedded_attributes: z.ZodArray<typeof ProductAttribute>;
  rules: z.ZodOptional<z.ZodArray<typeof TaxonomyRuleReference>>;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  labels: TaxonomyLabels,
  context: z.optional(ProductTypeContext),
  embedded_attributes: z.array(ProductAttribute),
  rules: z.optional(z.array(TaxonomyRuleReference)),
}))();
export const RefusedReturnDetail: z.ZodObject<{
  code: z.ZodString;
  message: z.ZodString;
  field: z.ZodOptional<z.ZodNullable<z.ZodString>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  code: is.text,
  message: is.text,
  field: maybe.text,
}))();
export const RefusedReturn: z.ZodObject<{
  channel_order_id: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  channel_return_id: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  details: z.ZodOptional<z.ZodNullable<z.ZodArray<typeof RefusedReturnDetail>>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  channel_order_id: maybe.text,
  channel_return_id: maybe.text,
  details: z.nullish(z.array(RefusedReturnDetail)),
}))();
export const ReturnAddress: z.ZodObject<{
  street: z.ZodString;
  street_additional_info: z.ZodOptional<z.ZodString>;
  zip_code: z.ZodOptional<z.ZodString>;
  city: z.ZodString;
  state: z.ZodOptional<z.ZodString>;
  country: z.ZodOptional<z.ZodString>;
  country_iso_code: z.ZodString;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  street: is.text,
  street_additional_info: z.optional(is.text),
  zip_code: z.optional(is.text),
  city: is.text,
  state: z.optional(is.text),
  country: z.optional(is.text),
  country_iso_code: is.text,
}))();
export const ReturnReason: z.ZodString = /* @__PURE__ */ (() => is.text)();
export const ReturnLineUpsert: z.ZodObject<{
  channel_order_line_id: z.ZodString;
  quantity: z.ZodNumber;
  reason: typeof ReturnReason;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  channel_order_line_id: is.text,
  quantity: is.number.int(),
  reason: ReturnReason,
}))();
export const ReturnRejectionReason: z.ZodString = /* @__PURE__ */ (() => is.text)();
export const ReturnStatus: z.ZodString = /* @__PURE__ */ (() => is.text)();
export const ReturnTracking: z.ZodObject<{
  carrier_name: z.ZodOptional<z.ZodString>;
  tracking_number: z.ZodOptional<z.ZodString>;
  tracking_url: z.ZodOptional<z.ZodString>;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  carrier_name: z.optional(is.text),
  tracking_number: z.optional(is.text),
  tracking_url: z.optional(is.text),
}))();
export const ReturnUpsert: z.ZodObject<{
  channel_order_id: z.ZodString;
  channel_return_id: z.ZodString;
  sub_channel_code: z.ZodOptional<z.ZodString>;
  created_at: z.ZodUnion<readonly [z.ZodString, z.ZodDate]>;
  channel_updated_at: z.ZodUnion<readonly [z.ZodString, z.ZodDate]>;
  status: typeof ReturnStatus;
  rejection_reason: z.ZodOptional<typeof ReturnRejectionReason>;
  rma_id: z.ZodOptional<z.ZodString>;
  method: z.ZodOptional<z.ZodString>;
  label_url: z.ZodOptional<z.ZodString>;
  address: z.ZodOptional<typeof ReturnAddress>;
  tracking: z.ZodOptional<typeof ReturnTracking>;
  return_lines: z.ZodArray<typeof ReturnLineUpsert>;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  channel_order_id: is.text,
  channel_return_id: is.text,
  sub_channel_code: z.optional(is.text),
  created_at: moment(),
  channel_updated_at: moment(),
  status: ReturnStatus,
  rejection_reason: z.optional(ReturnRejectionReason),
  rma_id: z.optional(is.text),
  method: z.optional(is.text),
  label_url: z.optional(is.text),
  address: z.optional(ReturnAddress),
  tracking: z.optional(ReturnTracking),
  return_lines: z.array(ReturnLineUpsert).min(1),
}))();
export const ReturnsUpsert: z.ZodObject<{
  origin: typeof Origin;
  returns: z.ZodArray<typeof ReturnUpsert>;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  origin: Origin,
  returns: z.array(ReturnUpsert).min(1).max(100),
}))();
export const UpsertedReturn: z.ZodObject<{
  channel_order_id: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  channel_return_id: z.ZodOptional<z.ZodNullable<z.ZodString>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  channel_order_id: maybe.text,
  channel_return_id: maybe.text,
}))();
export const ReturnsUpsertResult: z.ZodObject<{
  return_success: z.ZodOptional<z.ZodNullable<z.ZodArray<typeof UpsertedReturn>>>;
  return_errors: z.ZodOptional<z.ZodNullable<z.ZodArray<typeof RefusedReturn>>>;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  return_success: z.nullish(z.array(UpsertedReturn)),
  return_errors: z.nullish(z.array(RefusedReturn)),
}))();
export const RuleEffect: z.ZodObject<{
  redefine: typeof AttributeRedefinition;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  redefine: AttributeRedefinition,
}))();
export const RuleConsequence: z.ZodObject<{
  all: z.ZodArray<typeof RuleEffect>;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  all: z.array(RuleEffect),
}))();
export const StoreCatalogItem: z.ZodObject<{
  id: z.ZodString;
  product_status: z.ZodOptional<z.ZodString>;
  product_diagnostics: z.ZodOptional<z.ZodNullable<z.ZodArray<typeof CatalogDiagnostic>>>;
  offer_status: z.ZodOptional<z.ZodString>;
  offer_diagnostics: z.ZodOptional<z.ZodNullable<z.ZodArray<typeof CatalogDiagnostic>>>;
  diagnostics: z.ZodOptional<z.ZodNullable<z.ZodArray<typeof CatalogDiagnostic>>>;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  id: is.text,
  product_status: z.optional(is.text),
  product_diagnostics: z.optional(z.nullable(z.array(CatalogDiagnostic).max(100))),
  offer_status: z.optional(is.text),
  offer_diagnostics: z.optional(z.nullable(z.array(CatalogDiagnostic).max(100))),
  diagnostics: z.optional(z.nullable(z.array(CatalogDiagnostic).max(100))),
}))();
export const StoreCatalogItemsUpdate: z.ZodObject<{
  store_catalog_items: z.ZodArray<typeof StoreCatalogItem>;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  store_catalog_items: z.array(StoreCatalogItem).min(1).max(10000),
}))();
export const TaxonomyRule: z.ZodObject<{
  id: z.ZodString;
  when: typeof RuleCondition;
  then: typeof RuleConsequence;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  id: is.text,
  when: RuleCondition,
  then: RuleConsequence,
}))();
export const TaxonomyRules: z.ZodObject<{
  rules: z.ZodArray<typeof TaxonomyRule>;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  rules: z.array(TaxonomyRule).min(1),
}))();
export const Warehouse: z.ZodObject<{
  code: z.ZodString;
  name: z.ZodString;
}, z.core.$loose> = /* @__PURE__ */ (() => z.looseObject({
  code: is.text,
  name: is.text,
}))();
export const StoresWarehousesResponse: z.ZodArray<typeof Warehouse> = /* @__PURE__ */ (() => z.array(Warehouse))();

/** The body of each operation that has one. */
export const requests: {
  readonly configureChannelCatalog: typeof CatalogConfiguration;
  readonly createTaxonomyRule: typeof TaxonomyRules;
  readonly upsertProductType: typeof ProductType;
  readonly upsertOrders: typeof OrdersUpsert;
  readonly updateAnonymizeAfterDate: typeof AnonymizeAfterUpdate;
  readonly updateActionStatus: typeof ActionOutcome;
  readonly uploadOrderDocument: typeof DocumentUpload;
  readonly deleteOrderDocument: typeof DocumentDeletion;
  readonly upsertReturns: typeof ReturnsUpsert;
  readonly upsertCarriers: typeof CarriersUpsert;
  readonly upsertBusinessInformation: typeof BusinessInformation;
  readonly updateStoreCatalogItems: typeof StoreCatalogItemsUpdate;
} = {
  configureChannelCatalog: CatalogConfiguration,
  createTaxonomyRule: TaxonomyRules,
  upsertProductType: ProductType,
  upsertOrders: OrdersUpsert,
  updateAnonymizeAfterDate: AnonymizeAfterUpdate,
  updateActionStatus: ActionOutcome,
  uploadOrderDocument: DocumentUpload,
  deleteOrderDocument: DocumentDeletion,
  upsertReturns: ReturnsUpsert,
  upsertCarriers: CarriersUpsert,
  upsertBusinessInformation: BusinessInformation,
  updateStoreCatalogItems: StoreCatalogItemsUpdate,
};

/** The JSON response of each operation that has one. */
export const responses: {
  readonly upsertReturns: typeof ReturnsUpsertResult;
  readonly getStoreWarehouses: typeof StoresWarehousesResponse;
} = {
  upsertReturns: ReturnsUpsertResult,
  getStoreWarehouses: StoresWarehousesResponse,
};

export { schemaCheck as check } from '@tradelane/core/schemas';
