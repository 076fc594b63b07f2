import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const pathOf = (file: string): string => fileURLToPath(new URL(`../src/${file}`, import.meta.url));

test.each([
  ['faults', ['--only', 'nothing'], 'No such part: nothing. There are: transaction, days, file, work, postgres.'],
  ['faults', ['--kills', 'many'], '`--orders` and `--kills` must be whole numbers above 0'],
  ['simulation', ['--scenario', 'nothing'], 'No such scenario: nothing. There are: sync in the transaction, '],
  ['simulation', ['--pairs', 'many'], '`--seed` and `--pairs` must be numbers from 0.'],
] as const)(
  'the proof of %s that would prove nothing (%j) fails and says why',
  (name, options, said) => {
    const args = ['--disable-warning=ExperimentalWarning', '--import', pathOf('memory/sources.ts')];
    const { status, stderr } = spawnSync(process.execPath, [...args, pathOf(`${name}/main.ts`), ...options], {
      encoding: 'utf8',
      // Where the options are taken it runs a proof, which takes longer.
      timeout: 60_000,
    });
    expect(stderr).toContain(said);
    expect(status).toBe(1);
  },
  90_000,
);
