import type { Schemas } from '../../../generated/hub.ts';
import { invalid } from '../../../errors/index.ts';
import type { World } from '../../../world/index.ts';
import { pendingWork } from '../actions/model.ts';
import { groupBy } from '../common/group-by.ts';
import type { Order, OrderLine } from './model/index.ts';

type LineReference = Pick<Schemas['LineCancelation'], 'order_line_id' | 'product_id'>;

interface Lines {
  readonly byId: ReadonlyMap<string, OrderLine>;
  readonly byProduct: ReadonlyMap<string, readonly OrderLine[]>;
}

/** Orders never change in place, and a request may name each of thousands of lines. */
const linesOf = new WeakMap<Order, Lines>();

function indexed(order: Order): Lines {
  let lines = linesOf.get(order);
  if (lines === undefined) {
    lines = {
      byId: new Map(order.order_lines.map((line) => [line.id, line])),
      byProduct: groupBy(order.order_lines, ({ product }) => product.id),
    };
    linesOf.set(order, lines);
  }
  return lines;
}

/** The line that is meant. A product that stands on several lines names none of them. */
export function requireLine(order: Order, { order_line_id, product_id }: LineReference, field: string): OrderLine {
  if (order_line_id !== undefined)
    return indexed(order).byId.get(order_line_id) ?? invalid('AS34', field, `isn't a line of order ${order.id}`);
  if (product_id === undefined) return invalid('AS56', field, 'must identify a line or a product');
  const [line, another] = indexed(order).byProduct.get(product_id) ?? [];
  if (another !== undefined)
    return invalid('AS34', field, 'is a product that is on several lines. Pass the line instead');
  return line ?? invalid('AS34', field, `isn't a product of order ${order.id}`);
}

/** A line is not decided twice while the channel has not reported. */
export function requireNotPending(world: World, orderId: string, lines: ReadonlySet<string>): void {
  for (const work of pendingWork(world, orderId)) {
    if (work.type !== 'accept') continue;
    const pending = work.lines.find(({ id }) => lines.has(id));
    if (pending !== undefined)
      invalid(
        'AS12',
        '$.order_lines',
        `contains ${pending.id}, whose decision the channel has not reported yet`,
        'ORDER_IN_WRONG_STATE',
      );
  }
}
