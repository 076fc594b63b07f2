/** Shared parts of processes that follow orders until they are killed. */
import { flushCompileCache } from 'node:module';
import type { Clock } from '@tradelane/core';
import type { Sync, SyncOptions, SyncReport } from '@tradelane/workflows';
import { createHub, type Hub, type Order, syncOrders } from '@tradelane/hub';
import { fastClock, jumpingClock } from './clocks.ts';
import type { Access, SyncOrders } from './orders.ts';
import { send } from '../prove/process.ts';

/** A client that times out after 800 ms of real time, on a clock that jumps as requested. */
export function hubOf(
  { url, authUrl, credentials, jumpInMs }: Access & Pick<SyncOrders, 'jumpInMs'>,
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

/** Reports its runs and its progress. */
export async function follow(
  open: (onProgress: (report: SyncReport) => void) => Sync<Order>,
  intervalInMs?: number,
): Promise<void> {
  let known = 0;
  const sync = open(({ handled }) => {
    // After the first page all modules are loaded, so the next process finds them compiled.
    flushCompileCache();
    if (handled !== known && handled > 0) void send({ kind: 'progress' });
    known = handled;
  });
  await send({ kind: 'ready' });
  await sync.follow({
    signal: new AbortController().signal,
    ...(intervalInMs !== undefined && { intervalInMs }),
    onRun: ({ handled, resumed }) => void send({ kind: 'run', handled, resumed }),
  });
}

/** Orders that change during the run. Lease and overlap are as short as the rounds. */
export function followChanges(
  orders: SyncOrders,
  options: Pick<SyncOptions<Order>, 'checkpoint' | 'handler'>,
): Promise<void> {
  const hub = hubOf(orders, fastClock(10));
  const times = { leaseInMs: 2_000, overlapInMs: 2_000 };
  return follow((onProgress) => syncOrders(hub, { ...options, ...times, ownerId: orders.ownerId, onProgress }), 200);
}
