import type { Schemas } from '../../../generated/instance.ts';
import { among } from '../../../store/index.ts';
import { isoOf, type Jobs, type World } from '../../../world/index.ts';
import { holdsMovements, marketplaceOrders } from '../orders/model.ts';
import { book, moveBalances } from './model/booking.ts';
import { closingKind } from './model/closing.ts';
import { type StoredTransaction, transactions } from './model/index.ts';
import { seedCycles } from './seed/invoices.ts';
import { closedFields, cycleAt, type LedgerCycle } from './seed/ledger.ts';
import { seedFees } from './seed/requests.ts';

type Cents = number;
type TransactionType = Schemas['TransactionType'];

const centsOf = (amount: number | undefined): Cents => Math.round((amount ?? 0) * 100);

/** W69: movements wait until their order is received or over. Only the books know the orders of the demo ledger. */
function isDue(world: World, { line }: StoredTransaction): boolean {
  const order = world.store.get(marketplaceOrders, line.entities?.order?.id ?? '');
  return order === undefined || !holdsMovements(order);
}

/** The sums of a cycle by type of movement. */
function sumsOf(due: readonly StoredTransaction[]): (...types: readonly TransactionType[]) => Cents {
  const sums = new Map<TransactionType | undefined, Cents>();
  for (const { line } of due) sums.set(line.type, (sums.get(line.type) ?? 0) + centsOf(line.amount));
  return (...types) => types.reduce((total, type) => total + (sums.get(type) ?? 0), 0);
}

function cycleOf(shopId: number, at: number, due: readonly StoredTransaction[]): LedgerCycle {
  const sum = sumsOf(due);
  const refunds = sum('REFUND_ORDER_AMOUNT', 'REFUND_ORDER_SHIPPING_AMOUNT');
  const refundTaxes = sum('REFUND_ORDER_AMOUNT_TAX', 'REFUND_ORDER_SHIPPING_AMOUNT_TAX');
  return cycleAt(shopId, at, {
    orders: sum('ORDER_AMOUNT', 'ORDER_SHIPPING_AMOUNT'),
    ordersTax: sum('ORDER_AMOUNT_TAX', 'ORDER_SHIPPING_AMOUNT_TAX'),
    commission: -sum('COMMISSION_FEE', 'REFUND_COMMISSION_FEE'),
    commissionTax: -sum('COMMISSION_VAT', 'REFUND_COMMISSION_VAT'),
    earned: due.reduce((total, { line }) => total + centsOf(line.amount), 0),
    summary:
      refunds === 0
        ? {}
        : {
            total_refund_payable_orders_excl_tax: -refunds / 100,
            total_refund_payable_orders_incl_tax: -(refunds + refundTaxes) / 100,
          },
  });
}

/** W69: closes the billing cycle of a shop. Its invoice contains the commissions and the subscription. */
function close(world: World, shopId: number, at: number): void {
  const where = [among('shop', shopId), among('payment_state', 'PENDING')];
  const pending = world.store.find(transactions, { by: 'dateCreated', where });
  const due = [...pending].filter(({ value }) => isDue(world, value));
  if (due.length === 0) return;
  const cycle = cycleOf(
    shopId,
    at,
    due.map(({ value }) => value),
  );
  const closed = { ...closedFields(cycle), payment_state: 'PAYABLE' as const, last_updated: isoOf(at) };
  for (const { key, value } of due) {
    world.store.put(transactions, key, { ...value, line: { ...value.line, ...closed } });
    moveBalances(world, shopId, -(value.line.amount ?? 0), 0);
  }
  const fees = [
    ['SUBSCRIPTION_FEE', -cycle.subscription / 100],
    ['SUBSCRIPTION_VAT', -cycle.subscriptionTax / 100],
  ] as const;
  book(world, shopId, fees, { ...closed, entities: { domain: 'PRODUCT' } });
  const booked = fees.reduce((total, [, amount]) => total + amount, 0);
  moveBalances(world, shopId, -booked, cycle.transferred / 100);
  for (const put of [...seedCycles([cycle]), ...seedFees([cycle])]) put(world);
}

export const closingJobs: Jobs = {
  [closingKind]: (world, { shop = '' }, at) => close(world, Number(shop), at),
};
