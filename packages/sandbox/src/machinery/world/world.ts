import { collection, type Collection, type Store } from '../store/index.ts';
import { ulidOf, uuidOf } from './identifiers.ts';

/** A message for the connector's queue. Commands carry an `action_id` in their data; no message carries a token (E09). */
export interface QueuedEvent {
  readonly id: string;
  readonly type: string;
  readonly time: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** Work that waits for its time. */
export interface Job {
  readonly kind: string;
  readonly at: string;
  readonly data: Readonly<Record<string, string>>;
}

export const events: Collection<QueuedEvent> = collection('events');
export const jobs: Collection<Job> = collection('jobs', { at: (job) => job.at });
const counters: Collection<number> = collection('counters');

/** ISO 8601 in UTC with milliseconds: what is stored sorts by time. */
export const isoOf = (time: number): string => new Date(time).toISOString();

/** How a sandbox was asked to behave. */
export interface Settings {
  /** Whether the connector decides how actions end (`manual`), or they succeed by themselves after a short time (`auto`). */
  readonly actions: 'manual' | 'auto';
}

/** What handlers work on: the store, the time of the request, and numbers to count with. Nothing here comes from chance. */
export class World {
  readonly store: Store;
  readonly settings: Settings;
  /** Milliseconds since the epoch, the same throughout a request or a job. */
  now = 0;
  #timestamp = { at: Number.NaN, time: '' };

  constructor(store: Store, settings: Settings) {
    this.store = store;
    this.settings = settings;
  }

  /** The time of the request as it is stored. */
  get time(): string {
    // asked for several times by most requests, and by many within the same millisecond
    if (this.#timestamp.at !== this.now) this.#timestamp = { at: this.now, time: isoOf(this.now) };
    return this.#timestamp.time;
  }

  /** The next number of a series: 1, 2, 3 … */
  next(series: string): number {
    const n = (this.store.get(counters, series) ?? 0) + 1;
    this.store.put(counters, series, n);
    return n;
  }

  uuid(kind: string): string {
    return uuidOf(`${kind}:${this.next(kind)}`);
  }

  /** Puts a message into the connector's queue. */
  publish(type: string, data: QueuedEvent['data']): QueuedEvent {
    const event: QueuedEvent = { id: ulidOf(this.now, this.next('event')), type, time: this.time, data };
    this.store.put(events, event.id, event);
    return event;
  }

  /** Has work of a kind done when its time has come (see `Jobs`). */
  schedule(kind: string, at: number, data: Job['data']): void {
    this.store.put(jobs, String(this.next('job')).padStart(12, '0'), { kind, at: isoOf(at), data });
  }
}

/** What is done when the time of a job has come, by kind. */
export type Jobs = Readonly<Record<string, (world: World, data: Job['data']) => void>>;

/** Does all work that is due by `now`, in the order of its time; each job sees the time it was due at. */
export function runDue(world: World, work: Jobs, now: number): void {
  for (;;) {
    let due: { readonly key: string; readonly value: Job } | undefined;
    for (const entry of world.store.scan(jobs, { by: 'at' })) {
      due = entry;
      break;
    }
    if (due === undefined || Date.parse(due.value.at) > now) break;
    const { key, value } = due;
    world.now = Date.parse(value.at);
    world.store.transaction(() => {
      world.store.delete(jobs, key);
      work[value.kind]?.(world, value.data);
    });
  }
  world.now = now;
}
