import { collection, type Collection } from '../../../../machinery/store/index.ts';

/** The shop that a document or a billing cycle is of. */
export interface InvoicedShop {
  readonly shop_id: number;
  readonly shop_name: string;
  readonly shop_model: string;
  readonly shop_operator_internal_id: string;
}

/** An accounting document of the operator as it is stored: what IV01 returns of it, with the fields of every surface. */
export interface StoredInvoice extends InvoicedShop {
  readonly type: string;
  readonly id: string;
  readonly invoice_id: number;
  readonly state: string;
  readonly date_created: string;
  readonly currency_iso_code: string;
  readonly total_amount_excl_taxes: number;
  readonly total_amount_incl_taxes: number;
  readonly issuing_user: { readonly type: string; readonly information: string };
  readonly payment: { readonly state: string; readonly reference?: string; readonly transaction_date?: string };
  readonly pay_out_psp_code: string;
  readonly payment_voucher_number: string;
  readonly seller_billing_cycle_id?: string;
  readonly summary?: Readonly<Record<string, number>>;
  readonly [field: string]: unknown;
}

/** A billing cycle as it is stored: what SBC11 returns of it. */
export interface StoredBillingCycle {
  readonly id: string;
  readonly date_created: string;
  readonly shop: InvoicedShop;
  readonly currency_iso_code: string;
  readonly pay_out_psp_code: string;
  readonly payment_voucher_number: string;
  readonly pay_out: { readonly state: string; readonly reference?: string; readonly transaction_date?: string };
  readonly [field: string]: unknown;
}

/** By the number that IV02 takes. */
export const invoices: Collection<StoredInvoice> = collection('instance.invoices', {
  dateCreated: (invoice) => invoice.date_created,
});
/** By id. */
export const billingCycles: Collection<StoredBillingCycle> = collection('instance.billingCycles', {
  dateCreated: (cycle) => cycle.date_created,
});
