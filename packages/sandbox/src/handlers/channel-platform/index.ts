import type { Handlers } from '../../http/context.ts';
import { actionHandlers } from './actions.ts';
import { catalogHandlers } from './catalog.ts';
import { documentHandlers } from './documents.ts';
import { orderHandlers } from './orders.ts';
import { returnHandlers } from './returns.ts';
import { storeHandlers } from './stores.ts';

/** The 13 operations of the channel platform. */
export const handlers: Handlers = {
  ...catalogHandlers,
  ...documentHandlers,
  ...actionHandlers,
  ...orderHandlers,
  ...returnHandlers,
  ...storeHandlers,
};
