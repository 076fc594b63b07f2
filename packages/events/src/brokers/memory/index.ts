import { type Clock, systemClock } from '@tradelane/core';
import { checkOptionsObject } from '../../stores/stores.ts';
import { checkQueue } from '../../queue/check-queue.ts';
import { startTimer } from '../../clock.ts';
import { Fifo } from '../../queue/fifo.ts';
import { MessageLeaseLostError } from '../../queue/errors.ts';
import type { Publisher, Intake, Source } from '../../queue/source.ts';

/** Options of a queue in memory. */
export interface MemoryQueueOptions {
  /** Name in hooks and errors. Default: `memory`. */
  readonly name?: string | undefined;
  /** Lease of a message, in milliseconds. Default: 30,000 (30 s). */
  readonly leaseInMs?: number | undefined;
  /** Clock for leases and delays. Default: the system clock. */
  readonly clock?: Clock | undefined;
}

/** A dead letter. */
export interface DeadLetter {
  /** The message. */
  readonly body: string;
  /** The reason. */
  readonly reason: string;
}

/**
 * A queue in memory, for tests and events that may be lost on exit. It delivers messages of one key one at a time.
 */
export interface MemoryQueue {
  /** The publisher. */
  readonly publisher: Publisher;
  /** The source, for any number of consumers. */
  readonly source: Source;
  /** Dead letters, oldest first. */
  readonly deadLetters: readonly DeadLetter[];
  /** Unfinished messages, including those in flight. */
  readonly size: number;
}

interface Entry {
  readonly body: string;
  readonly key: string | undefined;
  readonly traceparent: string | undefined;
  attempts: number;
  /** New for each delivery, so that an earlier owner can't finish it. */
  turn: object | undefined;
  cancelTimer: (() => void) | undefined;
}

interface Follower {
  readonly intake: Intake;
  readonly held: Set<Entry>;
  isOpen: boolean;
}

/** The unfinished messages. Only the first of each key is ready. */
class UnfinishedMessages {
  readonly ready = new Fifo<Entry>();
  readonly #keys = new Map<string, Entry[]>();
  size = 0;

  add(entry: Entry): void {
    this.size += 1;
    const line = entry.key === undefined ? undefined : this.#keys.get(entry.key);
    if (line !== undefined) return void line.push(entry);
    if (entry.key !== undefined) this.#keys.set(entry.key, [entry]);
    this.ready.push(entry);
  }

  /** Removes a finished message. Then the next of its key is ready. */
  finish({ key }: Entry): void {
    this.size -= 1;
    if (key === undefined) return;
    const line = this.#keys.get(key);
    line?.shift();
    const next = line?.[0];
    if (next === undefined) this.#keys.delete(key);
    else this.ready.push(next);
  }
}

/** The deliveries of a queue to its consumers. */
class MemoryDeliveries {
  readonly messages = new UnfinishedMessages();
  readonly deadLetters: DeadLetter[] = [];
  /** The consumers. The first with room gets the next message. */
  readonly followers = new Set<Follower>();
  readonly #clock: Clock;
  readonly #leaseInMs: number;
  #isPumping = false;

  constructor(clock: Clock, leaseInMs: number) {
    this.#clock = clock;
    this.#leaseInMs = leaseInMs;
  }

  pump(): void {
    // A message may end during its delivery. The running loop continues with the next.
    if (this.#isPumping) return;
    this.#isPumping = true;
    for (;;) {
      const follower = [...this.followers].find(({ isOpen, held, intake }) => isOpen && held.size < intake.capacity);
      const entry = follower && this.messages.ready.shift();
      if (!follower || !entry) break;
      this.#deliver(entry, follower);
    }
    this.#isPumping = false;
  }

  /** Delivers the next message to another consumer, if there is one. */
  #putLast(follower: Follower): void {
    this.followers.delete(follower);
    this.followers.add(follower);
  }

  #deliver(entry: Entry, follower: Follower): void {
    const turn = {};
    this.#putLast(follower);
    entry.turn = turn;
    entry.attempts += 1;
    follower.held.add(entry);
    this.#startLease(entry, follower);
    const checkLease = (): void => {
      if (entry.turn !== turn) throw new MessageLeaseLostError('the message');
    };
    const ack = (): void => {
      checkLease();
      this.#release(entry, follower);
      this.messages.finish(entry);
      this.pump();
    };
    follower.intake.deliver({
      body: entry.body,
      attempt: entry.attempts,
      traceparent: entry.traceparent,
      ack,
      nack: (delayInMs) => {
        checkLease();
        this.#requeue(entry, follower, delayInMs);
      },
      deadLetter: (reason) => {
        checkLease();
        this.deadLetters.push({ body: entry.body, reason });
        ack();
      },
      heartbeat: () => {
        checkLease();
        this.#startLease(entry, follower);
      },
      // The current owner keeps it.
      forget: () => undefined,
    });
  }

  #release(entry: Entry, follower: Follower): void {
    entry.cancelTimer?.();
    entry.cancelTimer = undefined;
    entry.turn = undefined;
    follower.held.delete(entry);
  }

  #requeue(entry: Entry, follower: Follower, delayInMs: number): void {
    this.#release(entry, follower);
    const requeue = (): void => {
      this.messages.ready.push(entry);
      this.pump();
    };
    if (delayInMs > 0) entry.cancelTimer = startTimer(this.#clock, delayInMs, requeue);
    else requeue();
  }

  #startLease(entry: Entry, follower: Follower): void {
    entry.cancelTimer?.();
    entry.cancelTimer = startTimer(this.#clock, this.#leaseInMs, () => {
      this.#putLast(follower);
      this.#requeue(entry, follower, 0);
    });
  }

  /** Removes a consumer. Its messages go to others. */
  remove(follower: Follower): void {
    this.followers.delete(follower);
    for (const entry of follower.held) {
      this.#release(entry, follower);
      this.messages.ready.push(entry);
    }
    this.pump();
  }
}

/** Creates a queue in memory, with leases, delays, order by key and dead letters. */
export function createMemoryQueue(options: MemoryQueueOptions = {}): MemoryQueue {
  checkOptionsObject(options);
  checkQueue(options, { name: 'name', leaseInMs: 'time', clock: 'clock' });
  const { name = 'memory', leaseInMs = 30_000, clock = systemClock } = options;
  const deliveries = new MemoryDeliveries(clock, leaseInMs);
  const source: Source = {
    name,
    system: 'memory',
    open: (intake) => {
      const follower: Follower = { intake, held: new Set(), isOpen: false };
      deliveries.followers.add(follower);
      return Promise.resolve({
        leaseInMs,
        start: () => {
          follower.isOpen = true;
          deliveries.pump();
        },
        stop: () => {
          follower.isOpen = false;
          return Promise.resolve();
        },
        close: () => Promise.resolve(deliveries.remove(follower)),
      });
    },
  };
  const publisher: Publisher = {
    name,
    publish: ({ body, key, traceparent }) => {
      const entry: Entry = { body, key, traceparent, attempts: 0, turn: undefined, cancelTimer: undefined };
      deliveries.messages.add(entry);
      deliveries.pump();
      return Promise.resolve();
    },
    close: () => Promise.resolve(),
  };
  return {
    publisher,
    source,
    deadLetters: deliveries.deadLetters,
    get size() {
      return deliveries.messages.size;
    },
  };
}
