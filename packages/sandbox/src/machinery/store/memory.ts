import type { Slices } from '../clock/turns.ts';
import { type Collection, type IndexOf, isListed } from './collection.ts';
import { countOf, slotsOf } from './column-search.ts';
import { Columns } from './columns.ts';
import { type Fields, meets } from './fields.ts';
import { textPieces } from './large-text.ts';
import { exactCount, inexactOf, type Search } from './search.ts';
import { decode, encode, type Snapshot, type SnapshotEntry } from './snapshot.ts';
import { Sorted } from './sorted.ts';
import type { Draft, Entry, ScanOptions, Store } from './store.ts';

/** What lists need of a collection: its columns, and which document has which slot. */
interface Listed {
  readonly columns: Columns<unknown>;
  readonly slots: Map<string, number>;
  readonly keys: string[];
}

interface Shelf {
  readonly documents: Map<string, unknown>;
  readonly indexes: Map<string, { readonly sortOf: IndexOf<unknown>; readonly sorted: Sorted }>;
  readonly listed: Listed | undefined;
  keys: Sorted | undefined;
}

type Loose = Map<string, Map<string, unknown>>;

/** What takes a change back: the value of before, or the whole content of before. */
type Undo =
  | { readonly shelf: Shelf; readonly key: string; readonly before: unknown; readonly slot: number | undefined }
  | { readonly shelves: Map<string, Shelf>; readonly lent: ReadonlyMap<string, Shelf>; readonly loose: Loose };

const sortsOf = (sort: string | readonly string[] | undefined): readonly string[] =>
  sort === undefined ? [] : typeof sort === 'string' ? [sort] : sort;

function writeListed({ columns, slots, keys }: Listed, key: string, value: unknown): void {
  const before = slots.get(key);
  if (before === undefined && value === undefined) return;
  const slot = before ?? columns.add();
  keys[slot] = key;
  if (value === undefined) slots.delete(key);
  else slots.set(key, slot);
  columns.write(slot, value, 1);
}

const copyOf = ({ documents, indexes, listed }: Shelf): Shelf => ({
  documents: new Map(documents),
  indexes: new Map([...indexes].map(([by, { sortOf, sorted }]) => [by, { sortOf, sorted: sorted.copy() }])),
  listed: listed && { columns: listed.columns.copy(), slots: new Map(listed.slots), keys: [...listed.keys] },
  keys: undefined,
});

function* entriesOf(
  contents: readonly (readonly [string, readonly (readonly [string, unknown])[]])[],
): Iterable<SnapshotEntry> {
  for (const [collection, documents] of contents)
    for (const [key, value] of documents) yield { collection, key, text: () => textPieces(encode(value)) };
}

/** A store in memory, for every runtime. */
export class MemoryStore implements Store {
  #shelves = new Map<string, Shelf>();
  /** Those of the store that this one is a copy of; one that was used here is copied to the others. */
  #lent: ReadonlyMap<string, Shelf> = new Map();
  /** Documents of a restored snapshot whose collection was not used yet. */
  #loose: Loose = new Map();
  readonly #undo: Undo[] = [];
  readonly #drafts = new Map<Draft, MemoryStore>();
  #depth = 0;

  /**
   * A store of its own with the same content, from one that does not change any more. Documents never change in place, so only what finds
   * them is copied, and that where it is used.
   */
  copy(): MemoryStore {
    const copy = new MemoryStore();
    copy.#lent = new Map([...this.#lent, ...this.#shelves]);
    for (const [name, documents] of this.#loose) copy.#loose.set(name, new Map(documents));
    return copy;
  }

  #shelf(of: Collection<never>): Shelf {
    let shelf = this.#shelves.get(of.name);
    const lent = this.#lent.get(of.name);
    if (shelf === undefined && lent !== undefined) {
      shelf = copyOf(lent);
      this.#shelves.set(of.name, shelf);
    }
    if (shelf === undefined) {
      const fields = of.fields as unknown as Fields<unknown>;
      const listed = isListed(of)
        ? { columns: new Columns(fields), slots: new Map<string, number>(), keys: [] }
        : undefined;
      shelf = { documents: new Map(), indexes: new Map(), listed, keys: undefined };
      for (const [name, sortOf] of Object.entries(of.indexes)) {
        shelf.indexes.set(name, { sortOf: sortOf as IndexOf<unknown>, sorted: new Sorted() });
      }
      for (const [key, value] of this.#loose.get(of.name) ?? []) this.#write(shelf, key, value);
      this.#shelves.set(of.name, shelf);
      this.#loose.delete(of.name);
    }
    return shelf;
  }

  /** The document under this key; undefined where there is none. */
  get<T>(from: Collection<T>, key: string): T | undefined {
    // What stands in a collection was put there with its type.
    return this.#shelf(from as Collection<never>).documents.get(key) as T | undefined;
  }

  /** Keeps the document in place of the one before. */
  put<T>(into: Collection<T>, key: string, value: T): void {
    this.#change(this.#shelf(into as Collection<never>), key, value);
  }

  /** Nothing takes long here. */
  *prepare(): Slices {}

  replace<T>(into: Collection<T>, key: string, before: T, value: T): boolean {
    if (this.get(into, key) !== before) return false;
    this.put(into, key, value);
    return true;
  }

  delete(from: Collection<never>, key: string): boolean {
    const shelf = this.#shelf(from);
    if (!shelf.documents.has(key)) return false;
    this.#change(shelf, key, undefined);
    return true;
  }

  reserve(of: Collection<never>, more: number): void {
    this.#shelf(of).listed?.columns.reserve(more);
  }

  count(of: Collection<never>, search?: Omit<Search, 'after' | 'skip'>): number {
    const { documents, listed } = this.#shelf(of);
    if (search === undefined) return documents.size;
    return exactCount(listed === undefined ? 0 : countOf(listed.columns, search), this.find(of, search));
  }

  *find<T>(from: Collection<T>, search: Search): Iterable<Entry<T>> {
    const { documents, listed } = this.#shelf(from as Collection<never>);
    if (listed === undefined) throw new Error(`Collection ${from.name} has no fields`);
    const conditions = inexactOf(search);
    for (const slot of slotsOf(listed.columns, search)) {
      const value = documents.get(listed.keys[slot] as string) as T;
      if (meets(from.fields, value, conditions)) yield { ...listed.columns.positionOf(search.by, slot), value };
    }
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
        if ('shelf' in undo) this.#takeBack(undo);
        else [this.#shelves, this.#lent, this.#loose] = [undo.shelves, undo.lent, undo.loose];
      }
      throw error;
    } finally {
      this.#depth -= 1;
      if (this.#depth === 0) this.#undo.length = 0;
    }
  }

  #change(shelf: Shelf, key: string, value: unknown): void {
    if (this.#depth > 0) {
      const [before, slot] = [shelf.documents.get(key), shelf.listed?.slots.get(key)];
      this.#undo.push({ shelf, key, before, slot });
    }
    this.#write(shelf, key, value);
  }

  #takeBack({ shelf, key, before, slot }: Extract<Undo, { readonly shelf: Shelf }>): void {
    // What comes back stands where it stood.
    if (slot !== undefined) shelf.listed?.slots.set(key, slot);
    this.#write(shelf, key, before);
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
    if (shelf.listed !== undefined) writeListed(shelf.listed, key, value);
    if (value === undefined) {
      shelf.documents.delete(key);
      if (before !== undefined) shelf.keys?.remove({ sort: key, key });
    } else {
      shelf.documents.set(key, value);
      if (before === undefined) shelf.keys?.add({ sort: key, key });
    }
  }

  /** All documents in order, as they are now. */
  #contents(): readonly (readonly [collection: string, documents: readonly (readonly [string, unknown])[]])[] {
    const shelves = new Map([...this.#lent, ...this.#shelves]);
    const all = [...this.#loose, ...[...shelves].map(([name, { documents }]) => [name, documents] as const)];
    return all
      .filter(([, { size }]) => size > 0)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, documents]) => [name, [...documents].sort(([a], [b]) => (a < b ? -1 : 1))]);
  }

  /** The whole content as JSON. */
  snapshot(): Snapshot {
    const collections = this.#contents().map(
      ([name, documents]) => [name, Object.fromEntries(documents.map(([key, value]) => [key, encode(value)]))] as const,
    );
    return { version: 1, collections: Object.fromEntries(collections) };
  }

  entries(): Iterable<SnapshotEntry> {
    return entriesOf(this.#contents());
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

  draft(): Draft {
    const store = new MemoryStore();
    const draft: Draft = {
      put: (into, key, value) => store.put(into, key, value),
      prepare: () => store.prepare(),
      transaction: (run) => store.transaction(run),
      discard: () => void this.#drafts.delete(draft),
    };
    this.#drafts.set(draft, store);
    return draft;
  }

  adopt(draft: Draft): void {
    const made = this.#drafts.get(draft);
    if (made === undefined) throw new Error('This is no draft of this store');
    this.#replace(new Map(), made.#shelves);
  }

  /** What was replaced is gone by itself. */
  *sweep(): Slices {}

  #replace(loose: Loose, shelves = new Map<string, Shelf>()): void {
    if (this.#depth > 0) this.#undo.push({ shelves: this.#shelves, lent: this.#lent, loose: this.#loose });
    this.#shelves = shelves;
    this.#lent = new Map();
    this.#loose = loose;
  }

  /** Forgets everything. */
  close(): void {
    this.clear();
  }
}
