import { collection, type Collection } from '../../../machinery/store/index.ts';

/** The statistics of a shop (A21): by name, one figure per period. */
export interface ShopStatistics {
  readonly shop_id: number;
  readonly last_updated_date: string;
  readonly figures: StatisticsFigures;
  /** The same figures by channel. */
  readonly channels: Readonly<Record<string, StatisticsFigures>>;
}

/** By name of the figure, one per period. */
export type StatisticsFigures = Readonly<Record<string, readonly StatisticsFigure[]>>;

/** One figure of the statistics. */
export interface StatisticsFigure {
  readonly period: string;
  readonly value: number;
}

/** What a shop has been paid and is still owed, as A01 shows it. */
export interface PaymentBalances {
  readonly paid_balance: number;
  readonly payable_balance: number;
  readonly pending_balance: number;
}

/** By shop id. */
export const shopStatistics: Collection<ShopStatistics> = collection('instance.shopStatistics');
/** By shop id; a shop without an entry has never sold. */
export const paymentBalances: Collection<PaymentBalances> = collection('instance.paymentBalances');

/** A business document of a shop as it is stored (S30). A deleted one keeps its entry and loses its file. */
export interface ShopDocument {
  readonly id: number;
  readonly shop_id: number;
  readonly type: string;
  readonly file_name: string;
  readonly date_uploaded: string;
  readonly date_deleted?: string;
}

/** By document id. */
export const shopDocuments: Collection<ShopDocument> = collection('instance.shopDocuments', {
  shop: (document) => String(document.shop_id),
});
/** The bytes of the documents, by document id. */
export const shopDocumentFiles: Collection<Uint8Array> = collection('instance.shopDocumentFiles');
