/** Tenants with their hosts in one process, and workers that follow them, on one virtual clock. */
import {
  AuthenticationError,
  type CheckpointStore,
  createMemoryCheckpoints,
  createVirtualClock,
  RateLimitError,
  ServerError,
  type VirtualClock,
} from '@tradelane/core';
import {
  type FleetOptions,
  type FleetStreamOptions,
  type FleetTenant,
  type FleetTenants,
  followAll,
} from '../../src/fleet.ts';
import { Sync } from '../../src/follow.ts';

/** How the host of a tenant responds. */
export type Mood = 'well' | '429' | '500' | 'busy' | 'sluggish' | 'slow' | 'hung' | 'revoked';

const delaysInMs: Partial<Record<Mood, number>> = { busy: 800, sluggish: 2_400, slow: 20_000, hung: 86_400_000 };

export interface Shop extends FleetTenant {
  mood: Mood;
  /** Number of requests. */
  calls: number;
  readonly items: { readonly id: string; readonly at: string }[];
}

export const intervalInMs = 60_000;

export const shopOf = (id: string, mood: Mood = 'well', more: Partial<Shop> = {}): Shop => ({
  id,
  mood,
  calls: 0,
  items: [],
  ...more,
});

export interface FleetWorld {
  readonly clock: VirtualClock;
  readonly checkpoint: CheckpointStore;
  /** Number of times that each version of an item was handled. */
  readonly handled: Map<string, number>;
  /** Requests that the hosts are answering. */
  readonly open: Set<Shop>;
  /** Starts a worker. The function stops it. */
  work(
    tenants: FleetTenants<Shop>,
    options?: Partial<FleetOptions<Shop, Shop>> & { readonly store?: CheckpointStore },
  ): () => Promise<void>;
  add(shop: Shop, id: string): void;
}

export function createFleetWorld(names: readonly string[] = ['orders', 'returns', 'messages']): FleetWorld {
  const clock = createVirtualClock();
  const checkpoint = createMemoryCheckpoints();
  const handled = new Map<string, number>();
  const open = new Set<Shop>();
  /** Responds as the mood of the shop, after a short time. */
  const respond = async (shop: Shop, signal: AbortSignal | undefined): Promise<void> => {
    shop.calls += 1;
    open.add(shop);
    await clock.wait(delaysInMs[shop.mood] ?? 50, signal).finally(() => open.delete(shop));
    if (shop.mood === '500') throw new ServerError('500', { status: 500, method: 'GET' });
    if (shop.mood === '429')
      throw new RateLimitError('429', { status: 429, retryAt: new Date(clock.now() + 120_000), outcome: 'refused' });
    if (shop.mood === 'revoked') throw new AuthenticationError('401', { status: 401, outcome: 'refused' });
  };
  const streams = Object.fromEntries(
    names.map((name) => [
      name,
      (shop: Shop, options: FleetStreamOptions) =>
        new Sync<Shop['items'][number]>(
          {
            name,
            isAscending: true,
            filter: {},
            intervalInMs,
            read: async (position, signal) => {
              await respond(shop, signal);
              const since = 'since' in position ? position.since.toISOString() : '';
              return { items: shop.items.filter(({ at }) => at >= since), nextCursor: undefined };
            },
            keyOf: ({ id }) => id,
            changedAt: ({ at }) => at,
          },
          {
            ...options,
            handler: ({ id, at }) => {
              const key = `${shop.id} ${name} ${id} ${at}`;
              handled.set(key, (handled.get(key) ?? 0) + 1);
            },
          },
          clock,
        ),
    ]),
  );
  const client = (shop: Shop): Shop => shop;
  return {
    clock,
    checkpoint,
    handled,
    open,
    work(tenants, { store = checkpoint, ...options } = {}) {
      const stop = new AbortController();
      const onError = (): void => undefined;
      const ended = followAll(tenants, {
        checkpoint: store,
        client,
        streams,
        signal: stop.signal,
        clock,
        onError,
        ...options,
      });
      // A worker may end with an error before it is stopped.
      ended.catch(() => undefined);
      return async () => {
        stop.abort();
        await ended;
      };
    },
    add(shop, id) {
      shop.items.push({ id, at: new Date(clock.now()).toISOString() });
    },
  };
}

/** A store of a process that was killed: no write arrives any more. */
export function mortal(store: CheckpointStore): CheckpointStore & { kill(): void } {
  let isDead = false;
  return {
    read: (prefix) => (isDead ? new Promise(() => undefined) : store.read(prefix)),
    write: (changes, condition) => (isDead ? new Promise(() => undefined) : store.write(changes, condition)),
    kill: () => {
      isDead = true;
    },
  };
}
