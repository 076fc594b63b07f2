import { decode, encode, isBytes, type Snapshot, TooLarge } from '../machinery/store/snapshot.ts';
import type { SqliteConnection } from './sqlite-connection.ts';

/** The row value of a document: JSON text, or bytes. */
export const stored = (value: unknown): string | Uint8Array => (isBytes(value) ? value : JSON.stringify(value));

/** Returns the document of a row. */
export const parse = (found: unknown): unknown => (typeof found === 'string' ? JSON.parse(found) : found);

const everything = 'SELECT collection, key, value FROM documents ORDER BY collection, key';

/** Maximum length of a JavaScript string. */
const largestFileInBytes = 1024 * 1024 * 1024;

/** Throws {@link TooLarge} if the content doesn't fit into a string. */
export function requireText(connection: SqliteConnection): void {
  const numberOf = (pragma: string): number => Number(connection.prepare(`PRAGMA ${pragma}`).get()?.[pragma]);
  const pages = numberOf('page_count') - numberOf('freelist_count');
  if (pages * numberOf('page_size') > largestFileInBytes) throw new TooLarge();
}

/** Returns the whole content. */
export function snapshotOf(connection: SqliteConnection): Snapshot {
  const collections = new Map<string, [string, unknown][]>();
  for (const row of connection.prepare(everything).all()) {
    const name = String(row['collection']);
    const documents = collections.get(name) ?? [];
    if (documents.length === 0) collections.set(name, documents);
    documents.push([String(row['key']), encode(parse(row['value']))]);
  }
  const entries = [...collections].map(([name, documents]) => [name, Object.fromEntries(documents)] as const);
  return { version: 1, collections: Object.fromEntries(entries) };
}

/** Writes the documents of a snapshot to an empty file. */
export function insertSnapshot(connection: SqliteConnection, { collections }: Snapshot): void {
  const insert = connection.prepare('INSERT INTO documents (collection, key, value) VALUES (?, ?, ?)');
  for (const [name, documents] of Object.entries(collections))
    for (const [key, encoded] of Object.entries(documents)) insert.run(name, key, stored(decode(encoded)));
}
