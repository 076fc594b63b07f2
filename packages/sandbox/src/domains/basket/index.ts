import type { Domain } from '../../domain.ts';
import { basketSeed, methodsSeed } from './seed.ts';
import { basketHandlers } from './shipping-methods.ts';

/** The basket of a storefront. */
export const basket: Domain<typeof basketHandlers> = {
  handlers: basketHandlers,
  setUp: [methodsSeed],
  demo: [basketSeed],
};
