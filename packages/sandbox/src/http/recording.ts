import { collection, type Collection } from '../store/index.ts';
import type { World } from '../world/index.ts';

/** A recorded read without any text of the account. */
export interface RecordedRead {
  /** ID of the operation. */
  readonly operation: string;
  /** Path below the origin of the sandbox: `/hub/api/v2/orders`. */
  readonly path: string;
  /** Sorted query, without the question mark. */
  readonly query: string;
  /** Targets of the `Link` header by relation, as path and query. */
  readonly links?: Readonly<Record<string, string>>;
  /** Body of the response with invented texts. */
  readonly body: unknown;
}

/** Reads of an account. `createSandbox({ recording })` starts with them. */
export interface Recording {
  /** Version of the format. */
  readonly version: 1;
  /** The recorded reads. */
  readonly reads: readonly RecordedRead[];
}

/** @throws {TypeError} If the value isn't a recording. */
export function checkRecording(value: unknown): Recording {
  const { version, reads } = (value ?? {}) as Partial<Recording>;
  const isRead = ({ operation, path, query }: RecordedRead): boolean =>
    [operation, path, query].every((text) => typeof text === 'string');
  if (version !== 1 || !Array.isArray(reads) || !(reads as readonly RecordedRead[]).every(isRead))
    throw new TypeError(
      'createSandbox: recording must be an object that a recorder of this version made: {"version":1,"reads":[…]}.',
    );
  return { version, reads };
}

/** Query with its pairs in order, so that equal queries are equal texts. */
export function sortedQuery(pairs: Iterable<readonly [string, string]>): string {
  const sorted = [...pairs].map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`);
  return sorted.toSorted().join('&');
}

/** The recorded reads, by path and query. */
export const recordedReads: Collection<RecordedRead> = collection('recorded');
const replaced: Collection<true> = collection('recorded-changed');

/** Reads that the world answers after the first write to the hub, because it contains their orders and returns. */
const stateful: ReadonlySet<string> = new Set(['v2-listOrders', 'listOrders', 'v2-listReturns']);

export function putRecorded({ store }: World, { reads }: Recording): void {
  for (const read of reads) store.put(recordedReads, `${read.path}?${read.query}`, read);
}

/** All recorded reads of a world. A reset starts with them again. */
export const recordingOf = ({ store }: World): Recording => ({
  version: 1,
  reads: [...store.scan(recordedReads)].map(({ value }) => value),
});

/** The recorded read of a request, if there is one. */
export function findRecorded({ store }: World, operation: string, target: string): RecordedRead | undefined {
  const [path = '', search = ''] = target.split('?');
  const found = store.get(recordedReads, `${path}?${sortedQuery(new URLSearchParams(search))}`);
  if (found === undefined || found.operation !== operation) return undefined;
  return stateful.has(operation) && store.get(replaced, 'hub') === true ? undefined : found;
}

/** Notes a write to the hub. */
export function noteWrite({ store }: World): void {
  store.put(replaced, 'hub', true);
}
