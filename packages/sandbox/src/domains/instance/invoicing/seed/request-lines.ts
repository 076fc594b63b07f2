import type { Schemas } from '../../../../generated/instance.ts';
import { seedUuid } from '../../../common/demo-world.ts';
import type { DocumentRequest, StoredRequestLine } from '../model/index.ts';
import type { LedgerCycle } from './ledger.ts';
import { amount, type BookedOrder, type Cents } from './orders.ts';

const lineKind = 0x3c;

/** Numbers the lines of a request: the group of the request's own id is kept, so that the two are seen to belong together. */
const lineId = (request: DocumentRequest, index: number): string =>
  seedUuid(lineKind, Number.parseInt(request.id.slice(-12), 16) * 10 + index);

/** The line of a sale, or of the credit for it. */
export function productLine(request: DocumentRequest, order: BookedOrder): StoredRequestLine {
  const kind =
    request.type === 'CREDIT_NOTE'
      ? ({ entity_type: 'PRODUCT_CREDIT_REFUND' } as const)
      : ({ entity_type: 'PRODUCT_DEBIT', promotions: [] } as const);
  return {
    requestId: request.id,
    dateCreated: request.date_created,
    line: {
      id: lineId(request, 0),
      entity_id: order.lineId,
      shop: { id: order.shopId },
      order: { id: order.id, commercial_id: order.commercialId, date_created: order.date },
      order_line: { id: order.lineId },
      product: { sku: order.sku, title: order.title, references: [{ type: 'SHOP_SKU', reference: order.sku }] },
      quantity: order.quantity,
      unit_price_excluding_taxes: amount(order.unitPrice),
      price_excluding_taxes: amount(order.price),
      taxes: [{ code: 'VAT20', rate: 20, amount: amount(order.tax) }],
      shipping_price_excluding_taxes: amount(order.shipping),
      total_price_including_taxes: amount(order.price + order.tax + order.shipping),
      ...kind,
    },
  };
}

const fee = (
  request: DocumentRequest,
  cycle: LedgerCycle,
  index: number,
  type: Schemas['PeriodFeeLine']['entity_type'],
  cents: Cents,
  tax: Cents,
): StoredRequestLine => ({
  requestId: request.id,
  dateCreated: request.date_created,
  line: {
    id: lineId(request, index),
    entity_type: type,
    entity_id: cycle.id,
    shop: { id: cycle.shopId },
    quantity: 1,
    unit_price_excluding_taxes: amount(cents),
    price_excluding_taxes: amount(cents),
    taxes: [{ code: 'VAT20', rate: 20, amount: amount(tax) }],
    total_price_including_taxes: amount(cents + tax),
    period: { date_from: cycle.from, date_to: cycle.to },
  },
});

/** The lines of a billing cycle: commissions and subscription. */
export function feeLines(request: DocumentRequest, cycle: LedgerCycle): StoredRequestLine[] {
  return [
    fee(request, cycle, 0, 'FEES_DEBIT_COMMISSION', cycle.commission, cycle.commissionTax),
    fee(request, cycle, 1, 'FEES_DEBIT_SUBSCRIPTION', cycle.subscription, cycle.subscriptionTax),
  ];
}
