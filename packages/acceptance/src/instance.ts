import { type Basket, createBasket } from '@tradelane/basket';
import { type CatalogManagerOperator, createCatalogManagerOperator } from '@tradelane/catalog-manager-operator';
import { type CatalogManagerSeller, createCatalogManagerSeller } from '@tradelane/catalog-manager-seller';
import { type ClientOptions, createVirtualClock, type VirtualClock } from '@tradelane/core';
import { createMarketplaceOperator, type MarketplaceOperator } from '@tradelane/marketplace-operator';
import { createMarketplaceSeller, type MarketplaceSeller } from '@tradelane/marketplace-seller';
import { createSandbox, type NodeSandbox } from '@tradelane/sandbox';
import { createServicesFront, type ServicesFront } from '@tradelane/services-front';
import { createServicesOperator, type ServicesOperator } from '@tradelane/services-operator';
import { createServicesSeller, type ServicesSeller } from '@tradelane/services-seller';

/** A request of the client, and its response. */
export interface Sent {
  readonly method: string;
  readonly url: URL;
  /** Path and query as the client wrote them. */
  readonly target: string;
  readonly headers: Headers;
  readonly status: number;
}

/** Changes a response of the sandbox on its way to the client. */
export type Change = (response: Response, request: Request) => Response | Promise<Response>;

/**
 * The demo instance in this process, with clients for every role. Client and sandbox share a clock. Nothing leaves the
 * process.
 */
export interface Instance {
  readonly clock: VirtualClock;
  readonly sandbox: NodeSandbox;
  readonly sent: readonly Sent[];
  /** Requests that are sent while `run` runs. */
  during<T>(run: () => T | PromiseLike<T>): Promise<{ readonly value: T; readonly sent: readonly Sent[] }>;
  /** Options of a client with this credential. */
  options(auth: ClientOptions['auth'], more?: Partial<ClientOptions>): ClientOptions;
  readonly keys: Keys;
  /** The marketplace as a shop uses it. Default: shop 2001. */
  shop(shopId?: number, more?: Partial<ClientOptions>): MarketplaceSeller;
  catalog(shopId?: number, more?: Partial<ClientOptions>): CatalogManagerSeller;
  services(shopId?: number, more?: Partial<ClientOptions>): ServicesSeller;
  operator(more?: Partial<ClientOptions>): MarketplaceOperator;
  catalogOperator(more?: Partial<ClientOptions>): CatalogManagerOperator;
  servicesOperator(more?: Partial<ClientOptions>): ServicesOperator;
  front(more?: Partial<ClientOptions>): ServicesFront;
  basket(more?: Partial<ClientOptions>): Basket;
  /** A plain request, as other clients send it. `target` is below the instance's URL. */
  plain(target: string, init?: RequestInit & { readonly key?: string }): Promise<Response>;
}

export interface Keys {
  readonly shop: (shopId: number) => string;
  readonly operator: string;
  readonly operatorBearer: string;
  readonly front: string;
  readonly frontBearer: string;
}

/** Shortly after the start date of the demo instance. */
export const instanceStartInMs: number = Date.UTC(2026, 2, 4, 12);

export interface InstanceSettings {
  readonly change?: Change;
  /** Whether the sandbox enforces the documented rates. Default: `off`. */
  readonly limits?: 'real' | 'off';
  /** Whether only the documented forms are accepted. Default: `true`, because our clients send only these. */
  readonly strict?: boolean;
}

export function createInstance({
  change = (response) => response,
  limits = 'off',
  strict = true,
}: InstanceSettings = {}): Instance {
  const clock = createVirtualClock({ startInMs: instanceStartInMs, autoAdvance: true });
  const sandbox = createSandbox({
    seed: 'demo',
    limits,
    strict,
    clock,
    onFailure: (error) => {
      throw error;
    },
  });
  const { urls, credentials } = sandbox.info();
  const sent: Sent[] = [];
  const fetch = async (request: Request): Promise<Response> => {
    const { method, headers } = request;
    const response = await sandbox.fetch(request);
    const url = new URL(request.url);
    sent.push({ method, url, target: url.pathname + url.search, headers, status: response.status });
    return change(response, request);
  };
  const keys: Keys = {
    shop: (shopId) => {
      const key = credentials.shops.find(({ shop_id }) => shop_id === shopId)?.api_key;
      if (key === undefined) throw new Error(`shop ${shopId} has no key`);
      return key;
    },
    operator: credentials.operator.api_key,
    operatorBearer: credentials.operator.bearer,
    front: credentials.front.api_key,
    frontBearer: credentials.front.bearer,
  };
  const options: Instance['options'] = (auth, more) => ({
    baseUrl: urls.instance_url,
    auth,
    clock,
    fetch,
    random: () => 0.5,
    // Rates have separate tests. Here no call waits for a day to end.
    rateLimiting: false,
    ...more,
  });
  const asShop = (shopId = 2001, more?: Partial<ClientOptions>): ClientOptions =>
    options({ apiKey: keys.shop(shopId) }, more);
  const asOperator = (more?: Partial<ClientOptions>): ClientOptions => options({ apiKey: keys.operator }, more);
  return {
    clock,
    sandbox,
    sent,
    keys,
    options,
    async during(run) {
      const before = sent.length;
      const value = await run();
      return { value, sent: sent.slice(before) };
    },
    shop: (shopId, more) => createMarketplaceSeller(asShop(shopId, more)),
    catalog: (shopId, more) => createCatalogManagerSeller(asShop(shopId, more)),
    services: (shopId, more) => createServicesSeller(asShop(shopId, more)),
    operator: (more) => createMarketplaceOperator(asOperator(more)),
    catalogOperator: (more) => createCatalogManagerOperator(asOperator(more)),
    servicesOperator: (more) => createServicesOperator(asOperator(more)),
    front: (more) => createServicesFront(options({ apiKey: keys.front }, more)),
    basket: (more) =>
      createBasket(options({ token: credentials.basket.bearer }, { baseUrl: urls.basket_url, ...more })),
    plain: async (target, { key = keys.shop(2001), ...init } = {}) => {
      const headers = new Headers(init.headers);
      if (key !== '') headers.set('authorization', key);
      return sandbox.fetch(urls.instance_url + target, { ...init, headers });
    },
  };
}

/** All rows. */
export async function all<T>(rows: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = [];
  for await (const row of rows) found.push(row);
  return found;
}
