/**
 * Runs every check in order: `pnpm test` runs the checks of daily work, `pnpm test:deep` the slow ones. Steps of one
 * row run in parallel. If a step fails, the later rows don't run, and the exit code is the code of the step. `pnpm test
 * lint` runs the named steps only. `pnpm test --changed` runs the quick checks, and the tests that the change of this
 * branch can break.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

interface Step {
  readonly name: string;
  readonly what: string;
  readonly command: readonly string[];
}

interface Outcome {
  readonly code: number;
  /** Output that wasn't printed during the run. */
  readonly output: string;
}

const turbo = 'turbo run --filter=// --env-mode=loose --concurrency=1 --output-logs=full --log-prefix=none'.split(' ');

/** Tasks of turbo.json. They repeat only if a file changed that they read, and see the whole environment. */
function cached(...tasks: readonly string[]): readonly string[] {
  return [...turbo, ...tasks];
}

const browser = ['vitest', 'run', '--root', 'packages/docs', '--config', 'vitest.browser.config.ts'];

const daily: readonly (readonly Step[])[] = [
  [
    { name: 'specs', what: 'API descriptions: lint, examples, extensions', command: cached('check:specs') },
    { name: 'lint', what: 'code: lint', command: cached('check:lint') },
    { name: 'format', what: 'code: format', command: cached('check:format') },
    { name: 'words', what: 'prose: words and length of sentences', command: cached('check:words') },
    { name: 'drift', what: 'generated code equals what the specs give', command: cached('check:drift') },
    {
      name: 'docs',
      what: 'generated pages are up to date, and every rule and guarantee has a test',
      command: cached('check:docs'),
    },
    { name: 'sums', what: 'lines of code, and what the change adds', command: ['node', 'scripts/test/sums.ts'] },
    {
      name: 'servers',
      what: 'the servers that tests start are installed',
      command: ['node', 'packages/test-servers/src/check.ts'],
    },
  ],
  [
    {
      name: 'build',
      what: 'packages: build, types of sources and tests',
      command: ['turbo', 'run', 'build', 'typecheck', '--output-logs=errors-only'],
    },
  ],
  [{ name: 'vitest', what: 'tests', command: cached('test:inner', 'test:outer') }],
  [
    { name: 'api', what: 'public APIs equal their reports', command: cached('check:api') },
    // Reads the output of the build.
    { name: 'unused', what: 'no file, export or dependency that nothing uses', command: cached('check:unused') },
  ],
];

const deep: readonly (readonly Step[])[] = [
  [
    {
      name: 'build',
      what: 'packages',
      command: ['turbo', 'run', 'build', '--output-logs=errors-only'],
    },
  ],
  [
    {
      name: 'deep',
      what: 'kills, brokers and other slow tests',
      command: ['vitest', 'run', '--config', 'vitest.deep.config.ts'],
    },
    // Mostly waits, for installations and imports.
    {
      name: 'guides',
      what: 'the guides, followed with packed packages',
      command: ['node', 'scripts/prove/guides.ts'],
    },
    {
      name: 'site',
      what: 'the reference site',
      command: ['turbo', 'run', 'site', '--output-logs=errors-only'],
    },
  ],
  [
    { name: 'browser', what: 'the site in a real browser, and its links', command: browser },
    { name: 'packed', what: 'packages install outside the workspace', command: ['node', 'scripts/prove/packed.ts'] },
    { name: 'tour', what: 'the tour', command: ['node', 'scripts/test/tour.ts', '--quiet'] },
  ],
];

/** The tests that import a file of this branch's change, directly or through others. */
const changed: readonly (readonly Step[])[] = [
  daily[0] ?? [],
  [
    {
      name: 'vitest',
      what: 'tests that import a changed file',
      command: ['vitest', 'run', '--changed', 'origin/main'],
    },
  ],
];

const isDeep = process.argv.includes('--deep');
const rows = isDeep ? deep : process.argv.includes('--changed') ? changed : daily;
const steps = rows.flat();

const wanted = process.argv.slice(2).filter((name) => name !== '--deep' && name !== '--changed');
const unknown = wanted.filter((name) => !steps.some((step) => step.name === name));
if (unknown.length > 0) {
  console.error(`Unknown step: ${unknown.join(', ')}. Steps: ${steps.map(({ name }) => name).join(', ')}.`);
  process.exit(2);
}

const folder = mkdtempSync(join(tmpdir(), 'tests-'));
process.on('exit', () => rmSync(folder, { recursive: true }));
const slowest = join(folder, 'slowest.txt');
const env = {
  ...process.env,
  REDOCLY_TELEMETRY: 'off',
  TURBO_TELEMETRY_DISABLED: '1',
  DO_NOT_TRACK: '1',
  SLOWEST_TESTS: slowest,
  // `pnpm prove site` sets it, and visits the pages of all types, which take minutes to build.
  ...(process.env['DEEP'] === undefined && { SITE_SAMPLE: 'true' }),
};
const startedAt = performance.now();
const durations: string[] = [];
const warnings: string[] = [];
for (const row of rows) {
  const chosen = row.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
  const codes = await Promise.all(chosen.map((step) => run(step, chosen.length === 1)));
  const failed = codes.find((code) => code !== 0);
  if (failed !== undefined) process.exit(failed);
}
if (existsSync(slowest)) console.log(`\n${readFileSync(slowest, 'utf8')}`);
console.log(`\n✔ ${seconds(startedAt)}: ${durations.join(' · ')}`);
if (warnings.length > 0) console.log(warnings.join('\n'));

/** Prints the output of a step as it arrives, or at the end if other steps run in parallel. */
async function run({ name, what, command }: Step, alone: boolean): Promise<number> {
  const title = `\n▸ ${name}: ${what}`;
  if (alone) console.log(title);
  const startedAt = performance.now();
  const { code, output } = await ended(command, alone);
  durations.push(`${name} ${seconds(startedAt)}`);
  if (!alone) console.log(`${title}\n${output}`.trimEnd());
  if (code !== 0) console.error(`\n✘ ${name} failed`);
  // Repeat at the end what a step skipped.
  warnings.push(...output.split('\n').filter((line) => line.startsWith('⚠')));
  return code;
}

function seconds(startedAt: number): string {
  return `${((performance.now() - startedAt) / 1000).toFixed(1)} s`;
}

function ended([program = '', ...args]: readonly string[], alone: boolean): Promise<Outcome> {
  return new Promise((resolve) => {
    const stdio = alone ? 'inherit' : 'pipe';
    const child = spawn(program, args, { stdio: ['inherit', stdio, stdio], env });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (text: string) => (output += text));
    child.on('error', (error) => resolve({ code: 1, output: `${output}${error.message}` }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}
