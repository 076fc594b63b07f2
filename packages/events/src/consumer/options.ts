import { ArgumentError, type Clock } from '@tradelane/core';
import type { ActionOutcome } from '../generated/types.ts';
import type { Source } from '../queue/source.ts';
import type { DedupeStore } from '@tradelane/core';
import type { OutboxStore } from '../stores/stores.ts';
import { received } from '@tradelane/core/runtime';
import type { Handlers } from './handlers.ts';
import type { ConsumerHooks } from './hooks.ts';
import type { EventTelemetry } from './telemetry.ts';

/** The part of the channel platform client that the consumer uses: `channelPlatform.actions`. */
export interface ActionReports {
  /** Reports the outcome of an action (O07). Rejects if the hub doesn't accept the report. */
  updateStatus(
    actionId: string,
    outcome: ActionOutcome,
    options?: { readonly signal?: AbortSignal },
  ): PromiseLike<unknown>;
}

/** How often and how soon a failed handler is retried, and when its message is dead-lettered. */
export interface RetryOptions {
  /**
   * Attempts of a handler before its command is dead-lettered. A notification returns to the queue instead. Default:
   * 5.
   */
  readonly attempts?: number | undefined;
  /**
   * Longest wait after the first failure, in milliseconds. It doubles with each further failure. Default: 1,000 (1
   * s).
   */
  readonly baseInMs?: number | undefined;
  /** Longest wait between two attempts, in milliseconds. Default: 60,000 (60 s). */
  readonly maxInMs?: number | undefined;
  /**
   * Deliveries of a message before the consumer runs it alone, with no other handler running. Default: 20.
   *
   * A message that starts alone three times and never ends is dead-lettered, because it kills the process. A
   * notification is dead-lettered after its handler has thrown in this many deliveries. This applies only to queues
   * that count deliveries.
   */
  readonly maxDeliveries?: number | undefined;
}

/** Options of a consumer: the queue, the handlers and the stores. */
export interface ConsumerOptions<Own extends object = object> {
  /** The queue, such as `createSqsSource` of `@tradelane/events/sqs`. */
  readonly source: Source;
  /** The handlers, by message type. */
  readonly handlers: Handlers<Own>;
  /** `channelPlatform.actions` of the client that reports the outcomes. */
  readonly actions: ActionReports;
  /**
   * Name of the consumer in its stores, the same for all of its workers. Set it if other consumers use the same
   * stores. Letters, digits, `.`, `_` and `-`.
   *
   * After a change of the name, the consumer doesn't find what it stored under the old name.
   */
  readonly name?: string | undefined;
  /**
   * Remembers handled messages. Consumers that share this store need a `name` each, or one skips what another has
   * handled.
   */
  readonly dedupe: DedupeStore;
  /**
   * Keeps outcomes until the hub has them. Default: in memory, so a crash between handler and report repeats the
   * work.
   *
   * Consumers that share this store need a `name` each, or one reports the outcomes of another with its own
   * credentials.
   */
  readonly outbox?: OutboxStore | undefined;
  /** Handlers that run at the same time. Handlers of one order never do. Default: 16. */
  readonly concurrency?: number | undefined;
  /** Messages in flight, including waiting messages. Default: four times `concurrency`. */
  readonly prefetch?: number | undefined;
  /**
   * Whether to take messages out of envelopes of SNS, EventBridge, MassTransit, CloudEvents, Pub/Sub and Kafka Connect,
   * and out of JSON strings. Default: false, and a message in an envelope is dead-lettered.
   */
  readonly unwrap?: boolean | undefined;
  /** How failed handlers are retried. */
  readonly retry?: RetryOptions | undefined;
  /**
   * Time for running handlers after an abort, in milliseconds. Then their signals abort and their messages return to
   * the queue. Default: 30,000 (30 s).
   */
  readonly shutdownTimeoutInMs?: number | undefined;
  /**
   * Age, in milliseconds, after which an unreported outcome is reported from the outbox without waiting for its
   * message. Default: 300,000 (5 min).
   */
  readonly outboxScanIntervalInMs?: number | undefined;
  /** Functions that the consumer calls on events, for logs, metrics and alarms. */
  readonly hooks?: ConsumerHooks | undefined;
  /** Spans and metrics: `openTelemetry` of `@tradelane/events/opentelemetry`. */
  readonly telemetry?: EventTelemetry | undefined;
  /** Clock for waits, leases and outbox scans. Default: the system clock. */
  readonly clock?: Clock | undefined;
  /** Random numbers from 0 to 1 that spread the waits. Default: `Math.random`. */
  readonly random?: (() => number) | undefined;
}

const isWhole = (value: unknown): boolean => Number.isInteger(value) && (value as number) > 0;
const isAmount = (value: unknown): boolean => typeof value === 'number' && value > 0;
const isFunction = (value: unknown): boolean => typeof value === 'function';
const hasFunctions =
  (...names: readonly string[]) =>
  (value: unknown): boolean =>
    typeof value === 'object' &&
    value !== null &&
    names.every((name) => isFunction((value as Readonly<Record<string, unknown>>)[name]));
const ofFunctions = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((one) => one === undefined || isFunction(one));

const count = 'must be a whole number above 0.';
const amount = 'must be above 0.';

/** The check of each optional value, and the message if it fails. */
const rules: Readonly<Record<string, readonly [isRight: (value: unknown) => boolean, what: string]>> = {
  name: [
    (value) => typeof value === 'string' && /^[\w.-]+$/.test(value),
    'must consist of letters, digits, `.`, `_` and `-`.',
  ],
  concurrency: [isWhole, count],
  prefetch: [isWhole, count],
  shutdownTimeoutInMs: [isAmount, amount],
  outboxScanIntervalInMs: [isAmount, amount],
  retry: [(value) => typeof value === 'object' && value !== null, 'must be an object.'],
  'retry.attempts': [(value) => isWhole(value) || value === Infinity, count],
  'retry.maxDeliveries': [(value) => isWhole(value) || value === Infinity, count],
  'retry.baseInMs': [isAmount, amount],
  'retry.maxInMs': [isAmount, amount],
  outbox: [
    hasFunctions('settle', 'find', 'markReported', 'unreported'),
    'must be an outbox, such as `createMemoryOutbox()`.',
  ],
  hooks: [ofFunctions, 'must be an object of functions.'],
  telemetry: [hasFunctions('process', 'traceparent', 'within'), 'must be the result of `openTelemetry`.'],
  clock: [hasFunctions('now', 'wait'), 'must be a clock with `now` and `wait`.'],
  random: [isFunction, 'must be a function.'],
  unwrap: [(value) => typeof value === 'boolean', 'must be true or false.'],
};

const retries = Object.keys(rules).filter((name) => name.startsWith('retry.'));
const names: ReadonlySet<string> = new Set([
  'source',
  'handlers',
  'actions',
  'dedupe',
  'retry',
  ...Object.keys(rules).filter((name) => !name.includes('.')),
]);

/** @throws {ArgumentError} If an option is missing, unknown or invalid. The error names the option. */
export function checkOptions(options: ConsumerOptions): void {
  if (typeof options?.source?.open !== 'function')
    refuse('source', 'Pass `source`, such as the result of `createSqsSource`.');
  if (!ofFunctions(options.handlers))
    refuse('handlers', 'Pass `handlers`: an object with one function for each message type.');
  if (typeof options.actions?.updateStatus !== 'function')
    refuse('actions', 'Pass `actions`: `channelPlatform.actions` of the client that reports.');
  if (typeof options.dedupe?.has !== 'function' || typeof options.dedupe.add !== 'function')
    refuse(
      'dedupe',
      'Pass `dedupe`, such as `createMemoryDedupeStore()` for one process, or a shared store for several.',
    );
  for (const name of Object.keys(options))
    if (!names.has(name))
      refuse(
        name,
        `Unknown option \`${name}\`. Functions such as \`onContradicted\` go into \`hooks\`. Valid options: ${[...names].join(', ')}.`,
      );
  for (const name of Object.keys(options.retry ?? {}))
    if (rules[`retry.${name}`] === undefined)
      refuse(`retry.${name}`, `Unknown option \`retry.${name}\`. Valid options: ${retries.join(', ')}.`);
  const given: Readonly<Record<string, unknown>> = {
    ...options,
    ...Object.fromEntries(Object.entries(options.retry ?? {}).map(([name, value]) => [`retry.${name}`, value])),
  };
  for (const [name, [isRight, what]] of Object.entries(rules))
    if (given[name] !== undefined && !isRight(given[name]))
      refuse(name, `\`${name}\` ${what} Received: ${received(given[name])}.`);
  const { concurrency = 16, prefetch = concurrency } = options;
  if (prefetch < concurrency)
    refuse('prefetch', `\`prefetch\` must be at least \`concurrency\` (${concurrency}). Received: ${prefetch}.`);
}

function refuse(argument: string, message: string): never {
  throw new ArgumentError(message, { argument });
}
