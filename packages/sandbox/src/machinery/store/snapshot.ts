/** The whole content of a store as JSON. Byte arrays are `{"$bytes": "<base64>"}`. */
export interface Snapshot {
  /** Form of the snapshot; `restore` refuses any other. */
  readonly version: 1;
  /** Documents by collection and key. */
  readonly collections: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

interface Bytes {
  readonly $bytes: string;
}

const chunk = 0x8000;

export function encode(value: unknown): unknown {
  if (!(value instanceof Uint8Array)) return value;
  let binary = '';
  for (let i = 0; i < value.length; i += chunk) binary += String.fromCharCode(...value.subarray(i, i + chunk));
  return { $bytes: btoa(binary) } satisfies Bytes;
}

const isBytes = (value: unknown): value is Bytes =>
  typeof value === 'object' && value !== null && typeof (value as Partial<Bytes>).$bytes === 'string';

export function decode(value: unknown): unknown {
  if (!isBytes(value)) return value;
  const binary = atob(value.$bytes);
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What makes something read from outside no snapshot: the place and why, or `undefined` where it is one. */
export function snapshotFault(value: unknown): { readonly field: string; readonly message: string } | undefined {
  if (!isRecord(value) || value['version'] !== 1) return { field: '$.version', message: 'must be 1' };
  const { collections } = value;
  if (!isRecord(collections)) return { field: '$.collections', message: 'must be an object' };
  for (const [name, documents] of Object.entries(collections)) {
    const field = `$.collections.${name}`;
    if (!isRecord(documents)) return { field, message: 'must be an object' };
    for (const [key, document] of Object.entries(documents)) {
      if (document === null) return { field: `${field}.${key}`, message: 'must not be null' };
      try {
        decode(document);
      } catch {
        return { field: `${field}.${key}.$bytes`, message: 'must be base64' };
      }
    }
  }
  return undefined;
}
