import { collection, type Collection, type Store } from '../store/index.ts';
import { ulidOf, uuidOf } from './identifiers.ts';

/** A message for the connector's queue. Commands carry an `action_id` in their data; no message carries a token (E09). */
export interface QueuedEvent {
  /** Id of the message; what is delivered again has the same. */
  readonly id: string;
  /** What it tells or asks for: `ACCEPT`, `PRODUCT_UPSERT`. */
  readonly type: string;
  /** When it was made, by the sandbox's clock, as RFC 3339. */
  readonly time: string;
  /** What the type carries, as the events are described. */
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
/** Beside the numbers: the time of the last message. */
const lastEvent = 'event-time';

/** Whether what a snapshot brought can be counted on. */
export const countersAreNumbers = (store: Store): boolean =>
  [...store.scan(counters)].every(({ value }) => Number.isSafeInteger(value));

/** Whether what a snapshot brought can be done when its time comes. */
export const jobsHaveTimes = (store: Store): boolean =>
  [...store.scan(jobs)].every(
    ({ value }) =>
      typeof value.kind === 'string' &&
      typeof value.at === 'string' &&
      !Number.isNaN(Date.parse(value.at)) &&
      typeof value.data === 'object',
  );

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
  /** Called with the id of a message that is put into the connector's queue, also where that is taken back later. */
  onPublish: ((id: string) => void) | undefined;
  /** Grows when all of it is replaced. */
  epoch = 0;
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

  /** Puts a message into the connector's queue, behind all that it has: it is not from before the last one, also where the clock stepped back. */
  publish(type: string, data: QueuedEvent['data']): QueuedEvent {
    const last = this.store.get(counters, lastEvent);
    const at = Math.max(this.now, last ?? this.now);
    if (at !== last) this.store.put(counters, lastEvent, at);
    const event: QueuedEvent = { id: ulidOf(at, this.next('event')), type, time: isoOf(at), data };
    this.keep(event);
    return event;
  }

  /** Puts a message that has all of its members into the connector's queue. */
  keep(event: QueuedEvent): void {
    this.store.put(events, event.id, event);
    this.onPublish?.(event.id);
  }

  /** Has work of a kind done when its time has come (see `Jobs`). */
  schedule(kind: string, at: number, data: Job['data']): void {
    this.store.put(jobs, String(this.next('job')).padStart(12, '0'), { kind, at: isoOf(at), data });
  }
}
