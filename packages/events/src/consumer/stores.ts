import type { ActionOutcome } from '../generated/types.ts';
import { type Clock, ConfigurationError } from '@tradelane/core';
import { isPromise, received } from '@tradelane/core/runtime';
import { timeLimit } from '../clock.ts';
import type { DedupeStore, OutboxEntry } from '@tradelane/core';
import type { OutboxStore } from '../stores/stores.ts';

/** The stores of a consumer. `commit` uses them if the handler passes no store. */
export interface Stores {
  readonly dedupe: DedupeStore;
  readonly outbox: OutboxStore;
  /** Names of messages and actions in both stores. */
  readonly names: Names;
}

/** Time limit for a store call, in milliseconds. */
const longestCallInMs = 30_000;

/**
 * The same stores with checked results, and a time limit of 30 s for each call. A call that exceeds it, or returns an
 * invalid result, is retried like any failure: a message is never lost for it.
 */
export function guardedStores({ dedupe, outbox, names }: Stores, clock: Clock): Stores {
  const guard = <Value>(
    name: string,
    given: Value | PromiseLike<Value>,
    check: (value: Value) => Value = (value) => value,
  ): Value | Promise<Value> => (isPromise(given) ? inTime(clock, name, given).then(check) : check(given));
  const flag = (store: string, name: string, given: boolean | PromiseLike<boolean>): boolean | Promise<boolean> =>
    guard(name, given, (value) => mustBeBoolean(store, name, value));
  return {
    names,
    dedupe: {
      has: (keys) => flag('dedupe', 'has', dedupe.has(keys)),
      add: (keys) => flag('dedupe', 'add', dedupe.add(keys)),
    },
    outbox: {
      settle: (actionId, outcome) => flag('outbox', 'settle', outbox.settle(actionId, outcome)),
      find: (actionId) => guard('find', outbox.find(actionId), entryOrUndefined),
      markReported: (actionId) => guard('markReported', outbox.markReported(actionId)),
      unreported: (query) => guard('unreported', outbox.unreported(query), entries),
    },
  };
}

async function inTime<Value>(clock: Clock, name: string, given: PromiseLike<Value>): Promise<Value> {
  const response = Promise.resolve(given);
  if (await timeLimit(clock, longestCallInMs, response)) return response;
  throw new Error(`\`${name}\` of the store didn't respond within 30 seconds. The consumer retries it.`);
}

/** Names of a consumer's entries in its stores. They contain the consumer's name if it has one. */
export interface Names {
  /** Key of a handled event. */
  event(id: string): string;
  /** Key of a handled action. */
  action(id: string): string;
  /** Key of an action whose report the hub refused. */
  refusal(id: string): string;
  /** Key of an action's outcome. */
  outcome(id: string): string;
  /** The action of an outcome key. Undefined if the key belongs to another consumer. */
  actionOf(outcome: string): string | undefined;
}

/** Prefix of named entries, which no action ID has. */
const named = 'consumer/';

export function namesOf(name: string | undefined): Names {
  const prefix = name === undefined ? '' : `${named}${name}/`;
  return {
    event: (id) => `${prefix}event/${id}`,
    action: (id) => `${prefix}action/${id}`,
    refusal: (id) => `${prefix}refused/${id}`,
    outcome: (id) => `${prefix}${id}`,
    actionOf(outcome) {
      const isOurs = name === undefined ? !outcome.startsWith(named) : outcome.startsWith(prefix);
      return isOurs ? outcome.slice(prefix.length) : undefined;
    },
  };
}

/**
 * Checks what a store returned.
 * @param store The option or argument that holds the store.
 * @throws {ConfigurationError} If it isn't a boolean.
 */
export function mustBeBoolean(store: string, name: string, given: unknown): boolean {
  if (typeof given === 'boolean') return given;
  throw invalidResult(store, name, 'a boolean', given);
}

type Entry = OutboxEntry<ActionOutcome>;

const isEntry = (given: unknown): boolean => {
  const { actionId, isReported } = Object(given) as Partial<Entry>;
  return typeof actionId === 'string' && typeof isReported === 'boolean';
};

/**
 * Reads the outcome of an entry.
 * @throws {TradelaneError} If it is damaged.
 */
export function outcomeIn(name: string, entry: Entry): ActionOutcome {
  const { outcome } = entry;
  if (typeof (outcome as Partial<ActionOutcome> | undefined)?.status === 'string') return outcome;
  throw invalidResult('outbox', name, 'entries with an `outcome`', entry);
}

function entryOrUndefined(given: Entry | undefined): Entry | undefined {
  // The outcome of a reported entry isn't used.
  if (given === undefined || (isEntry(given) && (given.isReported || outcomeIn('find', given)))) return given;
  throw invalidResult('outbox', 'find', 'an entry with `actionId`, `outcome` and `isReported`, or undefined', given);
}

function entries(given: readonly Entry[]): readonly Entry[] {
  if (Array.isArray(given) && given.every(isEntry)) return given;
  throw invalidResult('outbox', 'unreported', 'an array of entries with `actionId`, `outcome` and `isReported`', given);
}

function invalidResult(store: string, name: string, expected: string, given: unknown): ConfigurationError {
  return new ConfigurationError(
    `\`${store}\` is invalid. Its \`${name}\` must return ${expected}. It returned ${received(given)}.`,
    { code: 'ERR_OPTION_INVALID' },
  );
}
