import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import { ZipError, zipEntries, type ZipLimits, type ZipSource } from '../../src/zip.ts';

export interface Packed {
  readonly name: string;
  readonly data: Uint8Array;
  readonly packing?: 'stored' | 'deflated';
}

/** An archive as a streaming program writes it: lengths after the data. */
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

/** The bytes in chunks of a size, as a connection delivers them. */
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

/** 300,000 incompressible bytes, so that half of an entry is far from its end. */
export function noise(seed: string): Uint8Array {
  let state = seed.charCodeAt(0);
  return new Uint8Array(300_000).map(() => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return state >>> 24;
  });
}

/** Numbers in little-endian order, each with its width in bytes. */
export function numbers(...fields: readonly (readonly [width: 1 | 2 | 4 | 8, value: number])[]): Uint8Array {
  return joined(
    fields.map(([width, value]) => {
      const bytes = new Uint8Array(width);
      for (let at = 0, rest = value; at < width; at += 1, rest = Math.floor(rest / 256)) bytes[at] = rest % 256;
      return bytes;
    }),
  );
}

export interface LongEntry {
  readonly name: string;
  readonly data: Uint8Array;
  readonly crc: number;
  /** Content of the extra field before the long numbers. */
  readonly before?: Uint8Array | undefined;
  /** Whether the long numbers are left out. */
  readonly isBroken?: boolean;
}

/** An archive whose sizes and offsets are eight bytes long (ZIP64), with an end record as some programs write it. */
export function longZip(entries: readonly LongEntry[], offsetIsLong = true): Uint8Array<ArrayBuffer> {
  const full = 0xffff_ffff;
  const locals: Uint8Array[] = [];
  const centrals: Uint8Array[] = [];
  let offset = 0;
  for (const { name, data, crc, before = new Uint8Array(0), isBroken = false } of entries) {
    const path = new TextEncoder().encode(name);
    const size = data.length;
    const extraOf = (...long: readonly number[]): Uint8Array =>
      isBroken
        ? before
        : joined([before, numbers([2, 1], [2, 8 * long.length], ...long.map((one) => [8, one] as const))]);
    const sizes = [
      [4, crc],
      [4, full],
      [4, full],
      [2, path.length],
    ] as const;
    const extra = extraOf(size, size);
    const local = joined([
      numbers([4, 0x04034b50], [2, 45], [2, 0], [2, 0], [4, 0], ...sizes, [2, extra.length]),
      path,
      extra,
      data,
    ]);
    const listed = offsetIsLong ? extraOf(size, size, offset) : extraOf(size, size);
    const tail = [
      [2, listed.length],
      [2, 0],
      [2, 0],
      [2, 0],
      [4, 0],
      [4, offsetIsLong ? full : offset],
    ] as const;
    centrals.push(numbers([4, 0x02014b50], [2, 45], [2, 45], [2, 0], [2, 0], [4, 0], ...sizes, ...tail), path, listed);
    locals.push(local);
    offset += local.length;
  }
  const signed = numbers([4, 0x05054b50], [2, 3], [2, 0], [1, 0]);
  const end64 = numbers([4, 0x06064b50], [8, 44], [2, 45], [2, 45], [8, 0], [8, 2], [8, 2], [8, 0], [8, offset]);
  const locator = numbers([4, 0x07064b50], [4, 0], [8, 0], [4, 1]);
  const end = numbers([4, 0x06054b50], [2, 0], [2, 0], [2, 0xffff], [2, 0xffff], [4, full], [4, full], [2, 0]);
  return joined([...locals, ...centrals, signed, end64, locator, end]);
}
