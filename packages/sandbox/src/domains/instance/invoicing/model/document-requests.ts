import type { Schemas } from '../../../../generated/instance.ts';
import { collection, type Collection, sortedName, sortedTime, time, value } from '../../../../store/index.ts';

export type DocumentRequest = Schemas['DocumentRequest'];

/** A request as it is stored: with the shop that it concerns. */
export interface StoredDocumentRequest {
  readonly shopId: number;
  readonly request: DocumentRequest;
}

/** A line of a document request as it is stored (DR12). */
export interface StoredRequestLine {
  readonly requestId: string;
  readonly dateCreated: string;
  readonly line: Schemas['DocumentRequestLine'];
}

/** A document that answers a request, in one of its formats (DR73). The formats of a document share its id. */
export interface IssuedDocument {
  readonly id: string;
  readonly requestId: string;
  readonly shopId: number;
  readonly entityType: DocumentRequest['entity_type'];
  readonly entityId: string;
  readonly format: Schemas['DocumentFormat'];
  readonly fileName: string;
}

/** By id. */
export const documentRequests: Collection<StoredDocumentRequest> = collection(
  'instance.documentRequests',
  {},
  {
    dateCreated: sortedTime(({ request }) => request.date_created),
    lastUpdated: time(({ request }) => request.last_updated),
    issueDate: time(({ request }) => request.issue_date),
    cycleFrom: time(({ request }) => request.entities?.shop_billing_cycle?.date_from),
    cycleTo: time(({ request }) => request.entities?.shop_billing_cycle?.date_to),
    cycle: value(({ request }) => request.entities?.shop_billing_cycle?.id),
    shop: value(({ shopId }) => shopId),
    id: value(({ request }) => request.id),
    document_number: value(({ request }) => request.document_number),
    state: value(({ request }) => request.state),
    type: value(({ request }) => request.type),
    issuer_type: value(({ request }) => request.issuer.type),
    entity_type: value(({ request }) => request.entity_type),
    entity_id: value(({ request }) => request.entity_id),
    payment_state: value(({ request }) => request.payment?.state),
  },
);
/** By line id. */
export const documentRequestLines: Collection<StoredRequestLine> = collection(
  'instance.documentRequestLines',
  { request: (line) => line.requestId },
  {
    dateCreated: sortedTime((line) => line.dateCreated),
    request: value((line) => line.requestId),
  },
);
export const documentKey = ({ id, format }: Pick<IssuedDocument, 'id' | 'format'>): string => `${id}/${format}`;

/** By document and format. */
export const issuedDocuments: Collection<IssuedDocument> = collection(
  'instance.issuedDocuments',
  {},
  {
    key: sortedName(documentKey),
    document_id: value(({ id }) => id),
    shop: value(({ shopId }) => shopId),
    entity_type: value(({ entityType }) => entityType),
    entity_id: value(({ entityId }) => entityId),
    document_request_id: value(({ requestId }) => requestId),
    document_format: value(({ format }) => format),
  },
);
/** The bytes of the issued documents, by document and format. */
export const issuedDocumentFiles: Collection<Uint8Array> = collection('instance.issuedDocumentFiles');
