import type { Schemas as ChannelSchemas } from '../../../generated/channel-platform.ts';
import type { Schemas } from '../../../generated/hub.ts';
import { invalid } from '../../../errors/index.ts';
import type { World } from '../../../world/index.ts';
import { type Money, tolerance } from '../common/money.ts';
import { requireLine } from './lines.ts';
import type { LineAdjustment, Order, OrderLine } from './model/index.ts';
import { type Left, remainderOf } from './remainder.ts';

/** A cancelation or refund as a seller asks for it. */
type AdjustmentRequest = Schemas['LineCancelation'] | Schemas['LineRefund'];

interface Adjustments {
  readonly lines: readonly LineAdjustment[];
  /** The same for the channel, in its own identifiers. */
  readonly commands: readonly ChannelSchemas['LineAdjustment'][];
}

const closedForCancelation = new Set(['SHIPPED', 'DELIVERED', 'CLOSED']);

/** Checks cancelations or refunds of an order, so that together with all that waits for the channel they never exceed a line. */
export function adjustmentsOf(
  world: World,
  order: Order,
  type: 'cancel' | 'refund',
  requests: readonly AdjustmentRequest[],
  root: string,
): Adjustments {
  const remainder = remainderOf(world, order);
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
    const left = remainder.of(line);
    if (type === 'cancel') checkCancelation(line, adjustment, left, at);
    else checkRefund(line, adjustment, left, at);
    checkMoney(price, line.price.currency, left.price, `${at}.price`);
    checkMoney(shipping_price, line.total_shipping_price.currency, left.shippingPrice, `${at}.shipping_price`);
    lines.push(adjustment);
    remainder.take({ type, order_id: order.id, lines: [adjustment] });
    const { order_line_id: _, ...rest } = adjustment;
    commands.push({ channel_order_line_id: line.channel_order_line_id, ...rest });
  }
  return { lines, commands };
}

function checkCancelation(line: OrderLine, { quantity }: LineAdjustment, { toDeliver }: Left, at: string): void {
  if (closedForCancelation.has(line.status))
    invalid('AS03', at, `is a line in ${line.status}, which can no longer be canceled`, 'ORDER_IN_WRONG_STATE');
  if (!line.can_cancel)
    invalid('AS12', at, "is a line that can't be canceled: its can_cancel is false", 'ORDER_IN_WRONG_STATE');
  if (quantity < 1) invalid('AS31', `${at}.quantity`, 'must be at least 1');
  if (quantity > toDeliver) invalid('AS31', `${at}.quantity`, `must be at most ${toDeliver}`);
}

function checkRefund(line: OrderLine, { quantity }: LineAdjustment, { toRefund }: Left, at: string): void {
  if (!line.can_refund)
    invalid('AS12', at, "is a line that can't be refunded: its can_refund is false", 'ORDER_IN_WRONG_STATE');
  if (quantity > toRefund) invalid('AS31', `${at}.quantity`, `must be at most ${toRefund}`);
}

function checkMoney({ amount, currency }: Money, expected: string, left: number, at: string): void {
  if (currency !== expected) invalid('AS31', `${at}.currency`, `must be ${expected}`);
  if (amount > left + tolerance) invalid('AS31', `${at}.amount`, `must be at most ${left}`);
}
