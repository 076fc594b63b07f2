import { collection, type Collection } from '../../../../machinery/store/index.ts';

/** The format of an accounting document. */
export type DocumentFormat = 'PDF' | 'cXML';

/** The billing cycle that a request is about. */
export interface RequestedCycle {
  readonly id: string;
  readonly date_from: string;
  readonly date_to: string;
}

/** A request for an invoice or a credit note as DR11 returns it. */
export interface DocumentRequest {
  readonly id: string;
  readonly type: 'INVOICE' | 'CREDIT_NOTE';
  readonly state: 'STAGING' | 'TO_PROCESS' | 'ISSUED' | 'CANCELED';
  readonly entity_type: string;
  readonly entity_id: string;
  readonly entities?: { readonly shop_billing_cycle?: RequestedCycle };
  readonly document_number?: string;
  readonly document_details: readonly { readonly format: DocumentFormat }[];
  readonly document_upload_date?: string;
  readonly date_created: string;
  readonly last_updated: string;
  readonly issue_date: string;
  readonly due_date: string;
  readonly issuer: { readonly type: 'OPERATOR' | 'SHOP'; readonly [field: string]: unknown };
  readonly total_amount_excluding_taxes: number;
  readonly total_tax_amount: number;
  readonly payment?: { readonly state: string };
  readonly [field: string]: unknown;
}

/** A request as it is stored: with the shop that it concerns. */
export interface StoredDocumentRequest {
  readonly shopId: number;
  readonly request: DocumentRequest;
}

/** A line of a document request as it is stored (DR12). */
export interface StoredRequestLine {
  readonly requestId: string;
  readonly dateCreated: string;
  readonly line: { readonly id: string; readonly entity_type: string; readonly [field: string]: unknown };
}

/** A document that answers a request, in one of its formats (DR73). The formats of a document share its id. */
export interface IssuedDocument {
  readonly id: string;
  readonly requestId: string;
  readonly shopId: number;
  readonly entityType: string;
  readonly entityId: string;
  readonly format: DocumentFormat;
  readonly fileName: string;
}

/** By id. */
export const documentRequests: Collection<StoredDocumentRequest> = collection('instance.documentRequests', {
  dateCreated: ({ request }) => request.date_created,
});
/** By line id. */
export const documentRequestLines: Collection<StoredRequestLine> = collection('instance.documentRequestLines', {
  dateCreated: (line) => line.dateCreated,
  request: (line) => line.requestId,
});
/** Key of a document in one format. */
export const documentKey = ({ id, format }: Pick<IssuedDocument, 'id' | 'format'>): string => `${id}/${format}`;

/** By document and format. */
export const issuedDocuments: Collection<IssuedDocument> = collection('instance.issuedDocuments', {
  request: (document) => document.requestId,
});
/** The bytes of the issued documents, by document and format. */
export const issuedDocumentFiles: Collection<Uint8Array> = collection('instance.issuedDocumentFiles');
