import type { Schemas as ChannelSchemas } from '../../../generated/channel-platform.ts';
import type { Schemas } from '../../../generated/hub.ts';
import { invalid } from '../../../machinery/errors/index.ts';
import type { World } from '../../../machinery/world/index.ts';
import { pendingWork } from '../actions/model.ts';
import { sumOf } from '../common/money.ts';
import { requireLine } from './lines.ts';
import type { LineAdjustment, Order, OrderLine } from './model/index.ts';

/** A cancelation or refund as a seller asks for it. */
type AdjustmentRequest = Schemas['LineCancelation'] | Schemas['LineRefund'];

interface Adjustments {
  /** What changes at the hub on success. */
  readonly lines: readonly LineAdjustment[];
  /** The same for the channel, in its own identifiers. */
  readonly commands: readonly ChannelSchemas['LineAdjustment'][];
}

/** What was asked for on a line so far, and is not reported yet. */
interface Asked {
  readonly quantity: number;
  readonly amount: number;
}

const nothing: Asked = { quantity: 0, amount: 0 };

function add(asked: Map<string, Asked>, { order_line_id, quantity, price }: LineAdjustment): void {
  const before = asked.get(order_line_id) ?? nothing;
  asked.set(order_line_id, { quantity: before.quantity + quantity, amount: before.amount + price.amount });
}

/** What was given back of a line. Lines never change in place, and a request may name one line thousands of times. */
const refundedOf = new WeakMap<OrderLine, number>();

function refunded(line: OrderLine): number {
  let sum = refundedOf.get(line);
  if (sum === undefined) {
    sum = sumOf(line.adjustments.filter(({ type }) => type === 'REFUND').map(({ price }) => price));
    refundedOf.set(line, sum);
  }
  return sum;
}

const closedForCancelation = new Set(['SHIPPED', 'DELIVERED', 'CLOSED']);

/** Checks cancelations or refunds of an order, those that wait for the channel included, so that together they never exceed a line. */
export function adjustmentsOf(
  world: World,
  order: Order,
  type: 'cancel' | 'refund',
  requests: readonly AdjustmentRequest[],
  root: string,
): Adjustments {
  const asked = new Map<string, Asked>();
  for (const work of pendingWork(world, order.id))
    if (work.type === type) for (const one of work.lines) add(asked, one);
  const lines: LineAdjustment[] = [];
  const commands: ChannelSchemas['LineAdjustment'][] = [];
  for (const [i, request] of requests.entries()) {
    const at = `${root}[${i}]`;
    const line = requireLine(
      order,
      request,
      request.order_line_id === undefined ? `${at}.product_id` : `${at}.order_line_id`,
    );
    const { reason, price, taxes, shipping_price, shipping_taxes } = request;
    if (price.currency !== line.price.currency) invalid(`${at}.price.currency`, `must be ${line.price.currency}`);
    if (price.amount < 0) invalid(`${at}.price.amount`, 'must be at least 0');
    const adjustment: LineAdjustment = {
      order_line_id: line.id,
      product_id: line.product.id,
      quantity: request.quantity ?? 0,
      reason,
      price,
      ...(taxes !== undefined && { taxes }),
      shipping_price,
      ...(shipping_taxes !== undefined && { shipping_taxes }),
    };
    const others = asked.get(line.id) ?? nothing;
    if (type === 'cancel') checkCancelation(line, adjustment, others, at);
    else checkRefund(line, adjustment, others, at);
    lines.push(adjustment);
    add(asked, adjustment);
    const { order_line_id: _, ...rest } = adjustment;
    commands.push({ channel_order_line_id: line.channel_order_line_id, ...rest });
  }
  return { lines, commands };
}

function checkCancelation(line: OrderLine, { quantity }: LineAdjustment, others: Asked, at: string): void {
  if (closedForCancelation.has(line.status)) invalid(at, `names a line in ${line.status}`, 'ORDER_IN_WRONG_STATE');
  if (!line.can_cancel) invalid(at, 'names a line that cannot be cancelled', 'ORDER_IN_WRONG_STATE');
  if (quantity < 1) invalid(`${at}.quantity`, 'must be at least 1');
  const left = line.quantity - others.quantity;
  if (quantity > left) invalid(`${at}.quantity`, `must be at most ${left}`);
}

function checkRefund(line: OrderLine, { quantity, price }: LineAdjustment, others: Asked, at: string): void {
  if (!line.can_refund) invalid(at, 'names a line that cannot be refunded', 'ORDER_IN_WRONG_STATE');
  if (quantity < 0) invalid(`${at}.quantity`, 'must be at least 0');
  if (quantity > line.quantity) invalid(`${at}.quantity`, `must be at most ${line.quantity}`);
  const left = line.price.amount - refunded(line) - others.amount;
  if (price.amount > left + 1e-6) invalid(`${at}.price.amount`, `must be at most ${Math.round(left * 100) / 100}`);
}
