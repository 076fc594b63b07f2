import type { Hub } from '@tradelane/hub';

// #region every
/** Every order, page after page on demand. */
export async function countOrders(hub: Hub, since: Date): Promise<number> {
  let count = 0;
  for await (const order of hub.orders.list({ updated_from: since, limit: 100 })) {
    if (order.status !== 'CLOSED') count += 1;
  }
  return count;
}
// #endregion every

// #region page
/** One page and the one behind it. */
export async function firstTwoPages(hub: Hub, since: Date): Promise<number> {
  const first = await hub.orders.list({ updated_from: since, limit: 2 });
  const second = await first.next();
  return first.items.length + (second?.items.length ?? 0);
}
// #endregion page

// #region resume
/** Walks the list and keeps its place: after a crash, pass the cursor that was saved last. */
export async function walk(
  hub: Hub,
  since: Date,
  save: (cursor: string | undefined) => Promise<void>,
  cursor?: string,
): Promise<number> {
  let rows = 0;
  for await (const page of hub.orders.list({ updated_from: since, limit: 100 }, { cursor }).pages()) {
    rows += page.items.length;
    await save(page.nextCursor);
  }
  return rows;
}
// #endregion resume
