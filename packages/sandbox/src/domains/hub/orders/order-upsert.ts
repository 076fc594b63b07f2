import { type FieldError, refuse } from '../../../errors/index.ts';
import type { Handler } from '../../../http/context.ts';
import { requireChannel, requireUsableStore } from '../../account/model/index.ts';
import { instant } from '../common/instant.ts';
import { findChannelOrder, orders, storedOrderOf } from './model/index.ts';
import { checkOrder } from './order-check.ts';

/** P01, P02, P03: replaces whole orders, all or nothing. Orders older than the hub's are ignored. */
export const upsertOrders: Handler<'upsertOrders'> = ({ world, body }) => {
  const { channel_id, channel_store_id } = body.origin;
  const wrong: FieldError[] = [];
  for (const [i, order] of body.orders.entries()) checkOrder(order, `$.orders[${i}]`, wrong);
  const channel = requireChannel(world, channel_id);
  const store = requireUsableStore(world, channel_id, channel_store_id);
  for (const [i, input] of body.orders.entries()) {
    const before = findChannelOrder(world, channel.id, input.channel_order_id);
    if (before !== undefined && before.order.origin.channel_store_id !== store.channel_store_id)
      wrong.push({ field: `$.orders[${i}].channel_order_id`, message: 'belongs to another store' });
    if (before !== undefined && instant(input.channel_updated_at) < before.order.channel_updated_at) continue;
    const after = storedOrderOf(input, { channel, store, before, now: world.time });
    world.store.put(orders, after.order.id, after);
  }
  const [first] = wrong;
  if (first !== undefined)
    refuse(
      'AS35',
      400,
      'INVALID_INPUT',
      `No order was stored, because ${first.field} ${first.message}. Correct it and send all orders again.`,
      { fields: wrong },
    );
};
