/**
 * Mutation testing of the core and the workflows: `pnpm prove mutants` tests every folder, `pnpm prove mutants limits` one folder. Changes
 * the code in one place at a time, and prints the changes that no test notices. Write a test for such a change, or remove the code. If the
 * change is harmless, explain why in a comment.
 *
 * `--concurrency 4` tests four mutants at a time. Default: 1. `--force` ignores the results of earlier runs. Fails if the tests notice
 * fewer than 85 % of the mutants of a folder, or if there are none.
 */
import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';
import { isHeld, type Room, roomOf } from './mutation/room.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const sources = ['packages/core/src', 'packages/workflows/src'];
const cache = 'node_modules/.cache/mutation';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    concurrency: { type: 'string', default: '1' },
    force: { type: 'boolean', default: false },
  },
});

const all = sources
  .flatMap((cwd) => globSync('*/', { cwd: `${root}${cwd}` }).map((path) => path.replace(/\/$/, '')))
  .toSorted();
const rooms = positionals.length === 0 ? all : all.filter((room) => positionals.includes(room));
const unknown = positionals.find((one) => !all.includes(one));

async function run(room: string): Promise<Room> {
  process.env['MUTATED_FOLDER'] = room;
  const stryker = new Stryker({
    mutate: sources.map((folder) => `${folder}/${room}/*.ts`),
    testRunner: 'vitest',
    vitest: { configFile: 'vitest.mutation.config.ts', related: false },
    plugins: ['@stryker-mutator/vitest-runner', './scripts/test/mutation/words.ts'],
    ignorers: ['words'],
    coverageAnalysis: 'perTest',
    // Code that runs once per module would need a new process for each mutant.
    ignoreStatic: true,
    concurrency: Number(values.concurrency),
    incremental: true,
    incrementalFile: `${cache}/${room}.json`,
    force: values.force,
    reporters: ['progress-append-only'],
    // In node_modules, vitest would load each module once for all test files.
    tempDirName: '.mutation',
    // The tests don't read these.
    ignorePatterns: ['packages/*', '!packages/core', '!packages/workflows', 'docs', 'examples', 'specs', 'dist'],
    disableTypeChecks: false,
    dryRunTimeoutMinutes: 20,
    timeoutMS: 20_000,
    allowConsoleColors: false,
  });
  return roomOf(await stryker.runMutationTest(), root);
}

if (unknown !== undefined) {
  console.error(`Unknown folder of ${sources.join(' or ')}: ${unknown}. Folders: ${all.join(', ')}.`);
  process.exit(1);
}
for (const room of rooms) {
  const found = await run(room);
  console.log(`${room}: ${found.killed} of ${found.mutants} mutants killed`);
  for (const { file, line, from, to } of found.survivors) console.log(`  ${file}:${line}: ${from} → ${to}`);
  if (!isHeld(found)) process.exitCode = 1;
}
