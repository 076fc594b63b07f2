import { systemClock } from '@tradelane/core';
import { createMemoryOutbox } from '../stores/memory.ts';
import { MessageLeaseLostError } from '../queue/errors.ts';
import { closeInMs, openUnlessAborted, aborted, checkSignal } from '../queue/opening.ts';
import { timeLimit } from '../clock.ts';
import { checkOptions, type ConsumerOptions } from './options.ts';
import { ConsumerRun } from './scheduler.ts';
import { namesOf, guardedStores } from './stores.ts';
import { keepLeases } from '../queue/message-lease.ts';
import { withWarnings } from './hooks.ts';
import type { Handlers } from './handlers.ts';
import { type ConsumerStats, zeroCounters } from './stats.ts';
import { sweepOutbox } from './report.ts';
import type { Surroundings } from './message.ts';

/** Options of a run. */
export interface RunOptions {
  /** Ends the run: no more messages are started, running handlers finish, and the rest returns to the queue. */
  readonly signal: AbortSignal;
}

/** Takes messages from a queue and runs their handlers. */
export interface Consumer {
  /**
   * Runs until the signal aborts. Resolves when every message is finished or returned to the queue. If the queue can't
   * be opened, the run reports it to `onQueueError` and keeps trying.
   * @throws {ArgumentError} If `signal` is missing.
   * @throws {QueueError} If the connection is permanently closed. Start the process again.
   */
  run(options: RunOptions): Promise<void>;
  /** A snapshot of the counters since the consumer was created. */
  stats(): ConsumerStats;
}

/**
 * Creates a consumer of the hub's events, which runs a handler for each message and reports each outcome once.
 * @throws {ArgumentError} If an option is missing or invalid. The error names the option.
 * @example
 * ```ts
 * import { createConsumer, createMemoryDedupeStore } from '@tradelane/events';
 * import { createRabbitSource } from '@tradelane/events/rabbitmq';
 * import { Connection } from 'rabbitmq-client';
 *
 * const consumer = createConsumer({
 *   source: createRabbitSource({ connection: new Connection('amqp://localhost'), queue: 'commands' }),
 *   actions: platform.actions,
 *   dedupe: createMemoryDedupeStore(),
 *   handlers: { ACCEPT: ({ data }) => save(data) },
 * });
 * await consumer.run({ signal: shutdown.signal });
 * ```
 */
// This overload comes first because inferring `Own` from the handlers would type all data as unknown.
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
    hooks: withWarnings(options.hooks ?? {}, source.name),
    telemetry: options.telemetry,
    counters,
    clock,
    isOutboxKept: options.outbox !== undefined,
  };
  const settings = {
    queue: source.name,
    system: source.system ?? '_OTHER',
    names,
    maxDeliveries: retry.maxDeliveries ?? 20,
    concurrency,
    capacity: prefetch,
    attempts: retry.attempts ?? 5,
    backoff: { baseInMs: retry.baseInMs ?? 1_000, maxInMs: retry.maxInMs ?? 60_000 },
    random: options.random ?? Math.random,
    unwrap: options.unwrap ?? false,
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
      if (leaseInMs !== undefined)
        void keepLeases(run.inFlight, {
          leaseInMs,
          clock,
          onError: run.onError,
          signal: closed.signal,
        });
      const sweeps = sweepOutbox(run.inFlight, around, {
        queue: source.name,
        everyInMs: outboxScanIntervalInMs,
        signal: run.stopped,
      });
      const cause = await Promise.race([
        aborted(signal),
        ...(subscription.ended === undefined ? [] : [subscription.ended]),
      ]);
      const ended = Promise.all([run.stop(), subscription.stop().catch(run.onError), sweeps]);
      if (!(await timeLimit(clock, shutdownTimeoutInMs, ended)))
        run.abandon(new MessageLeaseLostError('a message whose handler exceeded `shutdownTimeoutInMs`'));
      closed.abort();
      run.returnRest();
      // If the queue is unreachable, its leases expire and it redelivers the messages.
      await timeLimit(clock, closeInMs, subscription.close().catch(run.onError));
      runs.delete(run);
      if (cause instanceof Error) throw cause;
    },
    stats: () => {
      const all = [...runs];
      const sum = (of: (run: ConsumerRun) => number): number => all.reduce((total, run) => total + of(run), 0);
      return { ...counters, inFlight: sum((run) => run.inFlight.size), running: sum((run) => run.running) };
    },
  };
}
