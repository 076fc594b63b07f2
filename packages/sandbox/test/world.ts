import { expectDocumented } from './documented.ts';
import { createSandbox, type NodeSandbox, type NodeSandboxOptions } from '../src/index.ts';

/** A sandbox whose time stands still until it is moved, and callers with tokens. Everything goes through plain requests. */
export interface World {
  readonly sandbox: NodeSandbox;
  readonly connector: Caller;
  readonly seller: Caller;
  readonly limited: Caller;
  /** Calls the control API and returns its JSON. */
  control<T = Json>(method: string, path: string, body?: unknown): Promise<T>;
}

// Each test checks the responses that it expects.
// oxlint-disable-next-line typescript/no-explicit-any
export type Json = any;

export interface ApiResponse {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Json;
  readonly bytes: Uint8Array;
}

export interface Caller {
  readonly token: string;
  call(method: string, path: string, body?: unknown, headers?: Readonly<Record<string, string>>): Promise<ApiResponse>;
}

export const start: number = Date.UTC(2026, 2, 2, 8);

const hub = 'http://sandbox.localhost/hub/api';

/** Addresses of the test paths: `/v1/…` of the channel platform is below `cp:`, the account below `account:`. */
const prefixes: Readonly<Record<string, string>> = {
  'cp:': `${hub}/channel-platform`,
  'account:': 'http://sandbox.localhost/account/api/channel-platform',
  'instance:': 'http://sandbox.localhost/instance',
  'auth:': 'http://sandbox.localhost/auth',
};

export function urlOf(path: string): string {
  const prefix = Object.keys(prefixes).find((one) => path.startsWith(one));
  return prefix === undefined ? hub + path : (prefixes[prefix] as string) + path.slice(prefix.length);
}

async function responseOf(response: Response): Promise<ApiResponse> {
  const bytes = new Uint8Array(await response.arrayBuffer());
  const isJson = response.headers.get('content-type')?.startsWith('application/json') === true;
  return {
    status: response.status,
    headers: response.headers,
    body: isJson ? JSON.parse(new TextDecoder().decode(bytes)) : undefined,
    bytes,
  };
}

function initOf(method: string, body: unknown, headers: Readonly<Record<string, string>>): RequestInit {
  if (body === undefined) return { method, headers };
  if (body instanceof FormData || body instanceof URLSearchParams) return { method, headers, body };
  if (body instanceof Uint8Array) return { method, headers, body: body as Uint8Array<ArrayBuffer> };
  return {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  };
}

/** Calls without credentials unless `headers` bring some. */
export async function call(
  sandbox: Pick<NodeSandbox, 'fetch'>,
  method: string,
  path: string,
  body?: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<ApiResponse> {
  const response = await responseOf(await sandbox.fetch(urlOf(path), initOf(method, body, headers)));
  expectDocumented(method, urlOf(path), response);
  return response;
}

export async function tokenFor(sandbox: NodeSandbox, who: 'connector' | 'seller' | 'limited'): Promise<string> {
  const { client_id, client_secret } = sandbox.info().credentials[who];
  const form = new URLSearchParams({ grant_type: 'client_credentials', client_id, client_secret });
  return (await call(sandbox, 'POST', 'auth:/oauth/token', form)).body.access_token;
}

/** A caller with a new token, for tests that move the clock past the expiry of the first tokens. */
export async function callerFor(sandbox: NodeSandbox, who: 'connector' | 'seller' | 'limited'): Promise<Caller> {
  const token = await tokenFor(sandbox, who);
  return {
    token,
    call: (method, path, body, headers) =>
      call(sandbox, method, path, body, { authorization: `Bearer ${token}`, ...headers }),
  };
}

export async function createWorld(options: NodeSandboxOptions = {}): Promise<World> {
  const failures: unknown[] = [];
  const sandbox = createSandbox({
    seed: 'empty',
    actions: 'manual',
    clock: { now: () => start },
    onFailure: (error) => {
      failures.push(error);
      console.error(error);
    },
    ...options,
  });
  const [connector, seller, limited] = await Promise.all([
    callerFor(sandbox, 'connector'),
    callerFor(sandbox, 'seller'),
    callerFor(sandbox, 'limited'),
  ]);
  return {
    sandbox,
    connector,
    seller,
    limited,
    async control(method, path, body) {
      const response = await sandbox.fetch(`http://sandbox.localhost/__sandbox${path}`, initOf(method, body, {}));
      const text = await response.text();
      if (!response.ok) throw new Error(`${method} ${path} responded with ${response.status}: ${text}`);
      return text === '' ? undefined : JSON.parse(text);
    },
  };
}

/** A world with channel `acme_web` and its usable store `store_1`, made through the account API. */
export async function createChannelWorld(options: NodeSandboxOptions = {}): Promise<World> {
  const world = await createWorld(options);
  const { connector, sandbox } = world;
  const channel = { external_id: 'acme_web', name: 'Acme', status: 'AVAILABLE', url: 'https://acme.example.com' };
  await connector.call('POST', 'account:/v1/channels', { channels: [channel] });
  const store = { channel_id: 'acme_web', channel_store_id: 'store_1', name: 'Harbour', state: 'ACTIVE' };
  await connector.call('POST', `account:/v1/users/stores?token=${sandbox.info().world.link_token}`, {
    stores: [store],
  });
  await connector.call('PUT', 'cp:/v1/channels/acme_web/stores/store_1', {
    currency: 'EUR',
    updated_at: '2026-03-01T00:00:00Z',
  });
  // That the store was linked is news of before the test.
  for (const { id } of sandbox.events()) await world.control('DELETE', `/events/${id}`);
  return world;
}

export const origin = { channel_id: 'acme_web', channel_store_id: 'store_1' } as const;

/** The hub's id of an order of the channel. */
export const orderId = (channelOrderId: string): string => `acme_web_${channelOrderId}`;

export const euros = (amount: number): { amount: number; currency: string } => ({ amount, currency: 'EUR' });

/** An order as the channel sends it: two lines, three and one pieces. */
export function orderInput(
  id: string,
  changes: Readonly<Record<string, unknown>> = {},
  line: Readonly<Record<string, unknown>> = {},
): Json {
  const lineOf = (n: number, quantity: number): object => ({
    channel_order_line_id: `${id}-L${n}`,
    created_at: '2026-03-02T07:00:00Z',
    updated_at: '2026-03-02T07:00:00Z',
    status: 'AWAITING_ACCEPTANCE',
    product: { id: `SKU-${n}`, title: `Article ${n}` },
    quantity,
    price: euros(quantity * 10),
    total_shipping_price: euros(4),
    can_cancel: true,
    can_refund: true,
    ...line,
  });
  return {
    channel_order_id: id,
    created_at: '2026-03-02T07:00:00Z',
    channel_updated_at: '2026-03-02T07:30:00Z',
    status: 'AWAITING_ACCEPTANCE',
    fulfillment: { type: 'FULFILLED_BY_SELLER' },
    billing_info: { address: { first_name: 'Ada', last_name: 'Martin', street: '12 Harbour Road', city: 'Paris' } },
    shipping_info: {
      address: { first_name: 'Ada', last_name: 'Martin', street: '12 Harbour Road', city: 'Paris' },
      email: 'ada@example.com',
      method: 'Standard',
    },
    order_lines: [lineOf(1, 3), lineOf(2, 1)],
    ...changes,
  };
}

/** Another usable store of channel `acme_web`. */
export async function addStore({ connector, sandbox }: World, id: string): Promise<void> {
  const store = { channel_id: 'acme_web', channel_store_id: id, name: 'Lane', state: 'ACTIVE' };
  const token = sandbox.info().world.link_token;
  await connector.call('POST', `account:/v1/users/stores?token=${token}`, { stores: [store] });
  const information = { currency: 'EUR', updated_at: '2026-03-01T00:00:00Z' };
  await connector.call('PUT', `cp:/v1/channels/acme_web/stores/${id}`, information);
}

export async function upsertOrders({ connector }: World, ...orders: readonly object[]): Promise<ApiResponse> {
  const response = await connector.call('POST', 'cp:/v1/orders', { origin, orders });
  return response;
}

/** The order as the seller sees it. */
export async function readOrder({ seller }: World, channelOrderId: string): Promise<Json> {
  return (await seller.call('GET', `/v2/orders?order_ids=${orderId(channelOrderId)}`)).body.data[0];
}

export function returnInput(id: string, order: string, changes: Readonly<Record<string, unknown>> = {}): Json {
  return {
    channel_return_id: id,
    channel_order_id: order,
    created_at: '2026-03-02T07:40:00Z',
    channel_updated_at: '2026-03-02T07:40:00Z',
    status: 'REQUEST_INITIATED',
    return_lines: [{ channel_order_line_id: `${order}-L1`, quantity: 1, reason: 'DEFECTIVE_ITEM' }],
    ...changes,
  };
}

export const upsertReturns = ({ connector }: World, ...returns: readonly object[]): Promise<ApiResponse> =>
  connector.call('POST', 'cp:/v1/orders/returns', { origin, returns });

/** The return as the seller sees it. */
export async function readReturn({ seller }: World, channelReturnId: string): Promise<Json> {
  const { body } = await seller.call('GET', '/v2/orders/returns?updated_from=2026-01-01T00:00:00Z&limit=100');
  return body.data.find((one: Json) => one.channel_return_id === channelReturnId);
}

/** The connector reports how an action ended. */
export const report = (
  { connector }: World,
  actionId: string,
  outcome: object = { status: 'SUCCESS' },
): Promise<ApiResponse> => connector.call('PUT', `cp:/v1/orders/actions/${actionId}`, outcome);

export const actionStatus = ({ seller }: World, actionId: string): Promise<ApiResponse> =>
  seller.call('GET', `/v2/orders/actions/${actionId}`);

/** A multipart body: objects become JSON parts. */
export function form(parts: Readonly<Record<string, unknown>>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(parts)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one instanceof Blob) data.append(name, one);
      else data.append(name, new Blob([JSON.stringify(one)], { type: 'application/json' }));
    }
  }
  return data;
}

export const pdf = (name: string, text = '%PDF-1.4'): File => new File([text], name, { type: 'application/pdf' });
