import { systemClock } from '@tradelane/core';
import { createMemoryOutbox } from '../stores/index.ts';
import { MessageLeaseLostError } from '../queue/message-lease-lost-error.ts';
import { closeInMs, openUnlessAborted } from '../queue/open-unless-aborted.ts';
import { aborted, checkSignal } from '../queue/run-options.ts';
import { timeLimit } from '../queue/time-limit.ts';
import { checkOptions, type ConsumerOptions } from './consumer-options.ts';
import { ConsumerRun } from './consumer-run.ts';
import { namesOf } from './names.ts';
import { keepLeases } from './heartbeats.ts';
import { guardedStores } from './guarded-stores.ts';
import type { Handlers } from './handlers.ts';
import { type ConsumerStats, zeroCounters } from './stats.ts';
import { sweepOutbox } from './sweep.ts';
import type { Surroundings } from './steps.ts';

/** How long a consumer works. */
export interface RunOptions {
  /** Ends the run: nothing more is begun, what is at work ends, the rest goes back to the queue. */
  readonly signal: AbortSignal;
}

/** Takes messages from a queue until it is told to stop. */
export interface Consumer {
  /**
   * Works until the signal aborts; resolves once all is given back.
   * @throws ArgumentError where there is no signal, and where the queue cannot be opened
   */
  run(options: RunOptions): Promise<void>;
  /** What it did so far; a snapshot. */
  stats(): ConsumerStats;
}

/**
 * Creates a consumer of the hub's events: a handler per kind of message, each outcome reported once.
 * @throws ArgumentError naming the option that is missing or wrong
 */
// Without messages of one's own first: to infer `Own` from the handlers would make the data of all of them unknown.
export function createConsumer(options: ConsumerOptions): Consumer;
export function createConsumer<Own extends object>(options: ConsumerOptions<Own>): Consumer;
export function createConsumer<Own extends object>(options: ConsumerOptions<Own>): Consumer {
  checkOptions(options);
  const { source, concurrency = 16, prefetch = 4 * concurrency, retry = {} } = options;
  const { clock = systemClock, shutdownTimeoutInMs = 30_000, outboxScanIntervalInMs = 300_000 } = options;
  const counters = zeroCounters();
  const names = namesOf(options.name);
  const outbox = options.outbox ?? createMemoryOutbox({ clock });
  const around: Surroundings = {
    handlers: options.handlers as Handlers,
    actions: options.actions,
    ...guardedStores({ dedupe: options.dedupe, outbox, names }, clock),
    hooks: options.hooks ?? {},
    counters,
    clock,
  };
  const settings = {
    queue: source.name,
    names,
    maxDeliveries: retry.maxDeliveries ?? 20,
    concurrency,
    capacity: prefetch,
    attempts: retry.attempts ?? 5,
    backoff: { baseInMs: retry.baseInMs ?? 1_000, maxInMs: retry.maxInMs ?? 60_000 },
    random: options.random ?? Math.random,
  };
  const runs = new Set<ConsumerRun>();

  return {
    async run(how) {
      checkSignal(how);
      const { signal } = how;
      if (signal.aborted) return;
      const run = new ConsumerRun(settings, around);
      const subscription = await openUnlessAborted(source, run, signal, clock);
      if (subscription === undefined) return;
      runs.add(run);
      const closed = new AbortController();
      const { leaseInMs } = subscription;
      run.start(subscription);
      const leases =
        leaseInMs !== undefined &&
        keepLeases(run.inFlight, { leaseInMs, clock, hooks: around.hooks, signal: closed.signal });
      const sweeps = sweepOutbox(run.inFlight, around, {
        queue: source.name,
        everyInMs: outboxScanIntervalInMs,
        signal: AbortSignal.any([run.stopped, signal]),
      });
      await aborted(signal);
      const ended = Promise.all([run.stop(), subscription.stop().catch(run.onError), sweeps]);
      if (!(await timeLimit(clock, shutdownTimeoutInMs, ended)))
        run.abandon(new MessageLeaseLostError('a message that took longer than `shutdownTimeoutInMs`'));
      closed.abort();
      await leases;
      run.returnRest();
      // A queue that is away need not be told: what was in hand comes again when its lease is over.
      await timeLimit(clock, closeInMs, subscription.close().catch(run.onError));
      runs.delete(run);
    },
    stats: () => {
      const all = [...runs];
      const sum = (of: (run: ConsumerRun) => number): number => all.reduce((total, run) => total + of(run), 0);
      return { ...counters, inFlight: sum((run) => run.inFlight.size), running: sum((run) => run.running) };
    },
  };
}
