import { expect, test, vi } from 'vitest';
import { Lifetime } from '../../src/runtime.ts';

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

test('a lifetime below one that has ended is over at once, with its reason', () => {
  const whole = new Lifetime();
  whole.end('enough');
  const part = new Lifetime(whole);
  expect([part.isOver, part.reason]).toEqual([true, 'enough']);
});

test('a listener of a lifetime that has ended is called at once', () => {
  const lifetime = new Lifetime();
  lifetime.end('enough');
  const reasons: unknown[] = [];
  lifetime.onEnd((reason) => reasons.push(reason))();
  expect(reasons).toEqual(['enough']);
});

test("a lifetime that is closed doesn't end with the one above", () => {
  const whole = new Lifetime();
  const part = new Lifetime(whole);
  part.close();
  whole.end('enough');
  expect(part.isOver).toBe(false);
});

test('the signal of a lifetime that has ended is aborted with its reason, and its cleanups run once', () => {
  const lifetime = new Lifetime();
  let cleanups = 0;
  lifetime.onClose(() => (cleanups += 1));
  lifetime.end('enough');
  expect(cleanups).toBe(1);
  lifetime.close();
  expect([lifetime.signal.aborted, lifetime.signal.reason, cleanups]).toEqual([true, 'enough', 1]);
});

test('a lifetime that is closed late leaves the one after it below their parent', () => {
  const whole = new Lifetime();
  const [first, second] = [new Lifetime(whole), new Lifetime(whole)];
  first.close();
  whole.end('enough');
  expect([first.isOver, second.isOver]).toEqual([false, true]);
});
