import { mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runToEnd, serve } from '../measure/child.ts';
import { atMost, type Figure, type Row } from '../measure/figure.ts';
import { transfers } from '../peers/transfers.ts';
import { median } from '../measure/median.ts';

interface Taken {
  readonly peakInMiB: number;
  readonly cpuInSeconds: number;
}

/** What it takes to move a file that is larger than memory should be. */
export const files: Figure = {
  title: 'Memory for 1 GiB down to a file, and 1 GiB up as multipart',
  method:
    'Each way in a process of its own; the most memory that the process ever held. Downloads end in a file on disk (ours flushed and moved into place); uploads come from one.',
  peers: ['undici', 'openapi-fetch', 'axios'],
  async measure(quick) {
    const size = (quick ? 1 / 8 : 1) * 2 ** 30;
    const server = await serve('servers/responses.ts');
    const folder = await mkdtemp(join(tmpdir(), 'tradelane-'));
    try {
      const source = join(folder, 'source.bin');
      await writeFile(source, '');
      await truncate(source, size);
      const rounds = new Map<string, Taken[]>(Object.keys(transfers).map((way) => [way, []]));
      for (let round = 0; round < (quick ? 1 : 3); round += 1) {
        for (const [way, found] of rounds) {
          const file = way.startsWith('up') ? source : join(folder, 'target.bin');
          found.push((await runToEnd('measure/transfer.ts', [way, server.url, String(size), file])) as Taken);
        }
      }
      const peak = (way: string): number => median((rounds.get(way) ?? []).map(({ peakInMiB }) => peakInMiB));
      const cpu = (way: string): number => median((rounds.get(way) ?? []).map(({ cpuInSeconds }) => cpuInSeconds));
      const ways = (direction: string) => ['idle', ...[...rounds.keys()].filter((way) => way.startsWith(direction))];
      const charts = [
        {
          title: 'Peak memory, 1 GiB down to a file',
          unit: 'MiB',
          rows: ways('down').map((way) => row(way, peak(way))),
        },
        { title: 'Peak memory, 1 GiB up from a file', unit: 'MiB', rows: ways('up').map((way) => row(way, peak(way))) },
        { title: 'CPU, 1 GiB down to a file', unit: 's', rows: ways('down').map((way) => row(way, cpu(way))) },
        { title: 'CPU, 1 GiB up from a file', unit: 's', rows: ways('up').map((way) => row(way, cpu(way))) },
      ];
      const verdicts = ['down', 'up'].flatMap((direction) =>
        ['node', 'fetch'].map((transport) =>
          atMost(
            `1 GiB ${direction}, ${transport} transport, peak against undici`,
            peak(`${direction} tradelane (${transport})`) / peak(`${direction} undici pipeline`),
            1.1,
            ' ×',
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

function row(way: string, value: number): Row {
  return { name: way.replace(/^(down|up) /, ''), value, ours: way.includes('tradelane') };
}
