import { type Collection, collection, type Store } from '../store/index.ts';
import { ulidOf, uuidOf } from './identifiers.ts';

/** A message for the connector's queue. Commands have an `action_id` in their data. Messages carry no token (E09). */
export interface QueuedEvent {
  /** ID of the message. A redelivery has the same ID. */
  readonly id: string;
  /** The type of the message: `ACCEPT`, `PRODUCT_UPSERT`. */
  readonly type: string;
  /** Creation time by the sandbox's clock, as RFC 3339. */
  readonly time: string;
  /** The data of the type, as described for the events. */
  readonly data: Readonly<Record<string, unknown>>;
}

/** A scheduled job. */
export interface Job {
  readonly kind: string;
  readonly at: string;
  readonly data: Readonly<Record<string, string>>;
}

export const events: Collection<QueuedEvent> = collection('events');
export const jobs: Collection<Job> = collection('jobs', { at: (job) => job.at });
const counters: Collection<number> = collection('counters');
/** Key of the time of the last message, stored with the counters. */
const lastEvent = 'event-time';

/** Whether a counter of a snapshot is valid. */
export const countersAreNumbers = (store: Store): boolean =>
  [...store.scan(counters)].every(({ value }) => Number.isSafeInteger(value));

/** Whether a job of a snapshot is valid. */
export const jobsHaveTimes = (store: Store): boolean =>
  [...store.scan(jobs)].every(
    ({ value }) =>
      typeof value.kind === 'string' &&
      typeof value.at === 'string' &&
      !Number.isNaN(Date.parse(value.at)) &&
      typeof value.data === 'object',
  );

/** ISO 8601 in UTC with milliseconds, so that stored times sort. */
export const isoOf = (time: number): string => new Date(time).toISOString();

/** Behavior options of a sandbox. */
export interface Settings {
  /** How actions complete: by the connector's report (`manual`), or automatically after a short time (`auto`). */
  readonly actions: 'manual' | 'auto';
}

/** The context of handlers: the store, the time of the request, and counters. It contains no randomness. */
export class World {
  readonly store: Store;
  readonly settings: Settings;
  /** Milliseconds since the epoch. Constant during a request or job. */
  now = 0;
  /** Called with the ID of each queued message, even if the transaction is rolled back later. */
  onPublish: ((id: string) => void) | undefined;
  /** Increases when the whole world is replaced. */
  epoch = 0;
  #timestamp = { at: Number.NaN, time: '' };

  constructor(store: Store, settings: Settings) {
    this.store = store;
    this.settings = settings;
  }

  /** The time of the request in stored form. */
  get time(): string {
    // cached, because most requests need it several times
    if (this.#timestamp.at !== this.now) this.#timestamp = { at: this.now, time: isoOf(this.now) };
    return this.#timestamp.time;
  }

  /** Returns the last number of a series, or 0. */
  last(series: string): number {
    return this.store.get(counters, series) ?? 0;
  }

  /** Returns the next number of a series: 1, 2, 3 … */
  next(series: string): number {
    const n = this.last(series) + 1;
    this.store.put(counters, series, n);
    return n;
  }

  uuid(kind: string): string {
    return uuidOf(`${kind}:${this.next(kind)}`);
  }

  /**
   * Appends a message to the connector's queue. Its time isn't before the last message, even if the clock was set
   * back.
   */
  publish(type: string, data: QueuedEvent['data']): QueuedEvent {
    const last = this.store.get(counters, lastEvent);
    const at = Math.max(this.now, last ?? this.now);
    if (at !== last) this.store.put(counters, lastEvent, at);
    const event: QueuedEvent = { id: ulidOf(at, this.next('event')), type, time: isoOf(at), data };
    this.keep(event);
    return event;
  }

  /** Appends a complete message to the connector's queue. */
  keep(event: QueuedEvent): void {
    this.store.put(events, event.id, event);
    this.onPublish?.(event.id);
  }

  /** Schedules a job (see `Jobs`). */
  schedule(kind: string, at: number, data: Job['data']): void {
    this.store.put(jobs, String(this.next('job')).padStart(12, '0'), { kind, at: isoOf(at), data });
  }
}

/** Finds the only document with this value in an index, or `undefined`. */
export function findBy<T>(world: World, from: Collection<T>, by: string, equals: string): T | undefined {
  for (const { value } of world.store.scan(from, { by, equals })) return value;
  return undefined;
}
