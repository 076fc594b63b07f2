/** What the processes have in common that follow orders until they are killed. */
import { flushCompileCache } from 'node:module';
import type { Clock, Sync, SyncOptions, SyncReport } from '@tradelane/core';
import { createHub, type Hub, type Order, syncOrders } from '@tradelane/hub';
import { fastClock, jumpingClock } from './clocks.ts';
import type { SyncOrders } from './orders.ts';
import type { Message } from '../prove/worker.ts';

export const send = (message: Message): void => void process.send?.(message);

/** A client that gives up on a response after 800 ms of the wall, on a clock that jumps as ordered. */
export function hubOf(
  { url, authUrl, credentials, jumpInMs }: Pick<SyncOrders, 'url' | 'authUrl' | 'credentials' | 'jumpInMs'>,
  clock: Clock,
  speed = 1,
): Hub {
  return createHub({
    baseUrl: url,
    auth: { authUrl, ...credentials },
    rateLimiting: false,
    timeoutInMs: 800 * speed,
    clock: jumpingClock(clock, jumpInMs),
  });
}

/** Reports its runs, and that it makes progress. */
export async function follow(
  open: (onProgress: (report: SyncReport) => void) => Sync<Order>,
  intervalInMs?: number,
): Promise<void> {
  let known = 0;
  const sync = open(({ handled }) => {
    // After a page all that is loaded on demand is loaded; the next process finds it compiled.
    flushCompileCache();
    if (handled !== known && handled > 0) send({ kind: 'progress' });
    known = handled;
  });
  process.once('disconnect', () => process.exit()); // nobody is left to kill it
  send({ kind: 'ready' });
  await sync.follow({
    signal: new AbortController().signal,
    ...(intervalInMs !== undefined && { intervalInMs }),
    onRun: ({ handled, resumed }) => send({ kind: 'run', handled, resumed }),
  });
}

/** Orders as they change now: lease and overlap are as short as the rounds are. */
export function followChanges(
  orders: SyncOrders,
  options: Pick<SyncOptions<Order>, 'checkpoint' | 'handler'>,
): Promise<void> {
  const hub = hubOf(orders, fastClock(10));
  const times = { leaseInMs: 2_000, overlapInMs: 2_000 };
  return follow((onProgress) => syncOrders(hub, { ...options, ...times, ownerId: orders.ownerId, onProgress }), 200);
}
