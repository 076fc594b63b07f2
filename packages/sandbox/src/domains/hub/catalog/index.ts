import type { Domain } from '../../../domain.ts';
import { productGrowth } from './growth.ts';
import { channelCatalogHandlers } from './connector.ts';
import { seedCatalog } from './seed.ts';
import { productHandlers } from './seller.ts';

export const catalog: Domain<typeof productHandlers & typeof channelCatalogHandlers> = {
  handlers: { ...productHandlers, ...channelCatalogHandlers },
  demo: [seedCatalog],
  growth: productGrowth,
};
