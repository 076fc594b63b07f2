import { whenReady } from '../clock/large-work.ts';
import type { Slices } from '../clock/turns.ts';
import { charactersOf } from '../store/index.ts';
import { events, type QueuedEvent, type World } from '../world/index.ts';

/** Key of related messages, which are delivered one by one. Undefined for an independent message. */
export type KeyOf = (event: QueuedEvent) => string | undefined;

/** The position of a message, which may be removed already. */
export interface Place {
  readonly id: string;
  readonly key: string | undefined;
}

/** Messages per slice. */
const [messagesAtOnce, charactersAtOnce] = [500, 256 * 1024];

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
  #isFollowed = false;
  #isLoading = false;

  constructor(world: World, keyOf: KeyOf) {
    this.#world = world;
    this.#keyOf = keyOf;
  }

  /** Records a published message. Its transaction may still be rolled back. */
  add(id: string): void {
    if (this.#isFollowed) this.#published.add(id);
  }

  /** Discards everything, because the world was replaced. */
  forget(): void {
    this.#places = undefined;
    this.#isFollowed = false;
    this.#published.clear();
  }

  /** Reads all messages in slices, once. Concurrent callers wait for it. */
  *load(): Slices {
    while (this.#places === undefined) {
      if (!this.#isLoading) yield* this.#loadOnce();
      else yield;
    }
  }

  *#loadOnce(): Slices {
    const { epoch } = this.#world;
    this.#isLoading = true;
    this.#isFollowed = true;
    try {
      const places: Place[] = [];
      for (let isMore = true; isMore && this.#world.epoch === epoch;) {
        const some = yield* whenReady(() => this.#placesAfter(places.at(-1)?.id));
        for (const place of some) places.push(place);
        isMore = some.length > 0;
        if (isMore) yield;
      }
      if (this.#world.epoch === epoch) this.#places = places;
    } finally {
      this.#isLoading = false;
    }
  }

  /** Returns all positions. Call it in the same turn as the end of {@link load}. */
  places(): readonly Place[] {
    const places = this.#places ?? [];
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

  #placesAfter(id: string | undefined): readonly Place[] {
    const some: Place[] = [];
    let characters = 0;
    const after = id === undefined ? undefined : { sort: id, key: id };
    for (const { key, value } of this.#world.store.scan(events, { after })) {
      some.push({ id: key, key: this.#keyOf(value) });
      characters += charactersOf(value);
      if (some.length === messagesAtOnce || characters > charactersAtOnce) break;
    }
    return some;
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
