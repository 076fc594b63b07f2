import { type FieldError, invalid, refuse } from '../../../machinery/errors/index.ts';
import { bodyOf, type Context } from '../../../machinery/http/context.ts';
import { changed } from '../../../machinery/store/index.ts';
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
import { type AttributeInput, mergeAttributes } from './attributes.ts';

interface OrderUpdate {
  readonly booking?: {
    readonly type?: string;
    readonly confirmed_time_slots?: readonly TimeSlot[];
    readonly session?: { readonly id: string };
  };
  readonly custom_attribute_values?: readonly AttributeInput[];
  readonly price?: { readonly options?: readonly OptionUpdate[] };
}

interface OptionUpdate {
  readonly code: string;
  readonly type: OrderedOption['type'];
  readonly amount?: number | null;
  readonly value?: boolean | null;
  readonly taxes?: readonly Tax[] | null;
  readonly values?:
    | readonly { readonly code: string; readonly amount: number; readonly taxes?: readonly Tax[] | null }[]
    | null;
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

function attributesOf(
  context: Context,
  { order }: StoredServiceOrder,
  given: NonNullable<OrderUpdate['custom_attribute_values']>,
): readonly AttributeValue[] {
  const model = context.world.store.get(serviceModels, order.service.model.code);
  const onOrders = (model?.custom_attributes ?? []).filter(
    ({ order_configuration }) => order_configuration !== undefined,
  );
  const visible = onOrders.filter(
    ({ order_configuration }) => !isSeller(context) || order_configuration?.shop_permission !== 'INVISIBLE',
  );
  const wrongs: FieldError[] = [];
  const values = mergeAttributes(order.custom_attribute_values, given, visible, wrongs);
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
  return values;
}

/** An option with the update on top; undefined where the update takes it out of the order. */
function optionWith(option: OrderedOption, update: OptionUpdate | undefined, at: string): OrderedOption | undefined {
  if (update === undefined) return option;
  const { type, amount, value, taxes, values } = update;
  if (type !== option.type) invalid(`${at}.type`, `must be ${option.type}`);
  if (option.type === 'BOOLEAN') {
    if ((value === null) !== (amount === null))
      invalid(`${at}.${value === null ? 'amount' : 'value'}`, 'must be null too: only both together are removed');
    return value === null ? undefined : changed(option, { amount, value, taxes });
  }
  if (values === null) return undefined;
  const valueWith = (one: OptionValue): OptionValue => {
    const change = values?.find(({ code }) => code === one.code);
    return change === undefined ? one : changed(one, { amount: change.amount, taxes: change.taxes });
  };
  return { ...option, values: (option.values ?? []).map(valueWith) };
}

type OptionValue = NonNullable<OrderedOption['values']>[number];

function priceOf(order: ServiceOrder, updates: readonly OptionUpdate[]): ServiceOrder['price'] {
  requireState(order, 'edit the price options of');
  const { options: before = [], ...price } = order.price;
  for (const [index, { code }] of updates.entries()) {
    if (!before.some((option) => option.code === code))
      invalid(`$.price.options[${index}].code`, `names no option of the order: ${code}`);
  }
  const options = before.flatMap((option) => {
    const index = updates.findIndex(({ code }) => code === option.code);
    return optionWith(option, updates[index], `$.price.options[${index}]`) ?? [];
  });
  return { ...price, ...(options.length > 0 && { options }) };
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
