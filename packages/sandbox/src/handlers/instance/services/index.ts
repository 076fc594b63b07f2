import type { Handlers } from '../../../http/context.ts';
import type { Jobs } from '../../../world/index.ts';
import { locationHandlers } from './locations.ts';
import { modelHandlers } from './models.ts';
import { serviceOrderHandlers, serviceOrderJobs } from './orders.ts';
import { serviceHandlers } from './services.ts';

/** The services platform. Threads on services and orders are with the other messages. */
export const servicesPlatformHandlers: Handlers = {
  ...locationHandlers,
  ...modelHandlers,
  ...serviceHandlers,
  ...serviceOrderHandlers,
};

export const servicesPlatformJobs: Jobs = serviceOrderJobs;
