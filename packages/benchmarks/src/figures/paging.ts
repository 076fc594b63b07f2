import { runToEnd, serve } from '../measure/child.ts';
import { atMost, type Chart, type Figure } from '../measure/figure.ts';
import { inTurns } from '../measure/in-turns.ts';
import type { Memory } from '../measure/walk.ts';
import { walks } from '../peers/walks.ts';

interface Walked {
  readonly early: Memory;
  readonly last: Memory;
  /** CPU time at the end of each tenth, in seconds. */
  readonly marks: readonly number[];
}

/**
 * Sets V8's young generation to its full size, because it would otherwise grow at an unpredictable time.
 */
const flags = ['--expose-gc', '--min-semi-space-size=16', '--max-semi-space-size=16'];

/** A long iteration over a list. */
export const paging: Figure = {
  title: 'Paging through 1,000,000 rows',
  method:
    'The iterator of a list over pages of 100 rows, and the same as a loop by hand. Each runs in a separate process, which walked through 100,000 rows before. The figures show memory after 10,000 rows and at the end, and CPU time of each tenth. Garbage is collected after each tenth.',
  peers: ['undici'],
  async measure(quick) {
    const rows = quick ? 50_000 : 1_000_000;
    const server = await serve('servers/rows.ts', String(rows));
    try {
      const samples = await inTurns(
        Object.keys(walks),
        1,
        async (way) => (await runToEnd('measure/walk.ts', [way, server.url, String(rows)], flags)) as Walked,
      );
      const walked = new Map([...samples].map(([way, [only]]) => [way, only as Walked]));
      const chart = (title: string, of: (memory: Memory) => number): Chart => ({
        title,
        unit: 'MiB',
        rows: [...walked].flatMap(([way, { early, last }]) => [
          { name: `${way}, after 10,000 rows`, value: of(early), ours: way.startsWith('tradelane') },
          { name: `${way}, at the end`, value: of(last), ours: way.startsWith('tradelane') },
        ]),
      });
      const verdicts = ['node', 'fetch'].flatMap((transport) => {
        const { early, last, marks } = walked.get(`tradelane (${transport})`) as Walked;
        const tenths = tenthsOf(marks);
        return [
          atMost(`${transport} transport, memory at the end`, last.processInMiB / early.processInMiB, 1.1, ' ×'),
          atMost(`${transport} transport, second half of the time`, sum(tenths, 5) / sum(tenths, 0), 1.1, ' ×'),
        ];
      });
      return {
        charts: [
          chart('Memory of the process', ({ processInMiB }) => processInMiB),
          chart('Live heap', ({ heapInMiB }) => heapInMiB),
          {
            title: 'CPU time, node transport',
            unit: 's',
            rows: tenthsOf((walked.get('tradelane (node)') as Walked).marks).map((value, index) => ({
              name: `tenth ${index + 1}`,
              value,
              ours: true,
            })),
          },
        ],
        verdicts,
      };
    } finally {
      await server.stop();
    }
  },
};

function tenthsOf(marks: readonly number[]): readonly number[] {
  return marks.map((mark, index) => mark - (marks[index - 1] ?? 0));
}

/** Sums five tenths, from one of them. */
function sum(tenths: readonly number[], from: number): number {
  return tenths.slice(from, from + 5).reduce((total, tenth) => total + tenth, 0);
}
