import type { Schemas } from '../../../../generated/instance.ts';
import { collection, type Collection, type Has } from '../../../../machinery/store/index.ts';

/** A movement on the account of a shop as it is stored: the shop it belongs to, and the line that TL02 returns. */
export interface StoredTransaction {
  readonly shopId: number;
  readonly line: TransactionLine;
}

export type TransactionLine = Has<Schemas['TransactionLine'], 'id' | 'date_created' | 'last_updated'>;

/** An export of transaction lines (TL03). */
export interface TransactionExport {
  readonly shopId: number;
  readonly status: Schemas['TransactionExportState'];
  readonly last_updated: string;
  readonly format: Schemas['TransactionExportFormat'];
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
