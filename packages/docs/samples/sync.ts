import type { Hub, Order } from '@tradelane/hub';

/** What a synchronization keeps between two runs. */
export interface Watermark {
  /** The latest `updated_at` that was handled. */
  readonly updatedAt: string;
  /** Orders that were handled with exactly that instant. */
  readonly handled: readonly string[];
}

/**
 * Follows the orders that change, oldest change first. Orders of the very instant of the watermark are asked for again,
 * since more of them may have come, and those handled before are left out.
 */
export async function followOrders(
  hub: Hub,
  from: Watermark,
  handle: (order: Order) => Promise<void>,
): Promise<Watermark> {
  let mark = from;
  for await (const order of hub.orders.list({ updated_from: from.updatedAt, sort: 'updated_at,ASC', limit: 100 })) {
    if (order.updated_at === mark.updatedAt && mark.handled.includes(order.id)) continue;
    await handle(order);
    const sameInstant = order.updated_at === mark.updatedAt;
    mark = { updatedAt: order.updated_at, handled: sameInstant ? [...mark.handled, order.id] : [order.id] };
  }
  return mark;
}
