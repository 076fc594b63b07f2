import { notFound } from '../../../machinery/errors/index.ts';
import { pdf } from '../../../machinery/files/pdf.ts';
import { type HandlerResponse, file, ok } from '../../../machinery/http/responses.ts';
import type { Context, Handlers } from '../../../machinery/http/context.ts';
import { billingCycles, invoices, type StoredBillingCycle, type StoredInvoice } from './model/index.ts';
import { platform } from '../settings/model.ts';
import { offsetPage, seekPage } from '../../../machinery/paging/index.ts';
import { isFront, isSeller, sees } from '../common/access.ts';
import { passesList, passesText, passesTime, seekSort } from './filters.ts';

/** S10: accounting documents since the activation of enhanced seller invoicing are not here but with the document requests. */
const isHere = ({ world }: Context, invoice: StoredInvoice): boolean =>
  invoice.date_created < (world.store.get(platform, 'platform')?.enhancedInvoicingSince ?? '9999');

/** What is still written is the operator's own affair. */
const isShown = (context: Context, { shop_id, state }: StoredInvoice): boolean =>
  sees(context, shop_id) && (state !== 'DRAFT' || !isSeller(context));

function isAskedFor({ query }: Context, invoice: StoredInvoice): boolean {
  const type = query.text('type') ?? 'AUTO_INVOICE';
  return (
    (type === 'ALL' || type === invoice.type) &&
    passesList(query, 'invoice_id', String(invoice.invoice_id)) &&
    passesTime(query, 'start_date', 'end_date', invoice.date_created) &&
    passesText(query, 'currency', invoice.currency_iso_code) &&
    passesText(query, 'payment_status', invoice.payment.state) &&
    passesList(query, 'issuing_user_types', invoice.issuing_user.type) &&
    passesList(query, 'pay_out_psp_codes', invoice.pay_out_psp_code) &&
    passesList(query, 'seller_billing_cycle_id', invoice.seller_billing_cycle_id) &&
    passesText(query, 'shop', invoice.shop_id) &&
    passesText(query, 'shop_operator_internal_id', invoice.shop_operator_internal_id) &&
    passesList(query, 'shop_model', invoice.shop_model) &&
    passesList(query, 'states', invoice.state) &&
    passesText(query, 'payment_voucher_number', invoice.payment_voucher_number)
  );
}

/** Some fields are shown to operator and front alone, some to the front alone. */
function shown(context: Context, { payment_voucher_number, summary, ...invoice }: StoredInvoice): object {
  const kept = Object.entries(summary ?? {}).filter(
    ([name]) => isFront(context) || !name.startsWith('total_mirakl_ads_'),
  );
  return {
    ...invoice,
    ...(isSeller(context) ? {} : { payment_voucher_number }),
    ...(summary === undefined ? {} : { summary: Object.fromEntries(kept) }),
  };
}

function listInvoices(context: Context): HandlerResponse {
  const order = context.query.text('order') === 'desc' ? 'desc' : 'asc';
  const found: StoredInvoice[] = [];
  for (const { value } of context.world.store.scan(invoices, { by: 'dateCreated', order })) {
    if (isHere(context, value) && isShown(context, value) && isAskedFor(context, value)) found.push(value);
  }
  const { items, total, headers } = offsetPage(context, found);
  return ok({ invoices: items.map((invoice) => shown(context, invoice)), total_count: total }, headers);
}

function downloadInvoice(context: Context): HandlerResponse {
  const id = context.path['accounting_document_id'] ?? '';
  const invoice = context.world.store.get(invoices, id);
  if (invoice === undefined || !isHere(context, invoice) || !isShown(context, invoice))
    notFound(`Accounting document ${id}`);
  const bytes = pdf([
    `${invoice.type} ${invoice.id}`,
    `Shop ${invoice.shop_id}, ${invoice.shop_name}`,
    `Issued ${invoice.date_created}`,
    `Total ${invoice.total_amount_incl_taxes} ${invoice.currency_iso_code}, taxes included`,
  ]);
  return file(bytes, 'application/octet-stream', `${invoice.id}.pdf`);
}

function isAskedForCycle({ query }: Context, cycle: StoredBillingCycle): boolean {
  return (
    passesList(query, 'id', cycle.id) &&
    passesList(query, 'shop_id', String(cycle.shop.shop_id)) &&
    passesTime(query, 'start_date', 'end_date', cycle.date_created) &&
    passesList(query, 'currency', cycle.currency_iso_code) &&
    passesList(query, 'pay_out_state', cycle.pay_out.state) &&
    passesList(query, 'pay_out_psp_code', cycle.pay_out_psp_code) &&
    passesList(query, 'payment_voucher_number', cycle.payment_voucher_number)
  );
}

/** Invoices of the operator, and the billing cycles behind them. */
export const invoiceHandlers: Handlers = {
  IV01: listInvoices,
  IV02: downloadInvoice,
  SBC11: (context) =>
    seekPage(context, {
      collection: billingCycles,
      ...seekSort(context, 'dateCreated,ASC'),
      where: (cycle) => isAskedForCycle(context, cycle),
      show: (cycle) => cycle,
    }),
};
