import type { Schemas } from '../../../../generated/instance.ts';
import { collection, type Collection, value } from '../../../../store/index.ts';

/** An export of offers (OF52). */
export interface StoredOfferExport {
  readonly shopId: number;
  readonly status: 'PENDING' | 'COMPLETED';
  readonly last_updated: string;
  readonly request: Schemas['OfferExportRequest'];
  readonly chunks: number;
}

/** By tracking id. */
export const offerExports: Collection<StoredOfferExport> = collection(
  'instance.offerExports',
  { pending: ({ status, shopId }) => (status === 'PENDING' ? String(shopId) : undefined) },
  { shop: value(({ shopId }) => shopId) },
);
/** By tracking id and number from 1, joined by `/`. */
export const offerExportFiles: Collection<Uint8Array> = collection('instance.offerExportFiles');
