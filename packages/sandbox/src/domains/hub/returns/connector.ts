import type { Schemas } from '../../../generated/channel-platform.ts';
import { whenReady } from '../../../machinery/clock/large-work.ts';
import { forEachInSlices, type Slices } from '../../../machinery/clock/turns.ts';
import type { HandlersOf, SlicedHandler } from '../../../machinery/http/context.ts';
import { keyOf } from '../../../machinery/store/index.ts';
import { findBy, type World } from '../../../machinery/world/index.ts';
import {
  type Channel,
  type ChannelStore,
  originOf,
  requireChannel,
  requireUsableStore,
} from '../../account/model/index.ts';
import { instant } from '../common/instant.ts';
import { findChannelOrder, type Order } from '../orders/model/index.ts';
import { allowedReturn, type Return, returns } from './model.ts';

type ReturnUpsert = Schemas['ReturnUpsert'];
type Detail = Schemas['RefusedReturnDetail'];

/** R04, P05: the order and each line must be known. */
function problemsOf(input: ReturnUpsert, order: Order | undefined): readonly Detail[] {
  if (order === undefined) {
    return [
      { code: 'DATA_NOT_FOUND', field: 'channel_order_id', message: `Order ${input.channel_order_id} does not exist.` },
    ];
  }
  const known = new Map(order.order_lines.map((line) => [line.channel_order_line_id, line]));
  return input.return_lines.flatMap(({ channel_order_line_id, quantity }, i): readonly Detail[] => {
    const at = `return_lines[${i}]`;
    if (!known.has(channel_order_line_id)) {
      return [
        {
          code: 'DATA_NOT_FOUND',
          field: `${at}.channel_order_line_id`,
          message: `Order line ${channel_order_line_id} does not exist.`,
        },
      ];
    }
    return quantity < 1
      ? [{ code: 'INVALID_INPUT', field: `${at}.quantity`, message: 'The quantity must be at least 1.' }]
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
}

function upsertReturn(
  world: World,
  input: ReturnUpsert,
  order: Order | undefined,
  { channel, store }: Source,
): readonly Detail[] {
  const problems = problemsOf(input, order);
  if (problems.length > 0 || order === undefined) return problems;
  const before = findBy(world, returns, 'channel', keyOf(channel.id, input.channel_return_id));
  if (before !== undefined && before.order_id !== order.id) {
    return [{ code: 'INVALID_INPUT', field: 'channel_return_id', message: 'The return belongs to another order.' }];
  }
  const one = returnOf(input, { id: before?.id ?? world.uuid('return'), order, channel, store, now: world.time });
  world.store.put(
    returns,
    one.id,
    allowedReturn(one, () => order),
  );
  return [];
}

/** P04: each return whole, each on its own; of long ones, or of those of long orders, only a few in a slice. */
const upsertReturns: SlicedHandler<'upsertReturns'> = function* (context) {
  const { world } = context;
  const { origin, returns: sent } = context.body;
  const channel = requireChannel(world, origin.channel_id);
  const store = requireUsableStore(world, origin.channel_id, origin.channel_store_id);
  const return_success: Schemas['UpsertedReturn'][] = [];
  const return_errors: Schemas['RefusedReturn'][] = [];
  let lines = 0;
  const upsert = function* (input: ReturnUpsert): Slices {
    const { channel_order_id, channel_return_id } = input;
    const order = (yield* whenReady(() => findChannelOrder(world, channel.id, channel_order_id)))?.order;
    lines = input.return_lines.length + (order?.order_lines.length ?? 0);
    const details = upsertReturn(world, input, order, { channel, store });
    if (details.length === 0) return_success.push({ channel_order_id, channel_return_id });
    else return_errors.push({ channel_order_id, channel_return_id, details });
  };
  yield* forEachInSlices(sent, upsert, () => lines);
  return { return_success, return_errors };
};

export const channelReturnHandlers: HandlersOf<'upsertReturns'> = { upsertReturns };
