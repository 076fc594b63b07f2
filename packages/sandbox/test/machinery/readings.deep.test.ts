import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { array, assert, boolean, constantFrom, letrec, nat, oneof, property, record } from 'fast-check';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { SqliteStore } from '../../src/node/sqlite.ts';
import { SqliteConnection } from '../../src/node/sqlite-connection.ts';
import { SqliteReading } from '../../src/node/sqlite-reading.ts';
import { collection, type Collection, type Draft, type Snapshot, sortedTime } from '../../src/machinery/store/index.ts';
import type { SnapshotEntry } from '../../src/machinery/store/snapshot.ts';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

interface Thing {
  readonly at: string;
  readonly text: string;
}

const kinds = [
  collection<Thing>('a'),
  collection<Thing>('b', { at: ({ at }) => at }),
  collection<Thing>('c', {}, { at: sortedTime(({ at }) => at) }),
] as const;
const blobs = collection<Uint8Array>('blobs');

// JavaScript has the last two the other way round.
const keys = ['1', '2', 'A', 'a', 'é', '\uFFFD', '\u{1F600}'];

/** Three of the large ones fill a portion. */
const thing = (n: number): Thing => ({
  at: new Date(n).toISOString(),
  text: (n % 3 === 0 ? 'x' : 'y').repeat(n % 2 === 0 ? 90_000 : 10),
});

interface Write {
  readonly do: 'put' | 'blob' | 'delete';
  readonly into: number;
  readonly key: string;
  readonly n: number;
}

interface Read {
  readonly do: 'read';
  readonly reading: number;
  readonly count: number;
}

interface Transaction {
  readonly do: 'transaction';
  readonly changes: readonly Change[];
  readonly fails: boolean;
}

type Change = Write | Read | Transaction | { readonly do: 'clear' | 'restore' | 'adopt' };
type Step = Change | { readonly do: 'begin' };

const { change } = letrec<{ change: Change }>((tie) => {
  const write = record({
    do: constantFrom('put' as const, 'put' as const, 'blob' as const, 'delete' as const, 'delete' as const),
    into: nat({ max: 2 }),
    key: constantFrom(...keys),
    n: nat({ max: 99 }),
  });
  const read = record({ do: constantFrom('read' as const), reading: nat({ max: 2 }), count: nat({ max: 6 }) });
  const replace = record({ do: constantFrom('clear' as const, 'restore' as const, 'adopt' as const) });
  const changes = array(tie('change'), { maxLength: 6 });
  const transaction = record({ do: constantFrom('transaction' as const), changes, fails: boolean() });
  return {
    change: oneof(
      { depthSize: 'small' },
      { arbitrary: write, weight: 12 },
      { arbitrary: read, weight: 5 },
      { arbitrary: replace, weight: 1 },
      { arbitrary: transaction, weight: 3 },
    ),
  };
});
const steps = array(oneof({ arbitrary: change, weight: 9 }, record({ do: constantFrom('begin' as const) })), {
  maxLength: 40,
});

/** A reading under way, what it must come to, and what was read. */
interface Begun {
  readonly expected: Snapshot['collections'];
  readonly entries: Iterator<SnapshotEntry>;
  readonly read: SnapshotEntry[];
}

/** Whether a draft is adopted in this step. */
const adopts = (step: Step): boolean => step.do === 'adopt' || (step.do === 'transaction' && step.changes.some(adopts));

class Rollback extends Error {}

class Run {
  readonly store = new SqliteStore(':memory:');
  readonly #first: Snapshot;
  readonly begun: Begun[] = [];
  #draft: Draft | undefined;

  constructor() {
    for (const key of keys) {
      for (const [n, kind] of kinds.entries()) this.store.put(kind, key, thing(2 * n));
      this.store.put(blobs, key, new Uint8Array(60_000).fill(7));
    }
    this.#first = this.store.snapshot();
    this.take({ do: 'begin' });
  }

  take(step: Step): void {
    const { store } = this;
    if (step.do === 'put') this.#put(kinds[step.into] ?? kinds[0], step.key, thing(step.n));
    else if (step.do === 'blob') store.put(blobs, step.key, Uint8Array.of(step.n));
    else if (step.do === 'delete') store.delete([...kinds, blobs][step.n % 4] as never, step.key);
    else if (step.do === 'clear') store.clear();
    else if (step.do === 'restore') store.restore(this.#first);
    else if (step.do === 'adopt') this.#adopt();
    else if (step.do === 'transaction') this.#transaction(step.changes, step.fails);
    else if (step.do === 'read') this.read(this.begun[step.reading], step.count);
    else
      this.begun.push({
        expected: store.snapshot().collections,
        entries: store.entries()[Symbol.iterator](),
        read: [],
      });
  }

  #put(into: Collection<Thing>, key: string, value: Thing): void {
    const before = this.store.get(into, key);
    if (before === undefined || value.at < before.at) this.store.put(into, key, value);
    else expect(this.store.replace(into, key, before, value)).toBe(true);
  }

  /** A draft is made outside of a transaction. */
  makeDraft(): void {
    this.#draft = this.store.draft();
    this.#draft.put(kinds[0], 'new', thing(1));
  }

  #adopt(): void {
    const draft = this.#draft;
    this.#draft = undefined;
    if (draft === undefined) return this.store.clear();
    this.store.adopt(draft);
    draft.discard();
  }

  #transaction(changes: readonly Change[], fails: boolean): void {
    try {
      this.store.transaction(() => {
        for (const one of changes) this.take(one);
        if (fails) throw new Rollback();
      });
    } catch (error) {
      if (!(error instanceof Rollback)) throw error;
    }
  }

  read(begun: Begun | undefined, count: number): void {
    if (begun === undefined) return;
    for (let n = 0; n < count; n++) {
      const { done, value } = begun.entries.next();
      if (done === true) return;
      begun.read.push(value as SnapshotEntry);
    }
  }
}

const placesOf = (entries: readonly SnapshotEntry[]): string[] =>
  entries.map(({ collection: name, key }) => `${name} ${key}`);

describe('a reading of all documents in a file', () => {
  it('comes to what was there when it began, whatever is written between its portions', () => {
    assert(
      property(steps, (all) => {
        const run = new Run();
        for (const step of all) {
          if (adopts(step)) run.makeDraft();
          run.take(step);
        }
        for (const begun of run.begun) {
          run.read(begun, Infinity);
          const collections: Record<string, Record<string, unknown>> = {};
          for (const { collection: name, key, text } of begun.read)
            (collections[name] ??= {})[key] = JSON.parse([...text()].join('')) as unknown;
          expect(collections).toEqual(begun.expected);
          expect(new Set(placesOf(begun.read)).size).toBe(begun.read.length);
          const inOrder = [...begun.read].map(({ collection: name }) => name);
          expect(inOrder).toEqual(inOrder.toSorted());
        }
        run.store.close();
      }),
      { numRuns: 30, endOnFailure: true },
    );
  });

  const storeOf = (count: number): SqliteStore => {
    const store = new SqliteStore(':memory:');
    onTestFinished(() => store.close());
    store.transaction(() => {
      for (let n = 0; n < count; n++) store.put(kinds[0], String(n).padStart(5, '0'), thing(1));
    });
    return store;
  };

  it('takes no more than a portion at once, and hands on the first before it has the last', () => {
    const store = storeOf(0);
    for (let n = 0; n < 20; n++) store.put(kinds[0], `${10 + n}`, thing(2));
    const looked = vi.spyOn(SqliteConnection.prototype, 'prepare');
    onTestFinished(() => looked.mockRestore());
    const entries = store.entries()[Symbol.iterator]();
    looked.mockClear();
    const portions: number[] = [];
    while (entries.next().done !== true) portions.push(looked.mock.calls.length);
    expect(portions.slice(0, 5)).toEqual([1, 1, 1, 2, 2]);
  });

  it('is asked of a document that changes for as long as it is under way', () => {
    const store = storeOf(10);
    const asked = vi.spyOn(SqliteReading.prototype, 'keep');
    onTestFinished(() => asked.mockRestore());
    const put = (): number => {
      asked.mockClear();
      store.put(kinds[0], 'later', thing(1));
      return asked.mock.calls.length;
    };
    expect(put()).toBe(0);
    const taken = store.entries()[Symbol.iterator]();
    taken.next();
    expect(put()).toBe(1);
    taken.return?.();
    expect(put()).toBe(0);
    expect([...store.entries()]).toHaveLength(11);
    expect(put()).toBe(0);
  });

  it('ends when the reader disconnects', async () => {
    const store = storeOf(10);
    const asked = vi.spyOn(SqliteReading.prototype, 'keep');
    onTestFinished(() => asked.mockRestore());
    ((): void => void store.entries()[Symbol.iterator]().next())();
    // A weak reference holds until the turn is over.
    await new Promise((resolve) => setImmediate(resolve));
    collect();
    store.put(kinds[0], 'later', thing(1));
    expect(asked).not.toHaveBeenCalled();
  });
});
