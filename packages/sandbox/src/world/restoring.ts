import { invalidControl as refuseSnapshot } from '../errors/index.ts';
import {
  restoreSnapshot,
  type Snapshot,
  snapshotDigest,
  snapshotFault,
  type Store,
  UnreadableDocument,
} from '../store/index.ts';
import { countersAreNumbers, jobsHaveTimes } from './world.ts';

/** Rejects an invalid snapshot. */
export function checkSnapshot(value: unknown): Snapshot {
  const fault = snapshotFault(value);
  // It has no faults, so it is a snapshot.
  return fault === undefined ? (value as Snapshot) : refuseSnapshot(fault.field, fault.message);
}

/** Rejects a snapshot that was changed. Its documents could make every request fail. */
export function checkDigest({ collections, digest }: Snapshot): void {
  if (typeof digest !== 'string') refuseSnapshot('$.digest', 'is required: send the snapshot exactly as you read it');
  if (digest !== snapshotDigest(collections))
    refuseSnapshot(
      '$.digest',
      "doesn't match: the snapshot was changed or truncated. Read a new one with GET /__sandbox/snapshot",
    );
}

/** Replaces all content by a snapshot. If the snapshot is unreadable, it's rejected and nothing changes. */
export function restoreWorld(store: Store, snapshot: Snapshot, settle: () => void): void {
  try {
    store.transaction(() => {
      restoreSnapshot(store, snapshot);
      if (!countersAreNumbers(store)) refuseSnapshot('$.collections.counters', 'must contain whole numbers');
      if (!jobsHaveTimes(store)) refuseSnapshot('$.collections.jobs', 'must have a kind, a time and data each');
      settle();
    });
  } catch (error) {
    if (!(error instanceof UnreadableDocument)) throw error;
    refuseSnapshot(`$.collections.${error.collection}`, `can't be read: ${error.message}`);
  }
}
