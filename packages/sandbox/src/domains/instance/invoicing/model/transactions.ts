import { collection, type Collection } from '../../../../machinery/store/index.ts';

/** A movement on the account of a shop as it is stored: the shop it belongs to, and the line that TL02 returns. */
export interface StoredTransaction {
  readonly shopId: number;
  readonly line: TransactionLine;
}

/** What TL02 returns of a movement, as far as filters and sorting read it. */
export interface TransactionLine {
  readonly id: string;
  readonly type: string;
  readonly date_created: string;
  readonly last_updated: string;
  readonly payment_state: string;
  readonly pay_out_psp_code: string;
  readonly seller_billing_cycle_id?: string;
  readonly accounting_document_id?: string;
  readonly accounting_document_number?: string;
  readonly entities: TransactionEntities;
  readonly [field: string]: unknown;
}

/** What a movement stems from. */
export interface TransactionEntities {
  readonly domain: string;
  readonly channel?: { readonly code: string };
  readonly order?: TransactionOrder;
  readonly order_line?: { readonly id: string };
  readonly one_off_item?: { readonly references: readonly { readonly type: string; readonly value: string }[] };
  readonly transaction_info?: { readonly number: string; readonly date: string };
}

/** The order that a movement stems from. */
export interface TransactionOrder {
  readonly id: string;
  readonly commercial_id: string;
  readonly creation_date: string;
  readonly references: { readonly order_reference_for_customer: string; readonly order_reference_for_seller: string };
}

/** An export of transaction lines (TL03). */
export interface TransactionExport {
  readonly shopId: number;
  readonly status: 'PENDING' | 'COMPLETED';
  readonly last_updated: string;
  readonly format: 'JSON' | 'NDJSON';
  /** Number of chunks, once completed. */
  readonly chunks: number;
}

/** By line id. */
export const transactions: Collection<StoredTransaction> = collection('instance.transactions', {
  dateCreated: ({ line }) => line.date_created,
  lastUpdated: ({ line }) => line.last_updated,
});
/** By tracking id. */
export const transactionExports: Collection<TransactionExport> = collection('instance.transactionExports');
/** The text of a chunk, by tracking id and number. */
export const transactionChunks: Collection<string> = collection('instance.transactionChunks');
