import type { Domain } from '../../../domain.ts';
import { documentGrowth } from './growth.ts';
import { channelDocumentHandlers } from './connector.ts';
import { seedDocuments } from './seed.ts';
import { documentHandlers } from './seller.ts';

/** Documents of orders. */
export const documents: Domain<typeof documentHandlers & typeof channelDocumentHandlers> = {
  handlers: { ...documentHandlers, ...channelDocumentHandlers },
  demo: [seedDocuments],
  growth: documentGrowth,
};
