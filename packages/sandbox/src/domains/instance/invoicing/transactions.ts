import type { Handler, HandlersOf } from '../../../machinery/http/context.ts';
import { seekPage } from '../../../machinery/paging/index.ts';
import { shopOf } from '../common/access.ts';
import { sortOf } from '../common/listing.ts';
import { transactions } from './model/index.ts';
import { downloadChunk, exportStatus, startExport } from './transaction-export.ts';
import { queryFilter } from './transaction-filter.ts';

/** TL02. S11: sorted by creation, or by change for those who follow changes. */
const listTransactions: Handler<'TL02'> = (context) => {
  const shop = shopOf(context);
  const isAskedFor = queryFilter(context);
  return seekPage(context, {
    collection: transactions,
    ...sortOf(context.query.sort),
    where: ({ shopId, line }) => shopId === shop && isAskedFor(line),
    show: ({ line }) => line,
  });
};

/** The movements on the account of a shop, by page or as an export. */
export const transactionHandlers: HandlersOf<'TL02' | 'TL03' | 'TL04' | 'TL05'> = {
  TL02: listTransactions,
  TL03: startExport,
  TL04: exportStatus,
  TL05: downloadChunk,
};
