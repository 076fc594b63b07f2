import type { Schemas } from '../../../generated/instance.ts';
import type { AnyContext, HandlersOf } from '../../../http/context.ts';
import { fail } from '../common/item-errors.ts';
import { chargedFor, rounded, taxesIn } from './amounts.ts';
import { entryOfEach, findLine } from './changes.ts';
import { measureView } from './line-view.ts';
import { addRefund, keepLine } from './refunds.ts';
import { lineState } from './states.ts';

const reason = '14';

const refused = (code: string, message: string): never => fail('OR32', code, 'order_line_id', message);

/** OR32, W16. */
function adjust(context: AnyContext, input: Schemas['LineAdjustment']): Schemas['AdjustedLine'] {
  const { world } = context;
  const { order, line } = findLine(context, input.order_line_id, 'order_line_id');
  const { measure, id } = line;
  const { actual_measurement: actual } = input;
  if (measure === undefined) return refused('ORDER_LINE_MISSING_MEASUREMENT', `Line ${id} isn't sold by measure.`);
  const state = lineState(order, line);
  if (state !== 'SHIPPING') return refused('ORDER_LINE_INVALID_STATE', `Line ${id} is ${state}.`);
  if (measure.actual !== undefined) return refused('ORDER_LINE_ALREADY_ADJUSTED', `Line ${id} was adjusted.`);
  if (line.refunds.length > 0) return refused('ORDER_LINE_ALREADY_REFUNDED', `Line ${id} was refunded.`);
  if (actual === measure.ordered)
    return refused('ORDER_LINE_ADJUSTMENT_EQUAL_TO_ORDERED', `Line ${id} measures as much as ordered.`);
  const percent = ((actual - measure.ordered) / measure.ordered) * 100;
  if (percent > measure.limit)
    return refused('ORDER_LINE_ADJUSTMENT_EXCEEDS_UPWARD_LIMIT', `${actual} is more than ${measure.limit} % above.`);
  if (percent < -measure.limit)
    return refused('ORDER_LINE_ADJUSTMENT_EXCEEDS_DOWNWARD_LIMIT', `${actual} is more than ${measure.limit} % below.`);
  const adjusted = { ...measure, actual };
  const found = { order, line: { ...line, measure: adjusted } };
  const less = rounded((chargedFor(line).amount * Math.max(0, measure.ordered - actual)) / measure.ordered);
  const taxes = taxesIn(less, line);
  if (less > 0)
    addRefund(world, found, {
      orderRefundId: world.uuid('instance.orderRefundRequest'),
      amount: less,
      shipping: 0,
      quantity: 0,
      reason,
      taxes,
      shippingTaxes: [],
    });
  else keepLine(world, found);
  return {
    order_line_id: id,
    measurement: measureView(adjusted),
    ...(less > 0 && {
      refunds: [
        {
          amount: less,
          currency_iso_code: 'EUR',
          quantity: 0,
          reason_code: reason,
          shipping_amount: 0,
          taxes: [...taxes],
        },
      ],
    }),
  };
}

export const orderAdjustmentHandlers: HandlersOf<'OR32'> = {
  OR32: (context) => ({
    order_lines_adjusted: entryOfEach(
      context.body.order_lines,
      (item) => adjust(context, item),
      ({ order_line_id }, errors) => ({ order_line_id, errors }),
    ),
  }),
};
