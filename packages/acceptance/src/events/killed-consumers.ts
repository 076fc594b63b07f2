/**
 * Runs workers that handle a hub's events. Meanwhile workers are killed, are suspended past their lease, or die in a
 * handler. The broker is killed and responses of the hub fail. Reports the result for each event.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Publisher } from '@tradelane/events';
import { postgresSchema } from '@tradelane/postgres';
import { startPostgres } from '@tradelane/test-servers';
import { Pool } from 'pg';
import { figuresOf, type Front, type FrontFigures } from '../faults/front.ts';
import { pause } from '../prove/pause.ts';
import type { Trouble } from '../faults/plan.ts';
import { openAskingHub } from './asking-hub.ts';
import { startBroker, viewQueue } from './broker.ts';
import { Crew } from './crew.ts';
import { disturb, empty, leaseInMs } from './disturb.ts';
import { type Disturbance, disturbancesOf, poison, publication } from './plan.ts';
import { eventsOf, eventsPerKey } from './planned-events.ts';
import { openQueue, type QueueAddress, type QueueKind } from './queue.ts';
import type { Sabotage } from './sabotage.ts';
import { schema } from './task.ts';
import { type Verdict, verdictOn } from './verdict.ts';

export interface KilledConsumersSettings {
  readonly broker: QueueKind;
  readonly events: number;
  readonly disturbances: Readonly<Record<Disturbance, number>>;
  readonly seed: number;
  readonly sabotage?: Sabotage | undefined;
  /** Time without progress after which the work counts as stuck. */
  readonly patienceInMs?: number;
  readonly onProgress?: (line: string) => void;
}

export interface KilledConsumersFigures extends FrontFigures, Verdict {
  readonly events: number;
  /** Published messages, including repeated ones. */
  readonly messages: number;
  readonly poison: number;
  readonly disturbed: Readonly<Record<Disturbance, number>>;
  /** Workers that died in a handler. */
  readonly died: number;
  /**
   * Maximum number of repeated reports: one for each lost response, and those in flight when a worker ended or was
   * suspended.
   */
  readonly repeatsExpected: number;
}

const workers = 4;
/** Handlers and reports that a worker runs at a time. */
const concurrency = 8;

export async function killedConsumers(settings: KilledConsumersSettings): Promise<KilledConsumersFigures> {
  const { seed, sabotage, onProgress, patienceInMs = 240_000 } = settings;
  const folder = await mkdtemp(join(tmpdir(), 'killed-consumers-'));
  const [broker, database] = await Promise.all([startBroker[settings.broker](), startPostgres()]);
  const pool = new Pool({ connectionString: database.url });
  // Connections that break at the end don't matter.
  pool.on('error', () => undefined);
  const orders = Math.ceil((settings.events * 0.9) / eventsPerKey);
  const hub = await openAskingHub(orders, eventsPerKey, seed);
  let crew: Crew | undefined;
  try {
    const events = eventsOf(hub, settings.events, seed);
    await pool.query(postgresSchema);
    await pool.query(schema);
    await pool.query('INSERT INTO planned SELECT * FROM unnest($1::text[], $2::text[])', [
      events.map(({ name }) => name),
      events.map(({ fate }) => fate),
    ]);
    const address: QueueAddress = {
      kind: settings.broker,
      url: broker.url,
      name: 'events',
      partitions: sabotage === 'no partitions' ? undefined : 16,
      leaseInMs,
    };
    const messages = publication(events, seed);
    const task = { hub: hub.address, database: database.url, queue: address, concurrency, sabotage };
    crew = new Crew(task, workers, folder);
    await crew.ready();

    const queue = await openQueue[settings.broker](address, () => undefined);
    const published = publishAll(await queue.publisher(), messages);
    const isDisturbed = await disturb(disturbancesOf(settings.disturbances, seed), {
      hub,
      pool,
      broker,
      crew,
      events,
      patienceInMs,
      onProgress,
    });
    await published;
    await queue.close();
    const view = await viewQueue[settings.broker](address);
    const isOver = isDisturbed && (await empty(view, pool, patienceInMs));
    const died = crew.died;
    const notEnded = await crew.end();
    const verdict = await verdictOn(events, hub, pool, view);
    await view.close();
    return {
      events: events.length,
      messages: messages.length,
      poison: events.filter(({ fate }) => poison.has(fate)).length,
      disturbed: settings.disturbances,
      died,
      repeatsExpected:
        lostResponses(hub.front) + concurrency * (died + settings.disturbances.kill + settings.disturbances.stop),
      ...figuresOf(hub.front),
      ...verdict,
      stuck: Number(!isOver) + notEnded,
    };
  } finally {
    await crew?.kill();
    await hub.close();
    await pool.end();
    await Promise.all([broker.stop(), database.stop()]);
    await rm(folder, { recursive: true, force: true });
  }
}

async function publishAll(publisher: Publisher, messages: ReturnType<typeof publication>): Promise<void> {
  for (const { key, body } of messages) {
    // A queue that drops repeated IDs must not hide repeated messages from the workers.
    const id = crypto.randomUUID();
    for (let isPublished = false; !isPublished;) {
      // The broker may be down. A message that arrived anyway arrives twice.
      isPublished = await publisher.publish({ id, key, body }).then(
        () => true,
        () => pause(100).then(() => false),
      );
    }
  }
  await publisher.close();
}

/** Requests that were executed but whose response the client didn't receive. */
function lostResponses({ counts: { abandoned, troubled } }: Front): number {
  const lost: readonly Trouble[] = ['stalled', 'response dropped', 'truncated', 'broken JSON', 'cut gzip'];
  return lost.reduce((sum, trouble) => sum + troubled[trouble], abandoned);
}
