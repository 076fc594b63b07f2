/**
 * The simulation: `pnpm prove simulation [--seed 1] [--pairs 500] [--scenario sync]`. Each flow is struck at every boundary, alone and in
 * pairs. Prints what it found, and exits with 1 where that is anything.
 */
import { parseArgs } from 'node:util';
import { scenarios } from './scenarios/index.ts';
import { simulate } from './simulate.ts';

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    pairs: { type: 'string', default: '500' },
    scenario: { type: 'string', default: '' },
  },
});

const [seed, pairs] = [Number(values.seed), Number(values.pairs)];
if (!(seed >= 0 && pairs >= 0)) throw new Error('`--seed` and `--pairs` must be numbers from 0.');
const chosen = Object.entries(scenarios).filter(([name]) => name.startsWith(values.scenario));
if (chosen.length === 0)
  throw new Error(`No such scenario: ${values.scenario}. There are: ${Object.keys(scenarios).join(', ')}.`);

let found = 0;
for (const [, open] of chosen) {
  const scenario = await open();
  const settings = { seed, singles: Infinity, pairs, persistent: Infinity };
  const report = await simulate(scenario, settings);
  console.log(
    `${scenario.name}: ${report.boundaries} boundaries, ${report.plans} plans, ${report.processes} processes, ${report.faults.length} with faults`,
  );
  for (const { plan, faults } of report.faults.slice(0, 10)) console.log(`  ${plan}: ${faults.join(', ')}`);
  found += report.faults.length;
}
process.exitCode = found === 0 ? 0 : 1;
process.exit();
