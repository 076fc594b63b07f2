/**
 * Mutation testing of the core, room by room: `pnpm mutate` takes all, `pnpm mutate call` those of a wing, `pnpm mutate call/retry` one.
 * `--concurrency 4` runs four mutants at a time (one where absent), `--force` runs what is known as well. Each room's figures and the mutants
 * that survive go to `docs/mutation.json`, where the reason of each is written by hand and kept; `docs/mutation.md` is made of it.
 * It fails where fewer than 85 % of a room were killed, or none was made. `--page` writes the page alone, anew.
 */
import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';
import { readLedger, withRoom, writeLedger } from './mutation/ledger.ts';
import { isHeld, type Room, roomOf } from './mutation/room.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const sources = 'packages/core/src';
const cache = 'node_modules/.cache/mutation';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    concurrency: { type: 'string', default: '1' },
    force: { type: 'boolean', default: false },
    page: { type: 'boolean', default: false },
  },
});

const all = globSync('*/*/', { cwd: `${root}${sources}` })
  .map((path) => path.replace(/\/$/, ''))
  .filter((path) => globSync(`${path}/*.ts`, { cwd: `${root}${sources}` }).length > 0)
  .toSorted();
const wanted = positionals.length === 0 ? ['.'] : positionals;
const rooms = all.filter((room) => wanted.some((one) => one === '.' || room === one || room.startsWith(`${one}/`)));
const unknown = wanted.find((one) => one !== '.' && !all.some((room) => `${room}/`.startsWith(`${one}/`)));

async function run(room: string): Promise<Room> {
  process.env['MUTATED_WING'] = room.split('/')[0];
  const stryker = new Stryker({
    mutate: [`${sources}/${room}/**/*.ts`],
    testRunner: 'vitest',
    vitest: { configFile: 'vitest.mutation.config.ts', related: false },
    plugins: ['@stryker-mutator/vitest-runner', './scripts/mutation/words.ts'],
    ignorers: ['words'],
    coverageAnalysis: 'perTest',
    // What runs once, while a module is loaded, would need a fresh process for each mutant.
    ignoreStatic: true,
    concurrency: Number(values.concurrency),
    incremental: true,
    incrementalFile: `${cache}/${room.replaceAll('/', '.')}.json`,
    force: values.force,
    reporters: ['progress-append-only'],
    // Not below node_modules, where vitest would load each module once for all test files.
    tempDirName: '.mutation',
    // The tests of the core read nothing of the rest.
    ignorePatterns: ['packages/*', '!packages/core', 'docs', 'examples', 'specs', 'dist'],
    disableTypeChecks: false,
    dryRunTimeoutMinutes: 20,
    timeoutMS: 20_000,
    allowConsoleColors: false,
  });
  return roomOf(await stryker.runMutationTest(), root);
}

if (unknown !== undefined) {
  console.error(`There is no ${unknown} in ${sources}. Rooms: ${all.join(', ')}`);
  process.exit(1);
}
let ledger = readLedger();
for (const room of values.page ? [] : rooms) {
  const found = await run(room);
  ledger = withRoom(ledger, room, found);
  writeLedger(ledger);
  console.log(`${room}: ${found.killed} of ${found.mutants} mutants killed`);
  for (const { file, from, to, reason } of ledger[room]?.survivors ?? [])
    console.log(`  ${file}: ${from} → ${to} (${reason === '' ? 'no reason given' : reason})`);
  if (!isHeld(found)) process.exitCode = 1;
}
writeLedger(ledger);
