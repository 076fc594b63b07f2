import type { Handler, HandlersOf } from '../../../http/context.ts';
import { seekPage, sortOf } from '../../../http/paging.ts';
import { shopOf } from '../common/access.ts';
import { type StoredTransaction, type TransactionLine, transactions } from './model/index.ts';
import { downloadChunk, exportStatus, startTransactions } from './transaction-export.ts';
import { lineConditions } from './transaction-filter.ts';

const showLine = ({ line }: StoredTransaction): TransactionLine => line;

/** TL02, S11: sorted by creation date or by last change. */
const listTransactions: Handler<'TL02'> = (context) =>
  seekPage(context, {
    collection: transactions,
    ...sortOf(context.query.sort),
    where: lineConditions(context.world, shopOf(context), context.query),
    show: showLine,
  });

/** The movements on the account of a shop, by page or as an export. */
export const transactionHandlers: HandlersOf<'TL02' | 'TL03' | 'TL04' | 'TL05'> = {
  TL02: listTransactions,
  TL03: startTransactions,
  TL04: exportStatus,
  TL05: downloadChunk,
};
