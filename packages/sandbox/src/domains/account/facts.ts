import type { Events } from '../../generated/channel-platform.ts';
import type { World } from '../../world/index.ts';
import { type ChannelStore, isLinked } from './model/index.ts';

type Feature = Events['StoreManagementFeatureEvent'];

function publish(world: World, { channel_id, store_id }: ChannelStore, configuration: Feature['configuration']): void {
  const data: Feature = {
    channel_id,
    store_id,
    feature: configuration.feature,
    configuration,
    trigger_date: world.time,
  };
  world.publish('STORE_MANAGEMENT_FEATURE', { ...data });
}

/** A store became one of a seller: it is linked, and its business information is to be sent. */
export function publishLinked(world: World, store: ChannelStore): void {
  publish(world, store, { feature: 'store-linking', status: 'linked' });
  publish(world, store, { feature: 'business-information-sync', status: 'enabled' });
}

/** A store is closed to its seller, or open again. */
export function publishLinking(world: World, before: ChannelStore, after: ChannelStore): void {
  if (isLinked(before) !== isLinked(after))
    publish(world, after, { feature: 'store-linking', status: isLinked(after) ? 'linked' : 'unlinked' });
}
