/** One of the caller's items, as it was given, with its position in the caller's list. */
export interface BatchItem<Item> {
  readonly index: number;
  readonly item: Item;
}

/** Accepted. */
export interface BatchSuccess<Item> extends BatchItem<Item> {
  /**
   * What the response says of the item, where it lists what it accepted (a new shipment's id, ST01). Undefined where it does not, and where
   * several items have one key and nothing tells whose an entry is: those are in `responses`.
   */
  readonly entry: unknown;
}

/** Refused by the server: it had no effect. */
export interface BatchFailure<Item> extends BatchItem<Item> {
  /** Why; at least one. Where items of one key were refused and nothing tells whose a reason is, each has all of them. */
  readonly reasons: readonly BatchReason[];
  /** What the response says of the item, where it was refused by itself and an entry tells that it is its own. */
  readonly entry: unknown;
  /** What the whole request failed with, where it was refused as a whole; not kept through a restart. */
  readonly error: Error | undefined;
}

/** Sent, and nobody knows what became of it, also where a repeat was refused: check before sending it again. */
export interface BatchUnknown<Item> extends BatchItem<Item> {
  /** Why nobody knows, for a person. */
  readonly reason: string;
  /** What the request ended with; undefined where it got a response that does not settle the item. */
  readonly error: Error | undefined;
}

/** Without effect: never sent, since the batch ended before or there was no way to the server, or refused with others and not yet sent by itself. */
export interface BatchUnsent<Item> extends BatchItem<Item> {
  /** Why it was not sent, for a person. */
  readonly reason: string;
  /** What ended the batch or kept the request back; undefined where nothing was thrown. */
  readonly error: Error | undefined;
}

/** One reason why an item was refused. */
export interface BatchReason {
  /** The server's own words, or those of the error. Not stable. */
  readonly message: string;
  /** The server's stable code; undefined where it gave none. */
  readonly code: string | undefined;
  /** Where, in the server's own notation; an index in it counts in the caller's list. */
  readonly field: string | undefined;
  /** Which of the caller's items it is about, where the response tells: in a refused request it may be another one. */
  readonly index: number | undefined;
}
