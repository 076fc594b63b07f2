import { join } from 'node:path';
import { expect, test } from 'vitest';
import { allocatedByPipeline } from '../src/budget/allocations.ts';
import { ceilings } from '../src/budget/ceilings.ts';
import { publishedProject } from '../src/budget/published.ts';

test('a call makes little garbage on its way through the pipeline', async () => {
  const { folder, remove } = publishedProject();
  try {
    const bytes = await allocatedByPipeline(join(folder, 'node_modules/@tradelane/core/dist/runtime.js'));
    expect(bytes).toBeLessThanOrEqual(ceilings.allocations);
    expect(bytes).toBeGreaterThan(0);
  } finally {
    remove();
  }
});
