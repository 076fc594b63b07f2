import type { Schemas } from '../../../generated/instance.ts';
import { fail } from '../common/item-errors.ts';
import type { MarketplaceOrder, MarketplaceOrderLine } from './model.ts';

const ecoOf = (
  input: readonly Schemas['OrderEcoContributionInput'][] | null,
  { quantity }: MarketplaceOrderLine,
): readonly Schemas['OrderEcoContribution'][] =>
  (input ?? []).map(({ unit_amount, ...one }) => ({
    ...one,
    producer_id_owner: 'SHOP',
    ...(unit_amount !== undefined &&
      unit_amount !== null && { unit_amount, total_amount: Math.round(unit_amount * quantity * 100) / 100 }),
  }));

function updateLine(line: MarketplaceOrderLine, updates: readonly Schemas['OrderLineUpdate'][]): MarketplaceOrderLine {
  const update = updates.find(({ order_line_id }) => order_line_id === line.id);
  if (update?.eco_contributions === undefined) return line;
  const { eco: _, ...rest } = line;
  return update.eco_contributions === null ? rest : { ...line, eco: ecoOf(update.eco_contributions, line) };
}

/** The lines of an order with these changes. */
export function updateLines(
  order: MarketplaceOrder,
  updates: readonly Schemas['OrderLineUpdate'][],
): readonly MarketplaceOrderLine[] {
  for (const { order_line_id: id } of updates)
    if (!order.lines.some((line) => line.id === id))
      fail('AS34', 'ORDER_LINE_NOT_FOUND', 'order_lines', `Order ${order.id} has no line ${id}.`);
  return order.lines.map((line) => updateLine(line, updates));
}
