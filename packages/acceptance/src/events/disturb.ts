import type { TestServer } from '@tradelane/test-servers';
import type { Pool } from 'pg';
import { pause } from '../prove/pause.ts';
import type { AskingHub } from './asking-hub.ts';
import type { QueueView } from './broker.ts';
import type { Crew } from './crew.ts';
import { type Disturbance, type PlannedEvent, poison } from './plan.ts';

/** Lease of a message. */
export const leaseInMs = 2_000;
/**
 * How long a worker is suspended. Meanwhile its messages are delivered to another worker, and it resumes with its old
 * state.
 */
const stopsInMs = 2.5 * leaseInMs;
/** Time within which messages of a worker are handled or returned. */
const quietInMs = 2 * leaseInMs;

/** The parts that disturbances affect. */
export interface Scene {
  readonly hub: AskingHub;
  readonly pool: Pool;
  readonly broker: TestServer;
  readonly crew: Crew;
  readonly events: readonly PlannedEvent[];
  readonly patienceInMs: number;
  readonly onProgress: ((line: string) => void) | undefined;
}

/**
 * Spreads the disturbances over the work, and waits for its end.
 * @returns Whether the work ended.
 */
export async function disturb(due: readonly Disturbance[], scene: Scene): Promise<boolean> {
  const { hub, pool, broker, crew, events, patienceInMs, onProgress } = scene;
  const ending = events.filter(({ fate }) => !poison.has(fate)).length;
  const stops: Promise<void>[] = [];
  const waiting = new Patience(patienceInMs);
  let done = 0;
  for (let started = 0; started < due.length || done < ending;) {
    done = new Set(hub.reports.map(({ actionId }) => actionId)).size + (await factsHandled(pool));
    if (waiting.isOverAt(done)) break;
    await pause(20);
    if (started === due.length || done < (ending * (started + 1)) / (due.length + 1)) continue;
    const disturbance = due[started];
    started += 1;
    if (started % 10 === 0) onProgress?.(`${started} of ${due.length} disturbances, ${done} of ${ending} events`);
    if (disturbance === 'kill') void crew.worker(started).kill();
    else if (disturbance === 'stop') stops.push(standStill(crew, started));
    else if (disturbance === 'revoke tokens') await hub.revokeTokens();
    else {
      await broker.kill();
      await broker.start();
    }
  }
  await Promise.all(stops);
  return done >= ending;
}

/**
 * Waits for late poison and repeated messages.
 * @returns Whether the queue is empty.
 */
export async function empty(view: QueueView, pool: Pool, patienceInMs: number): Promise<boolean> {
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

/** Ends after a time without progress. */
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
