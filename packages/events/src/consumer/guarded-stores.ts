import type { Clock } from '@tradelane/core';
import { isPromise } from '../is-promise.ts';
import type { Stores } from './context.ts';

/** What takes longer has failed: it would hold its message, and with it all of its order. */
const longestCallInMs = 30_000;

/** The same stores, whose calls fail where nothing comes of them for 30 seconds, and are then made again as after any failure. */
export function guardedStores({ dedupe, outbox }: Stores, clock: Clock): Stores {
  const guard = <Value>(name: string, given: Value | PromiseLike<Value>): Value | Promise<Value> =>
    isPromise(given) ? inTime(clock, name, given) : given;
  return {
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

function inTime<Value>(clock: Clock, name: string, given: PromiseLike<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const late = new AbortController();
    const fail = (): void => reject(new Error(`\`${name}\` of the store did not respond for 30 seconds.`));
    const cancel =
      clock.setTimer?.(longestCallInMs, fail) ??
      (clock.wait(longestCallInMs, late.signal).then(fail, () => undefined), () => late.abort());
    given.then(
      (value) => {
        cancel();
        resolve(value);
      },
      (error: unknown) => {
        cancel();
        reject(error as Error);
      },
    );
  });
}
