import type { Slices } from '../clock/turns.ts';
import { refuse } from '../errors/index.ts';
import { allCollections, type Collection, type Snapshot, snapshotFault, type Store } from '../store/index.ts';
import { countersAreNumbers, jobsHaveTimes } from './world.ts';

const refuseSnapshot = (field: string, message: string): never =>
  refuse(400, 'INVALID_INPUT', `${field} ${message}`, { fields: [{ field, message }] });

/** Reads what every index is made of, so that a document that cannot be read is found now and not by each request that comes. */
function readAll(store: Store, one: Collection<never>): void {
  try {
    for (const by of Object.keys(one.indexes)) for (const _ of store.scan(one, { by })) break;
    for (const [by, { sorts }] of Object.entries(one.fields)) if (sorts) store.count(one, { by });
  } catch (error) {
    refuseSnapshot(`$.collections.${one.name}`, `cannot be read: ${error instanceof Error ? error.message : error}`);
  }
}

/** Refuses what is no snapshot, in slices. */
export function* checkSnapshot(value: unknown): Slices<Snapshot> {
  const fault = yield* snapshotFault(value);
  // What has no fault is one.
  return fault === undefined ? (value as Snapshot) : refuseSnapshot(fault.field, fault.message);
}

/** Puts the content of a snapshot in the place of everything. What cannot be read is refused, and then nothing has changed. */
export function restoreWorld(store: Store, snapshot: Snapshot, settle: () => void): void {
  store.transaction(() => {
    store.restore(snapshot);
    for (const one of allCollections()) readAll(store, one);
    if (!countersAreNumbers(store)) refuseSnapshot('$.collections.counters', 'must hold whole numbers');
    if (!jobsHaveTimes(store)) refuseSnapshot('$.collections.jobs', 'must have a kind, a time and data each');
    settle();
  });
}
