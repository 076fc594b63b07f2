import type { Schemas } from '../../../../generated/instance.ts';
import { pdf } from '../../../../files/pdf.ts';
import { isoOf, seedAll, type Seeding } from '../../../../world/index.ts';
import { seedUuid } from '../../../common/demo-world.ts';
import { demoShops } from '../../common/demo-shops.ts';
import {
  documentKey,
  type DocumentRequest,
  documentRequestLines,
  documentRequests,
  type IssuedDocument,
  issuedDocumentFiles,
  issuedDocuments,
  type StoredDocumentRequest,
  type StoredRequestLine,
} from '../model/index.ts';
import { accountingDocumentOf, invoiceNumberOf, isEnhanced, type LedgerCycle, owedOf } from './ledger.ts';
import { amount, type BookedOrder, type Cents } from './orders.ts';
import { isAtWork, onTopOf, shippingOf } from './order-details.ts';
import { customerAt, issuerOf, organizationOf, payableTo, platform } from './parties.ts';
import { feeLines, productLine } from './request-lines.ts';

const requestKind = 0x6f;
const documentKind = 0xd0;
const monthInMs = 30 * 24 * 60 * 60 * 1000;
const later = (date: string, inMs: number): string => isoOf(Date.parse(date) + inMs);

/** A request, and the id of the document that answers it. */
interface Requested {
  readonly stored: StoredDocumentRequest;
  readonly documentId: string;
}

const totalsOf = (excluding: Cents, tax: Cents) => ({
  currency_iso_code: 'EUR' as const,
  total_amount_excluding_taxes: amount(excluding),
  total_tax_amount: amount(tax),
  total_amount_including_taxes: amount(excluding + tax),
  taxes: [{ code: 'VAT20', rate: 20, total_amount: amount(tax) }],
  initial_payment_state: 'PAID' as const,
});

function feeRequest(cycle: LedgerCycle): Requested {
  const { excluding, tax } = owedOf(cycle);
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
      billing_address: {
        lastname: 'Accounting',
        street_1: '12 rue des Lilas',
        zip_code: '75011',
        city: 'Paris',
        country: 'FRA',
      },
    },
    ...totalsOf(excluding, tax),
    payment: { state: cycle.state === 'PAID' ? 'PAID' : 'PENDING' },
  };
  return { stored: { shopId: cycle.shopId, request }, documentId: accountingDocumentOf(cycle) };
}

// Document requests of the newest sales, newest first.
function stateOf(age: number): DocumentRequest['state'] {
  if (age === 0) return 'STAGING';
  if (age === 5) return 'CANCELED';
  return age < 15 ? 'TO_PROCESS' : 'ISSUED';
}

// Some customers need the document in two formats.
const formatsOf = (age: number): readonly Schemas['DocumentFormat'][] => (age % 4 === 2 ? ['PDF', 'cXML'] : ['PDF']);

/** The sale whose invoice a credit note corrects, counted from the newest. */
const creditedAge = 20;

const orderDocumentOf = (order: BookedOrder, age: number): string =>
  seedUuid(documentKind, order.shopId * 100_000 + age);

function orderRequest(order: BookedOrder, age: number): Requested {
  const state = stateOf(age);
  const issued = state === 'ISSUED';
  const uploaded = later(order.date, 24 * 60 * 60 * 1000);
  const request: DocumentRequest = {
    id: seedUuid(requestKind, order.shopId * 10_000 + 5000 + age),
    type: 'INVOICE',
    state,
    entity_type: 'PRODUCT_LOGISTIC_ORDER',
    entity_id: order.id,
    entity_date_created: order.date,
    document_details: formatsOf(age).map((format) => ({ format })),
    ...(issued ? { document_number: `A-${order.commercialId}`, document_upload_date: uploaded } : {}),
    date_created: order.date,
    last_updated: issued ? uploaded : order.date,
    issue_date: order.date,
    due_date: later(order.date, monthInMs),
    issuer: { type: 'SHOP', id: String(order.shopId), locale: 'fr_FR', organization: issuerOf(order.shopId) },
    recipient: {
      type: 'CUSTOMER',
      id: `customer-${order.commercialId}`,
      locale: 'fr_FR',
      ...customerAt(isAtWork(order)),
    },
    ...(isAtWork(order) && { entities: shippingOf(order), payment_destination: payableTo(order) }),
    ...totalsOf(order.price + order.shipping + onTopOf(order), order.tax),
    payment: {
      state: issued ? 'PAID' : 'PENDING',
      ...(issued && { reference: `D-${order.commercialId}`, transaction_date: order.date }),
    },
    payment_terms: { days: 30, type: 'NET' },
  };
  return { stored: { shopId: order.shopId, request }, documentId: orderDocumentOf(order, age) };
}

/** The credit note for a sale that was refunded after its invoice had been issued. */
function creditRequest(order: BookedOrder, age: number): Requested {
  const { stored, documentId } = orderRequest(order, age);
  const { document_number: number, document_upload_date: uploaded, ...invoice } = stored.request;
  const request: DocumentRequest = {
    ...invoice,
    id: seedUuid(requestKind, order.shopId * 10_000 + 6000 + age),
    type: 'CREDIT_NOTE',
    state: 'TO_PROCESS',
    document_details: [{ format: 'PDF' }],
    initial_documents: [
      {
        id: documentId,
        type: 'INVOICE',
        ...(number === undefined ? {} : { number }),
        issue_date: uploaded ?? invoice.issue_date,
      },
    ],
    payment: { state: 'PENDING' },
  };
  return {
    stored: { shopId: order.shopId, request },
    documentId: seedUuid(documentKind, order.shopId * 100_000 + 6000 + age),
  };
}

const numberOf = (request: DocumentRequest): string => request.document_number ?? request.id;

function documentsOf({ stored: { shopId, request }, documentId }: Requested): IssuedDocument[] {
  if (request.state !== 'ISSUED') return [];
  return request.document_details.map(({ format }) => ({
    id: documentId,
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
  new TextEncoder().encode(
    `<?xml version="1.0" encoding="UTF-8"?>\n<cXML><Request><InvoiceDetailRequest number="${number}"/></Request></cXML>\n`,
  );

/** How many of the newest sales of a shop have a request. */
const requestedOrders = 60;

/** The invoices of billing cycles, since enhanced seller invoicing was switched on. */
export function seedFees(cycles: readonly LedgerCycle[]): Seeding[] {
  const requested = cycles.filter(isEnhanced).map((cycle) => [feeRequest(cycle), cycle] as const);
  return seedRequests(
    requested.map(([request]) => request),
    requested.flatMap(([{ stored }, cycle]) => feeLines(stored.request, cycle)),
  );
}

export function seedDocumentRequests(cycles: readonly LedgerCycle[], orders: readonly BookedOrder[]): Seeding[] {
  const lines: StoredRequestLine[] = [];
  const requests: Requested[] = [];
  for (const shop of demoShops) {
    const newest = orders
      .filter((order) => order.shopId === shop.account.shop_id)
      .slice(-requestedOrders)
      .toReversed();
    for (const [age, order] of newest.entries()) {
      const asked = [orderRequest(order, age), ...(age === creditedAge ? [creditRequest(order, age)] : [])];
      requests.push(...asked);
      lines.push(...asked.map(({ stored }) => productLine(stored.request, order)));
    }
  }
  return [...seedFees(cycles), ...seedRequests(requests, lines)];
}

function seedRequests(requests: readonly Requested[], lines: readonly StoredRequestLine[]): Seeding[] {
  const documents = requests.flatMap(documentsOf);
  return [
    seedAll(
      documentRequests,
      requests.map(({ stored }) => stored),
      (stored) => stored.request.id,
    ),
    seedAll(documentRequestLines, lines, (line) => line.line.id),
    seedAll(issuedDocuments, documents, documentKey),
    ...documents.map((document) => seedAll(issuedDocumentFiles, [bytesOf(document)], () => documentKey(document))),
  ];
}
