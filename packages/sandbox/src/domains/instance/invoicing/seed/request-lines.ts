import type { Schemas } from '../../../../generated/instance.ts';
import { seedUuid } from '../../../common/demo-world.ts';
import type { DocumentRequest, StoredRequestLine } from '../model/index.ts';
import type { LedgerCycle } from './ledger.ts';
import { deliveryBillOf, isAtWork, onTopOf, shippedTo } from './order-details.ts';
import { amount, type BookedOrder, type Cents } from './orders.ts';

const lineKind = 0x3c;

/** Numbers the lines of a request: the group of the request's own id is kept, so that the two are seen to belong together. */
const lineId = (request: DocumentRequest, index: number): string =>
  seedUuid(lineKind, Number.parseInt(request.id.slice(-12), 16) * 10 + index);

/** Companies buy for less than others: a twentieth is taken off. */
const reduction = 1 / 20;
const originPrice = ({ unitPrice }: BookedOrder): Cents => Math.round(unitPrice / (1 - reduction));

const promotionOf = (order: BookedOrder): Schemas['AppliedPromotion'] => ({
  id: 'PROMO-B2B',
  type: 'PERCENTAGE_OFF',
  deduced_amount: amount((originPrice(order) - order.unitPrice) * order.quantity),
});

const referencesOf = ({ commercialId, date }: BookedOrder): Partial<Schemas['DocumentLineOrder']> => ({
  reference_for_customer: `C-${commercialId}`,
  reference_for_seller: `S-${commercialId}`,
  transaction_info: { number: `T-${commercialId}`, date },
});

const detailsOf = (order: BookedOrder): Partial<Schemas['DocumentLine']> => ({
  origin_unit_price_excluding_taxes: amount(originPrice(order)),
  origin_unit_price_including_taxes: amount(Math.round(originPrice(order) * 1.2)),
  shipping_taxes: [{ code: 'VAT0', rate: 0, amount: 0 }],
  fees_excluding_taxes: [{ code: 'GIFT_WRAP', label: 'Gift wrap', amount: amount(onTopOf(order)) }],
  eco_contributions: [
    {
      epr_category_code: 'FR-DEA',
      producer_id: `FR${order.shopId}`,
      producer_id_owner: String(order.shopId),
      unit_amount: 0.12,
      total_amount: amount(12 * order.quantity),
    },
  ],
  tax_legal_notice: 'VAT on debits.',
  payment_state: 'PAID',
  shipping_from: {
    address: {
      street1: '1 quai de Seine',
      street2: 'Dock 4',
      zip_code: '93200',
      city: 'Saint-Denis',
      state: 'Île-de-France',
      country_iso_code: 'FRA',
    },
  },
  shipping_to: { address: shippedTo },
  delivery_bill_information: [deliveryBillOf(order)],
});

/** The line of a sale, or of the credit for it. */
export function productLine(request: DocumentRequest, order: BookedOrder): StoredRequestLine {
  const kind =
    request.type === 'CREDIT_NOTE'
      ? ({ entity_type: 'PRODUCT_CREDIT_REFUND' } as const)
      : ({ entity_type: 'PRODUCT_DEBIT', promotions: isAtWork(order) ? [promotionOf(order)] : [] } as const);
  return {
    requestId: request.id,
    dateCreated: request.date_created,
    line: {
      id: lineId(request, 0),
      entity_id: order.lineId,
      shop: { id: order.shopId },
      order: {
        id: order.id,
        commercial_id: order.commercialId,
        date_created: order.date,
        ...(isAtWork(order) && referencesOf(order)),
      },
      order_line: { id: order.lineId },
      product: { sku: order.sku, title: order.title, references: [{ type: 'SHOP_SKU', reference: order.sku }] },
      quantity: order.quantity,
      unit_price_excluding_taxes: amount(order.unitPrice),
      price_excluding_taxes: amount(order.price),
      taxes: [{ code: 'VAT20', rate: 20, amount: amount(order.tax) }],
      shipping_price_excluding_taxes: amount(order.shipping),
      total_price_including_taxes: amount(order.price + order.tax + order.shipping + onTopOf(order)),
      ...(isAtWork(order) && detailsOf(order)),
      ...kind,
    },
  };
}

const chargeOf = (request: DocumentRequest, cycle: LedgerCycle, index: number, cents: Cents, tax: Cents) => ({
  id: lineId(request, index),
  entity_id: cycle.id,
  shop: { id: cycle.shopId },
  quantity: 1,
  unit_price_excluding_taxes: amount(cents),
  price_excluding_taxes: amount(cents),
  taxes: [{ code: 'VAT20', rate: 20, amount: amount(tax) }],
  total_price_including_taxes: amount(cents + tax),
});

/** The lines of a billing cycle: commissions, subscription, and what else was charged once. */
export function feeLines(request: DocumentRequest, cycle: LedgerCycle): StoredRequestLine[] {
  const period = { date_from: cycle.from, date_to: cycle.to };
  const lines: readonly StoredRequestLine['line'][] = [
    {
      ...chargeOf(request, cycle, 0, cycle.commission, cycle.commissionTax),
      entity_type: 'FEES_DEBIT_COMMISSION',
      period,
    },
    {
      ...chargeOf(request, cycle, 1, cycle.subscription, cycle.subscriptionTax),
      entity_type: 'FEES_DEBIT_SUBSCRIPTION',
      period,
    },
    ...cycle.extras.fees.map(({ description, cents, tax, date, references = [] }, index) => ({
      ...chargeOf(request, cycle, 2 + index, cents, tax),
      entity_type: 'FEES_DEBIT_ONE_OFF' as const,
      description,
      operation_date: date.slice(0, 10),
      references,
    })),
  ];
  return lines.map((line) => ({ requestId: request.id, dateCreated: request.date_created, line }));
}
