import type { Domain } from '../../../domain.ts';
import { returnChangeHandlers } from './changes.ts';
import { returnCreateHandlers } from './create.ts';
import { returnLabelHandlers, returnLabelJobs } from './labels.ts';
import { returnListHandlers } from './lists.ts';
import { returnsSeed } from './seed.ts';

/** Returns of customers. */
export const returns: Domain<
  typeof returnCreateHandlers & typeof returnListHandlers & typeof returnChangeHandlers & typeof returnLabelHandlers
> = {
  handlers: { ...returnCreateHandlers, ...returnListHandlers, ...returnChangeHandlers, ...returnLabelHandlers },
  jobs: returnLabelJobs,
  demo: returnsSeed,
};
