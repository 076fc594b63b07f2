import type { ByteReader } from './byte-reader.ts';
import { viewOf } from './bytes.ts';
import { signature, type EntrySizes } from './local-header.ts';
import { corrupt } from './zip-error.ts';

/** The packed data of one entry, piece by piece up to its end. */
export interface EntryData {
  /** Packed bytes that were read so far. */
  readonly consumed: number;
  /** Sizes and checksum. Before the end, only if the header has them. */
  readonly sizes: EntrySizes | undefined;
  /** The next piece, or undefined at the end. */
  next(): Promise<Uint8Array | undefined>;
}

/** Most bytes to unpack at a time. A ZIP bomb unpacks to a thousand times as many before it is stopped. */
const pieceLength = 16 * 1024;

/** Data with its length in the header. */
export class SizedData implements EntryData {
  readonly sizes: EntrySizes;
  consumed = 0;
  readonly #reader: ByteReader;

  constructor(reader: ByteReader, sizes: EntrySizes) {
    this.#reader = reader;
    this.sizes = sizes;
  }

  async next(): Promise<Uint8Array | undefined> {
    const left = this.sizes.packed - this.consumed;
    if (left === 0) return undefined;
    const piece = await this.#reader.takeSome(Math.min(left, pieceLength));
    if (piece === undefined) throw corrupt('it is truncated');
    this.consumed += piece.byteLength;
    return piece;
  }
}

/** Descriptor with signature and long sizes, and the signature of what follows it: the longest thing to look for. */
const longestEnd = 4 + 4 + 8 + 8 + 4;

/**
 * Data whose length only follows it, as archives are that were written as a stream. The end is a descriptor with the packed size
 * of the bytes before it, followed by the next structure of the archive. Data can contain a forged end, which the check of the
 * directory detects.
 */
export class DescribedData implements EntryData {
  sizes: EntrySizes | undefined;
  consumed = 0;
  readonly #reader: ByteReader;

  constructor(reader: ByteReader) {
    this.#reader = reader;
  }

  async next(): Promise<Uint8Array | undefined> {
    if (this.sizes !== undefined) return undefined;
    const held = await this.#reader.peek(longestEnd);
    const end = findEnd(held.subarray(0, pieceLength + longestEnd), this.consumed);
    if (end !== undefined) {
      if (end.at > 0) return this.#take(end.at);
      this.#reader.takeHeld(end.length);
      this.sizes = end.sizes;
      return undefined;
    }
    // A descriptor may start in the last received bytes. Bytes before them are data.
    const sure = Math.min(held.byteLength - longestEnd + 1, pieceLength);
    if (held.byteLength < longestEnd) throw corrupt('it is truncated');
    return this.#take(sure);
  }

  #take(length: number): Uint8Array {
    const piece = this.#reader.takeHeld(length);
    this.consumed += length;
    return piece;
  }
}

interface FoundEnd {
  readonly at: number;
  readonly length: number;
  readonly sizes: EntrySizes;
}

/** The first descriptor in `bytes`, which begin `before` bytes into the data. */
function findEnd(bytes: Uint8Array, before: number): FoundEnd | undefined {
  const view = viewOf(bytes);
  for (let at = bytes.indexOf(0x50); at !== -1; at = bytes.indexOf(0x50, at + 1)) {
    if (at + 4 > bytes.byteLength) return undefined;
    const found = view.getUint32(at, true);
    const end = found === signature.descriptor ? signed(view, at, before) : unsigned(view, at, before);
    if (end !== undefined) return end;
  }
  return undefined;
}

function signed(view: DataView, at: number, before: number): FoundEnd | undefined {
  return descriptorAt(view, at, 4, 4, before) ?? descriptorAt(view, at, 4, 8, before);
}

/** The signature is optional: then the next structure is found first, and the descriptor lies in front of it. */
function unsigned(view: DataView, next: number, before: number): FoundEnd | undefined {
  return descriptorAt(view, next - 12, 0, 4, before) ?? descriptorAt(view, next - 20, 0, 8, before);
}

function descriptorAt(view: DataView, at: number, head: 0 | 4, width: 4 | 8, before: number): FoundEnd | undefined {
  const length = head + 4 + 2 * width;
  if (at < 0 || at + length + 4 > view.byteLength) return undefined;
  const next = view.getUint32(at + length, true);
  if (next !== signature.local && next !== signature.central) return undefined;
  const size = (from: number): number =>
    width === 4 ? view.getUint32(from, true) : Number(view.getBigUint64(from, true));
  const packed = size(at + head + 4);
  if (packed !== before + at) return undefined;
  return { at, length, sizes: { packed, unpacked: size(at + head + 4 + width), crc: view.getUint32(at + head, true) } };
}
