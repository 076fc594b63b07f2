import { expect, test } from 'vitest';
import { KeptWork } from '../../../src/base/lease/kept-work.ts';
import { createMemoryCheckpoints, createVirtualClock } from '../../../src/index.ts';

test('no two names are the same work, whatever characters they hold', async () => {
  const checkpoint = createMemoryCheckpoints();
  const clock = createVirtualClock();
  const names = ['shop:1', 'shop-1', 'shop%3A1', 'shop:1:work', 'shop'];
  for (const name of names) {
    const work = await KeptWork.open<{ readonly of: string }>(name, clock, { checkpoint });
    expect(work.state).toBeUndefined();
    await work.keep({ of: name });
    await work.close();
  }
  const first = await KeptWork.open<{ readonly of: string }>('shop:1', clock, { checkpoint });
  expect(first.state).toEqual({ of: 'shop:1' });
  expect(await first.others('shop:')).toEqual([{ of: 'shop:1:work' }]);
});
