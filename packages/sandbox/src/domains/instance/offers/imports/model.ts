import type { Schemas } from '../../../../generated/instance.ts';
import { collection, type Collection, sortedTime, value } from '../../../../store/index.ts';
import type { FileFormat } from '../../products/model/index.ts';

export type ImportKind = 'OFFERS' | 'PRICES' | 'STOCK';

export interface ImportCounts {
  readonly read: number;
  readonly success: number;
  readonly error: number;
  readonly inserted: number;
  readonly updated: number;
  readonly deleted: number;
  /** Offers with an error. */
  readonly failed: number;
}

/** An import of offers, prices or stock. */
export interface StoredImport {
  readonly id: string;
  readonly kind: ImportKind;
  readonly shopId: number;
  readonly status: Schemas['OfferImportStatus'];
  readonly reason?: string;
  readonly date_created: string;
  readonly mode: 'NORMAL' | 'REPLACE' | 'PARTIAL_UPDATE';
  /** `JSON`: the list of OF24. */
  readonly format: FileFormat | 'JSON';
  /** ID of the import of the products of the file. */
  readonly productImport?: number;
  readonly counts: ImportCounts;
  readonly hasReport: boolean;
}

export const noCounts: ImportCounts = {
  read: 0,
  success: 0,
  error: 0,
  inserted: 0,
  updated: 0,
  deleted: 0,
  failed: 0,
};

/** By id. */
export const offerImports: Collection<StoredImport> = collection(
  'instance.offerImports',
  {},
  {
    dateCreated: sortedTime((one) => one.date_created),
    id: value(({ id }) => id),
    kind: value(({ kind }) => kind),
    shop: value(({ shopId }) => shopId),
    status: value(({ status }) => status),
    mode: value(({ mode }) => mode),
  },
);
/** Files of imports that aren't final, by import. */
export const offerImportFiles: Collection<Uint8Array> = collection('instance.offerImportFiles');
/** Error reports, by import. */
export const offerImportReports: Collection<Uint8Array> = collection('instance.offerImportReports');
