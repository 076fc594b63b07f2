import { expect, describe, it } from 'vitest';
import { validators } from '../../src/operations/generated.ts';
import { createChannelWorld, createWorld, origin } from '../world.ts';

/** A list that counts how many of its entries were looked at. */
function counted(length: number, entry: unknown): { readonly list: unknown[]; readonly looks: () => number } {
  let looks = 0;
  const list = new Proxy(
    Array.from({ length }, () => entry),
    {
      get: (target, name, self) => {
        if (typeof name === 'string' && /^\d+$/.test(name)) looks += 1;
        return Reflect.get(target, name, self) as unknown;
      },
    },
  );
  return { list, looks: () => looks };
}

describe('a list with only invalid entries', () => {
  it.each([
    ['channel-platform/upsertOrders', 'orders'],
    ['channel-platform/upsertReturns', 'returns'],
    ['hub/v2-cancelOrderLines', 'cancelations'],
    ['marketplace-seller/ST24', 'shipments'],
  ])('%s: a list with only invalid entries is read until enough errors were found', (key, name) => {
    for (const entry of [{}, 0]) {
      const { list, looks } = counted(20_000, entry);
      const validate = validators[key];
      expect(validate?.({ [name]: list })).toBe(false);
      expect(looks()).toBeLessThan(500);
      expect(validate?.errors?.length).toBeLessThan(1000);
    }
  });

  it('a list with too many entries is refused by its length before an entry is read', async () => {
    const { connector } = await createWorld();
    const { body } = await connector.call('POST', 'cp:/v1/orders', {
      origin,
      orders: Array.from({ length: 101 }, () => ({})),
    });
    expect(body.errors).toEqual([{ field: '$.orders', message: 'must have at most 100 entries, not 101' }]);
  });

  it('an error names the position of the entry in a long list', async () => {
    const { sandbox, connector } = await createChannelWorld();
    const store = sandbox.info().world.channels[0]?.stores[0]?.store_id ?? '';
    const items = Array.from({ length: 9000 }, (_, n) =>
      n === 8123 ? { id: 7 } : { id: `SKU-${n}-${'x'.repeat(20)}` },
    );
    const response = await connector.call('POST', `cp:/v1/channel-catalog/acme_web/store-catalog-items/${store}`, {
      store_catalog_items: items,
    });
    expect(response.status).toBe(400);
    expect(response.body.errors[0].field).toBe('$.store_catalog_items[8123].id');
  });
});
