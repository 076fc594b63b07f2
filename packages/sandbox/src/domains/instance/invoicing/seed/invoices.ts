import type { Schemas } from '../../../../generated/instance.ts';
import { isoOf, seedAll, type Seeding } from '../../../../world/index.ts';
import { enhancedInvoicingSince } from '../../../common/demo-world.ts';
import { demoShops } from '../../common/demo-shops.ts';
import type { Shop } from '../../common/shops.ts';
import { billingCycles, invoices, type StoredBillingCycle, type StoredInvoice } from '../model/index.ts';
import { invoiceNumberOf, type LedgerCycle, owedOf, payOutService } from './ledger.ts';
import { amount } from './orders.ts';

const voucherOf = (cycle: LedgerCycle): string => `PV-${cycle.shopId}-${cycle.index + 1}`;

const summaryOf = (cycle: LedgerCycle): Schemas['BillingSummary'] => ({
  total_payable_orders_excl_tax: amount(cycle.orders),
  total_payable_orders_incl_tax: amount(cycle.orders + cycle.ordersTax),
  total_commissions_excl_tax: amount(cycle.commission),
  total_commissions_incl_tax: amount(cycle.commission + cycle.commissionTax),
  total_subscription_excl_tax: amount(cycle.subscription),
  total_subscription_incl_tax: amount(cycle.subscription + cycle.subscriptionTax),
  ...cycle.extras.summary,
});

const paymentOf = (cycle: LedgerCycle): { reference?: string; transaction_date?: string } =>
  cycle.state === 'PAID' ? { reference: `PAY-${cycle.shopId}-${cycle.index + 1}`, transaction_date: cycle.to } : {};

function shopOf(shopId: number): Shop {
  const shop = demoShops.find((candidate) => candidate.account.shop_id === shopId);
  if (shop === undefined) throw new Error(`The seed has no shop ${shopId}.`);
  return shop;
}

const shopFields = ({ account, operatorInternalId }: Shop): Schemas['BilledShop'] & { readonly shop_id: number } => ({
  shop_id: account.shop_id,
  shop_name: account.shop_name,
  shop_corporate_name: account.pro_details.corporate_name ?? account.shop_name,
  shop_model: account.model,
  shop_operator_internal_id: operatorInternalId,
});

function paidToOperator(cycle: LedgerCycle): number {
  const { excluding, tax } = owedOf(cycle);
  return excluding + tax + cycle.extras.invoicedApart;
}

function billingCycle(cycle: LedgerCycle): StoredBillingCycle {
  return {
    id: cycle.id,
    date_created: cycle.to,
    shop: shopFields(shopOf(cycle.shopId)),
    currency_iso_code: 'EUR',
    amount_transferred_to_seller: amount(cycle.transferred),
    amount_transferred_to_operator: amount(paidToOperator(cycle)),
    payment_voucher_number: voucherOf(cycle),
    pay_out_psp_code: payOutService,
    pay_out: { state: cycle.state, ...paymentOf(cycle) },
    summary: summaryOf(cycle),
  };
}

const line = (description: string, excluding: number, tax: number): Schemas['InvoiceDetail'] => ({
  description,
  quantity: 1,
  amount_excl_taxes: amount(excluding),
  taxes: [{ code: 'VAT20', amount: amount(tax) }],
});

function autoInvoice(cycle: LedgerCycle): StoredInvoice {
  const number = invoiceNumberOf(cycle.shopId, cycle.index);
  const { excluding, tax } = owedOf(cycle);
  const shop = shopOf(cycle.shopId);
  const { payment_info } = shop.account;
  return {
    ...shopFields(shop),
    type: 'AUTO_INVOICE',
    id: `INV-${number}`,
    invoice_id: number,
    state: 'COMPLETE',
    date_created: cycle.to,
    issue_date: cycle.to,
    due_date: cycle.to,
    issuing_user: { type: 'BATCH', information: 'Billing run' },
    currency_iso_code: 'EUR',
    total_amount_excl_taxes: amount(excluding),
    total_amount_incl_taxes: amount(excluding + tax),
    total_taxes: [{ code: 'VAT20', amount: amount(tax) }],
    details: [
      line('Commissions', cycle.commission, cycle.commissionTax),
      line('Subscription', cycle.subscription, cycle.subscriptionTax),
      ...cycle.extras.fees.map(({ description, cents, tax: feeTax, orderId, date }) => ({
        ...line(description, cents, feeTax),
        operation_date: date,
        ...(orderId !== undefined && { order_id: orderId }),
      })),
    ],
    pay_out_psp_code: payOutService,
    payment: {
      state: cycle.state === 'PAID' ? 'PAID' : 'PENDING',
      reference: null,
      transaction_date: null,
      ...paymentOf(cycle),
    },
    payment_voucher_number: voucherOf(cycle),
    start_time: cycle.from,
    end_time: cycle.to,
    seller_billing_cycle_id: cycle.id,
    ...(payment_info !== undefined && { payment_info }),
    summary: {
      ...summaryOf(cycle),
      amount_transferred: amount(cycle.transferred),
      ...(cycle.extras.fees.length > 0 && {
        amount_transferred_to_operator: amount(paidToOperator(cycle)),
        reserve_funding: 0,
        reserve_settlement: 0,
      }),
      total_mirakl_ads_debit_excl_tax: 0,
      total_mirakl_ads_debit_incl_tax: 0,
      total_mirakl_ads_credit_excl_tax: 0,
      total_mirakl_ads_credit_incl_tax: 0,
    },
  };
}

type ManualDocument = readonly [
  type: 'MANUAL_INVOICE' | 'MANUAL_CREDIT',
  state: 'COMPLETE' | 'DRAFT',
  payment: 'PAID' | 'PENDING' | 'FAILED',
  text: string,
  excluding: number,
];

const manual: readonly ManualDocument[] = [
  ['MANUAL_INVOICE', 'COMPLETE', 'PAID', 'Photo service', 12_000],
  ['MANUAL_CREDIT', 'COMPLETE', 'PENDING', 'Goodwill', 5000],
  ['MANUAL_INVOICE', 'COMPLETE', 'FAILED', 'Packaging', 3000],
  ['MANUAL_INVOICE', 'DRAFT', 'PENDING', 'Training', 20_000],
];

/** How documents that people write address a shop. */
function addressOf({ account: { contact_informations: contact, pro_details } }: Shop): Schemas['InvoiceShopAddress'] {
  const { email: _email, fax: _fax, web_site: _site, ...address } = contact;
  return { ...address, company: pro_details.corporate_name ?? '', complementary: 'Accounting' };
}

const dayInMs = 24 * 60 * 60 * 1000;

function manualInvoice(
  shop: Shop,
  [type, state, payment, text, excluding]: ManualDocument,
  index: number,
): StoredInvoice {
  const tax = excluding / 5;
  const number = (shop.account.shop_id - 2000) * 10_000 + 9001 + index;
  const date = isoOf(Date.parse(enhancedInvoicingSince) - (59 - index) * dayInMs);
  return {
    ...shopFields(shop),
    type,
    id: `MAN-${number}`,
    invoice_id: number,
    state,
    date_created: date,
    issue_date: date,
    issuing_user: { type: 'OPERATOR', information: 'Accounting' },
    currency_iso_code: type === 'MANUAL_CREDIT' ? 'USD' : 'EUR',
    total_amount_excl_taxes: amount(excluding),
    total_amount_incl_taxes: amount(excluding + tax),
    total_taxes: [{ code: 'VAT20', amount: amount(tax) }],
    details: [line(text, excluding, tax)],
    pay_out_psp_code: 'OPERATOR',
    payment: { state: payment, ...(payment === 'FAILED' && { failure_reason: 'INCOMPLETE_KYC' }) },
    payment_voucher_number: `PV-${number}`,
    emission_date: date,
    shop_address: addressOf(shop),
    shop_tax_number: shop.account.pro_details.tax_identification_number ?? '',
    ...(payment === 'PAID' && { total_charged_amount: amount(excluding + tax) }),
  };
}

/** Billing cycles, and the accounting documents that close them. */
export const seedCycles = (cycles: readonly LedgerCycle[]): Seeding[] => [
  seedAll(billingCycles, cycles.map(billingCycle), (cycle) => cycle.id),
  seedAll(invoices, cycles.map(autoInvoice), (invoice) => invoice.invoice_id),
];

/** The billing cycles with their accounting documents, and the documents that the operator wrote by hand. */
export function seedInvoices(cycles: readonly LedgerCycle[]): Seeding[] {
  const written = demoShops.flatMap((shop) => manual.map((document, index) => manualInvoice(shop, document, index)));
  return [...seedCycles(cycles), seedAll(invoices, written, (invoice) => invoice.invoice_id)];
}
