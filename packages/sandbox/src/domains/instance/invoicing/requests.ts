import { invalid, notFound } from '../../../machinery/errors/index.ts';
import type { HandlerResponse } from '../../../machinery/http/responses.ts';
import type { Context, Handlers } from '../../../machinery/http/context.ts';
import { normalizeInstant } from '../../../machinery/http/date-time.ts';
import { type DocumentRequest, documentRequestLines, documentRequests } from './model/index.ts';
import { seekPage } from '../../../machinery/paging/index.ts';
import { shopOf } from '../common/access.ts';
import { passesList, passesText, passesTime, requireEntityType, seekSort } from './filters.ts';
import { downloadIssued } from './requests-download.ts';
import { uploadIssued } from './requests-upload.ts';

/** The bound of a billing cycle under either of its two names. */
function cycleBound({ query }: Context, end: 'from' | 'to'): string | undefined {
  const bound = query.text(`shop_billing_cycle_${end}`);
  if (bound !== undefined) return bound;
  const name = `billing_cycle_${end}`;
  const text = query.text(name);
  return text === undefined
    ? undefined
    : (normalizeInstant(text) ?? invalid(name, 'must be a date-time such as 2026-01-31T12:00:00Z'));
}

type Filter = (request: DocumentRequest) => boolean;

function filterOf(context: Context): Filter {
  const { query } = context;
  const [from, to] = [cycleBound(context, 'from'), cycleBound(context, 'to')];
  const inCycle: Filter = ({ entities }) => {
    if (from === undefined && to === undefined) return true;
    const cycle = entities?.shop_billing_cycle;
    return (
      cycle !== undefined &&
      (from === undefined || cycle.date_from >= from) &&
      (to === undefined || cycle.date_to <= to)
    );
  };
  return (request) =>
    passesText(query, 'id', request.id) &&
    passesText(query, 'document_number', request.document_number) &&
    passesList(query, 'state', request.state) &&
    passesList(query, 'type', request.type) &&
    passesList(query, 'issuer_type', request.issuer.type) &&
    passesList(query, 'entity_type', request.entity_type) &&
    passesList(query, 'entity_id', request.entity_id) &&
    passesText(query, 'payment_state', request.payment?.state) &&
    passesTime(query, 'date_created_from', 'date_created_to', request.date_created) &&
    passesTime(query, 'last_updated_from', 'last_updated_to', request.last_updated) &&
    passesTime(query, 'issue_date_from', 'issue_date_to', request.issue_date) &&
    passesText(query, 'shop_billing_cycle_id', request.entities?.shop_billing_cycle?.id) &&
    inCycle(request);
}

function listRequests(context: Context): HandlerResponse {
  requireEntityType(context);
  const shop = shopOf(context);
  const isAskedFor = filterOf(context);
  return seekPage(context, {
    collection: documentRequests,
    ...seekSort(context, 'dateCreated,DESC'),
    where: ({ shopId, request }) => shopId === shop && isAskedFor(request),
    show: ({ request }) => request,
  });
}

function listLines(context: Context): HandlerResponse {
  const id = context.path['document_request_id'] ?? '';
  if (context.world.store.get(documentRequests, id)?.shopId !== shopOf(context)) notFound(`Document request ${id}`);
  return seekPage(context, {
    collection: documentRequestLines,
    ...seekSort(context, 'dateCreated,ASC'),
    where: ({ requestId }) => requestId === id,
    show: ({ line }) => line,
  });
}

/** The documents that have to be issued. */
export const requestHandlers: Handlers = {
  DR11: listRequests,
  DR12: listLines,
  DR73: downloadIssued,
  DR74: uploadIssued,
};
