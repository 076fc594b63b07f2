import { serve } from '../measure/child.ts';
import { type Figure, ratioAtMost } from '../measure/figure.ts';
import { withContenders } from '../measure/rounds.ts';
import { isOurs, ratiosOf, rowsOf } from '../measure/samples.ts';
import { onNode } from '../peers/groups.ts';

/** A page of a list, which takes most of its time for reading and parsing. */
export const page: Figure = {
  title: 'CPU per list page, 217 KB',
  method:
    'Reads and parses a page of 217 KB, one at a time. Each contender has its own process. Tradelane also finds the rows and guards integers against rounding. The query is the same for all. Checks by schema are off, as by default.',
  peers: ['undici'],
  async measure(quick) {
    const server = await serve('servers/responses.ts');
    try {
      const samples = await withContenders('page', server.url, quick, (_, cpuPerCall) =>
        cpuPerCall(quick ? { rounds: 7, calls: 60 } : { rounds: 9, turns: 3, calls: 250 }),
      );
      return {
        charts: [{ title: 'CPU per page of 217 KB', unit: 'µs', rows: rowsOf(samples, isOurs) }],
        verdicts: [ratioAtMost('Node transport against undici.request', ratiosOf(samples, onNode, 'undici'), 1.05)],
      };
    } finally {
      await server.stop();
    }
  },
};
