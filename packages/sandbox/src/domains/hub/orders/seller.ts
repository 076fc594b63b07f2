import { invalid } from '../../../machinery/errors/index.ts';
import { accepted, type HandlerResponse, noContent } from '../../../machinery/http/responses.ts';
import { bodyOf, type Context, type Handlers } from '../../../machinery/http/context.ts';
import { type StartedAction, startCommand } from '../actions/model.ts';
import { adjustmentsOf, type AdjustmentRequest } from './adjustments.ts';
import { orders, requireOrder, type StoredOrder } from './model/index.ts';
import { requireLine, requireNotPending } from './lines.ts';
import { isoOf } from '../../../machinery/world/index.ts';
import { askedAt, seekPage } from '../../../machinery/paging/index.ts';

const thirtyDaysInMs = 30 * 86_400_000;

const shownOrder = ({ order }: StoredOrder): object => order;

/** O05. Without `updated_from` and `order_ids` only the last 30 days are listed. */
function listOrders(context: Context): HandlerResponse {
  const { query } = context;
  const ids = query.list('order_ids');
  const statuses = query.list('statuses');
  const fulfillment = query.text('fulfillment_type');
  const least =
    query.text('updated_from') ?? (ids === undefined ? isoOf(askedAt(context) - thirtyDaysInMs) : undefined);
  const [by = 'updated_at', order] = (query.text('sort') ?? 'updated_at,DESC').split(',');
  const filters: ((stored: StoredOrder) => boolean)[] = [];
  if (ids !== undefined) filters.push(({ order: { id } }) => ids.includes(id));
  if (statuses !== undefined) filters.push(({ order: { status } }) => statuses.includes(status));
  if (fulfillment !== undefined) filters.push((stored) => stored.order.fulfillment.type === fulfillment);
  if (least !== undefined && by !== 'updated_at') filters.push((stored) => stored.order.updated_at >= least);
  return seekPage(context, {
    collection: orders,
    by,
    order: order === 'ASC' ? 'asc' : 'desc',
    from: by === 'updated_at' ? least : undefined,
    where: (stored) => filters.every((admits) => admits(stored)),
    show: shownOrder,
  });
}

/** O01: lines in AWAITING_ACCEPTANCE only, each accepted or refused. */
function accept(context: Context): StartedAction {
  const { world, path } = context;
  const { order_lines } = bodyOf<{
    readonly order_lines: readonly { readonly id: string; readonly accepted: boolean }[];
  }>(context);
  const { order } = requireOrder(world, path['order_id'] ?? '');
  const decided = new Set<string>();
  const decisions = order_lines.map(({ id, accepted: isAccepted }, i) => {
    const field = `$.order_lines[${i}].id`;
    const line = requireLine(order, { order_line_id: id }, field);
    if (decided.has(id)) invalid(field, 'is named twice');
    decided.add(id);
    if (line.status !== 'AWAITING_ACCEPTANCE')
      invalid(field, `is in ${line.status}, not in AWAITING_ACCEPTANCE`, 'ORDER_IN_WRONG_STATE');
    return { channel_order_line_id: line.channel_order_line_id, accepted: isAccepted };
  });
  requireNotPending(world, order.id, decided);
  const lines = order_lines.map(({ id, accepted: isAccepted }) => ({ id, accepted: isAccepted }));
  return startCommand(
    world,
    order,
    'ACCEPT',
    { order_lines: decisions },
    { type: 'accept', order_id: order.id, lines },
  );
}

/** O02. */
function cancel(context: Context): HandlerResponse {
  const { world, path } = context;
  const { order } = requireOrder(world, path['order_id'] ?? '');
  const { cancelations } = bodyOf<{ readonly cancelations: readonly AdjustmentRequest[] }>(context);
  const { lines, commands } = adjustmentsOf(world, order, 'cancel', cancelations, '$.cancelations');
  return accepted(
    startCommand(world, order, 'CANCEL', { cancelations: commands }, { type: 'cancel', order_id: order.id, lines }),
  );
}

/** O02. */
function refund(context: Context): HandlerResponse {
  const { world, path } = context;
  const { order } = requireOrder(world, path['order_id'] ?? '');
  const { refunds } = bodyOf<{ readonly refunds: readonly AdjustmentRequest[] }>(context);
  const { lines, commands } = adjustmentsOf(world, order, 'refund', refunds, '$.refunds');
  return accepted(
    startCommand(world, order, 'REFUND', { refunds: commands }, { type: 'refund', order_id: order.id, lines }),
  );
}

export const orderHandlers: Handlers = {
  'v2-listOrders': listOrders,
  listOrders,
  'v2-acceptOrderLines': (context) => accepted(accept(context)),
  acceptOrderLines: (context) => {
    accept(context);
    return noContent;
  },
  'v2-cancelOrderLines': cancel,
  'v2-refundOrderLines': refund,
};
