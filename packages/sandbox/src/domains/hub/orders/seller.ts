import { invalid } from '../../../errors/index.ts';
import type { Context, Handler, HandlersOf } from '../../../http/context.ts';
import { askedAt, seekPage, sortOf } from '../../../http/paging.ts';
import { among, between } from '../../../store/index.ts';
import { isoOf } from '../../../world/index.ts';
import { startCommand, type StartedAction } from '../actions/model.ts';
import { adjustmentsOf } from './adjustments.ts';
import { requireLine, requireNotPending } from './lines.ts';
import { type Order, orders, requireOrder, type StoredOrder } from './model/index.ts';

const thirtyDaysInMs = 30 * 86_400_000;

const shownOrder = ({ order }: StoredOrder): Order => order;

/** O05. Without `updated_from` and `order_ids` only the last 30 days are listed. */
const listOrders: Handler<'v2-listOrders' | 'listOrders'> = (context) => {
  const { query } = context;
  const ids = query.order_ids;
  const least = query.updated_from ?? (ids === undefined ? isoOf(askedAt(context) - thirtyDaysInMs) : undefined);
  return seekPage(context, {
    collection: orders,
    ...sortOf(query.sort ?? 'updated_at,DESC'),
    where: [
      among('id', ids),
      among('status', query.statuses),
      among('fulfillment', query.fulfillment_type),
      between('updated_at', least),
    ],
    show: shownOrder,
  });
};

/** O01: lines in AWAITING_ACCEPTANCE only, each accepted or refused. */
function accept(context: Context<'v2-acceptOrderLines' | 'acceptOrderLines'>): StartedAction {
  const { world, path, body } = context;
  const { order_lines } = body;
  const { order } = requireOrder(world, path.order_id);
  const decided = new Set<string>();
  const decisions = order_lines.map(({ id, accepted: isAccepted }, i) => {
    const field = `$.order_lines[${i}].id`;
    const line = requireLine(order, { order_line_id: id }, field);
    if (decided.has(id)) invalid('AS34', field, 'appears twice');
    decided.add(id);
    if (line.status !== 'AWAITING_ACCEPTANCE')
      invalid('O01', field, `is in ${line.status}, not in AWAITING_ACCEPTANCE`, 'ORDER_IN_WRONG_STATE');
    return { channel_order_line_id: line.channel_order_line_id, accepted: isAccepted };
  });
  requireNotPending(world, order.id, decided);
  return startCommand(
    world,
    order,
    'ACCEPT',
    { order_lines: decisions },
    { type: 'accept', order_id: order.id, lines: order_lines },
  );
}

/** O02. */
const cancel: Handler<'v2-cancelOrderLines'> = ({ world, path, body }) => {
  const { order } = requireOrder(world, path.order_id);
  const { lines, commands } = adjustmentsOf(world, order, 'cancel', body.cancelations, '$.cancelations');
  return startCommand(
    world,
    order,
    'CANCEL',
    { cancelations: commands },
    { type: 'cancel', order_id: order.id, lines },
  );
};

/** O02. */
const refund: Handler<'v2-refundOrderLines'> = ({ world, path, body }) => {
  const { order } = requireOrder(world, path.order_id);
  const { lines, commands } = adjustmentsOf(world, order, 'refund', body.refunds, '$.refunds');
  return startCommand(world, order, 'REFUND', { refunds: commands }, { type: 'refund', order_id: order.id, lines });
};

export const orderHandlers: HandlersOf<
  | 'v2-listOrders'
  | 'listOrders'
  | 'v2-acceptOrderLines'
  | 'acceptOrderLines'
  | 'v2-cancelOrderLines'
  | 'v2-refundOrderLines'
> = {
  'v2-listOrders': listOrders,
  listOrders,
  'v2-acceptOrderLines': accept,
  acceptOrderLines: (context) => {
    accept(context);
  },
  'v2-cancelOrderLines': cancel,
  'v2-refundOrderLines': refund,
};
