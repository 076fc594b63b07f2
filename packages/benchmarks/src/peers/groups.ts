import { action } from './address.ts';
import { bareClients, type Contender, plainClients, retryingClients } from './clients.ts';
import { tradelane, tradelaneOnNode } from './tradelane.ts';

export const onNode = 'tradelane (node)';
export const onFetch = 'tradelane (fetch)';

/** Creates the contenders of a figure, which read from a server. */
type Group = (url: string) => Promise<readonly Contender[]>;

export const groups = {
  async calls(url) {
    const [node, portable] = await Promise.all([tradelaneOnNode(url), tradelane(url)]);
    return [
      { name: onNode, run: () => node.actions.get('4711') },
      { name: onFetch, run: () => portable.actions.get('4711') },
      ...Object.values(bareClients(url, action)),
      ...(await plainClients(url)),
      ...retryingClients(url),
    ];
  },
  async page(url) {
    const [node, portable] = await Promise.all([tradelaneOnNode(url), tradelane(url)]);
    const { fetch, undici } = bareClients(url, '/api/v2/orders?limit=100');
    return [
      { name: onNode, run: () => node.orders.list({ limit: 100 }) },
      { name: onFetch, run: () => portable.orders.list({ limit: 100 }) },
      undici,
      fetch,
    ];
  },
} satisfies Readonly<Record<string, Group>>;
