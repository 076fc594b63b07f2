import { type Account, createAccount } from '@tradelane/account';
import { type ChannelPlatform, createChannelPlatform } from '@tradelane/channel-platform';
import { createStage, type Stage } from '@tradelane/example-narration/stage';
import type { Story } from '@tradelane/example-narration/story';
import { createHub, type Hub } from '@tradelane/hub';

/** A message on the connector's queue. */
export interface QueuedEvent {
  readonly id: string;
  readonly type: string;
  readonly data: { readonly action_id?: string; readonly channel_order_id?: string };
}

export interface World extends Pick<Stage, 'clock' | 'control' | 'close'> {
  readonly connector: ChannelPlatform;
  readonly account: Account;
  readonly seller: Hub;
  readonly channel_id: string;
  readonly channel_store_id: string;
  readonly origin: { readonly channel_id: string; readonly channel_store_id: string };
  /** Takes all messages off the connector's queue. */
  takeEvents(): Promise<readonly QueuedEvent[]>;
}

/** A hub without channels, and the clients of a connector and a seller. */
export async function createWorld(story: Story): Promise<World> {
  const { shared, urls, credentials, clock, control, close } = await createStage(story, {
    seed: 'empty',
    startInMs: Date.UTC(2026, 2, 2, 8),
  });
  const auth = (who: 'connector' | 'seller') => ({
    authUrl: urls.auth_url,
    clientId: credentials[who].client_id,
    clientSecret: credentials[who].client_secret,
  });
  return {
    clock,
    control,
    close,
    connector: createChannelPlatform({ ...shared, baseUrl: urls.base_url, auth: auth('connector') }),
    account: createAccount({ ...shared, baseUrl: urls.account_url, auth: auth('connector') }),
    seller: createHub({ ...shared, baseUrl: urls.base_url, auth: auth('seller') }),
    channel_id: 'acme_web',
    channel_store_id: 'harbour',
    origin: { channel_id: 'acme_web', channel_store_id: 'harbour' },
    async takeEvents() {
      const { events } = await control<{ events: readonly QueuedEvent[] }>('GET', '/events');
      for (const { id } of events) await control('DELETE', `/events/${id}`);
      return events;
    },
  };
}
