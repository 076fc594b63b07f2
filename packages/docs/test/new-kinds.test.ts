import type { Service } from '@tradelane/services-seller';
import { expect, test } from 'vitest';
import { leastPrice } from '../samples/new-kinds.ts';

test.each([
  ['a kind that is known', { type: 'FIXED_PRICE', price_per_unit: 90, min_price_per_unit: 80 }, 90],
  ['a kind that came later', { type: 'DYNAMIC', min_price_per_unit: 80 }, 80],
])('E05: a switch over the variants of an object has a default that a new one reaches: %s', (_, pricing, least) => {
  expect(leastPrice({ pricing } as unknown as Service)).toBe(least);
});
