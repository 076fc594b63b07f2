import type { Clock } from '@tradelane/core';
import { isPromise } from '../values.ts';
import { timeLimit } from '../clock.ts';
import type { DedupeStore, OutboxStore } from '../stores/stores.ts';

/** The stores of a consumer. `commit` uses them if the handler passes no store. */
export interface Stores {
  readonly dedupe: DedupeStore;
  readonly outbox: OutboxStore;
  /** Names of messages and actions in both stores. */
  readonly names: Names;
}

/** Time limit for a store call, in milliseconds. */
const longestCallInMs = 30_000;

/** The same stores with a time limit of 30 s for each call. A call that exceeds it is retried like any failure. */
export function guardedStores({ dedupe, outbox, names }: Stores, clock: Clock): Stores {
  const guard = <Value>(name: string, given: Value | PromiseLike<Value>): Value | Promise<Value> =>
    isPromise(given) ? inTime(clock, name, given) : given;
  return {
    names,
    dedupe: {
      has: (keys) => guard('has', dedupe.has(keys)),
      add: (keys) => guard('add', dedupe.add(keys)),
    },
    outbox: {
      settle: (actionId, outcome) => guard('settle', outbox.settle(actionId, outcome)),
      find: (actionId) => guard('find', outbox.find(actionId)),
      markReported: (actionId) => guard('markReported', outbox.markReported(actionId)),
      unreported: (query) => guard('unreported', outbox.unreported(query)),
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
 * @throws {TypeError} If it isn't a boolean.
 */
export function mustBeBoolean(name: string, given: unknown): boolean {
  if (typeof given !== 'boolean')
    throw new TypeError(`\`${name}\` of the store must return a boolean. Received: ${String(given)}.`);
  return given;
}
