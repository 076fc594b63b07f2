import type { Domain } from '../../../machinery/domain.ts';
import { offerHandlers } from './offers.ts';
import { offersSeed } from './seed.ts';

/** Offers of products. */
export const offers: Domain<typeof offerHandlers> = {
  handlers: { ...offerHandlers },
  demo: [offersSeed],
};
