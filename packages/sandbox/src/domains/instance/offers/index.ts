import type { Domain } from '../../../machinery/domain.ts';
import { offerImportHandlers } from './imports/handlers.ts';
import { offerImportsSeed } from './imports/seed.ts';
import { offerImportJobs } from './imports/work.ts';
import { offerHandlers } from './offers.ts';
import { offersSeed } from './seed.ts';

/** Offers of products, and imports of offers, prices and stock. */
export const offers: Domain<typeof offerHandlers & typeof offerImportHandlers> = {
  handlers: { ...offerHandlers, ...offerImportHandlers },
  jobs: offerImportJobs,
  demo: [offersSeed, ...offerImportsSeed],
};
