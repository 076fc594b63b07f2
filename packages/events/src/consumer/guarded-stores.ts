import type { Clock } from '@tradelane/core';
import { isPromise } from '../is-promise.ts';
import { timeLimit } from '../queue/time-limit.ts';
import type { Stores } from './context.ts';

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
  throw new Error(`\`${name}\` of the store did not respond for 30 seconds.`);
}
