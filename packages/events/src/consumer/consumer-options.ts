import { ArgumentError, type Clock } from '@tradelane/core';
import type { ActionOutcome } from '../generated/types.ts';
import type { Source } from '../queue/source.ts';
import type { DedupeStore, OutboxStore } from '../stores/index.ts';
import type { Handlers } from './handlers.ts';
import type { ConsumerHooks } from './hooks.ts';

/** What is needed of the client of the channel platform: `channelPlatform.actions` has it. */
export interface ActionReports {
  /** Reports the outcome of an action (O07). Rejects where the hub does not take it; the consumer then tries again. */
  updateStatus(
    actionId: string,
    outcome: ActionOutcome,
    options?: { readonly signal?: AbortSignal },
  ): PromiseLike<unknown>;
}

/** How often and how soon a handler is tried again, and when its message is put aside. */
export interface RetryOptions {
  /** How often a handler is tried before the message goes to the dead letters (a fact: back to the queue); 5 where absent. */
  readonly attempts?: number | undefined;
  /** Longest wait after the first failure; it doubles with each further one; 1,000 where absent. */
  readonly baseInMs?: number | undefined;
  /** Longest wait at all; 60,000 where absent. */
  readonly maxInMs?: number | undefined;
  /**
   * How often the queue may hand a message out before it is handled alone, nothing else beside it; 20 where absent. One that is begun
   * three times like that and never ends goes to the dead letters: it kills the process. A fact whose handler throws goes there as
   * soon as it was handed out so often. Counts only where the queue does.
   */
  readonly maxDeliveries?: number | undefined;
}

/** What a consumer reads from, what it does with each message, and where it keeps what was done. */
export interface ConsumerOptions<Own extends object = object> {
  /** The queue: `createSqsSource` of `@tradelane/events/sqs`, and so on. */
  readonly source: Source;
  /** What to do with each type of message. */
  readonly handlers: Handlers<Own>;
  /** `channelPlatform.actions`. Needed where commands come. */
  readonly actions: ActionReports;
  /**
   * What the consumer is called in its stores, the same for all of its workers. Needed where other consumers have the same stores: another
   * group of the stream, or another connector. Letters, digits, `.`, `_` and `-`. What was kept under another name, or none, is not known.
   */
  readonly name?: string | undefined;
  /** What was dealt with before. Consumers that share it have a `name` each, or one passes over what another has dealt with. */
  readonly dedupe: DedupeStore;
  /**
   * Outcomes until the hub has them; in memory where absent, and then a crash between handler and report repeats the work.
   * Consumers that share it have a `name` each, or one reports the outcomes of another with its own credentials.
   */
  readonly outbox?: OutboxStore | undefined;
  /** How many handlers work at a time; 16 where absent. Those of one order never do. */
  readonly concurrency?: number | undefined;
  /** How many messages are taken in hand at a time, waiting ones among them; four times `concurrency` where absent. */
  readonly prefetch?: number | undefined;
  /** How often and how soon handlers are tried again. */
  readonly retry?: RetryOptions | undefined;
  /** How long handlers may go on after an abort; 30,000 where absent. Then their signals abort and their messages go back. */
  readonly shutdownTimeoutInMs?: number | undefined;
  /** Outcomes that have waited this long without their message coming again are reported from the outbox; 300,000 where absent. */
  readonly outboxScanIntervalInMs?: number | undefined;
  /** Called as things happen, for logs, metrics and alarms. */
  readonly hooks?: ConsumerHooks | undefined;
  /** Time for waits, leases and sweeps; the system's where absent. */
  readonly clock?: Clock | undefined;
  /** Spreads waits; `Math.random` where absent. */
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

/** What each optional value must be, and what is said where it is not. */
const rules: Readonly<Record<string, readonly [isRight: (value: unknown) => boolean, what: string]>> = {
  name: [
    (value) => typeof value === 'string' && /^[\w.-]+$/.test(value),
    'must be of letters, digits, `.`, `_` and `-`.',
  ],
  concurrency: [isWhole, count],
  prefetch: [isWhole, count],
  shutdownTimeoutInMs: [isAmount, amount],
  outboxScanIntervalInMs: [isAmount, amount],
  'retry.attempts': [(value) => isWhole(value) || value === Infinity, count],
  'retry.maxDeliveries': [(value) => isWhole(value) || value === Infinity, count],
  'retry.baseInMs': [isAmount, amount],
  'retry.maxInMs': [isAmount, amount],
  outbox: [
    hasFunctions('settle', 'find', 'markReported', 'unreported'),
    'must be an outbox, such as `createMemoryOutbox()`.',
  ],
  hooks: [ofFunctions, 'must be functions by the name of the hook.'],
  clock: [hasFunctions('now', 'wait'), 'must be a clock: `now` and `wait`.'],
  random: [isFunction, 'must be a function.'],
};

/** @throws ArgumentError naming the option that is missing or wrong */
export function checkOptions(options: ConsumerOptions): void {
  if (typeof options?.source?.open !== 'function')
    refuse('source', 'Pass `source`: what `createSqsSource` and the like return.');
  if (!ofFunctions(options.handlers)) refuse('handlers', 'Pass `handlers`: one function per kind of message.');
  if (typeof options.actions?.updateStatus !== 'function')
    refuse('actions', 'Pass `actions`: `channelPlatform.actions` of the client that reports.');
  if (typeof options.dedupe?.has !== 'function' || typeof options.dedupe.add !== 'function')
    refuse('dedupe', 'Pass `dedupe`: `createMemoryDedupeStore()` for one process, a shared store for several.');
  const given: Readonly<Record<string, unknown>> = {
    ...options,
    ...Object.fromEntries(Object.entries(options.retry ?? {}).map(([name, value]) => [`retry.${name}`, value])),
  };
  for (const [name, [isRight, what]] of Object.entries(rules))
    if (given[name] !== undefined && !isRight(given[name])) refuse(name, `\`${name}\` ${what}`);
  const { concurrency = 16, prefetch = concurrency } = options;
  if (prefetch < concurrency) refuse('prefetch', '`prefetch` must not be below `concurrency`.');
}

function refuse(argument: string, message: string): never {
  throw new ArgumentError(message, { argument });
}
