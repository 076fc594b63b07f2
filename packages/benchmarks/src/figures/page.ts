import { serve } from '../measure/child.ts';
import { type Figure, ratioAtMost } from '../measure/figure.ts';
import { cpuPerCall } from '../measure/rounds.ts';
import { ratiosOf, rowsOf } from '../measure/samples.ts';
import { bareClients } from '../peers/clients.ts';
import { tradelane, tradelaneOnNode } from '../peers/tradelane.ts';

/** A page of a list, which takes most of its time for reading and parsing. */
export const page: Figure = {
  title: 'CPU per list page, 217 KB',
  method:
    'Reads and parses a page of 217 KB, one at a time. Tradelane also finds the rows and guards integers against rounding. The query is the same for all. Checks by schema are off, as by default.',
  peers: ['undici'],
  async measure(quick) {
    const server = await serve('servers/responses.ts');
    try {
      const node = await tradelaneOnNode(server.url);
      const portable = await tradelane(server.url);
      const { fetch, undici } = bareClients(server.url, '/api/v2/orders?limit=100');
      const samples = await cpuPerCall(
        [
          { name: 'tradelane (node)', run: () => node.orders.list({ limit: 100 }) },
          { name: 'tradelane (fetch)', run: () => portable.orders.list({ limit: 100 }) },
          undici,
          fetch,
        ],
        quick ? { rounds: 7, calls: 60, atOnce: 1, warmUpInMs: 700 } : { rounds: 9, turns: 3, calls: 250, atOnce: 1 },
      );
      const rows = rowsOf(samples, (name) => name.startsWith('tradelane'));
      const ratios = ratiosOf(samples, 'tradelane (node)', 'undici');
      return {
        charts: [{ title: 'CPU per page of 217 KB', unit: 'µs', rows }],
        verdicts: [ratioAtMost('Node transport against undici.request', ratios, 1.05)],
      };
    } finally {
      await server.stop();
    }
  },
};
