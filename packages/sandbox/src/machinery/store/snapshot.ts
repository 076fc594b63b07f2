/** The whole content of a store as JSON. Byte arrays are `{"$bytes": "<base64>"}`. */
export interface Snapshot {
  readonly version: 1;
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

export function decode(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || typeof (value as Partial<Bytes>).$bytes !== 'string') return value;
  const binary = atob((value as Bytes).$bytes);
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}

/** Whether something read from outside looks like a snapshot. */
export function isSnapshot(value: unknown): value is Snapshot {
  const { version, collections } = (value ?? {}) as Partial<Snapshot>;
  if (version !== 1 || typeof collections !== 'object' || collections === null) return false;
  return Object.values(collections).every((documents) => typeof documents === 'object' && documents !== null);
}
