import type { Schemas } from '../../../generated/channel-platform.ts';
import type { Rule } from '../../../errors/index.ts';
import type { Handler, HandlersOf } from '../../../http/context.ts';
import { keyOf } from '../../../store/index.ts';
import { findBy, type World } from '../../../world/index.ts';
import {
  type Channel,
  type ChannelStore,
  originOf,
  requireChannel,
  requireUsableStore,
} from '../../account/model/index.ts';
import { instant } from '../common/instant.ts';
import { findChannelOrder, type Order, type OrderLine } from '../orders/model/index.ts';
import { allowedReturn, type Return, returns } from './model.ts';

type ReturnUpsert = Schemas['ReturnUpsert'];
type Detail = Schemas['RefusedReturnDetail'];

const orderedOf = ({ quantity, adjustments }: OrderLine): number =>
  adjustments.reduce((sum, one) => (one.type === 'CANCELATION' ? sum + one.quantity : sum), quantity);

const wrong = (rule: Rule, field: string, message: string): Detail => ({
  code: 'INVALID_INPUT',
  field,
  message: `${message} Rule: ${rule}.`,
});
const unknown = (rule: Rule, field: string, what: string): Detail => ({
  code: 'DATA_NOT_FOUND',
  field,
  message: `${what} does not exist. Rule: ${rule}.`,
});

/** R04, P05: checks that order and lines are known, that the store matches, and that a line doesn't return more than was ordered. */
function problemsOf(
  input: ReturnUpsert,
  order: Order | undefined,
  store: ChannelStore,
  root: string,
): readonly Detail[] {
  if (order === undefined) return [unknown('P05', `${root}.channel_order_id`, `Order ${input.channel_order_id}`)];
  if (order.origin.channel_store_id !== store.channel_store_id)
    return [wrong('AS32', `${root}.channel_order_id`, 'The order belongs to another store.')];
  const left = new Map(order.order_lines.map((line) => [line.channel_order_line_id, orderedOf(line)]));
  return input.return_lines.flatMap(({ channel_order_line_id: id, quantity }, i): readonly Detail[] => {
    const at = `${root}.return_lines[${i}]`;
    const most = left.get(id);
    if (most === undefined) return [unknown('P05', `${at}.channel_order_line_id`, `Order line ${id}`)];
    if (quantity < 1) return [wrong('AS32', `${at}.quantity`, 'The quantity must be at least 1.')];
    left.set(id, most - quantity);
    return quantity > most
      ? [wrong('AS32', `${at}.quantity`, 'The returned quantity is higher than the ordered quantity.')]
      : [];
  });
}

function returnOf(
  input: ReturnUpsert,
  {
    id,
    order,
    channel,
    store,
    now,
  }: {
    readonly id: string;
    readonly order: Order;
    readonly channel: Channel;
    readonly store: ChannelStore;
    readonly now: string;
  },
): Return {
  const { channel_order_id: _order, sub_channel_code, return_lines, created_at, channel_updated_at, ...rest } = input;
  const lines = new Map(order.order_lines.map((line) => [line.channel_order_line_id, line]));
  return {
    id,
    order_id: order.id,
    origin: originOf(channel, store, sub_channel_code),
    ...rest,
    return_lines: return_lines.map(({ channel_order_line_id, quantity, reason }) => {
      const line = lines.get(channel_order_line_id);
      return { order_line_id: line?.id ?? '', product_id: line?.product.id ?? '', quantity, reason };
    }),
    created_at: instant(created_at),
    channel_updated_at: instant(channel_updated_at),
    updated_at: now,
  };
}

interface Source {
  readonly channel: Channel;
  readonly store: ChannelStore;
  /** Path of the return in the request. */
  readonly root: string;
}

function upsertReturn(
  world: World,
  input: ReturnUpsert,
  order: Order | undefined,
  { channel, store, root }: Source,
): readonly Detail[] {
  const problems = problemsOf(input, order, store, root);
  if (problems.length > 0 || order === undefined) return problems;
  const before = findBy(world, returns, 'channel', keyOf(channel.id, input.channel_return_id));
  if (before !== undefined && before.order_id !== order.id) {
    return [wrong('AS32', `${root}.channel_return_id`, 'The return belongs to another order.')];
  }
  const one = returnOf(input, { id: before?.id ?? world.uuid('return'), order, channel, store, now: world.time });
  world.store.put(
    returns,
    one.id,
    allowedReturn(one, () => order),
  );
  return [];
}

/** P04: replaces each return independently. */
const upsertReturns: Handler<'upsertReturns'> = ({ world, body }) => {
  const { channel_id, channel_store_id } = body.origin;
  const channel = requireChannel(world, channel_id);
  const store = requireUsableStore(world, channel_id, channel_store_id);
  const return_success: Schemas['UpsertedReturn'][] = [];
  const return_errors: Schemas['RefusedReturn'][] = [];
  for (const [i, input] of body.returns.entries()) {
    const { channel_order_id, channel_return_id } = input;
    const order = findChannelOrder(world, channel.id, channel_order_id)?.order;
    const details = upsertReturn(world, input, order, { channel, store, root: `$.returns[${i}]` });
    if (details.length === 0) return_success.push({ channel_order_id, channel_return_id });
    else return_errors.push({ channel_order_id, channel_return_id, details });
  }
  return { return_success, return_errors };
};

export const channelReturnHandlers: HandlersOf<'upsertReturns'> = { upsertReturns };
