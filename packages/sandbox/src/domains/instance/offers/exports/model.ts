import type { Schemas } from '../../../../generated/instance.ts';
import { collection, type Collection } from '../../../../store/index.ts';

/** The request of any role. Only operators and fronts have the further filters. */
export type OfferExport = Schemas['OfferExportRequest'] & Schemas['PlatformOfferExportRequest'];

/** An export of offers (OF52). */
export interface StoredOfferExport {
  /** The shop, or the role of a caller that exports the offers of all shops. */
  readonly owner: string;
  readonly status: 'PENDING' | 'COMPLETED';
  readonly last_updated: string;
  readonly request: OfferExport;
  readonly chunks: number;
}

/** By tracking id. */
export const offerExports: Collection<StoredOfferExport> = collection('instance.offerExports', {
  pending: ({ status, owner }) => (status === 'PENDING' ? owner : undefined),
});
/** By tracking id and number from 1, joined by `/`. */
export const offerExportFiles: Collection<Uint8Array> = collection('instance.offerExportFiles');
