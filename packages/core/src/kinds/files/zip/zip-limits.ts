import { checkObject } from '../../../base/check-object.ts';
import { ZipError } from './zip-error.ts';

/** What an archive may unpack to. */
export interface ZipLimits {
  /** Entries, folders included; 10,000 where absent. */
  readonly maxEntries?: number | undefined;
  /** Unpacked bytes of one entry; 1 GiB where absent. */
  readonly maxEntryBytes?: number | undefined;
  /** Unpacked bytes of all entries that are read; 4 GiB where absent. */
  readonly maxTotalBytes?: number | undefined;
  /** Unpacked bytes for each packed one, looked at from 8 MiB on; 250 where absent. Text packs 20 to 1, a bomb 1,000 to 1. */
  readonly maxRatio?: number | undefined;
}

const ratioMattersFrom = 8 * 1024 * 1024;

/** Counts what is unpacked and stops where no honest archive gets to. */
export class Budget {
  readonly #limits: Required<{ [Name in keyof ZipLimits]: number }>;
  #entries = 0;
  #total = 0;

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
    if (this.#entries > maxEntries) throw tooLarge(`more than ${maxEntries} entries`);
  }

  /** `unpacked` and `packed` of the entry so far; `bytes` of them are new. */
  countBytes(bytes: number, unpacked: number, packed: number): void {
    this.#total += bytes;
    const { maxEntryBytes, maxTotalBytes, maxRatio } = this.#limits;
    if (unpacked > maxEntryBytes) throw tooLarge(`an entry of more than ${maxEntryBytes} bytes`);
    if (this.#total > maxTotalBytes) throw tooLarge(`more than ${maxTotalBytes} bytes in all`);
    if (unpacked > ratioMattersFrom && unpacked > maxRatio * packed) {
      throw tooLarge(`an entry packed more than ${maxRatio} to 1`);
    }
  }
}

function tooLarge(what: string): ZipError {
  return new ZipError('too-large', `The archive holds ${what}`);
}
