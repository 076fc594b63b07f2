/** A sync of many orders into SQLite, by a client with little heap. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSandbox } from '@tradelane/sandbox';
import { Worker } from '../prove/worker.ts';
import { fillSandbox } from './filled-sandbox.ts';

/** The figures of the sync. */
export interface SyncFigures {
  readonly handled: number;
  readonly cpuPerOrderInUs: number;
  /** Maximum of the whole process. */
  readonly peakInMB: number;
  /** Live memory after 50 pages, and at the end. */
  readonly aliveAtStartInMB: number;
  readonly aliveAtEndInMB: number;
}

/** Node fills its memory before it collects garbage, so the client gets little. */
const littleHeap = ['--expose-gc', '--max-semi-space-size=1', '--max-old-space-size=40'];
const hourInMs = 3_600_000;

export async function syncOfMany(orders: number): Promise<SyncFigures> {
  const folder = await mkdtemp(join(tmpdir(), 'sync-of-many-'));
  const data = join(folder, 'sandbox.db');
  await fillSandbox(data, orders);
  const server = new Worker('faults/server-process', { data, port: 0, speed: 1 }, folder);
  try {
    const listening = await server.until(({ kind }) => kind === 'listening', hourInMs);
    if (listening?.kind !== 'listening') throw new Error('The sandbox did not start.');
    // Every sandbox has the same credentials.
    const { urls, credentials } = createSandbox().info(listening.url);
    const { client_id: clientId, client_secret: clientSecret } = credentials.seller;
    const auth = { authUrl: urls.auth_url, clientId, clientSecret };
    const task = { database: join(folder, 'applied.db'), baseUrl: urls.base_url, auth };
    const client = new Worker('scale/sync-process', task, folder, littleHeap);
    const done = await client.until(({ kind }) => kind === 'done', hourInMs);
    await client.kill();
    if (done?.kind !== 'done') throw new Error('The sync did not end.');
    return done.result as SyncFigures;
  } finally {
    await server.kill();
    await rm(folder, { recursive: true });
  }
}
