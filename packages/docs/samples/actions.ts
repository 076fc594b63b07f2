import { ActionFailedError, type Hub, waitForAction } from '@tradelane/hub';

// #region wait
/** Accepts every line of an order that waits for that, and waits until the channel has done it. */
export async function acceptOrder(hub: Hub, orderId: string): Promise<'accepted' | readonly string[]> {
  const { items } = await hub.orders.list({ order_ids: [orderId] });
  const lines = items
    .flatMap(({ order_lines }) => order_lines)
    .filter(({ status }) => status === 'AWAITING_ACCEPTANCE');
  const { action_id } = await hub.orders.accept(orderId, {
    order_lines: lines.map(({ id }) => ({ id, accepted: true })),
  });
  try {
    await waitForAction(hub, action_id);
    return 'accepted';
  } catch (error) {
    if (!(error instanceof ActionFailedError)) throw error;
    return error.errors.map(({ code }) => code);
  }
}
// #endregion wait

// #region resume
/** Follows an action over a restart: keep the text that `save` gets, and call this again with it. */
export async function follow(
  hub: Hub,
  action: string | { readonly resume: string },
  save: (text: string) => void,
): Promise<string> {
  const poller = waitForAction(hub, action, { onProgress: () => save(poller.serialize()) });
  return (await poller).status;
}
// #endregion resume
