import { type CancelationRequest, type Hub, type StartedAction, TradelaneError } from '@tradelane/hub';

/**
 * Cancels lines of an order. When nobody knows whether the request took effect, it looks before it decides: what was asked for is done only
 * where every line has so many more pieces cancelled than before.
 */
export async function cancelOnce(
  hub: Hub,
  orderId: string,
  request: CancelationRequest,
): Promise<StartedAction | 'done before'> {
  const before = await cancelledPieces(hub, orderId);
  try {
    return await hub.orders.cancel(orderId, request);
  } catch (error) {
    if (!(error instanceof TradelaneError) || error.outcome !== 'unknown') throw error;
    // A look-up that fails tells nothing, and neither does an order that the channel is still at work on.
    const now = await cancelledPieces(hub, orderId).catch(() => before);
    const isDone = request.cancelations.every(({ order_line_id: line = '' }) => {
      const wanted = pieces(request.cancelations.filter(({ order_line_id }) => order_line_id === line));
      return (now.get(line) ?? 0) - (before.get(line) ?? 0) === wanted;
    });
    if (isDone) return 'done before';
    throw error;
  }
}

/** Pieces that are cancelled, by line. The list may be read once a minute: this waits for its turn. */
async function cancelledPieces(hub: Hub, orderId: string): Promise<ReadonlyMap<string, number>> {
  const { items } = await hub.orders.list({ order_ids: [orderId] }, { maxWaitInMs: Infinity });
  const lines = items.flatMap(({ order_lines }) => order_lines);
  return new Map(
    lines.map(({ id, adjustments }) => [id, pieces(adjustments.filter(({ type }) => type === 'CANCELATION'))]),
  );
}

const pieces = (list: readonly { readonly quantity: number }[]): number =>
  list.reduce((sum, { quantity }) => sum + quantity, 0);
