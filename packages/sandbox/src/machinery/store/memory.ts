import type { Slices } from '../clock/turns.ts';
import type { Collection } from './collection.ts';
import { countOf, slotsOf } from './column-search.ts';
import { meets } from './fields.ts';
import { textPieces } from './large-text.ts';
import { exactCount, inexactOf, type Search } from './search.ts';
import { type Before, Shelf } from './shelf.ts';
import { decode, encode, type Snapshot, type SnapshotEntry } from './snapshot.ts';
import type { Draft, Entry, ScanOptions, Store } from './store.ts';

type Loose = Map<string, Map<string, unknown>>;

/** Data for a rollback: a previous value, or the whole previous content. */
type Undo =
  | (Before & { readonly shelf: Shelf })
  | { readonly shelves: Map<string, Shelf>; readonly lent: ReadonlyMap<string, Shelf>; readonly loose: Loose };

function* entriesOf(
  contents: readonly (readonly [string, readonly (readonly [string, unknown])[]])[],
): Iterable<SnapshotEntry> {
  for (const [collection, documents] of contents)
    for (const [key, value] of documents) yield { collection, key, text: () => textPieces(encode(value)) };
}

/** A store in memory, for every runtime. */
export class MemoryStore implements Store {
  #shelves = new Map<string, Shelf>();
  /** Indexes of the copied store. An index that was used here is copied to other copies. */
  #lent: ReadonlyMap<string, Shelf> = new Map();
  /** Documents of a restored snapshot whose collection wasn't used yet. */
  #loose: Loose = new Map();
  readonly #undo: Undo[] = [];
  readonly #drafts = new Map<Draft, MemoryStore>();
  #depth = 0;

  /** Copies a store that doesn't change any more. Documents never change in place, so only used indexes are copied. */
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
      shelf = lent.copy();
      this.#shelves.set(of.name, shelf);
    }
    if (shelf === undefined) {
      shelf = Shelf.of(of);
      for (const [key, value] of this.#loose.get(of.name) ?? []) shelf.write(key, value);
      this.#shelves.set(of.name, shelf);
      this.#loose.delete(of.name);
    }
    return shelf;
  }

  /** Returns the document with this key, or undefined. */
  get<T>(from: Collection<T>, key: string): T | undefined {
    // Documents are stored with the type of their collection.
    return this.#shelf(from as Collection<never>).documents.get(key) as T | undefined;
  }

  /** Stores the document and replaces a previous one. */
  put<T>(into: Collection<T>, key: string, value: T): void {
    this.#change(this.#shelf(into as Collection<never>), key, value);
  }

  /** Does nothing, because all writes are fast. */
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
    const sorted = options.by === undefined ? shelf.keys : shelf.sortedBy(options.by);
    if (sorted === undefined) throw new Error(`Collection ${from.name} has no index ${options.by}`);
    let position = sorted.next(options.after, options);
    while (position !== undefined) {
      yield { sort: position.sort, key: position.key, value: shelf.documents.get(position.key) as T };
      position = sorted.next(position, options);
    }
  }

  transaction<R>(run: () => R): R {
    const start = this.#undo.length;
    this.#depth += 1;
    try {
      return run();
    } catch (error) {
      while (this.#undo.length > start) {
        const undo = this.#undo.pop() as Undo;
        if ('shelf' in undo) undo.shelf.takeBack(undo);
        else [this.#shelves, this.#lent, this.#loose] = [undo.shelves, undo.lent, undo.loose];
      }
      throw error;
    } finally {
      this.#depth -= 1;
      if (this.#depth === 0) this.#undo.length = 0;
    }
  }

  #change(shelf: Shelf, key: string, value: unknown): void {
    if (this.#depth > 0) this.#undo.push({ shelf, ...shelf.before(key) });
    shelf.write(key, value);
  }

  /** Returns all documents in order, as they are now. */
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
    if (made === undefined) throw new Error('This draft belongs to another store');
    this.#replace(new Map(), made.#shelves);
  }

  /** Does nothing, because replaced content needs no cleanup. */
  *sweep(): Slices {}

  #replace(loose: Loose, shelves = new Map<string, Shelf>()): void {
    if (this.#depth > 0) this.#undo.push({ shelves: this.#shelves, lent: this.#lent, loose: this.#loose });
    this.#shelves = shelves;
    this.#lent = new Map();
    this.#loose = loose;
  }

  /** Discards everything. */
  close(): void {
    this.clear();
  }
}
