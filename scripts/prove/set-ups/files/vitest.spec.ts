import { expect, test } from 'vitest';
// @ts-expect-error a plain script
import { count } from './program.mjs';

test('orders come from the sandbox', async () => {
  expect(await count()).toBeGreaterThan(20);
});
