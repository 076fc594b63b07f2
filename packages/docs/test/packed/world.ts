import { createMemoryTokenStore, createVirtualClock } from '@tradelane/core';
import { createBasket, type Basket } from '@tradelane/basket';
import { type ChannelPlatform, createChannelPlatform } from '@tradelane/channel-platform';
import { createHub, type Hub } from '@tradelane/hub';
import { createMarketplaceSeller, type MarketplaceSeller } from '@tradelane/marketplace-seller';
import { createSandbox, type Sandbox } from '@tradelane/sandbox';

/** What the programs of the guides are run against: a sandbox with the documented limits, and clients on its clock. */
export interface World {
  readonly sandbox: Sandbox;
  readonly hub: Hub;
  readonly platform: ChannelPlatform;
  readonly instance: MarketplaceSeller;
  readonly basket: Basket;
  close(): void;
}

export function openWorld(): World {
  const clock = createVirtualClock({ startInMs: Date.UTC(2026, 2, 4, 8), autoAdvance: true });
  const sandbox = createSandbox({ seed: 'demo', actions: 'manual', limits: 'real', clock });
  const { urls, credentials } = sandbox.info();
  const shared = { fetch: sandbox.fetch, clock, maxWaitInMs: 3_600_000, tokenStore: createMemoryTokenStore() };
  const auth = ({ client_id, client_secret }: { readonly client_id: string; readonly client_secret: string }) => ({
    authUrl: urls.auth_url,
    clientId: client_id,
    clientSecret: client_secret,
  });
  return {
    sandbox,
    hub: createHub({ ...shared, baseUrl: urls.base_url, auth: auth(credentials.seller) }),
    platform: createChannelPlatform({ ...shared, baseUrl: urls.base_url, auth: auth(credentials.connector) }),
    instance: createMarketplaceSeller({
      ...shared,
      baseUrl: urls.instance_url,
      auth: { apiKey: credentials.shops[0]?.api_key ?? '' },
    }),
    basket: createBasket({ ...shared, baseUrl: urls.basket_url, auth: { token: credentials.basket.bearer } }),
    close() {
      clock.stop();
      sandbox.close();
    },
  };
}
