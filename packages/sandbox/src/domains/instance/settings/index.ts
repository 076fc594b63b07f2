import { seedData } from '../../../world/index.ts';
import seed from './seed.json' with { type: 'json' };
import type { Domain } from '../../../domain.ts';
import { platformHandlers } from './platform.ts';
import { reasonHandlers } from './reasons.ts';
import { shippingHandlers } from './shipping.ts';

export const settings: Domain<typeof platformHandlers & typeof reasonHandlers & typeof shippingHandlers> = {
  handlers: { ...platformHandlers, ...reasonHandlers, ...shippingHandlers },
  setUp: [seedData(seed)],
};
