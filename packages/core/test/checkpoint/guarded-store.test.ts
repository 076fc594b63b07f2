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
