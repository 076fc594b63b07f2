import { foreignName, numberedName } from '../content/file-name.ts';
import { crc32, extraField, viewOf } from './bytes.ts';
import { type Quote, ZipError } from './zip-error.ts';

/** The upper half of code page 437, the encoding of names that aren't UTF-8. */
const cp437 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00a0';

const unicodePath = 0x7075;

/**
 * Decodes a name as UTF-8 if the entry is marked so, has a Unicode field, or has valid UTF-8 bytes. Many writers omit the mark. Otherwise as code page 437.
 */
export function decodeName(bytes: Uint8Array, isUtf8: boolean, extra: Uint8Array): string {
  if (isUtf8) return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
  const unicode = extraField(extra, unicodePath);
  const isCurrent =
    unicode !== undefined && unicode.byteLength > 5 && viewOf(unicode).getUint32(1, true) === crc32(bytes);
  const utf8 = asUtf8(isCurrent ? unicode.subarray(5) : bytes);
  return utf8 ?? Array.from(bytes, (byte) => (byte < 0x80 ? String.fromCharCode(byte) : cp437[byte - 0x80])).join('');
}

function asUtf8(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

export interface EntryPath {
  readonly name: string;
  /** `''` at the top, `2001`, `orders/ORD-1`. */
  readonly folder: string;
  /** Folder and name. */
  readonly path: string;
}

/**
 * The path of an entry below wherever it is unpacked, each part of it as every file system takes it.
 * @throws {ZipError} If the name leads outside: up, to a root, to a drive, or by backslashes.
 */
export function entryPathOf(rawName: string, quote: Quote): EntryPath {
  const segments = rawName.split('/').filter((segment, index) => segment !== '' || index === 0);
  const isUnsafe =
    rawName === '' ||
    rawName.startsWith('/') ||
    rawName.includes('\\') ||
    rawName.includes('\0') ||
    /^[A-Za-z]:/.test(rawName) ||
    segments.some((segment) => segment === '..' || segment === '.');
  if (isUnsafe)
    throw new ZipError(
      'unsafe-name',
      `The archive contains an entry that would be written outside its folder: ${quote(rawName)}.`,
    );
  const safe = segments.map((segment) => foreignName(segment) ?? '_');
  return { name: safe.at(-1) ?? '', folder: safe.slice(0, -1).join('/'), path: safe.join('/') };
}

/** Makes paths unique: a second entry of the same name becomes `invoice (2).pdf`. */
export class UniquePaths {
  readonly #taken: Set<string> = new Set();
  readonly #counts: Map<string, number> = new Map();

  claim(path: EntryPath): EntryPath {
    const wanted = sameOnDisk(path.path);
    let free = path;
    // Counted, because a thousand entries of one name would need a million lookups.
    for (let count = this.#counts.get(wanted) ?? 1; this.#taken.has(sameOnDisk(free.path));) {
      count += 1;
      this.#counts.set(wanted, count);
      const name = numberedName(path.name, count);
      free = { name, folder: path.folder, path: path.folder === '' ? name : `${path.folder}/${name}` };
    }
    this.#taken.add(sameOnDisk(free.path));
    return free;
  }
}

/** Names that differ by case or by how an accent is written are one file on many disks. */
function sameOnDisk(path: string): string {
  return path.normalize('NFC').toLowerCase();
}
