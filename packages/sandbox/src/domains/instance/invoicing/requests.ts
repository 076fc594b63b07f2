import { invalid, notFound } from '../../../machinery/errors/index.ts';
import type { Context, Handler, HandlersOf } from '../../../machinery/http/context.ts';
import { normalizeInstant } from '../../../machinery/http/date-time.ts';
import { seekPage } from '../../../machinery/paging/index.ts';
import { shopOf } from '../common/access.ts';
import { admits, isWithin, sortOf } from '../common/listing.ts';
import { requireEntityType } from './entity-type.ts';
import { type DocumentRequest, documentRequestLines, documentRequests } from './model/index.ts';
import { downloadIssued } from './requests-download.ts';
import { uploadIssued } from './requests-upload.ts';

/** The bound of a billing cycle under either of its two names. */
function cycleBound({ query }: Context<'DR11'>, end: 'from' | 'to'): string | undefined {
  const name = `billing_cycle_${end}` as const;
  const bound = query[`shop_${name}`] ?? query[name];
  if (bound === undefined) return undefined;
  return normalizeInstant(bound) ?? invalid(name, 'must be a date-time such as 2026-01-31T12:00:00Z');
}

type Filter = (request: DocumentRequest) => boolean;

function filterOf(context: Context<'DR11'>): Filter {
  const { query } = context;
  const [from, to] = [cycleBound(context, 'from'), cycleBound(context, 'to')];
  return (request) => {
    const cycle = request.entities?.shop_billing_cycle;
    return (
      admits(query.id, request.id) &&
      admits(query.document_number, request.document_number) &&
      admits(query.state, request.state) &&
      admits(query.type, request.type) &&
      admits(query.issuer_type, request.issuer.type) &&
      admits(query.entity_type, request.entity_type) &&
      admits(query.entity_id, request.entity_id) &&
      admits(query.payment_state, request.payment?.state) &&
      isWithin(request.date_created, query.date_created_from, query.date_created_to) &&
      isWithin(request.last_updated, query.last_updated_from, query.last_updated_to) &&
      isWithin(request.issue_date, query.issue_date_from, query.issue_date_to) &&
      admits(query.shop_billing_cycle_id, cycle?.id) &&
      isWithin(cycle?.date_from, from) &&
      isWithin(cycle?.date_to, undefined, to)
    );
  };
}

const listRequests: Handler<'DR11'> = (context) => {
  requireEntityType(context);
  const shop = shopOf(context);
  const isAskedFor = filterOf(context);
  return seekPage(context, {
    collection: documentRequests,
    ...sortOf(context.query.sort),
    where: ({ shopId, request }) => shopId === shop && isAskedFor(request),
    show: ({ request }) => request,
  });
};

const listLines: Handler<'DR12'> = (context) => {
  const id = context.path.document_request_id;
  if (context.world.store.get(documentRequests, id)?.shopId !== shopOf(context)) notFound(`Document request ${id}`);
  return seekPage(context, {
    collection: documentRequestLines,
    ...sortOf(context.query.sort),
    where: ({ requestId }) => requestId === id,
    show: ({ line }) => line,
  });
};

/** The documents that have to be issued. */
export const requestHandlers: HandlersOf<'DR11' | 'DR12' | 'DR73' | 'DR74'> = {
  DR11: listRequests,
  DR12: listLines,
  DR73: downloadIssued,
  DR74: uploadIssued,
};
