import { checkObject } from '../errors/checks.ts';
import { ZipError } from './zip-error.ts';

/** Limits for unpacking an archive. */
export interface ZipLimits {
  /** Maximum entries, including folders. Default: 10,000. */
  readonly maxEntries?: number | undefined;
  /** Maximum unpacked bytes of one entry. Default: 1,073,741,824 (1 GiB). */
  readonly maxEntryBytes?: number | undefined;
  /** Maximum unpacked bytes of all entries read. Default: 4,294,967,296 (4 GiB). */
  readonly maxTotalBytes?: number | undefined;
  /** Maximum compression ratio, checked after 8 MiB. Text packs 20 to 1, a zip bomb 1,000 to 1. Default: 250. */
  readonly maxRatio?: number | undefined;
}

const ratioMattersFrom = 8 * 1024 * 1024;

/** Longest name of an entry with its folders, in bytes. No file system takes a longer path. */
const longestName = 4096;

const mostOfNames = 16 * 1024 * 1024;

/** Counts unpacked bytes and stops at sizes that no honest archive reaches. */
export class Budget {
  readonly #limits: Required<{ [Name in keyof ZipLimits]: number }>;
  #entries = 0;
  #total = 0;
  #names = 0;

  constructor(limits: ZipLimits) {
    checkObject(limits, 'limits');
    this.#limits = {
      maxEntries: limits.maxEntries ?? 10_000,
      maxEntryBytes: limits.maxEntryBytes ?? 1024 ** 3,
      maxTotalBytes: limits.maxTotalBytes ?? 4 * 1024 ** 3,
      maxRatio: limits.maxRatio ?? 250,
    };
  }

  countEntry(): void {
    this.#entries += 1;
    const { maxEntries } = this.#limits;
    if (this.#entries > maxEntries) throw tooLarge(`more than ${maxEntries} entries (\`maxEntries\`)`);
  }

  /** Counts the name of an entry. An archive is read with the names of all its entries in memory. */
  countName(bytes: number): void {
    this.#names += bytes;
    if (bytes > longestName)
      throw tooLong(`an entry whose name has ${bytes} bytes. A name can have at most ${longestName}.`);
    if (this.#names > mostOfNames)
      throw tooLong(`names of more than ${mostOfNames} bytes in all. They can have at most ${mostOfNames}.`);
  }

  /** `unpacked` and `packed` of the entry so far, including `bytes` new bytes. */
  countBytes(bytes: number, unpacked: number, packed: number): void {
    this.#total += bytes;
    const { maxEntryBytes, maxTotalBytes, maxRatio } = this.#limits;
    if (unpacked > maxEntryBytes) throw tooLarge(`an entry of more than ${maxEntryBytes} bytes (\`maxEntryBytes\`)`);
    if (this.#total > maxTotalBytes) throw tooLarge(`more than ${maxTotalBytes} bytes in all (\`maxTotalBytes\`)`);
    if (unpacked > ratioMattersFrom && unpacked > maxRatio * packed) {
      throw tooLarge(`an entry compressed more than ${maxRatio} to 1 (\`maxRatio\`)`);
    }
  }
}

function tooLong(what: string): ZipError {
  return new ZipError('too-large', `The archive is too large: it contains ${what}`);
}

function tooLarge(what: string): ZipError {
  return new ZipError('too-large', `The archive is too large: it contains ${what}. If you trust it, raise that limit.`);
}
