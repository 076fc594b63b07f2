import { readFileSync } from 'node:fs';
import { type ChannelPlatform, createChannelPlatform, type OrdersUpsert } from '@tradelane/channel-platform';
import { createMemoryTokenStore, createVirtualClock, type VirtualClock } from '@tradelane/core';
import { type ClientOptions, createHub, type Hub } from '@tradelane/hub';
import { createMarketplaceSeller, type MarketplaceSeller } from '@tradelane/marketplace-seller';
import { createSandbox, type Sandbox } from '@tradelane/sandbox';
import {
  ActionRejected,
  type Consumer,
  createConsumer,
  createMemoryDedupeStore,
  type Publisher,
} from '@tradelane/events';
import { createMemoryQueue, type MemoryQueue } from '@tradelane/events/memory';

export const longAgo = new Date('2020-01-01T00:00:00Z');

/** A sandbox with the documented limits and its clients on one virtual clock. */
export interface Bench {
  readonly clock: VirtualClock;
  readonly sandbox: Sandbox;
  readonly hub: Hub;
  readonly connector: ChannelPlatform;
  readonly instance: MarketplaceSeller;
  /** Returns the ID of an order that waits for acceptance. */
  waitingOrder(): Promise<string>;
  /** Accepts every line of an order and returns the action ID. */
  accept(orderId: string): Promise<string>;
  /** Carries out all commands of the queue, or rejects them with a reason. */
  emptyQueue(refusal?: string): Promise<void>;
  close(): void;
}

export function createBench(hooks?: ClientOptions['hooks']): Bench {
  const clock = createVirtualClock({ startInMs: Date.UTC(2026, 2, 4, 8), autoAdvance: true });
  const sandbox = createSandbox({ seed: 'demo', actions: 'manual', limits: 'real', clock });
  const { urls, credentials } = sandbox.info();
  const auth = (who: 'seller' | 'connector') => ({
    authUrl: urls.auth_url,
    clientId: credentials[who].client_id,
    clientSecret: credentials[who].client_secret,
  });
  // Tokens of this bench only, because the next bench has its own sandbox at the same URL.
  const shared = { fetch: sandbox.fetch, clock, maxWaitInMs: 3_600_000, tokenStore: createMemoryTokenStore() };
  const hub = createHub({ ...shared, baseUrl: urls.base_url, auth: auth('seller'), hooks });
  const connector = createChannelPlatform({ ...shared, baseUrl: urls.base_url, auth: auth('connector') });
  return {
    clock,
    sandbox,
    hub,
    connector,
    instance: createMarketplaceSeller({ ...shared, baseUrl: urls.instance_url, auth: { apiKey: shopKey(sandbox) } }),
    async waitingOrder() {
      const { items } = await hub.orders.list({ statuses: ['AWAITING_ACCEPTANCE'], updated_from: longAgo });
      return items.find(({ origin }) => origin.channel_id === 'acme_web')?.id ?? '';
    },
    async accept(orderId) {
      const { items } = await hub.orders.list({ order_ids: [orderId] });
      const order_lines = items.flatMap((order) => order.order_lines.map(({ id }) => ({ id, accepted: true })));
      return (await hub.orders.accept(orderId, { order_lines })).action_id;
    },
    async emptyQueue(refusal) {
      const queue = createMemoryQueue();
      await publishEvents(sandbox, queue.publisher);
      const consumer = createConsumer({
        source: queue.source,
        actions: connector.actions,
        dedupe: createMemoryDedupeStore(),
        handlers: {
          fallbackCommand: () => {
            if (refusal !== undefined) throw new ActionRejected({ code: 'OTHER', message: refusal });
          },
        },
      });
      await untilEmpty(consumer, queue);
    },
    close() {
      clock.stop();
      sandbox.close();
    },
  };
}

/** Publishes all events of the sandbox to a queue. */
export async function publishEvents(sandbox: Sandbox, publisher: Publisher): Promise<void> {
  for (const event of sandbox.events())
    await publisher.publish({ id: event.id, key: undefined, body: JSON.stringify(event) });
}

/** Runs a consumer until the queue is empty. */
export async function untilEmpty(consumer: Consumer, queue: MemoryQueue): Promise<void> {
  const stop = new AbortController();
  const ended = consumer.run({ signal: stop.signal });
  while (queue.size > 0) await new Promise((resolve) => setImmediate(resolve));
  stop.abort();
  await ended;
}

/** The API key of a shop in the seeded world. */
export function shopKey(sandbox: Sandbox): string {
  const { shops } = sandbox.info().credentials as { shops?: readonly { api_key: string }[] };
  return shops?.[0]?.api_key ?? '';
}

/** One order as the description of the channel platform shows it. */
export function exampleOrders(): OrdersUpsert {
  const file = new URL('../../../specs/dist/channel-platform.openapi.json', import.meta.url);
  const document = JSON.parse(readFileSync(file, 'utf8')) as {
    paths: { '/v1/orders': { post: { requestBody: { content: { 'application/json': { example: OrdersUpsert } } } } } };
  };
  return document.paths['/v1/orders'].post.requestBody.content['application/json'].example;
}
