import type { Schemas } from '../../../../generated/instance.ts';
import { seedAll, type Seeding } from '../../../../world/index.ts';
import { lastClosingAt, movedByInMs } from '../../../common/demo-world.ts';
import { paymentBalances } from '../../stores/model.ts';
import { transactions } from '../model/index.ts';
import { seedInvoices } from './invoices.ts';
import { ledger, type Ledger, payOutService } from './ledger.ts';
import { amount, bookedOrders, orderCounts } from './orders.ts';
import { seedDocumentRequests } from './requests.ts';

const balancesOf = ({ balances }: Ledger): Schemas['PaymentBalances'] => ({
  paid_balance: amount(balances.paid),
  payable_balance: amount(balances.payable),
  pending_balance: amount(balances.pending),
  // Nothing is held back, and one service pays everything out.
  reserve_balance: 0,
  reserve_target: 0,
  sub_balances: [
    {
      pay_out_psp_code: payOutService,
      paid: amount(balances.paid),
      payable: amount(balances.payable),
      pending: amount(balances.pending),
    },
  ],
});

function booksOfTwoYears(lastClosing: number): readonly Seeding[] {
  const accounts = orderCounts.map(([shopId, count]) => {
    const orders = bookedOrders(shopId, count, lastClosing);
    return { shopId, orders, ledger: ledger(shopId, orders, lastClosing) };
  });
  const cycles = accounts.flatMap((entry) => entry.ledger.cycles);
  return [
    ...accounts.map((entry) => seedAll(paymentBalances, [balancesOf(entry.ledger)], () => entry.shopId)),
    ...accounts.map((entry) => seedAll(transactions, entry.ledger.transactions, (stored) => stored.line.id)),
    ...seedInvoices(cycles),
    ...seedDocumentRequests(
      cycles,
      accounts.flatMap((entry) => entry.orders),
    ),
  ];
}

/** Two years of sales, movements, billing cycles, invoices and document requests, which add up. */
export const invoicingSeed: Seeding = (world) => {
  // Cycles close on Mondays of the world, and the dates of the seed are moved afterwards.
  const lastClosing = lastClosingAt(world.now) - movedByInMs(world.now);
  for (const put of booksOfTwoYears(lastClosing)) put(world);
};
