import type { RateWindow } from '../../base/descriptor.ts';
import type { Permit } from './admission.ts';

/** The queue that issued a permit. */
interface Issuer {
  closePermit(how: 'complete' | 'release', windows: readonly RateWindow[], permit: string): void;
}

/** A permit that closes only once. */
export class QueuePermit implements Permit {
  /** Undefined after the permit is closed. */
  #issuer: Issuer | undefined;
  readonly #windows: readonly RateWindow[];
  readonly #permit: string;

  constructor(issuer: Issuer, windows: readonly RateWindow[], permit: string) {
    this.#issuer = issuer;
    this.#windows = windows;
    this.#permit = permit;
  }

  complete(): void {
    this.#close('complete');
  }

  release(): void {
    this.#close('release');
  }

  #close(how: 'complete' | 'release'): void {
    const issuer = this.#issuer;
    this.#issuer = undefined;
    issuer?.closePermit(how, this.#windows, this.#permit);
  }
}
