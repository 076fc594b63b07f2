import { expect, test } from 'vitest';
import { onDemand } from '../../src/base/on-demand.ts';
import { ConnectionError } from '../../src/index.ts';

test('a part is loaded once, however many ask at the same time, and is then at hand without a wait', async () => {
  let loads = 0;
  const module = onDemand(async () => ({ number: ++loads }));
  expect(loads).toBe(0);
  expect(await Promise.all([module(), module()])).toEqual([{ number: 1 }, { number: 1 }]);
  expect(module()).toEqual({ number: 1 });
  expect(loads).toBe(1);
});

test('a part that cannot be loaded fails the call as not sent, and the next call asks for it again', async () => {
  const failure = new TypeError('no network');
  let attempts = 0;
  const module = onDemand(async () => {
    attempts += 1;
    if (attempts === 1) throw failure;
    return 'here';
  });
  const error: unknown = await Promise.resolve(module()).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(ConnectionError);
  expect(error).toMatchObject({ outcome: 'not-sent', cause: failure });
  expect(await module()).toBe('here');
});
