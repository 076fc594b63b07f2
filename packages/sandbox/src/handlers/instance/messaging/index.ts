import type { Handlers } from '../../../http/context.ts';
import { oldMessageHandlers } from './old-messages.ts';
import { openingHandlers } from './openings.ts';
import { threadHandlers } from './threads.ts';

/** Threads on everything, and messages of the old kind. */
export const messagingHandlers: Handlers = { ...threadHandlers, ...openingHandlers, ...oldMessageHandlers };
