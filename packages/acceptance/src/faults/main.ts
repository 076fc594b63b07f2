/**
 * The fault proof: `pnpm prove faults [--orders 20000] [--kills 200] [--seed 1] [--only days]`. Prints how far it is, then counts and seed;
 * the same seed makes the same plan. Exits with 1 where something was missed, applied twice or stuck.
 */
import { parseArgs } from 'node:util';
import { withoutServer } from '@tradelane/test-servers';
import { killedDays } from './killed-days.ts';
import { killedPostgres } from './killed-postgres.ts';
import { killedSync } from './killed-sync.ts';
import { killedWork } from './killed-work.ts';
import { faultsOfDays, faultsOfPostgres, faultsOfSync, faultsOfWork } from './violations.ts';

const { values } = parseArgs({
  options: {
    orders: { type: 'string', default: '20000' },
    kills: { type: 'string', default: '200' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    only: { type: 'string', default: '' },
  },
});
const [orders, kills, seed] = [values.orders, values.kills, values.seed].map(Number) as [number, number, number];
if (![orders, kills, seed + 1].every((number) => Number.isInteger(number) && number > 0))
  throw new Error('`--orders` and `--kills` must be whole numbers above 0, and `--seed` one from 0.');

interface Part {
  readonly title: string;
  /** Runs it and prints its figures; returns what must not be, and is. */
  readonly prove: (onProgress: (line: string) => void) => Promise<readonly string[]>;
}

function part<Figures extends object>(
  title: string,
  run: (onProgress: (line: string) => void) => Promise<Figures>,
  faultsOf: (figures: Figures) => readonly string[],
): Part {
  return {
    title,
    prove: async (onProgress) => {
      const figures = await run(onProgress);
      for (const [name, value] of Object.entries(figures))
        console.log(`  ${name.padEnd(18)} ${typeof value === 'object' ? JSON.stringify(value) : String(value)}`);
      return faultsOf(figures);
    },
  };
}

const parts: Readonly<Record<string, Part>> = {
  transaction: part(
    'Orders into SQLite, the checkpoint in the transaction of the handler',
    (onProgress) => killedSync({ orders, kills, seed, checkpoint: 'transaction', onProgress }),
    (figures) => faultsOfSync(figures, 'transaction'),
  ),
  days: part(
    'Orders of days, default options, slow handlers, processes that oversleep, a server that dies',
    (onProgress) => killedDays({ orders: Math.ceil(orders / 20), kills: Math.ceil(kills / 4), seed, onProgress }),
    faultsOfDays,
  ),
  file: part(
    'Orders into SQLite, the checkpoint in files',
    (onProgress) => killedSync({ orders, kills, seed, checkpoint: 'file', onProgress }),
    (figures) => faultsOfSync(figures, 'file'),
  ),
  work: part(
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
  ),
  postgres: part(
    'Orders into PostgreSQL, the checkpoint in the transaction of the handler',
    (onProgress) => killedPostgres({ orders: Math.ceil(orders / 10), kills, seed, onProgress }),
    faultsOfPostgres,
  ),
};

const chosen = Object.entries(parts).filter(([name]) => name.startsWith(values.only));
if (chosen.length === 0) throw new Error(`No such part: ${values.only}. There are: ${Object.keys(parts).join(', ')}.`);

const faults: string[] = [];
for (const [name, { title, prove }] of chosen) {
  const isLeftOut = name === 'postgres' && withoutServer('postgres');
  console.log(`${title}, seed ${seed}${isLeftOut ? ': left out, there is no PostgreSQL on this machine' : ''}`);
  if (isLeftOut) continue;
  const startedAt = performance.now();
  const seconds = (): number => Math.round((performance.now() - startedAt) / 1_000);
  const found = await prove((line) => console.log(`  ${String(seconds()).padStart(4)} s  ${line}`));
  console.log(`  ${'seconds'.padEnd(18)} ${seconds()}`);
  console.log(found.length === 0 ? '  holds\n' : `  FAILED: ${found.join(', ')}\n`);
  faults.push(...found);
}
console.log(faults.length === 0 ? `seed ${seed}: all of it holds` : `seed ${seed}: FAILED`);
process.exitCode = faults.length === 0 ? 0 : 1;
