import type { ByteReader } from './byte-reader.ts';
import { decodeName } from './entry-name.ts';
import { viewOf } from './bytes.ts';
import { flag, longNumbers, signature, type EntrySizes } from './local-header.ts';
import { corrupt } from './zip-error.ts';

/** An entry as the walk met it. */
export interface WalkedEntry extends EntrySizes {
  readonly rawName: string;
}

/** Sizes of the other structures at the end of an archive: a fixed part, and the positions of the lengths after it. */
interface Tail {
  readonly fixed: number;
  readonly lengths: readonly number[];
}

const tails: ReadonlyMap<number, Tail> = /* @__PURE__ */ new Map([
  [signature.locator64, { fixed: 20, lengths: [] }],
  [signature.digital, { fixed: 6, lengths: [4] }],
]);

const centralLength = 46;

/**
 * Reads the directory after the entries and compares it with the walked entries. Data within a file that looks like an entry
 * isn't in the directory. Only an archive whose end was seen is known to be whole.
 * @param walked - The entries by their offset.
 * @throws {ZipError} If the two differ, or the archive has no end.
 */
export async function checkDirectory(reader: ByteReader, walked: ReadonlyMap<number, WalkedEntry>): Promise<void> {
  const listed = new Set<number>();
  for (;;) {
    const head = await reader.peek(4);
    const found = head.byteLength < 4 ? undefined : viewOf(head).getUint32(0, true);
    if (found === signature.end) break;
    if (found === signature.central) listed.add(await checkEntry(reader, walked));
    else if (found === signature.end64) await passEnd64(reader);
    else await passTail(reader, found === undefined ? undefined : tails.get(found));
  }
  if ((await reader.take(22)) === undefined) throw corrupt('it is truncated');
  if (listed.size !== walked.size) throw unlike();
  while ((await reader.takeSome(Number.MAX_SAFE_INTEGER)) !== undefined);
}

async function checkEntry(reader: ByteReader, walked: ReadonlyMap<number, WalkedEntry>): Promise<number> {
  const head = viewOf((await reader.take(centralLength)) ?? endless());
  const nameBytes = (await reader.take(head.getUint16(28, true))) ?? endless();
  const extra = (await reader.take(head.getUint16(30, true))) ?? endless();
  if (!(await reader.skip(head.getUint16(32, true)))) endless();
  const rawName = decodeName(nameBytes, (head.getUint16(8, true) & flag.utf8) !== 0, extra);
  const [unpacked = 0, packed = 0, offset = 0] = longNumbers(
    [head.getUint32(24, true), head.getUint32(20, true), head.getUint32(42, true)],
    extra,
  );
  const entry = walked.get(offset);
  const isSame =
    entry?.rawName === rawName &&
    entry.packed === packed &&
    entry.unpacked === unpacked &&
    entry.crc === head.getUint32(16, true);
  if (!isSame) throw unlike();
  return offset;
}

async function passTail(reader: ByteReader, tail: Tail | undefined): Promise<void> {
  const bytes = (tail && (await reader.take(tail.fixed))) ?? endless();
  const rest = tail?.lengths.reduce((sum, at) => sum + viewOf(bytes).getUint16(at, true), 0) ?? 0;
  if (!(await reader.skip(rest))) endless();
}

async function passEnd64(reader: ByteReader): Promise<void> {
  const bytes = (await reader.take(12)) ?? endless();
  if (!(await reader.skip(Number(viewOf(bytes).getBigUint64(4, true))))) endless();
}

function endless(): never {
  throw corrupt('it is truncated');
}

function unlike(): Error {
  return corrupt('its directory lists other entries than the archive contains. Discard all of them');
}
