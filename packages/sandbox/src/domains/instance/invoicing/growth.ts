import { growth, type Growth } from '../../../world/index.ts';
import { seedUuid } from '../../common/demo-world.ts';
import { billingCycles, documentRequestLines, documentRequests, invoices, transactions } from './model/index.ts';

/** Movements, invoices, billing cycles and document requests in the past. */
export const invoicingGrowth: readonly Growth[] = [
  growth(transactions, 100, ({ store }, { shopId, line }, { n, time }) => {
    const id = seedUuid(0x7a1, n);
    store.put(transactions, id, { shopId, line: { ...line, id, date_created: time, last_updated: time } });
  }),
  growth(invoices, 10, ({ store }, like, { n, time }) => {
    const number = 10_000_001 + n;
    const id = like.type === 'AUTO_INVOICE' ? String(number) : `MAN-${number}`;
    store.put(invoices, String(number), { ...like, id, invoice_id: number, date_created: time, issue_date: time });
  }),
  growth(billingCycles, 5, ({ store }, like, { n, time }) => {
    const id = seedUuid(0xb11, n);
    store.put(billingCycles, id, { ...like, id, date_created: time });
  }),
  growth(documentRequests, 10, ({ store }, { shopId, request }, { n, time }) => {
    const id = seedUuid(0xd4e, n);
    store.put(documentRequests, id, { shopId, request: { ...request, id, date_created: time, last_updated: time } });
  }),
  growth(documentRequestLines, 10, ({ store }, { line }, { n, time }) => {
    const id = seedUuid(0xd4f, n);
    const requestId = seedUuid(0xd4e, n);
    store.put(documentRequestLines, id, { requestId, dateCreated: time, line: { ...line, id } });
  }),
];
