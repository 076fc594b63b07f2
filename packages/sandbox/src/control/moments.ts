import { HttpError } from '../errors/index.ts';
import { allCollections, type Collection, collectionOf, keyOf, type Store } from '../store/index.ts';
import { isoOf } from '../world/index.ts';

/** A document before its first change since a moment. `undefined` if it didn't exist. */
interface Before {
  readonly of: Collection<unknown>;
  readonly key: string;
  readonly document: unknown;
}

/** A remembered moment as people see it. */
export interface MomentInfo {
  readonly id: string;
  /** Name that a person chose. */
  readonly name?: string;
  /** Time of the sandbox. */
  readonly time: string;
}

/** It keeps the former documents of what changed since, so it's small in any world. */
interface Moment extends MomentInfo {
  readonly changes: Map<string, Before>;
}

/** One document that differs between two moments. */
export interface Difference {
  readonly collection: string;
  readonly key: string;
  readonly what: 'added' | 'changed' | 'removed';
  readonly before?: unknown;
  readonly after?: unknown;
}

const mostMoments = 20;
const mostDifferences = 500;

/** Collections of the sandbox itself. They change with every request, or follow from other changes. */
const own: ReadonlySet<string> = new Set(['journal', 'counters', 'jobs', 'limits', 'link_tokens', 'state', 'tokens']);

/** The journal only grows. Its counter belongs to it. */
const isJournal = (collection: string, key: string): boolean =>
  collection === 'journal' || (collection === 'counters' && key === 'journal');

const shown = ({ changes: _, ...moment }: Moment): MomentInfo => moment;

const idIn = (of: Collection<unknown>, key: string): string => keyOf(of.name, key);

/** Moments of a world, to compare and to restore. They end with the process. The latest 20 are kept. */
export class Moments {
  readonly #store: Store;
  #moments: Moment[] = [];
  #last = 0;

  constructor(store: Store) {
    this.#store = store;
  }

  /** Keeps a document before it changes. Without a key, all documents are about to go. */
  #keep(of: Collection<unknown> | undefined, key: string): void {
    if (of === undefined) {
      for (const one of allCollections())
        for (const entry of this.#store.scan(one)) this.#keepOne(collectionOf(one.name), entry.key, entry.value);
    } else if (this.#moments.some(({ changes }) => !changes.has(idIn(of, key))))
      this.#keepOne(of, key, this.#store.get(of, key));
  }

  #keepOne(of: Collection<unknown>, key: string, document: unknown): void {
    if (isJournal(of.name, key)) return;
    const id = idIn(of, key);
    for (const { changes } of this.#moments) if (!changes.has(id)) changes.set(id, { of, key, document });
  }

  /** Remembers this moment. */
  add(now: number, name: string | undefined): MomentInfo {
    const id = String((this.#last += 1));
    const moment: Moment = { id, ...(name !== undefined && { name }), time: isoOf(now), changes: new Map() };
    this.#moments = [...this.#moments, moment].slice(-mostMoments);
    this.#store.onChange = (of, one) => this.#keep(of, one);
    return shown(moment);
  }

  list(): readonly MomentInfo[] {
    return this.#moments.map(shown);
  }

  /** The documents that differ between a moment and a later one, or now. */
  compare(id: string, until: string | null): { readonly differences: readonly Difference[]; readonly total: number } {
    const moment = this.#find(id);
    const end = until === null ? undefined : this.#find(until);
    if (end !== undefined && Number(end.id) < Number(id)) return this.compare(end.id, id);
    const differences: Difference[] = [];
    let total = 0;
    for (const [at, { of, key, document: before }] of moment.changes) {
      if (own.has(of.name)) continue;
      const later = end?.changes.get(at);
      const after = later === undefined ? this.#store.get(of, key) : later.document;
      if (JSON.stringify(before) === JSON.stringify(after)) continue;
      total += 1;
      const what = before === undefined ? 'added' : after === undefined ? 'removed' : 'changed';
      if (differences.length < mostDifferences) differences.push({ collection: of.name, key, what, before, after });
    }
    return { differences, total };
  }

  /** Writes every document back. Part of the running transaction. */
  restore(id: string): void {
    for (const { of, key, document } of this.#find(id).changes.values())
      if (document === undefined) this.#store.delete(of as Collection<never>, key);
      else this.#store.put(of, key, document);
  }

  #find(id: string): Moment {
    const found = this.#moments.find((one) => one.id === id);
    if (found === undefined)
      throw new HttpError(
        404,
        'DATA_NOT_FOUND',
        `Moment ${id} does not exist. GET /__sandbox/moments lists all. Moments end when the sandbox stops.`,
      );
    return found;
  }
}
