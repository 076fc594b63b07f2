import type { Schemas } from '../../../generated/instance.ts';
import { type FieldError, invalid } from '../../../errors/index.ts';
import type { AnyContext, Handler } from '../../../http/context.ts';
import { changed } from '../../../store/index.ts';
import type { World } from '../../../world/index.ts';
import { isSeller } from '../common/access.ts';
import { mergeAttributes, refuseWrongs } from './attributes.ts';
import {
  requireServiceOrder,
  serviceModels,
  type ServiceOrder,
  services,
  type StoredServiceOrder,
} from './model/index.ts';
import { requireState } from './order-states.ts';
import { keepOrder, shownTo } from './order-view.ts';

type Update = Schemas['ServiceOrderUpdate'];
type Option = Schemas['ServiceOrderOption'];
type OptionUpdate = Schemas['ServiceOrderOptionUpdate'];

function bookingOf(
  world: World,
  { order }: StoredServiceOrder,
  update: NonNullable<Update['booking']>,
): ServiceOrder['booking'] {
  const { booking } = order;
  const type = update.type === 'SCHEDULED_EVENT' ? 'SCHEDULED_EVENTS' : update.type; // the wire has both spellings
  if (type !== booking.type) invalid('SOR04', '$.booking.type', `must be ${booking.type}`);
  if ('session' in update && booking.type === 'SCHEDULED_EVENTS') {
    const { id } = update.session;
    const known = world.store.get(services, order.service.code)?.service.booking;
    const sessions = known?.type === 'SCHEDULED_EVENTS' ? known.sessions : undefined;
    const session =
      sessions?.find((one) => one.id === id) ??
      invalid('AS34', '$.booking.session.id', `isn't a session of service ${order.service.code}: ${id}`);
    return { ...booking, session: { id, timeslot: session.time_slot } };
  }
  if (!('confirmed_time_slots' in update) || booking.type !== 'DATETIME_REQUEST') return booking;
  const { confirmed_time_slots } = update;
  if (confirmed_time_slots.some(({ from, to }) => from >= to))
    invalid('SOR04', '$.booking.confirmed_time_slots', 'must end after they begin');
  return { ...booking, confirmed_time_slots };
}

function attributesOf(
  context: AnyContext,
  { order }: StoredServiceOrder,
  inputs: NonNullable<Update['custom_attribute_values']>,
): ServiceOrder['custom_attribute_values'] {
  const model = context.world.store.get(serviceModels, order.service.model.code);
  const onOrders = (model?.custom_attributes ?? []).filter(
    ({ order_configuration }) => order_configuration !== undefined,
  );
  const visible = onOrders.filter(
    ({ order_configuration }) => !isSeller(context) || order_configuration?.shop_permission !== 'INVISIBLE',
  );
  const wrongs: FieldError[] = [];
  const values = mergeAttributes(order.custom_attribute_values, inputs, visible, wrongs);
  for (const [index, { code }] of inputs.entries()) {
    const permission = visible.find((attribute) => attribute.code === code)?.order_configuration?.shop_permission;
    if (isSeller(context) && permission === 'READ_ONLY') {
      wrongs.push({
        field: `$.custom_attribute_values[${index}].code`,
        message: `can't be changed by shops: ${code}`,
      });
    }
  }
  refuseWrongs('SOR04', wrongs);
  return values;
}

function optionWith(option: Option, update: OptionUpdate | undefined, at: string): Option | undefined {
  if (update === undefined) return option;
  if (option.type === 'BOOLEAN' && update.type === 'BOOLEAN') {
    const { amount, value, taxes } = update;
    if ((value === null) !== (amount === null))
      invalid(
        'SOR04',
        `${at}.${value === null ? 'amount' : 'value'}`,
        'must be null too: only both together are removed',
      );
    return value === null ? undefined : changed(option, { amount, value, taxes });
  }
  if (option.type !== 'VALUE_LIST' || update.type !== 'VALUE_LIST')
    invalid('SOR04', `${at}.type`, `must be ${option.type}`);
  if (update.values === null) return undefined;
  const values = option.values.map((one) => {
    const change = update.values?.find(({ code }) => code === one.code);
    return change === undefined ? one : changed(one, { amount: change.amount, taxes: change.taxes });
  });
  return { ...option, values };
}

function priceOf(order: ServiceOrder, updates: readonly OptionUpdate[]): ServiceOrder['price'] {
  requireState(order, 'edit the price options of');
  const { options: before = [], ...price } = order.price;
  for (const [index, { code }] of updates.entries()) {
    if (!before.some((option) => option.code === code))
      invalid('AS34', `$.price.options[${index}].code`, `isn't an option of the order: ${code}`);
  }
  const options = before.flatMap((option) => {
    const index = updates.findIndex(({ code }) => code === option.code);
    return optionWith(option, updates[index], `$.price.options[${index}]`) ?? [];
  });
  return { ...price, ...(options.length > 0 && { options }) };
}

/** SOR04: changes an order. Omitted fields stay unchanged (SV03). */
export const updateOrder: Handler<'SOR04'> = (context) => {
  const { world, body } = context;
  const stored = requireServiceOrder(context);
  requireState(stored.order, 'update');
  const { booking, custom_attribute_values, price } = body;
  const kept = keepOrder(world, stored, {
    ...(booking !== undefined && { booking: bookingOf(world, stored, booking) }),
    ...(custom_attribute_values !== undefined && {
      custom_attribute_values: attributesOf(context, stored, custom_attribute_values),
    }),
    ...(price?.options !== undefined && { price: priceOf(stored.order, price.options) }),
  });
  return shownTo(context, kept);
};
