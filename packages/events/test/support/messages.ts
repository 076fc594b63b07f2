import type { Publisher } from '../../src/index.ts';

let count = 0;

/** An id that sorts by the time it was made, as the hub's do. */
export const nextId = (): string => `01JD${String((count += 1)).padStart(22, '0')}`;

export interface Sent {
  readonly id: string;
  readonly actionId: string;
  readonly body: string;
  readonly key: string;
}

export function accept(order: string, fields: { readonly id?: string; readonly actionId?: string } = {}): Sent {
  const { id = nextId(), actionId = `action-${nextId()}` } = fields;
  const data = {
    action_id: actionId,
    channel_id: 'acme_web',
    channel_store_id: 'store_1',
    channel_order_id: order,
    order_lines: [{ channel_order_line_id: `${order}-1`, accepted: true }],
  };
  const body = JSON.stringify({ id, type: 'ACCEPT', time: '2026-01-12T10:00:00Z', data });
  return { id, actionId, body, key: `order/${order}` };
}

/** A fact about a store. */
export function feature(store: string, fields: { readonly id?: string } = {}): Omit<Sent, 'actionId'> {
  const { id = nextId() } = fields;
  const data = {
    channel_id: 'acme_web',
    store_id: store,
    feature: 'store-linking',
    configuration: { feature: 'store-linking', status: 'linked' },
    trigger_date: '2026-01-12T09:14:58Z',
  };
  const body = JSON.stringify({ id, type: 'STORE_LINKED_OR_NOT', time: '2026-01-12T10:00:00Z', data });
  return { id, body, key: `store/${store}` };
}

export async function publishAll(
  publisher: Publisher,
  messages: readonly { readonly id: string; readonly body: string; readonly key: string | undefined }[],
): Promise<void> {
  for (const { id, body, key } of messages) await publisher.publish({ id, key, body });
}
