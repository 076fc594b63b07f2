import { request } from 'undici';
import { serve } from '../measure/child.ts';
import { type Figure, ratioAtMost } from '../measure/figure.ts';
import { cpuPerCall } from '../measure/rounds.ts';
import { quartilesOf, ratiosOf, rowsOf } from '../measure/samples.ts';
import { tradelaneOnNode } from '../peers/tradelane.ts';
import { sampleAcceptance } from '../servers/sample.ts';

/** What a body adds to a call. */
export const body: Figure = {
  title: 'CPU that a request body of 2 KB adds',
  method:
    'A PUT with a JSON body of 2 KB (lines of an order accepted) and one without (a return closed), one at a time. Each call serializes the body again.',
  peers: ['undici'],
  async measure(quick) {
    const server = await serve('servers/responses.ts');
    try {
      const client = await tradelaneOnNode(server.url);
      const acceptance = sampleAcceptance();
      const closing = `${server.url}/api/v2/orders/returns/4711/close`;
      const accepting = `${server.url}/api/v2/orders/4711/accept`;
      const headers = { authorization: 'Bearer token' };
      const withBody = { ...headers, 'content-type': 'application/json' };
      const taken = await cpuPerCall(
        [
          { name: 'tradelane (node), no body', run: () => client.returns.close('4711') },
          { name: 'tradelane (node), body', run: () => client.orders.accept('4711', acceptance) },
          {
            name: 'undici, no body',
            run: async () => (await request(closing, { method: 'PUT', headers })).body.json(),
          },
          {
            name: 'undici, body',
            run: async () =>
              (
                await request(accepting, { method: 'PUT', headers: withBody, body: JSON.stringify(acceptance) })
              ).body.json(),
          },
          { name: 'fetch, no body', run: async () => (await fetch(closing, { method: 'PUT', headers })).json() },
          {
            name: 'fetch, body',
            run: async () =>
              (await fetch(accepting, { method: 'PUT', headers: withBody, body: JSON.stringify(acceptance) })).json(),
          },
        ],
        quick ? { rounds: 5, calls: 200, atOnce: 1, warmUpInMs: 500 } : { rounds: 9, turns: 3, calls: 800, atOnce: 1 },
      );
      const ratios = (name: string): readonly number[] => ratiosOf(taken, `${name}, body`, `${name}, no body`);
      const rows = rowsOf(taken, isOurs);
      const names = ['tradelane (node)', 'undici', 'fetch'];
      return {
        charts: [
          { title: 'CPU per PUT', unit: 'µs', rows },
          {
            title: 'With a body, against without',
            unit: '×',
            rows: names.map((name) => ({ name, value: quartilesOf(ratios(name)).median, ours: isOurs(name) })),
          },
        ],
        verdicts: [ratioAtMost('Node transport, with a body against without', ratios('tradelane (node)'), 1.15)],
      };
    } finally {
      await server.stop();
    }
  },
};

function isOurs(name: string): boolean {
  return name.startsWith('tradelane');
}
