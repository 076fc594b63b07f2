import type { Handlers } from '../../http/context.ts';
import { actionHandlers } from './actions.ts';
import { conversationHandlers } from './conversations.ts';
import { documentHandlers } from './documents.ts';
import { orderHandlers } from './orders.ts';
import { productHandlers } from './products.ts';
import { returnHandlers } from './returns.ts';
import { shipmentHandlers } from './shipments.ts';

/** The 28 operations of the hub. */
export const handlers: Handlers = {
  ...orderHandlers,
  ...documentHandlers,
  ...actionHandlers,
  ...conversationHandlers,
  ...shipmentHandlers,
  ...productHandlers,
  ...returnHandlers,
};
