import { ArgumentError } from '@tradelane/core';
import { refuseUnknown } from '@tradelane/core/runtime';
import { digestOf } from '@tradelane/core/work';
import { schemaNames } from '../messages/hub-events.ts';
import { ownId } from '../messages/order-key.ts';
import type { Publisher } from './source.ts';

/** Options of `createItemPublisher`. */
export interface PublishOptions<Item> {
  /** Message type: the name of the handler in the consumer. Must differ from the hub's types. */
  readonly type: string;
  /** Returns the ID of an item. Messages of one item stay in order if the queue supports it. */
  readonly id: (item: Item) => string;
  /** Sends the active trace with each message. See `openTelemetry` of `@tradelane/events/opentelemetry`. */
  readonly telemetry?: { traceparent(): string | undefined } | undefined;
}

/**
 * Creates a sync handler that publishes each item to a queue: `syncOrders(hub, { handler:
 * createItemPublisher(publisher, …) })`. One process follows the hub, and any number of workers run `createConsumer`.
 *
 * - The sync moves on only after the queue has stored the item, so no item is lost.
 * - If publishing fails, the run ends with the error of the queue's client. The next run starts at that item.
 * - An unchanged item has the same message ID, so the consumer skips it. An item that can change back needs a change
 *   time among its fields.
 * @throws {ArgumentError} If an option is missing or invalid, or an item has no ID.
 */
export function createItemPublisher<Item>(
  publisher: Publisher,
  options: PublishOptions<Item>,
): (item: Item) => Promise<void> {
  const { type, id, telemetry } = options ?? {};
  if (typeof publisher?.publish !== 'function')
    throw new ArgumentError('Pass a publisher, such as the result of `createSqsPublisher`.', {
      argument: 'publisher',
    });
  if (typeof type !== 'string' || type === '')
    throw new ArgumentError('Pass `type`, the name of the handler in the consumer.', { argument: 'type' });
  if (Object.hasOwn(schemaNames, type))
    throw new ArgumentError(`\`type\` must differ from the types of the hub. Received: "${type}".`, {
      argument: 'type',
    });
  if (typeof id !== 'function')
    throw new ArgumentError('Pass `id`, a function that returns the ID of an item.', { argument: 'id' });
  refuseUnknown(options, { type, id, telemetry });
  return async (item) => {
    const itemId: unknown = id(item);
    if (typeof itemId !== 'string' || itemId === '')
      throw new ArgumentError(`\`id\` must return a string that identifies the item. Received: ${String(itemId)}.`, {
        argument: 'id',
      });
    const key = `${type}/${itemId}`;
    const messageId = ownId(key, digestOf(item));
    const body = JSON.stringify({ id: messageId, type, time: new Date().toISOString(), key, data: item });
    const traceparent = telemetry?.traceparent();
    await publisher.publish({ id: messageId, key, body, ...(traceparent !== undefined && { traceparent }) });
  };
}
