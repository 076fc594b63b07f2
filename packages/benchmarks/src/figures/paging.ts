import { runToEnd } from '../measure/child.ts';
import { atMost, type Figure } from '../measure/figure.ts';

/** A long walk over a list. */
export const paging: Figure = {
  title: 'Paging through 1,000,000 rows',
  method:
    'The iterator of a list over pages of 100 rows, answered within the process. Memory after a garbage collection, after 10,000 rows and at the end; CPU time of the ten tenths.',
  peers: [],
  async measure(quick) {
    const rows = quick ? 100_000 : 1_000_000;
    const { earlyInMiB, lastInMiB, marks } = (await runToEnd('measure/walk.ts', [String(rows)], ['--expose-gc'])) as {
      readonly earlyInMiB: number;
      readonly lastInMiB: number;
      readonly marks: readonly number[];
    };
    const tenths = marks.map((mark, index) => mark - (marks[index - 1] ?? 0));
    const half = (from: number): number => tenths.slice(from, from + 5).reduce((sum, value) => sum + value, 0);
    return {
      charts: [
        {
          title: 'Memory of the process',
          unit: 'MiB',
          rows: [
            { name: 'after 10,000 rows', value: earlyInMiB, ours: true },
            { name: `after ${rows.toLocaleString('en')} rows`, value: lastInMiB, ours: true },
          ],
        },
        {
          title: 'CPU time',
          unit: 's',
          rows: tenths.map((value, index) => ({ name: `tenth ${index + 1}`, value, ours: true })),
        },
      ],
      verdicts: [
        atMost('Memory at the end, against after 10,000 rows', lastInMiB / earlyInMiB, 1.1, ' ×'),
        atMost('Time of the second half, against the first', half(5) / half(0), 1.1, ' ×'),
      ],
    };
  },
};
