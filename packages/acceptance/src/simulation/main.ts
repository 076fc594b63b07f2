/**
 * The simulation: `pnpm simulate [--seed 1] [--pairs 500] [--scenario sync]`. Each flow is struck at every boundary, alone and in
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

let found = 0;
for (const [name, open] of Object.entries(scenarios)) {
  if (!name.startsWith(values.scenario)) continue;
  const scenario = await open();
  const settings = { seed: Number(values.seed), singles: Infinity, pairs: Number(values.pairs), persistent: Infinity };
  const report = await simulate(scenario, settings);
  console.log(
    `${scenario.name}: ${report.boundaries} boundaries, ${report.plans} plans, ${report.processes} processes, ${report.faults.length} with faults`,
  );
  for (const { plan, faults } of report.faults.slice(0, 10)) console.log(`  ${plan}: ${faults.join(', ')}`);
  found += report.faults.length;
}
process.exitCode = found === 0 ? 0 : 1;
process.exit();
