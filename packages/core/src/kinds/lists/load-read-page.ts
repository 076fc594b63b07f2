import { onDemand } from '../../base/on-demand.ts';
import type * as ReadPage from './read-page.ts';

/** What reads pages. */
export const loadReadPage: () => typeof ReadPage | Promise<typeof ReadPage> = /* @__PURE__ */ onDemand(
  () => import('./read-page.ts'),
);
