import { paymentBalances, type PaymentBalances } from '../../instance/shops.ts';
import { transactions } from '../../instance/transactions.ts';
import { seedAll, type Seeding } from './document.ts';
import { seedInvoices } from './invoicing-invoices.ts';
import { type Ledger, ledger } from './invoicing-ledger.ts';
import { amount, bookedOrders, orderCounts } from './invoicing-orders.ts';
import { seedDocumentRequests } from './invoicing-requests.ts';

const balancesOf = ({ balances }: Ledger): PaymentBalances => ({
  paid_balance: amount(balances.paid),
  payable_balance: amount(balances.payable),
  pending_balance: amount(balances.pending),
});

/** Two years of sales, movements, billing cycles, invoices and document requests, which add up. */
export function seedInvoicing(): Seeding[] {
  const books = orderCounts.map(([shopId, count]) => {
    const orders = bookedOrders(shopId, count);
    return { shopId, orders, ledger: ledger(shopId, orders) };
  });
  const cycles = books.flatMap((entry) => entry.ledger.cycles);
  return [
    ...books.map((entry) => seedAll(paymentBalances, [balancesOf(entry.ledger)], () => entry.shopId)),
    ...books.map((entry) => seedAll(transactions, entry.ledger.transactions, (stored) => stored.line.id)),
    ...seedInvoices(cycles),
    ...seedDocumentRequests(
      cycles,
      books.flatMap((entry) => entry.orders),
    ),
  ];
}
