import type { Domain } from '../../../domain.ts';
import { promotionHandlers } from './promotions.ts';
import { promotionsSeed } from './seed.ts';

/** Promotions on offers. */
export const promotions: Domain<typeof promotionHandlers> = {
  handlers: promotionHandlers,
  demo: [promotionsSeed],
};
