import { ArgumentError } from '@tradelane/core';
import { digestOf } from '@tradelane/core/work';
import type { OtherEvent, ParsedEvent } from './hub-events.ts';

/**
 * The order key of a message. Messages with the same key are handled in order, and publishers use it as partition,
 * group or session.
 *
 * - Messages about an order: the order.
 * - Notifications about offers and products: the product.
 * - Other notifications: the store.
 * - Any other message: undefined.
 *
 * The key doesn't contain the channel. Two channels with the same order ID, or for the same store, only wait for each
 * other.
 * @throws {ArgumentError} If `parsed` isn't a parsed message.
 */
export function orderKey(parsed: ParsedEvent): string | undefined {
  const data = (parsed as { readonly event?: { readonly data?: unknown } } | undefined)?.event?.data;
  if (typeof data !== 'object' || data === null)
    throw new ArgumentError('Pass the result of `parseEvent`.', { argument: 'parsed' });
  const { event } = parsed;
  const own = ownKey(event);
  if (own !== undefined) return own;
  const { channel_order_id, store_id, product_id } = event.data as Readonly<Record<string, unknown>>;
  if (typeof channel_order_id === 'string') return `order/${channel_order_id}`;
  if (typeof store_id !== 'string') return undefined;
  return typeof product_id === 'string' ? `product/${store_id}/${product_id}` : `store/${store_id}`;
}

/** The action ID of a command, including commands of unknown types (O07). Undefined for notifications. */
export function actionId({ event }: { readonly event: object }): string | undefined {
  if (ownKey(event) !== undefined) return undefined;
  const { action_id } = (event as OtherEvent).data as { readonly action_id?: unknown };
  return typeof action_id === 'string' && action_id !== '' ? action_id : undefined;
}

/** ID of an item's message: its key and the digest of its content. */
export function ownId(key: string, digest: string): string {
  const named = `${key}/${digest}`;
  // A key that some queue or store doesn't accept is replaced by its digest.
  return isIdentifier(named) ? named : `${digestOf(key)}/${digest}`;
}

/**
 * The key set by `createItemPublisher`, recognized because the ID is derived from it. Hub messages never match (E04).
 */
function ownKey(event: object): string | undefined {
  const { id, type, key } = event as { readonly id?: unknown; readonly type?: unknown; readonly key?: unknown };
  if (typeof id !== 'string' || typeof type !== 'string' || typeof key !== 'string') return undefined;
  if (!key.startsWith(`${type}/`)) return undefined;
  const digest = id.slice(id.lastIndexOf('/') + 1);
  return digest !== '' && id === ownId(key, digest) ? key : undefined;
}

/** The longest ID that the index of every database can hold. */
const mostCharacters = 500;

/** Whether every queue and store accepts a text as an ID. */
export function isIdentifier(text: string): boolean {
  return text !== '' && text.length <= mostCharacters && !/[\p{Cc}\p{Surrogate}]/u.test(text);
}

/** The problem text for an invalid ID. */
export const identifierRule: string = `must be a string of up to ${mostCharacters} printable characters`;
