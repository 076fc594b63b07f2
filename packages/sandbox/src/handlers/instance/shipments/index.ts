import type { Handlers } from '../../../http/context.ts';
import { shipmentChangeHandlers } from './changes.ts';
import { createShipments } from './create.ts';
import { shipmentListHandlers } from './lists.ts';

/** Several shipments per order. */
export const shipmentHandlers: Handlers = { ST01: createShipments, ...shipmentListHandlers, ...shipmentChangeHandlers };
