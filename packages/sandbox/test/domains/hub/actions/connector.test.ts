import { unzipSync } from 'fflate';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  callerFor,
  createChannelWorld,
  form,
  type Json,
  orderId,
  orderInput,
  origin,
  pdf,
  readOrder,
  report,
  returnInput,
  upsertOrders,
  upsertReturns,
  type World,
} from '../../../world.ts';

let world: World;

beforeEach(async () => {
  world = await createChannelWorld();
});

describe('outcomes of actions', () => {
  it('O07, P12, AS15: an outcome is reported once, under the ID of the command event', async () => {
    await upsertOrders(world, orderInput('ORD-1'));
    const accept = { order_lines: [{ id: `${orderId('ORD-1')}-1`, accepted: true }] };
    const { body } = await world.seller.call('PUT', `/v2/orders/${orderId('ORD-1')}/accept`, accept);
    expect((await report(world, 'nope')).status).toBe(404);
    expect(world.sandbox.events()[0]?.data['action_id']).toBe(body.action_id);
    expect((await report(world, body.action_id)).status).toBe(204);
    const again = await report(world, body.action_id, {
      status: 'FAILURE',
      errors: [{ code: 'OTHER', message: 'late' }],
    });
    expect(again).toMatchObject({ status: 400, body: { code: 'ACTION_ALREADY_FINAL' } });
    expect((await readOrder(world, 'ORD-1')).order_lines[0].status).toBe('AWAITING_SHIPMENT');
  });

  it('P12, AS05: an action without a report fails after its deadline, and its ID becomes unknown', async () => {
    await upsertOrders(world, orderInput('ORD-1'));
    const accept = { order_lines: [{ id: `${orderId('ORD-1')}-1`, accepted: true }] };
    const { body } = await world.seller.call('PUT', `/v2/orders/${orderId('ORD-1')}/accept`, accept);
    await world.sandbox.clock.advance(7 * 86_400_000);
    const seller = await callerFor(world.sandbox, 'seller');
    const connector = await callerFor(world.sandbox, 'connector');
    const status = await seller.call('GET', `/v2/orders/actions/${body.action_id}`);
    expect(status.body).toMatchObject({ status: 'FAILED', errors: [{ code: 'UNAVAILABLE' }] });
    const late = await connector.call('PUT', `cp:/v1/orders/actions/${body.action_id}`, { status: 'SUCCESS' });
    expect(late.status).toBe(404);
  });

  it('P12: the demo world has an action that waits for its connector in both modes', async () => {
    const auto = await createChannelWorld({ actions: 'auto', seed: 'demo' });
    await auto.sandbox.clock.advance(60_000);
    const waiting = auto.sandbox.actions.list().filter(({ status }) => status === 'PENDING');
    expect(waiting).toHaveLength(1);
    expect((await report(auto, waiting[0]?.id ?? '')).status).toBe(204);
  });

  it('a command succeeds after 5 s if actions is auto', async () => {
    const auto = await createChannelWorld({ actions: 'auto' });
    await upsertOrders(auto, orderInput('ORD-1'));
    const accept = { order_lines: [{ id: `${orderId('ORD-1')}-1`, accepted: true }] };
    const { body } = await auto.seller.call('PUT', `/v2/orders/${orderId('ORD-1')}/accept`, accept);
    await auto.sandbox.clock.advance(5000);
    expect((await auto.seller.call('GET', `/v2/orders/actions/${body.action_id}`)).body.status).toBe('SUCCESS');
  });
});

describe('documents of the connector', () => {
  const metadata = { channel_document_id: 'DOC-1', type: 'DELIVERY_SLIP', filename: 'slip.pdf' };
  const upload = (data: object = metadata, order = 'ORD-1'): Promise<Json> =>
    world.connector.call(
      'POST',
      `cp:/v1/orders/${order}/documents`,
      form({ file: pdf('slip.pdf', 'slip'), metadata: data, origin }),
    );
  const listed = async (): Promise<Json> => (await world.seller.call('GET', '/v2/orders/documents')).body.documents;

  it('P16: a document of an order is uploaded, read by the seller, and deleted', async () => {
    await upsertOrders(world, orderInput('ORD-1'));
    expect((await upload()).status).toBe(204);
    expect(await listed()).toMatchObject([
      { order_id: orderId('ORD-1'), name: 'slip.pdf', type: 'DELIVERY_SLIP', file_format: 'PDF', size_in_bytes: 4 },
    ]);
    const zip = await world.seller.call('GET', `/v2/orders/${orderId('ORD-1')}/documents`);
    expect(new TextDecoder().decode(unzipSync(zip.bytes)['slip.pdf'])).toBe('slip');
    const remove = (id: string): Promise<Json> =>
      world.connector.call('DELETE', `cp:/v1/orders/ORD-1/documents/${id}`, { origin });
    expect((await remove('nope')).status).toBe(404);
    expect((await remove('DOC-1')).status).toBe(204);
    expect(await listed()).toEqual([]);
    expect((await upload(metadata, 'ORD-9')).status).toBe(404);
  });

  it('P16: uploads a document of a return, and rejects an unknown return', async () => {
    await upsertOrders(world, orderInput('ORD-1'));
    await upsertReturns(world, returnInput('RET-1', 'ORD-1'));
    const label = { ...metadata, type: 'RETURN_LABEL' };
    expect((await upload({ ...label, entity: { id: 'RET-9', type: 'RETURN' } })).status).toBe(400);
    expect((await upload({ ...label, entity: { id: 'RET-1', type: 'RETURN' } })).status).toBe(204);
    expect(await listed()).toHaveLength(1);
  });
});
