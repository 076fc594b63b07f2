import type { Schemas } from '../../../generated/instance.ts';
import { notFound } from '../../../machinery/errors/index.ts';
import { FileResponse } from '../../../machinery/files/file-response.ts';
import { pdf } from '../../../machinery/files/pdf.ts';
import type { AnyContext, Context, Handler, HandlersOf } from '../../../machinery/http/context.ts';
import { HandlerResponse } from '../../../machinery/http/responses.ts';
import { offsetPage, seekPage } from '../../../machinery/paging/index.ts';
import { isFront, isSeller, sees } from '../common/access.ts';
import { admits, isWithin, sortOf } from '../common/listing.ts';
import { platform } from '../settings/model.ts';
import { billingCycles, invoices, type StoredBillingCycle, type StoredInvoice } from './model/index.ts';

/** S10: accounting documents since the activation of enhanced seller invoicing are not here but with the document requests. */
const isHere = ({ world }: AnyContext, invoice: StoredInvoice): boolean =>
  invoice.date_created < (world.store.get(platform, 'platform')?.enhancedInvoicingSince ?? '9999');

/** What is still written is the operator's own affair. */
const isShown = (context: AnyContext, { shop_id, state }: StoredInvoice): boolean =>
  sees(context, shop_id) && (state !== 'DRAFT' || !isSeller(context));

const isAskedFor = ({ query }: Context<'IV01'>, invoice: StoredInvoice): boolean =>
  (query.type === 'ALL' || query.type === invoice.type) &&
  admits(query.invoice_id, invoice.invoice_id) &&
  isWithin(invoice.date_created, query.start_date, query.end_date) &&
  admits(query.currency, invoice.currency_iso_code) &&
  admits(query.payment_status, invoice.payment?.state) &&
  admits(query.issuing_user_types, invoice.issuing_user?.type) &&
  admits(query.pay_out_psp_codes, invoice.pay_out_psp_code) &&
  admits(query.seller_billing_cycle_id, invoice.seller_billing_cycle_id) &&
  admits(query.shop, invoice.shop_id) &&
  admits(query.shop_operator_internal_id, invoice.shop_operator_internal_id) &&
  admits(query.shop_model, invoice.shop_model) &&
  admits(query.states, invoice.state) &&
  admits(query.payment_voucher_number, invoice.payment_voucher_number);

/** Some fields are shown to operator and front alone, some to the front alone. */
function shown(context: AnyContext, { payment_voucher_number, ...invoice }: StoredInvoice): Schemas['Invoice'] {
  const all =
    isSeller(context) || payment_voucher_number === undefined ? invoice : { ...invoice, payment_voucher_number };
  if (isFront(context) || all.type !== 'AUTO_INVOICE' || all.summary === undefined) return all;
  const kept = Object.entries(all.summary).filter(([name]) => !name.startsWith('total_mirakl_ads_'));
  return { ...all, summary: Object.fromEntries(kept) };
}

const listInvoices: Handler<'IV01'> = (context) => {
  const { order } = context.query;
  const found: StoredInvoice[] = [];
  for (const { value } of context.world.store.scan(invoices, { by: 'dateCreated', order })) {
    if (isHere(context, value) && isShown(context, value) && isAskedFor(context, value)) found.push(value);
  }
  const { items, total, headers } = offsetPage(context, found);
  return HandlerResponse.withHeaders(
    { invoices: items.map((invoice) => shown(context, invoice)), total_count: total },
    headers,
  );
};

const downloadInvoice: Handler<'IV02'> = (context) => {
  const id = context.path.accounting_document_id;
  const invoice = context.world.store.get(invoices, id);
  if (invoice === undefined || !isHere(context, invoice) || !isShown(context, invoice))
    notFound(`Accounting document ${id}`);
  const bytes = pdf([
    `${invoice.type} ${invoice.id}`,
    `Shop ${invoice.shop_id}, ${invoice.shop_name}`,
    `Issued ${invoice.date_created}`,
    `Total ${invoice.total_amount_incl_taxes} ${invoice.currency_iso_code}, taxes included`,
  ]);
  return new FileResponse(bytes, 'application/octet-stream', `${invoice.id}.pdf`);
};

const isAskedForCycle = ({ query }: Context<'SBC11'>, cycle: StoredBillingCycle): boolean =>
  admits(query.id, cycle.id) &&
  admits(query.shop_id, cycle.shop?.shop_id) &&
  isWithin(cycle.date_created, query.start_date, query.end_date) &&
  admits(query.currency, cycle.currency_iso_code) &&
  admits(query.pay_out_state, cycle.pay_out?.state) &&
  admits(query.pay_out_psp_code, cycle.pay_out_psp_code) &&
  admits(query.payment_voucher_number, cycle.payment_voucher_number);

/** Invoices of the operator, and the billing cycles behind them. */
export const invoiceHandlers: HandlersOf<'IV01' | 'IV02' | 'SBC11'> = {
  IV01: listInvoices,
  IV02: downloadInvoice,
  SBC11: (context) =>
    seekPage(context, {
      collection: billingCycles,
      ...sortOf(context.query.sort),
      where: (cycle) => isAskedForCycle(context, cycle),
      show: (cycle) => cycle,
    }),
};
