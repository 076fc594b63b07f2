import { TradelaneError } from '@tradelane/core';
import {
  type CancelationRequest,
  createHub,
  hubOptionsFromEnv,
} from '@tradelane/hub';

const hub = createHub(hubOptionsFromEnv());
const [orderId = 'acme_ORD-1001'] = process.argv.slice(2);

const total = (list: readonly { readonly quantity: number }[]): number =>
  list.reduce((sum, { quantity }) => sum + quantity, 0);

/**
 * Reads the order lines with their canceled quantity. The list allows one
 * call
 * a minute, so this call may wait.
 */
async function readLines(): Promise<ReadonlyMap<string, number>> {
  const { items } = await hub.orders.list(
    { order_ids: [orderId] },
    { maxWaitInMs: Infinity },
  );
  const lines = items.flatMap(({ order_lines }) => order_lines);
  return new Map(
    lines.map(({ id, adjustments }) => [
      id,
      total(adjustments.filter(({ type }) => type === 'CANCELATION')),
    ]),
  );
}

const before = await readLines();
const nothing = { amount: 0, currency: 'EUR' };
const request: CancelationRequest = {
  cancelations: [...before.keys()].map((order_line_id) => ({
    order_line_id,
    quantity: 1,
    price: nothing,
    shipping_price: nothing,
    reason: 'OUT_OF_STOCK',
  })),
};

try {
  const { action_id } = await hub.orders.cancel(orderId, request);
  console.log(`requested: action ${action_id}`);
} catch (error) {
  if (!(error instanceof TradelaneError) || error.outcome !== 'unknown')
    throw error;
  // The response was lost. Compare the order with its state before the
  // call.
  const after = await readLines().catch(() => before);
  const isDone = [...before].every(
    ([id, quantity]) => (after.get(id) ?? 0) === quantity + 1,
  );
  console.log(
    isDone
      ? 'done: the response was lost'
      : 'unknown: read the order again later',
  );
}
