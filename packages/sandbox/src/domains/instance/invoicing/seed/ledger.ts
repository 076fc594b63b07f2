import type { Schemas } from '../../../../generated/instance.ts';
import { isoOf } from '../../../../world/index.ts';
import { enhancedInvoicingSince, seedUuid, weekInMs } from '../../../common/demo-world.ts';
import type { StoredTransaction, TransactionLine } from '../model/index.ts';
import { type Extras, extrasOf } from './extras.ts';
import { amount, type BookedOrder, type Cents, closingOf, cycleCount, indexOf } from './orders.ts';

/** A billing cycle of a shop and what it adds up to. */
export interface LedgerCycle {
  readonly id: string;
  readonly index: number;
  readonly shopId: number;
  readonly from: string;
  readonly to: string;
  readonly state: 'PAID' | 'TO_PAY';
  readonly orders: Cents;
  readonly ordersTax: Cents;
  readonly commission: Cents;
  readonly commissionTax: Cents;
  readonly subscription: Cents;
  readonly subscriptionTax: Cents;
  readonly transferred: Cents;
  readonly extras: Extras;
}

/** The books of one shop. */
export interface Ledger {
  readonly transactions: readonly StoredTransaction[];
  readonly cycles: readonly LedgerCycle[];
  readonly balances: { readonly paid: Cents; readonly payable: Cents; readonly pending: Cents };
}

const subscription: Cents = 900;
const subscriptionTax: Cents = 180;
/** The service that pays out what shops earn. */
export const payOutService: Schemas['PayOutService'] = 'MIRAKL_PAYOUT';

const transactionKind = 0x71;
const cycleKind = 0x5c;

/** Number of the invoice that closes a cycle. It is also the ID for IV02. */
export function invoiceNumberOf(shopId: number, cycle: number): number {
  return (shopId - 2000) * 10_000 + cycle + 1;
}

type Movement = readonly [type: Schemas['TransactionType'], cents: Cents];

const movementsOf = (order: BookedOrder): readonly Movement[] => [
  ['ORDER_AMOUNT', order.price],
  ['ORDER_AMOUNT_TAX', order.tax],
  ['ORDER_SHIPPING_AMOUNT', order.shipping],
  ['COMMISSION_FEE', -order.commission],
  ['COMMISSION_VAT', -order.commissionTax],
];

const sum = (values: readonly Cents[]): Cents => values.reduce((total, value) => total + value, 0);

/** The movements of a shop, each with the balance after it. */
class Movements {
  readonly transactions: StoredTransaction[] = [];
  balance: Cents = 0;
  readonly #shopId: number;

  constructor(shopId: number) {
    this.#shopId = shopId;
  }

  book(
    [type, cents]: Movement,
    date: string,
    cycle: LedgerCycle | undefined,
    entities: Schemas['TransactionEntities'],
  ): void {
    this.balance += cents;
    const line: TransactionLine = {
      id: seedUuid(transactionKind, this.#shopId * 100_000 + this.transactions.length),
      type,
      date_created: date,
      last_updated: cycle?.to ?? date,
      currency_iso_code: 'EUR',
      amount: amount(cents),
      amount_credited: amount(Math.max(cents, 0)),
      amount_debited: amount(Math.max(-cents, 0)),
      balance: amount(this.balance),
      psp_balance: amount(this.balance),
      pay_out_psp_code: payOutService,
      payment_state: cycle === undefined ? 'PENDING' : cycle.state === 'PAID' ? 'PAID' : 'PAYABLE',
      ...(cycle === undefined ? {} : closedFields(cycle)),
      entities,
    };
    this.transactions.push({ shopId: this.#shopId, line });
  }

  bookOrder(order: BookedOrder, cycle: LedgerCycle | undefined): void {
    for (const movement of movementsOf(order)) this.book(movement, order.date, cycle, entitiesOf(order, movement[0]));
  }
}

/** The books of a shop that sold these orders, oldest first: every movement with its balance, cycle by cycle. */
export function ledger(shopId: number, orders: readonly BookedOrder[], lastClosing: number): Ledger {
  const movements = new Movements(shopId);
  const cycles: LedgerCycle[] = [];
  const balances = { paid: 0, payable: 0, pending: 0 };
  let next = 0;
  const until = (time: number): BookedOrder[] => {
    const start = next;
    while (next < orders.length && Date.parse(orders[next]?.date ?? '') < time) next += 1;
    return orders.slice(start, next);
  };

  for (let index = 0; index < cycleCount; index += 1) {
    const at = closingOf(index, lastClosing);
    const sold = until(at);
    const cycle = closedCycle(shopId, index, at, sold, movements.balance);
    cycles.push(cycle);
    for (const order of sold) movements.bookOrder(order, cycle);
    const domain = { domain: 'PRODUCT' } as const;
    for (const { type, cents, entities } of cycle.extras.movements)
      movements.book([type, cents], cycle.to, cycle, entities);
    movements.book(['SUBSCRIPTION_FEE', -subscription], cycle.to, cycle, domain);
    movements.book(['SUBSCRIPTION_VAT', -subscriptionTax], cycle.to, cycle, domain);
    if (cycle.state === 'TO_PAY') {
      balances.payable += cycle.transferred;
      continue;
    }
    balances.paid += cycle.transferred;
    if (cycle.transferred === 0) continue;
    const info = { number: `PAY-${shopId}-${index + 1}`, date: cycle.to };
    movements.book(['PAYMENT', -cycle.transferred], cycle.to, cycle, { ...domain, transaction_info: info });
  }
  for (const order of orders.slice(next)) {
    movements.bookOrder(order, undefined);
    balances.pending += sum(movementsOf(order).map(([, cents]) => cents));
  }
  return { transactions: movements.transactions, cycles, balances };
}

/** The sums of a cycle that closes on the clock. `earned` contains all of its movements. */
interface CycleSums extends Pick<LedgerCycle, 'orders' | 'ordersTax' | 'commission' | 'commissionTax'> {
  readonly earned: Cents;
  readonly summary: Extras['summary'];
}

/** A cycle that closes after the cycles of the seed. It isn't paid yet. */
export function cycleAt(shopId: number, at: number, { earned, summary, ...sums }: CycleSums): LedgerCycle {
  const index = indexOf(at);
  return {
    ...sums,
    id: seedUuid(cycleKind, shopId * 1000 + index),
    index,
    shopId,
    from: isoOf(at - weekInMs),
    to: isoOf(at),
    state: 'TO_PAY',
    subscription,
    subscriptionTax,
    transferred: Math.max(0, earned - subscription - subscriptionTax),
    extras: { movements: [], fees: [], summary, invoicedApart: 0 },
  };
}

function closedCycle(
  shopId: number,
  index: number,
  at: number,
  sold: readonly BookedOrder[],
  before: Cents,
): LedgerCycle {
  const commission = sum(sold.map((order) => order.commission));
  const commissionTax = sum(sold.map((order) => order.commissionTax));
  const orders = sum(sold.map((order) => order.price + order.shipping));
  const ordersTax = sum(sold.map((order) => order.tax));
  const extras = extrasOf(shopId, index, sold);
  const earned = before + orders + ordersTax + sum(extras.movements.map(({ cents }) => cents));
  return {
    id: seedUuid(cycleKind, shopId * 1000 + index),
    index,
    shopId,
    from: isoOf(at - weekInMs),
    to: isoOf(at),
    state: index === cycleCount - 1 ? 'TO_PAY' : 'PAID',
    orders,
    ordersTax,
    commission,
    commissionTax,
    subscription,
    subscriptionTax,
    transferred: Math.max(0, earned - commission - commissionTax - subscription - subscriptionTax),
    extras,
  };
}

export const owedOf = (cycle: LedgerCycle): { readonly excluding: Cents; readonly tax: Cents } => ({
  excluding: cycle.commission + cycle.subscription + sum(cycle.extras.fees.map(({ cents }) => cents)),
  tax: cycle.commissionTax + cycle.subscriptionTax + sum(cycle.extras.fees.map(({ tax }) => tax)),
});

const documentKind = 0xd0;

/** Whether a cycle is invoiced by a document request instead of an invoice (S10). */
export const isEnhanced = (cycle: LedgerCycle): boolean => cycle.to >= enhancedInvoicingSince;

/** The accounting document of a cycle: the number that IV02 takes, or the id that DR73 takes. */
export function accountingDocumentOf(cycle: LedgerCycle): string {
  const number = invoiceNumberOf(cycle.shopId, cycle.index);
  return isEnhanced(cycle) ? seedUuid(documentKind, number) : String(number);
}

/** The fields of a movement that a cycle contains. */
export const closedFields = (
  cycle: LedgerCycle,
): Pick<
  TransactionLine,
  | 'seller_billing_cycle_id'
  | 'accounting_document_id'
  | 'accounting_document_number'
  | 'accounting_document_creation_date'
> => ({
  seller_billing_cycle_id: cycle.id,
  accounting_document_id: accountingDocumentOf(cycle),
  accounting_document_number: `INV-${invoiceNumberOf(cycle.shopId, cycle.index)}`,
  accounting_document_creation_date: cycle.to,
});

const vat = { code: 'VAT20', rate: 20 };

/** One customer in ten. */
const isPaidByCard = ({ commercialId }: BookedOrder): boolean => commercialId.endsWith('7');

const paidByCard = ({ commercialId }: BookedOrder): Schemas['TransactionEntities'] => ({
  debit: { id: `D-${commercialId}` },
  shipment: { id: `SH-${commercialId}` },
});

const taxes: Partial<Record<Schemas['TransactionType'], Schemas['TransactionEntities']>> = {
  ORDER_AMOUNT_TAX: { order_tax: vat },
  COMMISSION_VAT: { shop_tax: vat },
};

const entitiesOf = (order: BookedOrder, type: Schemas['TransactionType']): Schemas['TransactionEntities'] => ({
  domain: 'PRODUCT',
  channel: { code: order.channel },
  order: {
    id: order.id,
    commercial_id: order.commercialId,
    creation_date: order.date,
    references: {
      order_reference_for_customer: `C-${order.commercialId}`,
      order_reference_for_seller: `S-${order.commercialId}`,
    },
    ...(isPaidByCard(order) && {
      payment_info: { imprint_number: `**** ${order.commercialId.slice(-4)}`, payment_type: 'CARD' },
    }),
  },
  ...(isPaidByCard(order) && paidByCard(order)),
  ...taxes[type],
  order_line: { id: order.lineId },
  transaction_info: { number: `T-${order.commercialId}`, date: order.date },
});
