import type { Schemas } from '../../../../generated/instance.ts';
import { collection, type Collection, type Has, sortedTime, value } from '../../../../store/index.ts';

/** An accounting document of the operator: what IV01 returns of it, with the fields of every surface. */
export type StoredInvoice = Has<Schemas['FrontInvoice'], 'date_created' | 'invoice_id' | 'shop_id'>;

/** A billing cycle: what SBC11 returns of it. */
export type StoredBillingCycle = Has<Schemas['SellerBillingCycle'], 'date_created' | 'id'>;

/** By the number that IV02 takes. */
export const invoices: Collection<StoredInvoice> = collection(
  'instance.invoices',
  {},
  {
    dateCreated: sortedTime((invoice) => invoice.date_created),
    shop: value((invoice) => invoice.shop_id),
    type: value(({ type }) => type),
    invoice_id: value(({ invoice_id }) => invoice_id),
    currency: value((invoice) => invoice.currency_iso_code),
    payment_status: value(({ payment }) => payment?.state),
    issuing_user_types: value((invoice) => invoice.issuing_user?.type),
    pay_out_psp_codes: value((invoice) => invoice.pay_out_psp_code),
    seller_billing_cycle_id: value((invoice) => invoice.seller_billing_cycle_id),
    shop_operator_internal_id: value((invoice) => invoice.shop_operator_internal_id),
    shop_model: value((invoice) => invoice.shop_model),
    state: value(({ state }) => state),
    isDraft: value(({ state }) => state === 'DRAFT'),
    payment_voucher_number: value((invoice) => invoice.payment_voucher_number),
  },
);
/** By id. */
export const billingCycles: Collection<StoredBillingCycle> = collection(
  'instance.billingCycles',
  {},
  {
    dateCreated: sortedTime((cycle) => cycle.date_created),
    id: value(({ id }) => id),
    shop: value(({ shop }) => shop?.shop_id),
    currency: value((cycle) => cycle.currency_iso_code),
    pay_out_state: value((cycle) => cycle.pay_out?.state),
    pay_out_psp_code: value((cycle) => cycle.pay_out_psp_code),
    payment_voucher_number: value((cycle) => cycle.payment_voucher_number),
  },
);
