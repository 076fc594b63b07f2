import { type Collection, type IndexOf, isListed, sortsOf } from './collection.ts';
import { Columns } from './columns.ts';
import type { Fields } from './fields.ts';
import { Sorted } from './sorted.ts';

/** The columns of a collection and the slots of its documents. */
interface Listed {
  readonly columns: Columns<unknown>;
  readonly slots: Map<string, number>;
  readonly keys: string[];
}

interface Index {
  readonly sortOf: IndexOf<unknown>;
  readonly sorted: Sorted;
}

/** Data for a rollback: the previous value and its slot. */
export interface Before {
  readonly key: string;
  readonly before: unknown;
  readonly slot: number | undefined;
}

function writeListed({ columns, slots, keys }: Listed, key: string, value: unknown): void {
  const before = slots.get(key);
  if (before === undefined && value === undefined) return;
  const slot = before ?? columns.add();
  keys[slot] = key;
  if (value === undefined) slots.delete(key);
  else slots.set(key, slot);
  columns.write(slot, value, 1);
}

const listedOf = (of: Collection<never>): Listed => ({
  columns: new Columns(of.fields as unknown as Fields<unknown>),
  slots: new Map(),
  keys: [],
});

interface Parts {
  readonly documents: Map<string, unknown>;
  readonly indexes: ReadonlyMap<string, Index>;
  readonly listed: Listed | undefined;
}

const emptyPartsOf = (of: Collection<never>): Parts => ({
  documents: new Map(),
  indexes: new Map(
    // The indexes match the type of the collection.
    Object.entries(of.indexes as Readonly<Record<string, IndexOf<unknown>>>).map(([name, sortOf]) => [
      name,
      { sortOf, sorted: new Sorted() },
    ]),
  ),
  listed: isListed(of) ? listedOf(of) : undefined,
});

/** The documents of a collection in memory, with their indexes. */
export class Shelf {
  readonly #parts: Parts;
  #keys: Sorted | undefined;

  private constructor(parts: Parts) {
    this.#parts = parts;
  }

  static of(collection: Collection<never>): Shelf {
    return new Shelf(emptyPartsOf(collection));
  }

  /** Copies it with the same documents. */
  copy(): Shelf {
    const { documents, indexes, listed } = this.#parts;
    return new Shelf({
      documents: new Map(documents),
      indexes: new Map([...indexes].map(([by, { sortOf, sorted }]) => [by, { sortOf, sorted: sorted.copy() }])),
      listed: listed && { columns: listed.columns.copy(), slots: new Map(listed.slots), keys: [...listed.keys] },
    });
  }

  get documents(): ReadonlyMap<string, unknown> {
    return this.#parts.documents;
  }

  get listed(): Pick<Listed, 'columns' | 'keys'> | undefined {
    return this.#parts.listed;
  }

  /** Returns the order of an index, or `undefined` if it's unknown. */
  sortedBy(index: string): Sorted | undefined {
    return this.#parts.indexes.get(index)?.sorted;
  }

  /** Returns the order by key. It's created on first use, because it slows writes. */
  get keys(): Sorted {
    if (this.#keys === undefined) {
      this.#keys = new Sorted();
      for (const key of [...this.documents.keys()].sort()) this.#keys.add({ sort: key, key });
    }
    return this.#keys;
  }

  /** Records the rollback data of a key. */
  before(key: string): Before {
    return { key, before: this.documents.get(key), slot: this.#parts.listed?.slots.get(key) };
  }

  takeBack({ key, before, slot }: Before): void {
    // A restored document keeps its slot.
    if (slot !== undefined) this.#parts.listed?.slots.set(key, slot);
    this.write(key, before);
  }

  /** Writes the value, or removes it if it's `undefined`. */
  write(key: string, value: unknown): void {
    const { documents, indexes, listed } = this.#parts;
    const before = documents.get(key);
    for (const { sortOf, sorted } of indexes.values()) {
      const gone = before === undefined ? [] : sortsOf(sortOf(before));
      const come = value === undefined ? [] : sortsOf(sortOf(value));
      if (gone.length === 1 && come.length === 1 && gone[0] === come[0]) continue;
      for (const sort of gone) sorted.remove({ sort, key });
      for (const sort of come) sorted.add({ sort, key });
    }
    if (listed !== undefined) writeListed(listed, key, value);
    if (value === undefined) {
      documents.delete(key);
      if (before !== undefined) this.#keys?.remove({ sort: key, key });
    } else {
      documents.set(key, value);
      if (before === undefined) this.#keys?.add({ sort: key, key });
    }
  }
}
