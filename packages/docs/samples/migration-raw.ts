import { type Hub, rawHub } from '@tradelane/hub';

/** By path, where a program is built around paths: the same token, limits and retries. */
export async function orderCount(hub: Hub): Promise<number> {
  const { data, error } = await rawHub(hub).GET('/v2/orders', { params: { query: { limit: 100 } } });
  if (data === undefined) throw new Error(`Rejected: ${error?.message ?? 'no reason given'}`);
  return data.data.length;
}
