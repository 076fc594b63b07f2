import type { Schemas } from '../../../generated/channel-platform.ts';
import { forEachInSlices, type Slices } from '../../../machinery/clock/turns.ts';
import type { FieldError } from '../../../machinery/errors/index.ts';

/** What the schema cannot say about an order that a channel sends; some lines at a time. */
export function* checkOrder(order: Schemas['OrderUpsert'], at: string, wrong: FieldError[]): Slices {
  if (order.channel_order_id === '') wrong.push({ field: `${at}.channel_order_id`, message: 'must not be empty' });
  const seen = new Set<string>();
  yield* forEachInSlices(order.order_lines.entries(), ([i, line]) => {
    const field = `${at}.order_lines[${i}]`;
    if (seen.has(line.channel_order_line_id))
      wrong.push({ field: `${field}.channel_order_line_id`, message: 'must be unique in the order' });
    seen.add(line.channel_order_line_id);
    checkLine(line, field, wrong);
  });
}

function checkLine(line: Schemas['OrderLineUpsert'], at: string, wrong: FieldError[]): void {
  if (line.quantity < 0) wrong.push({ field: `${at}.quantity`, message: 'must be at least 0' });
  if (line.total_shipping_price.currency !== line.price.currency) {
    wrong.push({
      field: `${at}.total_shipping_price.currency`,
      message: `must be ${line.price.currency}, as the price`,
    });
  }
  let cancelled = 0;
  const seen = new Set<string>();
  for (const [i, adjustment] of (line.adjustments ?? []).entries()) {
    const field = `${at}.adjustments[${i}]`;
    if (seen.has(adjustment.channel_adjustment_id))
      wrong.push({ field: `${field}.channel_adjustment_id`, message: 'must be unique in the line' });
    seen.add(adjustment.channel_adjustment_id);
    if (adjustment.price.currency !== line.price.currency) {
      wrong.push({
        field: `${field}.price.currency`,
        message: `must be ${line.price.currency}, as the price of the line`,
      });
    }
    if (adjustment.type === 'CANCELATION') cancelled += adjustment.quantity;
  }
  if (cancelled > line.quantity)
    wrong.push({ field: `${at}.adjustments`, message: 'must not cancel more than was ordered' });
}
