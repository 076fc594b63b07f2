import { TradelaneError } from '../errors/index.ts';

/**
 * Reason of a `ZipError`.
 * - `corrupt`: truncated or damaged.
 * - `unsafe-name`: an entry would leave its folder.
 * - `too-large`: exceeds the limits, or its compression ratio marks a zip bomb.
 * - `unsupported`: encrypted, or packed with an unsupported method.
 */
export type ZipFault = 'corrupt' | 'unsafe-name' | 'too-large' | 'unsupported';

const longestQuote = 200;

const codeOf = {
  corrupt: 'ERR_ZIP_CORRUPT',
  'unsafe-name': 'ERR_ZIP_UNSAFE_NAME',
  'too-large': 'ERR_ZIP_TOO_LARGE',
  unsupported: 'ERR_ZIP_UNSUPPORTED',
} as const;

/** Thrown if an archive can't be read further. */
export class ZipError extends TradelaneError {
  static override readonly brand: string = 'ZipError';
  static override readonly defaultCode: string = 'ERR_ZIP_CORRUPT';
  /** Why. */
  readonly fault: ZipFault;

  constructor(fault: ZipFault, message: string, cause?: unknown) {
    super(message, { code: codeOf[fault], cause });
    this.fault = fault;
  }
}

/** Returns the name of an entry for an error message. */
export type Quote = (name: string) => string;

/** Shortens a name for an error message, because a hostile archive may have names of 64 kB. */
export function quoted(name: string): string {
  return JSON.stringify(name.length > longestQuote ? `${name.slice(0, longestQuote)}…` : name);
}

export function corrupt(what: string, cause?: unknown): ZipError {
  return new ZipError('corrupt', `The archive is damaged: ${what}. Download it again.`, cause);
}
