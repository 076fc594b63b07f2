/**
 * The fault proof: `pnpm test:faults [--orders 20000] [--kills 200] [--seed 1]`. Prints counts and seed; the same seed makes the same plan.
 * Exits with 1 where something was missed, applied twice or stuck.
 */
import { parseArgs } from 'node:util';
import { killedSync } from './killed-sync.ts';
import { killedWork } from './killed-work.ts';

const { values } = parseArgs({
  options: {
    orders: { type: 'string', default: '20000' },
    kills: { type: 'string', default: '200' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
  },
});
const [orders, kills, seed] = [values.orders, values.kills, values.seed].map(Number) as [number, number, number];

let failed = false;
for (const checkpoint of ['transaction', 'file'] as const) {
  const startedAt = performance.now();
  const figures = await killedSync({ orders, kills, seed, checkpoint });
  const seconds = ((performance.now() - startedAt) / 1_000).toFixed(1);
  console.log(`sync of orders, checkpoint in ${checkpoint === 'file' ? 'files' : 'the transaction of the handler'}`);
  console.log(`  ${JSON.stringify({ seed, ...figures, seconds: Number(seconds) })}`);
  const tooMany = checkpoint === 'file' ? figures.appliedTwice - figures.redelivered : figures.appliedTwice;
  const within = checkpoint === 'transaction' || figures.appliedTwice <= figures.kills;
  failed ||= figures.missed > 0 || tooMany > 0 || figures.stuck > 0 || !within;
}
const work = await killedWork(Math.ceil(kills / 10), seed);
console.log('an import and an export, followed through restarts');
console.log(`  ${JSON.stringify({ seed, ...work })}`);
failed ||= work.missed > 0 || work.appliedTwice > 0 || work.stuck > 0 || work.imports !== 1;
console.log(failed ? 'FAILED' : 'missed 0, applied twice 0, stuck 0');
process.exitCode = failed ? 1 : 0;
