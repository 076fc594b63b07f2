/**
 * Prints how fast a copy by the program is, compared with a sync of the library whose handler does nothing:
 * `pnpm --dir packages/cli speed [orders] [rounds]`.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '@tradelane/test-servers';
import { copy } from './copy.ts';

const [orders = 100_000, rounds = 5] = process.argv.slice(2).map(Number);
const ways = ['program', 'library'] as const;

async function compare(name: string, newTarget: () => Promise<string>): Promise<void> {
  const ratios: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const took = { program: 0, library: 0 };
    for (const way of Math.random() < 0.5 ? ways : ways.toReversed())
      took[way] = copy(await newTarget(), orders, way).tookInMs;
    ratios.push(took.library / took.program);
  }
  const sorted = ratios.toSorted((a, b) => a - b).map((ratio) => ratio.toFixed(2));
  console.log(`${name}: ${sorted[Math.floor(rounds / 2)]} × the speed of the library (${sorted.join(', ')})`);
}

const folder = mkdtempSync(join(tmpdir(), 'tradelane-speed-'));
let number = 0;
await compare('SQLite', async () => `sqlite:${join(folder, `${(number += 1)}.db`)}`);
rmSync(folder, { recursive: true });
const servers: { stop(): Promise<unknown> }[] = [];
await compare('PostgreSQL', async () => {
  await servers.pop()?.stop();
  const server = await startPostgres();
  servers.push(server);
  return server.url;
});
await servers.pop()?.stop();
