import type { Domain } from '../../../machinery/domain.ts';
import { serviceGrowth } from './growth.ts';
import { locationHandlers } from './locations.ts';
import { modelHandlers } from './models.ts';
import { serviceOrderHandlers, serviceOrderJobs } from './orders.ts';
import { locationsSeed } from './seed/locations.ts';
import { serviceModelsSeed } from './seed/models.ts';
import { serviceEvaluationsSeed, serviceOrdersSeed } from './seed/orders.ts';
import { servicesSeed } from './seed/services.ts';
import { serviceHandlers } from './services.ts';

/** The services platform. Threads on services and orders are with the other messages. */
export const services: Domain<
  typeof locationHandlers & typeof modelHandlers & typeof serviceHandlers & typeof serviceOrderHandlers
> = {
  handlers: { ...locationHandlers, ...modelHandlers, ...serviceHandlers, ...serviceOrderHandlers },
  jobs: serviceOrderJobs,
  setUp: [serviceModelsSeed],
  demo: [locationsSeed, servicesSeed, serviceOrdersSeed, serviceEvaluationsSeed],
  growth: serviceGrowth,
};
