import type { Schemas } from '../../../generated/channel-platform.ts';
import { whenReady } from '../../../machinery/clock/large-work.ts';
import { forEachInSlices, type Slices } from '../../../machinery/clock/turns.ts';
import { type FieldError, refuse } from '../../../machinery/errors/index.ts';
import type { HandlersOf, SlicedHandler } from '../../../machinery/http/context.ts';
import type { World } from '../../../machinery/world/index.ts';
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

function refuseWrong(wrong: readonly FieldError[]): void {
  if (wrong.length > 0)
    refuse(
      'updateAnonymizeAfterDate',
      400,
      'INVALID_INPUT',
      `No date was set: ${wrong[0]?.field} ${wrong[0]?.message}.`,
      { fields: wrong },
    );
}
/**
 * O11, P11: one invalid entry rejects the whole request. Anonymization is permanent. Orders are read in slices and written in one transaction.
 * Orders that changed in between are read again.
 */
const updateAnonymizeAfterDate: SlicedHandler<'updateAnonymizeAfterDate'> = function* (context) {
  const { world } = context;
  const entries = context.body.orders;
  const wrong: FieldError[] = [];
  const found: (StoredOrder | undefined)[] = [];
  const dated: (StoredOrder | undefined)[] = [];
  const read = function* (entry: Entry): Slices {
    const stored = yield* whenReady(() => findDated(world, entry, `$.orders[${found.length}]`, wrong));
    const after = stored && { ...stored, anonymize_after: instant(entry.anonymize_after) };
    if (after !== undefined) yield* world.store.prepare(after);
    found.push(stored);
    dated.push(after);
  };
  yield* forEachInSlices(entries, read, () => found.at(-1)?.order.order_lines.length ?? 1);
  refuseWrong(wrong);
  for (const [i, entry] of entries.entries()) {
    const date = instant(entry.anonymize_after);
    const [before, after] = [found[i], dated[i]];
    if (before !== undefined && after !== undefined && world.store.replace(orders, before.order.id, before, after)) {
      scheduleAnonymization(world, before.order.id, date);
      continue;
    }
    const stored = findDated(world, entry, `$.orders[${i}]`, wrong);
    if (stored === undefined) continue;
    world.store.put(orders, stored.order.id, { ...stored, anonymize_after: date });
    scheduleAnonymization(world, stored.order.id, date);
  }
  refuseWrong(wrong);
};

export const channelOrderHandlers: HandlersOf<'upsertOrders' | 'updateAnonymizeAfterDate'> = {
  upsertOrders,
  updateAnonymizeAfterDate,
};
