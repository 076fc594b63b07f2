import type { Domain } from '../../../domain.ts';
import { offerExportHandlers, offerExportJobs } from './exports/exports.ts';
import { offerImportHandlers } from './imports/handlers.ts';
import { offerImportsSeed } from './imports/seed.ts';
import { offerImportJobs } from './imports/work.ts';
import { offerHandlers } from './offers.ts';
import { productOfferHandlers } from './product-offers.ts';
import { offersSeed } from './seed.ts';

/** Offers of products, and their imports and exports. */
export const offers: Domain<
  typeof offerHandlers & typeof offerImportHandlers & typeof offerExportHandlers & typeof productOfferHandlers
> = {
  handlers: { ...offerHandlers, ...offerImportHandlers, ...offerExportHandlers, ...productOfferHandlers },
  jobs: { ...offerImportJobs, ...offerExportJobs },
  demo: [offersSeed, ...offerImportsSeed],
};
