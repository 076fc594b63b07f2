import { TradelaneError } from '../../../base/errors/index.ts';

/**
 * `corrupt`: cut short or damaged. `unsafe-name`: an entry that would leave its folder. `too-large`: more than the limits
 * allow, or packed as only a bomb is. `unsupported`: encrypted, or packed in a way that nobody uses here.
 */
export type ZipFault = 'corrupt' | 'unsafe-name' | 'too-large' | 'unsupported';

const longestQuote = 200;

/** An archive that is not walked any further. */
export class ZipError extends TradelaneError {
  static override readonly brand: string = 'ZipError';
  /** Why. */
  readonly fault: ZipFault;

  constructor(fault: ZipFault, message: string, cause?: unknown) {
    super(message, { cause });
    this.fault = fault;
  }
}

/** A name as an error quotes it: one that a hostile archive gives may have 64 kB. */
export function quoted(name: string): string {
  return JSON.stringify(name.length > longestQuote ? `${name.slice(0, longestQuote)}…` : name);
}

export function corrupt(what: string, cause?: unknown): ZipError {
  return new ZipError('corrupt', `The archive is damaged: ${what}`, cause);
}
