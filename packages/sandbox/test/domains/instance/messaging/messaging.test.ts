import { describe, expect, it } from 'vitest';
import {
  type Asking,
  createInstance,
  type Instance,
  type Json,
  keys,
  offsetAll,
  type ApiResponse,
  seekAll,
} from '../../harness.ts';

function formOf(part: string, value: object, files: readonly string[] = []): FormData {
  const form = new FormData();
  for (const name of files) form.append('files', new Blob([`content of ${name}`]), name);
  form.append(part, new Blob([JSON.stringify(value)], { type: 'application/json' }));
  return form;
}

const post = (instance: Instance, path: string, form: FormData, asking: Asking = {}): Promise<ApiResponse> =>
  instance.ask(path, { method: 'POST', form, ...asking });

const topic = { type: 'FREE_TEXT', value: 'Delivery' };
const onOrder = (to: readonly string[] = ['CUSTOMER']): object => ({ body: 'It leaves today.', to, topic });

const openOnOrder = (instance: Instance, files: readonly string[] = [], order = 'ORD-1020-A'): Promise<ApiResponse> =>
  post(instance, `/api/orders/${order}/threads`, formOf('thread_input', onOrder(), files));

const threadOf = async (instance: Instance, id: string): Promise<Json> =>
  (await instance.ask(`/api/inbox/threads/${id}`)).json;

const replyTo = (
  instance: Instance,
  id: string,
  message: object,
  files: readonly string[] = [],
): Promise<ApiResponse> => post(instance, `/api/inbox/threads/${id}/message`, formOf('message_input', message, files));

describe('threads', () => {
  it('PR09: creation returns message_id and thread_id, and participants are senders and recipients', async () => {
    const instance = createInstance();
    const { status, json } = await openOnOrder(instance, ['note.txt']);
    expect(status).toBe(201);
    const thread = await threadOf(instance, json.thread_id);
    expect(thread.messages[0].id).toBe(json.message_id);
    expect(thread.authorized_participants.map(({ type }: Json) => type)).toEqual(['OPERATOR', 'SHOP', 'CUSTOMER']);
    expect(thread.current_participants.map(({ type }: Json) => type)).toEqual(['SHOP', 'CUSTOMER']);
    expect(thread.authorized_participants[0].id).toBeUndefined();
  });

  it('PR09, AS06: an order thread names roles, a message names authorized participants by type and id', async () => {
    const instance = createInstance();
    const { thread_id } = (await openOnOrder(instance)).json;
    const to = (await threadOf(instance, thread_id)).authorized_participants[2];
    expect(
      (await replyTo(instance, thread_id, { body: 'Hello again', to: [{ type: 'CUSTOMER', id: to.id }] })).status,
    ).toBe(201);
    expect((await replyTo(instance, thread_id, { body: 'Hello', to: [{ type: 'OPERATOR' }] })).status).toBe(201);
    expect((await threadOf(instance, thread_id)).topic).toEqual(topic);
    expect(
      (await replyTo(instance, thread_id, { body: 'Hello', to: [{ type: 'CUSTOMER', id: 'CUST-0' }] })).status,
    ).toBe(400);
    expect((await replyTo(instance, thread_id, { body: 'Hello', to: [{ type: 'SHOP' }] })).status).toBe(400);
    expect(
      (await post(instance, '/api/orders/ORD-1020-A/threads', formOf('thread_input', onOrder(['NOBODY'])))).status,
    ).toBe(400);
  });

  it('a reply of the shop ends the wait for it', async () => {
    const instance = createInstance();
    const [waiting] = (await seekAll(instance, '/api/inbox/threads?entity_type=SELLER_OPERATOR')).items;
    expect(waiting.metadata.shop_reply_needed_since).toMatch(/Z$/);
    await replyTo(instance, waiting.id, { body: 'Done.', to: [{ type: 'OPERATOR' }] }, ['bank.pdf']);
    expect((await threadOf(instance, waiting.id)).metadata).toMatchObject({
      shop_reply_needed_since: null,
      total_count: 2,
    });
  });

  it('PR10: entity_id without entity_type is refused with 400 that names it', async () => {
    const { status, json } = await createInstance().ask('/api/inbox/threads?entity_id=ORD-1001-A');
    expect([status, json.errors[0].field]).toEqual([400, 'entity_type']);
  });

  it('PR10: filters threads by type, entities, channel and time, or lists all types', async () => {
    const instance = createInstance();
    const count = async (query: string): Promise<number> =>
      (await seekAll(instance, `/api/inbox/threads${query}`)).items.length;
    expect(await count('')).toBe(56);
    expect(await count('?entity_type=MMP_ORDER')).toBe(53);
    expect(await count('?entity_type=MPS_ORDER')).toBe(2);
    expect(await count('?entity_type=MMP_ORDER&entity_id=ORD-1001-A,ORD-1002-A')).toBe(2);
    expect((await count('?channel_codes=acme_app')) + (await count('?channel_codes=acme_web'))).toBe(53);
    expect(await count('?updated_since=2026-03-01T00:00:00%2B00:00')).toBeLessThan(10);
    expect((await instance.ask('/api/inbox/threads?entity_type=ORDER')).status).toBe(400);
    expect((await instance.ask('/api/inbox/threads?sort=subject,ASC')).status).toBe(400);
    expect((await instance.ask('/api/inbox/threads?page_token=not-a-token')).status).toBe(400);
  });

  it('PR10: with_messages returns the last 100 messages of each thread, and a single thread returns all', async () => {
    const instance = createInstance();
    const path = '/api/inbox/threads?entity_type=MMP_ORDER&entity_id=ORD-1001-A';
    const [bare] = (await instance.ask(path)).json.data;
    const [thread] = (await instance.ask(`${path}&with_messages=true`)).json.data;
    expect(bare.messages).toBeUndefined();
    expect(thread.metadata.total_count).toBe(130);
    expect(thread.messages).toHaveLength(100);
    const { messages } = await threadOf(instance, thread.id);
    expect(messages).toHaveLength(130);
    expect(thread.messages.at(-1)).toEqual(messages.at(-1));
  });

  it('PR11, AS07: all threads of one entity hold 1000 attachments when one is opened, 50 in replies', async () => {
    const instance = createInstance();
    const names = (count: number): string[] => Array.from({ length: count }, (_, index) => `${index}.txt`);
    const { thread_id } = (await openOnOrder(instance, names(600))).json;
    const message = { body: 'More files', to: [{ type: 'CUSTOMER' }] };
    expect((await replyTo(instance, thread_id, message, names(50))).status).toBe(201);
    const refused = await replyTo(instance, thread_id, message, names(1));
    expect([refused.status, refused.json.errors[0].field]).toEqual([400, 'files']);
    expect((await openOnOrder(instance, names(350))).status).toBe(201);
    expect((await openOnOrder(instance, names(1))).status).toBe(400);
    expect((await openOnOrder(instance, names(1000), 'ORD-1021-A')).status).toBe(201);
  });

  it('PR15: a thread of a customer who orders for an organization names it', async () => {
    const { json } = await createInstance().ask('/api/inbox/threads?limit=100');
    const named = json.data.flatMap(({ customer_organization }: Json) => customer_organization ?? []);
    expect(named.length).toBeGreaterThan(1);
    expect(named.length).toBeLessThan(json.data.length);
    expect(named[0]).toEqual({ id: expect.stringMatching(/^ORG-/), display_name: expect.any(String) });
  });

  it('an attachment comes back as it was sent, under its name', async () => {
    const instance = createInstance();
    const { thread_id } = (await openOnOrder(instance, ['reçu d’achat.txt'])).json;
    const [{ id }] = (await threadOf(instance, thread_id)).messages[0].attachments;
    const { status, text, fileName } = await instance.ask(`/api/inbox/threads/${id}/download`, {
      headers: { accept: 'application/json' },
    });
    expect([status, text, fileName]).toEqual([200, 'content of reçu d’achat.txt', 'reçu d’achat.txt']);
    expect((await instance.ask(`/api/inbox/threads/${id}/download`, { key: keys.garden })).status).toBe(404);
    expect((await instance.ask(`/api/inbox/threads/${thread_id}`, { key: keys.garden })).status).toBe(404);
  });

  it('M14, AS165: opens a thread with the operator, or with the shop that the operator names, for a matching reason', async () => {
    const instance = createInstance();
    const open = (input: object): Promise<ApiResponse> =>
      post(instance, '/api/inbox/threads', formOf('thread_input', { body: 'Good morning', ...input }));
    const entity = { type: 'SELLER_OPERATOR' };
    expect((await open({ entity, topic: { type: 'REASON_CODE', value: '41' } })).status).toBe(201);
    expect((await open({ entity, topic: { type: 'REASON_CODE', value: '13' } })).status).toBe(400);
    expect((await open({ entity: { type: 'MMP_ORDER' }, topic })).status).toBe(400);
    const named = formOf('thread_input', { body: 'Hello', entity: { ...entity, id: '2002' }, topic });
    expect((await post(instance, '/api/inbox/threads', named, { key: keys.operator })).status).toBe(201);
  });

  it('SV05: threads are opened on services and service orders, by shops, the operator and the front', async () => {
    const instance = createInstance();
    const input = { body: 'See you at nine', topic };
    const onServiceOrder = formOf('thread_input', { ...input, to: ['CUSTOMER'] });
    expect((await post(instance, '/api/mms/orders/SO-5001/threads', onServiceOrder)).status).toBe(201);
    expect(
      (await post(instance, '/api/mms/orders/SO-5001/threads', onServiceOrder, { key: keys.operator })).status,
    ).toBe(201);
    const customer = { id: 'CUST-5', email: 'a@mail.example', first_name: 'Ada', last_name: 'Lind' };
    const path = '/api/mms/services/SRV-301/threads';
    const opened = await post(instance, path, formOf('thread_input', { ...input, to: ['SHOP'], customer }), {
      key: keys.front,
    });
    expect(opened.status).toBe(201);
    expect((await threadOf(instance, opened.json.thread_id)).messages[0].from.type).toBe('CUSTOMER_USER');
    expect(
      (await post(instance, path, formOf('thread_input', { ...input, to: ['SHOP'] }), { key: keys.front })).status,
    ).toBe(400);
  });
});

describe('messages of the old kind', () => {
  it('PR14: lists only received messages by default', async () => {
    const instance = createInstance();
    const all = async (query: string): Promise<Json[]> => offsetAll(instance, `/api/messages${query}`, 'messages');
    expect((await all('')).every(({ from_type }) => from_type !== 'SHOP')).toBe(true);
    expect((await all('?received=FALSE')).every(({ from_type }) => from_type === 'SHOP')).toBe(true);
    expect((await all('')).length + (await all('?received=FALSE')).length).toBe((await all('?received=ALL')).length);
    const dates = (await all('?max=5')).map(({ date_created }) => date_created);
    expect(dates).toEqual(dates.toSorted().toReversed());
  });

  it('PR12: documents of the order are taken once, others refused', async () => {
    const instance = createInstance();
    const message = { subject: 'Papers', body: 'Here they are', to_customer: true, to_operator: false, to_shop: false };
    const send = (document_ids: readonly number[]): Promise<ApiResponse> =>
      instance.ask('/api/orders/ORD-1001-A/messages', { method: 'POST', json: { ...message, document_ids } });
    const documentsOf = async ({ json }: ApiResponse): Promise<number[]> => {
      const sent = await offsetAll(instance, '/api/messages?received=FALSE&order_id=ORD-1001-A', 'messages');
      return sent.find(({ id }) => id === json.id).documents.map(({ id }: Json) => id);
    };
    expect(await documentsOf(await send([10011]))).toEqual([10011]);
    expect(await documentsOf(await send([10011, 10012]))).toEqual([10012]);
    expect((await send([1])).json.errors[0].field).toBe('$.document_ids[0]');
  });
});
