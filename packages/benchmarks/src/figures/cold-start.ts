import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { coldProgram, modulesLoaded } from '../budget/modules.ts';
import { serve } from '../measure/child.ts';
import { atMost, type Figure } from '../measure/figure.ts';
import { median } from '../measure/median.ts';

const run = promisify(execFile);

/** Programs of `src/cold`, and what they are called. */
const programs: Readonly<Record<string, string>> = {
  fetch: 'fetch',
  'openapi-fetch': 'openapi-fetch',
  ky: 'ky',
  undici: 'undici',
  got: 'got',
  axios: 'axios',
  openai: 'openai',
  tradelane: 'tradelane (fetch)',
  'tradelane-node': 'tradelane (node)',
};

/** What a function that starts for one call pays. */
export const coldStart: Figure = {
  title: 'Cold start to the first response',
  method:
    'A program of a few lines, started anew for each round, from its start to its end: it makes a client and one call.',
  peers: ['openapi-fetch', 'ky', 'undici', 'got', 'axios', 'openai'],
  async measure(quick) {
    const server = await serve('servers/responses.ts');
    try {
      const taken = new Map<string, number[]>(Object.keys(programs).map((name) => [name, []]));
      for (let round = 0; round < (quick ? 5 : 31); round += 1) {
        for (const [name, values] of taken) {
          const startedAt = performance.now();
          await run(process.execPath, [coldProgram(name), server.url]);
          values.push(performance.now() - startedAt);
        }
      }
      const time = (name: string): number => median(taken.get(name) ?? []);
      const modules = new Map<string, number>();
      for (const name of taken.keys()) modules.set(name, await modulesLoaded(name, server.url));
      const row = (name: string, value: number) => ({
        name: programs[name] ?? name,
        value,
        ours: name.startsWith('tradelane'),
      });
      return {
        charts: [
          {
            title: 'From start to first response',
            unit: 'ms',
            rows: [...taken.keys()].map((name) => row(name, time(name))),
          },
          { title: 'Module files loaded', unit: '', rows: [...modules].map(([name, count]) => row(name, count)) },
        ],
        verdicts: [
          atMost('Default transport, against a program with fetch', time('tradelane') / time('fetch'), 1.1, ' ×'),
          atMost('Modules loaded', modules.get('tradelane') ?? Number.NaN, 40),
        ],
      };
    } finally {
      await server.stop();
    }
  },
};
