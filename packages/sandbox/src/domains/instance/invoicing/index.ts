import type { Domain } from '../../../domain.ts';
import { invoicingGrowth } from './growth.ts';
import { invoiceHandlers } from './invoices.ts';
import { closingJobs } from './closing.ts';
import { requestHandlers } from './requests.ts';
import { invoicingSeed } from './seed/index.ts';
import { transactionJobs } from './transaction-export.ts';
import { transactionHandlers } from './transactions.ts';

/** Invoices, billing cycles, document requests and transactions. */
export const invoicing: Domain<typeof invoiceHandlers & typeof requestHandlers & typeof transactionHandlers> = {
  handlers: { ...invoiceHandlers, ...requestHandlers, ...transactionHandlers },
  jobs: { ...transactionJobs, ...closingJobs },
  demo: [invoicingSeed],
  growth: invoicingGrowth,
};
