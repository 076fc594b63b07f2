import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import { ZipError, zipEntries, type ZipLimits, type ZipSource } from '../../../../src/zip.ts';

export interface Packed {
  readonly name: string;
  readonly data: Uint8Array;
  readonly packing?: 'stored' | 'deflated';
}

/** An archive as a program writes it that streams: lengths behind the data. */
export function streamedZip(entries: readonly Packed[]): Uint8Array<ArrayBuffer> {
  const parts: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    parts.push(chunk);
  });
  for (const { name, data, packing } of entries) {
    const file = packing === 'stored' ? new ZipPassThrough(name) : new ZipDeflate(name);
    zip.add(file);
    file.push(data.slice(0, data.length / 2));
    file.push(data.slice(data.length / 2), true);
  }
  zip.end();
  return joined(parts);
}

export function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** The bytes in pieces of a size, as a connection brings them. */
export async function* inPieces(bytes: Uint8Array, size: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

export async function unpack(source: ZipSource, limits?: ZipLimits): Promise<{ path: string; data: Uint8Array }[]> {
  const seen: { path: string; data: Uint8Array }[] = [];
  for await (const entry of zipEntries(source, limits)) seen.push({ path: entry.path, data: await entry.bytes() });
  return seen;
}

export const faultOf = (source: ZipSource, limits?: ZipLimits): Promise<unknown> =>
  unpack(source, limits).then(
    () => 'none',
    (error: unknown) => (error instanceof ZipError ? error.fault : error),
  );

/** Writes another name of the same length into headers and directory. */
export function renamed(zip: Uint8Array, from: string, to: Uint8Array): Uint8Array {
  const text = Array.from(zip, (byte) => String.fromCharCode(byte)).join('');
  const written = text.replaceAll(from, Array.from(to, (byte) => String.fromCharCode(byte)).join(''));
  return Uint8Array.from(written, (character) => character.charCodeAt(0));
}

/** 300,000 bytes that do not pack, so that half of an entry is far from its end. */
export function noise(seed: string): Uint8Array {
  let state = seed.charCodeAt(0);
  return new Uint8Array(300_000).map(() => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return state >>> 24;
  });
}
