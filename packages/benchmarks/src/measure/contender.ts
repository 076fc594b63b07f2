// Runs one contender and reports its CPU time: `node --expose-gc contender.ts <group> <name> <url>`. Each has its own
// process, and the server runs in another one.
import { groups } from '../peers/groups.ts';
import { say } from './child.ts';

/** Work for a contender: a warm-up, or a number of calls. */
export interface Turn {
  /** CPU time to spend. */
  readonly warmUpInMs?: number;
  readonly calls?: number;
  /** Calls in flight at a time. */
  readonly atOnce?: number;
  /** Whether the program parses and writes 200 kB of JSON before each call. It isn't counted. */
  readonly hasOtherWork?: boolean;
}

const [group = '', name = '', url = ''] = process.argv.slice(2);
const contenders = await groups[group as keyof typeof groups](url);
const found = contenders.find((contender) => contender.name === name);
if (!found) throw new Error(`Unknown contender: ${name}.`);
const { run } = found;

const row = { id: '4711', name: 'x'.repeat(200), price: { amount: 12.5, currency: 'EUR' }, tags: ['a', 'b', 'c'] };
const document = JSON.stringify(Array.from({ length: 700 }, () => row));

process.on('message', (turn: Turn) => void take(turn).then(say));
// A contender waits for its turns. A child ends with its parent.
process.channel?.ref();
say('ready');

/** Returns the CPU time per call in microseconds. */
async function take({ warmUpInMs, calls = 200, atOnce = 1, hasOtherWork = false }: Turn): Promise<number> {
  if (warmUpInMs !== undefined) {
    for (let left = warmUpInMs * 1_000; left > 0;) left -= await cpuOf(() => turn(calls, atOnce));
    return 0;
  }
  // The server closed idle connections during other turns.
  await work(Math.ceil(calls / 2), atOnce);
  collectYoung(); // Removes earlier garbage.
  if (!hasOtherWork) return (await cpuOf(() => turn(calls, atOnce))) / calls;
  let sum = 0;
  for (let call = 0; call < calls; call += 1) {
    JSON.stringify(JSON.parse(document));
    collectYoung();
    sum += await cpuOf(run);
  }
  return sum / calls;
}

/** Collects the young generation only. A full collection would also remove compiled code. */
function collectYoung(): void {
  globalThis.gc?.({ type: 'minor' });
}

/**
 * Calls and collects their garbage. Otherwise a few bytes per call would decide whether a turn has another collection,
 * which takes as long as several hundred calls.
 */
async function turn(calls: number, atOnce: number): Promise<void> {
  await work(calls, atOnce);
  collectYoung();
}

/** CPU time of a task in microseconds. */
async function cpuOf(task: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await task();
  const { user, system } = process.cpuUsage(before);
  return user + system;
}

async function work(calls: number, atOnce: number): Promise<void> {
  let left = calls;
  const worker = async (): Promise<void> => {
    while (left > 0) {
      left -= 1;
      await run();
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}
