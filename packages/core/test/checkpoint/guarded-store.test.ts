import { expect, test } from 'vitest';
import { ConfigurationError, createVirtualClock } from '../../src/index.ts';
import { guardedStore } from '../../src/checkpoint/guarded-store.ts';

test.each([undefined, 1, 'yes'])(
  'a checkpoint store whose `write` returns %j is a ConfigurationError',
  async (result) => {
    const clock = createVirtualClock();
    const broken = { read: () => new Map<string, string>(), write: () => result as unknown as boolean };
    expect(() => guardedStore(broken, clock).write([])).toThrow(ConfigurationError);
    const late = { ...broken, write: () => Promise.resolve(result as unknown as boolean) };
    await expect(guardedStore(late, clock).write([])).rejects.toMatchObject({ code: 'ERR_OPTION_INVALID' });
    clock.stop();
  },
);

test('a store leaves no timer, whether it responds or fails', async () => {
  const clock = createVirtualClock();
  const working = { read: async () => new Map<string, string>(), write: async () => true };
  expect(await guardedStore(working, clock).write([])).toBe(true);
  expect(await guardedStore(working, clock).read('')).toEqual(new Map());
  const failing = { ...working, write: () => Promise.reject(new Error('away')) };
  await expect(guardedStore(failing, clock).write([])).rejects.toThrow('away');
  expect(clock.pending).toBe(0);
});

test.each([undefined, [], {}, { get: () => undefined }])(
  'a checkpoint store whose `read` returns %j is a ConfigurationError',
  async (result) => {
    const clock = createVirtualClock();
    const broken = { read: () => result as never, write: () => true };
    expect(() => guardedStore(broken, clock).read('')).toThrow(ConfigurationError);
  },
);
