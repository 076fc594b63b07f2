import type { Slices } from '../clock/turns.ts';
import { refuse } from '../errors/index.ts';
import {
  allCollections,
  type Collection,
  decodeInSlices,
  type Draft,
  isBytes,
  isLarge,
  type Snapshot,
  snapshotDigest,
  snapshotFault,
  type Store,
  StoreError,
} from '../store/index.ts';
import { countersAreNumbers, jobsHaveTimes } from './world.ts';

const refuseSnapshot = (field: string, message: string): never =>
  refuse(400, 'INVALID_INPUT', `${field} ${message}`, { fields: [{ field, message }] });

/** Refuses what is no snapshot, in slices. */
export function* checkSnapshot(value: unknown): Slices<Snapshot> {
  const fault = yield* snapshotFault(value);
  // What has no fault is one.
  return fault === undefined ? (value as Snapshot) : refuseSnapshot(fault.field, fault.message);
}

/**
 * Refuses a snapshot that was changed since it was read, in slices: documents that are not as a sandbox wrote them would make request after request
 * fail.
 */
export function* checkDigest(snapshot: Snapshot): Slices {
  const { digest } = snapshot;
  if (typeof digest !== 'string') refuseSnapshot('$.digest', 'is required: send the snapshot exactly as you read it');
  if (digest !== (yield* snapshotDigest(snapshot)))
    refuseSnapshot(
      '$.digest',
      "doesn't match: the snapshot was changed or truncated. Read a new one with GET /__sandbox/snapshot",
    );
}

/** What is put into a draft before others have their turn, in documents and in bytes of files. */
const [documentsOfSlice, bytesOfSlice] = [100, 512 * 1024];

/** Fills a draft with the documents of a snapshot. What finds them is made along, so that one that cannot be read is refused now. */
function* fill(draft: Draft, { collections }: Snapshot): Slices {
  const known = new Map([...allCollections()].map((one) => [one.name, one as Collection<unknown>]));
  for (const [name, documents] of Object.entries(collections)) {
    const into = known.get(name) ?? { name, indexes: {}, fields: {} };
    const keys = Object.keys(documents);
    for (let at = 0; at < keys.length;) {
      const some: (readonly [key: string, value: unknown])[] = [];
      for (let bytes = 0; at < keys.length && some.length < documentsOfSlice && bytes < bytesOfSlice; at++) {
        const key = keys[at] as string;
        const value = yield* decodeInSlices(documents[key]);
        some.push([key, value]);
        if (isBytes(value)) bytes += value.length;
        else if (isLarge(value)) {
          yield* draft.prepare(value as object);
          bytes += bytesOfSlice;
        }
      }
      draft.transaction(() => some.forEach(([key, value]) => putReadable(draft, into, key, value)));
      yield;
    }
  }
}

function putReadable(draft: Draft, into: Collection<unknown>, key: string, value: unknown): void {
  try {
    draft.put(into, key, value);
  } catch (error) {
    if (error instanceof StoreError) throw error;
    refuseSnapshot(`$.collections.${into.name}`, `can't be read: ${error instanceof Error ? error.message : error}`);
  }
}

/**
 * Puts the content of a snapshot in the place of everything, in slices: it is made beside what is there, and takes its place at once. What
 * cannot be read is refused, and then nothing has changed.
 */
export function* restoreWorld(store: Store, snapshot: Snapshot, settle: () => void): Slices {
  const draft = store.draft();
  try {
    yield* fill(draft, snapshot);
    store.transaction(() => {
      store.adopt(draft);
      if (!countersAreNumbers(store)) refuseSnapshot('$.collections.counters', 'must contain whole numbers');
      if (!jobsHaveTimes(store)) refuseSnapshot('$.collections.jobs', 'must have a kind, a time and data each');
      settle();
    });
  } finally {
    draft.discard();
  }
}
