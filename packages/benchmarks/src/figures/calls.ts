import { serve } from '../measure/child.ts';
import { below, type Figure, ratioAtMost } from '../measure/figure.ts';
import { withContenders } from '../measure/rounds.ts';
import { isOurs, ratiosOf, rowsOf } from '../measure/samples.ts';
import { retryingClients } from '../peers/clients.ts';
import { onFetch, onNode } from '../peers/groups.ts';

const withSignal = 'fetch with signal';

/** Small calls one after the other, and fifty of them at once. */
export const calls: Figure = {
  title: 'CPU per call, 2 KB of JSON',
  method:
    'Reads and parses one order of 2 KB over loopback.\n\n- Each contender has its own process, as a program has one client. It first runs for 4 s of CPU time, so that it is compiled. The garbage of a turn is collected in the same turn.\n- Tradelane runs with a token, limits, retries, timeouts and typed errors. It uses the generated methods of the hub in the published files. Its limit is too high to be reached. Schemas (`validate`), loggers and OpenTelemetry are off, as by default.\n- Peers run as in their guides, with a timeout and retries if they have them.\n- `fetch with signal` is a fetch with a timeout that reads its body as text up to a maximum length. `fetch with signal`, `fetch` and `undici` send the same headers as Tradelane.\n- All contenders read the same address, except stripe and openai, which have fixed ones.\n- With other work, a program parses and writes 200 kB of JSON before each call. Only the call is counted.',
  peers: ['undici', 'openapi-fetch', '@hey-api/openapi-ts', 'axios', '@octokit/core', 'ky', 'got', 'stripe', 'openai'],
  async measure(quick) {
    const server = await serve('servers/responses.ts');
    const retrying = retryingClients(server.url).map(({ name }) => name);
    const turns = quick ? { rounds: 5 } : { rounds: 9, turns: 3 };
    try {
      return await withContenders('calls', server.url, quick, async (names, cpuPerCall) => {
        const others = names.filter((name) => !isOurs(name) && name !== 'undici');
        const charts = [];
        const verdicts = [];
        for (const atOnce of [1, 50]) {
          const samples = await cpuPerCall({ ...turns, calls: quick ? 200 : 700, atOnce });
          const title = atOnce === 1 ? 'one at a time' : `${atOnce} at a time`;
          charts.push({ title: `CPU per call, ${title}`, unit: 'µs', rows: rowsOf(samples, isOurs) });
          verdicts.push(
            ratioAtMost(`Node transport, ${title}, against fetch`, ratiosOf(samples, onNode, 'fetch'), 0.45),
            ratioAtMost(`Node transport, ${title}, against undici.request`, ratiosOf(samples, onNode, 'undici'), 0.9),
            below(`Node transport, ${title}, against every other peer`, samples, onNode, others),
            ratioAtMost(
              `fetch transport, ${title}, against fetch with signal`,
              ratiosOf(samples, onFetch, withSignal),
              1.1,
            ),
            below(`fetch transport, ${title}, against every peer that retries`, samples, onFetch, retrying),
          );
        }
        const chosen = [onNode, onFetch, 'undici', 'fetch', withSignal];
        const samples = await cpuPerCall({ ...turns, calls: quick ? 50 : 150, hasOtherWork: true }, chosen);
        charts.push({
          title: 'CPU per call, with other work between calls',
          unit: 'µs',
          rows: rowsOf(samples, isOurs),
        });
        verdicts.push(
          ratioAtMost(
            'Node transport, with other work, against undici.request',
            ratiosOf(samples, onNode, 'undici'),
            1.1,
          ),
          ratioAtMost(
            'fetch transport, with other work, against fetch with signal',
            ratiosOf(samples, onFetch, withSignal),
            1.2,
          ),
        );
        return { charts, verdicts };
      });
    } finally {
      await server.stop();
    }
  },
};
