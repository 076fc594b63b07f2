import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ceilings } from '../src/budget/ceilings.ts';
import { heapOfIdleClient } from '../src/budget/idle-client.ts';
import { publishedProject } from '../src/budget/published.ts';

test('a client of the largest surface of which nothing was called yet takes little of the heap', async () => {
  const { folder, remove } = publishedProject();
  try {
    const bytes = await heapOfIdleClient(join(folder, 'node_modules/@tradelane/marketplace-seller/dist/index.js'));
    expect(bytes).toBeLessThanOrEqual(ceilings.idleClient);
    expect(bytes).toBeGreaterThan(0);
  } finally {
    remove();
  }
});
