import { type ClientOptions, type Clock, createVirtualClock, type VirtualClock } from '../../src/index.ts';
import { type OperationDescriptor, type SurfaceDescriptor } from '../../src/runtime.ts';
import { createRuntime, type Runtime } from './runtime.ts';

/** A surface with one operation of each kind. */
export const operations = {
  read: { id: 'read', method: 'GET', path: '/v2/things/{thing_id}', query: { limit: 'integer', since: 'date' } },
  list: {
    id: 'list',
    method: 'GET',
    path: '/v2/things',
    query: { since: 'date', limit: 'integer', page_token: 'string', shop_id: 'integer' },
  },
  upsert: { id: 'upsert', method: 'PUT', path: '/v2/things', body: 'json', retry: 'replay-safe' },
  cancel: {
    id: 'cancel',
    method: 'POST',
    path: '/v2/things/{thing_id}/cancel',
    body: 'json',
    bodyOptional: true,
    retry: 'unsafe',
    response: 'none',
  },
  upload: {
    id: 'upload',
    method: 'POST',
    path: '/v2/files',
    body: 'multipart',
    parts: { file: 'file!' },
    retry: 'unsafe',
    response: 'none',
  },
  download: { id: 'download', method: 'GET', path: '/v2/files/{file_id}', response: 'file' },
  paced: { id: 'paced', method: 'GET', path: '/v2/paced', rate: { maximum: [{ requests: 30, periodInMs: 1_000 }] } },
  slow: {
    id: 'slow',
    method: 'GET',
    path: '/v2/slow',
    rate: { maximum: [{ requests: 1, periodInMs: 60_000 }], followUpPages: 'free' },
    query: { page_token: 'string' },
  },
  hourly: {
    id: 'hourly',
    method: 'GET',
    path: '/v2/hourly',
    rate: { maximum: [{ requests: 1, periodInMs: 3_600_000 }] },
  },
  daily: {
    id: 'daily',
    method: 'GET',
    path: '/v2/settings',
    rate: { recommended: [{ requests: 1, periodInMs: 86_400_000 }] },
  },
  change: { id: 'change', method: 'PUT', path: '/v2/settings', body: 'json', retry: 'unsafe' },
  perAction: {
    id: 'perAction',
    method: 'GET',
    path: '/v2/actions/{action_id}',
    rate: { maximum: [{ requests: 1, periodInMs: 60_000 }], key: ['path.action_id'] },
  },
} as const satisfies Record<string, OperationDescriptor>;

export const surface: SurfaceDescriptor = {
  name: 'hub',
  basePath: '/api',
  auth: ['clientCredentials', 'bearer'],
  operations,
};

export const secret = 'S3cr3t-that-nobody-may-see';

export interface Sent {
  readonly method: string;
  readonly url: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly atInMs: number;
}

export type Handler = (sent: Sent, request: Request) => Response | Promise<Response>;

/** A hub and a token endpoint in the same process, on a separate clock. */
export interface World {
  readonly clock: VirtualClock;
  /** Requests that reached the hub, without token requests. */
  readonly sent: Sent[];
  readonly tokensIssued: () => number;
  /** Revokes every token so far. */
  readonly revoke: () => void;
  readonly options: ClientOptions;
  readonly runtime: (more?: Partial<ClientOptions>) => Runtime;
  /** Every issued token. */
  readonly tokens: readonly string[];
}

export interface WorldSettings {
  readonly handler?: Handler;
  /** The token endpoint's response to the n-th request. Undefined means a valid token. */
  readonly tokenHandler?: (count: number) => Response | undefined;
  readonly autoAdvance?: boolean;
  readonly expiresInSeconds?: number;
  readonly tokenLatencyInMs?: number;
}

export function createWorld(settings: WorldSettings = {}): World {
  const clock = createVirtualClock({ autoAdvance: settings.autoAdvance ?? true });
  const sent: Sent[] = [];
  const tokens: string[] = [];
  const valid = new Map<string, number>();
  let asked = 0;
  const handler = settings.handler ?? (() => json({ ok: true }));
  const giveToken = async (): Promise<Response> => {
    asked += 1;
    const count = asked;
    await clock.wait(settings.tokenLatencyInMs ?? 5);
    const own = settings.tokenHandler?.(count);
    if (own) return own;
    const token = `token-${count}-very-secret`;
    const expiresInSeconds = settings.expiresInSeconds ?? 3600;
    tokens.push(token);
    valid.set(token, clock.now() + expiresInSeconds * 1000);
    return json({
      access_token: token,
      token_type: 'Bearer',
      expires_in: expiresInSeconds,
      target_app: '',
      resource_owner: '',
    });
  };
  const fetch = async (request: Request): Promise<Response> => {
    const url = new URL(request.url);
    if (url.hostname === 'auth.example.com') return giveToken();
    const one = await record(request, clock);
    sent.push(one);
    const bearer = /^Bearer (.+)$/.exec(one.headers['authorization'] ?? '')?.[1];
    if (bearer !== 'fixed-token' && clock.now() >= (valid.get(bearer ?? '') ?? 0))
      return json({ code: 'UNAUTHORIZED', message: 'no' }, 401);
    return handler(one, request);
  };
  const options: ClientOptions = {
    baseUrl: 'https://hub.example.com',
    auth: { authUrl: 'https://auth.example.com', clientId: 'shop', clientSecret: secret },
    fetch,
    clock,
    random: () => 0.5,
  };
  return {
    clock,
    sent,
    tokens,
    tokensIssued: () => asked,
    revoke: () => valid.clear(),
    options,
    runtime: (more) => createRuntime(surface, { ...options, ...more }),
  };
}

async function record(request: Request, clock: Clock): Promise<Sent> {
  const { pathname, search } = new URL(request.url);
  const atInMs = clock.now();
  return {
    method: request.method,
    url: request.url,
    path: pathname + search,
    headers: Object.fromEntries(request.headers),
    body: await request.text(),
    atInMs,
  };
}

export function json(value: unknown, status = 200, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(value), { status, headers: { 'content-type': 'application/json', ...headers } });
}

/** The error that a promise rejects with. Fails if the promise resolves. */
export async function errorOf(promise: PromiseLike<unknown>): Promise<unknown> {
  try {
    await promise;
  } catch (error) {
    return error;
  }
  throw new Error('it was expected to fail');
}

/** Runs everything that can continue without time passing. */
export function settle(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0));
}
