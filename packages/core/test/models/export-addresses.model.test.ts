import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { createMemoryCheckpoints } from '../../src/index.ts';
import { instance } from '../flows/exports/instance.ts';
import { json } from '../support/world.ts';
import { modelTimeoutInMs, runModel } from './steps.ts';

/** A row, how long it is dealt with, and what becomes of its file behind it. */
interface Step {
  readonly minutes: number;
  readonly isCut: boolean;
  /** How often the server is down before the file is there again, and for how long. */
  readonly outages: readonly number[];
  readonly gone: 403 | 404 | 410;
}

const step: fc.Arbitrary<Step> = fc.record({
  minutes: fc.constantFrom(0, 0, 0, 30, 90, 1_500),
  isCut: fc.boolean(),
  outages: fc.array(fc.constantFrom(0, 61), { maxLength: 2 }),
  gone: fc.constantFrom(403, 404, 410),
});

const hourInMs = 3_600_000;
/** Renewals of a lease would be most of what happens. */
const yearInMs = 8_760 * hourInMs;

async function play(steps: readonly Step[]): Promise<void> {
  const text = (index: number): Uint8Array => new TextEncoder().encode(`{"id":"${index}"}\n`);
  let cuts = steps.map(({ isCut }) => isCut);
  let at = 0;
  const outages = steps.map((one) => [...one.outages]);
  const { rows, started, clock } = instance(({ givenAtInMs }) => {
    const minutes = outages[at]?.shift();
    if (minutes !== undefined) return json({}, minutes === 0 ? 503 : 429, { 'retry-after': String(minutes * 60) });
    if (clock.now() - givenAtInMs > hourInMs) return json({}, steps[at]?.gone ?? 404);
    let next = 0;
    const pull = (controller: ReadableStreamDefaultController<Uint8Array>): void => {
      // Once each: the file begins anew then.
      if (cuts[next - 1]) {
        cuts = cuts.with(next - 1, false);
        controller.error(new TypeError('terminated'));
      } else if (next === steps.length) controller.close();
      else controller.enqueue(text(next++));
    };
    return new Response(new ReadableStream({ pull }, { highWaterMark: 0 }));
  });
  const ids: string[] = [];
  for await (const { id } of rows({}, { checkpoint: createMemoryCheckpoints(), leaseInMs: yearInMs })) {
    ids.push(id);
    at = ids.length;
    await clock.wait((steps[at - 1]?.minutes ?? 0) * 60_000);
  }
  clock.stop();
  expect(ids).toEqual(steps.map((_, index) => String(index)));
  expect(started).toHaveLength(1);
}

test(
  'S09: each row comes once and no other export is started, however often connections are cut and addresses end meanwhile',
  { timeout: modelTimeoutInMs },
  () => runModel(step, play),
);
