import type { Schemas } from '../../../generated/instance.ts';
import { durationInMs } from '../../../clock/clock.ts';
import type { FieldError } from '../../../errors/index.ts';
import { mergeAttributes, refuseWrongs } from './attributes.ts';
import type { Service, ServiceModel } from './model/index.ts';
import { readPricing } from './pricing-input.ts';

export type ServiceInput = Schemas['ServiceUpdate'];

const wrong = (field: string, message: string): FieldError => ({ field: `$.${field}`, message });

/** Types that a service shares with its model (wire behaviour, section 5). */
function typeErrors(input: ServiceInput, model: ServiceModel): FieldError[] {
  const pairs = [
    ['booking', input.booking?.type, model.booking.type],
    ['location', input.location?.type, model.location.type],
    ['pricing', input.pricing?.type, model.pricing.type],
  ] as const;
  return pairs.flatMap(([field, received, expected]) =>
    received === undefined || received === expected
      ? []
      : [wrong(`${field}.type`, `must be ${expected}, as in the model ${model.code}`)],
  );
}

function readBooking(
  input: ServiceInput['booking'],
  model: ServiceModel,
  before: Service['booking'] | undefined,
  newId: () => string,
  wrongs: FieldError[],
): Service['booking'] {
  const { type } = model.booking;
  if (type === 'NO_BOOKING') return { type };
  const known = before?.type === 'NO_BOOKING' ? undefined : before;
  const duration = (input?.type === 'NO_BOOKING' ? undefined : input?.duration) ?? known?.duration;
  if (duration === undefined) wrongs.push(wrong('booking.duration', 'is required'));
  if (type === 'DATETIME_REQUEST') return { type, duration: duration ?? 'PT1H' };
  const kept = known?.type === 'SCHEDULED_EVENTS' ? known.sessions : undefined;
  const inputs = input?.type === 'SCHEDULED_EVENTS' ? input.sessions : undefined;
  const sessions = inputs?.map(({ id, available_units, time_slot }, index): Schemas['Session'] => {
    if (id !== undefined && !kept?.some((session) => session.id === id)) {
      wrongs.push(wrong(`booking.sessions[${index}].id`, `isn't a session of the service: ${id}`));
    }
    const end = new Date(Date.parse(time_slot.start) + (durationInMs(duration ?? 'PT1H') ?? 0)).toISOString();
    return { id: id ?? newId(), available_units, time_slot: { start: time_slot.start, end } };
  });
  if (sessions === undefined && before === undefined) wrongs.push(wrong('booking.sessions', 'is required'));
  return { type, duration: duration ?? 'PT1H', sessions: sessions ?? kept ?? [] };
}

function readQuantity(
  input: ServiceInput['quantity'],
  before: Service['quantity'] | undefined,
  wrongs: FieldError[],
): Service['quantity'] {
  const { type, available, max_per_order }: Partial<Schemas['ServiceQuantityUpdate']> = { ...before, ...input };
  const most = max_per_order === undefined ? {} : { max_per_order };
  if (type !== 'LIMITED') return { type: 'NO_QUANTITY', ...most };
  if (available === undefined) wrongs.push(wrong('quantity.available', 'is required'));
  return { type, available: available ?? 0, ...most };
}

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
    wrongs.push(wrong('category.code', `is not a category of the model ${model.code}: ${categoryCode ?? ''}`));
  const attributes = model.custom_attributes.filter(({ service_configuration }) => service_configuration !== undefined);
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
    quantity: readQuantity(input.quantity, before?.quantity, wrongs),
    inactive_reasons:
      input.inactive_reasons === undefined ? (before?.inactive_reasons ?? []) : (input.inactive_reasons ?? []),
  };
  refuseWrongs('SOF25', wrongs);
  return { ...read, inactive_reasons: reasonsOf(read.inactive_reasons, read.quantity, read.booking) };
}

function reasonsOf(
  kept: Service['inactive_reasons'],
  quantity: Service['quantity'],
  booking: Service['booking'],
): Service['inactive_reasons'] {
  const reasons = new Set<Schemas['InactiveReason']>(kept.filter((reason) => reason === 'MANUALLY_DISABLED'));
  if (quantity.type === 'LIMITED' && quantity.available === 0) reasons.add('ZERO_QUANTITY');
  if (booking.type === 'SCHEDULED_EVENTS' && booking.sessions?.length === 0) reasons.add('NO_SESSION');
  return [...reasons];
}
