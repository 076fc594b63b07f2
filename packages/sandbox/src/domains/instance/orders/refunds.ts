import type { Schemas } from '../../../generated/instance.ts';
import { invalid } from '../../../errors/index.ts';
import type { AnyContext, Handler, HandlersOf } from '../../../http/context.ts';
import type { World } from '../../../world/index.ts';
import { isSeller, sees } from '../common/access.ts';
import { reasons } from '../settings/model.ts';
import { restOf, rounded, sumOf, taxesIn } from './amounts.ts';
import { refuseOrder } from './decisions.ts';
import { requireOrder } from './list.ts';
import {
  keepOrder,
  type MarketplaceOrder,
  type MarketplaceOrderLine,
  orderOfLine,
  type StoredRefund,
  type Reduction,
  type TaxAmount,
} from './model.ts';
import { canCancel, canRefund, lineState, stateAfter } from './states.ts';
import { scheduleRefund } from './steps.ts';
import { takeStock } from './stock.ts';

type Amounts = Schemas['OrderRefundInput'] | Schemas['OrderCancelationInput'];
type Line = { readonly order: MarketplaceOrder; readonly line: MarketplaceOrderLine };

const firstRefund = 70_000;
const firstCancelation = 80_000;

/** The line that an entry of the request names, with the changes of the entries before it. */
function requireLine(context: AnyContext, id: string, field: string): Line {
  const order = orderOfLine(context.world, id);
  const line = order?.lines.find((one) => one.id === id);
  if (order === undefined || line === undefined || !sees(context, order.shopId))
    refuseOrder('AS34', 'ORDER_LINE_NOT_FOUND', field, `Line ${id} does not exist.`);
  return { order, line };
}

function requireReason(context: AnyContext, type: 'REFUND' | 'CANCELATION', code: string, field: string): void {
  const reason = context.world.store.get(reasons, `${type}/${code}`);
  if (reason === undefined || (isSeller(context) && !reason.shop))
    invalid('AS34', field, `isn't a reason of type ${type} that the caller may use: ${code}`);
}

/** The taxes of an entry. Required if the line has them, and not allowed otherwise. */
function taxesOf(
  input: Amounts['taxes'],
  line: MarketplaceOrderLine,
  amount: number,
  field: string,
): readonly TaxAmount[] {
  if (line.tax === undefined) {
    if (input !== undefined && input.length > 0) invalid('AS34', field, 'must be empty: the line has no taxes');
    return [];
  }
  const { code } = line.tax;
  if (input === undefined) {
    if (amount === 0) return [];
    return invalid('OR28', field, `is required: the line has the tax ${code}`);
  }
  if (input.length > 1) invalid('AS34', field, 'must name each tax once');
  return input.map((tax) => {
    if (tax.code !== code) invalid('AS34', field, `names a tax that the line doesn't have: ${tax.code}`);
    if ((tax.amount ?? 0) < 0) invalid('W10', field, 'must not be negative');
    return { code, amount: tax.amount ?? 0 };
  });
}

/** Reads the amounts of an entry, with taxes included. */
function amountsOf(input: Amounts, mode: Schemas['OrderTaxMode'], line: MarketplaceOrderLine, at: string) {
  const { currency_iso_code: currency = 'EUR', fees = [] } = input;
  if (currency !== 'EUR') invalid('AS34', `${at}.currency_iso_code`, 'must be EUR, the currency of the order');
  if (fees.length > 0) invalid('AS34', `${at}.fees`, 'must be empty: the line has no fees');
  for (const name of ['amount', 'shipping_amount', 'quantity'] as const)
    if ((input[name] ?? 0) < 0) invalid('W10', `${at}.${name}`, 'must not be negative');
  const taxes = taxesOf(input.taxes, line, input.amount, `${at}.taxes`);
  const shippingTaxes = taxesOf(input.shipping_taxes, line, input.shipping_amount, `${at}.shipping_taxes`);
  const added = (all: readonly TaxAmount[]): number =>
    mode === 'TAX_EXCLUDED' ? sumOf(all.map(({ amount }) => amount)) : 0;
  return {
    amount: rounded(input.amount + added(taxes)),
    shipping: rounded(input.shipping_amount + added(shippingTaxes)),
    taxes,
    shippingTaxes,
  };
}

/** W10, W14: at most the rest of the line. */
function requireRest(
  rule: 'W10' | 'W14',
  line: MarketplaceOrderLine,
  { amount, shipping }: Pick<Reduction, 'amount' | 'shipping'>,
  at: string,
): void {
  const rest = restOf(line);
  if (amount > rest.amount)
    invalid(rule, `${at}.amount`, `must be at most ${rest.amount}, the rest of line ${line.id}`);
  if (shipping > rest.shipping)
    invalid(rule, `${at}.shipping_amount`, `must be at most ${rest.shipping}, the rest of line ${line.id}`);
}

function requireRefundable({ order, line }: Line, field: string): void {
  if (!canRefund(order, line))
    refuseOrder('W11', 'ORDER_LINE_INVALID_STATE', field, `Line ${line.id} is ${lineState(order, line)}.`);
}

export function keepLine(
  world: World,
  { order, line }: Line,
  changes: Partial<MarketplaceOrderLine> = {},
  state: (lines: readonly MarketplaceOrderLine[]) => MarketplaceOrder['state'] = () => order.state,
): void {
  const lines = order.lines.map((one) => (one.id === line.id ? { ...line, ...changes } : one));
  keepOrder(world, order, { lines, state: state(lines) });
}

/** Adds a refund to a line. It is paid later (W12). */
export function addRefund(world: World, found: Line, refund: Omit<StoredRefund, 'id' | 'created'>): StoredRefund {
  const { order, line } = found;
  const stored = { ...refund, id: String(firstRefund + world.next('instance.orderRefund')), created: world.time };
  keepLine(world, found, { refunds: [...line.refunds, stored] });
  scheduleRefund(world, order.id, stored.id);
  return stored;
}

const refundLines: Handler<'OR26'> = (context) => {
  const { world, body } = context;
  requireOrder(context);
  const orderRefundId = world.uuid('instance.orderRefundRequest');
  for (const [index, { id, reason_code: reason }] of body.order_lines.entries()) {
    const at = `order_lines[${index}]`;
    const found = requireLine(context, id, `${at}.id`);
    if (found.order.id !== context.path.order_id)
      refuseOrder('AS34', 'ORDER_LINE_NOT_FOUND', `${at}.id`, `Order ${context.path.order_id} has no line ${id}.`);
    requireReason(context, 'REFUND', reason, `${at}.reason_code`);
    requireRefundable(found, `${at}.id`);
    const { amount, shipping } = restOf(found.line);
    addRefund(world, found, {
      orderRefundId,
      amount,
      shipping,
      quantity: found.line.quantity,
      reason,
      taxes: taxesIn(amount, found.line),
      shippingTaxes: taxesIn(shipping, found.line),
    });
  }
};

const shown = ({ amount, shipping_amount, reason_code, currency_iso_code = 'EUR' }: Amounts) => ({
  amount,
  shipping_amount,
  reason_code,
  currency_iso_code,
});

/** Either all refunds are created, or none: a refusal rolls all of them back. */
const refund: Handler<'OR28'> = (context) => {
  const { world, body } = context;
  const { order_tax_mode = 'TAX_INCLUDED' } = body;
  const orderRefundId = world.uuid('instance.orderRefundRequest');
  const refunds = body.refunds.map((input, index) => {
    const at = `refunds[${index}]`;
    const { order_line_id, quantity = 0, excluded_from_shipment } = input;
    const found = requireLine(context, order_line_id, `${at}.order_line_id`);
    requireReason(context, 'REFUND', input.reason_code, `${at}.reason_code`);
    requireRefundable(found, `${at}.order_line_id`);
    const amounts = amountsOf(input, order_tax_mode, found.line, at);
    if (amounts.amount + amounts.shipping <= 0) invalid('W10', `${at}.amount`, 'must be above 0, or shipping_amount');
    requireRest('W10', found.line, amounts, at);
    const { id, taxes, shippingTaxes } = addRefund(world, found, {
      ...amounts,
      orderRefundId,
      quantity,
      reason: input.reason_code,
    });
    return {
      ...shown(input),
      refund_id: id,
      order_refund_id: orderRefundId,
      order_line_id,
      quantity,
      ...(excluded_from_shipment !== undefined && { excluded_from_shipment }),
      taxes: [...taxes],
      shipping_taxes: [...shippingTaxes],
    };
  });
  return { order_tax_mode, refunds };
};

const cancelLines: Handler<'OR30'> = (context) => {
  const { world, body } = context;
  const { order_tax_mode = 'TAX_INCLUDED' } = body;
  const cancelations = body.cancelations.map((input, index) => {
    const at = `cancelations[${index}]`;
    const { order_line_id, quantity } = input;
    const { order, line } = requireLine(context, order_line_id, `${at}.order_line_id`);
    requireReason(context, 'CANCELATION', input.reason_code, `${at}.reason_code`);
    if (!canCancel(order) || line.ended !== undefined)
      refuseOrder('W13', 'ORDER_LINE_INVALID_STATE', `${at}.order_line_id`, `Line ${line.id} can't be canceled.`);
    const amounts = amountsOf(input, order_tax_mode, line, at);
    requireRest('W14', line, amounts, at);
    if (quantity > line.quantity)
      invalid('W14', `${at}.quantity`, `must be at most ${line.quantity}, the quantity of line ${line.id}`);
    const id = String(firstCancelation + world.next('instance.orderCancelation'));
    takeStock(world, line.offerId, -quantity);
    const left = line.quantity - quantity;
    keepLine(
      world,
      { order, line },
      {
        quantity: left,
        cancelations: [
          ...line.cancelations,
          { ...amounts, id, quantity, reason: input.reason_code, created: world.time },
        ],
        ...(left === 0 && { ended: 'CANCELED' as const }),
      },
      (lines) => stateAfter(order.state, lines),
    );
    return {
      ...shown(input),
      cancelation_id: id,
      order_line_id,
      quantity,
      taxes: [...amounts.taxes],
      shipping_taxes: [...amounts.shippingTaxes],
    };
  });
  return { order_tax_mode, cancelations };
};

export const orderRefundHandlers: HandlersOf<'OR26' | 'OR28' | 'OR30'> = {
  OR26: refundLines,
  OR28: refund,
  OR30: cancelLines,
};
