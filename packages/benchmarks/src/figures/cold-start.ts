import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { serve } from '../measure/child.ts';
import { type Figure, ratioAtMost } from '../measure/figure.ts';
import { inTurns } from '../measure/in-turns.ts';
import { isOurs, ratiosOf, rowsOf } from '../measure/samples.ts';

const run = promisify(execFile);

const cpuAtExit = new URL('../measure/cpu-at-exit.js', import.meta.url).href;

/** Programs of `src/cold`: the first group has a token, the second one requests it first. */
const withToken = ['fetch', 'openapi-fetch', 'ky', 'undici', 'got', 'axios', 'openai', 'tradelane', 'tradelane-node'];
const withCredentials = ['fetch-credentials', 'openid-client', 'tradelane-credentials'];

/** The time of a function that starts for one call. */
export const coldStart: Figure = {
  title: 'Cold start to the first response',
  method:
    'The CPU time of a small program. Each round starts a new process. It creates a client and makes one call, with a token or with credentials that it first exchanges for a token. Peers have no limits. Only ky, got, axios and openai have timeouts or retries.',
  peers: ['openapi-fetch', 'ky', 'undici', 'got', 'axios', 'openai', 'openid-client'],
  async measure(quick) {
    const server = await serve('servers/responses.ts');
    try {
      const samples = await inTurns([...withToken, ...withCredentials], quick ? 5 : 31, async (name) => {
        const program = fileURLToPath(new URL(`../cold/${name}.js`, import.meta.url));
        const { stderr } = await run(process.execPath, ['--import', cpuAtExit, program, server.url]);
        return Number(stderr.slice(stderr.lastIndexOf('\n')));
      });
      const chart = (title: string, names: readonly string[]) => ({
        title,
        unit: 'ms',
        rows: rowsOf(new Map(names.map((name) => [name, samples.get(name) ?? []])), isOurs),
      });
      return {
        charts: [
          chart('CPU time to the first response, with a token', withToken),
          chart('CPU time to the first response, with credentials', withCredentials),
        ],
        verdicts: [
          ratioAtMost(
            'CPU time with a token, against a program with fetch',
            ratiosOf(samples, 'tradelane', 'fetch'),
            1.2,
          ),
          ratioAtMost(
            'CPU time with credentials, against a program with fetch',
            ratiosOf(samples, 'tradelane-credentials', 'fetch-credentials'),
            1.2,
          ),
        ],
      };
    } finally {
      await server.stop();
    }
  },
};
