import { HttpError, invalidControl as refuseSnapshot } from '../errors/index.ts';
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
import { BodyCollector } from '../http/body-collector.ts';
import type { JsonReader } from '../http/json.ts';
import { countersAreNumbers, jobsHaveTimes } from './world.ts';

/** Rejects an invalid snapshot. */
export function checkSnapshot(value: unknown): Snapshot {
  const fault = snapshotFault(value);
  // It has no faults, so it is a snapshot.
  return fault === undefined ? (value as Snapshot) : refuseSnapshot(fault.field, fault.message);
}

const encoder = new TextEncoder();

/** Characters of a snapshot per step. */
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

/** Writes a snapshot in steps. It has the documents of the first step. */
export function* writeSnapshot(store: Store, mostInBytes: number): Steps<Uint8Array> {
  const [digest, written] = [new SnapshotDigest(), new BodyCollector(mostInBytes)];
  const tooLarge = (): HttpError =>
    new HttpError(
      409,
      'TOO_LARGE',
      `The snapshot has more than ${mostInBytes} bytes. Stop the sandbox and copy its file, or call snapshot() in process.`,
    );
  const add = (text: string): void => {
    written.add(encoder.encode(text));
    if (written.tooLarge) throw tooLarge();
  };
  // Hundreds of MB of uploads would hold back other requests for minutes.
  if (store.length() > mostInBytes) throw tooLarge();
  let [text, isFirst] = ['{"version":1,"collections":{', true];
  for (const [name, documents] of store.contents()) {
    text += `${isFirst ? '' : '},'}${JSON.stringify(name)}:{`;
    isFirst = true;
    for (const [key, stored] of documents) {
      let document = '';
      for (const part of jsonParts(stored)) {
        if (document !== '') yield;
        document += part;
      }
      digest.add(name, key, document);
      text += `${isFirst ? '' : ','}${JSON.stringify(key)}:${document}`;
      isFirst = false;
      if (text.length < charactersOfStep) continue;
      add(text);
      text = '';
      yield;
    }
  }
  add(`${text}${isFirst ? '' : '}'}},"digest":"${digest.text}"}`);
  return written.bytes();
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
