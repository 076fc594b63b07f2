import type { Slices } from '../clock/turns.ts';
import { invalidControl as refuseSnapshot } from '../errors/index.ts';
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

/** Rejects an invalid snapshot, in slices. */
export function* checkSnapshot(value: unknown): Slices<Snapshot> {
  const fault = yield* snapshotFault(value);
  // It has no faults, so it is a snapshot.
  return fault === undefined ? (value as Snapshot) : refuseSnapshot(fault.field, fault.message);
}

/** Rejects a snapshot that was changed, in slices. Its documents could make every request fail. */
export function* checkDigest(snapshot: Snapshot): Slices {
  const { digest } = snapshot;
  if (typeof digest !== 'string') refuseSnapshot('$.digest', 'is required: send the snapshot exactly as you read it');
  if (digest !== (yield* snapshotDigest(snapshot)))
    refuseSnapshot(
      '$.digest',
      "doesn't match: the snapshot was changed or truncated. Read a new one with GET /__sandbox/snapshot",
    );
}

/** Documents and file bytes to write per slice. */
const [documentsOfSlice, bytesOfSlice] = [100, 512 * 1024];

/**
 * Writes the documents of a snapshot to a draft. It also builds the indexes, so that unreadable documents are rejected
 * now.
 */
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
 * Replaces all content by a snapshot, in slices. It fills a draft first, which then replaces the content at once. If
 * the snapshot is unreadable, it's rejected and nothing changes.
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
