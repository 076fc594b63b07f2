import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createChannelPlatform } from '@tradelane/channel-platform';
import { forward } from '@tradelane/events/forward';
import { createSandboxPublisher, createSandboxSource } from '@tradelane/events/sandbox';
import { openPublisher } from '@tradelane/events/url';
import type { Story } from '@tradelane/example-narration/story';
import { createHub, type Hub, type Order } from '@tradelane/hub';
import { createSandbox } from '@tradelane/sandbox';
import { Crew } from './crew.ts';
import { channelOrder } from './orders.ts';
import { openStore, type Store } from './store.ts';

/** Real servers to use instead of the built-in ones. */
export interface Servers {
  /** URL of a Redis or Valkey that shares token and limits. */
  readonly redisUrl?: string | undefined;
  /** URL of a queue that the hub publishes to. Default: the sandbox's queue. */
  readonly queueUrl?: string | undefined;
}

export interface World {
  readonly seller: Hub;
  /** Orders that wait for the seller. */
  readonly orders: readonly Order[];
  readonly crew: Crew;
  readonly store: Store;
  readonly servers: Servers;
  /** Accepted reports, by action. */
  outcomes(): ReadonlyMap<string, number>;
  /** Token requests of the workers. */
  tokenRequests(): number;
  /** Publishes a message that isn't an event. */
  publishNonsense(): Promise<void>;
  /** Messages on the hub's own queue. */
  waiting(): number;
  close(): Promise<void>;
}

const workers = 4;
const orderCount = 12;

/** A hub with orders of a channel, a seller, and the four workers of the connector. */
export async function createWorld(story: Story, servers: Servers): Promise<World> {
  const sandbox = createSandbox({ seed: 'demo', actions: 'manual', limits: 'real' });
  // Removes the messages of the demo world.
  for (const { id } of sandbox.events())
    await sandbox.fetch(`${sandbox.info().control}/events/${id}`, { method: 'DELETE' });
  const server = await sandbox.listen();
  const folder = await mkdtemp(join(tmpdir(), 'tradelane-connector-'));
  const { urls, credentials, world } = sandbox.info(server.url);
  const authOf = (who: 'connector' | 'seller') => ({
    authUrl: urls.auth_url,
    clientId: credentials[who].client_id,
    clientSecret: credentials[who].client_secret,
  });

  // The hub publishes to the given queue. Published messages leave its own queue.
  const publishing = new AbortController();
  const publisher = servers.queueUrl === undefined ? undefined : await openPublisher(servers.queueUrl);
  const forwarded =
    publisher &&
    forward({
      from: createSandboxSource({ url: server.url, waitInMs: 100 }),
      to: publisher,
      signal: publishing.signal,
    });

  const [channel] = world.channels;
  const origin = {
    channel_id: channel?.channel_id ?? '',
    channel_store_id: channel?.stores[0]?.channel_store_id ?? '',
  };
  const connector = createChannelPlatform({ baseUrl: urls.base_url, auth: authOf('connector'), fetch: story.tap });
  const seller = createHub({ baseUrl: urls.base_url, auth: authOf('seller'), fetch: story.tap });
  const from = new Date();
  const names = Array.from({ length: orderCount }, (_, number) => `CON-${String(number + 1).padStart(2, '0')}`);
  const sent = await connector.orders.upsertOrders({ origin, orders: names.map((name) => channelOrder(name, from)) });
  sent.throwIfFailed();
  const { items } = await seller.orders.list({ sort: 'created_at,DESC', limit: 100 });
  const orders = items
    .filter(({ channel_order_id }) => names.includes(channel_order_id))
    .toSorted((a, b) => a.channel_order_id.localeCompare(b.channel_order_id));
  const tokensBefore = sandbox.journal().filter(isToken).length;

  const storePath = join(folder, 'channel.db');
  const store = openStore(storePath);
  const { redisUrl } = servers;
  const auth = authOf('connector');
  const queueUrl = servers.queueUrl ?? server.url;
  const crew = new Crew({ hubUrl: urls.base_url, auth, queueUrl, redisUrl, workers, storePath });
  return {
    seller,
    orders,
    crew,
    store,
    servers,
    outcomes: () => {
      const times = new Map<string, number>();
      for (const { operation, status, path } of sandbox.journal()) {
        if (operation !== 'updateActionStatus' || status >= 300) continue;
        const id = path.slice(path.lastIndexOf('/') + 1);
        times.set(id, (times.get(id) ?? 0) + 1);
      }
      return times;
    },
    tokenRequests: () => sandbox.journal().filter(isToken).length - tokensBefore,
    publishNonsense: async () => {
      const nonsense = { id: 'nonsense', type: 'ACCEPT', data: { channel_order_id: 'CON-01' } };
      await createSandboxPublisher({ url: server.url }).publish({
        id: nonsense.id,
        key: undefined,
        body: JSON.stringify(nonsense),
      });
    },
    waiting: () => sandbox.events().length,
    async close() {
      await crew.kill();
      publishing.abort();
      await forwarded;
      await publisher?.close();
      store.close();
      await server.close();
      sandbox.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

const isToken = ({ path }: { readonly path: string }): boolean => path.endsWith('/oauth/token');
