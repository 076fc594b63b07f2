import type { Handlers } from '../../../http/context.ts';
import { platformHandlers } from './platform.ts';
import { reasonHandlers } from './reasons.ts';
import { shippingHandlers } from './shipping.ts';

/** What the operator has set up. */
export const settingHandlers: Handlers = { ...platformHandlers, ...reasonHandlers, ...shippingHandlers };
