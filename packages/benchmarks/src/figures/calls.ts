import { serve } from '../measure/child.ts';
import { below, type Figure, ratioAtMost } from '../measure/figure.ts';
import { cpuPerCall } from '../measure/rounds.ts';
import { ratiosOf, rowsOf } from '../measure/samples.ts';
import { action } from '../peers/address.ts';
import { bareClients, plainClients, retryingClients } from '../peers/clients.ts';
import { tradelane, tradelaneOnNode } from '../peers/tradelane.ts';

const onNode = 'tradelane (node)';
const onFetch = 'tradelane (fetch)';
const withSignal = 'fetch with signal';

/** Small calls one after the other, and fifty of them at once. */
export const calls: Figure = {
  title: 'CPU per call, 2 KB of JSON',
  method:
    'Reads and parses one order of 2 KB over loopback.\n\n- Each contender first runs for 4 s of CPU time, so that it is compiled. The garbage of a turn is collected in the same turn.\n- Tradelane runs with a token, limits, retries, timeouts and typed errors. It uses the generated methods of the hub in the published files. Its limit is too high to be reached. Schemas (`validate`), loggers and OpenTelemetry are off, as by default.\n- Peers run as in their guides, with a timeout and retries if they have them.\n- `fetch with signal` is a fetch with a timeout that reads its body as text up to a maximum length. `fetch with signal`, `fetch` and `undici` send the same headers as Tradelane.\n- All contenders read the same address, except stripe and openai, which have fixed ones.',
  peers: ['undici', 'openapi-fetch', '@hey-api/openapi-ts', 'axios', '@octokit/core', 'ky', 'got', 'stripe', 'openai'],
  async measure(quick) {
    const server = await serve('servers/responses.ts');
    try {
      const node = await tradelaneOnNode(server.url);
      const portable = await tradelane(server.url);
      const bare = bareClients(server.url, action);
      const retrying = retryingClients(server.url);
      const plain = await plainClients(server.url);
      const contenders = [
        { name: onNode, run: () => node.actions.get('4711') },
        { name: onFetch, run: () => portable.actions.get('4711') },
        bare.undici,
        bare.fetch,
        bare.fetchWithSignal,
        ...plain,
        ...retrying,
      ];
      const rounds = quick ? 5 : 9;
      const turns = quick ? 1 : 3;
      const calls = quick ? 200 : 700;
      const charts = [];
      const verdicts = [];
      for (const atOnce of [1, 50]) {
        // Code that was compiled for one call at a time stays compiled.
        const warmUpInMs = quick ? (atOnce > 1 ? 300 : 400) : atOnce > 1 ? 1_000 : 4_000;
        const samples = await cpuPerCall(contenders, { rounds, turns, calls, atOnce, warmUpInMs });
        const title = atOnce === 1 ? 'one at a time' : `${atOnce} at a time`;
        const ratios = (name: string, other: string): readonly number[] => ratiosOf(samples, name, other);
        charts.push({
          title: `CPU per call, ${title}`,
          unit: 'µs',
          rows: rowsOf(samples, (name) => name.startsWith('tradelane')),
        });
        const others = [...samples.keys()].filter((name) => !name.startsWith('tradelane') && name !== 'undici');
        const retryingNames = retrying.map(({ name }) => name);
        verdicts.push(
          ratioAtMost(`Node transport, ${title}, against fetch`, ratios(onNode, 'fetch'), 0.45),
          ratioAtMost(`Node transport, ${title}, against undici.request`, ratios(onNode, 'undici'), 0.9),
          below(`Node transport, ${title}, against every other peer`, samples, onNode, others),
          ratioAtMost(`fetch transport, ${title}, against fetch with signal`, ratios(onFetch, withSignal), 1.1),
          below(`fetch transport, ${title}, against every peer that retries`, samples, onFetch, retryingNames),
        );
      }
      return { charts, verdicts };
    } finally {
      await server.stop();
    }
  },
};
