import type { Schemas } from '../../../generated/instance.ts';
import type { AnyContext, HandlersOf } from '../../../http/context.ts';
import { among } from '../../../store/index.ts';
import { ownOf } from '../common/access.ts';
import { eachItem, fail } from '../common/item-errors.ts';
import { shops } from '../common/shops.ts';
import { type MarketplaceOrder, marketplaceOrders, returnableLines } from '../orders/model.ts';
import { returns } from './model.ts';
import { isReason } from './reasons.ts';

function orderOf(
  context: AnyContext,
  { order_commercial_id: id, return_lines }: Schemas['NewReturn'],
): MarketplaceOrder {
  const where = [ownOf(context), among('commercial_id', id)];
  for (const { value } of context.world.store.find(marketplaceOrders, { by: 'dateCreated', where }))
    if (return_lines.every(({ order_line_id }) => value.lines.some((line) => line.id === order_line_id))) return value;
  return fail('AS34', 'ORDER_NOT_FOUND', 'order_commercial_id', `Purchase ${id} has no order with these lines.`);
}

/** W24: takes units from the returnable units of a line. */
function takeUnits(
  context: AnyContext,
  { order_line_id: id, quantity, reason_code: reason }: Schemas['NewReturnLine'],
) {
  const { store, time } = context.world;
  const left = store.get(returnableLines, id);
  if (left === undefined || left.until < time)
    fail('W24', 'RETURN_LINE_NOT_RETURNABLE', 'return_lines', `Line ${id} can't be returned.`);
  if (quantity > left.quantity)
    fail('W24', 'RETURN_QUANTITY_TOO_HIGH', 'return_lines', `Line ${id} has ${left.quantity} items left to return.`);
  if (!isReason(reason)) fail('AS34', 'UNKNOWN_REASON', 'return_lines', `${reason} is not a reason of returns.`);
  store.put(returnableLines, id, { ...left, quantity: left.quantity - quantity });
}

function addressOf(context: AnyContext, shopId: number): Schemas['ReturnAddress'] {
  const account = context.world.store.get(shops, String(shopId))?.account;
  const { street1 = '', street2, zip_code = '', city = '', country = 'FRA' } = account?.contact_informations ?? {};
  return { street1, ...(street2 !== undefined && { street2 }), zip_code, city, country_iso_code: country };
}

function openReturn(context: AnyContext, input: Schemas['NewReturn']): Schemas['Return'] {
  const { world } = context;
  const order = orderOf(context, input);
  const before = new Map(input.return_lines.map(({ order_line_id: id }) => [id, world.store.get(returnableLines, id)]));
  try {
    for (const line of input.return_lines) takeUnits(context, line);
  } catch (error) {
    // The other returns of the request are opened.
    for (const [id, line] of before) if (line !== undefined) world.store.put(returnableLines, id, line);
    throw error;
  }
  const { description, reason_code } = input;
  const shown: Schemas['Return'] = {
    id: world.uuid('instance.return'),
    order_id: order.id,
    order_commercial_id: order.commercial_id,
    // W25.
    state: input.accepted === true ? 'IN_PROGRESS' : 'WAITING_ACCEPTANCE',
    method_code: input.method_code,
    ...(description !== undefined && { description }),
    ...(reason_code !== undefined && { reason_code }),
    label_url: input.label_url ?? null,
    rma: input.rma ?? null,
    return_address: addressOf(context, order.shopId),
    return_lines: input.return_lines as Schemas['Return']['return_lines'],
    date_created: world.time,
    last_updated: world.time,
  };
  world.store.put(returns, shown.id, { shopId: order.shopId, customerId: order.customer.id, shown });
  return shown;
}

export const returnCreateHandlers: HandlersOf<'RT01'> = {
  RT01: (context) => {
    const { success, errors } = eachItem(
      context.body.returns,
      (input) => openReturn(context, input),
      ({ order_commercial_id }, { message }) => ({ order_commercial_id, message }),
    );
    return { return_success: success, return_errors: errors };
  },
};
