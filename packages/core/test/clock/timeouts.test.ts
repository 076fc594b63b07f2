import { afterEach, expect, test, vi } from 'vitest';
import { type Timed, Timeouts } from '../../src/clock/index.ts';
import { type Clock, createVirtualClock, systemClock } from '../../src/index.ts';

/** Limits by name, and when which was reached. */
function limitsOf(clock: Clock, inMs: number) {
  const timeouts = new Timeouts(clock, inMs);
  const reached: [string, number][] = [];
  const startedAtInMs = clock.now();
  const begin = (name: string, then?: () => void): Timed => {
    const expire = (): void => {
      reached.push([name, clock.now() - startedAtInMs]);
      then?.();
    };
    const timed: Timed = { dueInMs: 0, before: undefined, after: undefined, expire };
    timeouts.add(timed);
    return timed;
  };
  return { timeouts, begin, reached };
}

afterEach(() => {
  vi.useRealTimers();
});

test('each ends when its own time is over, and those that were over before do not', async () => {
  const clock = createVirtualClock();
  const { timeouts, begin, reached } = limitsOf(clock, 100);
  const first = begin('first');
  await clock.advance(10);
  begin('second');
  await clock.advance(10);
  const third = begin('third');
  begin('fourth');
  timeouts.remove(first);
  timeouts.remove(third);
  timeouts.remove(third);
  await clock.advance(89);
  expect(reached).toEqual([]);
  await clock.advance(1_000);
  expect(reached).toEqual([
    ['second', 110],
    ['fourth', 120],
  ]);
  begin('later');
  await clock.advance(100);
  expect(reached.at(-1)).toEqual(['later', 1_209]);
});

test('what begins while others are reached has a time of its own', async () => {
  const clock = createVirtualClock();
  const { timeouts, begin, reached } = limitsOf(clock, 100);
  begin('first', () => begin('again'));
  const second = begin('second');
  begin('third', () => timeouts.remove(second));
  await clock.advance(500);
  expect(reached).toEqual([
    ['first', 100],
    ['second', 100],
    ['third', 100],
    ['again', 200],
  ]);
});

test('one timer serves all of them, and none is left behind', async () => {
  const clock = createVirtualClock();
  const { timeouts, begin } = limitsOf(clock, 100);
  const all = ['a', 'b', 'c'].map((name) => begin(name));
  expect(clock.pending).toBe(1);
  for (const timed of all) timeouts.remove(timed);
  expect(clock.pending).toBe(0);
});

const timersAlive = (): number => process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length;

test('on the machine’s clock the timer stays for those who come next, and keeps no process alive meanwhile', () => {
  const alive = timersAlive();
  const made = vi.spyOn(globalThis, 'setTimeout');
  const { timeouts, begin } = limitsOf(systemClock, 60_000);
  for (let count = 0; count < 100; count += 1) {
    const timed = begin('call');
    expect(timersAlive()).toBe(alive + 1);
    timeouts.remove(timed);
    expect(timersAlive()).toBe(alive);
  }
  expect(made).toHaveBeenCalledTimes(1);
  made.mockRestore();
});

test('timers of a test that are taken away again are not waited for', async () => {
  vi.useFakeTimers();
  const { timeouts, begin } = limitsOf(systemClock, 1);
  timeouts.remove(begin('with fake timers'));
  vi.useRealTimers();
  await new Promise<void>((resolve) => begin('with real ones', resolve));
});
