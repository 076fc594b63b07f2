import { seedData } from '../../../world/index.ts';
import seed from './seed.json' with { type: 'json' };
import type { Domain } from '../../../domain.ts';
import { serviceGrowth } from './growth.ts';
import { locationHandlers } from './locations.ts';
import { modelHandlers } from './models.ts';
import { serviceOrderHandlers, serviceOrderJobs } from './orders.ts';
import { serviceHandlers } from './services.ts';

/** The services platform. Threads on services and orders are with the other messages. */
export const services: Domain<
  typeof locationHandlers & typeof modelHandlers & typeof serviceHandlers & typeof serviceOrderHandlers
> = {
  handlers: { ...locationHandlers, ...modelHandlers, ...serviceHandlers, ...serviceOrderHandlers },
  jobs: serviceOrderJobs,
  setUp: [seedData(seed.setUp)],
  demo: [seedData(seed.demo)],
  growth: serviceGrowth,
};
