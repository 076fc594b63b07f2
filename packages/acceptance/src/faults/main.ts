/**
 * The fault proof: `pnpm test:faults [--orders 20000] [--kills 200] [--seed 1]`. Prints how far it is, then counts and seed;
 * the same seed makes the same plan. Exits with 1 where something was missed, applied twice or stuck.
 */
import { parseArgs } from 'node:util';
import { killedDays } from './killed-days.ts';
import { killedSync } from './killed-sync.ts';
import { killedWork } from './killed-work.ts';
import { faultsOfDays, faultsOfSync, faultsOfWork } from './violations.ts';

const { values } = parseArgs({
  options: {
    orders: { type: 'string', default: '20000' },
    kills: { type: 'string', default: '200' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
  },
});
const [orders, kills, seed] = [values.orders, values.kills, values.seed].map(Number) as [number, number, number];

const faults: string[] = [];
async function prove<Figures extends object>(
  title: string,
  run: (onProgress: (line: string) => void) => Promise<Figures>,
  faultsOf: (figures: Figures) => readonly string[],
): Promise<void> {
  const startedAt = performance.now();
  const seconds = (): number => Math.round((performance.now() - startedAt) / 1_000);
  console.log(`${title}, seed ${seed}`);
  const figures = await run((line) => console.log(`  ${String(seconds()).padStart(4)} s  ${line}`));
  for (const [name, value] of Object.entries({ ...figures, seconds: seconds() }))
    console.log(`  ${name.padEnd(18)} ${typeof value === 'object' ? JSON.stringify(value) : String(value)}`);
  const found = faultsOf(figures);
  console.log(found.length === 0 ? '  holds\n' : `  FAILED: ${found.join(', ')}\n`);
  faults.push(...found);
}

await prove(
  'Orders into SQLite, the checkpoint in the transaction of the handler',
  (onProgress) => killedSync({ orders, kills, seed, checkpoint: 'transaction', onProgress }),
  (figures) => faultsOfSync(figures, 'transaction'),
);
await prove(
  'Orders of days, default options, slow handlers, processes that oversleep, a server that dies',
  (onProgress) => killedDays({ orders: Math.ceil(orders / 20), kills: Math.ceil(kills / 4), seed, onProgress }),
  faultsOfDays,
);
await prove(
  'Orders into SQLite, the checkpoint in files',
  (onProgress) => killedSync({ orders, kills, seed, checkpoint: 'file', onProgress }),
  (figures) => faultsOfSync(figures, 'file'),
);
await prove(
  'An import, an export and a batch, by the same calls after each restart',
  (onProgress) =>
    killedWork({
      kills: Math.ceil(kills / 5),
      seed,
      importedLines: orders,
      exportedLines: orders,
      files: Math.ceil(orders / 200),
      shipments: 200,
      onProgress,
    }),
  faultsOfWork,
);
console.log(faults.length === 0 ? `seed ${seed}: missed 0, applied twice 0, stuck 0` : `seed ${seed}: FAILED`);
process.exitCode = faults.length === 0 ? 0 : 1;
