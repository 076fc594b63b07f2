import {
  type DocumentFormat,
  type DocumentRequest,
  documentRequestLines,
  documentRequests,
  type IssuedDocument,
  issuedDocumentFiles,
  issuedDocuments,
  type StoredDocumentRequest,
  type StoredRequestLine,
} from '../../instance/document-requests.ts';
import { pdf } from '../../files/pdf.ts';
import { isoOf } from '../../world/index.ts';
import { seedAll, type Seeding, seedUuid } from './document.ts';
import { type LedgerCycle, invoiceNumberOf } from './invoicing-ledger.ts';
import { type BookedOrder, amount } from './invoicing-orders.ts';
import { feeLines, productLine } from './invoicing-request-lines.ts';
import { enhancedInvoicingSince } from './settings-platform.ts';
import { demoShops } from './shops.ts';

const requestKind = 0x6f;
const documentKind = 0xd0;
const monthInMs = 30 * 24 * 60 * 60 * 1000;
const later = (date: string, inMs: number): string => isoOf(Date.parse(date) + inMs);

const organizationOf = (shopId: number): object => {
  const account = demoShops.find((shop) => shop.account.shop_id === shopId)?.account;
  const information = account?.['default_billing_information'] as { corporate_information: { company_registration_name: string } } | undefined;
  return { name: information?.corporate_information.company_registration_name ?? `Shop ${shopId}` };
};

const platform = { name: 'Acme Marketplace SA' };

function feeRequest(cycle: LedgerCycle): StoredDocumentRequest {
  const excluding = cycle.commission + cycle.subscription;
  const tax = cycle.commissionTax + cycle.subscriptionTax;
  const request: DocumentRequest = {
    id: seedUuid(requestKind, cycle.shopId * 10_000 + cycle.index),
    type: 'INVOICE',
    state: 'ISSUED',
    entity_type: 'FEES',
    entity_id: cycle.id,
    entities: { shop_billing_cycle: { id: cycle.id, date_from: cycle.from, date_to: cycle.to } },
    document_number: `INV-${invoiceNumberOf(cycle.shopId, cycle.index)}`,
    document_details: [{ format: 'PDF' }],
    document_upload_date: cycle.to,
    date_created: cycle.to,
    last_updated: cycle.to,
    issue_date: cycle.to,
    due_date: later(cycle.to, monthInMs),
    issuer: { type: 'OPERATOR', organization: platform },
    recipient: {
      type: 'SHOP',
      id: String(cycle.shopId),
      organization: organizationOf(cycle.shopId),
      billing_address: { lastname: 'Accounting', street_1: '12 rue des Lilas', zip_code: '75011', city: 'Paris', country: 'FRA' },
    },
    currency_iso_code: 'EUR',
    total_amount_excluding_taxes: amount(excluding),
    total_tax_amount: amount(tax),
    total_amount_including_taxes: amount(excluding + tax),
    taxes: [{ code: 'VAT20', rate: 20, total_amount: amount(tax) }],
    initial_payment_state: 'PAID',
    payment: { state: cycle.state === 'PAID' ? 'PAID' : 'PENDING' },
  };
  return { shopId: cycle.shopId, request };
}

// What the newest sales of a shop ask of it, counted from the newest: most wait for their invoice, some are done.
type OrderRequest = Pick<DocumentRequest, 'type' | 'state'> & { readonly formats: readonly DocumentFormat[] };
const stateOf = (age: number): OrderRequest => {
  if (age === 0) return { type: 'INVOICE', state: 'STAGING', formats: ['PDF'] };
  if (age === 5) return { type: 'INVOICE', state: 'CANCELED', formats: ['PDF'] };
  if (age === 7) return { type: 'CREDIT_NOTE', state: 'TO_PROCESS', formats: ['PDF'] };
  return { type: 'INVOICE', state: age < 15 ? 'TO_PROCESS' : 'ISSUED', formats: age % 4 === 2 ? ['PDF', 'cXML'] : ['PDF'] };
};

function orderRequest(order: BookedOrder, age: number): StoredDocumentRequest {
  const { type, state, formats } = stateOf(age);
  const issued = state === 'ISSUED';
  const uploaded = later(order.date, 24 * 60 * 60 * 1000);
  const request: DocumentRequest = {
    id: seedUuid(requestKind, order.shopId * 10_000 + 5000 + age),
    type,
    state,
    entity_type: 'PRODUCT_LOGISTIC_ORDER',
    entity_id: order.id,
    entity_date_created: order.date,
    document_details: formats.map((format) => ({ format })),
    ...(issued ? { document_number: `A-${order.commercialId}`, document_upload_date: uploaded } : {}),
    date_created: order.date,
    last_updated: issued ? uploaded : order.date,
    issue_date: order.date,
    due_date: later(order.date, monthInMs),
    issuer: { type: 'SHOP', id: String(order.shopId), locale: 'fr_FR', organization: organizationOf(order.shopId) },
    recipient: {
      type: 'CUSTOMER',
      id: `customer-${order.commercialId}`,
      locale: 'fr_FR',
      billing_address: { firstname: 'Alex', lastname: 'Durand', street_1: '8 rue Haute', zip_code: '69001', city: 'Lyon', country: 'FRA' },
    },
    currency_iso_code: 'EUR',
    total_amount_excluding_taxes: amount(order.price + order.shipping),
    total_tax_amount: amount(order.tax),
    total_amount_including_taxes: amount(order.price + order.shipping + order.tax),
    taxes: [{ code: 'VAT20', rate: 20, total_amount: amount(order.tax) }],
    initial_payment_state: 'PAID',
    payment: { state: issued ? 'PAID' : 'PENDING' },
    payment_terms: { days: 30, type: 'NET' },
  };
  return { shopId: order.shopId, request };
}

const numberOf = (request: DocumentRequest): string => request.document_number ?? request.id;

function documentsOf({ shopId, request }: StoredDocumentRequest, index: number): IssuedDocument[] {
  if (request.state !== 'ISSUED') return [];
  return request.document_details.map(({ format }, position) => ({
    id: seedUuid(documentKind, index * 10 + position),
    requestId: request.id,
    shopId,
    entityType: request.entity_type,
    entityId: request.entity_id,
    format,
    fileName: `${numberOf(request)}.${format === 'PDF' ? 'pdf' : 'xml'}`,
  }));
}

function bytesOf(document: IssuedDocument): Uint8Array {
  const number = document.fileName.replace(/\.[a-z]+$/, '');
  return document.format === 'PDF' ? pdf([`Invoice ${number}`, `About ${document.entityId}`]) : cxml(number);
}

const cxml = (number: string): Uint8Array =>
  new TextEncoder().encode(`<?xml version="1.0" encoding="UTF-8"?>\n<cXML><Request><InvoiceDetailRequest number="${number}"/></Request></cXML>\n`);

/** How many of the newest sales of a shop have a request. */
const requestedOrders = 60;

/**
 * The requests for documents: the operator's own for each billing cycle since enhanced seller invoicing was switched on, and those
 * that the shops have to answer for their newest sales.
 */
export function seedDocumentRequests(cycles: readonly LedgerCycle[], orders: readonly BookedOrder[]): Seeding[] {
  const enhanced = cycles.filter((cycle) => cycle.to >= enhancedInvoicingSince);
  const lines: StoredRequestLine[] = [];
  const requests: StoredDocumentRequest[] = [];
  for (const cycle of enhanced) {
    const stored = feeRequest(cycle);
    requests.push(stored);
    lines.push(...feeLines(stored.request, cycle));
  }
  for (const shop of demoShops) {
    const newest = orders.filter((order) => order.shopId === shop.account.shop_id).slice(-requestedOrders).toReversed();
    for (const [age, order] of newest.entries()) {
      const stored = orderRequest(order, age);
      requests.push(stored);
      lines.push(productLine(stored.request, order));
    }
  }
  const documents = requests.flatMap(documentsOf);
  return [
    seedAll(documentRequests, requests, (stored) => stored.request.id),
    seedAll(documentRequestLines, lines, (line) => line.line.id),
    seedAll(issuedDocuments, documents, (document) => document.id),
    ...documents.map((document) => seedAll(issuedDocumentFiles, [bytesOf(document)], () => document.id)),
  ];
}
