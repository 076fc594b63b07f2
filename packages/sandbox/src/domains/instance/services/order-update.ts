import { type FieldError, invalid, refuse } from '../../../machinery/errors/index.ts';
import { bodyOf, type Context } from '../../../machinery/http/context.ts';
import {
  type AttributeValue,
  type OrderedOption,
  requireServiceOrder,
  serviceModels,
  type ServiceOrder,
  services,
  type StoredServiceOrder,
  type Tax,
  type TimeSlot,
} from './model/index.ts';
import { isSeller } from '../common/access.ts';
import { keepOrder } from './order-view.ts';
import { requireState } from './order-states.ts';
import { readAttributes } from './service-input.ts';

interface OrderUpdate {
  readonly booking?: {
    readonly type?: string;
    readonly confirmed_time_slots?: readonly TimeSlot[];
    readonly session?: { readonly id: string };
  };
  readonly custom_attribute_values?: readonly {
    readonly code: string;
    readonly type: string;
    readonly value: unknown;
  }[];
  readonly price?: { readonly options?: readonly OptionUpdate[] };
}

interface OptionUpdate {
  readonly code: string;
  readonly amount?: number;
  readonly value?: boolean;
  readonly taxes?: readonly Tax[];
  readonly values?: readonly { readonly code: string; readonly amount: number; readonly taxes?: readonly Tax[] }[];
}

function bookingOf(
  { world }: Context,
  { order }: StoredServiceOrder,
  update: NonNullable<OrderUpdate['booking']>,
): ServiceOrder['booking'] {
  const { booking } = order;
  const type = update.type === 'SCHEDULED_EVENT' ? 'SCHEDULED_EVENTS' : update.type; // the wire has both spellings
  if (type !== undefined && type !== booking.type) invalid('$.booking.type', `must be ${booking.type}`);
  if (update.session !== undefined) {
    const { id } = update.session;
    const session = world.store
      .get(services, order.service.code)
      ?.service.booking.sessions?.find((one) => one.id === id);
    if (session === undefined)
      invalid('$.booking.session.id', `names no session of service ${order.service.code}: ${id}`);
    return { ...booking, session: { id, timeslot: session.time_slot } };
  }
  const slots = update.confirmed_time_slots;
  if (slots === undefined) return booking;
  if (slots.some(({ from, to }) => from >= to)) invalid('$.booking.confirmed_time_slots', 'must end after they begin');
  return { ...booking, confirmed_time_slots: slots };
}

/** Attributes that the update gives replace those of the same code; the others stay. */
function attributesOf(
  context: Context,
  { order }: StoredServiceOrder,
  given: NonNullable<OrderUpdate['custom_attribute_values']>,
): AttributeValue[] {
  const model = context.world.store.get(serviceModels, order.service.model.code);
  const onOrders = (model?.custom_attributes ?? []).filter(
    ({ order_configuration }) => order_configuration !== undefined,
  );
  const visible = onOrders.filter(
    ({ order_configuration }) => !isSeller(context) || order_configuration?.shop_permission !== 'INVISIBLE',
  );
  const wrongs: FieldError[] = [];
  const values = readAttributes(given, visible, wrongs);
  for (const [index, { code }] of given.entries()) {
    const permission = visible.find((attribute) => attribute.code === code)?.order_configuration?.shop_permission;
    if (isSeller(context) && permission === 'READ_ONLY') {
      wrongs.push({
        field: `$.custom_attribute_values[${index}].code`,
        message: `may not be written by shops: ${code}`,
      });
    }
  }
  if (wrongs.length > 0) {
    refuse(400, 'VALIDATION_ERROR', wrongs.map(({ field, message }) => `${field} ${message}`).join('; '), {
      fields: wrongs,
    });
  }
  return [...order.custom_attribute_values.filter((kept) => !values.some(({ code }) => code === kept.code)), ...values];
}

function optionWith(option: OrderedOption, { amount, value, taxes, values }: OptionUpdate): OrderedOption {
  if (option.type === 'BOOLEAN') {
    return {
      ...option,
      ...(amount !== undefined && { amount }),
      ...(value !== undefined && { value }),
      ...(taxes !== undefined && { taxes }),
    };
  }
  type Value = NonNullable<OrderedOption['values']>[number];
  const changed = (one: Value): Value => {
    const update = values?.find(({ code }) => code === one.code);
    if (update === undefined) return one;
    return { ...one, amount: update.amount, ...(update.taxes !== undefined && { taxes: update.taxes }) };
  };
  return { ...option, values: (option.values ?? []).map(changed) };
}

function priceOf(order: ServiceOrder, updates: readonly OptionUpdate[]): ServiceOrder['price'] {
  requireState(order, 'edit the price options of');
  const options = order.price.options ?? [];
  for (const [index, { code }] of updates.entries()) {
    if (!options.some((option) => option.code === code))
      invalid(`$.price.options[${index}].code`, `names no option of the order: ${code}`);
  }
  return {
    ...order.price,
    options: options.map((option) =>
      optionWith(option, updates.find(({ code }) => code === option.code) ?? { code: option.code }),
    ),
  };
}

/** SOR04: changes an order; what the body leaves out stays (SV03). */
export function updateOrder(context: Context): StoredServiceOrder {
  const stored = requireServiceOrder(context);
  requireState(stored.order, 'update');
  const { booking, custom_attribute_values, price } = bodyOf<OrderUpdate>(context);
  return keepOrder(context, stored, {
    ...(booking !== undefined && { booking: bookingOf(context, stored, booking) }),
    ...(custom_attribute_values !== undefined && {
      custom_attribute_values: attributesOf(context, stored, custom_attribute_values),
    }),
    ...(price?.options !== undefined && { price: priceOf(stored.order, price.options) }),
  });
}
