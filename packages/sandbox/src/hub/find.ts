import { notFound, refuse } from '../errors/index.ts';
import type { Collection } from '../store/index.ts';
import type { World } from '../world/index.ts';
import {
  type Channel,
  channels,
  type ChannelStore,
  keyOf,
  orders,
  returns,
  type StoredOrder,
  stores,
} from './collections.ts';
import type { Return } from './model.ts';

/** The only document with this value in an index, or `undefined`. */
export function findBy<T>(world: World, from: Collection<T>, by: string, equals: string): T | undefined {
  for (const { value } of world.store.scan(from, { by, equals })) return value;
  return undefined;
}

export const requireChannel = (world: World, id: string): Channel =>
  world.store.get(channels, id) ?? notFound(`Channel ${id}`);

export function requireStore(world: World, channelId: string, channelStoreId: string): ChannelStore {
  requireChannel(world, channelId);
  return world.store.get(stores, keyOf(channelId, channelStoreId)) ?? notFound(`Store ${channelStoreId}`);
}

/** P08: a store can be used once its business information is there. */
export function requireUsableStore(world: World, channelId: string, channelStoreId: string): ChannelStore {
  const store = requireStore(world, channelId, channelStoreId);
  if (store.business_information === undefined) {
    refuse(400, 'STORE_NOT_USABLE', `Store ${channelStoreId} has no business information yet.`, {
      fields: [{ field: '$.origin.channel_store_id', message: 'names a store without business information' }],
    });
  }
  return store;
}

export const requireOrder = (world: World, id: string): StoredOrder =>
  world.store.get(orders, id) ?? notFound(`Order ${id}`);

export const findChannelOrder = (world: World, channelId: string, channelOrderId: string): StoredOrder | undefined =>
  findBy(world, orders, 'channel', keyOf(channelId, channelOrderId));

export const requireReturn = (world: World, id: string): Return =>
  world.store.get(returns, id) ?? notFound(`Return ${id}`);
