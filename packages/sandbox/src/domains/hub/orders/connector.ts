import { type FieldError, refuse } from '../../../machinery/errors/index.ts';
import type { Handler, HandlersOf } from '../../../machinery/http/context.ts';
import { instant } from '../common/instant.ts';
import { scheduleAnonymization } from './anonymize.ts';
import { findChannelOrder } from './model/index.ts';
import { upsertOrders } from './order-upsert.ts';

/** Clocks differ; a date that passed a moment ago still counts. */
const toleranceInMs = 5 * 60_000;

/** O11, P11: one bad entry cancels the whole request; once anonymized, an order stays so. */
const updateAnonymizeAfterDate: Handler<'updateAnonymizeAfterDate'> = (context) => {
  const { world } = context;
  const entries = context.body.orders;
  const wrong: FieldError[] = [];
  for (const [i, { channel_id, channel_order_id, anonymize_after }] of entries.entries()) {
    const at = `$.orders[${i}]`;
    const stored = findChannelOrder(world, channel_id, channel_order_id);
    const date = instant(anonymize_after);
    if (stored === undefined) wrong.push({ field: `${at}.channel_order_id`, message: 'names an unknown order' });
    else if (stored.order.anonymized_at !== undefined)
      wrong.push({ field: `${at}.channel_order_id`, message: 'names an order that is anonymized already' });
    else if (Date.parse(date) < world.now - toleranceInMs)
      wrong.push({ field: `${at}.anonymize_after`, message: 'must not be in the past' });
    else scheduleAnonymization(world, stored, date);
  }
  if (wrong.length > 0)
    refuse(400, 'INVALID_INPUT', `No date was set: ${wrong[0]?.field} ${wrong[0]?.message}.`, { fields: wrong });
};

export const channelOrderHandlers: HandlersOf<'upsertOrders' | 'updateAnonymizeAfterDate'> = {
  upsertOrders,
  updateAnonymizeAfterDate,
};
