/** Follows streams of many tenants with workers that are killed, without hostile tenants and then with some. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type FleetTenantReport, readFleet } from '@tradelane/workflows/fleet';
import { createPostgresCheckpoints, postgresSchema } from '@tradelane/postgres';
import { startPostgres } from '@tradelane/test-servers';
import { Pool } from 'pg';
import { pause } from '../prove/pause.ts';
import { randomOf } from '../prove/random.ts';
import { Worker } from '../prove/worker.ts';
import type { FleetTask } from './task.ts';
import { openFleetWorld, tenantName } from './fleet-world.ts';

const processes = 4;
const ordersEach = 2;
/** Tenants whose orders change between two kills. */
const changedEach = 20;
const limitInMs = 600_000;

export interface KilledFleetFigures {
  readonly tenants: number;
  readonly streams: number;
  readonly hostile: number;
  readonly kills: number;
  readonly changes: number;
  readonly applied: number;
  /** Orders of tenants that aren't hostile, whose last version didn't arrive. */
  readonly missed: number;
  /** Versions that were applied more than once, counted for each extra time. */
  readonly appliedTwice: number;
  /** Age of the data of tenants that aren't hostile, in seconds, which 99 % of samples don't exceed. */
  readonly p99AloneInSeconds: number;
  readonly p99WithHostileInSeconds: number;
  /** The second age in relation to the first. */
  readonly ratio: number;
  /** Requests of a hostile tenant per minute. */
  readonly hostileRequestsPerMinute: number;
  /** Tenants that aren't hostile and were set aside. */
  readonly setAside: number;
  /** Phases that didn't reach their end in time. */
  readonly stuck: number;
  /** Processes that ended without a kill. */
  readonly crashed: number;
}

export async function killedFleet(settings: {
  readonly tenants: number;
  readonly hostile: number;
  readonly kills: number;
  readonly seed: number;
  readonly intervalInMs: number;
  readonly killEveryInMs: number;
  readonly onProgress?: (line: string) => void;
}): Promise<KilledFleetFigures> {
  const { tenants: well, hostile, intervalInMs, killEveryInMs, onProgress = () => undefined } = settings;
  const random = randomOf(settings.seed);
  const folder = await mkdtemp(join(tmpdir(), 'killed-fleet-'));
  const server = await startPostgres();
  const pool = new Pool({ connectionString: server.url });
  const all = new Set<Worker>();
  const world = await openFleetWorld(well, hostile, ordersEach, random);
  onProgress(`${well + hostile} sandboxes are open`);
  try {
    await pool.query(postgresSchema);
    await pool.query('CREATE TABLE applied (tenant text, version text)');
    const checkpoint = createPostgresCheckpoints(pool);
    const wellNames = new Set(Array.from({ length: well }, (_, index) => tenantName(index)));
    const readWell = async (): Promise<readonly FleetTenantReport[]> =>
      (await readFleet(checkpoint)).tenants.filter(({ tenant }) => wellNames.has(tenant));
    let [kills, stuck] = [0, 0];

    /** Waits until each stream of the others had a run that started after a time. */
    const freshSince = async (startInMs: number): Promise<void> => {
      for (const endsAt = Date.now() + limitInMs; Date.now() < endsAt; await pause(500)) {
        const reports = await readWell();
        const now = Date.now();
        const ages = reports.flatMap(({ streams }) => streams.map(({ ageInMs = Infinity }) => ageInMs));
        if (reports.length === well && ages.length === 3 * well && Math.max(...ages) <= now - startInMs) return;
      }
      stuck += 1;
    };

    const start = (index: number, tenants: number): Worker => {
      const { url, credentials } = world;
      const task: FleetTask = { url, credentials, database: server.url, ownerId: `w${index}`, tenants, intervalInMs };
      const worker = new Worker('fleet/fleet-process', task, folder);
      all.add(worker);
      return worker;
    };

    /** One phase: all ages of the others, sampled between kills. */
    const phase = async (name: string, tenants: number, ofKills: number): Promise<readonly number[]> => {
      const startedAt = Date.now();
      const workers = Array.from({ length: processes }, (_, index) => start(index, tenants));
      await freshSince(startedAt);
      onProgress(`${name}: every stream was read after ${Math.round((Date.now() - startedAt) / 1_000)} s`);
      const samples: number[] = [];
      for (let round = 0; round < ofKills; round += 1) {
        for (let count = 0; count < changedEach; count += 1) await world.change(Math.floor(random() * well));
        const killAt = Date.now() + killEveryInMs * (0.5 + random());
        while (Date.now() < killAt) {
          for (const { streams } of await readWell())
            for (const { ageInMs } of streams) if (ageInMs !== undefined) samples.push(ageInMs);
          await pause(Math.max(0, Math.min(2_000, killAt - Date.now())));
        }
        const index = Math.floor(random() * processes);
        await workers[index]?.kill();
        kills += 1;
        workers[index] = start(index, tenants);
        if ((round + 1) % 5 === 0)
          onProgress(`${name}: ${round + 1} of ${ofKills} kills, p99 ${percentile(samples, 0.99)} s`);
      }
      await freshSince(Date.now());
      await Promise.all(workers.map((worker) => worker.kill()));
      return samples;
    };

    const alone = await phase('alone', well, Math.ceil(settings.kills / 2));
    const hostileAt = Date.now();
    const withHostile = await phase('with hostile tenants', well + hostile, settings.kills);
    const minutes = (Date.now() - hostileAt) / 60_000;
    const { rows } = await pool.query<{ readonly tenant: string; readonly version: string; readonly times: number }>(
      'SELECT tenant, version, count(*)::int AS times FROM applied GROUP BY 1, 2',
    );
    const times = new Map(rows.map((row) => [`${row.tenant} ${row.version}`, row.times]));
    let missed = 0;
    for (let index = 0; index < well; index += 1)
      for (const version of await world.versions(index)) if (!times.has(`${tenantName(index)} ${version}`)) missed += 1;
    const applied = rows.reduce((sum, row) => sum + row.times, 0);
    const [p99Alone, p99With] = [percentile(alone, 0.99), percentile(withHostile, 0.99)];
    const endings = await Promise.all([...all].map(({ ended }) => ended));
    return {
      tenants: well,
      streams: 3 * well,
      hostile,
      kills,
      changes: world.changes(),
      applied,
      missed,
      appliedTwice: applied - times.size,
      p99AloneInSeconds: p99Alone,
      p99WithHostileInSeconds: p99With,
      ratio: p99With / p99Alone,
      hostileRequestsPerMinute: world.hostileRequests() / Math.max(1, hostile) / minutes,
      setAside: (await readWell()).filter(
        ({ aside, streams }) => aside !== undefined || streams.some((stream) => stream.aside !== undefined),
      ).length,
      stuck,
      crashed: endings.filter((ending) => ending === 'crashed').length,
    };
  } finally {
    await Promise.all([...all].map((worker) => worker.kill()));
    await pool.end();
    await server.stop();
    await world.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/** In seconds, with one digit. */
function percentile(samples: readonly number[], share: number): number {
  const sorted = Float64Array.from(samples).sort();
  return Math.round((sorted[Math.floor((sorted.length - 1) * share)] ?? 0) / 100) / 10;
}
