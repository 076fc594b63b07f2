import type { Domain } from '../machinery/domain.ts';
import type { Handlers } from '../machinery/http/context.ts';
import type { Jobs, World } from '../machinery/world/index.ts';
import { account } from './account/index.ts';
import { auth } from './auth/index.ts';
import { basket } from './basket/index.ts';
import { hub } from './hub/index.ts';
import { instance } from './instance/index.ts';

/** All domains, in the order of the seed: stores come before what is sold in them. */
const domains: readonly Domain[] = [auth, account, ...hub, ...instance, basket];

/** How the operations respond, by id. */
export const handlers: Handlers = Object.assign({}, ...domains.map((domain) => domain.handlers)) as Handlers;

/** Work on the clock, by kind. */
export const jobs: Jobs = Object.assign({}, ...domains.map((domain) => domain.jobs)) as Jobs;

/** A world to start from: `demo` has something of everything, `empty` only what nobody could work without. */
export type Seed = 'demo' | 'empty';

/** Puts the world to start from into a store that is empty. */
export function plantSeed(world: World, seed: Seed): void {
  for (const { setUp = [] } of domains) for (const put of setUp) put(world);
  if (seed === 'demo') for (const { demo = [] } of domains) for (const put of demo) put(world);
}
