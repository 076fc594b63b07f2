import { type Hub, rawHub } from '@tradelane/hub';

/** By path, where a program is built around paths: the same token, limits and retries. One page; what is behind it is up to the caller. */
export async function firstOrders(hub: Hub): Promise<readonly string[]> {
  const { data, error } = await rawHub(hub).GET('/v2/orders', { params: { query: { limit: 100 } } });
  if (data === undefined) throw new Error(`Rejected: ${error?.message ?? 'no reason given'}`);
  return data.data.map(({ id }) => id);
}
