import type { Schemas } from '../../../generated/channel-platform.ts';
import { whenReady } from '../../../machinery/clock/large-work.ts';
import { forEachInSlices, type Slices } from '../../../machinery/clock/turns.ts';
import { type FieldError, refuse } from '../../../machinery/errors/index.ts';
import type { SlicedHandler } from '../../../machinery/http/context.ts';
import type { World } from '../../../machinery/world/index.ts';
import { type Channel, type ChannelStore, requireChannel, requireUsableStore } from '../../account/model/index.ts';
import { instant } from '../common/instant.ts';
import { findChannelOrder, orders, type SentLine, sentLineOf, type StoredOrder, storedOrderOf } from './model/index.ts';
import { checkOrder } from './order-check.ts';

type Sent = Schemas['OrderUpsert'];

const weightOf = ({ order_lines }: Sent): number => order_lines.length;

interface Source {
  readonly channel: Channel;
  readonly store: ChannelStore;
}

const sourceOf = (world: World, { channel_id, channel_store_id }: Schemas['Origin']): Source => ({
  channel: requireChannel(world, channel_id),
  store: requireUsableStore(world, channel_id, channel_store_id),
});

/** Orders may have thousands of lines: what depends on nothing else is made of them some at a time. */
function* readOrders(sent: readonly Sent[], wrong: FieldError[]): Slices<readonly SentLine[][]> {
  const all: SentLine[][] = [];
  for (const [i, order] of sent.entries()) {
    yield* checkOrder(order, `$.orders[${i}]`, wrong);
    const lines: SentLine[] = [];
    yield* forEachInSlices(order.order_lines, (line) => void lines.push(sentLineOf(line)));
    all.push(lines);
  }
  return all;
}

/** The hub's order, which must be of the store that sends it. */
function findBefore(
  world: World,
  { channel, store }: Source,
  id: string,
  at: string,
  wrong: FieldError[],
): StoredOrder | undefined {
  const before = findChannelOrder(world, channel.id, id);
  if (before !== undefined && before.order.origin.channel_store_id !== store.channel_store_id)
    wrong.push({ field: `${at}.channel_order_id`, message: 'belongs to another store' });
  return before;
}

/** Returns the new order, or `undefined` if the hub's order is newer (P03). */
const changeOf = (
  world: World,
  source: Source,
  input: Sent,
  lines: readonly SentLine[],
  before: StoredOrder | undefined,
): StoredOrder | undefined =>
  before !== undefined && instant(input.channel_updated_at) < before.order.channel_updated_at
    ? undefined
    : storedOrderOf(input, { ...source, before, now: world.time, lines });

function replaced(world: World, { channel }: Source, before: StoredOrder | undefined, made: StoredOrder): boolean {
  const { id, channel_order_id } = made.order;
  const after: StoredOrder = { ...made, order: { ...made.order, updated_at: world.time } };
  if (before !== undefined) return world.store.replace(orders, id, before, after);
  if (findChannelOrder(world, channel.id, channel_order_id) !== undefined) return false;
  world.store.put(orders, id, after);
  return true;
}

function refuseWrong(wrong: readonly FieldError[]): void {
  const [first] = wrong;
  if (first === undefined) return;
  refuse('AS35', 400, 'INVALID_INPUT', `No order was accepted: ${first.field} ${first.message}.`, { fields: wrong });
}

/**
 * P01, P02, P03: replaces whole orders, all or nothing. Orders older than the hub's are ignored. New orders are built in slices and written
 * in one transaction. Orders that changed in between are read again.
 */
export const upsertOrders: SlicedHandler<'upsertOrders'> = function* (context) {
  const { world } = context;
  const { origin, orders: sent } = context.body;
  const wrong: FieldError[] = [];
  const lines = yield* readOrders(sent, wrong);
  const made = sourceOf(world, origin);

  const found: (StoredOrder | undefined)[] = [];
  const find = function* ({ channel_order_id }: Sent): Slices {
    found.push(yield* whenReady(() => findBefore(world, made, channel_order_id, `$.orders[${found.length}]`, wrong)));
  };
  yield* forEachInSlices(sent, find, weightOf);
  refuseWrong(wrong);

  const changes: (StoredOrder | undefined)[] = [];
  const change = function* (input: Sent): Slices {
    const after = changeOf(world, made, input, lines[changes.length] ?? [], found[changes.length]);
    if (after !== undefined) yield* world.store.prepare(after);
    changes.push(after);
  };
  yield* forEachInSlices(sent, change, weightOf);

  const source = sourceOf(world, origin);
  const isSame = JSON.stringify(source) === JSON.stringify(made);
  for (const [i, input] of sent.entries()) {
    const ready = changes[i];
    if (isSame && (ready === undefined || replaced(world, source, found[i], ready))) continue;
    const before = findBefore(world, source, input.channel_order_id, `$.orders[${i}]`, wrong);
    const after = changeOf(world, source, input, lines[i] ?? [], before);
    if (after !== undefined) world.store.put(orders, after.order.id, after);
  }
  refuseWrong(wrong);
};
