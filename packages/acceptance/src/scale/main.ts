/**
 * What a sync costs where there are many orders, and a file of checkpoints that holds many items: `pnpm prove scale [--orders
 * 10000,100000,1000000] [--items 1000000]`. Costs are CPU time, of this machine; what counts is how they grow.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { Info } from '@tradelane/sandbox';
import { measureCheckpoints } from './checkpoints.ts';
import { fillSandbox } from './filled-sandbox.ts';

const { values } = parseArgs({
  options: {
    orders: { type: 'string', default: '10000,100000,1000000' },
    items: { type: 'string', default: '1000000' },
  },
});

interface Figures {
  readonly handled: number;
  readonly cpuInMs: number;
  /** Of the whole process. */
  readonly peakInMB: number;
  /** Alive on the heap and beside it, early on and at the end. */
  readonly startInMB: number;
  readonly endInMB: number;
}

const sources = fileURLToPath(new URL('../memory/sources.ts', import.meta.url));
const start = (program: string, argument: string, flags: readonly string[] = []) =>
  fork(fileURLToPath(new URL(`./${program}.ts`, import.meta.url)), [argument], {
    execArgv: ['--disable-warning=ExperimentalWarning', '--import', sources, ...flags],
  });
/** V8 fills what room it is given before it looks what is still needed, so the client gets little: what it holds must fit in, however many orders come. */
const littleRoom = ['--expose-gc', '--max-semi-space-size=1', '--max-old-space-size=40'];

async function syncOf(orders: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'scale-sync-'));
  const path = join(folder, 'sandbox.db');
  await fillSandbox(path, orders);
  const server = start('sandbox-process', path);
  try {
    const [{ info }] = (await once(server, 'message')) as [{ readonly info: Info }];
    const { client_id: clientId, client_secret: clientSecret } = info.credentials.seller;
    const auth = { authUrl: info.urls.auth_url, clientId, clientSecret };
    const database = join(folder, 'applied.db');
    const client = start('sync-process', JSON.stringify({ database, baseUrl: info.urls.base_url, auth }), littleRoom);
    const begin = performance.now();
    const [{ handled, cpuInMs, peakInMB, startInMB, endInMB }] = (await once(client, 'message')) as [Figures];
    const seconds = (performance.now() - begin) / 1_000;
    server.send('cpu');
    const [{ cpu }] = (await once(server, 'message')) as [{ readonly cpu: NodeJS.CpuUsage }];
    const each = (inMs: number): string => ((inMs * 1_000) / handled).toFixed(0);
    console.log(
      `sync of ${handled} orders: ${each(cpuInMs)} µs each, ${each((cpu.user + cpu.system) / 1_000)} µs in the sandbox, ${startInMB.toFixed(0)} MB alive after 5,000 and ${endInMB.toFixed(0)} MB at the end, ${peakInMB.toFixed(0)} MB of process at most, ${seconds.toFixed(0)} s`,
    );
  } finally {
    server.kill();
    rmSync(folder, { recursive: true });
  }
}

for (const orders of values.orders.split(',')) if (orders !== '') await syncOf(Number(orders));
if (values.items !== '0') {
  const { items, restartInMs, firstItemInMs, fileInMB, fileOfPassedInMB } = await measureCheckpoints(
    Number(values.items),
  );
  console.log(
    `${items} items in a file of checkpoints: ${restartInMs.toFixed(0)} ms from the start to the first request, ${firstItemInMs.toFixed(0)} ms from there to the first item, ${fileInMB.toFixed(0)} MB; ${fileOfPassedInMB.toFixed(2)} MB after as many went through, 300 at a time`,
  );
}
