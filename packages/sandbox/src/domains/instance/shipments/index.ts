import type { Domain } from '../../../machinery/domain.ts';
import { shipmentChangeHandlers } from './changes.ts';
import { createShipments } from './create.ts';
import { shipmentListHandlers } from './lists.ts';
import { shipmentSettingsSeed, shipmentsSeed } from './seed.ts';

/** Several shipments per order. */
export const shipments: Domain = {
  handlers: { ST01: createShipments, ...shipmentListHandlers, ...shipmentChangeHandlers },
  setUp: shipmentSettingsSeed,
  demo: shipmentsSeed,
};
