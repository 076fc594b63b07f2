import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { type ClientOptions, createMemoryCheckpoints, NotFoundError } from '@tradelane/core';
import { instance } from '../exports/instance.ts';
import { json } from '../../../core/test/support/world.ts';
import { modelTimeoutInMs, runModel } from '../../../core/test/models/steps.ts';

/** A row, the duration of its handler, and then the state of its file. */
interface Step {
  readonly minutes: number;
  readonly isCut: boolean;
  /** For each later request for the file: whether the server is down, and for how many minutes. */
  readonly outages: readonly (number | 'none')[];
  readonly refusal: 403 | 404 | 410;
}

const step: fc.Arbitrary<Step> = fc.record({
  minutes: fc.constantFrom(0, 0, 0, 30, 90, 1_500),
  isCut: fc.boolean(),
  outages: fc.array(fc.constantFrom<(number | 'none')[]>(0, 61, 'none'), { maxLength: 3 }),
  refusal: fc.constantFrom(403, 404, 410),
});

const hourInMs = 3_600_000;
/** Renewals of a lease would be most of the work. */
const yearInMs = 8_760 * hourInMs;

async function play(steps: readonly Step[], options: Partial<ClientOptions>): Promise<void> {
  const text = (index: number): Uint8Array => new TextEncoder().encode(`{"id":"${index}"}\n`);
  let cuts = steps.map(({ isCut }) => isCut);
  let at = 0;
  const outages = steps.map((one) => [...one.outages]);
  const { rows, started, clock } = instance(({ issuedAtInMs }) => {
    const minutes = outages[at]?.shift();
    if (typeof minutes === 'number')
      return json({}, minutes === 0 ? 503 : 429, { 'retry-after': String(minutes * 60) });
    if (clock.now() - issuedAtInMs > hourInMs) return json({}, steps[at]?.refusal ?? 404);
    let next = 0;
    const pull = (controller: ReadableStreamDefaultController<Uint8Array>): void => {
      // Once each, because the file then starts again.
      if (cuts[next - 1]) {
        cuts = cuts.with(next - 1, false);
        controller.error(new TypeError('terminated'));
      } else if (next === steps.length) controller.close();
      else controller.enqueue(text(next++));
    };
    return new Response(new ReadableStream({ pull }, { highWaterMark: 0 }));
  }, options);
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

test.each<[string, Partial<ClientOptions>]>([
  ['the export tries again', { maxAttempts: 1 }],
  ['its calls do', {}],
])(
  'S09: each row is passed once and no other export is started, for any cut connections and expired addresses, if %s',
  { timeout: modelTimeoutInMs },
  (_, options) => runModel(step, (steps) => play(steps, options)),
);

test('S09: a file that is missing at each new address is an error, however late the server reports it', async () => {
  let asked = 0;
  const { rows, started, clock } = instance(async () => {
    asked += 1;
    await clock.wait(5_000);
    return json({}, 404);
  });
  await expect(rows({}, {})[Symbol.asyncIterator]().next()).rejects.toBeInstanceOf(NotFoundError);
  expect([started.length, asked]).toEqual([1, 11]);
  clock.stop();
});
