import type { Schemas } from '../../../../generated/instance.ts';
import { shopIds } from '../../../common/demo-world.ts';
import { amount, type BookedOrder, type Cents } from './orders.ts';

export interface ExtraMovement {
  readonly type: Schemas['TransactionType'];
  readonly cents: Cents;
  readonly entities: Schemas['TransactionEntities'];
}

export interface ExtraFee {
  readonly description: string;
  readonly cents: Cents;
  readonly tax: Cents;
  readonly orderId?: string;
  readonly date: string;
  readonly references?: readonly Schemas['OneOffReference'][];
}

export interface Extras {
  readonly movements: readonly ExtraMovement[];
  readonly fees: readonly ExtraFee[];
  readonly summary: Schemas['BillingSummary'];
  readonly invoicedApart: Cents;
}

const none: Extras = { movements: [], fees: [], summary: {}, invoicedApart: 0 };

const vatPercent = 20;
const taxOn = (cents: Cents): Cents => Math.round((cents * vatPercent) / 100);
const tax = { code: 'VAT20', rate: vatPercent };

const penalty: Cents = 500;
const handling: Cents = 200;
const giftWrap: Cents = 300;
const photoService: Cents = 12_000;
const training: Cents = 2500;

const nothing: Schemas['BillingSummary'] = {
  total_non_payable_orders_excl_tax: 0,
  total_non_payable_orders_incl_tax: 0,
  total_refund_non_payable_orders_excl_tax: 0,
  total_refund_non_payable_orders_incl_tax: 0,
  total_operator_paid_shipping_charges_excl_tax: 0,
  total_operator_paid_shipping_charges_incl_tax: 0,
  total_refund_operator_paid_shipping_charges_excl_tax: 0,
  total_refund_operator_paid_shipping_charges_incl_tax: 0,
  total_operator_remitted_taxes: 0,
  total_refund_operator_remitted_taxes: 0,
  total_purchase_taxes: 0,
  total_refund_purchase_taxes: 0,
  total_refund_fee_excl_tax: 0,
  total_refund_fee_incl_tax: 0,
  total_fee_operator_remitted_excl_tax: 0,
  total_fee_operator_remitted_incl_tax: 0,
  total_refund_fee_operator_remitted_excl_tax: 0,
  total_refund_fee_operator_remitted_incl_tax: 0,
  total_other_credits_excl_tax: 0,
  total_other_credits_incl_tax: 0,
};

const gross = (cents: Cents): number => amount(cents + taxOn(cents));

/** The first sale of the cycle is sent back and refunded, its delivery came late and was gift-wrapped, and photos were taken. */
function refundCycle(order: BookedOrder): Extras {
  const about = { domain: 'PRODUCT', order: { id: order.id, commercial_id: order.commercialId } } as const;
  const refunded = { ...about, refund: { id: `R-${order.commercialId}` } };
  const late = { code: 'LATE_SHIPMENT', cancelations: [{ id: `X-${order.commercialId}` }], refunds: [refunded.refund] };
  const photos = { domain: 'PRODUCT', manual_accounting_document: photoInvoice } as const;
  return {
    movements: [
      { type: 'REFUND_ORDER_AMOUNT', cents: -order.price, entities: refunded },
      { type: 'REFUND_ORDER_AMOUNT_TAX', cents: -order.tax, entities: { ...refunded, order_tax: tax } },
      { type: 'REFUND_COMMISSION_FEE', cents: order.commission, entities: refunded },
      { type: 'REFUND_COMMISSION_VAT', cents: order.commissionTax, entities: { ...refunded, shop_tax: tax } },
      { type: 'SELLER_PENALTY_FEE', cents: -penalty, entities: { ...about, fee: late } },
      { type: 'SELLER_PENALTY_FEE_TAX', cents: -taxOn(penalty), entities: { ...about, fee: late, shop_tax: tax } },
      { type: 'SELLER_FEE_ON_ORDER', cents: -handling, entities: { ...about, fee: { code: 'HANDLING' } } },
      { type: 'SELLER_FEE_ON_ORDER_TAX', cents: -taxOn(handling), entities: { ...about, fee: { code: 'HANDLING' } } },
      { type: 'ORDER_FEE_AMOUNT', cents: giftWrap, entities: { ...about, order_fee: { code: 'GIFT_WRAP' } } },
      { type: 'MANUAL_INVOICE', cents: -photoService, entities: photos },
      { type: 'MANUAL_INVOICE_VAT', cents: -taxOn(photoService), entities: photos },
    ],
    fees: [
      {
        description: 'Commissions given back',
        cents: -order.commission,
        tax: -order.commissionTax,
        orderId: order.id,
        date: order.date,
      },
      { description: 'Late shipment', cents: penalty, tax: taxOn(penalty), orderId: order.id, date: order.date },
      { description: 'Handling', cents: handling, tax: taxOn(handling), orderId: order.id, date: order.date },
    ],
    summary: {
      ...nothing,
      total_refund_orders_excl_tax: amount(order.price),
      total_refund_orders_incl_tax: amount(order.price + order.tax),
      total_refund_payable_orders_excl_tax: amount(order.price),
      total_refund_payable_orders_incl_tax: amount(order.price + order.tax),
      total_refund_commissions_excl_tax: amount(order.commission),
      total_refund_commissions_incl_tax: amount(order.commission + order.commissionTax),
      total_seller_penalty_fees_excl_tax: amount(penalty),
      total_seller_penalty_fees_incl_tax: gross(penalty),
      total_seller_fees_on_orders_excl_tax: amount(handling),
      total_seller_fees_on_orders_incl_tax: gross(handling),
      total_fee_excl_tax: amount(giftWrap),
      total_fee_incl_tax: amount(giftWrap),
      total_other_invoices_excl_tax: amount(photoService),
      total_other_invoices_incl_tax: gross(photoService),
    },
    invoicedApart: photoService + taxOn(photoService),
  };
}

/** The invoice for the photos, which the operator wrote by hand. */
const photoInvoice = { number: 'MAN-29001', emission_date: '2025-10-03T00:00:00.000Z' } as const;

function trainingCycle({ date }: BookedOrder): Extras {
  const references = [{ type: 'CONTRACT', value: 'TR-2026-01' }];
  const item = {
    description: 'Training of an hour',
    operation_date: date.slice(0, 10),
    quantity: 1,
    unit_price: amount(training),
    references,
  };
  const entities = { domain: 'PRODUCT', one_off_item: item } as const;
  return {
    movements: [
      { type: 'INVOICEABLE_ONE_OFF_DEBIT', cents: -training, entities },
      { type: 'INVOICEABLE_ONE_OFF_DEBIT_TAX', cents: -taxOn(training), entities },
    ],
    fees: [{ description: item.description, cents: training, tax: taxOn(training), date, references }],
    summary: {
      total_other_invoices_excl_tax: amount(training),
      total_other_invoices_incl_tax: gross(training),
    },
    invoicedApart: 0,
  };
}

/** By cycle of the garden shop: before enhanced seller invoicing was switched on, and since. */
const extras: Readonly<Record<number, (first: BookedOrder) => Extras>> = { 82: refundCycle, 95: trainingCycle };

export function extrasOf(shopId: number, cycle: number, [first]: readonly BookedOrder[]): Extras {
  return (shopId === shopIds.garden && first !== undefined && extras[cycle]?.(first)) || none;
}
