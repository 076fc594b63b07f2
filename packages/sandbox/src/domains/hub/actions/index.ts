import type { Domain } from '../../../domain.ts';
import { channelActionHandlers } from './connector.ts';
import { actionJobs } from './outcome.ts';
import { seedActions } from './seed.ts';
import { actionHandlers } from './seller.ts';

/** Asynchronous work on orders and returns. */
export const actions: Domain<typeof actionHandlers & typeof channelActionHandlers> = {
  handlers: { ...actionHandlers, ...channelActionHandlers },
  jobs: actionJobs,
  demo: [seedActions],
};
