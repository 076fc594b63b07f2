import type { Schemas } from '../../../generated/instance.ts';
import { collection, type Collection } from '../../../store/index.ts';
import type { Labels } from '../common/labels.ts';

/** A setting that has a code, labels and a place in its list, and that the operator can switch off. */
export interface CodedSetting {
  readonly code: string;
  readonly labels: Labels;
  readonly descriptions?: Labels;
  readonly active: boolean;
  readonly sortIndex: number;
}

/** A currency (CUR01). */
export interface CurrencySetting extends CodedSetting {
  readonly platformDefault: boolean;
}

/** A custom field as the operator has defined it (AF01). */
export interface AdditionalFieldSetting {
  readonly code: string;
  readonly labels: Labels;
  readonly descriptions?: Labels;
  readonly defaultValue?: string;
  readonly entity: NonNullable<Schemas['AdditionalField']['entity']>;
  readonly type: Schemas['AdditionalFieldType'];
  readonly required: boolean;
  readonly acceptedValues?: readonly string[];
  readonly regex?: string;
  /** Access of shops. AF01 hides invisible fields. A02 writes writable fields only. */
  readonly shopPermission: Schemas['ShopPermission'];
  readonly channels?: readonly string[];
  readonly models?: readonly Schemas['ShopModel'][];
}

const patterns: Readonly<Record<string, RegExp>> = {
  NUMERIC: /^-?\d+(\.\d+)?$/,
  BOOLEAN: /^(true|false)$/,
  DATE: /^\d{4}-\d{2}-\d{2}(T.*)?$/,
  LINK: /^https?:\/\/\S+$/,
};

/** Why a value doesn't fit a custom field. */
export function fieldFault(
  field: AdditionalFieldSetting,
  value: Schemas['AdditionalFieldValue']['value'],
): string | undefined {
  const several = field.type === 'MULTIPLE_VALUES_LIST';
  if (several !== Array.isArray(value)) return several ? 'must be a list' : 'must be one text';
  const values = typeof value === 'string' ? [value] : value;
  const unknown = values.find((one) => field.acceptedValues !== undefined && !field.acceptedValues.includes(one));
  if (unknown !== undefined) return `must be of ${field.acceptedValues?.join(' | ')}`;
  const pattern = field.regex === undefined ? patterns[field.type] : new RegExp(field.regex);
  return pattern === undefined || values.every((one) => pattern.test(one)) ? undefined : `must match ${pattern.source}`;
}

/** A kind of document that a shop or an order can have (DO01). A shop has one file of each kind (S02). */
export interface DocumentTypeSetting {
  readonly code: string;
  readonly labels: Labels;
  readonly descriptions: Labels;
  readonly entity: Schemas['DocumentTypeEntity'];
  readonly mimeTypes?: readonly string[];
  readonly models?: readonly Schemas['ShopModel'][];
}

/** A reason for a cancelation, a refund, an incident or a message (RE01), and who may use it. */
export interface ReasonSetting {
  readonly code: string;
  readonly type: Schemas['ReasonType'];
  readonly sortIndex: number;
  readonly labels: Labels;
  readonly shop: boolean;
  readonly customer: boolean;
  readonly operator: boolean;
}

/** A shipping method of the platform (SH12). */
export interface ShippingMethodSetting extends CodedSetting {
  readonly standardCode?: string;
  readonly clickAndCollect: boolean;
  readonly deliveryByOperator: boolean;
  readonly mandatoryTracking: boolean;
  readonly ignoresLeadTime?: boolean;
}

export interface PlatformSetting {
  /** What PC01 returns. */
  readonly configuration: Schemas['PlatformConfiguration'];
  /** Start of enhanced seller invoicing. Newer accounting documents aren't on the invoice list (S10). */
  readonly enhancedInvoicingSince: string;
  /** The fields of its account that a shop reads but does not write (S04). */
  readonly readOnlyAccountFields: readonly string[];
}

/** One entry, under the key `platform`. */
export const platform: Collection<PlatformSetting> = collection('instance.platform');
export const channels: Collection<CodedSetting> = collection('instance.channels');
export const currencies: Collection<CurrencySetting> = collection('instance.currencies');
export const offerStates: Collection<CodedSetting> = collection('instance.offerStates');
export const additionalFields: Collection<AdditionalFieldSetting> = collection('instance.additionalFields');
export const documentTypes: Collection<DocumentTypeSetting> = collection('instance.documentTypes');
/** By type and code. */
export const reasons: Collection<ReasonSetting> = collection('instance.reasons');
/** A tax that orders may have (OR75). By code. */
export const orderTaxes: Collection<{
  readonly code: string;
  readonly labels: Labels;
  readonly rule: Schemas['TaxCalculationRule'];
}> = collection('instance.orderTaxes');
export const shopRoles: Collection<Required<Schemas['ShopRole']>> = collection('instance.shopRoles');
export const shippingZones: Collection<CodedSetting> = collection('instance.shippingZones');
export const shippingTypes: Collection<ShippingMethodSetting> = collection('instance.shippingTypes');
export const carriers: Collection<Schemas['RegisteredCarrier']> = collection('instance.carriers');
export const logisticClasses: Collection<CodedSetting> = collection('instance.logisticClasses');
/** By shop id, as SH42 returns it. */
export const shippingConfigurations: Collection<Schemas['ShopShippingConfiguration']> = collection(
  'instance.shippingConfigurations',
);
/** By shop id. */
export const shippingCharges: Collection<Schemas['ShopShippingCharges']> = collection('instance.shippingCharges');
