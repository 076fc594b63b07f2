import { describe, expect, it } from 'vitest';
import { type OutgoingMessage, parseEvent, type Publisher, createItemPublisher } from '../src/index.ts';
import { actionId, orderKey } from '../src/messages/order-key.ts';

interface Order {
  readonly id: string;
  readonly status: string;
}

function collect(): Publisher & { readonly sent: OutgoingMessage[] } {
  const sent: OutgoingMessage[] = [];
  return {
    name: 'a list',
    sent,
    publish: (message) => {
      sent.push(message);
      return Promise.resolve();
    },
    close: () => Promise.resolve(),
  };
}

describe('createItemPublisher', () => {
  const options = { type: 'order', id: ({ id }: Order) => id };

  it('an unchanged item keeps its message ID, and a changed item gets another', async () => {
    const publisher = collect();
    const handler = createItemPublisher(publisher, options);
    await handler({ id: 'A', status: 'SHIPPED' });
    await handler({ id: 'A', status: 'SHIPPED' });
    await handler({ id: 'A', status: 'DELIVERED' });
    const [first, again, changed] = publisher.sent.map(({ id }) => id);
    expect(again).toBe(first);
    expect(changed).not.toBe(first);
  });

  it('keeps the messages of one item together, whatever fields the item has', async () => {
    const publisher = collect();
    const item = { id: 'A', status: 'NEW', channel_order_id: 'other', action_id: 'not-an-action' };
    await createItemPublisher<Order>(publisher, options)(item);
    const parsed = parseEvent(publisher.sent[0]?.body ?? '');
    expect(publisher.sent[0]?.key).toBe('order/A');
    expect(orderKey(parsed)).toBe('order/A');
    expect(actionId(parsed)).toBeUndefined();
    expect(parsed.event.data).toEqual(item);
  });

  it('a key alone does not make a message the message of an item', () => {
    const own = { id: 'stock/1/abc', type: 'stock', key: 'stock/1', data: { action_id: 'A-1' } };
    const read = (message: object) => {
      const parsed = parseEvent(JSON.stringify(message));
      return [orderKey(parsed), actionId(parsed)];
    };
    expect(read(own)).toEqual(['stock/1', undefined]);
    expect(read({ ...own, type: 'NEW' })).toEqual([undefined, 'A-1']);
    expect(read({ ...own, id: 'other/1/abc' })).toEqual([undefined, 'A-1']);
  });

  it('does not resolve before the queue has the item, and fails as the queue fails', async () => {
    const failing = { ...collect(), publish: () => Promise.reject(new Error('no connection')) };
    await expect(createItemPublisher<Order>(failing, options)({ id: 'A', status: 'NEW' })).rejects.toThrow(
      'no connection',
    );
  });

  it('names the option that is missing', () => {
    const publisher = collect();
    expect(() => createItemPublisher(undefined as never, options)).toThrow('createSqsPublisher');
    expect(() => createItemPublisher(publisher, { ...options, type: '' })).toThrow('`type`');
    expect(() => createItemPublisher(publisher, { type: 'order' } as never)).toThrow('`id`');
    expect(() => createItemPublisher(publisher, undefined as never)).toThrow('`type`');
  });

  it('an item with a very long ID gets a message ID that every queue and store accepts', async () => {
    const publisher = collect();
    const handler = createItemPublisher(publisher, options);
    for (const id of ['x'.repeat(2_000), 'y'.repeat(2_000), 'a\0b']) await handler({ id, status: 'NEW' });
    const ids = publisher.sent.map(({ body }) => parseEvent(body).event.id);
    expect(new Set(ids).size).toBe(3);
    expect(publisher.sent.map(({ id }) => id)).toEqual(ids);
    const keys = publisher.sent.map(({ body }) => orderKey(parseEvent(body)));
    expect(keys).toEqual(publisher.sent.map(({ key }) => key));
  });

  it('takes no type of the hub, and no item without an id', async () => {
    const publisher = collect();
    expect(() => createItemPublisher(publisher, { ...options, type: 'ACCEPT' })).toThrow(
      'must differ from the types of the hub. Received: "ACCEPT"',
    );
    for (const id of [undefined, 5, ''])
      await expect(createItemPublisher(publisher, options)({ id, status: 'NEW' } as never)).rejects.toThrow(
        '`id` must return',
      );
    expect(publisher.sent).toEqual([]);
  });

  it('accepts the type `constructor`, and omits `traceparent` if it is unknown', async () => {
    const publisher = collect();
    await createItemPublisher<Order>(publisher, { ...options, type: 'constructor' })({ id: 'A', status: 'NEW' });
    expect(publisher.sent.map((message) => [message.key, Object.keys(message)])).toEqual([
      ['constructor/A', ['id', 'key', 'body']],
    ]);
  });

  it('refuses an unknown option by name', () => {
    expect(() => createItemPublisher<Order>(collect(), { ...options, key: 'x' } as never)).toThrow('key');
  });
});
