import { type Collection, collection } from '../store/index.ts';
import { events, type QueuedEvent, type World } from '../world/index.ts';
import { HttpError } from '../errors/index.ts';

/** A dead-lettered message with its reason. */
export interface DeadLetter {
  /** The message. */
  readonly event: QueuedEvent;
  /** The reason, from the consumer. */
  readonly reason: string;
  /** Time of the dead-lettering by the sandbox's clock, as RFC 3339. */
  readonly time: string;
}

export const deadLetters: Collection<DeadLetter> = collection('dead-letters');

/** Key of related messages, which are delivered one by one. Undefined for an independent message. */
export type KeyOf = (event: QueuedEvent) => string | undefined;

/** The position of a message, which may be removed already. */
export interface Place {
  readonly id: string;
  readonly key: string | undefined;
}

/**
 * The IDs of all messages in order, with their related keys. It finds a message without reading the messages before
 * it. It's read once and then kept up to date.
 */
export class MessageOrder {
  readonly #world: World;
  readonly #keyOf: KeyOf;
  #places: Place[] | undefined;
  /** IDs that were published since the last read. */
  readonly #published = new Set<string>();

  constructor(world: World, keyOf: KeyOf) {
    this.#world = world;
    this.#keyOf = keyOf;
  }

  /** Records a published message. Its transaction may still be rolled back. */
  add(id: string): void {
    if (this.#places !== undefined) this.#published.add(id);
  }

  /** Discards everything, because the world was replaced. */
  forget(): void {
    this.#places = undefined;
    this.#published.clear();
  }

  /** Returns all positions. Reads them on first use. */
  places(): readonly Place[] {
    const places = (this.#places ??= Array.from(this.#world.store.scan(events), ({ key, value }) => ({
      id: key,
      key: this.#keyOf(value),
    })));
    for (const id of this.#published) {
      const event = this.#world.store.get(events, id);
      if (event !== undefined) insert(places, { id, key: this.#keyOf(event) });
      this.#published.delete(id);
    }
    return places;
  }

  /** Removed messages. */
  drop(ids: ReadonlySet<string>): void {
    if (ids.size > 0) this.#places = this.#places?.filter(({ id }) => !ids.has(id));
  }
}

/** Inserts a position by its ID, usually at the end. */
function insert(places: Place[], place: Place): void {
  let [low, high] = [0, places.length];
  if (high > 0 && (places[high - 1] as Place).id < place.id) low = high;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((places[middle] as Place).id < place.id) low = middle + 1;
    else high = middle;
  }
  places.splice(low, places[low]?.id === place.id ? 1 : 0, place);
}

/** A message in flight. */
export interface QueueDelivery {
  /** Identifies the delivery. Its owner can complete the message or renew its lease until the lease ends. */
  readonly receipt: string;
  /** Number of deliveries, from 1. It restarts with the sandbox. */
  readonly attempt: number;
  readonly event: QueuedEvent;
  /** The trace that the message was published with. */
  readonly traceparent?: string;
}

export interface Take {
  /** Maximum number of messages. */
  readonly limit: number;
  readonly leaseInMs: number;
  /** Time to wait for the first message. */
  readonly waitInMs: number;
  /** Registers a callback for when the worker stops waiting. It then receives no message. */
  readonly onEnd?: (notify: () => void) => void;
}

interface Lease {
  /** Undefined if the message isn't in flight and only delayed. */
  readonly receipt: string | undefined;
  readonly until: number;
}

/**
 * The connector's queue for any number of workers. A delivered message belongs to its worker until the lease ends. Of
 * related messages, one at a time is in flight. Messages are stored with the world. Leases and traces
 * aren't stored.
 */
export class EventQueue {
  readonly #world: World;
  readonly #order: MessageOrder;
  readonly #now: () => number;
  readonly #leases = new Map<string, Lease>();
  /** IDs by receipt. */
  readonly #holders = new Map<string, string>();
  readonly #attempts = new Map<string, number>();
  /** Traces by the ID of their message. */
  readonly #traces = new Map<string, string>();
  readonly #waiting = new Set<() => void>();
  #isClosed = false;
  /** Whether a message was published since the last wake-up. */
  #hasNews = false;

  /** @param now Real time, or the clock of the options. Moving the sandbox's clock doesn't end a lease. */
  constructor(world: World, keyOf: KeyOf, now: () => number) {
    this.#world = world;
    this.#order = new MessageOrder(world, keyOf);
    world.onPublish = (id) => {
      this.#hasNews = true;
      this.#order.add(id);
    };
    this.#now = now;
  }

  /** Keeps the trace of a message until the message is removed. */
  trace(id: string, traceparent: string | undefined): void {
    if (traceparent === undefined) this.#traces.delete(id);
    else this.#traces.set(id, traceparent);
  }

  /** Delivers free messages, or waits for one. */
  async take({ limit, leaseInMs, waitInMs, onEnd }: Take): Promise<readonly QueueDelivery[]> {
    const endsAt = performance.now() + waitInMs;
    let isWaiting = true;
    onEnd?.(() => {
      if (!isWaiting) return;
      isWaiting = false;
      this.wake();
    });
    for (;;) {
      if (this.#isClosed || !isWaiting) return [];
      const deliveries = this.#handOut(limit, leaseInMs);
      const leftInMs = endsAt - performance.now();
      if (deliveries.length > 0 || leftInMs <= 0) {
        isWaiting = false;
        return deliveries;
      }
      await this.#change(leftInMs);
    }
  }

  /** Renews the lease for this time from now. */
  renew(receipt: string, leaseInMs: number): void {
    this.#leases.set(this.#idOf(receipt), { receipt, until: this.#now() + leaseInMs });
  }

  /** Requeues a message for redelivery after the delay. It stays before its related messages. */
  requeue(receipt: string, delayInMs: number): void {
    const id = this.#idOf(receipt);
    this.#endLease(id);
    if (delayInMs > 0) this.#leases.set(id, { receipt: undefined, until: this.#now() + delayInMs });
    this.wake();
  }

  /** Removes a message. */
  acknowledge(receipt: string): void {
    this.remove(this.#idOf(receipt));
  }

  /** Dead-letters a message. */
  deadLetter(receipt: string, reason: string): void {
    const event = this.#world.store.get(events, this.#idOf(receipt));
    if (event !== undefined) {
      const letter: DeadLetter = { event, reason, time: this.#world.time };
      this.#world.store.put(deadLetters, event.id, letter);
    }
    this.acknowledge(receipt);
  }

  /** Removes a message, even in flight. @returns Whether it existed. */
  remove(id: string): boolean {
    this.#endLease(id);
    this.#attempts.delete(id);
    this.#traces.delete(id);
    const isDeleted = this.#world.store.delete(events, id);
    this.wake();
    return isDeleted;
  }

  /** Messages in flight, and messages that are delayed. */
  leased(): readonly {
    readonly id: string;
    readonly attempt: number;
    readonly until: number;
    readonly isDelayed: boolean;
  }[] {
    const now = this.#now();
    return [...this.#leases].flatMap(([id, { receipt, until }]) =>
      until > now ? [{ id, attempt: this.#attempts.get(id) ?? 0, until, isDelayed: receipt === undefined }] : [],
    );
  }

  /** Wakes all waiting workers, because the queue may have changed. */
  wake(): void {
    for (const goOn of this.#waiting) goOn();
  }

  /** Wakes a worker after a publish. */
  wakeIfChanged(): void {
    if (!this.#hasNews) return;
    this.#hasNews = false;
    this.wake();
  }

  /** Drops all leases, because the world was replaced. */
  forget(): void {
    this.#order.forget();
    this.#leases.clear();
    this.#holders.clear();
    this.#attempts.clear();
    this.#traces.clear();
    this.wake();
  }

  /** Ends all current and later waits without messages. */
  close(): void {
    this.#isClosed = true;
    this.wake();
  }

  #handOut(limit: number, leaseInMs: number): readonly QueueDelivery[] {
    const now = this.#now();
    return this.#free(limit, now).map((event) => {
      const { id } = event;
      this.#endLease(id);
      const attempt = (this.#attempts.get(id) ?? 0) + 1;
      const receipt = crypto.randomUUID();
      this.#attempts.set(id, attempt);
      this.#leases.set(id, { receipt, until: now + leaseInMs });
      this.#holders.set(receipt, id);
      const traceparent = this.#traces.get(id);
      return { receipt, attempt, event, ...(traceparent !== undefined && { traceparent }) };
    });
  }

  /** Messages that can be delivered. */
  #free(limit: number, now: number): readonly QueuedEvent[] {
    const free: QueuedEvent[] = [];
    const deleted = new Set<string>();
    /** Keys of related messages that are in flight, or that have an earlier waiting message. */
    const busy = new Set<string>();
    for (const { id, key } of this.#order.places()) {
      if (key !== undefined && busy.has(key)) continue;
      const lease = this.#leases.get(id);
      const isFree = lease === undefined || lease.until <= now;
      const event = isFree ? this.#world.store.get(events, id) : undefined;
      if (isFree && event === undefined) {
        deleted.add(id);
        continue;
      }
      if (key !== undefined) busy.add(key);
      if (event === undefined) continue;
      free.push(event);
      if (free.length === limit) break;
    }
    this.#order.drop(deleted);
    return free;
  }

  /** Resolves when the queue changes, a lease ends, or the time is over. */
  #change(mostInMs: number): Promise<void> {
    const now = this.#now();
    let inMs = mostInMs;
    for (const { until } of this.#leases.values()) if (until > now) inMs = Math.min(inMs, until - now);
    return new Promise((resolve) => {
      const goOn = (): void => {
        clearTimeout(timer);
        this.#waiting.delete(goOn);
        resolve();
      };
      const timer = setTimeout(goOn, inMs);
      this.#waiting.add(goOn);
    });
  }

  #endLease(id: string): void {
    const receipt = this.#leases.get(id)?.receipt;
    this.#leases.delete(id);
    if (receipt !== undefined) this.#holders.delete(receipt);
  }

  /** @throws {HttpError} If the lease ended or the message was removed. */
  #idOf(receipt: string): string {
    const id = this.#holders.get(receipt);
    const lease = id === undefined ? undefined : this.#leases.get(id);
    if (id === undefined || lease === undefined || lease.until <= this.#now())
      throw new HttpError(
        404,
        'DATA_NOT_FOUND',
        `Delivery ${receipt} does not exist. It was ended, or its lease expired.`,
      );
    return id;
  }
}
