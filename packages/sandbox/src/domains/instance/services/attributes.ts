import type { FieldError } from '../../../machinery/errors/index.ts';
import type { AttributeValue, ModelAttribute } from './model/index.ts';

/** The value of an attribute as a request gives it; services name chosen values by `{ code }`, orders by the code itself. */
export interface AttributeInput {
  readonly code: string;
  readonly type: string;
  readonly value?: boolean | number | string | readonly (string | { readonly code: string })[] | null;
}

/**
 * Puts values among those that were there: one of the same code is replaced, and removed by null, by no value and by an empty list. What
 * is wrong with a value is added to `wrongs`.
 */
export function mergeAttributes(
  before: readonly AttributeValue[],
  given: readonly AttributeInput[],
  attributes: readonly ModelAttribute[],
  wrongs: FieldError[],
): readonly AttributeValue[] {
  const values = new Map(before.map((value) => [value.code, value]));
  for (const [index, input] of given.entries()) {
    const attribute = attributes.find(({ code }) => code === input.code);
    const at = `$.custom_attribute_values[${index}]`;
    if (attribute === undefined) wrongs.push({ field: `${at}.code`, message: `names no attribute: ${input.code}` });
    else if (attribute.type !== input.type) wrongs.push({ field: `${at}.type`, message: `must be ${attribute.type}` });
    else if (isNothing(input.value)) values.delete(input.code);
    else values.set(input.code, valueOf(attribute, input.value, at, wrongs));
  }
  return [...values.values()];
}

type Given = NonNullable<AttributeInput['value']>;

function isNothing(value: AttributeInput['value']): value is null | undefined {
  return value === undefined || value === null || (typeof value === 'object' && value.length === 0);
}

function valueOf(
  { code, label, type, available_values = [] }: ModelAttribute,
  value: Given,
  at: string,
  wrongs: FieldError[],
): AttributeValue {
  if (typeof value !== 'object') return { code, label, type, value };
  const chosen = value.map((one) => (typeof one === 'string' ? one : one.code));
  if (chosen.some((one) => !available_values.some((available) => available.code === one))) {
    const allowed = available_values.map((one) => one.code).join(' | ');
    wrongs.push({ field: `${at}.value`, message: `must be of ${allowed}` });
  }
  return { code, label, type, value: available_values.filter((one) => chosen.includes(one.code)) };
}
