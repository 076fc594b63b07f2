/** Both sides of a server, past the front: a channel whose orders keep changing, and the hub that has them. */
import { type ChannelPlatform, createChannelPlatform } from '@tradelane/channel-platform';
import type { Clock } from '@tradelane/core';
import { createHub, type Hub } from '@tradelane/hub';
import type { Sandbox } from '@tradelane/sandbox';
import { orderOf } from '../../test/workflows/world.ts';
import type { Round } from './plan.ts';

/** A sandbox in this process or in another one. */
export interface Server extends Pick<Sandbox, 'fetch' | 'info'> {
  close(): void | Promise<void>;
}

type Access = Pick<Server, 'fetch' | 'info'>;

export function channelOf(server: Access, count: number, random: () => number) {
  const connector = connectorOf(server);
  let version = Date.UTC(2026, 0, 1);
  let changes = 0;
  const send = async (numbers: readonly number[]): Promise<void> => {
    const orders = numbers.map((number) => orderOf(`K-${number}`, (version += 1)));
    (await connector.orders.upsertOrders({ origin: originOf(server), orders })).throwIfFailed();
  };
  return {
    changes: () => changes,
    begin: () => send(Array.from({ length: count }, (_, number) => number)),
    change: (most: number) => {
      const numbers = [...new Set(Array.from({ length: most }, () => Math.floor(random() * count)))];
      changes += numbers.length;
      return send(numbers);
    },
  };
}

export function connectorOf(server: Access, clock?: Clock): ChannelPlatform {
  // A server that is killed needs some seconds to start.
  return createChannelPlatform({ ...optionsOf(server, 'connector'), maxAttempts: 10, ...(clock && { clock }) });
}

export function originOf(server: Access): { readonly channel_id: string; readonly channel_store_id: string } {
  const [{ channel_id = '', stores: [{ channel_store_id = '' } = {}] = [] } = {}] = server.info().world.channels;
  return { channel_id, channel_store_id };
}

export function hubOf(server: Access, clock?: Clock): Hub {
  return createHub({ ...optionsOf(server, 'seller'), ...(clock && { clock }) });
}

function optionsOf(server: Access, who: 'seller' | 'connector') {
  const { urls, credentials } = server.info();
  const { client_id: clientId, client_secret: clientSecret } = credentials[who];
  return {
    baseUrl: urls.base_url,
    auth: { authUrl: urls.auth_url, clientId, clientSecret },
    fetch: server.fetch,
    rateLimiting: false,
  } as const;
}

/** Changes to the server before the processes of a round start. */
export async function prepare(server: Access, { revokesTokens, serverJumps }: Round): Promise<void> {
  if (revokesTokens) await control(server, 'tokens/revoke', {});
  if (serverJumps) await control(server, 'clock', { advance: 'PT5M' });
}

export async function control({ fetch }: Pick<Access, 'fetch'>, path: string, body: object): Promise<void> {
  await fetch(`http://sandbox.localhost/__sandbox/${path}`, { method: 'POST', body: JSON.stringify(body) });
}
