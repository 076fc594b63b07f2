import type { Schemas } from '../../../generated/instance.ts';
import { labelReader, type Labels, type Reader } from '../common/labels.ts';
import { offerKey, offers } from '../offers/model.ts';
import { categories, products } from '../products/model/index.ts';
import { chargedFor, commissionOf, commissionTax, commissionTaxOf, rounded, taxesIn, taxIn } from './amounts.ts';
import type { MarketplaceOrder, MarketplaceOrderLine, StoredRefund, Reduction } from './model.ts';
import { canRefund, lineState } from './states.ts';

/** Shows an amount that includes taxes as the request wants it (W19). */
export type Show = (amount: number, line: Pick<MarketplaceOrderLine, 'tax'>) => number;
export const included: Show = (amount) => amount;
export const excluded: Show = (amount, line) => rounded(amount - taxIn(amount, line));

function commissionView(amount: number): Record<'fee' | 'tax' | 'total', number> {
  const fee = commissionOf(amount);
  const tax = commissionTaxOf(fee);
  return { fee, tax, total: rounded(fee + tax) };
}

function reductionView(reduction: Reduction, line: MarketplaceOrderLine, show: Show) {
  const commission = commissionView(reduction.amount);
  return {
    id: reduction.id,
    amount: show(reduction.amount, line),
    shipping_amount: show(reduction.shipping, line),
    quantity: reduction.quantity,
    reason_code: reduction.reason,
    taxes: [...reduction.taxes],
    shipping_taxes: [...reduction.shippingTaxes],
    commission_amount: commission.fee,
    commission_taxes: [{ code: commissionTax.code, amount: commission.tax }],
    commission_total_amount: commission.total,
    created_date: reduction.created,
  };
}

function refundView(refund: StoredRefund, line: MarketplaceOrderLine, show: Show): Schemas['OrderRefund'] {
  const { id, paid, orderRefundId } = refund;
  const state = paid === undefined ? 'WAITING_REFUND' : 'REFUNDED';
  return {
    ...reductionView(refund, line, show),
    order_refund_id: orderRefundId,
    refund_state: state,
    state,
    commission_tax_amount: commissionView(refund.amount).tax,
    ...(paid !== undefined && { transaction_date: paid, transaction_number: `REFUND-${id}` }),
  };
}

const lineTaxes = (amount: number, line: MarketplaceOrderLine) =>
  taxesIn(amount, line).map((tax) => ({
    ...tax,
    rate: line.tax?.rate ?? 0,
    tax_calculation_rule: 'PROPORTIONAL_TO_AMOUNT' as const,
  }));

/** Fields of a line that OR11 and OR12 share. */
export type SharedLine = Omit<
  Schemas['SingleOrderLine'],
  | 'debited_date'
  | 'description'
  | 'price_additional_info'
  | 'received_date'
  | 'shipped_date'
  | 'shipping_price_additional_unit'
  | 'shipping_price_unit'
>;

type LineView<Shown> = (order: MarketplaceOrder, line: MarketplaceOrderLine, index: number) => Shown;

export function sharedLine(context: Reader, show: Show): LineView<SharedLine> {
  const { store } = context.world;
  const read = labelReader(context);
  const text = (labels: Labels | undefined, code: string): string => (labels === undefined ? code : read(labels));
  return (order, line, index) => {
    const offer = store.get(offers, offerKey(line.offerId));
    const category = store.get(products, offer?.product ?? '')?.category_code ?? '';
    const { amount, shipping } = chargedFor(line);
    const commission = commissionView(amount);
    return {
      order_line_id: line.id,
      order_line_index: index + 1,
      order_line_state: lineState(order, line),
      order_line_state_reason_code: line.incident?.reason ?? null,
      order_line_state_reason_label: null,
      offer_id: line.offerId,
      offer_sku: line.offer_sku,
      offer_state_code: offer?.state ?? '11',
      product_sku: offer?.product_sku ?? line.offer_sku,
      product_title: line.product_title,
      category_code: category,
      category_label: text(store.get(categories, category)?.labels, category),
      quantity: line.quantity,
      price_unit: show(line.unitPrice, line),
      price: show(amount, line),
      shipping_price: show(shipping, line),
      total_price: show(rounded(amount + shipping), line),
      commission_fee: commission.fee,
      commission_rate_vat: commissionTax.rate,
      commission_vat: commission.tax,
      total_commission: commission.total,
      can_refund: canRefund(order, line),
      order_line_additional_fields: [...line.fields],
      created_date: order.date_created,
      last_updated_date: order.updated,
    };
  };
}

/** Shows lines as OR11 returns them. */
export function lineView(context: Reader, show: Show): LineView<Schemas['OrderLine']> {
  const shared = sharedLine(context, show);
  return (order, line, index) => {
    const { amount, shipping } = chargedFor(line);
    const { measure } = line;
    const common = shared(order, line, index);
    return {
      ...common,
      description: null,
      product_medias: [],
      origin_unit_price: common.price_unit,
      shipping_price_unit: common.shipping_price,
      shipping_price_additional_unit: 0,
      commission_taxes: [{ ...commissionTax, amount: common.commission_vat }],
      taxes: lineTaxes(amount, line),
      shipping_taxes: lineTaxes(shipping, line),
      cancelations: line.cancelations.map((one) => reductionView(one, line, show)),
      refunds: line.refunds.map((one) => refundView(one, line, show)),
      ...(order.debited !== undefined && { debited_date: order.debited }),
      ...(order.shipped !== undefined && { shipped_date: order.shipped }),
      ...(order.received !== undefined && { received_date: order.received }),
      ...(line.origin !== undefined && { shipping_from: line.origin as Schemas['LineOrigin'] }),
      ...(line.eco !== undefined && { eco_contributions: [...line.eco] }),
      ...(measure !== undefined && { measurement: measureView(measure) }),
      ...line.details,
    };
  };
}

export const measureView = ({
  unit,
  ordered,
  actual,
  limit,
}: NonNullable<MarketplaceOrderLine['measure']>): Schemas['LineMeasurement'] => ({
  measurement_unit: unit,
  ordered_measurement: ordered,
  ...(actual !== undefined && { actual_measurement: actual }),
  adjustment_limit: limit,
});
