import { events, type QueuedEvent, type World } from '../world/index.ts';

/** Key of related messages, which are delivered one by one. Undefined for an independent message. */
export type KeyOf = (event: QueuedEvent) => string | undefined;

/** The position of a message, which may be removed already. */
export interface Place {
  readonly id: string;
  readonly key: string | undefined;
}

/**
 * The IDs of all messages in order, with their related keys. It finds a message without reading the messages before
 * it. It's read once and then kept up to date.
 */
export class MessageOrder {
  readonly #world: World;
  readonly #keyOf: KeyOf;
  #places: Place[] | undefined;
  /** IDs that were published since the last read. */
  readonly #published = new Set<string>();

  constructor(world: World, keyOf: KeyOf) {
    this.#world = world;
    this.#keyOf = keyOf;
  }

  /** Records a published message. Its transaction may still be rolled back. */
  add(id: string): void {
    if (this.#places !== undefined) this.#published.add(id);
  }

  /** Discards everything, because the world was replaced. */
  forget(): void {
    this.#places = undefined;
    this.#published.clear();
  }

  /** Returns all positions. Reads them on first use. */
  places(): readonly Place[] {
    const places = (this.#places ??= Array.from(this.#world.store.scan(events), ({ key, value }) => ({
      id: key,
      key: this.#keyOf(value),
    })));
    for (const id of this.#published) {
      const event = this.#world.store.get(events, id);
      if (event !== undefined) insert(places, { id, key: this.#keyOf(event) });
      this.#published.delete(id);
    }
    return places;
  }

  /** Removed messages. */
  drop(ids: ReadonlySet<string>): void {
    if (ids.size > 0) this.#places = this.#places?.filter(({ id }) => !ids.has(id));
  }
}

/** Inserts a position by its ID, usually at the end. */
function insert(places: Place[], place: Place): void {
  let [low, high] = [0, places.length];
  if (high > 0 && (places[high - 1] as Place).id < place.id) low = high;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((places[middle] as Place).id < place.id) low = middle + 1;
    else high = middle;
  }
  places.splice(low, places[low]?.id === place.id ? 1 : 0, place);
}
