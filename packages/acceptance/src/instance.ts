import { createBasket } from '@tradelane/basket';
import { createCatalogManagerOperator } from '@tradelane/catalog-manager-operator';
import { createCatalogManagerSeller } from '@tradelane/catalog-manager-seller';
import { type ClientOptions, createVirtualClock } from '@tradelane/core';
import { createMarketplaceOperator } from '@tradelane/marketplace-operator';
import { createMarketplaceSeller } from '@tradelane/marketplace-seller';
import { createSandbox, type NodeSandbox } from '@tradelane/sandbox';
import { createServicesFront } from '@tradelane/services-front';
import { createServicesOperator } from '@tradelane/services-operator';
import { createServicesSeller } from '@tradelane/services-seller';

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

const onFailure = (error: unknown): never => {
  throw error;
};

export type Instance = ReturnType<typeof createInstance>;

/**
 * The demo instance in this process, with clients for every role. Client and sandbox share a clock. Nothing leaves the
 * process.
 */
export function createInstance({
  change = (response) => response,
  limits = 'off',
  strict = true,
}: InstanceSettings = {}) {
  const clock = createVirtualClock({ startInMs: instanceStartInMs, autoAdvance: true });
  const sandbox = createSandbox({ seed: 'demo', limits, strict, clock, onFailure });
  const { urls } = sandbox.info();
  const keys = keysOf(sandbox);
  const sent: Sent[] = [];
  const fetch = async (request: Request): Promise<Response> => {
    const { method, headers } = request;
    const response = await sandbox.fetch(request);
    const url = new URL(request.url);
    sent.push({ method, url, target: url.pathname + url.search, headers, status: response.status });
    return change(response, request);
  };
  /** Options of a client with this credential. */
  const options = (auth: ClientOptions['auth'], more?: Partial<ClientOptions>): ClientOptions => ({
    baseUrl: urls.instance_url,
    auth,
    clock,
    fetch,
    random: () => 0.5,
    // Rates have separate tests. Here no call waits for a day to end.
    rateLimiting: false,
    ...more,
  });
  return {
    clock,
    sandbox,
    sent: sent as readonly Sent[],
    keys,
    options,
    ...clientsOf(sandbox, keys, options),
    /** Requests that are sent while `run` runs. */
    async during<T>(run: () => T | PromiseLike<T>): Promise<{ readonly value: T; readonly sent: readonly Sent[] }> {
      const before = sent.length;
      const value = await run();
      return { value, sent: sent.slice(before) };
    },
    /** A plain request, as other clients send it. `target` is below the instance's URL. */
    async plain(target: string, init: RequestInit & { readonly key?: string } = {}): Promise<Response> {
      const { key = keys.shop(2001), ...rest } = init;
      const headers = new Headers(rest.headers);
      if (key !== '') headers.set('authorization', key);
      return sandbox.fetch(urls.instance_url + target, { ...rest, headers });
    },
  };
}

function keysOf(sandbox: NodeSandbox): Keys {
  const { shops, operator, front } = sandbox.info().credentials;
  return {
    shop: (shopId) => {
      const key = shops.find(({ shop_id }) => shop_id === shopId)?.api_key;
      if (key === undefined) throw new Error(`shop ${shopId} has no key`);
      return key;
    },
    operator: operator.api_key,
    operatorBearer: operator.bearer,
    front: front.api_key,
    frontBearer: front.bearer,
  };
}

/** Creators of clients. The default shop is 2001. */
function clientsOf(
  sandbox: NodeSandbox,
  keys: Keys,
  options: (auth: ClientOptions['auth'], more?: Partial<ClientOptions>) => ClientOptions,
) {
  const { urls, credentials } = sandbox.info();
  const asShop =
    <Client>(create: (its: ClientOptions) => Client) =>
    (shopId = 2001, more?: Partial<ClientOptions>): Client =>
      create(options({ apiKey: keys.shop(shopId) }, more));
  const as =
    <Client>(auth: ClientOptions['auth'], create: (its: ClientOptions) => Client) =>
    (more?: Partial<ClientOptions>): Client =>
      create(options(auth, more));
  const operator = { apiKey: keys.operator };
  return {
    shop: asShop(createMarketplaceSeller),
    catalog: asShop(createCatalogManagerSeller),
    services: asShop(createServicesSeller),
    operator: as(operator, createMarketplaceOperator),
    catalogOperator: as(operator, createCatalogManagerOperator),
    servicesOperator: as(operator, createServicesOperator),
    front: as({ apiKey: keys.front }, createServicesFront),
    basket: as({ token: credentials.basket.bearer }, (its) => createBasket({ ...its, baseUrl: urls.basket_url })),
  };
}
