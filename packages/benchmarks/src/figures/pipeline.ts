import { heapOfIdleClient } from '../budget/idle-client.ts';
import { atMost, type Figure } from '../measure/figure.ts';
import { type Contender, cpuPerCall } from '../measure/rounds.ts';
import { differencesOf, quartilesOf } from '../measure/samples.ts';
import { allocating } from '../peers/allocating.ts';

const own = 'pipeline';
const alone = 'transport alone';

/** Microseconds that the pipeline may take by itself, by calls on the way at a time. */
const limits = [
  { atOnce: 1, limitInUs: 6 },
  { atOnce: 50, limitInUs: 6 },
  { atOnce: 10_000, limitInUs: 9 },
] as const;

/** What is ours of a call, and of a client that waits for one. */
export const pipeline: Figure = {
  title: 'The pipeline alone',
  method:
    'One operation with a limit, a token, a timeout and retries over a transport that returns at once. The time of that transport and of parsing its few bytes, in the same round, is subtracted. The heap of a client is measured with ten thousand unused clients of the surface with most operations.',
  peers: [],
  async measure(quick) {
    const contenders = await Promise.all([own, alone].map(contender));
    const rows = [];
    const verdicts = [];
    for (const { atOnce, limitInUs } of limits) {
      const calls = quick ? 10_000 : 30_000;
      // what was compiled for one at a time stays so
      const warmUpInMs = atOnce === 1 ? (quick ? 700 : 1_500) : 300;
      const taken = await cpuPerCall(contenders, { rounds: quick ? 7 : 15, calls, atOnce, warmUpInMs });
      const { lower, median, upper } = quartilesOf(differencesOf(taken, own, alone));
      const title = atOnce === 1 ? 'one at a time' : `${atOnce.toLocaleString('en')} at a time`;
      rows.push({ name: title, value: median, quartiles: [lower, upper] as const, ours: true });
      verdicts.push(atMost(`CPU of the pipeline alone, ${title}, upper quartile`, upper, limitInUs, ' µs'));
    }
    const bytes = await heapOfIdleClient(import.meta.resolve('@tradelane/marketplace-seller'));
    verdicts.push(atMost('Heap of an idle client of the largest surface', bytes, 6_000, ' bytes'));
    return { charts: [{ title: 'CPU of the pipeline alone', unit: 'µs', rows }], verdicts };
  },
};

async function contender(name: string): Promise<Contender> {
  const prepare = allocating[name];
  if (!prepare) throw new Error(`There is no way ${name}`);
  return { name, run: await prepare(import.meta.resolve('@tradelane/core')) };
}
