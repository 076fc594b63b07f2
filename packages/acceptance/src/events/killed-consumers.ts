/**
 * Workers handle a hub's events while they are killed, stopped past their lease and die of what they handle, the broker is killed and
 * responses of the hub go wrong. What became of each event?
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Publisher } from '@tradelane/events';
import { postgresSchema } from '@tradelane/postgres';
import { startPostgres, type TestServer } from '@tradelane/test-servers';
import { Pool } from 'pg';
import { allTroubled, type Front } from '../faults/front.ts';
import { pause } from '../faults/pause.ts';
import type { Trouble } from '../faults/plan.ts';
import { randomOf } from '../faults/random.ts';
import { type AskingHub, openAskingHub } from './asking-hub.ts';
import { type QueueView, startBroker, viewQueue } from './broker.ts';
import { Crew } from './crew.ts';
import { type Disturbance, disturbancesOf, fatesOf, type PlannedEvent, poison, publication } from './plan.ts';
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
  /** The work counts as stuck once so long nothing has happened. */
  readonly patienceInMs?: number;
  readonly onProgress?: (line: string) => void;
}

export interface KilledConsumersFigures extends Verdict {
  readonly events: number;
  /** Messages that were published for them, repetitions among them. */
  readonly messages: number;
  readonly poison: number;
  readonly disturbed: Readonly<Record<Disturbance, number>>;
  /** Workers that died of what they handled. */
  readonly died: number;
  readonly responses: number;
  readonly troubledInPercent: number;
  /** Reports that may have been repeated: one for each response that was lost, and those that were under way where a worker ended or stood still. */
  readonly repeatsExpected: number;
}

const workers = 4;
/** Handlers and reports that a worker has under way at a time. */
const concurrency = 8;
const eventsPerKey = 10;
const leaseInMs = 2_000;
/** How long a worker stands still: its messages are handed to another meanwhile, and it goes on with what it knew. */
const stopsInMs = 2.5 * leaseInMs;
/** What is in somebody's hands is given back within that time, or handled. */
const quietInMs = 2 * leaseInMs;

export async function killedConsumers(settings: KilledConsumersSettings): Promise<KilledConsumersFigures> {
  const { seed, sabotage, onProgress, patienceInMs = 60_000 } = settings;
  const folder = await mkdtemp(join(tmpdir(), 'killed-consumers-'));
  const [broker, database] = await Promise.all([startBroker[settings.broker](), startPostgres()]);
  const pool = new Pool({ connectionString: database.url });
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
    const isDisturbed = await disturb(settings, { hub, pool, broker, crew, events, patienceInMs, onProgress });
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
      responses: hub.front.counts.responses,
      repeatsExpected:
        lostResponses(hub.front) + concurrency * (died + settings.disturbances.kill + settings.disturbances.stop),
      troubledInPercent: Math.round((1_000 * allTroubled(hub.front.counts)) / hub.front.counts.responses) / 10,
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

/** The hub's commands, facts beside them, and what nobody can read; each with its fate. */
function eventsOf(hub: AskingHub, count: number, seed: number): readonly PlannedEvent[] {
  const random = randomOf(seed + 1);
  const unreadable = Math.max(2, Math.round(count / 500));
  const facts = Math.max(0, count - hub.commands.length - unreadable);
  const commandFates = fatesOf(hub.commands.length, true, random);
  const factFates = fatesOf(facts, false, random);
  const places = new Map<string, number>();
  const placeIn = (key: string): number => {
    const place = places.get(key) ?? 0;
    places.set(key, place + 1);
    return place;
  };
  const commands = hub.commands.map(({ actionId, order, body }, index): PlannedEvent => {
    const key = `order/${order}`;
    return { name: actionId, fate: commandFates[index] ?? 'done', key, place: placeIn(key), isCommand: true, body };
  });
  const told = Array.from({ length: facts }, (_, index): PlannedEvent => {
    const store = `store-${index % Math.ceil(facts / eventsPerKey)}`;
    const key = `store/${store}`;
    const id = `fact-${index}`;
    const configuration = { feature: 'store-linking', status: 'linked' };
    const data = { channel_id: 'acme_web', store_id: store, feature: 'store-linking', configuration };
    const body = JSON.stringify({
      id,
      type: 'STORE_LINKING',
      time: '2026-03-02T08:00:00Z',
      data: { ...data, trigger_date: '2026-03-02T08:00:00Z' },
    });
    return { name: id, fate: factFates[index] ?? 'done', key, place: placeIn(key), isCommand: false, body };
  });
  const broken = Array.from({ length: unreadable }, (_, index): PlannedEvent => {
    const name = `unreadable-${index}`;
    // No JSON, or a command without its action.
    const body = index % 2 === 0 ? `{ "id": "${name}"` : JSON.stringify({ id: name, type: 'REFUND', data: {} });
    return { name, fate: 'unreadable', key: name, place: 0, isCommand: false, body };
  });
  return [...commands, ...told, ...broken];
}

async function publishAll(publisher: Publisher, messages: ReturnType<typeof publication>): Promise<void> {
  for (const { key, body } of messages) {
    // A queue that drops repetitions by their id must not keep them from the workers.
    const id = crypto.randomUUID();
    for (let isPublished = false; !isPublished;) {
      // The broker may be away; what arrived all the same arrives twice.
      isPublished = await publisher.publish({ id, key, body }).then(
        () => true,
        () => pause(100).then(() => false),
      );
    }
  }
  await publisher.close();
}

interface Scene {
  readonly hub: AskingHub;
  readonly pool: Pool;
  readonly broker: TestServer;
  readonly crew: Crew;
  readonly events: readonly PlannedEvent[];
  readonly patienceInMs: number;
  readonly onProgress: ((line: string) => void) | undefined;
}

/** Spreads the disturbances over the work, and waits for its end. @returns whether it came to it */
async function disturb({ disturbances, seed }: KilledConsumersSettings, scene: Scene): Promise<boolean> {
  const { hub, pool, broker, crew, events, patienceInMs, onProgress } = scene;
  const due = disturbancesOf(disturbances, seed);
  const ending = events.filter(({ fate }) => !poison.has(fate)).length;
  const stops: Promise<void>[] = [];
  const waiting = new Patience(patienceInMs);
  let done = 0;
  for (let begun = 0; begun < due.length || done < ending;) {
    done = new Set(hub.reports.map(({ actionId }) => actionId)).size + (await factsHandled(pool));
    if (waiting.isOverAt(done)) break;
    await pause(20);
    if (begun === due.length || done < (ending * (begun + 1)) / (due.length + 1)) continue;
    const disturbance = due[begun];
    begun += 1;
    if (begun % 10 === 0) onProgress?.(`${begun} of ${due.length} disturbances, ${done} of ${ending} events`);
    if (disturbance === 'kill') void crew.worker(begun).kill();
    else if (disturbance === 'stop') stops.push(standStill(crew, begun));
    else if (disturbance === 'revoke tokens') await hub.revokeTokens();
    else {
      await broker.kill();
      await broker.start();
    }
  }
  await Promise.all(stops);
  return done >= ending;
}

/** Poison and repetitions that come last have their time. @returns whether nothing is left */
async function empty(view: QueueView, pool: Pool, patienceInMs: number): Promise<boolean> {
  const waiting = new Patience(patienceInMs);
  for (let quietSince = performance.now(); performance.now() - quietSince < quietInMs;) {
    const left = await view.left();
    if (left > 0) quietSince = performance.now();
    const { rows } = await pool.query<{ readonly tries: number }>('SELECT sum(tries)::int AS tries FROM planned');
    if (waiting.isOverAt((rows[0]?.tries ?? 0) - left)) return false;
    await pause(100);
  }
  return true;
}

/** Ends where there is no progress for too long. */
class Patience {
  readonly #inMs: number;
  #most = Number.NEGATIVE_INFINITY;
  #since = performance.now();

  constructor(inMs: number) {
    this.#inMs = inMs;
  }

  isOverAt(progress: number): boolean {
    if (progress > this.#most) {
      this.#most = progress;
      this.#since = performance.now();
    }
    return performance.now() - this.#since > this.#inMs;
  }
}

async function factsHandled(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ readonly n: number }>(
    `SELECT count(*)::int AS n FROM tradelane_handled WHERE key LIKE 'event/fact-%'`,
  );
  return rows[0]?.n ?? 0;
}

async function standStill(crew: Crew, turn: number): Promise<void> {
  const worker = crew.worker(turn);
  worker.suspend();
  await pause(stopsInMs);
  worker.resume();
}

/** Responses to requests that were carried out, and of which the client did not hear. */
function lostResponses({ counts: { troubled } }: Front): number {
  const lost: readonly Trouble[] = ['stalled', 'response dropped', 'truncated', 'broken JSON', 'cut gzip'];
  return lost.reduce((sum, trouble) => sum + troubled[trouble], 0);
}
