import { describe, expect, it } from 'vitest';
import { createInstance } from '../src/instance.ts';

const times = <T>(count: number, value: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => value(index));

describe('batches', () => {
  it('PR06: 250 products are requested in three requests, and the results are joined', async () => {
    const instance = createInstance();
    const product_references = times(250, (index) => `EAN|${index}`);
    const { value, sent } = await instance.during(() => instance.shop().products.list({ product_references }));
    expect(sent.map(({ url }) => url.searchParams.get('product_references')?.split(',').length)).toEqual([
      100, 100, 50,
    ]);
    expect(value.responses).toHaveLength(3);
  });
});
