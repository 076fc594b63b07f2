import { invalid, notFound } from '../../../errors/index.ts';
import type { Context, Handler, HandlersOf } from '../../../http/context.ts';
import { normalizeInstant } from '../../../http/values.ts';
import { seekPage, sortOf } from '../../../http/paging.ts';
import { among, between } from '../../../store/index.ts';
import { ownOf, sees } from '../common/access.ts';
import { requireEntityType } from './entity-type.ts';
import {
  type DocumentRequest,
  documentRequestLines,
  documentRequests,
  type StoredDocumentRequest,
  type StoredRequestLine,
} from './model/index.ts';
import { downloadIssued } from './requests-download.ts';
import { uploadIssued } from './requests-upload.ts';

/** The bound of a billing cycle under either of its two names. */
function cycleBound({ query }: Context<'DR11'>, end: 'from' | 'to'): string | undefined {
  const name = `billing_cycle_${end}` as const;
  const bound = query[`shop_${name}`] ?? query[name];
  if (bound === undefined) return undefined;
  return normalizeInstant(bound) ?? invalid('Q08', name, 'must be a date-time such as 2026-01-31T12:00:00Z');
}

const showRequest = ({ request }: StoredDocumentRequest): DocumentRequest => request;

const listRequests: Handler<'DR11'> = (context) => {
  requireEntityType(context);
  const { query } = context;
  return seekPage(context, {
    collection: documentRequests,
    ...sortOf(query.sort),
    where: [
      ownOf(context) ?? among('shop', query.shop_ids),
      among('id', query.id),
      among('document_number', query.document_number),
      among('state', query.state),
      among('type', query.type),
      among('issuer_type', query.issuer_type),
      among('entity_type', query.entity_type),
      among('entity_id', query.entity_id),
      among('payment_state', query.payment_state),
      between('dateCreated', query.date_created_from, query.date_created_to),
      between('lastUpdated', query.last_updated_from, query.last_updated_to),
      between('issueDate', query.issue_date_from, query.issue_date_to),
      among('cycle', query.shop_billing_cycle_id),
      between('cycleFrom', cycleBound(context, 'from')),
      between('cycleTo', undefined, cycleBound(context, 'to')),
    ],
    show: showRequest,
  });
};

const showLine = ({ line }: StoredRequestLine): StoredRequestLine['line'] => line;

const listLines: Handler<'DR12'> = (context) => {
  const id = context.path.document_request_id;
  const stored = context.world.store.get(documentRequests, id);
  if (stored === undefined || !sees(context, stored.shopId)) notFound(`Document request ${id}`);
  return seekPage(context, {
    collection: documentRequestLines,
    ...sortOf(context.query.sort),
    where: [among('request', id)],
    show: showLine,
  });
};

/** The documents that have to be issued. */
export const requestHandlers: HandlersOf<'DR11' | 'DR12' | 'DR73' | 'DR74'> = {
  DR11: listRequests,
  DR12: listLines,
  DR73: downloadIssued,
  DR74: uploadIssued,
};
