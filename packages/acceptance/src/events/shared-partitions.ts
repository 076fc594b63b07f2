/** Finds which worker handles which partition of RabbitMQ, while workers are restarted one by one and killed. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createRabbitPublisher } from '@tradelane/events/rabbitmq';
import { postgresSchema } from '@tradelane/postgres';
import { startPostgres, startRabbit } from '@tradelane/test-servers';
import { Pool } from 'pg';
import { Connection } from 'rabbitmq-client';
import { pause } from '../prove/pause.ts';
import { openAskingHub } from './asking-hub.ts';
import { Crew } from './crew.ts';
import { leaseInMs } from './disturb.ts';
import { notification } from './planned-events.ts';
import { openQueue } from './queue.ts';
import { schema } from './task.ts';
import { outOfOrder } from './verdict.ts';

const workers = 4;
const partitions = 8;
const stores = Array.from({ length: 80 }, (_, index) => `store-${index}`);
/** Time in which each store has an event. */
const windowInMs = 2_000;
const longestInMs = 120_000;

export interface SharedPartitionsFigures {
  readonly messages: number;
  /** Seconds until each worker had its share: after the start, the restarts, and each kill. */
  readonly secondsToShare: readonly number[];
  readonly longestInSeconds: number;
  /** Events without their effect, with several effects, or applied before an earlier event of their store. */
  readonly effectsMissing: number;
  readonly effectsTwice: number;
  readonly effectsOutOfOrder: number;
  /** Workers that ended by mistake, or didn't end in time. */
  readonly died: number;
  readonly stuck: number;
}

interface Effect {
  readonly seq: string;
  readonly event: string;
  readonly worker: number;
}

export async function sharedPartitions(
  seed: number,
  onProgress: (line: string) => void,
): Promise<SharedPartitionsFigures> {
  const folder = await mkdtemp(join(tmpdir(), 'shared-partitions-'));
  const [broker, database] = await Promise.all([startRabbit(), startPostgres()]);
  const pool = new Pool({ connectionString: database.url });
  // Connections that break at the end don't matter.
  pool.on('error', () => undefined);
  const hub = await openAskingHub(0, 0, seed);
  const address = { kind: 'rabbitmq', url: broker.url, name: 'events', partitions, leaseInMs } as const;
  const queue = await openQueue.rabbitmq(address, () => undefined);
  const publisher = await queue.publisher();
  let crew: Crew | undefined;
  try {
    await pool.query(postgresSchema);
    await pool.query(schema);
    const partitionOf = await readPartitions(broker.url);
    const task = { hub: hub.address, database: database.url, queue: address, concurrency: 8, sabotage: undefined };
    const team = (crew = new Crew(task, workers, folder));
    await team.ready();

    const published = new Map<string, { readonly key: string; readonly place: number }>();
    const over = new AbortController();
    const publish = async (): Promise<void> => {
      while (!over.signal.aborted) {
        const place = published.size;
        const key = stores[place % stores.length] ?? '';
        const id = `${key} ${place}`;
        published.set(id, { key, place });
        await pool.query('INSERT INTO planned VALUES ($1, $2)', [id, 'done']);
        await publisher.publish({ id, key, body: notification(id, key) });
        await pause(windowInMs / stores.length / 2);
      }
    };
    const publishing = publish();

    let seen = '0';
    /** Whether each worker had its share since the last call. */
    const isEven = async (): Promise<boolean> => {
      const { rows } = await pool.query<Effect>('SELECT * FROM effects WHERE seq > $1 ORDER BY seq', [seen]);
      seen = rows.at(-1)?.seq ?? seen;
      const shares = Map.groupBy(rows, ({ worker }) => worker);
      const sizes = [...shares.values()].map(
        (effects) => new Set(effects.map(({ event }) => partitionOf.get(event.split(' ')[0] ?? ''))).size,
      );
      return sizes.length === workers && sizes.every((size) => size === partitions / workers);
    };
    const secondsUntilEven = async (): Promise<number> => {
      const start = performance.now();
      for (let evenSince: number | undefined; performance.now() - start < longestInMs;) {
        await pause(windowInMs);
        if (!(await isEven())) evenSince = undefined;
        else if (evenSince === undefined) evenSince = performance.now();
        else return (evenSince - start) / 1_000;
      }
      return longestInMs / 1_000;
    };
    const restartAll = async (): Promise<void> => {
      for (let turn = 0; turn < workers; turn += 1) {
        const worker = team.worker(turn);
        worker.end();
        await worker.ended;
        await team.worker(turn).until(({ kind }) => kind === 'ready', longestInMs);
      }
    };
    const secondsToShare: number[] = [];
    for (const [what, disturb] of [
      ['the start', () => Promise.resolve()],
      ['the restarts', restartAll],
      ['a kill', () => team.worker(1).kill()],
      ['another kill', () => team.worker(2).kill()],
    ] as const) {
      await disturb();
      secondsToShare.push(await secondsUntilEven());
      onProgress(`${secondsToShare.at(-1)?.toFixed(1)} s after ${what}, ${published.size} events`);
    }

    over.abort();
    await publishing;
    const readEffects = async (): Promise<readonly string[]> =>
      (await pool.query<Effect>('SELECT * FROM effects ORDER BY seq')).rows.map(({ event }) => event);
    for (let tries = 0; tries < 60 && (await readEffects()).length < published.size; tries += 1) await pause(1_000);
    const { died } = team;
    const stuck = await team.end();
    const effects = await readEffects();
    const done = new Set(effects);
    return {
      messages: published.size,
      secondsToShare,
      longestInSeconds: Math.max(...secondsToShare),
      effectsMissing: [...published.keys()].filter((id) => !done.has(id)).length,
      effectsTwice: effects.length - done.size,
      effectsOutOfOrder: outOfOrder(effects, published),
      died,
      stuck,
    };
  } finally {
    await crew?.kill();
    await publisher.close();
    await queue.close();
    await hub.close();
    await pool.end();
    await Promise.all([broker.stop(), database.stop()]);
    await rm(folder, { recursive: true, force: true });
  }
}

/** The partition of each store, by messages to classic queues, which can be read one by one. */
async function readPartitions(url: string): Promise<ReadonlyMap<string, number>> {
  const connection = new Connection(url);
  // The client reconnects.
  connection.on('error', () => undefined);
  const queues = Array.from({ length: partitions }, (_, partition) => `probe.${partition}`);
  for (const queue of queues) await connection.queueDeclare({ queue, durable: true });
  const publisher = createRabbitPublisher({ connection, queue: 'probe', partitions, declare: false });
  for (const store of stores) await publisher.publish({ id: store, key: store, body: '{}' });
  const found = new Map<string, number>();
  for (const [partition, queue] of queues.entries()) {
    const next = () => connection.basicGet({ queue, noAck: true });
    for (let message = await next(); message !== undefined; message = await next())
      found.set(message.messageId ?? '', partition);
  }
  await publisher.close();
  await connection.close();
  return found;
}
