import type { Domain } from '../../../domain.ts';
import { shopsSeed } from '../common/demo-shops.ts';
import { accountHandlers } from './account.ts';
import { documentHandlers } from './documents.ts';
import { shopDocumentsSeed } from './seed/documents.ts';
import { statisticsSeed } from './seed/statistics.ts';

/** Shops: their accounts, documents and statistics. */
export const stores: Domain<typeof accountHandlers & typeof documentHandlers> = {
  handlers: { ...accountHandlers, ...documentHandlers },
  setUp: [shopsSeed, statisticsSeed],
  demo: shopDocumentsSeed,
};
