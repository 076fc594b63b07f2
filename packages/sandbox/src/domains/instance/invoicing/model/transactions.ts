import type { Schemas } from '../../../../generated/instance.ts';
import { collection, type Collection, type Has, sortedTime, time, value, values } from '../../../../store/index.ts';
import type { StoredExport } from '../../common/exports.ts';

/** A movement on the account of a shop as it is stored: the shop it belongs to, and the line that TL02 returns. */
export interface StoredTransaction {
  readonly shopId: number;
  readonly line: TransactionLine;
}

export type TransactionLine = Has<Schemas['TransactionLine'], 'id' | 'date_created' | 'last_updated'>;

/** By line id. */
export const transactions: Collection<StoredTransaction> = collection(
  'instance.transactions',
  {},
  {
    dateCreated: sortedTime(({ line }) => line.date_created),
    lastUpdated: sortedTime(({ line }) => line.last_updated),
    transactionDate: time(({ line }) => line.entities?.transaction_info?.date),
    shop: value(({ shopId }) => shopId),
    transaction_type: value(({ line }) => line.type),
    payment_state: value(({ line }) => line.payment_state),
    pay_out_psp_codes: value(({ line }) => line.pay_out_psp_code),
    seller_billing_cycle_id: value(({ line }) => line.seller_billing_cycle_id),
    accounting_document_id: value(({ line }) => line.accounting_document_id),
    accounting_document_number: value(({ line }) => line.accounting_document_number),
    order_id: value(({ line }) => line.entities?.order?.id),
    order_line_id: value(({ line }) => line.entities?.order_line?.id),
    order_reference_for_customer: value(({ line }) => line.entities?.order?.references?.order_reference_for_customer),
    order_reference_for_seller: value(({ line }) => line.entities?.order?.references?.order_reference_for_seller),
    other_reference: values(({ line }) => line.entities?.one_off_item?.references?.flatMap((one) => one.value ?? [])),
    shop_domain: value(({ line }) => line.entities?.domain),
  },
);
/** Exports of transaction lines (TL03), by tracking ID. */
export const transactionExports: Collection<StoredExport<Schemas['TransactionExportRequest']>> =
  collection('instance.transactionExports');
/** By tracking id and number. */
export const transactionChunks: Collection<Uint8Array> = collection('instance.transactionChunks');
