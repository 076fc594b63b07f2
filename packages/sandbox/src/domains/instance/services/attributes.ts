import type { Schemas } from '../../../generated/instance.ts';
import { type FieldError, refuse, type Rule } from '../../../errors/index.ts';
import type { AttributeValue, ModelAttribute } from './model/index.ts';

type AttributeInput = Schemas['AttributeUpdate'] | Schemas['OrderAttributeUpdate'];

/** 400 that names all wrong fields at once. */
export function refuseWrongs(rule: Rule, fields: readonly FieldError[]): void {
  const message = fields.map((one) => `${one.field} ${one.message}`).join('; ');
  if (fields.length > 0) refuse(rule, 400, 'VALIDATION_ERROR', message, { fields });
}

export function mergeAttributes(
  before: readonly AttributeValue[],
  inputs: readonly AttributeInput[],
  attributes: readonly ModelAttribute[],
  wrongs: FieldError[],
): readonly AttributeValue[] {
  const values = new Map(before.map((value) => [value.code, value]));
  for (const [index, input] of inputs.entries()) {
    const attribute = attributes.find(({ code }) => code === input.code);
    const at = `$.custom_attribute_values[${index}]`;
    if (attribute === undefined) wrongs.push({ field: `${at}.code`, message: `isn't an attribute: ${input.code}` });
    else if (attribute.type !== input.type) wrongs.push({ field: `${at}.type`, message: `must be ${attribute.type}` });
    else if (isNothing(input.value)) values.delete(input.code);
    else values.set(input.code, valueOf(attribute, input.value, at, wrongs));
  }
  return [...values.values()];
}

type InputValue = NonNullable<AttributeInput['value']>;

function isNothing(value: AttributeInput['value']): value is null | undefined {
  return value === undefined || value === null || (typeof value === 'object' && value.length === 0);
}

function valueOf(attribute: ModelAttribute, value: InputValue, at: string, wrongs: FieldError[]): AttributeValue {
  const { code, label, type } = attribute;
  // The types of the attribute and of the input are the same, and the value goes with the type.
  if (typeof value !== 'object' || !('available_values' in attribute))
    return { code, label, type, value } as AttributeValue;
  const { available_values } = attribute;
  const chosen = value.map((one) => (typeof one === 'string' ? one : one.code));
  if (chosen.some((one) => !available_values.some((available) => available.code === one))) {
    const allowed = available_values.map((one) => one.code).join(' | ');
    wrongs.push({ field: `${at}.value`, message: `must be of ${allowed}` });
  }
  return { code, label, type: attribute.type, value: available_values.filter((one) => chosen.includes(one.code)) };
}
