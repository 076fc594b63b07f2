import type { ByteReader } from './byte-reader.ts';
import { decodeName } from './entry-name.ts';
import { extraField, viewOf } from './bytes.ts';
import type { Budget } from './zip-limits.ts';
import { corrupt, type Quote, ZipError } from './zip-error.ts';

/** First four bytes of each structure of an archive, as a little-endian number. */
export const signature: {
  readonly local: number;
  readonly descriptor: number;
  readonly central: number;
  readonly end: number;
  readonly end64: number;
  readonly locator64: number;
  readonly digital: number;
} = {
  local: 0x04034b50,
  descriptor: 0x08074b50,
  central: 0x02014b50,
  end: 0x06054b50,
  end64: 0x06064b50,
  locator64: 0x07064b50,
  digital: 0x05054b50,
};

export interface LocalHeader {
  /** As it is written, folders included. */
  readonly rawName: string;
  readonly packing: 'stored' | 'deflated';
  /** Undefined if a descriptor after the data has them. */
  readonly sizes: EntrySizes | undefined;
}

export interface EntrySizes {
  readonly packed: number;
  readonly unpacked: number;
  readonly crc: number;
}

const headerLength = 30;
/** Flags of an entry, in its header and in the directory. */
export const flag: { readonly [Name in 'encrypted' | 'sizesFollow' | 'utf8' | 'masked']: number } = {
  encrypted: 1 << 0,
  sizesFollow: 1 << 3,
  utf8: 1 << 11,
  masked: 1 << 13,
};

/** The header of the entry that stands here. */
export async function readLocalHeader(reader: ByteReader, budget: Budget, quote: Quote): Promise<LocalHeader> {
  const head = viewOf((await reader.take(headerLength)) ?? cutShort());
  const flags = head.getUint16(6, true);
  const method = head.getUint16(8, true);
  budget.countName(head.getUint16(26, true));
  const nameBytes = (await reader.take(head.getUint16(26, true))) ?? cutShort();
  const extra = (await reader.take(head.getUint16(28, true))) ?? cutShort();
  const rawName = decodeName(nameBytes, (flags & flag.utf8) !== 0, extra);
  if (flags & (flag.encrypted | flag.masked))
    throw new ZipError('unsupported', `The entry ${quote(rawName)} is encrypted, which isn't supported.`);
  if (method !== 0 && method !== 8)
    throw new ZipError('unsupported', `The entry ${quote(rawName)} uses the unsupported compression method ${method}.`);
  const packing = method === 0 ? 'stored' : 'deflated';
  if (flags & flag.sizesFollow) return { rawName, packing, sizes: undefined };
  const [unpacked = 0, packed = 0] = longNumbers([head.getUint32(22, true), head.getUint32(18, true)], extra);
  return { rawName, packing, sizes: { packed, unpacked, crc: head.getUint32(14, true) } };
}

/** Sizes and offsets of four bytes. Full ones are replaced by eight bytes of the extra field, in the same order. */
export function longNumbers(short: readonly number[], extra: Uint8Array): readonly number[] {
  const full = 0xffffffff;
  if (!short.includes(full)) return short;
  const field = viewOf(extraField(extra, 0x0001) ?? new Uint8Array(0));
  let at = 0;
  return short.map((number) => {
    if (number !== full) return number;
    if (field.byteLength < at + 8) throw corrupt('the size of an entry is missing');
    at += 8;
    return Number(field.getBigUint64(at - 8, true));
  });
}

function cutShort(): never {
  throw corrupt('it is truncated');
}
