// Sends requests of chance to the sandbox: pnpm fuzz:sandbox [--requests 200000] [--seed 1]. Ends with 1 where one met a failure.
import { parseArgs } from 'node:util';
import { fuzz } from './run.ts';

const { values } = parseArgs({
  options: { requests: { type: 'string', default: '200000' }, seed: { type: 'string', default: '1' } },
});
const { requests, statuses, failures, changed } = await fuzz({
  seed: Number(values.seed),
  requests: Number(values.requests),
  onProgress: (done) => process.stderr.write(`\r${done}`),
});
const failed = [...statuses].filter(([status]) => status >= 500).reduce((sum, [, count]) => sum + count, 0);
console.log(`\n${requests} requests: ${failed} failed, ${changed.length} refused ones changed something`);
console.log(
  [...statuses]
    .sort(([a], [b]) => a - b)
    .map(([status, count]) => `${status}: ${count}`)
    .join(', '),
);
for (const { request, error } of failures) console.log(`\n${request}\n${error}`);
for (const request of changed) console.log(`\nchanged: ${request}`);
process.exitCode = failed + failures.length + changed.length > 0 ? 1 : 0;
