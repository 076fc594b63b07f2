/**
 * Everything that must hold, in order: `pnpm test`. Stops at the first step that fails and exits with its code.
 * `pnpm test tour` runs the named steps only.
 */
import { spawnSync } from 'node:child_process';

interface Step {
  readonly name: string;
  readonly what: string;
  readonly command: readonly string[];
}

const steps: readonly Step[] = [
  { name: 'specs', what: 'API descriptions: lint, examples, extensions', command: ['node', 'scripts/lint-specs.ts'] },
  { name: 'lint', what: 'code: lint', command: ['oxlint', '--deny-warnings'] },
  { name: 'format', what: 'code: format', command: ['oxfmt', '--check'] },
  {
    name: 'drift',
    what: 'generated code equals what the specs give',
    command: ['node', 'scripts/generate.ts', '--check'],
  },
  { name: 'rules', what: 'every rule has a test that names it', command: ['node', 'scripts/rules.ts', '--check'] },
  { name: 'build', what: 'packages: build', command: ['turbo', 'run', 'build', '--output-logs=errors-only'] },
  {
    name: 'types',
    what: 'packages: types, tests included',
    command: ['turbo', 'run', 'typecheck', '--output-logs=errors-only'],
  },
  { name: 'vitest', what: 'tests', command: ['vitest', 'run'] },
  { name: 'packed', what: 'packages install outside the workspace', command: ['node', 'scripts/packed.ts'] },
  { name: 'tour', what: 'the tour', command: ['node', 'scripts/tour.ts', '--quiet'] },
];

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !steps.some((step) => step.name === name));
if (unknown.length > 0) {
  console.error(`No such step: ${unknown.join(', ')}. There are: ${steps.map((step) => step.name).join(', ')}.`);
  process.exit(2);
}

const env = { ...process.env, REDOCLY_TELEMETRY: 'off', TURBO_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1' };
const taken: string[] = [];
for (const step of steps.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
  console.log(`\n▸ ${step.name}: ${step.what}`);
  const startedAt = performance.now();
  const [program = '', ...args] = step.command;
  const { status, error } = spawnSync(program, args, { stdio: 'inherit', env });
  taken.push(`${step.name} ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
  if (status !== 0) {
    console.error(`\n✘ ${step.name} failed${error === undefined ? '' : `: ${error.message}`}`);
    process.exit(status ?? 1);
  }
}
console.log(`\n✔ ${taken.join(' · ')}`);
