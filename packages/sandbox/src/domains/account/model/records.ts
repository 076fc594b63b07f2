import { collection, type Collection, keyOf } from '../../../machinery/store/index.ts';

/** A sales channel. */
export interface Channel {
  readonly id: string;
  readonly external_id: string;
  readonly name: string;
  readonly status: string;
  readonly url: string;
  readonly vendor: string;
  /** What the ids of its orders begin with, chosen so that the ids of two channels never meet. */
  readonly prefix: string;
}

export interface Warehouse {
  readonly code: string;
  readonly name: string;
}

/** A store of a seller on a channel. */
export interface ChannelStore {
  readonly channel_id: string;
  readonly channel_store_id: string;
  readonly store_id: string;
  readonly name: string;
  readonly state: string;
  readonly suspension_type?: string;
  readonly access_expiration_date?: string;
  /** How the store stands on the channel; without it the store cannot be used (P08). */
  readonly business_information?: Readonly<Record<string, unknown>>;
  readonly warehouses: readonly Warehouse[];
}

export const channels: Collection<Channel> = collection('channels', { external_id: (channel) => channel.external_id });

export const stores: Collection<ChannelStore> = collection('stores', {
  channel: (store) => store.channel_id,
  store_id: (store) => keyOf(store.channel_id, store.store_id),
});

/** Tokens that stand for a user who agreed to have stores linked, by digest; each is good once. */
export const linkTokens: Collection<{ readonly created_at: string }> = collection('link_tokens');

/** Where orders and returns come from, with the names that a seller reads. */
export interface Origin {
  readonly channel_id: string;
  readonly channel_name?: string;
  readonly channel_store_id: string;
  readonly channel_store_name?: string;
  readonly sub_channel_code?: string;
  readonly sub_channel_name?: string;
}

// What connectors send.

export interface OriginInput {
  readonly channel_id: string;
  readonly channel_store_id: string;
  readonly sub_channel_code?: string;
}

export function originOf(
  channel: Channel,
  store: ChannelStore,
  subChannelCode: OriginInput['sub_channel_code'],
): Origin {
  return {
    channel_id: channel.id,
    channel_name: channel.name,
    channel_store_id: store.channel_store_id,
    channel_store_name: store.name,
    ...(subChannelCode !== undefined && { sub_channel_code: subChannelCode }),
  };
}
