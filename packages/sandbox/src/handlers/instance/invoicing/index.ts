import type { Handlers } from '../../../http/context.ts';
import { invoiceHandlers } from './invoices.ts';
import { requestHandlers } from './requests.ts';
import { transactionHandlers } from './transactions.ts';

/** Invoices, billing cycles, document requests and transactions. */
export const invoicingHandlers: Handlers = { ...invoiceHandlers, ...requestHandlers, ...transactionHandlers };
