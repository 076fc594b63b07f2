import { ArgumentError } from '@tradelane/core';
import { digestOf } from '@tradelane/core/runtime';
import type { OtherEvent, ParsedEvent } from './hub-events.ts';
import { isIdentifier } from './identifier.ts';

/**
 * What messages must share to be dealt with one after the other: the order; for facts about offers and products the product, for
 * others the store. Undefined where a message stands for itself. Publishers use it as partition, group or session. It leaves out the channel:
 * where two channels give orders the same id, or sell for the same store, their messages only wait for each other.
 * @throws ArgumentError where it is no parsed message
 */
export function orderKey(parsed: ParsedEvent): string | undefined {
  const data = (parsed as { readonly event?: { readonly data?: unknown } } | undefined)?.event?.data;
  if (typeof data !== 'object' || data === null)
    throw new ArgumentError('Pass what `parseEvent` returned.', { argument: 'parsed' });
  const { event } = parsed;
  const own = ownKey(event);
  if (own !== undefined) return own;
  const { channel_order_id, store_id, product_id } = event.data as Readonly<Record<string, unknown>>;
  if (typeof channel_order_id === 'string') return `order/${channel_order_id}`;
  if (typeof store_id !== 'string') return undefined;
  return typeof product_id === 'string' ? `product/${store_id}/${product_id}` : `store/${store_id}`;
}

/** The action that a message asks for; undefined for a fact. A command of a type that is not known yet has one as well (O07). */
export function actionId({ event }: { readonly event: object }): string | undefined {
  if (ownKey(event) !== undefined) return undefined;
  const { action_id } = (event as OtherEvent).data as { readonly action_id?: unknown };
  return typeof action_id === 'string' && action_id !== '' ? action_id : undefined;
}

/** A message of our own: those of one key are handled one after the other, and each version of an item has its digest in the id. */
export function ownId(key: string, digest: string): string {
  const named = `${key}/${digest}`;
  // A key that some queue or store would not take as part of an id stands for itself by its digest.
  return isIdentifier(named) ? named : `${digestOf(key)}/${digest}`;
}

/** The key that `createItemPublisher` gave: the id was made of it. Ids of the hub are not, whatever it may add to its messages (E04). */
function ownKey(event: object): string | undefined {
  const { id, type, key } = event as { readonly id?: unknown; readonly type?: unknown; readonly key?: unknown };
  if (typeof id !== 'string' || typeof type !== 'string' || typeof key !== 'string') return undefined;
  if (!key.startsWith(`${type}/`)) return undefined;
  const digest = id.slice(id.lastIndexOf('/') + 1);
  return digest !== '' && id === ownId(key, digest) ? key : undefined;
}
