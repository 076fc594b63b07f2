export { book, type Movement } from './booking.ts';
export { scheduleClosing } from './closing.ts';
export {
  documentKey,
  type DocumentRequest,
  documentRequestLines,
  documentRequests,
  type IssuedDocument,
  issuedDocumentFiles,
  issuedDocuments,
  type StoredDocumentRequest,
  type StoredRequestLine,
} from './document-requests.ts';
export { billingCycles, invoices, type StoredBillingCycle, type StoredInvoice } from './invoices.ts';
export {
  type StoredTransaction,
  transactionChunks,
  transactionExports,
  type TransactionLine,
  transactions,
} from './transactions.ts';
