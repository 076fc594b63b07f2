import { expect, test } from 'vitest';
import {
  type ClientOptions,
  ConfigurationError,
  createMemoryCheckpoints,
  createMemoryLimitStore,
  createVirtualClock,
} from '@tradelane/core';
import { KeptWork } from '@tradelane/core/runtime';
import { withSettingsCache } from '../support.ts';
import { createWorld, errorOf, operations, settle } from '../../../core/test/support/world.ts';

const auth = { token: 'fixed-token' };

/** A call through a limit store that returns this value. */
async function paced(result: unknown): Promise<unknown> {
  const world = createWorld();
  let isAsked = false;
  const limitStore = { ...createMemoryLimitStore(), acquire: () => ((isAsked = true), result) };
  const options: Partial<ClientOptions> = { auth, limitStore: limitStore as never };
  const error = await errorOf(world.runtime(options).call(operations.paced, {}, { maxWaitInMs: 5_000 }));
  expect([isAsked, world.sent.length]).toEqual([true, 0]);
  expect(error).toMatchObject({ operation: 'paced', outcome: 'not-sent' });
  return error;
}

async function readSettings(result: unknown): Promise<unknown> {
  const world = createWorld();
  const store = { read: () => result as never, write: () => true };
  return errorOf(withSettingsCache(world.runtime(), store).call(operations.daily, {}));
}

async function keptWork(method: 'read' | 'write', result: unknown): Promise<unknown> {
  const checkpoint = { ...createMemoryCheckpoints(), [method]: () => result };
  return KeptWork.open('shop', createVirtualClock(), { checkpoint }).then(
    () => undefined,
    (error: unknown) => error,
  );
}

const later = (value: unknown): unknown => Promise.resolve(value);

test.each<[store: string, method: string, returned: string, use: () => Promise<unknown>]>([
  ['`limitStore`', 'acquire', 'an object. It returned undefined', () => paced(undefined)],
  ['`limitStore`', 'acquire', 'an object. It returned null', () => paced(later(null))],
  ['`limitStore`', 'acquire', 'an object. It returned 5', () => paced(5)],
  ['`limitStore`', 'acquire', 'a boolean as `acquired`. It returned undefined', () => paced(later({}))],
  ['`limitStore`', 'acquire', 'a boolean as `acquired`. It returned 1', () => paced({ acquired: 1, permit: 'a' })],
  ['`limitStore`', 'acquire', 'a string as `permit`. It returned undefined', () => paced({ acquired: true })],
  [
    '`limitStore`',
    'acquire',
    'an array of slots as `more`. It returned an object',
    () => paced({ acquired: true, permit: 'a', more: {} }),
  ],
  [
    '`limitStore`',
    'acquire',
    'a number or undefined as `waitInMs`. It returned "soon"',
    () => paced(later({ acquired: false, waitInMs: 'soon' })),
  ],
  ['`settingsCache`', 'read', 'a Map<string, string>. It returned undefined', () => readSettings(undefined)],
  ['`settingsCache`', 'read', 'a Map<string, string>. It returned an array', () => readSettings(later([1]))],
  ['The checkpoint store', 'read', 'a Map<string, string>. It returned an object', () => keptWork('read', {})],
  ['The checkpoint store', 'read', 'a Map<string, string>. It returned null', () => keptWork('read', later(null))],
  ['The checkpoint store', 'write', 'a boolean. It returned undefined', () => keptWork('write', undefined)],
  ['The checkpoint store', 'write', 'a boolean. It returned 1', () => keptWork('write', later(1))],
])('%s whose `%s` must return %s is named, and the call ends', async (store, method, returned, use) => {
  const error = await use();
  expect(error).toBeInstanceOf(ConfigurationError);
  expect(error).toMatchObject({
    code: 'ERR_OPTION_INVALID',
    message: `${store} is invalid. Its \`${method}\` must return ${returned}.`,
  });
});

test('a slot whose renewal has an invalid result is completed', async () => {
  const world = createWorld({ autoAdvance: false });
  const completed: string[] = [];
  let permits = 0;
  const limitStore = {
    acquire: async (_key: string, windows: readonly { readonly requests: number }[]) =>
      permits < (windows[0]?.requests ?? 0)
        ? ({ acquired: true, permit: String((permits += 1)) } as const)
        : ({ acquired: false, waitInMs: undefined } as const),
    complete: (_key: string, _windows: unknown, permit: string) => void completed.push(permit),
    release: () => undefined,
    renew: () => 'yes' as never,
  };
  const runtime = world.runtime({ auth, limitStore });
  for (let n = 0; n < 31; n++) runtime.call(operations.paced, {}, { deadlineInMs: 5_000 }).catch(() => undefined);
  for (let n = 0; n < 40; n++) await settle();
  await world.clock.advance(5_000);
  expect(completed).toContain('1');
});
