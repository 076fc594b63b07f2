import type { Domain } from '../../../domain.ts';
import { returnGrowth } from './growth.ts';
import { channelReturnHandlers } from './connector.ts';
import { seedReturns } from './seed.ts';
import { returnHandlers } from './seller.ts';

/** Returns. */
export const returns: Domain<typeof returnHandlers & typeof channelReturnHandlers> = {
  handlers: { ...returnHandlers, ...channelReturnHandlers },
  demo: [seedReturns],
  growth: returnGrowth,
};
