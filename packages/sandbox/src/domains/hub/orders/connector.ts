import type { Schemas } from '../../../generated/channel-platform.ts';
import { forEachInSlices, type Slices } from '../../../machinery/clock/turns.ts';
import { type FieldError, refuse } from '../../../machinery/errors/index.ts';
import type { Handler, HandlersOf, SlicedHandler } from '../../../machinery/http/context.ts';
import { requireChannel, requireUsableStore } from '../../account/model/index.ts';
import { instant } from '../common/instant.ts';
import { scheduleAnonymization } from './anonymize.ts';
import { findChannelOrder, orders, type SentLine, sentLineOf, storedOrderOf } from './model/index.ts';
import { checkOrder } from './order-check.ts';

/** Orders may have thousands of lines: what depends on nothing else is made of them some at a time. */
function* readOrders(sent: readonly Schemas['OrderUpsert'][], wrong: FieldError[]): Slices<readonly SentLine[][]> {
  const all: SentLine[][] = [];
  for (const [i, order] of sent.entries()) {
    yield* checkOrder(order, `$.orders[${i}]`, wrong);
    const lines: SentLine[] = [];
    yield* forEachInSlices(order.order_lines, (line) => void lines.push(sentLineOf(line)));
    all.push(lines);
  }
  return all;
}

/**
 * P01, P02, P03: all or nothing, each order whole; what is older than the hub's is silently ignored. What is the hub's is read and written at
 * once in the end.
 */
const upsertOrders: SlicedHandler<'upsertOrders'> = function* (context) {
  const { world } = context;
  const { origin, orders: sent } = context.body;
  const wrong: FieldError[] = [];
  const lines = yield* readOrders(sent, wrong);
  const channel = requireChannel(world, origin.channel_id);
  const store = requireUsableStore(world, origin.channel_id, origin.channel_store_id);
  for (const [i, input] of sent.entries()) {
    const before = findChannelOrder(world, channel.id, input.channel_order_id);
    if (before !== undefined && before.order.origin.channel_store_id !== store.channel_store_id) {
      wrong.push({ field: `$.orders[${i}].channel_order_id`, message: 'belongs to another store' });
    }
    if (
      wrong.length > 0 ||
      (before !== undefined && instant(input.channel_updated_at) < before.order.channel_updated_at)
    )
      continue;
    const stored = storedOrderOf(input, { channel, store, before, now: world.time, lines: lines[i] ?? [] });
    world.store.put(orders, stored.order.id, stored);
  }
  if (wrong.length > 0) {
    const [first] = wrong;
    refuse(400, 'INVALID_INPUT', `No order was taken: ${first?.field} ${first?.message}.`, { fields: wrong });
  }
};

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
