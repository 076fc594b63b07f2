import { atOnce, type Slices } from '../clock/turns.ts';
import { SnapshotDigest, snapshotDigest } from './snapshot-digest.ts';

/** The whole content of a store as JSON. Byte arrays are `{"$bytes": "<base64>"}`. */
export interface Snapshot {
  /** Version of the format. `restore` rejects others. */
  readonly version: 1;
  /** Documents by collection and key. */
  readonly collections: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  /** Digest of the content. A snapshot that is sent to a port must contain the digest that was read with it. */
  readonly digest?: string;
}

/** A snapshot whose digest is computed on first use, such as serialization. */
export const withDigest = ({ version, collections }: Snapshot): Snapshot => ({
  version,
  collections,
  get digest() {
    return atOnce(snapshotDigest({ collections }));
  },
});

interface Bytes {
  readonly $bytes: string;
}

const chunk = 0x8000;

/** Whether a document is bytes, from any realm. All others are JSON. */
export const isBytes = (value: unknown): value is Uint8Array => ArrayBuffer.isView(value);

export function encode(value: unknown): unknown {
  if (!isBytes(value)) return value;
  let binary = '';
  for (let i = 0; i < value.length; i += chunk) binary += String.fromCharCode(...value.subarray(i, i + chunk));
  return { $bytes: btoa(binary) } satisfies Bytes;
}

const isWritten = (value: unknown): value is Bytes =>
  typeof value === 'object' && value !== null && typeof (value as Partial<Bytes>).$bytes === 'string';

/** Characters of base64 to decode per slice. A multiple of 4. */
const base64OfSlice = 512 * 1024;

export const decode = (value: unknown): unknown => atOnce(decodeInSlices(value));

/** Decodes a document of a snapshot, in slices. */
export function* decodeInSlices(value: unknown): Slices<unknown> {
  if (!isWritten(value)) return value;
  const { $bytes: text } = value;
  const bytes = new Uint8Array((text.length / 4) * 3 - (text.endsWith('==') ? 2 : text.endsWith('=') ? 1 : 0));
  let to = 0;
  for (let at = 0; at < text.length; at += base64OfSlice) {
    if (at > 0) yield;
    const binary = atob(text.slice(at, at + base64OfSlice));
    for (let n = 0; n < binary.length; n++) bytes[to++] = binary.charCodeAt(n);
  }
  return bytes;
}

/** Whether a text is base64 as {@link encode} writes it, in slices. */
function* isBase64(text: string): Slices<boolean> {
  if (text.length % 4 !== 0) return false;
  for (let at = 0; at < text.length; at += base64OfSlice) {
    if (at > 0) yield;
    const isLast = at + base64OfSlice >= text.length;
    if (!(isLast ? /^[A-Za-z0-9+/]*={0,2}$/ : /^[A-Za-z0-9+/]*$/).test(text.slice(at, at + base64OfSlice)))
      return false;
  }
  return true;
}

/** A document of a snapshot. Its text is created on demand, piece by piece. */
export interface SnapshotEntry {
  readonly collection: string;
  readonly key: string;
  readonly text: () => Iterable<string>;
}

/** Approximate characters to write or check per slice. */
const sliceInCharacters = 256 * 1024;

/** Maximum length of the text. A reader keeps it in one string, whose maximum is slightly longer. */
const mostCharacters = 500_000_000;

/** Thrown if a snapshot is longer than a string can be. */
export class TooLarge extends Error {}

const encoder = new TextEncoder();

/**
 * Serializes a snapshot as UTF-8 in pieces, in slices. The entries are sorted by collection. Throws {@link TooLarge}.
 */
export function* snapshotPieces(entries: Iterable<SnapshotEntry>): Slices<readonly Uint8Array[]> {
  const pieces: Uint8Array[] = [];
  let [text, collection, before] = ['{"version":1,"collections":{', '', 0];
  const digest = new SnapshotDigest();
  for (const { collection: name, key, text: textOf } of entries) {
    if (name === collection) text += ',';
    else text += `${collection === '' ? '' : '},'}${JSON.stringify(name)}:{`;
    collection = name;
    text += `${JSON.stringify(key)}:`;
    digest.begin(name, key);
    for (const part of textOf()) {
      digest.stir(part);
      text += part;
      if (before + text.length > mostCharacters) throw new TooLarge();
      if (text.length < sliceInCharacters) continue;
      pieces.push(encoder.encode(text));
      before += text.length;
      text = '';
      yield;
    }
    digest.end();
  }
  pieces.push(encoder.encode(`${text}${collection === '' ? '' : '}'}},"digest":"${digest}"}`));
  return pieces;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Documents to check per slice. */
const documentsOfSlice = 1000;

interface SnapshotFault {
  readonly field: string;
  readonly message: string;
}

/** Finds a fault of an external snapshot: its path and reason, or `undefined` if it's valid. In slices. */
export function* snapshotFault(value: unknown): Slices<SnapshotFault | undefined> {
  let [n, characters] = [0, 0];
  if (!isRecord(value) || value['version'] !== 1) return { field: '$.version', message: 'must be 1' };
  const { collections } = value;
  if (!isRecord(collections)) return { field: '$.collections', message: 'must be an object' };
  for (const [name, documents] of Object.entries(collections)) {
    const field = `$.collections.${name}`;
    if (!isRecord(documents)) return { field, message: 'must be an object' };
    for (const key of Object.keys(documents)) {
      const document = documents[key];
      if (document === null) return { field: `${field}.${key}`, message: 'must not be null' };
      n += 1;
      if (isWritten(document)) characters += document.$bytes.length;
      if (n % documentsOfSlice === 0 || characters > sliceInCharacters) {
        characters = 0;
        yield;
      }
      if (isWritten(document) && !(yield* isBase64(document.$bytes)))
        return { field: `${field}.${key}.$bytes`, message: 'must be base64' };
    }
  }
  return undefined;
}
