import { describe, expect, it } from 'vitest';
import { createInstance } from '../src/instance.ts';

const times = <T>(count: number, value: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => value(index));

describe('batches', () => {
  const parcel = (order_id: string) => ({
    order_id,
    shipment_lines: [{ order_line_id: `${order_id}-1`, quantity: 1 }],
  });

  it('S08: the documents of 30 requests are sent fifty at a time, and each request has its own result', async () => {
    const instance = createInstance();
    const requests = times(30, (index) => ({
      request_id: `8f14e45f-ceea-467f-a8f1-${String(index).padStart(12, '0')}`,
      document_number: `N-${index}`,
      files: ['PDF', 'cXML'].map((format) => ({ name: `N-${index}.${format}`, format })),
    }));
    const files = requests.flatMap((one) => one.files.map(({ name }) => new File(['x'], name)));
    const { value, sent } = await instance.during(() =>
      instance.shop().documentRequests.upload({ files, documents_input: { requests } }),
    );
    expect(sent.map(({ status }) => status)).toEqual([200, 200]);
    expect(value.responses.map((response) => response.requests.length)).toEqual([25, 5]);
    expect(value.failed.map(({ item }) => item)).toEqual(requests);
    expect(new Set(value.failed.map(({ reasons }) => reasons[0]?.code))).toEqual(
      new Set(['DOCUMENT_REQUEST_NOT_FOUND']),
    );
  });

  it('PR07: 1,500 shipments are sent in 15 requests, or in two with `chunkSize`, and each has its own result', async () => {
    const instance = createInstance();
    const shipments = times(1_500, (index) => parcel(index === 1_200 ? 'ORD-0000-A' : 'ORD-9000-A'));
    const { value, sent } = await instance.during(() => instance.shop().shipments.create({ shipments }));
    expect(sent.map(({ method, status }) => [method, status])).toEqual(times(15, () => ['POST', 201]));
    expect(value.succeeded).toHaveLength(1_499);
    expect(value.failed.map(({ index, item }) => [index, item.order_id])).toEqual([[1_200, 'ORD-0000-A']]);
    expect(value.unknown).toEqual([]);
    expect(() => value.throwIfFailed()).toThrow(/1 of 1,?500|ORD-0000-A|failed/i);
    const large = await instance.during(() =>
      instance.shop().shipments.create({ shipments }, undefined, { chunkSize: 1_000 }),
    );
    expect([large.sent.length, large.value.succeeded.length]).toEqual([2, 1_499]);
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

  it('PR07: an empty batch sends nothing', async () => {
    const instance = createInstance();
    const { value, sent } = await instance.during(() => instance.shop().shipments.ship({ shipments: [] }));
    expect([value.succeeded, value.failed, value.unknown, sent]).toEqual([[], [], [], []]);
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
