import { describe, expect, it } from 'vitest';
import { createInstance } from '../src/instance.ts';

const times = <T>(count: number, value: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => value(index));

describe('batches', () => {
  const parcel = (order_id: string) => ({
    order_id,
    shipment_lines: [{ order_line_id: `${order_id}-1`, quantity: 1 }],
  });

  it('PR07: ST07, ST31 and ST24 send 100 at a time, and ST06, ST23 and ST26 1,000 at a time', async () => {
    const instance = createInstance();
    const { shipments } = instance.shop();
    const { responses } = await shipments.create({ shipments: times(250, () => parcel('ORD-9000-A')) });
    const ids = responses.flatMap(({ shipment_success }) => (shipment_success ?? []).map(({ id }) => ({ id })));
    const requests = async (ask: () => PromiseLike<{ readonly succeeded: readonly unknown[] }>): Promise<number> => {
      const { value, sent } = await instance.during(ask);
      expect(value.succeeded).toHaveLength(250);
      return sent.length;
    };
    const shipping_from = { warehouse: { code: 'lyon' } };
    expect(
      await requests(() => shipments.updateOrigin({ shipments: ids.map(({ id }) => ({ id, shipping_from })) })),
    ).toBe(3);
    const tracking = { carrier_name: 'Harbour Bikes', tracking_number: '7' };
    expect(await requests(() => shipments.updateTracking({ shipments: ids.map(({ id }) => ({ id, tracking })) }))).toBe(
      1,
    );
    expect(await requests(() => shipments.readyForPickUp({ shipments: ids }))).toBe(1);
    expect(await requests(() => shipments.ship({ shipments: ids }))).toBe(3);
  });

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
