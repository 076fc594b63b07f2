// Says how many bytes a call allocates: `node <flags> allocations.ts <way> <address> [--quick]`, with the flags below. A process of its own for each way.
import { GCProfiler } from 'node:v8';
import { allocating } from '../peers/allocating.ts';
import { say } from './child.ts';

const [way = '', address = '', mode] = process.argv.slice(2);
/** Calls until all that runs often is compiled: only then is left out what need not be allocated. */
const warmUp = mode === '--quick' ? 4_000 : 40_000;
/** So few that all they allocate, 60 KB each at most, fits into the young generation: of what was collected meanwhile nothing would be seen. */
const calls = 500;
const rounds = mode === '--quick' ? 2 : 5;

const prepare = allocating[way];
if (!prepare) throw new Error(`There is no way ${way}`);
const run = await prepare(address);
for (let call = 0; call < warmUp; call += 1) await run();
const bytes: number[] = [];
for (let round = 0; round < rounds; round += 1) {
  globalThis.gc?.();
  const collections = new GCProfiler();
  collections.start();
  const before = process.memoryUsage().heapUsed;
  for (let call = 0; call < calls; call += 1) await run();
  const after = process.memoryUsage().heapUsed;
  if (collections.stop().statistics.length > 0) throw new Error(`${way}: something was collected while it was counted`);
  bytes.push((after - before) / calls);
}
// Whatever else the process did comes on top.
say(Math.min(...bytes));
process.disconnect?.();
process.exit();
