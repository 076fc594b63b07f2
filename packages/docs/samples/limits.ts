import { type Hub, type Order, RateLimitError, type ThrottleEvent } from '@tradelane/hub';

// #region one-call
/** The first hundred new orders. A single call fails at once rather than wait longer than `maxWaitInMs`; the error says when to come back. */
export async function newOrders(hub: Hub): Promise<readonly Order[] | Date> {
  try {
    const page = await hub.orders.list({ statuses: ['AWAITING_ACCEPTANCE'], limit: 100 }, { maxWaitInMs: 5_000 });
    return page.items;
  } catch (error) {
    if (error instanceof RateLimitError) return error.retryAt;
    throw error;
  }
}
// #endregion one-call

// #region watch
/** What to pass as `hooks`: reports whenever a call waits for its limit. */
export function logWaits(log: (line: string) => void): { onThrottle: (event: ThrottleEvent) => void } {
  return { onThrottle: ({ operation, kind, waitInMs }) => log(`${operation} ${kind}: ${waitInMs} ms`) };
}
// #endregion watch

// #region snapshot
/** The limits that are in use now. */
export function busyLimits(hub: Hub): readonly string[] {
  return hub
    .limits()
    .flatMap(({ key, windows }) => windows.map(({ used, requests }) => `${key}: ${used} of ${requests}`));
}
// #endregion snapshot
