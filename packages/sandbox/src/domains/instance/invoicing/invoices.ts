import type { Schemas } from '../../../generated/instance.ts';
import { notFound } from '../../../errors/index.ts';
import { FileResponse } from '../../../files/file-response.ts';
import { pdf } from '../../../files/pdf.ts';
import type { AnyContext, Context, Handler, HandlersOf } from '../../../http/context.ts';
import { HandlerResponse } from '../../../http/responses.ts';
import { offsetPage, seekPage, sortOf } from '../../../http/paging.ts';
import { among, between, type Condition } from '../../../store/index.ts';
import { isoOf } from '../../../world/index.ts';
import { isFront, isSeller, ownOf, sees } from '../common/access.ts';
import { platform } from '../settings/model.ts';
import { billingCycles, invoices, type StoredBillingCycle, type StoredInvoice } from './model/index.ts';

/** S10: accounting documents since the activation of enhanced seller invoicing are not here but with the document requests. */
const hereUntil = ({ world }: AnyContext): string =>
  world.store.get(platform, 'platform')?.enhancedInvoicingSince ?? '9999-12-31T23:59:59.999Z';

const isHere = (context: AnyContext, invoice: StoredInvoice): boolean => invoice.date_created < hereUntil(context);

const isShown = (context: AnyContext, { shop_id, state }: StoredInvoice): boolean =>
  sees(context, shop_id) && (state !== 'DRAFT' || !isSeller(context));

const conditionsOf = (context: Context<'IV01'>): readonly (Condition | undefined)[] => {
  const { query } = context;
  return [
    between('dateCreated', undefined, isoOf(Date.parse(hereUntil(context)) - 1)),
    ownOf(context),
    isSeller(context) ? among('isDraft', false) : undefined,
    query.type === 'ALL' ? undefined : among('type', query.type),
    among('invoice_id', query.invoice_id),
    between('dateCreated', query.start_date, query.end_date),
    among('currency', query.currency),
    among('payment_status', query.payment_status),
    among('issuing_user_types', query.issuing_user_types),
    among('pay_out_psp_codes', query.pay_out_psp_codes),
    among('seller_billing_cycle_id', query.seller_billing_cycle_id),
    among('shop', query.shop),
    among('shop_operator_internal_id', query.shop_operator_internal_id),
    among('shop_model', query.shop_model),
    among('state', query.states),
    among('payment_voucher_number', query.payment_voucher_number),
  ];
};

/** Some fields are shown to operator and front alone, some to the front alone. */
function shown(context: AnyContext, { payment_voucher_number, ...invoice }: StoredInvoice): Schemas['FrontInvoice'] {
  const all =
    isSeller(context) || payment_voucher_number === undefined ? invoice : { ...invoice, payment_voucher_number };
  if (isFront(context) || all.type !== 'AUTO_INVOICE' || all.summary === undefined) return all;
  const kept = Object.entries(all.summary).filter(([name]) => !name.startsWith('total_mirakl_ads_'));
  return { ...all, summary: Object.fromEntries(kept) };
}

const listInvoices: Handler<'IV01'> = (context) => {
  const search = { by: 'dateCreated', order: context.query.order, where: conditionsOf(context) };
  const { items, total, headers } = offsetPage(context, invoices, search);
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

const showCycle = (cycle: StoredBillingCycle): StoredBillingCycle => cycle;

/** Fronts also see the totals of advertising. They are 0, because the sandbox has no advertising. */
const showCycleToFront = (cycle: StoredBillingCycle): Schemas['FrontBillingCycle'] => ({
  ...cycle,
  summary: {
    ...cycle.summary,
    total_mirakl_ads_debit_excl_tax: 0,
    total_mirakl_ads_debit_incl_tax: 0,
    total_mirakl_ads_credit_excl_tax: 0,
    total_mirakl_ads_credit_incl_tax: 0,
  },
});

const listCycles: Handler<'SBC11'> = (context) => {
  const { query } = context;
  return seekPage(context, {
    collection: billingCycles,
    ...sortOf(query.sort),
    where: [
      among('id', query.id),
      ownOf(context) ?? among('shop', query.shop_id),
      between('dateCreated', query.start_date, query.end_date),
      among('currency', query.currency),
      among('pay_out_state', query.pay_out_state),
      among('pay_out_psp_code', query.pay_out_psp_code),
      among('payment_voucher_number', query.payment_voucher_number),
    ],
    show: isFront(context) ? showCycleToFront : showCycle,
  });
};

export const invoiceHandlers: HandlersOf<'IV01' | 'IV02' | 'SBC11'> = {
  IV01: listInvoices,
  IV02: downloadInvoice,
  SBC11: listCycles,
};
