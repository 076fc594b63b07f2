import { expect, it } from 'vitest';
import { growthOfRequests } from '../../fuzz/growth.ts';

// The least CPU time of three runs, for requests that are slow enough to matter.
it('twice the entries of any list take at most four times as long', { timeout: 1_800_000 }, async () => {
  const faster: string[] = [];
  for await (const { request, fewInMs, manyInMs } of growthOfRequests({
    few: 6_000,
    many: 12_000,
    noticeableInMs: 240,
    everySurface: false,
    depth: 1,
  }))
    if (manyInMs > 4 * fewInMs) faster.push(`${request}: ${fewInMs} ms, ${manyInMs} ms`);
  expect(faster).toEqual([]);
});
