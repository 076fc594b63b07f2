import type { Domain } from '../../../domain.ts';
import { messagingGrowth } from './growth.ts';
import { oldMessageHandlers } from './old-messages.ts';
import { openingHandlers } from './thread-creation.ts';
import { messagingSeed } from './seed.ts';
import { threadHandlers } from './threads.ts';

/** Threads on everything, and legacy messages. */
export const messaging: Domain<typeof threadHandlers & typeof openingHandlers & typeof oldMessageHandlers> = {
  handlers: { ...threadHandlers, ...openingHandlers, ...oldMessageHandlers },
  demo: [messagingSeed],
  growth: messagingGrowth,
};
