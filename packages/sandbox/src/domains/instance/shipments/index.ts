import type { Domain } from '../../../domain.ts';
import { shipmentGrowth } from './growth.ts';
import { shipmentChangeHandlers } from './changes.ts';
import { createHandlers } from './create.ts';
import { shipmentListHandlers } from './lists.ts';
import { shipmentsSeed } from './seed/shipments.ts';
import { shipmentSettingsSeed } from './seed/warehouses.ts';

/** Several shipments per order. */
export const shipments: Domain<typeof createHandlers & typeof shipmentListHandlers & typeof shipmentChangeHandlers> = {
  handlers: { ...createHandlers, ...shipmentListHandlers, ...shipmentChangeHandlers },
  setUp: shipmentSettingsSeed,
  demo: [shipmentsSeed],
  growth: shipmentGrowth,
};
