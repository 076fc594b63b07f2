import type { Collection, IndexOf } from './collection.ts';
import { decode, encode, type Snapshot } from './snapshot.ts';
import { Sorted } from './sorted.ts';
import type { Entry, ScanOptions, Store } from './store.ts';

interface Shelf {
  readonly documents: Map<string, unknown>;
  readonly indexes: Map<string, { readonly sortOf: IndexOf<unknown>; readonly sorted: Sorted }>;
  keys: Sorted | undefined;
}

type Loose = Map<string, Map<string, unknown>>;

/** What takes a change back: the value of before, or the whole content of before. */
type Undo =
  | { readonly shelf: Shelf; readonly key: string; readonly before: unknown }
  | { readonly shelves: Map<string, Shelf>; readonly loose: Loose };

const sortsOf = (sort: string | readonly string[] | undefined): readonly string[] =>
  sort === undefined ? [] : typeof sort === 'string' ? [sort] : sort;

/** A store in memory, for every runtime. */
export class MemoryStore implements Store {
  #shelves = new Map<string, Shelf>();
  /** Documents of a restored snapshot whose collection was not used yet. */
  #loose: Loose = new Map();
  readonly #undo: Undo[] = [];
  #depth = 0;

  /** A store of its own with the same content. Documents never change in place, so only what finds them is copied. */
  copy(): MemoryStore {
    const copy = new MemoryStore();
    for (const [name, { documents, indexes }] of this.#shelves) {
      copy.#shelves.set(name, {
        documents: new Map(documents),
        indexes: new Map([...indexes].map(([by, { sortOf, sorted }]) => [by, { sortOf, sorted: sorted.copy() }])),
        keys: undefined,
      });
    }
    for (const [name, documents] of this.#loose) copy.#loose.set(name, new Map(documents));
    return copy;
  }

  #shelf(of: Collection<never>): Shelf {
    let shelf = this.#shelves.get(of.name);
    if (shelf === undefined) {
      shelf = { documents: new Map(), indexes: new Map(), keys: undefined };
      for (const [name, sortOf] of Object.entries(of.indexes)) {
        shelf.indexes.set(name, { sortOf: sortOf as IndexOf<unknown>, sorted: new Sorted() });
      }
      for (const [key, value] of this.#loose.get(of.name) ?? []) this.#write(shelf, key, value);
      this.#shelves.set(of.name, shelf);
      this.#loose.delete(of.name);
    }
    return shelf;
  }

  get<T>(from: Collection<T>, key: string): T | undefined {
    // What stands in a collection was put there with its type.
    return this.#shelf(from as Collection<never>).documents.get(key) as T | undefined;
  }

  put<T>(into: Collection<T>, key: string, value: T): void {
    this.#change(this.#shelf(into as Collection<never>), key, value);
  }

  delete(from: Collection<never>, key: string): boolean {
    const shelf = this.#shelf(from);
    if (!shelf.documents.has(key)) return false;
    this.#change(shelf, key, undefined);
    return true;
  }

  count(of: Collection<never>): number {
    return this.#shelf(of).documents.size;
  }

  *scan<T>(from: Collection<T>, options: ScanOptions = {}): Iterable<Entry<T>> {
    const shelf = this.#shelf(from as Collection<never>);
    const sorted = options.by === undefined ? this.#keysOf(shelf) : shelf.indexes.get(options.by)?.sorted;
    if (sorted === undefined) throw new Error(`Collection ${from.name} has no index ${options.by}`);
    let position = sorted.next(options.after, options);
    while (position !== undefined) {
      yield { sort: position.sort, key: position.key, value: shelf.documents.get(position.key) as T };
      position = sorted.next(position, options);
    }
  }

  /** The order by key costs something on every write, so it exists once a scan asked for it. */
  #keysOf(shelf: Shelf): Sorted {
    if (shelf.keys === undefined) {
      shelf.keys = new Sorted();
      for (const key of [...shelf.documents.keys()].sort()) shelf.keys.add({ sort: key, key });
    }
    return shelf.keys;
  }

  transaction<R>(run: () => R): R {
    const start = this.#undo.length;
    this.#depth += 1;
    try {
      return run();
    } catch (error) {
      while (this.#undo.length > start) {
        const undo = this.#undo.pop() as Undo;
        if ('shelf' in undo) this.#write(undo.shelf, undo.key, undo.before);
        else [this.#shelves, this.#loose] = [undo.shelves, undo.loose];
      }
      throw error;
    } finally {
      this.#depth -= 1;
      if (this.#depth === 0) this.#undo.length = 0;
    }
  }

  #change(shelf: Shelf, key: string, value: unknown): void {
    if (this.#depth > 0) this.#undo.push({ shelf, key, before: shelf.documents.get(key) });
    this.#write(shelf, key, value);
  }

  /** Puts the value, or removes it where `undefined`. */
  #write(shelf: Shelf, key: string, value: unknown): void {
    const before = shelf.documents.get(key);
    for (const { sortOf, sorted } of shelf.indexes.values()) {
      const gone = before === undefined ? [] : sortsOf(sortOf(before));
      const come = value === undefined ? [] : sortsOf(sortOf(value));
      if (gone.length === 1 && come.length === 1 && gone[0] === come[0]) continue;
      for (const sort of gone) sorted.remove({ sort, key });
      for (const sort of come) sorted.add({ sort, key });
    }
    if (value === undefined) {
      shelf.documents.delete(key);
      if (before !== undefined) shelf.keys?.remove({ sort: key, key });
    } else {
      shelf.documents.set(key, value);
      if (before === undefined) shelf.keys?.add({ sort: key, key });
    }
  }

  snapshot(): Snapshot {
    const collections: [string, Readonly<Record<string, unknown>>][] = [];
    const all = [...this.#loose, ...[...this.#shelves].map(([name, { documents }]) => [name, documents] as const)];
    for (const [name, documents] of all.sort(([a], [b]) => (a < b ? -1 : 1))) {
      if (documents.size === 0) continue;
      const keys = [...documents.keys()].sort();
      collections.push([name, Object.fromEntries(keys.map((key) => [key, encode(documents.get(key))]))]);
    }
    return { version: 1, collections: Object.fromEntries(collections) };
  }

  restore({ collections }: Snapshot): void {
    const loose: Loose = new Map();
    for (const [name, documents] of Object.entries(collections)) {
      loose.set(name, new Map(Object.entries(documents).map(([key, value]) => [key, decode(value)])));
    }
    this.#replace(loose);
  }

  clear(): void {
    this.#replace(new Map());
  }

  #replace(loose: Loose): void {
    if (this.#depth > 0) this.#undo.push({ shelves: this.#shelves, loose: this.#loose });
    this.#shelves = new Map();
    this.#loose = loose;
  }

  close(): void {
    this.clear();
  }
}
