import { expect, test } from '@jest/globals';
import { count } from './program.mjs';

test('orders come from the sandbox', async () => {
  expect(await count()).toBeGreaterThan(20);
});
