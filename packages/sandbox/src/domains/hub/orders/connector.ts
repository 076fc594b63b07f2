import type { Schemas } from '../../../generated/channel-platform.ts';
import { type FieldError, refuse } from '../../../errors/index.ts';
import type { Handler, HandlersOf } from '../../../http/context.ts';
import type { World } from '../../../world/index.ts';
import { instant } from '../common/instant.ts';
import { scheduleAnonymization } from './anonymize.ts';
import { findChannelOrder, orders, type StoredOrder } from './model/index.ts';
import { upsertOrders } from './order-upsert.ts';

const toleranceInMs = 5 * 60_000;

type Entry = Schemas['AnonymizedOrder'];

function findDated(world: World, entry: Entry, at: string, wrong: FieldError[]): StoredOrder | undefined {
  const stored = findChannelOrder(world, entry.channel_id, entry.channel_order_id);
  const before = wrong.length;
  if (stored === undefined) wrong.push({ field: `${at}.channel_order_id`, message: 'is an unknown order' });
  else if (stored.order.anonymized_at !== undefined)
    wrong.push({ field: `${at}.channel_order_id`, message: 'is an order that is already anonymized' });
  else if (Date.parse(instant(entry.anonymize_after)) < world.now - toleranceInMs)
    wrong.push({ field: `${at}.anonymize_after`, message: 'must not be in the past' });
  return wrong.length === before ? stored : undefined;
}

/** O11, P11: one invalid entry rejects the whole request. Anonymization is permanent. */
const updateAnonymizeAfterDate: Handler<'updateAnonymizeAfterDate'> = ({ world, body }) => {
  const wrong: FieldError[] = [];
  for (const [i, entry] of body.orders.entries()) {
    const stored = findDated(world, entry, `$.orders[${i}]`, wrong);
    if (stored === undefined) continue;
    const date = instant(entry.anonymize_after);
    world.store.put(orders, stored.order.id, { ...stored, anonymize_after: date });
    scheduleAnonymization(world, stored.order.id, date);
  }
  if (wrong.length > 0)
    refuse(
      'updateAnonymizeAfterDate',
      400,
      'INVALID_INPUT',
      `No date was set: ${wrong[0]?.field} ${wrong[0]?.message}.`,
      { fields: wrong },
    );
};

export const channelOrderHandlers: HandlersOf<'upsertOrders' | 'updateAnonymizeAfterDate'> = {
  upsertOrders,
  updateAnonymizeAfterDate,
};
