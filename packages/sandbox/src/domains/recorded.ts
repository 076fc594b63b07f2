import { keyOf } from '../store/index.ts';
import type { World } from '../world/index.ts';
import { putRecorded, type Recording } from '../http/recording.ts';
import { channels, type ChannelStore, stores } from './account/model/index.ts';
import { type Order, orders } from './hub/orders/model/index.ts';
import { type Return, returns } from './hub/returns/model.ts';

/** Puts an entry of a list into the world, by the list. */
const puts: Readonly<Record<string, (world: World, entry: never) => void>> = {
  'v2-listOrders': (world, order: Order) => putOrder(world, order),
  'v2-listReturns': ({ store }, one: Return) =>
    store.put(returns, one.id, { ...one, updated_at: one.updated_at ?? one.channel_updated_at }),
};

/**
 * Starts with recorded reads. Recorded orders and returns of the hub become part of the world. Orders get their channels and stores, so
 * that actions on them work.
 */
export function plantRecording(world: World, recording: Recording): void {
  putRecorded(world, recording);
  for (const { operation, body } of recording.reads) {
    const put = Object.hasOwn(puts, operation) ? puts[operation] : undefined;
    if (put === undefined) continue;
    for (const entry of (body as { readonly data?: readonly never[] }).data ?? []) put(world, entry);
  }
}

function putOrder(world: World, order: Order): void {
  const { store } = world;
  // A list may be incomplete, for example because the account lacks permissions.
  if (order.origin?.channel_id === undefined || order.order_lines === undefined) return;
  const { channel_id, channel_name, channel_store_id, channel_store_name } = order.origin;
  if (store.get(channels, channel_id) === undefined)
    store.put(channels, channel_id, {
      id: channel_id,
      external_id: channel_id,
      name: channel_name ?? channel_id,
      status: 'AVAILABLE',
      url: 'https://channel.example.com',
      vendor: 'sandbox-connector',
      prefix: channel_id,
    });
  const key = keyOf(channel_id, channel_store_id);
  if (store.get(stores, key) === undefined) {
    const created: ChannelStore = {
      channel_id,
      channel_store_id,
      store_id: `ST-${String(world.next('store')).padStart(4, '0')}`,
      name: channel_store_name ?? channel_store_id,
      state: 'ACTIVE',
      business_information: { currency: order.order_lines[0]?.price.currency ?? 'EUR', updated_at: world.time },
      warehouses: [],
    };
    store.put(stores, key, created);
  }
  store.put(orders, order.id, {
    order: { ...order, channel_updated_at: order.channel_updated_at ?? order.updated_at },
    lastLine: order.order_lines.length,
  });
}
