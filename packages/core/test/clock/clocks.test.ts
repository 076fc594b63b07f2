import { describe, expect, test } from 'vitest';
import { pause } from '../../src/runtime.ts';
import { AbortedError, type Clock, createVirtualClock, systemClock } from '../../src/index.ts';
import { errorOf } from '../support/world.ts';

describe('the virtual clock', () => {
  test('names an invalid option', () => {
    const create = (options: unknown) => () => createVirtualClock(options as never);
    expect(create(null)).toThrow(expect.objectContaining({ name: 'ArgumentError', argument: 'options' }));
    expect(create({ start: 0 })).toThrow(expect.objectContaining({ code: 'ERR_ARGUMENT_UNKNOWN', argument: 'start' }));
  });

  test('stands still until it is moved', async () => {
    const clock = createVirtualClock({ startInMs: 1_000 });
    let rang = false;
    const wait = clock.wait(50).then(() => (rang = true));
    await clock.advance(49);
    expect([clock.now(), rang]).toEqual([1_049, false]);
    await clock.advance(1);
    await wait;
    expect([clock.now(), rang, clock.pending]).toEqual([1_050, true, 0]);
  });

  test('wakes waits in order of time, and lets each run before it continues', async () => {
    const clock = createVirtualClock({ startInMs: 0 });
    const order: [string, number][] = [];
    const step = async (name: string, ...waits: readonly number[]): Promise<void> => {
      for (const inMs of waits) {
        await clock.wait(inMs);
        order.push([name, clock.now()]);
      }
    };
    const all = [step('a', 30, 30), step('b', 10, 10, 10), step('c', 30)];
    await clock.advance(100);
    await Promise.all(all);
    expect(order).toEqual([
      ['b', 10],
      ['b', 20],
      ['a', 30],
      ['c', 30],
      ['b', 30],
      ['a', 60],
    ]);
    expect(clock.now()).toBe(100);
  });

  test('lets the program start its waits before it moves', async () => {
    for (const move of ['advance', 'advanceToNext'] as const) {
      const clock = createVirtualClock({ startInMs: 0 });
      let rangAtInMs = 0;
      const program = async (): Promise<void> => {
        for (let turn = 0; turn < 5; turn += 1) await undefined;
        await clock.wait(10);
        rangAtInMs = clock.now();
      };
      void program();
      await clock[move](10);
      expect([move, rangAtInMs]).toEqual([move, 10]);
    }
  });

  test('advances automatically to the next wait, but never to a timer', async () => {
    const clock = createVirtualClock({ startInMs: 0, autoAdvance: true });
    let rang = 0;
    clock.setTimer(1_000, () => (rang += 1));
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect([clock.now(), rang]).toEqual([0, 0]);
    await clock.wait(5_000);
    expect([clock.now(), rang]).toEqual([5_000, 1]);
    clock.stop();
    const waiting = clock.wait(10);
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(clock.now()).toBe(5_000);
    await clock.advance(10);
    await waiting;
  });

  test('moves to the next open wait, past a canceled one', async () => {
    const clock = createVirtualClock({ startInMs: 0 });
    const control = new AbortController();
    clock.setTimer(5, () => undefined);
    const canceled = errorOf(clock.wait(10, control.signal));
    const open = clock.wait(20);
    control.abort(new Error('enough'));
    expect(await canceled).toMatchObject({ message: 'enough' });
    expect(await clock.advanceToNext()).toBe(true);
    await open;
    expect([clock.now(), await clock.advanceToNext()]).toEqual([20, false]);
  });

  test('an aborted wait rejects at once with the reason', async () => {
    const clock = createVirtualClock();
    const stop = new AbortController();
    const failed = errorOf(clock.wait(1_000, stop.signal));
    stop.abort('enough');
    expect(await failed).toBe('enough');
    expect(await errorOf(clock.wait(1_000, stop.signal))).toBe('enough');
    expect(clock.pending).toBe(0);
  });

  test("a canceled timer doesn't fire", async () => {
    const clock = createVirtualClock();
    let rang = false;
    const cancel = clock.setTimer(10, () => (rang = true));
    cancel();
    cancel();
    await clock.advance(20);
    expect([rang, clock.pending]).toEqual([false, 0]);
  });
});

describe('the system clock', () => {
  test('a wait of the system clock ends after its time, and an abort ends it at once', async () => {
    const before = systemClock.now();
    await systemClock.wait(5);
    expect(systemClock.now() - before).toBeGreaterThanOrEqual(4);
    const stop = new AbortController();
    const failed = errorOf(systemClock.wait(60_000, stop.signal));
    stop.abort('enough');
    expect(await failed).toBe('enough');
    expect(await errorOf(systemClock.wait(5, stop.signal))).toBe('enough');
  });

  test('the monotonic time of the system clock is close to the time of day', () => {
    expect(Math.abs((systemClock.monotonic?.() ?? 0) - Date.now())).toBeLessThan(3_600_000);
  });
});

test('a pause is aborted only by its signal, and a clock that fails keeps its error', async () => {
  const aborted = (cause: unknown): AbortedError => new AbortedError('enough', { cause });
  const broken: Clock = { now: () => 0, wait: () => Promise.reject(new Error('no power')) };
  const { signal } = new AbortController();
  expect(await errorOf(pause(broken, 10, signal, aborted))).toMatchObject({ message: 'no power' });
  const ended = errorOf(pause(systemClock, 10, AbortSignal.abort('why'), aborted));
  expect(await ended).toMatchObject({ name: 'AbortError', cause: 'why' });
  expect(await errorOf(pause(broken, 10, AbortSignal.abort('why'), aborted))).toMatchObject({ cause: 'why' });
});
