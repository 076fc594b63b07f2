import type { Schemas } from '../../../../generated/instance.ts';
import { collection, type Collection } from '../../../../store/index.ts';
import type { StoredExport } from '../../common/exports.ts';

/** The request of any role. Only operators and fronts have the further filters. */
export type OfferExport = Schemas['OfferExportRequest'] & Schemas['PlatformOfferExportRequest'];

/** Exports of offers (OF52), by tracking ID. */
export const offerExports: Collection<StoredExport<OfferExport>> = collection('instance.offerExports', {
  pending: ({ status, owner }) => (status === 'PENDING' ? owner : undefined),
});
/** By tracking id and number from 1, joined by `/`. */
export const offerExportFiles: Collection<Uint8Array> = collection('instance.offerExportFiles');
