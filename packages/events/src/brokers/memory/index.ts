import { type Clock, systemClock } from '@tradelane/core';
import { checkOptionsObject } from '../../stores/stores.ts';
import { checkQueue } from '../../queue/check-queue.ts';
import { startTimer } from '../../clock.ts';
import { Fifo } from '../../queue/fifo.ts';
import { MessageLeaseLostError } from '../../queue/errors.ts';
import type { OutgoingMessage, Publisher, Delivery, Intake, Source } from '../../queue/source.ts';

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

/** Creates a queue in memory, with leases, delays, order by key and dead letters. */
export function createMemoryQueue(options: MemoryQueueOptions = {}): MemoryQueue {
  checkOptionsObject(options);
  checkQueue(options, { name: 'name', leaseInMs: 'time', clock: 'clock' });
  const { name = 'memory', leaseInMs = 30_000, clock = systemClock } = options;
  const ready = new Fifo<Entry>();
  /** Messages by key, in order. Only the first is delivered. */
  const keys = new Map<string, Entry[]>();
  /** The consumers. The first with room gets the next message. */
  const followers = new Set<Follower>();
  const deadLetters: DeadLetter[] = [];
  let size = 0;
  let waiting: Entry | undefined;

  /** Delivers the next message to another consumer, if there is one. */
  const comeLast = (follower: Follower): void => {
    followers.delete(follower);
    followers.add(follower);
  };

  let isPumping = false;
  const pump = (): void => {
    // A message may end during its delivery. The running loop continues with the next.
    if (isPumping) return;
    isPumping = true;
    for (;;) {
      waiting ??= ready.shift();
      const follower = [...followers].find(({ isOpen, held, intake }) => isOpen && held.size < intake.capacity);
      if (waiting === undefined || follower === undefined) break;
      const entry = waiting;
      waiting = undefined;
      comeLast(follower);
      handOut(entry, follower);
    }
    isPumping = false;
  };

  const handOut = (entry: Entry, follower: Follower): void => {
    const turn = {};
    entry.turn = turn;
    entry.attempts += 1;
    follower.held.add(entry);
    const takeBack = (): void => {
      entry.cancelTimer?.();
      entry.cancelTimer = undefined;
      entry.turn = undefined;
      follower.held.delete(entry);
    };
    const giveBack = (delayInMs: number): void => {
      takeBack();
      const comeAgain = (): void => {
        ready.push(entry);
        pump();
      };
      if (delayInMs > 0) entry.cancelTimer = startTimer(clock, delayInMs, comeAgain);
      else comeAgain();
    };
    const startLease = (): void => {
      entry.cancelTimer?.();
      entry.cancelTimer = startTimer(clock, leaseInMs, () => {
        comeLast(follower);
        giveBack(0);
      });
    };
    const mustBeOurs = (): void => {
      if (entry.turn !== turn) throw new MessageLeaseLostError('the message');
    };
    const end = (): void => {
      mustBeOurs();
      takeBack();
      size -= 1;
      if (entry.key !== undefined) {
        const line = keys.get(entry.key);
        line?.shift();
        const next = line?.[0];
        if (next === undefined) keys.delete(entry.key);
        else ready.push(next);
      }
      pump();
    };
    startLease();
    const delivery: Delivery = {
      body: entry.body,
      attempt: entry.attempts,
      traceparent: entry.traceparent,
      ack: end,
      nack: (delayInMs) => {
        mustBeOurs();
        giveBack(delayInMs);
      },
      deadLetter: (reason) => {
        mustBeOurs();
        deadLetters.push({ body: entry.body, reason });
        end();
      },
      heartbeat: () => {
        mustBeOurs();
        startLease();
      },
      // The current owner keeps it.
      forget: () => undefined,
    };
    follower.intake.deliver(delivery);
  };

  const source: Source = {
    name,
    system: 'memory',
    open: (intake) => {
      const follower: Follower = { intake, held: new Set(), isOpen: false };
      followers.add(follower);
      return Promise.resolve({
        leaseInMs,
        start: () => {
          follower.isOpen = true;
          pump();
        },
        stop: () => {
          follower.isOpen = false;
          return Promise.resolve();
        },
        close: () => {
          followers.delete(follower);
          for (const entry of follower.held) {
            entry.cancelTimer?.();
            entry.turn = undefined;
            ready.push(entry);
          }
          pump();
          return Promise.resolve();
        },
      });
    },
  };

  const publisher: Publisher = {
    name,
    publish: ({ body, key, traceparent }: OutgoingMessage) => {
      const entry: Entry = { body, key, traceparent, attempts: 0, turn: undefined, cancelTimer: undefined };
      size += 1;
      const line = key === undefined ? undefined : keys.get(key);
      if (line !== undefined) line.push(entry);
      else {
        if (key !== undefined) keys.set(key, [entry]);
        ready.push(entry);
        pump();
      }
      return Promise.resolve();
    },
    close: () => Promise.resolve(),
  };
  return {
    publisher,
    source,
    deadLetters,
    get size() {
      return size;
    },
  };
}
