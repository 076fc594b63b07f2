import { expect, it } from 'vitest';
import { growthOfRequests } from '../../fuzz/growth.ts';

// CPU time and no time of a clock, the least of three, and only of requests that take so long that something in them may grow too fast.
it('twice the entries of any list take at most four times as long', { timeout: 1_800_000 }, async () => {
  const faster: string[] = [];
  for await (const { request, fewInMs, manyInMs } of growthOfRequests({
    few: 10_000,
    many: 20_000,
    noticeableInMs: 400,
    everySurface: false,
    depth: 1,
  }))
    if (manyInMs > 4 * fewInMs) faster.push(`${request}: ${fewInMs} ms, ${manyInMs} ms`);
  expect(faster).toEqual([]);
});
