import { ArgumentError } from '@tradelane/core';
import { digestOf } from '@tradelane/core/runtime';
import { schemaNames } from '../messages/hub-events.ts';
import { ownId } from '../messages/order-key.ts';
import type { Publisher } from './publisher.ts';

/** How items of a sync become messages of a queue. */
export interface PublishOptions<Item> {
  /** Type of the messages: what the consumer registers its handler under. Not one of the hub's own. */
  readonly type: string;
  /** Identifies an item; messages of one item are handed out in their order where the queue keeps it. */
  readonly id: (item: Item) => string;
}

/**
 * A handler that puts each item into a queue: `syncOrders(hub, { handler: createItemPublisher(publisher, …) })` follows in one process, and any number
 * work with `createConsumer`. It resolves once the queue has the item for good, and only then does the sync move on, so none is lost; a queue
 * that does not take it ends the run, and `follow`, with the error of its client, and the next one begins with that item. An item that
 * is published again unchanged has the same message id, by which the consumer knows it: one that may change back to what it was needs a
 * time of its change among its fields.
 * @throws ArgumentError naming the option that is missing or wrong, and from the handler where an item has no id
 */
export function createItemPublisher<Item>(
  publisher: Publisher,
  options: PublishOptions<Item>,
): (item: Item) => Promise<void> {
  const { type, id } = options ?? {};
  if (typeof publisher?.publish !== 'function')
    throw new ArgumentError('Pass a publisher: what `createSqsPublisher` and the like return.', {
      argument: 'publisher',
    });
  if (typeof type !== 'string' || type === '') throw new ArgumentError('Pass `type`.', { argument: 'type' });
  if (Object.hasOwn(schemaNames, type))
    throw new ArgumentError(`${type} is a message of the hub: pass a \`type\` of your own.`, { argument: 'type' });
  if (typeof id !== 'function') throw new ArgumentError('Pass `id`: what identifies an item.', { argument: 'id' });
  return async (item) => {
    const itemId: unknown = id(item);
    if (typeof itemId !== 'string' || itemId === '')
      throw new ArgumentError(`\`id\` must give the text that identifies an item, not ${String(itemId)}.`, {
        argument: 'id',
      });
    const key = `${type}/${itemId}`;
    const messageId = ownId(key, digestOf(item));
    const body = JSON.stringify({ id: messageId, type, time: new Date().toISOString(), key, data: item });
    await publisher.publish({ id: messageId, key, body });
  };
}
