import type { Schemas } from '../../../generated/channel-platform.ts';
import type { FieldError } from '../../../errors/index.ts';
import { tolerance } from '../common/money.ts';

export function checkOrder(order: Schemas['OrderUpsert'], at: string, wrong: FieldError[]): void {
  if (order.channel_order_id === '') wrong.push({ field: `${at}.channel_order_id`, message: 'must not be empty' });
  const seen = new Set<string>();
  for (const [i, line] of order.order_lines.entries()) {
    const field = `${at}.order_lines[${i}]`;
    if (seen.has(line.channel_order_line_id))
      wrong.push({ field: `${field}.channel_order_line_id`, message: 'must be unique in the order' });
    seen.add(line.channel_order_line_id);
    checkLine(line, field, wrong);
  }
}

type Line = Schemas['OrderLineUpsert'];
type Cancelation = Pick<NonNullable<Line['adjustments']>[number], 'quantity' | 'price' | 'shipping_price'>;

const cancelledOfLine: readonly {
  readonly what: string;
  readonly of: (line: Line) => number;
  readonly by: (one: Cancelation) => number;
}[] = [
  { what: 'more', of: ({ quantity }) => quantity, by: ({ quantity }) => quantity },
  { what: 'more of the price', of: ({ price }) => price.amount, by: ({ price }) => price.amount },
  {
    what: 'more of the shipping price',
    of: ({ total_shipping_price }) => total_shipping_price.amount,
    by: ({ shipping_price }) => shipping_price.amount,
  },
];

function checkLine(line: Line, at: string, wrong: FieldError[]): void {
  if (line.quantity < 0) wrong.push({ field: `${at}.quantity`, message: 'must be at least 0' });
  const { currency } = line.price;
  if (line.total_shipping_price.currency !== currency)
    wrong.push({ field: `${at}.total_shipping_price.currency`, message: `must be ${currency}, as the price` });
  const cancelations: Cancelation[] = [];
  const seen = new Set<string>();
  for (const [i, adjustment] of (line.adjustments ?? []).entries()) {
    const field = `${at}.adjustments[${i}]`;
    if (seen.has(adjustment.channel_adjustment_id))
      wrong.push({ field: `${field}.channel_adjustment_id`, message: 'must be unique in the line' });
    seen.add(adjustment.channel_adjustment_id);
    if (adjustment.quantity < 0) wrong.push({ field: `${field}.quantity`, message: 'must be at least 0' });
    for (const name of ['price', 'shipping_price'] as const)
      if (adjustment[name].currency !== currency)
        wrong.push({ field: `${field}.${name}.currency`, message: `must be ${currency}, as the price of the line` });
    if (adjustment.type === 'CANCELATION') cancelations.push(adjustment);
  }
  for (const { what, of, by } of cancelledOfLine)
    if (cancelations.reduce((sum, one) => sum + by(one), 0) > of(line) + tolerance)
      wrong.push({ field: `${at}.adjustments`, message: `must not cancel ${what} than was ordered` });
}
