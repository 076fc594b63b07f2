/**
 * Runs a proof: `pnpm prove faults [part…] [--kills 200] [--seed 1]`. Prints the figures of each part. The same seed makes the same plan.
 * Exits with 1 if a figure isn't what it must be.
 */
import { withoutServer } from '@tradelane/test-servers';
import { chosenBy } from './arguments.ts';
import { prove, shown } from './proof.ts';
import { proofs } from './proofs.ts';

const { options, parts } = chosenBy(proofs, process.argv.slice(2));
const failed: string[] = [];
for (const [partName, part] of parts) {
  console.log(`\n${partName}: ${part.title}`);
  const absent = (part.needs ?? []).filter((server) => withoutServer(server));
  if (absent.length > 0) {
    console.log(`⚠ skipped: ${absent.join(', ')} isn't installed`);
    continue;
  }
  const startedAt = performance.now();
  const seconds = (): string => `${Math.round((performance.now() - startedAt) / 1_000)} s`;
  const { figures, faults } = await prove(part, options, (line) => console.log(`  ${seconds().padStart(6)}  ${line}`));
  for (const [figure, value] of Object.entries(figures)) console.log(`  ${figure.padEnd(20)} ${shown(value)}`);
  console.log(faults.length === 0 ? `  ✔ ${seconds()}` : `  ✘ ${faults.join('\n  ✘ ')}`);
  failed.push(...faults.map((fault) => `${partName}: ${fault}`));
}
console.log(`\nseed ${options.seed}: ${failed.length === 0 ? 'everything holds' : `FAILED\n${failed.join('\n')}`}`);
// Suspended processes of the simulation never end.
process.exit(failed.length === 0 ? 0 : 1);
