import { type Account, createAccount } from '@tradelane/account';
import { type ChannelPlatform, createChannelPlatform } from '@tradelane/channel-platform';
import { type ClientOptions, createVirtualClock, type VirtualClock } from '@tradelane/core';
import { createHub, type Hub } from '@tradelane/hub';
import { createSandbox, type NodeSandbox } from '@tradelane/sandbox';

/** A request that reached the sandbox, and the response to it. */
export interface Exchange {
  readonly method: string;
  readonly path: string;
  readonly status: number;
  /** Time of arrival, on the clock of the world. */
  readonly atInMs: number;
}

export type Who = 'connector' | 'seller' | 'limited';

/** A sandbox in this process with clients that share its clock. Nothing leaves the process. */
export interface World {
  readonly clock: VirtualClock;
  readonly sandbox: NodeSandbox;
  /** Everything that reached the sandbox, except its control API. */
  readonly exchanges: readonly Exchange[];
  tokenRequests(): number;
  /** Options of a client with this role. */
  options(who: Who, more?: Partial<ClientOptions>): ClientOptions;
  hub(more?: Partial<ClientOptions>, who?: Who): Hub;
  channelPlatform(more?: Partial<ClientOptions>, who?: Who): ChannelPlatform;
  account(more?: Partial<ClientOptions>, who?: Who): Account;
  /** Calls the sandbox's control API. */
  control<T = unknown>(method: string, path: string, body?: unknown): Promise<T>;
}

export interface WorldSettings {
  readonly limits?: 'real' | 'off';
  /** Whether time advances automatically to the next timer. Otherwise it advances only on request. */
  readonly autoAdvance?: boolean;
  /** Returns the round-trip time of each request. */
  readonly latencyInMs?: () => number;
  /** Called with an internal error of the sandbox. */
  readonly onFailure?: (error: unknown) => void;
}

export const startInMs: number = Date.UTC(2026, 2, 2, 8);

export function createWorld({
  limits = 'off',
  autoAdvance = true,
  latencyInMs,
  onFailure = console.error,
}: WorldSettings = {}): World {
  const clock = createVirtualClock({ startInMs, autoAdvance });
  const sandbox = createSandbox({ seed: 'empty', actions: 'manual', limits, strict: true, clock, onFailure });
  const exchanges: Exchange[] = [];
  const fetch = async (request: Request): Promise<Response> => {
    const thereAndBack = latencyInMs?.() ?? 0;
    const there = Math.floor(thereAndBack / 2);
    if (there > 0) await clock.wait(there, request.signal);
    const atInMs = clock.now();
    const response = await sandbox.fetch(request);
    const { pathname, search } = new URL(request.url);
    exchanges.push({ method: request.method, path: pathname + search, status: response.status, atInMs });
    if (thereAndBack > there) await clock.wait(thereAndBack - there, request.signal);
    return response;
  };
  const { urls, credentials } = sandbox.info();
  const options = (who: Who, more: Partial<ClientOptions> = {}): ClientOptions => ({
    baseUrl: urls.base_url,
    auth: {
      authUrl: urls.auth_url,
      clientId: credentials[who].client_id,
      clientSecret: credentials[who].client_secret,
    },
    clock,
    fetch,
    random: () => 0.5,
    ...more,
  });
  return {
    clock,
    sandbox,
    exchanges,
    tokenRequests: () => exchanges.filter(({ path }) => path.endsWith('/oauth/token')).length,
    options,
    hub: (more, who = 'seller') => createHub(options(who, more)),
    channelPlatform: (more, who = 'connector') => createChannelPlatform(options(who, more)),
    account: (more, who = 'connector') => createAccount(options(who, { baseUrl: urls.account_url, ...more })),
    async control<T>(method: string, path: string, body?: unknown): Promise<T> {
      const response = await sandbox.fetch(
        `http://sandbox.localhost/__sandbox${path}`,
        body === undefined ? { method } : { method, body: JSON.stringify(body) },
      );
      const text = await response.text();
      if (!response.ok) throw new Error(`${method} ${path} responded with ${response.status}: ${text}`);
      return (text === '' ? undefined : JSON.parse(text)) as T;
    },
  };
}

/** Channel and store that {@link openStore} opens. */
export const origin = { channel_id: 'acme_web', channel_store_id: 'harbour' } as const;

/** Opens a channel with one usable store. */
export async function openStore(world: World): Promise<void> {
  const account = world.account();
  await account.channels.upsert({
    channels: [
      { external_id: origin.channel_id, name: 'Acme Web', status: 'AVAILABLE', url: 'https://acme.example.com' },
    ],
  });
  const { link_token } = world.sandbox.info().world;
  await account.stores.create({ stores: [{ ...origin, name: 'Harbour', state: 'ACTIVE' }] }, { token: link_token });
  await world.channelPlatform().stores.upsertBusinessInformation(origin.channel_id, origin.channel_store_id, {
    currency: 'EUR',
    updated_at: new Date(world.clock.now()).toISOString(),
  });
}

/** The error that a promise rejects with. Fails if the promise resolves. */
export async function errorOf(promise: PromiseLike<unknown>): Promise<Error & Record<string, unknown>> {
  try {
    await promise;
  } catch (error) {
    return error as Error & Record<string, unknown>;
  }
  throw new Error('it was expected to fail');
}
