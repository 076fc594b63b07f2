import { collectionOf } from './collection.ts';
import { documentOf, type Snapshot, type Store, type Stored } from './store.ts';

interface Bytes {
  readonly $bytes: string;
}

/** Bytes of a part. Three bytes are four characters of base64. */
const partInBytes = 0x6000;

/** The JSON of a document in a snapshot, in parts: one for a text, many for bytes. */
export function* jsonParts(stored: Stored): Generator<string> {
  if (typeof stored === 'string') return void (yield stored);
  yield '{"$bytes":"';
  for (let i = 0; i < stored.length; i += partInBytes) {
    const part = stored.subarray(i, i + partInBytes) as ArrayLike<number> as number[];
    yield btoa(String.fromCharCode.apply(undefined, part));
  }
  yield '"}';
}

const isWritten = (value: unknown): value is Bytes =>
  typeof value === 'object' && value !== null && typeof (value as Partial<Bytes>).$bytes === 'string';

export const decode = (value: unknown): unknown =>
  isWritten(value) ? Uint8Array.from(atob(value.$bytes), (character) => character.charCodeAt(0)) : value;

const isBase64 = (text: string): boolean => text.length % 4 === 0 && /^[A-Za-z0-9+/]*={0,2}$/.test(text);

/**
 * The digest of a snapshot, in any order of documents: two sums of hashes (FNV-1a). It isn't cryptographically secure.
 */
export class SnapshotDigest {
  #sums: readonly [number, number] = [0, 0];

  /** Adds a document as JSON. */
  add(collection: string, key: string, document: string): void {
    let [a, b] = [0x811c9dc5, 0x1b873593];
    for (const text of [`${collection}\n${key}\n`, document])
      for (let i = 0; i < text.length; i++) {
        const code = text.charCodeAt(i);
        a = Math.imul(a ^ code, 0x01000193);
        b = Math.imul(b ^ code, 0x85ebca6b);
      }
    this.#sums = [(this.#sums[0] + a) | 0, (this.#sums[1] + b) | 0];
  }

  get text(): string {
    return this.#sums.map((sum) => (sum >>> 0).toString(16).padStart(8, '0')).join('');
  }
}

/** A snapshot whose digest is computed on first use, such as serialization. */
export const withDigest = ({ version, collections }: Snapshot): Snapshot => ({
  version,
  collections,
  get digest() {
    const digest = new SnapshotDigest();
    for (const [name, documents] of Object.entries(collections))
      for (const [key, document] of Object.entries(documents)) digest.add(name, key, JSON.stringify(document));
    return digest.text;
  },
});

/** The whole content of a store. */
export function snapshotOf(store: Store): Snapshot {
  const collections = store.contents().map(([name, rows]) => {
    const documents = rows.map(([key, stored]) => [key, documentOf([...jsonParts(stored)].join(''))] as const);
    return [name, Object.fromEntries(documents)] as const;
  });
  return withDigest({ version: 1, collections: Object.fromEntries(collections) });
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

interface SnapshotFault {
  readonly field: string;
  readonly message: string;
}

/** Finds a fault of an external snapshot: its path and reason, or `undefined` if it's valid. */
export function snapshotFault(value: unknown): SnapshotFault | undefined {
  if (!isRecord(value) || value['version'] !== 1) return { field: '$.version', message: 'must be 1' };
  const { collections } = value;
  if (!isRecord(collections)) return { field: '$.collections', message: 'must be an object' };
  for (const [name, documents] of Object.entries(collections)) {
    const field = `$.collections.${name}`;
    if (!/^[a-z][\w.-]*$/i.test(name) || /^sqlite_/i.test(name)) return { field, message: "isn't a collection" };
    if (!isRecord(documents)) return { field, message: 'must be an object' };
    for (const [key, document] of Object.entries(documents)) {
      if (document === null) return { field: `${field}.${key}`, message: 'must not be null' };
      if (isWritten(document) && !isBase64(document.$bytes))
        return { field: `${field}.${key}.$bytes`, message: 'must be base64' };
    }
  }
  return undefined;
}

/** Thrown if a document of a snapshot can't be read. */
export class UnreadableDocument extends Error {
  readonly collection: string;

  constructor(collection: string, cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.collection = collection;
  }
}

/** Replaces the content of a store by a snapshot, or changes nothing. */
export function restoreSnapshot(store: Store, { collections }: Snapshot): void {
  store.transaction(() => {
    store.clear();
    for (const [name, documents] of Object.entries(collections)) {
      const into = collectionOf(name);
      for (const [key, document] of Object.entries(documents)) {
        try {
          store.put(into, key, decode(document));
        } catch (error) {
          // Reading its fields failed.
          throw error instanceof TypeError ? new UnreadableDocument(name, error) : error;
        }
      }
    }
  });
}
