import type { Domain } from '../../machinery/domain.ts';
import { withAccessRules } from './common/access.ts';
import { invoicing } from './invoicing/index.ts';
import { messaging } from './messaging/index.ts';
import { products } from './products/index.ts';
import { servicesPlatform } from './services/index.ts';
import { settings } from './settings/index.ts';
import { shipments } from './shipments/index.ts';
import { stores } from './stores/index.ts';

/** In the order of the seed: messages are about orders. */
const rooms: readonly Domain[] = [stores, settings, invoicing, servicesPlatform, products, shipments, messaging];

/** The instance; its seven surfaces share the operations. */
export const instance: readonly Domain[] = rooms.map((room) => ({ ...room, handlers: withAccessRules(room.handlers) }));
