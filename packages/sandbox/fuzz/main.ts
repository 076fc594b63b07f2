// Sends random requests to the sandbox: pnpm prove requests [--requests 200000] [--seed 1] [--data FILE] [--goes-on] [--faults] [--limited].
// With --goes-on, the world is also restored and its file reopened. Exits with 1 if a request failed without a fault.
import { parseArgs } from 'node:util';
import { fuzz } from './run.ts';

const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '200000' },
    seed: { type: 'string', default: '1' },
    data: { type: 'string' },
    'goes-on': { type: 'boolean', default: false },
    faults: { type: 'boolean', default: false },
    limited: { type: 'boolean', default: false },
  },
});
const inMegabytes = (bytes: number): string => `${Math.round(bytes / 1e6)} MB`;
const { requests, statuses, ordered, failures, changed, slow } = await fuzz({
  seed: Number(values.seed),
  requests: Number(values.requests),
  goesOn: values['goes-on'],
  faults: values.faults,
  limited: values.limited,
  ...(values.data !== undefined && { data: values.data }),
  onProgress: (done) => {
    const { rss, heapUsed } = process.memoryUsage();
    process.stderr.write(`\r${done}, ${inMegabytes(rss)} of memory, ${inMegabytes(heapUsed)} of heap `);
  },
});
const failed = failures.length + changed.length + slow.length;
console.log(
  `\n${requests} requests: ${failures.length} kinds of failures, ${changed.length} refused ones changed something, ${slow.length} took over 2 s`,
);
console.log(
  [...statuses]
    .sort(([a], [b]) => a - b)
    .map(([status, count]) => `${status}: ${count}`)
    .join(', '),
);
if (values.faults) console.log(`${ordered} of them from faults`);
for (const { request, error } of failures) console.log(`\n${request}\n${error}`);
for (const request of changed) console.log(`\nchanged: ${request}`);
for (const request of slow) console.log(`\nslow: ${request}`);
process.exitCode = failed > 0 ? 1 : 0;
