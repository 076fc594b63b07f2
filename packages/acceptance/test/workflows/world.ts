import { createCatalogManagerOperator, type CatalogManagerOperator } from '@tradelane/catalog-manager-operator';
import { createCatalogManagerSeller, type CatalogManagerSeller } from '@tradelane/catalog-manager-seller';
import { createChannelPlatform, type ChannelPlatform, type OrderUpsert } from '@tradelane/channel-platform';
import { type ClientOptions, createVirtualClock, type VirtualClock } from '@tradelane/core';
import { createHub, type Hub } from '@tradelane/hub';
import { createMarketplaceFront, type MarketplaceFront } from '@tradelane/marketplace-front';
import { createMarketplaceOperator, type MarketplaceOperator } from '@tradelane/marketplace-operator';
import { createMarketplaceSeller, type MarketplaceSeller } from '@tradelane/marketplace-seller';
import { createSandbox, type Sandbox } from '@tradelane/sandbox';
import { createServicesSeller, type ServicesSeller } from '@tradelane/services-seller';
import { onTestFinished } from 'vitest';
import { channelOrder } from '../../src/orders.ts';

export interface Workbench {
  readonly clock: VirtualClock;
  readonly sandbox: Sandbox;
  readonly hub: Hub;
  readonly connector: ChannelPlatform;
  readonly marketplace: MarketplaceSeller;
  readonly services: ServicesSeller;
  readonly catalog: CatalogManagerSeller;
  readonly operator: CatalogManagerOperator;
  readonly marketplaceOperator: MarketplaceOperator;
  readonly marketplaceFront: MarketplaceFront;
  readonly origin: { readonly channel_id: string; readonly channel_store_id: string };
  /** Sent requests, oldest first: method and path. */
  readonly sent: string[];
  upsert(...orders: readonly OrderUpsert[]): Promise<void>;
}

/** A demo world in memory with clients. Time passes when no work is left, until the test ends. */
export function createWorkbench(options: Partial<ClientOptions> = {}): Workbench {
  const clock = createVirtualClock({ startInMs: Date.UTC(2026, 5, 1, 8), autoAdvance: true });
  onTestFinished(() => clock.stop());
  const sandbox = createSandbox({ seed: 'demo', actions: 'manual', strict: true, clock });
  const { urls, credentials, world } = sandbox.info();
  const sent: string[] = [];
  const shared = {
    clock,
    rateLimiting: false as const,
    fetch: (request: Request) => {
      sent.push(`${request.method} ${new URL(request.url).pathname}`);
      return sandbox.fetch(request);
    },
    ...options,
  };
  const auth = (who: 'connector' | 'seller') => ({
    authUrl: urls.auth_url,
    clientId: credentials[who].client_id,
    clientSecret: credentials[who].client_secret,
  });
  const as = (apiKey: string) => ({ ...shared, baseUrl: urls.instance_url, auth: { apiKey } });
  const shop = as(credentials.shops[0]?.api_key ?? '');
  const [channel] = world.channels;
  const origin = {
    channel_id: channel?.channel_id ?? '',
    channel_store_id: channel?.stores[0]?.channel_store_id ?? '',
  };
  const connector = createChannelPlatform({ ...shared, baseUrl: urls.base_url, auth: auth('connector') });
  return {
    clock,
    sandbox,
    sent,
    origin,
    connector,
    hub: createHub({ ...shared, baseUrl: urls.base_url, auth: auth('seller') }),
    marketplace: createMarketplaceSeller(shop),
    services: createServicesSeller(shop),
    catalog: createCatalogManagerSeller(shop),
    operator: createCatalogManagerOperator(as(credentials.operator.api_key)),
    marketplaceOperator: createMarketplaceOperator(as(credentials.operator.api_key)),
    marketplaceFront: createMarketplaceFront(as(credentials.front.api_key)),
    upsert: (...orders) => connector.orders.upsert({ origin, orders: [...orders] }),
  };
}

export const orderOf = (id: string, at: number, change?: Partial<OrderUpsert>): OrderUpsert =>
  channelOrder(id, change, new Date(at).toISOString());
