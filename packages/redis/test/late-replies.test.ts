/** Replies that arrive after the timeout of their command. */
import type { LimitStore } from '@tradelane/core';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Script } from '../src/connection/script.ts';
import { createRedisLimitStore, type RedisConnection } from '../src/index.ts';
import * as scripts from '../src/limits/limit-scripts.ts';

const windows = [{ requests: 2, periodInMs: 1_000 }];

beforeEach(
  () =>
    void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'] }),
);
afterEach(() => void vi.useRealTimers());

/** A connection whose replies to `late` wait for `reply`. */
function world(late: Script): {
  readonly store: LimitStore;
  /** Arguments of the calls of a script. */
  sent(script: Script): readonly (readonly unknown[])[];
  reply(value: unknown): Promise<void>;
} {
  const calls: { readonly is: Script | undefined; readonly args: readonly unknown[] }[] = [];
  let reply: ((value: unknown) => void) | undefined;
  const connection: RedisConnection = {
    status: 'ready',
    on: () => undefined,
    call: async (_, [text, ...args]) => {
      const is = Object.values(scripts).find(({ source, digest }) => text === source || text === digest);
      calls.push({ is, args });
      if (is === late) return new Promise((resolve) => (reply = resolve));
      return is === scripts.takeSlots ? ['memory', 1, 0] : is === scripts.server ? ['id', '1000000000'] : 1;
    },
  };
  return {
    store: createRedisLimitStore(connection, { commandTimeoutInMs: 100, resyncInMs: 0, onDisconnect: () => undefined }),
    sent: (script) => calls.filter(({ is }) => is === script).map(({ args }) => args),
    async reply(value) {
      reply?.(value);
      await vi.advanceTimersByTimeAsync(0);
    },
  };
}

test.each([
  [1, 1],
  [0, 0],
])('slots that are acquired too late are given back, each as its wait requires (%i)', async (isTaken, slots) => {
  const { store, sent, reply } = world(scripts.takeSlots);
  const acquired = store.acquire('k', windows, 0, 0, 2);
  await vi.advanceTimersByTimeAsync(100);
  expect(await acquired).toMatchObject({ acquired: false });
  await reply(['memory', isTaken, 0, 500]);
  expect(sent(scripts.freeSlot)).toHaveLength(slots);
  expect(sent(scripts.keepSlots).map((args) => args.slice(-2))).toEqual(
    slots === 0 ? [] : [[expect.stringMatching(/\.1$/), 0]],
  );
});

test.each([
  [1, 1],
  [0, 0],
])('a slot that is renewed too late is completed (%i)', async (renewed, slots) => {
  const { store, sent, reply } = world(scripts.renewSlot);
  const taken = await store.acquire('k', windows, 0, 0);
  const permit = taken.acquired ? taken.permit : expect.fail('no slot');
  const kept = store.renew?.('k', windows, permit, 0, { sinceInMs: 0, wanted: 1 });
  await vi.advanceTimersByTimeAsync(100);
  expect(await kept).toBe(false);
  await reply(renewed);
  const completed = sent(scripts.keepSlots).filter((args) => args.at(-2) === permit && args.at(-1) === 0);
  expect(completed).toHaveLength(slots);
});
