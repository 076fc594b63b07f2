import type { HandlerResponse } from '../../../machinery/http/responses.ts';
import type { Context, Handlers } from '../../../machinery/http/context.ts';
import { transactions } from './model/index.ts';
import { seekPage } from '../../../machinery/paging/index.ts';
import { shopOf } from '../common/access.ts';
import { seekSort } from './filters.ts';
import { downloadChunk, exportStatus, startExport } from './transaction-export.ts';
import { queryFilter } from './transaction-filter.ts';

/** TL02. S11: sorted by creation, or by change for those who follow changes. */
function listTransactions(context: Context): HandlerResponse {
  const shop = shopOf(context);
  const isAskedFor = queryFilter(context);
  return seekPage(context, {
    collection: transactions,
    ...seekSort(context, 'dateCreated,DESC'),
    where: ({ shopId, line }) => shopId === shop && isAskedFor(line),
    show: ({ line }) => line,
  });
}

/** The movements on the account of a shop, by page or as an export. */
export const transactionHandlers: Handlers = {
  TL02: listTransactions,
  TL03: startExport,
  TL04: exportStatus,
  TL05: downloadChunk,
};
