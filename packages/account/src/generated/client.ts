// Generated from specs/ by `pnpm generate`. Do not edit.
import type { ApiPromise, CallOptions } from '@tradelane/core';
import { call, writes, type Runtime } from '@tradelane/core/runtime';
import { operations as o } from './operations.ts';
import type { ChannelsUpsert, ChannelsUpsertResult, StoreUpdate, StoresCreateQuery, StoresCreation } from './types.ts';

/** Channels that the connector serves. */
export interface ChannelsMethods {
  /**
   * Create or update channels.
   *
   * Creates new channels and updates existing ones, several at once. `external_id`, the connector's own identifier,
   * identifies a channel.
   *
   * @see SELLER_ACCOUNT_CHANNEL_UPSERT: `POST /v1/channels`
   */
  upsert(body: ChannelsUpsert, options?: CallOptions): ApiPromise<ChannelsUpsertResult>;
}

/** Stores of sellers on those channels. */
export interface StoresMethods {
  /**
   * Create stores and link them to a user.
   *
   * Creates several stores and links them to the user who agreed to it. `token` identifies that user. The connector
   * receives it when the user is sent to its consent page, and it works once. An invalid or used token is refused with
   * 410. The user must then start again.
   *
   * - Not retried automatically if the outcome is unknown.
   *
   * @see SELLER_ACCOUNT_STORE_CREATE: `POST /v1/users/stores`
   */
  create(body: StoresCreation, query: StoresCreateQuery, options?: CallOptions): ApiPromise<void>;

  /**
   * Update a store.
   *
   * Updates name, state and access expiry of a store, for example when the channel suspends it. To report the daily
   * state of the store, send its business information to the channel platform.
   *
   * @param channelId Identifier of the channel at the hub.
   * @param channelStoreId The channel's own identifier of the store.
   * @see SELLER_ACCOUNT_STORE_UPDATE: `PUT /v1/channels/{channel_id}/stores/{channel_store_id}`
   */
  update(channelId: string, channelStoreId: string, body: StoreUpdate, options?: CallOptions): ApiPromise<void>;
}

/** Account: all operations, grouped by resource. */
export interface AccountMethods {
  /** Channels that the connector serves. */
  readonly channels: ChannelsMethods;
  /** Stores of sellers on those channels. */
  readonly stores: StoresMethods;
}

/**
 * The methods of the client. Each group is created on first use, so that an unused client stays small.
 * @internal
 */
export function accountMethods(runtime: Runtime): AccountMethods {
  const made: { -readonly [Group in keyof AccountMethods]?: AccountMethods[Group] } = {};
  return {
    get channels() {
      return (made.channels ??= writes<ChannelsMethods>(runtime, { upsert: o.SELLER_ACCOUNT_CHANNEL_UPSERT }, {
        upsert: (body, options) => call(runtime, o.SELLER_ACCOUNT_CHANNEL_UPSERT, { body }, options),
      }));
    },
    get stores() {
      return (made.stores ??= writes<StoresMethods>(runtime, { create: o.SELLER_ACCOUNT_STORE_CREATE, update: o.SELLER_ACCOUNT_STORE_UPDATE }, {
        create: (body, query, options) => call(runtime, o.SELLER_ACCOUNT_STORE_CREATE, { body, query }, options),
        update: (channelId, channelStoreId, body, options) => call(runtime, o.SELLER_ACCOUNT_STORE_UPDATE, { path: { channel_id: channelId, channel_store_id: channelStoreId }, body }, options),
      }));
    },
  };
}
