import type { Domain } from '../../../domain.ts';
import { conversationGrowth } from './growth.ts';
import { conversationJobs } from './delivery.ts';
import { seedConversations } from './seed.ts';
import { conversationHandlers } from './seller.ts';

/** Conversations with customers. */
export const conversations: Domain<typeof conversationHandlers> = {
  handlers: conversationHandlers,
  jobs: conversationJobs,
  demo: [seedConversations],
  growth: conversationGrowth,
};
