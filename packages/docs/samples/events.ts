import type { ChannelPlatform } from '@tradelane/channel-platform';

/** A message as it lies in the connector's queue. */
export interface QueueMessage {
  /** Tells a repeated delivery. */
  readonly id: string;
  /** `ACCEPT`, `CREATE_SHIPMENT`, `CANCEL` … */
  readonly type: string;
  readonly data: { readonly action_id?: string; readonly channel_order_id?: string };
}

/**
 * Handles one message: `carry` does on the channel what it asks for, and throws where the channel cannot. Take the
 * message off the queue when this returns; when it throws, leave it there to come again. `seen` remembers ids, since a
 * message may be delivered twice.
 */
export async function handleMessage(
  connector: ChannelPlatform,
  message: QueueMessage,
  seen: Set<string>,
  carry: (message: QueueMessage) => Promise<void>,
): Promise<void> {
  if (seen.has(message.id)) return;
  const { action_id } = message.data;
  const fault = await carry(message).then(
    () => undefined,
    (error: unknown) => String(error),
  );
  if (action_id !== undefined) {
    if (fault === undefined) await connector.actions.succeed(action_id);
    else await connector.actions.fail(action_id, [{ code: 'OTHER', message: fault }]);
  }
  seen.add(message.id);
}
