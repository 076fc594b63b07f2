import { mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runToEnd, serve } from '../measure/child.ts';
import { type Figure, ratioAtMost } from '../measure/figure.ts';
import { inTurns } from '../measure/in-turns.ts';
import { transfers } from '../peers/transfers.ts';
import { ratiosOf, rowsOf, type Samples } from '../measure/samples.ts';

interface Measured {
  readonly peakInMiB: number;
  readonly cpuInSeconds: number;
}

/** Memory and time to move a file that is too large for memory. */
export const files: Figure = {
  title: 'Memory for 1 GiB down to a file, and 1 GiB up as multipart',
  method:
    'The peak memory of a process, with a separate process for each way. Downloads end in a file on disk, which Tradelane flushes and moves into place. Uploads start from a file.',
  peers: ['undici', 'openapi-fetch', 'axios'],
  async measure(quick) {
    const size = (quick ? 1 / 8 : 1) * 2 ** 30;
    const server = await serve('servers/responses.ts');
    const folder = await mkdtemp(join(tmpdir(), 'tradelane-'));
    try {
      const source = join(folder, 'source.bin');
      await writeFile(source, '');
      await truncate(source, size);
      const rounds = await inTurns(Object.keys(transfers), quick ? 1 : 5, async (way) => {
        const file = way.startsWith('up') ? source : join(folder, 'target.bin');
        return (await runToEnd('measure/transfer.ts', [way, server.url, String(size), file])) as Measured;
      });
      const peaks = samplesOf(rounds, ({ peakInMiB }) => peakInMiB);
      const cpu = samplesOf(rounds, ({ cpuInSeconds }) => cpuInSeconds);
      const charts = [
        { title: 'Peak memory, 1 GiB down to a file', unit: 'MiB', rows: rows(peaks, 'down') },
        { title: 'Peak memory, 1 GiB up from a file', unit: 'MiB', rows: rows(peaks, 'up') },
        { title: 'CPU, 1 GiB down to a file', unit: 's', rows: rows(cpu, 'down') },
        { title: 'CPU, 1 GiB up from a file', unit: 's', rows: rows(cpu, 'up') },
      ];
      const verdicts = ['down', 'up'].flatMap((direction) =>
        ['node', 'fetch'].map((transport) =>
          ratioAtMost(
            `1 GiB ${direction}, ${transport} transport, peak against undici`,
            ratiosOf(peaks, `${direction} tradelane (${transport})`, `${direction} undici pipeline`),
            1.1,
          ),
        ),
      );
      return { charts, verdicts };
    } finally {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    }
  },
};

function samplesOf(measured: ReadonlyMap<string, readonly Measured[]>, value: (one: Measured) => number): Samples {
  return new Map([...measured].map(([way, rounds]) => [way, rounds.map(value)]));
}

/** Rows of one direction, named without it. */
function rows(samples: Samples, direction: 'down' | 'up') {
  const ways = [...samples].filter(([way]) => way === 'idle' || way.startsWith(direction));
  return rowsOf(new Map(ways.map(([way, values]) => [way.replace(`${direction} `, ''), values])), (name) =>
    name.startsWith('tradelane'),
  );
}
