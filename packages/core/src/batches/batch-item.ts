import type { Clock } from '../clock/clock.ts';
import type { Settings } from '../call/settings.ts';
import type { Send } from '../operation/call.ts';

/** Sends requests for one account. */
export interface Sender {
  readonly send: Send;
  readonly clock: Clock;
  readonly identity: string;
  readonly account: string | undefined;
  readonly settings: Settings;
}

/** Neighbours in the caller's list, from `start` up to before `end`. */
export interface Range {
  readonly start: number;
  readonly end: number;
}

/** An item with its position in your list. */
export interface BatchItem<Item> {
  /** Position in your list, from 0. */
  readonly index: number;
  /** The item as you passed it. */
  readonly item: Item;
}

/** An item that the server accepted. */
export interface BatchSuccess<Item> extends BatchItem<Item> {
  /**
   * The item's entry in the response, such as a new shipment with its ID (ST01). It is `undefined` if the response
   * lists no accepted items. It is also `undefined` if several items share a key and no entry can be matched. In that
   * case, see `responses`.
   */
  readonly entry: unknown;
}

/** An item that the server rejected. It had no effect. */
export interface BatchFailure<Item> extends BatchItem<Item> {
  /**
   * At least one reason. If rejected items share a key and the reasons can't be matched, each item lists all of them.
   */
  readonly reasons: readonly BatchReason[];
  /** The item's entry in the response, if the server rejected it individually and the entry can be matched. */
  readonly entry: unknown;
  /** Error of the whole request, if the server rejected the request. It isn't restored after a restart. */
  readonly error: Error | undefined;
}

/**
 * An item that was sent, but whose outcome is unknown, even if a repeat was rejected. Check it before you send it
 * again.
 */
export interface BatchUnknown<Item> extends BatchItem<Item> {
  /** Why the outcome is unknown, in words for a person. */
  readonly reason: string;
  /** Error of the request. It is `undefined` if the response doesn't settle the item. */
  readonly error: Error | undefined;
}

/** An item without effect. It was never sent, or was rejected with other items and not yet sent alone. */
export interface BatchUnsent<Item> extends BatchItem<Item> {
  /** Why the item wasn't sent, in words for a person. */
  readonly reason: string;
  /** Error that ended the batch or stopped the request. It is `undefined` if nothing was thrown. */
  readonly error: Error | undefined;
}

/** One reason why the server rejected an item. */
export interface BatchReason {
  /** Message of the server or the error. Not stable. */
  readonly message: string;
  /** Stable code of the server. It is `undefined` if the server sent none. */
  readonly code: string | undefined;
  /** Location in the server's notation. An index in it counts in your list. */
  readonly field: string | undefined;
  /**
   * Position of the item that the reason concerns, if the response contains it. In a rejected request, it may be
   * another item.
   */
  readonly index: number | undefined;
}
