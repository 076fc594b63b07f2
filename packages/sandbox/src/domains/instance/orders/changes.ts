import type { Schemas } from '../../../generated/instance.ts';
import type { AnyContext, HandlersOf } from '../../../http/context.ts';
import { isSeller, sees } from '../common/access.ts';
import { fail, ItemError } from '../common/item-errors.ts';
import { warehouses } from '../shipments/model.ts';
import { updateLines } from './line-changes.ts';
import {
  keepOrder,
  type MarketplaceOrder,
  type MarketplaceOrderLine,
  marketplaceOrders,
  orderOfLine,
} from './model.ts';
import { updatePlatformOrder } from './platform-changes.ts';
import { lineState } from './states.ts';

/** Each item succeeds or fails on its own, and has one entry in the response. */
export function entryOfEach<Item, Entry>(
  items: readonly Item[],
  change: (item: Item) => Entry,
  refused: (item: Item, errors: Schemas['InputError'][]) => Entry,
): Entry[] {
  return items.map((item) => {
    try {
      return change(item);
    } catch (error) {
      if (!(error instanceof ItemError)) throw error;
      const { code, field, message } = error;
      return refused(item, [{ code, field, message }]);
    }
  });
}

/** The line of an item, if it is of the caller's shop. */
export function findLine(
  context: AnyContext,
  id: string,
  field: string,
): { readonly order: MarketplaceOrder; readonly line: MarketplaceOrderLine } {
  const order = orderOfLine(context.world, id);
  const line = order?.lines.find((one) => one.id === id);
  return order === undefined || line === undefined || !sees(context, order.shopId)
    ? fail('AS34', 'ORDER_LINE_NOT_FOUND', field, `Line ${id} does not exist.`)
    : { order, line };
}

/** OR04: fields that are not given stay, and null removes. */
function updateOrder(context: AnyContext, input: Schemas['OrderUpdate']): Schemas['UpdatedOrder'] {
  const { world } = context;
  const order = world.store.get(marketplaceOrders, input.order_id);
  if (order === undefined || !sees(context, order.shopId))
    fail('AS34', 'ORDER_NOT_FOUND', 'order_id', `Order ${input.order_id} does not exist.`);
  const { order_lines: updates = [] } = input;
  const { order_reference_for_seller: before, ...others } = order.references;
  const asked = input.references === null ? null : input.references?.order_reference_for_seller;
  const reference = asked === undefined ? before : (asked ?? undefined);
  const lines = updateLines(order, updates);
  const references = { ...others, ...(reference !== undefined && { order_reference_for_seller: reference }) };
  keepOrder(world, order, { lines, references });
  return {
    order_id: order.id,
    updated: {
      ...(input.references !== undefined && {
        references: reference === undefined ? {} : { order_reference_for_seller: reference },
      }),
      ...(updates.length > 0 && {
        order_lines: lines
          .filter(({ id }) => updates.some(({ order_line_id }) => order_line_id === id))
          .map(({ id, eco = [] }) => ({ order_line_id: id, eco_contributions: [...eco] })),
      }),
    },
  };
}

function originOf(context: AnyContext, shopId: number, input: Schemas['LineOriginUpdate']): Schemas['UpdatedOrigin'] {
  const { warehouse, address } = input;
  if (warehouse?.code !== undefined) {
    const { code } = warehouse;
    const known = context.world.store.get(warehouses, `${shopId}/${code}`);
    if (known === undefined)
      fail('AS34', 'WAREHOUSE_NOT_FOUND', 'shipping_from.warehouse.code', `The shop has no warehouse ${code}.`);
    const { country_iso_code = 'FRA', ...rest } = known.address;
    return { warehouse: { code }, address: { ...rest, country_iso_code } };
  }
  if (address === undefined)
    fail('OR07', 'VALIDATION_ERROR', 'shipping_from', 'shipping_from needs a warehouse or an address.');
  return { address, warehouse: null };
}

function moveLine(context: AnyContext, input: Schemas['LineOriginInput']): Schemas['UpdatedLineOrigin'] {
  const { order, line } = findLine(context, input.id, 'id');
  if (line.sent > 0 || line.ended !== undefined)
    fail('W03', 'ORDER_LINE_INVALID_STATE', 'id', `Line ${line.id} is ${lineState(order, line)}.`);
  const origin = originOf(context, order.shopId, input.shipping_from);
  const lines = order.lines.map((one) => (one === line ? { ...line, origin } : one));
  keepOrder(context.world, order, { lines });
  return { id: line.id, updated: origin };
}

export const orderChangeHandlers: HandlersOf<'OR04' | 'OR07'> = {
  OR04: (context) => ({
    updated_orders: entryOfEach(
      context.body.orders,
      (item): Schemas['UpdatedOrder'] | Schemas['PlatformUpdatedOrder'] =>
        isSeller(context)
          ? updateOrder(context, item as Schemas['OrderUpdate'])
          : updatePlatformOrder(context.world, item),
      ({ order_id }, errors) => ({ order_id, errors }),
    ),
  }),
  OR07: (context) => ({
    order_lines: entryOfEach(
      context.body.order_lines,
      (item) => moveLine(context, item),
      ({ id }, errors) => ({ id, errors }),
    ),
  }),
};
