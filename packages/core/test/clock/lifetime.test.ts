import { expect, test, vi } from 'vitest';
import { Lifetime } from '../../src/clock/lifetime.ts';

test.each([
  ['value', () => Promise.resolve(1)],
  ['error', () => Promise.reject(new Error('failed'))],
])('a race removes its listener when it settles with the %s', async (_, settle) => {
  const lifetime = new Lifetime();
  const remove = vi.fn<() => void>();
  const onEnd = vi.spyOn(lifetime, 'onEnd').mockReturnValue(remove);
  await lifetime.race(settle()).catch(() => undefined);
  expect([onEnd.mock.calls.length, remove.mock.calls.length]).toEqual([1, 1]);
});
