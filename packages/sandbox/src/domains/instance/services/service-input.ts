import { type FieldError, refuse } from '../../../machinery/errors/index.ts';
import { type Service, type ServiceModel, type ServicePricing, type Session, withRange } from './model/index.ts';
import { type AttributeInput, mergeAttributes } from './attributes.ts';

/** A service as requests give it: all fields on creation, some on an update, where null removes what was there. */
export interface ServiceInput {
  readonly title?: string;
  readonly description?: string | null;
  readonly category?: { readonly code: string };
  readonly model?: { readonly code: string };
  readonly booking?: {
    readonly type: Service['booking']['type'];
    readonly duration?: string;
    readonly sessions?: readonly SessionInput[];
  };
  readonly location?: {
    readonly type: Service['location']['type'];
    readonly shop_locations?: readonly { readonly id: string }[];
  };
  readonly pricing?: PricingInput;
  readonly quantity?: Partial<Service['quantity']>;
  readonly custom_attribute_values?: readonly AttributeInput[];
  readonly inactive_reasons?: readonly string[] | null;
  readonly date_availability_start?: string | null;
  readonly date_availability_end?: string | null;
  readonly service_tax_code?: string;
  readonly shop?: { readonly id: number };
}

export interface SessionInput {
  readonly id?: string;
  readonly available_units: number;
  readonly time_slot: { readonly start: string };
}

export interface PricingInput {
  readonly type?: ServicePricing['type'];
  readonly price_per_unit?: number;
  readonly price_per_unit_options?: readonly {
    readonly code: string;
    readonly type?: string;
    readonly values: readonly { readonly code: string; readonly amount: number }[];
  }[];
  readonly options?: readonly {
    readonly code: string;
    readonly type: string;
    readonly values?: readonly { readonly code?: string; readonly value?: boolean; readonly amount: number }[] | null;
  }[];
}

const wrong = (field: string, message: string): FieldError => ({ field: `$.${field}`, message });

/** Types that a service shares with its model (wire behaviour, section 5). */
function typeErrors(input: ServiceInput, model: ServiceModel): FieldError[] {
  const pairs = [
    ['booking', input.booking?.type, model.booking.type],
    ['location', input.location?.type, model.location.type],
    ['pricing', input.pricing?.type, model.pricing.type],
  ] as const;
  return pairs.flatMap(([field, given, expected]) =>
    given === undefined || given === expected
      ? []
      : [wrong(`${field}.type`, `must be ${expected}, as in the model ${model.code}`)],
  );
}

type PriceOptions = NonNullable<ServicePricing['options']>;

/** Prices of options among those that were there: one of the same code is replaced, and removed when no prices are left. */
function mergeOptions(
  before: PriceOptions,
  given: NonNullable<PricingInput['options']>,
  { pricing }: ServiceModel,
  wrongs: FieldError[],
): PriceOptions {
  const options = new Map(before.map((option) => [option.code, option]));
  for (const [index, { code, type, values }] of given.entries()) {
    const known = pricing.options?.find((one) => one.code === code);
    const labelOf = (value: string | undefined): string | undefined =>
      known?.available_values?.find((one) => one.code === value)?.label;
    if (known === undefined) wrongs.push(wrong(`pricing.options[${index}].code`, `names no option: ${code}`));
    else if (known.type !== type) wrongs.push(wrong(`pricing.options[${index}].type`, `must be ${known.type}`));
    else if (values === undefined || values === null || values.length === 0) options.delete(code);
    else {
      const labelled = values.map((value) =>
        value.code === undefined ? value : { ...value, label: labelOf(value.code) ?? value.code },
      );
      options.set(code, { code, label: known.label, type, values: labelled });
    }
  }
  return [...options.values()];
}

function readPricing(
  input: PricingInput,
  model: ServiceModel,
  before: ServicePricing | undefined,
  wrongs: FieldError[],
): ServicePricing {
  const { pricing } = model;
  const multiple = pricing.price_per_unit_options !== undefined;
  const price_per_unit = input.price_per_unit ?? before?.price_per_unit;
  const given = input.price_per_unit_options;
  if (multiple && given === undefined && before === undefined)
    wrongs.push(wrong('pricing.price_per_unit_options', 'is required'));
  if (!multiple && price_per_unit === undefined) wrongs.push(wrong('pricing.price_per_unit', 'is required'));
  const units = given?.map(({ code, values }, index) => {
    const option = pricing.price_per_unit_options?.find((one) => one.code === code);
    if (option === undefined)
      wrongs.push(wrong(`pricing.price_per_unit_options[${index}].code`, `names no option: ${code}`));
    const labelOf = (value: string): string => option?.values.find((one) => one.code === value)?.label ?? value;
    return {
      code,
      label: option?.label ?? code,
      type: 'VALUE_LIST',
      values: values.map((value) => ({ code: value.code, label: labelOf(value.code), amount: value.amount })),
    };
  });
  const options = mergeOptions(before?.options ?? [], input.options ?? [], model, wrongs);
  const shownUnits = units ?? before?.price_per_unit_options;
  return withRange({
    type: pricing.type,
    ...(!multiple && price_per_unit !== undefined && { price_per_unit }),
    ...(shownUnits !== undefined && { price_per_unit_options: shownUnits }),
    ...(options.length > 0 && { options }),
  });
}

const durationInMs = (duration: string): number =>
  Number(/PT(\d+)H/.exec(duration)?.[1] ?? 0) * 3_600_000 + Number(/(\d+)M/.exec(duration)?.[1] ?? 0) * 60_000;

function readBooking(
  input: ServiceInput['booking'],
  model: ServiceModel,
  before: Service['booking'] | undefined,
  newId: () => string,
  wrongs: FieldError[],
): Service['booking'] {
  const { type } = model.booking;
  if (type === 'NO_BOOKING') return { type };
  const duration = input?.duration ?? before?.duration;
  if (duration === undefined) wrongs.push(wrong('booking.duration', 'is required'));
  if (type === 'DATETIME_REQUEST') return { type, duration: duration ?? 'PT1H' };
  const sessions = input?.sessions?.map(({ id, available_units, time_slot }, index): Session => {
    if (id !== undefined && !before?.sessions?.some((session) => session.id === id)) {
      wrongs.push(wrong(`booking.sessions[${index}].id`, `names no session of the service: ${id}`));
    }
    const end = new Date(Date.parse(time_slot.start) + durationInMs(duration ?? 'PT1H')).toISOString();
    return { id: id ?? newId(), available_units, time_slot: { start: time_slot.start, end } };
  });
  if (sessions === undefined && before === undefined) wrongs.push(wrong('booking.sessions', 'is required'));
  return { type, duration: duration ?? 'PT1H', sessions: sessions ?? before?.sessions ?? [] };
}

/** What a service gets from a request, on top of what it had before. Refuses a request with anything wrong, naming each field. */
export function readService(
  input: ServiceInput,
  model: ServiceModel,
  before: Service | undefined,
  newId: () => string,
): Pick<Service, 'booking' | 'pricing' | 'category' | 'quantity' | 'custom_attribute_values' | 'inactive_reasons'> {
  const wrongs = typeErrors(input, model);
  const categoryCode = input.category?.code ?? before?.category.code;
  const category = model.categories.find(({ code }) => code === categoryCode);
  if (category === undefined)
    wrongs.push(wrong('category.code', `is no category of the model ${model.code}: ${categoryCode ?? ''}`));
  const attributes = model.custom_attributes.filter(({ service_configuration }) => service_configuration !== undefined);
  const quantity = { ...before?.quantity, ...input.quantity };
  if (quantity.type === 'LIMITED' && quantity.available === undefined)
    wrongs.push(wrong('quantity.available', 'is required'));
  const read = {
    booking: readBooking(input.booking, model, before?.booking, newId, wrongs),
    pricing: readPricing(input.pricing ?? {}, model, before?.pricing, wrongs),
    category: category ?? { code: '', label: '' },
    custom_attribute_values: mergeAttributes(
      before?.custom_attribute_values ?? [],
      input.custom_attribute_values ?? [],
      attributes,
      wrongs,
    ),
    quantity: quantity.type === 'LIMITED' ? { ...quantity, type: 'LIMITED' as const } : withoutAvailable(quantity),
    inactive_reasons:
      input.inactive_reasons === undefined ? (before?.inactive_reasons ?? []) : (input.inactive_reasons ?? []),
  };
  if (wrongs.length > 0) {
    refuse(400, 'VALIDATION_ERROR', wrongs.map(({ field, message }) => `${field} ${message}`).join('; '), {
      fields: wrongs,
    });
  }
  return { ...read, inactive_reasons: reasonsOf(read.inactive_reasons, read.quantity, read.booking) };
}

function withoutAvailable({ max_per_order }: Partial<Service['quantity']>): Service['quantity'] {
  return { type: 'NO_QUANTITY', ...(max_per_order !== undefined && { max_per_order }) };
}

/** Why customers cannot order a service: because its shop says so, or because nothing is left. */
function reasonsOf(given: readonly string[], quantity: Service['quantity'], booking: Service['booking']): string[] {
  const reasons = new Set<string>(given.filter((reason) => reason === 'MANUALLY_DISABLED'));
  if (quantity.type === 'LIMITED' && quantity.available === 0) reasons.add('ZERO_QUANTITY');
  if (booking.type === 'SCHEDULED_EVENTS' && booking.sessions?.length === 0) reasons.add('NO_SESSION');
  return [...reasons];
}
