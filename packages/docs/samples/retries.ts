import { type CancelationRequest, type Hub, type StartedAction, TradelaneError } from '@tradelane/hub';

/**
 * Cancels lines of an order. When nobody knows whether the request took effect, it looks before it decides: a line
 * that already carries a cancelation was cancelled.
 */
export async function cancelOnce(
  hub: Hub,
  orderId: string,
  request: CancelationRequest,
): Promise<StartedAction | 'done before'> {
  try {
    return await hub.orders.cancel(orderId, request);
  } catch (error) {
    if (!(error instanceof TradelaneError) || error.outcome !== 'unknown') throw error;
    const { items } = await hub.orders.list({ order_ids: [orderId] });
    const wanted = new Set(request.cancelations.map(({ order_line_id }) => order_line_id));
    const lines = items.flatMap(({ order_lines }) => order_lines).filter(({ id }) => wanted.has(id));
    const cancelled = lines.some(({ adjustments }) => adjustments?.some(({ type }) => type === 'CANCELATION'));
    if (cancelled) return 'done before';
    throw error;
  }
}
