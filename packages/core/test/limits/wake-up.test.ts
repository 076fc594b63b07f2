import { expect, test } from 'vitest';
import { WakeUp } from '../../src/limits/waiting-calls.ts';
import { createVirtualClock } from '../../src/index.ts';

test("the earliest of several times wakes once, and later times don't delay it", async () => {
  const clock = createVirtualClock();
  const startInMs = clock.now();
  const woken: number[] = [];
  const wakeUp = new WakeUp(clock, () => woken.push(clock.now() - startInMs));
  for (const inMs of [500, 900, 200, 200, 700]) wakeUp.at(startInMs + inMs);
  expect(clock.pending).toBe(1);
  await clock.advance(1_000);
  expect(woken).toEqual([200]);
  wakeUp.at(startInMs + 1_500);
  wakeUp.cancel();
  expect(clock.pending).toBe(0);
  await clock.advance(1_000);
  expect(woken).toEqual([200]);
});
