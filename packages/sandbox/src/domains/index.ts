import type { Domain } from '../domain.ts';
import type { Handlers } from '../http/context.ts';
import type { Store } from '../store/index.ts';
import { growWith, isoOf, type Jobs, type World } from '../world/index.ts';
import { account } from './account/index.ts';
import { auth } from './auth/index.ts';
import { basket } from './basket/index.ts';
import { plantForToday } from './common/today.ts';
import { actions } from './hub/actions/index.ts';
import { catalog } from './hub/catalog/index.ts';
import { conversations } from './hub/conversations/index.ts';
import { documents } from './hub/documents/index.ts';
import { orders } from './hub/orders/index.ts';
import { timeOfOrder } from './hub/orders/model/index.ts';
import { seedManyOrders } from './hub/orders/seed/many-orders.ts';
import { returns } from './hub/returns/index.ts';
import { withAccessRules } from './instance/common/access.ts';
import { invoicing } from './instance/invoicing/index.ts';
import { messaging } from './instance/messaging/index.ts';
import { offers } from './instance/offers/index.ts';
import { orders as shopOrders } from './instance/orders/index.ts';
import { products } from './instance/products/index.ts';
import { promotions } from './instance/promotions/index.ts';
import { returns as shopReturns } from './instance/returns/index.ts';
import { services } from './instance/services/index.ts';
import { settings } from './instance/settings/index.ts';
import { shipments } from './instance/shipments/index.ts';
import { stores } from './instance/stores/index.ts';
import type { Seed } from './seed.ts';

// In the order of the seed: a return needs its order, and messages are about something.
const hub = [account, catalog, orders, returns, documents, conversations, actions] as const;
const instance = [
  stores,
  settings,
  invoicing,
  services,
  products,
  offers,
  promotions,
  shopOrders,
  shopReturns,
  shipments,
  messaging,
] as const;
const domains: readonly Domain[] = [auth, ...hub, ...instance, basket];

/** All types of a union at once. */
type AllOf<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;

function merged<One extends Domain>(some: readonly One[]): AllOf<One['handlers']> {
  // Each operation is in exactly one of these tables.
  return Object.assign({}, ...some.map(({ handlers }) => handlers)) as AllOf<One['handlers']>;
}

/** How the operations respond, by id: a handler for each operation of the descriptions, or this does not compile. */
export const handlers: Handlers = { ...merged([auth, basket]), ...merged(hub), ...withAccessRules(merged(instance)) };

/** Work on the clock, by kind. */
export const jobs: Jobs = Object.assign({}, ...domains.map((domain) => domain.jobs)) as Jobs;

export interface Size {
  readonly count: number;
  readonly start: number;
  readonly from: number;
  readonly to: number;
}

const growths = domains.flatMap((domain) => domain.growth ?? []);

export function growWorld(world: World, demo: Store, { count, start, from, to }: Size): void {
  seedManyOrders(world, start, from, to, count);
  growWith(world, growths, demo, { from, to, timeOf: (order) => isoOf(timeOfOrder(start, order, count)) });
}

/** Puts the world to start from into a store that is empty. */
export function plantSeed(world: World, seed: Seed): void {
  plant(world, [auth, ...hub, basket], seed);
  plantForToday(world, seed, (draft) => plant(draft, instance, seed));
}

function plant(world: World, some: readonly Domain[], seed: Seed): void {
  for (const { setUp = [] } of some) for (const put of setUp) put(world);
  if (seed === 'demo') for (const { demo = [] } of some) for (const put of demo) put(world);
}
