import { serve } from '../measure/child.ts';
import { atMost, below, type Figure, type Row } from '../measure/figure.ts';
import { cpuPerCall } from '../measure/rounds.ts';
import { bareClients, plainClients, retryingClients } from '../peers/clients.ts';
import { operations, tradelane, tradelaneOnNode } from '../peers/tradelane.ts';

const onNode = 'tradelane (node)';
const onFetch = 'tradelane (fetch)';

/** One small call after the other, and fifty of them at once. */
export const calls: Figure = {
  title: 'CPU per call, 2 KB of JSON',
  method:
    'Reads one order of 2 KB over loopback, parsed. Tradelane with everything on: token, limits, retries, timeouts, typed errors; peers as their guides set them up, with a timeout and retries where they have them.',
  peers: ['undici', 'openapi-fetch', '@hey-api/openapi-ts', 'axios', '@octokit/core', 'ky', 'got', 'stripe', 'openai'],
  async measure(quick) {
    const server = await serve('servers/responses.ts');
    try {
      const path = { order_id: '4711' };
      const node = tradelaneOnNode(server.url);
      const portable = tradelane(server.url);
      const bare = bareClients(server.url, '/v2/orders/4711');
      const retrying = retryingClients(server.url);
      const plain = await plainClients(server.url);
      const contenders = [
        { name: onNode, run: () => node.call(operations.readOrder, { path }) },
        { name: onFetch, run: () => portable.call(operations.readOrder, { path }) },
        bare.undici,
        bare.fetch,
        ...plain,
        ...retrying,
      ];
      const rounds = quick ? 3 : 15;
      const calls = quick ? 300 : 1_000;
      const charts = [];
      const verdicts = [];
      for (const atOnce of [1, 50]) {
        const taken = await cpuPerCall(contenders, { rounds, calls, atOnce });
        const of = (name: string): number => taken.get(name) ?? Number.NaN;
        const rows: readonly Row[] = [...taken].map(([name, value]) => ({
          name,
          value,
          ours: name.startsWith('tradelane'),
        }));
        const title = atOnce === 1 ? 'one at a time' : `${atOnce} at a time`;
        charts.push({ title: `CPU per call, ${title}`, unit: 'µs', rows });
        const others = rows.filter(({ name, ours }) => !ours && name !== 'undici');
        verdicts.push(
          atMost(`Node transport, ${title}, against fetch`, of(onNode) / of('fetch'), 0.5, ' ×'),
          atMost(`Node transport, ${title}, against undici.request`, of(onNode) / of('undici'), 1.5, ' ×'),
          below(`Node transport, ${title}, against every other peer`, of(onNode), others),
          atMost(`fetch transport, ${title}, against fetch`, of(onFetch) / of('fetch'), 1.25, ' ×'),
          below(
            `fetch transport, ${title}, against every peer that retries`,
            of(onFetch),
            rows.filter(({ name }) => retrying.some((peer) => peer.name === name)),
          ),
        );
      }
      return { charts, verdicts };
    } finally {
      await server.stop();
    }
  },
};
