import { type Account, createAccount } from '@tradelane/account';
import { type ChannelPlatform, createChannelPlatform } from '@tradelane/channel-platform';
import { createVirtualClock, type VirtualClock } from '@tradelane/core';
import { createHub, type Hub } from '@tradelane/hub';
import { createSandbox } from '@tradelane/sandbox';
import type { Story } from '../telling/story.ts';

/** A command or fact on the connector's own queue. */
export interface QueuedEvent {
  readonly id: string;
  readonly type: string;
  readonly data: { readonly action_id?: string; readonly channel_order_id?: string };
}

export interface World {
  readonly clock: VirtualClock;
  readonly connector: ChannelPlatform;
  readonly account: Account;
  readonly seller: Hub;
  readonly channel_id: string;
  readonly channel_store_id: string;
  readonly origin: { readonly channel_id: string; readonly channel_store_id: string };
  /** Reads a document of the sandbox's control API. */
  control<T>(method: string, path: string, body?: unknown): Promise<T>;
  /** Takes everything off the connector's queue. */
  takeEvents(): Promise<readonly QueuedEvent[]>;
  close(): Promise<void>;
}

interface Info {
  readonly urls: { readonly base_url: string; readonly account_url: string; readonly auth_url: string };
  readonly credentials: Readonly<
    Record<'connector' | 'seller', { readonly client_id: string; readonly client_secret: string }>
  >;
}

/** Starts a sandbox on a free port and clients that share its clock. Limits are those of the documents. */
export async function createWorld(story: Story): Promise<World> {
  const clock = createVirtualClock({ startInMs: Date.UTC(2026, 2, 2, 8) });
  // Waiting costs nothing: while nothing is on the wire, the clock moves on to whatever is waited for next.
  const driver = setInterval(() => story.inFlight === 0 && void clock.advanceToNext(), 1);
  const sandbox = createSandbox({ seed: 'empty', limits: 'real', clock });
  const server = await sandbox.listen();

  const control = async <T>(method: string, path: string, body?: unknown): Promise<T> => {
    const response = await fetch(`${server.url}/__sandbox${path}`, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
    if (!response.ok)
      throw new Error(`${method} /__sandbox${path} answered ${response.status}: ${await response.text()}`);
    return (response.status === 204 ? undefined : await response.json()) as T;
  };

  const { urls, credentials } = await control<Info>('GET', '/info');
  const auth = (who: 'connector' | 'seller') => ({
    authUrl: urls.auth_url,
    clientId: credentials[who].client_id,
    clientSecret: credentials[who].client_secret,
  });
  // Minutes cost nothing here, so a call may wait for its limit as long as it takes.
  const shared = { clock, fetch: story.tap, maxWaitInMs: 3_600_000 };

  return {
    clock,
    connector: createChannelPlatform({ ...shared, baseUrl: urls.base_url, auth: auth('connector') }),
    account: createAccount({ ...shared, baseUrl: urls.account_url, auth: auth('connector') }),
    seller: createHub({ ...shared, baseUrl: urls.base_url, auth: auth('seller') }),
    channel_id: 'acme_web',
    channel_store_id: 'harbour',
    origin: { channel_id: 'acme_web', channel_store_id: 'harbour' },
    control,
    async takeEvents() {
      const { events } = await control<{ events: readonly QueuedEvent[] }>('GET', '/events');
      for (const { id } of events) await control('DELETE', `/events/${id}`);
      return events;
    },
    async close() {
      clearInterval(driver);
      await server.close();
    },
  };
}
