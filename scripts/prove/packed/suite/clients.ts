import type { ClientOptions } from '@tradelane/core';
import { createHub, type Hub } from '@tradelane/hub';
import type { Info } from '@tradelane/sandbox/portable';
import type { World } from './world.ts';

/** A seller's client of a sandbox. */
export function hubOf(
  { info, transport }: Pick<World, 'info' | 'transport'>,
  options: Partial<ClientOptions> = {},
): Hub {
  const { client_id: clientId, client_secret: clientSecret } = info.credentials.seller;
  return createHub({
    baseUrl: info.urls.base_url,
    auth: { authUrl: info.urls.auth_url, clientId, clientSecret },
    rateLimiting: false,
    ...(transport && { transport }),
    ...options,
  });
}

/** Makes the sandbox fail an operation a number of times. */
export async function failWith(info: Info, fault: { operation: string; status: number; times: number }): Promise<void> {
  const response = await fetch(`${info.control}/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(fault),
  });
  if (!response.ok) throw new Error(`the sandbox takes no fault: ${response.status}`);
}

export async function firstOrder(hub: Hub): Promise<string> {
  const { items } = await hub.orders.list({ limit: 1 });
  const [order] = items;
  if (order === undefined) throw new Error('the demo world has no order');
  return order.id;
}

export async function orderWithDocuments(hub: Hub): Promise<string> {
  const { items } = await hub.documents.list({ limit: 1 });
  const [document] = items;
  if (document === undefined) throw new Error('the demo world has no document');
  return document.order_id;
}
