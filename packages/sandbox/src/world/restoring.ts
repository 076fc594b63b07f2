import { invalidControl as refuseSnapshot } from '../errors/index.ts';
import {
  jsonParts,
  restoreSnapshot,
  type Snapshot,
  SnapshotDigest,
  snapshotFault,
  type Store,
  UnreadableDocument,
} from '../store/index.ts';
import type { Steps } from '../clock/steps.ts';
import type { JsonReader } from '../http/json.ts';
import type { BodyParts } from '../http/request.ts';
import { countersAreNumbers, jobsHaveTimes } from './world.ts';

/** Rejects an invalid snapshot. */
export function checkSnapshot(value: unknown): Snapshot {
  const fault = snapshotFault(value);
  // It has no faults, so it is a snapshot.
  return fault === undefined ? (value as Snapshot) : refuseSnapshot(fault.field, fault.message);
}

const encoder = new TextEncoder();

const charactersOfStep = 262_144;

/** Reads a snapshot in steps, and rejects one that was changed. Its documents could make every request fail. */
export function* readSnapshot(reader: JsonReader): Steps<Snapshot> {
  const collections: Record<string, Record<string, unknown>> = Object.create(null);
  const [actual, read] = [new SnapshotDigest(), new Map<string, unknown>()];
  let next = charactersOfStep;
  for (const member of reader.names('$')) {
    if (member === 'version' || member === 'digest') read.set(member, reader.value(`$.${member}`));
    else if (member !== 'collections')
      refuseSnapshot(`$.${member}`, 'is unknown: send the snapshot exactly as you read it');
    else
      for (const name of reader.names('$.collections')) {
        const documents: Record<string, unknown> = Object.create(null);
        collections[name] = documents;
        for (const key of reader.names(`$.collections.${name}`)) {
          documents[key] = reader.value(`$.collections.${name}.${key}`);
          actual.add(name, key, JSON.stringify(documents[key]));
          if (reader.position < next) continue;
          next = reader.position + charactersOfStep;
          yield;
        }
      }
  }
  const digest = read.get('digest');
  if (read.get('version') === 1 && typeof digest !== 'string')
    refuseSnapshot('$.digest', 'is required: send the snapshot exactly as you read it');
  if (typeof digest === 'string' && digest !== actual.text)
    refuseSnapshot(
      '$.digest',
      "doesn't match: the snapshot was changed or truncated. Read a new one with GET /__sandbox/snapshot",
    );
  return checkSnapshot({ version: read.get('version'), collections });
}

/** The JSON of a snapshot in parts. */
function* partsOf(contents: ReturnType<Store['contents']>, digest?: SnapshotDigest): Iterable<Uint8Array> {
  let [text, isFirst] = ['{"version":1,"collections":{', true];
  for (const [name, documents] of contents) {
    text += `${isFirst ? '' : '},'}${JSON.stringify(name)}:{`;
    isFirst = true;
    for (const [key, stored] of documents) {
      text += `${isFirst ? '' : ','}${JSON.stringify(key)}:`;
      isFirst = false;
      let document = '';
      for (const part of jsonParts(stored)) {
        text += part;
        document += part;
        if (text.length < charactersOfStep) continue;
        yield encoder.encode(text);
        text = '';
      }
      digest?.add(name, key, document);
    }
  }
  // All digests have the same length.
  yield encoder.encode(`${text}${isFirst ? '' : '}'}},"digest":"${(digest ?? new SnapshotDigest()).text}"}`);
}

/** Measures a snapshot in steps, so that its parts are sent with a length. It has the documents of the first step. */
export function* writeSnapshot(store: Store): Steps<BodyParts> {
  const contents = store.contents();
  let length = 0;
  for (const part of partsOf(contents)) {
    length += part.length;
    yield;
  }
  return { length, parts: partsOf(contents, new SnapshotDigest()) };
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
