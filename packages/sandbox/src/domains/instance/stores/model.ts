import type { Schemas } from '../../../generated/instance.ts';
import { collection, type Collection, type Search, sortedTime, value } from '../../../store/index.ts';
import type { World } from '../../../world/index.ts';

/** The figures of a shop's statistics, each by period. */
export type StatisticsFigures = Omit<Schemas['ShopStatistics'], 'shop_id' | 'channel' | 'last_updated_date'>;

/** The statistics of a shop (A21). */
export interface ShopStatistics {
  readonly shop_id: number;
  readonly last_updated_date: string;
  readonly figures: StatisticsFigures;
  /** The same figures by channel. */
  readonly channels: Readonly<Record<string, StatisticsFigures>>;
}

/** By shop id. */
export const shopStatistics: Collection<ShopStatistics> = collection('instance.shopStatistics');
export const paymentBalances: Collection<Schemas['PaymentBalances']> = collection('instance.paymentBalances');

/** A business document of a shop (S30). A deleted one keeps its entry and loses its file. */
export type ShopDocument = Required<Schemas['ShopDocument']> & Schemas['PlatformShopDocument'];

/** By document id. */
export const shopDocuments: Collection<ShopDocument> = collection(
  'instance.shopDocuments',
  {},
  {
    changed: sortedTime(({ date_deleted, date_uploaded }) => date_deleted ?? date_uploaded),
    shop: value((document) => document.shop_id),
    type: value((document) => document.type),
    is_deleted: value((document) => document.date_deleted !== undefined),
  },
);

/** Documents that meet conditions, by id. */
export const findShopDocuments = (world: World, where: Search['where']): readonly ShopDocument[] =>
  Array.from(world.store.find(shopDocuments, { by: 'changed', where }), ({ value: document }) => document).sort(
    (a, b) => a.id - b.id,
  );
/** The bytes of the documents, by document id. */
export const shopDocumentFiles: Collection<Uint8Array> = collection('instance.shopDocumentFiles');
