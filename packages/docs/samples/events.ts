import { ApiError, type ChannelPlatform } from '@tradelane/channel-platform';

/** A message as it lies in the connector's queue. */
export interface CommandEvent {
  /** Tells a repeated delivery. */
  readonly id: string;
  /** `ACCEPT`, `CREATE_SHIPMENT`, `CANCEL` … */
  readonly type: string;
  readonly data: { readonly action_id?: string; readonly channel_order_id?: string };
}

/** Does on the channel what an event asks for; throws where the channel cannot. */
export type Carry = (event: CommandEvent) => Promise<void>;

/**
 * Handles one message. Take it off the queue when this returns; when it throws, leave it there to come again.
 * `seen` remembers ids, since a message may be delivered twice.
 */
export async function handleEvent(
  connector: ChannelPlatform,
  event: CommandEvent,
  seen: Set<string>,
  carry: Carry,
): Promise<void> {
  if (seen.has(event.id)) return;
  const failure = await carry(event).then(
    () => undefined,
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );
  if (event.data.action_id !== undefined) await report(connector, event.data.action_id, failure);
  seen.add(event.id);
}

/** Tells the hub how the action ended. An answer that was lost before shows as "already final": that is good news. */
async function report(connector: ChannelPlatform, actionId: string, failure: string | undefined): Promise<void> {
  try {
    await connector.actions.updateStatus(
      actionId,
      failure === undefined
        ? { status: 'SUCCESS' }
        : { status: 'FAILURE', errors: [{ code: 'OTHER', message: failure }] },
    );
  } catch (error) {
    if (error instanceof ApiError && error.code === 'ACTION_ALREADY_FINAL') return;
    throw error;
  }
}
