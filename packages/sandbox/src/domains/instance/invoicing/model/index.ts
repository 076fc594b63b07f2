export {
  type DocumentFormat,
  documentKey,
  type DocumentRequest,
  documentRequestLines,
  documentRequests,
  type IssuedDocument,
  issuedDocumentFiles,
  issuedDocuments,
  type RequestedCycle,
  type StoredDocumentRequest,
  type StoredRequestLine,
} from './document-requests.ts';
export { billingCycles, type InvoicedShop, invoices, type StoredBillingCycle, type StoredInvoice } from './invoices.ts';
export {
  type StoredTransaction,
  transactionChunks,
  type TransactionEntities,
  type TransactionExport,
  transactionExports,
  type TransactionLine,
  type TransactionOrder,
  transactions,
} from './transactions.ts';
