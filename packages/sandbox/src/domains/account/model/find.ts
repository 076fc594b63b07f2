import { notFound, refuse } from '../../../errors/index.ts';
import { keyOf } from '../../../store/index.ts';
import type { World } from '../../../world/index.ts';
import { type Channel, channels, type ChannelStore, stores } from './records.ts';

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
    refuse(
      'P08',
      400,
      'STORE_NOT_USABLE',
      `Store ${channelStoreId} doesn't have business information yet. The connector sends it with updateChannelStore.`,
      {
        fields: [{ field: '$.origin.channel_store_id', message: 'is a store without business information' }],
      },
    );
  }
  return store;
}
