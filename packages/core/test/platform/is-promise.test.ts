import { expect, test } from 'vitest';
import { createVirtualClock } from '../../src/index.ts';
import { guardedStore } from '../../src/checkpoint/guarded-store.ts';
import { CheckpointError } from '../../src/checkpoint/index.ts';
import { tryStore } from '../../src/clock/clock.ts';
import { GuardedSlots } from '../../src/limits/slots.ts';
import { readSecret } from '../../src/auth/secret.ts';

const clock = createVirtualClock();

/** The result of a query builder: it has `then` and isn't a `Promise`. */
function later<T>(value: T, error?: Error): Promise<T> {
  const promised = error === undefined ? Promise.resolve(value) : Promise.reject(error);
  return { then: promised.then.bind(promised) } as Promise<T>;
}

test('a store or a function of the caller may return promises of another implementation', async () => {
  const kept = guardedStore({ read: () => later(new Map([['a', '1']])), write: () => later(false) }, clock);
  expect([...(await kept.read(''))]).toEqual([['a', '1']]);
  expect(await kept.write([])).toBe(false);
  expect(kept.write([])).toBeInstanceOf(Promise);
  expect(tryStore(clock, () => later('token'))).toBeInstanceOf(Promise);
  expect(await tryStore(clock, () => later('token'))).toBe('token');
  const taken = { acquired: true, permit: 'p' } as const;
  const limits = new GuardedSlots(
    {
      acquire: () => later(taken),
      complete: () => later(undefined),
      release: () => later(undefined),
    },
    'k',
  );
  expect(limits.acquire([], 0, 0, 1)).toBeInstanceOf(Promise);
  expect(await limits.acquire([], 0, 0, 1)).toEqual(taken);
  expect(await readSecret(() => later('s3cret'), 'auth.token', { clock, timeoutInMs: 100 })).toBe('s3cret');
});

test('a rejection of such a promise is handled like any failure', async () => {
  const down = new Error('down');
  const kept = guardedStore({ read: () => later(new Map(), down), write: () => later(true, down) }, clock);
  await expect(kept.write([])).rejects.toBeInstanceOf(CheckpointError);
  expect(await tryStore(clock, () => later('token', down))).toBeUndefined();
  const limits = new GuardedSlots(
    {
      acquire: () => later({ acquired: false, waitInMs: 1 } as const, down),
      complete: () => undefined,
      release: () => undefined,
    },
    'k',
  );
  expect(await limits.acquire([], 0, 0, 1)).toBeUndefined();
});
