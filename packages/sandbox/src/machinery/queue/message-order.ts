import { whenReady } from '../clock/large-work.ts';
import type { Slices } from '../clock/turns.ts';
import { charactersOf } from '../store/index.ts';
import { events, type QueuedEvent, type World } from '../world/index.ts';

/** What must be handed out one by one; undefined where a message stands for itself. */
export type KeyOf = (event: QueuedEvent) => string | undefined;

/** Where a message stands, which may be gone by now. */
export interface Place {
  readonly id: string;
  readonly key: string | undefined;
}

/** What is read before others have their turn. */
const [messagesAtOnce, charactersAtOnce] = [500, 256 * 1024];

/**
 * The ids of all messages in their order, with what belongs together. Whoever looks for a message in a long queue need not read those before it.
 * Read once, and followed from then on.
 */
export class MessageOrder {
  readonly #world: World;
  readonly #keyOf: KeyOf;
  #places: Place[] | undefined;
  /** Ids that were published since somebody looked. */
  readonly #published = new Set<string>();
  #isFollowed = false;
  #isLoading = false;

  constructor(world: World, keyOf: KeyOf) {
    this.#world = world;
    this.#keyOf = keyOf;
  }

  /** A message was put into the queue, or will not have been where its transaction is taken back. */
  add(id: string): void {
    if (this.#isFollowed) this.#published.add(id);
  }

  /** The world was replaced. */
  forget(): void {
    this.#places = undefined;
    this.#isFollowed = false;
    this.#published.clear();
  }

  /** Reads all messages, in slices, where that was not done yet. Whoever asks meanwhile waits for it. */
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

  /** All places. Part of what is done at once after {@link load}. */
  places(): readonly Place[] {
    const places = this.#places ?? [];
    for (const id of this.#published) {
      const event = this.#world.store.get(events, id);
      if (event !== undefined) insert(places, { id, key: this.#keyOf(event) });
      this.#published.delete(id);
    }
    return places;
  }

  /** Messages that are gone. */
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

/** Puts a place where its id belongs, which is most often the end. */
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
