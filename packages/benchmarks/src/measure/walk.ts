// Iterates over a number of rows and reports memory and time: `node --expose-gc walk.ts <way> <url> <rows>`. Each way
// has a separate process.
import { walks } from '../peers/walks.ts';
import { say } from './child.ts';

/** Rows before the measurement, because the engine compiles hot code and its memory grows with any way of paging. */
const warmUp = 100_000;

const [way = '', url = '', count = '0'] = process.argv.slice(2);
const rows = Number(count);
const start = walks[way];
if (!start) throw new Error(`There is no way ${way}`);

const open = await start(url);
let seen = 0;
for await (const row of open()) {
  if (row.id !== String(seen)) throw new Error(`Row ${seen} is ${row.id}`);
  seen += 1;
  if (seen === Math.min(warmUp, rows)) break;
}

const startedAt = process.cpuUsage();
const marks: number[] = [];
let early: Memory | undefined;
let last: Memory | undefined;
seen = 0;
for await (const row of open()) {
  if (row.id !== String(seen)) throw new Error(`Row ${seen} is ${row.id}`);
  seen += 1;
  if (seen === 10_000) early = memory();
  if (seen % (rows / 10) !== 0) continue;
  marks.push(cpuInSeconds());
  // Short strings of JSON stay until a full collection, which the engine delays while there is room.
  last = memory();
}
if (seen !== rows) throw new Error(`${seen} rows of ${rows}`);
say({ early, last, marks });
process.disconnect?.();
process.exit();

export interface Memory {
  readonly processInMiB: number;
  readonly heapInMiB: number;
}

function memory(): Memory {
  globalThis.gc?.();
  const { rss, heapUsed } = process.memoryUsage();
  return { processInMiB: rss / 2 ** 20, heapInMiB: heapUsed / 2 ** 20 };
}

function cpuInSeconds(): number {
  const { user, system } = process.cpuUsage(startedAt);
  return (user + system) / 1e6;
}
