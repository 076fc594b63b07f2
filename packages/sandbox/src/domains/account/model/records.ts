import type { Schemas as Account } from '../../../generated/account.ts';
import type { Schemas as ChannelPlatform } from '../../../generated/channel-platform.ts';
import type { Schemas as Hub } from '../../../generated/hub.ts';
import { collection, type Collection, keyOf } from '../../../store/index.ts';

/** A sales channel. */
export type Channel = Required<Account['Channel']> & {
  readonly prefix: string;
};

export type ChannelStore = Account['StoreCreation'] & {
  readonly store_id: string;
  /** Business information. A store without it cannot be used (P08). */
  readonly business_information?: ChannelPlatform['BusinessInformation'];
  readonly warehouses: readonly ChannelPlatform['Warehouse'][];
};

export const isLinked = ({ state }: ChannelStore): boolean => state === 'ACTIVE';

/** Whether products are sent to a store: it is linked, and can be used (P08). */
export const takesProducts = (store: ChannelStore): boolean =>
  isLinked(store) && store.business_information !== undefined;

export const channels: Collection<Channel> = collection('channels', {
  external_id: (channel) => channel.external_id,
  prefix: (channel) => `${channel.prefix}_`,
});

export const stores: Collection<ChannelStore> = collection('stores', {
  channel: (store) => store.channel_id,
  store_id: (store) => keyOf(store.channel_id, store.store_id),
});

export const linkTokens: Collection<{ readonly created_at: string }> = collection('link_tokens');

export type Origin = Hub['OrderOrigin'] & Hub['ConversationOrigin'];

export function originOf(channel: Channel, store: ChannelStore, subChannelCode: string | undefined): Origin {
  const subChannel = store.business_information?.sub_channels?.find(({ id }) => id === subChannelCode);
  return {
    channel_id: channel.id,
    channel_name: channel.name,
    channel_store_id: store.channel_store_id,
    channel_store_name: store.name,
    ...(subChannelCode !== undefined && { sub_channel_code: subChannelCode }),
    ...(subChannel?.name !== undefined && { sub_channel_name: subChannel.name }),
  };
}
