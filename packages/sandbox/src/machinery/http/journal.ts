import { collection, type Collection } from '../store/index.ts';
import type { World } from '../world/index.ts';

/** A request as the journal has it. Secrets in the query are masked; headers and bodies are not kept at all. */
export interface JournalEntry {
  /** Grows with each request; twelve digits. */
  readonly id: string;
  /** When it was responded to, by the sandbox's clock, as RFC 3339. */
  readonly time: string;
  /** Surface whose operation it was; null where it was none. */
  readonly surface: string | null;
  /** Id of the operation; null where it was none. */
  readonly operation: string | null;
  /** HTTP method. */
  readonly method: string;
  /** Path and query, with secrets masked. */
  readonly path: string;
  /** HTTP status of the response. */
  readonly status: number;
}

const journal: Collection<JournalEntry> = collection('journal');

/** The journal keeps the latest requests only. */
const most = 1000;

const keyOf = (n: number): string => String(n).padStart(12, '0');

const secrets = /([?&](?:token|access_token|client_secret|client_id|api_key)=)[^&]*/gi;

export function record(world: World, entry: Omit<JournalEntry, 'id' | 'time'>): void {
  const n = world.next('journal');
  const path = entry.path.includes('?') ? entry.path.replaceAll(secrets, '$1***') : entry.path;
  const id = keyOf(n);
  world.store.put(journal, id, { id, time: world.time, ...entry, path });
  if (n > most) world.store.delete(journal, keyOf(n - most));
}

export const readJournal = (world: World): readonly JournalEntry[] =>
  [...world.store.scan(journal)].map(({ value }) => value);
