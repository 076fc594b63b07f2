import { unzipSync } from 'fflate';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  createChannelWorld,
  form,
  type Json,
  orderId,
  orderInput,
  pdf,
  report,
  returnInput,
  upsertOrders,
  upsertReturns,
  readReturn,
  type World,
} from '../../../world.ts';

let world: World;

beforeEach(async () => {
  world = await createChannelWorld();
  expect((await upsertOrders(world, orderInput('ORD-1'))).status).toBe(204);
});

const path = (rest: string): string => `/v2/orders/${orderId('ORD-1')}/${rest}`;
describe('documents', () => {
  const upload = (metadata: object, file = pdf('x.pdf')): Promise<Json> =>
    world.seller.call('POST', path('documents'), form({ file, metadata }));
  const documentsOf = async (): Promise<Json> =>
    (await world.seller.call('GET', '/v2/orders/documents')).body.documents;

  it('O03: an invoice and a return label are taken and attached once the channel took them', async () => {
    for (const type of ['CUSTOMER_INVOICE', 'RETURN_LABEL']) {
      const { body } = await upload({ type, filename: `${type}.pdf` });
      expect(await documentsOf()).not.toContainEqual(expect.objectContaining({ type }));
      await report(world, body.action_id);
      expect(await documentsOf()).toContainEqual(
        expect.objectContaining({ type, order_id: orderId('ORD-1'), name: `${type}.pdf` }),
      );
    }
  });

  it('O03, AS36: any other type or format is refused', async () => {
    expect(await upload({ type: 'DELIVERY_SLIP', filename: 'x.pdf' })).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'metadata.type' }] },
    });
    expect(await upload({ type: 'RETURN_LABEL', filename: 'x.exe' })).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'metadata.filename' }] },
    });
    const large = new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'x.pdf');
    expect(await upload({ type: 'RETURN_LABEL', filename: 'x.pdf' }, large)).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'file' }] },
    });
  });

  it('O03: a document may belong to a return of the order, and to no other', async () => {
    await upsertReturns(world, returnInput('RET-1', 'ORD-1'));
    const { id } = await readReturn(world, 'RET-1');
    const label = { type: 'RETURN_LABEL', filename: 'label.pdf' };
    expect((await upload({ ...label, entity: { id: 'nope', type: 'RETURN' } })).status).toBe(400);
    expect((await upload({ ...label, entity: { id, type: 'RETURN' } })).status).toBe(202);
    const { data } = world.sandbox.events()[0] as Json;
    expect(data).toMatchObject({
      document_name: 'label.pdf',
      document_type: 'RETURN_LABEL',
      document_entity: { id: 'RET-1', type: 'RETURN' },
    });
    const fetched = await world.sandbox.fetch(data.document_download_url);
    expect(await fetched.text()).toBe('%PDF-1.4');
  });

  it('O04: lists documents of all orders, latest first, and downloads the documents of one order as a ZIP', async () => {
    await upsertOrders(world, orderInput('ORD-2'));
    for (const [order, filename] of [
      ['ORD-1', 'a.pdf'],
      ['ORD-2', 'b.pdf'],
      ['ORD-1', 'a.pdf'],
    ] as const) {
      const metadata = { type: 'CUSTOMER_INVOICE', filename };
      const { body } = await world.seller.call(
        'POST',
        `/v2/orders/${orderId(order)}/documents`,
        form({ file: pdf(filename, `of ${order}`), metadata }),
      );
      await report(world, body.action_id);
      await world.sandbox.clock.advance(1000);
    }
    const listed = await documentsOf();
    expect(listed.map((one: Json) => [one.order_id, one.name])).toEqual([
      [orderId('ORD-1'), 'a.pdf'],
      [orderId('ORD-2'), 'b.pdf'],
      [orderId('ORD-1'), 'a.pdf'],
    ]);
    expect(Object.keys(listed[0]).sort()).toEqual([
      'file_format',
      'id',
      'name',
      'order_id',
      'size_in_bytes',
      'type',
      'updated_at',
    ]);
    const zip = await world.seller.call('GET', path('documents'));
    expect(zip.headers.get('content-type')).toBe('application/zip');
    expect(zip.headers.get('content-disposition')).toMatch(/filename="acme_web_ORD-1_documents_\d{14}\.zip"/);
    expect(Object.keys(unzipSync(zip.bytes))).toEqual(['a.pdf', 'a (2).pdf']);
    const one = await world.seller.call('GET', `${path('documents')}?document_ids=${listed[0].id}`);
    expect(Object.keys(unzipSync(one.bytes))).toEqual(['a.pdf']);
    expect((await world.seller.call('GET', `${path('documents')}?types=RETURN_LABEL`)).status).toBe(404);
    expect((await world.seller.call('GET', `${path('documents')}?types=RETURN_LABEL&document_ids=1`)).status).toBe(400);
  });
});
