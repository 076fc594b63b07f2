import type { Domain } from '../../../machinery/domain.ts';
import { platformHandlers } from './platform.ts';
import { reasonHandlers } from './reasons.ts';
import { documentTypesSeed } from './seed/document-types.ts';
import { settingsSeed } from './seed/lists.ts';
import { platformSeed } from './seed/platform.ts';
import { reasonsSeed } from './seed/reasons.ts';
import { shippingSeed } from './seed/shipping.ts';
import { shippingHandlers } from './shipping.ts';

export const settings: Domain<typeof platformHandlers & typeof reasonHandlers & typeof shippingHandlers> = {
  handlers: { ...platformHandlers, ...reasonHandlers, ...shippingHandlers },
  setUp: [platformSeed, ...settingsSeed, documentTypesSeed, reasonsSeed, ...shippingSeed],
};
