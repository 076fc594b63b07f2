import type { Schemas } from '../../../generated/instance.ts';
import type { FieldError } from '../../../errors/index.ts';
import { rangeOf, type Service, type ServiceModel } from './model/index.ts';

type PricingInput = NonNullable<Schemas['ServiceUpdate']['pricing']>;
type Pricing = Service['pricing'];
type PriceOption = Schemas['PriceOption'];
type ModelOption = NonNullable<ServiceModel['pricing']['options']>[number];

const wrong = (field: string, message: string): FieldError => ({ field: `$.pricing.${field}`, message });

/** The units of a multiple price, with the labels of the model. */
function readUnits(
  inputs: readonly Schemas['UnitPricesInput'][],
  { pricing }: ServiceModel,
  wrongs: FieldError[],
): readonly Schemas['UnitPrices'][] {
  return inputs.map(({ code, values }, index) => {
    const option = pricing.price_per_unit_options?.find((one) => one.code === code);
    if (option === undefined) wrongs.push(wrong(`price_per_unit_options[${index}].code`, `isn't an option: ${code}`));
    const labelOf = (value: string): string => option?.values.find((one) => one.code === value)?.label ?? value;
    return {
      code,
      label: option?.label ?? code,
      type: 'VALUE_LIST',
      values: values.map((value) => ({ code: value.code, label: labelOf(value.code), amount: value.amount })),
    };
  });
}

function mergeOptions(
  before: readonly PriceOption[],
  inputs: readonly Schemas['PriceOptionUpdate'][],
  { pricing }: ServiceModel,
  wrongs: FieldError[],
): readonly PriceOption[] {
  const options = new Map(before.map((option) => [option.code, option]));
  for (const [index, option] of inputs.entries()) {
    const { code, type, values } = option;
    const known = pricing.options?.find((one) => one.code === code);
    if (known === undefined) wrongs.push(wrong(`options[${index}].code`, `isn't an option: ${code}`));
    else if (known.type !== type) wrongs.push(wrong(`options[${index}].type`, `must be ${known.type}`));
    else if (values === undefined || values === null || values.length === 0) options.delete(code);
    else options.set(code, optionOf(known, option));
  }
  return [...options.values()];
}

function optionOf(known: ModelOption, option: Schemas['PriceOptionUpdate']): PriceOption {
  const { label } = known;
  if (option.type === 'BOOLEAN') return { ...option, label, values: option.values ?? [] };
  const available = 'available_values' in known ? known.available_values : [];
  const labelOf = (value: string): string => available.find(({ code }) => code === value)?.label ?? value;
  return {
    ...option,
    label,
    values: (option.values ?? []).map((value) => ({ ...value, label: labelOf(value.code) })),
  };
}

export function readPricing(
  input: PricingInput,
  model: ServiceModel,
  before: Pricing | undefined,
  wrongs: FieldError[],
): Pricing {
  const { type } = model.pricing;
  const options = mergeOptions(before?.options ?? [], input.options ?? [], model, wrongs);
  const shown = options.length > 0 ? { options } : {};
  if (type === 'FIXED_PRICE' || type === 'ESTIMATED_PRICE') {
    const known = before !== undefined && 'price_per_unit' in before ? before.price_per_unit : undefined;
    const price_per_unit = input.price_per_unit ?? known;
    if (price_per_unit === undefined) wrongs.push(wrong('price_per_unit', 'is required'));
    return { type, price_per_unit: price_per_unit ?? 0, ...rangeOf([price_per_unit ?? 0]), ...shown };
  }
  const known = before !== undefined && 'price_per_unit_options' in before ? before.price_per_unit_options : undefined;
  const inputs = input.price_per_unit_options;
  const units = inputs === undefined ? known : readUnits(inputs, model, wrongs);
  if (units === undefined) wrongs.push(wrong('price_per_unit_options', 'is required'));
  const amounts = (units ?? []).flatMap(({ values }) => values.map(({ amount }) => amount));
  return { type, price_per_unit_options: units ?? [], ...rangeOf(amounts), ...shown };
}
