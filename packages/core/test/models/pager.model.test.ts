import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Page } from '../../src/index.ts';
import { listResult } from '../../src/runtime.ts';
import { callOf, exchange } from '../results/exchange.ts';
import { modelTimeoutInMs, runModel } from './steps.ts';

const page = { style: 'seek', items: 'data', defaultLimit: 10, maxLimit: 100 } as const;

type Step = 'next' | 'previous' | 'resume' | 'resume behind' | 'again' | 'walk';
const step: fc.Arbitrary<Step> = fc.constantFrom(
  'next',
  'next',
  'previous',
  'resume',
  'resume behind',
  'again',
  'walk',
);

/**
 * A random iteration over a list in both directions, in memory and by cursors, compared with the expected positions.
 */
async function play(steps: readonly Step[]): Promise<void> {
  const limit = 1 + ((steps.length + steps.filter((one) => one === 'next').length) % 7);
  const rows = steps.filter((one) => one !== 'again').length;
  const { send } = exchange((call) => {
    const { page_token: token } = call.input.query as { page_token?: string };
    const from = Number(token ?? 0);
    return {
      body: {
        data: Array.from({ length: Math.max(0, Math.min(limit, rows - from)) }, (_, index) => from + index),
        ...(from + limit < rows && { next_page_token: String(from + limit) }),
        ...(from > 0 && { previous_page_token: String(Math.max(0, from - limit)) }),
      },
    };
  });
  const open = (cursor?: string): ReturnType<typeof listResult<number>> =>
    listResult<number>(send, callOf({ page }, { query: {} }, cursor === undefined ? {} : { cursor }));
  let current: Page<number> = await open();
  let from = 0;
  for (const one of steps) {
    const hasNext = from + limit < rows;
    if (one === 'next') {
      const next = await current.next();
      expect(next !== undefined).toBe(hasNext);
      if (next) [current, from] = [next, from + limit];
    } else if (one === 'previous') {
      const previous = await current.previous();
      expect(previous !== undefined).toBe(from > 0);
      if (previous) [current, from] = [previous, Math.max(0, from - limit)];
    } else if (one === 'resume') current = await open(current.cursor);
    else if (one === 'resume behind') {
      expect(current.nextCursor !== undefined).toBe(hasNext);
      if (current.nextCursor !== undefined) [current, from] = [await open(current.nextCursor), from + limit];
    } else if (one === 'again') await current.next();
    else {
      const seen: number[] = [];
      for await (const row of open(current.cursor)) seen.push(row);
      expect(seen).toEqual(Array.from({ length: rows - from }, (_, index) => from + index));
    }
    expect(current.items).toEqual(Array.from({ length: Math.min(limit, rows - from) }, (_, index) => from + index));
  }
}

test(
  'Q03, G19: a walk in both directions, by pages and by cursors, yields every row once',
  { timeout: modelTimeoutInMs },
  () => runModel(step, play),
);
