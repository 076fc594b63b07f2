import type { Handlers } from '../../../http/context.ts';
import { accountHandlers } from './account.ts';
import { documentHandlers } from './documents.ts';

/** Everything about shops. */
export const storeHandlers: Handlers = { ...accountHandlers, ...documentHandlers };
