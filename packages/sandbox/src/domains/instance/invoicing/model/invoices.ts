import type { Schemas } from '../../../../generated/instance.ts';
import { collection, type Collection, type Has } from '../../../../machinery/store/index.ts';

/** An accounting document of the operator: what IV01 returns of it, with the fields of every surface. */
export type StoredInvoice = Has<Schemas['Invoice'], 'date_created' | 'invoice_id' | 'shop_id'>;

/** A billing cycle: what SBC11 returns of it. */
export type StoredBillingCycle = Has<Schemas['SellerBillingCycle'], 'date_created' | 'id'>;

/** By the number that IV02 takes. */
export const invoices: Collection<StoredInvoice> = collection('instance.invoices', {
  dateCreated: (invoice) => invoice.date_created,
});
/** By id. */
export const billingCycles: Collection<StoredBillingCycle> = collection('instance.billingCycles', {
  dateCreated: (cycle) => cycle.date_created,
});
