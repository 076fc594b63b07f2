import { unzipSync } from 'fflate';
import { beforeEach, expect, it } from 'vitest';
import {
  createChannelWorld,
  form,
  type Json,
  orderId,
  orderInput,
  pdf,
  upsertOrders,
  type World,
} from '../../../world.ts';

let world: World;

beforeEach(async () => {
  world = await createChannelWorld();
  await upsertOrders(world, orderInput('ORD-1'));
});

const conversation = {
  entity: { type: 'ORDER', id: 'acme_web_ORD-1' },
  topic: { type: 'FREE_TEXT', value: 'Date' },
  first_message: { body: 'Hello' },
};

async function open(...files: File[]): Promise<string> {
  const { status, body } = await world.seller.call('POST', '/conversations', form({ conversation, files }));
  expect(status, JSON.stringify(body)).toBe(202);
  await world.sandbox.clock.advance(5000);
  return (await world.seller.call('GET', `/conversations/actions/${body.action_id}`)).body.conversation_id;
}

it('C01: a conversation is created by an action that succeeds a little later', async () => {
  const { body } = await world.seller.call('POST', '/conversations', form({ conversation }));
  const read = async (): Promise<Json> =>
    (await world.seller.call('GET', `/conversations/actions/${body.action_id}`)).body;
  expect(await read()).toMatchObject({ id: body.action_id, status: 'PENDING' });
  expect((await read()).conversation_id).toBeUndefined();
  await world.sandbox.clock.advance(5000);
  expect(await read()).toMatchObject({ status: 'SUCCESS', conversation_id: expect.any(String) });
});

it('C01: a conversation about an unknown order, and one with six files, are refused', async () => {
  const unknown = { ...conversation, entity: { type: 'ORDER', id: 'nope' } };
  expect((await world.seller.call('POST', '/conversations', form({ conversation: unknown }))).status).toBe(404);
  const files = Array.from({ length: 6 }, (_, n) => pdf(`${n}.pdf`));
  expect((await world.seller.call('POST', '/conversations', form({ conversation, files }))).body.errors).toEqual([
    { field: 'files', message: 'must have at most 5 files' },
  ]);
});

it('C01: a conversation with a customer who was anonymized meanwhile ends in ERROR', async () => {
  const date = { channel_id: 'acme_web', channel_order_id: 'ORD-1', anonymize_after: '2026-03-02T08:00:01Z' };
  await world.connector.call('PUT', 'cp:/v1/orders/anonymize-after', { orders: [date] });
  const { body } = await world.seller.call('POST', '/conversations', form({ conversation }));
  await world.sandbox.clock.advance(5000);
  const read = await world.seller.call('GET', `/conversations/actions/${body.action_id}`);
  expect(read.body).toMatchObject({ status: 'ERROR', errors: [{ code: 'DATA_NOT_FOUND' }] });
});

it('C02, AS57: messages are added, and come latest first', async () => {
  const id = await open();
  for (const text of ['second', 'third']) {
    const { status, body } = await world.seller.call(
      'POST',
      `/conversations/${id}/messages`,
      form({ message_input: { body: text } }),
    );
    expect(status).toBe(202);
    await world.sandbox.clock.advance(5000);
    expect((await world.seller.call('GET', `/conversations/actions/${body.action_id}`)).body).toMatchObject({
      status: 'SUCCESS',
      conversation_id: id,
    });
  }
  const { body } = await world.seller.call('GET', `/conversations/${id}`);
  expect(body.messages.map((one: Json) => one.body)).toEqual(['third', 'second', 'Hello']);
  const after = await world.seller.call(
    'GET',
    `/conversations/${id}?message_after=${body.messages[2].channel_created_at}`,
  );
  expect(after.body.messages).toHaveLength(2);
});

it('C02: conversations are listed by their last change, by time, id or order', async () => {
  const first = await open();
  const second = await open();
  const list = async (query: string): Promise<string[]> =>
    (await world.seller.call('GET', `/conversations?${query}`)).body.data.map((one: Json) => one.id);
  expect(await list('updated_from=2026-03-01T00:00:00Z')).toEqual([second, first]);
  await world.seller.call('POST', `/conversations/${first}/messages`, form({ message_input: { body: 'again' } }));
  await world.sandbox.clock.advance(5000);
  expect(await list('updated_from=2026-03-01T00:00:00Z')).toEqual([first, second]);
  expect(await list('updated_from=2026-03-01T00:00:00Z&sort=updated_at,ASC&limit=1')).toEqual([second]);
  expect(await list(`conversation_ids=${second}`)).toEqual([second]);
  expect(await list(`updated_from=2026-03-01T00:00:00Z&entity_type=ORDER&entity_ids=${orderId('ORD-2')}`)).toEqual([]);
  expect((await world.seller.call('GET', '/conversations')).status).toBe(400);
  expect(
    (await world.seller.call('GET', '/conversations?updated_from=2026-03-01T00:00:00Z&entity_ids=1')).body.errors[0]
      .field,
  ).toBe('entity_type');
});

it('C03, AS51, AS140: returns attachments as a ZIP without unknown and deleted ones', async () => {
  const id = await open(pdf('a.pdf', 'A'), pdf('ä/b.pdf', 'B'));
  const { messages } = (await world.seller.call('GET', `/conversations/${id}`)).body;
  const [a] = messages[0].attachments;
  expect(a).toMatchObject({ filename: 'a.pdf', size_in_bytes: 1 });
  const zipOf = async (query: string): Promise<string[]> =>
    Object.keys(unzipSync((await world.seller.call('GET', `/conversations/${id}/attachments${query}`)).bytes));
  expect(await zipOf('')).toEqual(['a.pdf', 'b.pdf']);
  expect(await zipOf(`?attachment_ids=${a.id},unknown`)).toEqual(['a.pdf']);
  expect(await zipOf('?attachment_ids=unknown')).toEqual([]);
  const date = { channel_id: 'acme_web', channel_order_id: 'ORD-1', anonymize_after: '2026-03-02T08:10:00Z' };
  await world.connector.call('PUT', 'cp:/v1/orders/anonymize-after', { orders: [date] });
  await world.sandbox.clock.advance(600_000);
  expect(await zipOf(`?attachment_ids=${a.id}`)).toEqual([]);
  expect((await world.seller.call('GET', '/conversations/nope/attachments')).status).toBe(404);
});
