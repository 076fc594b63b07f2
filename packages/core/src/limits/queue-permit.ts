import type { RateWindow } from '../operation/descriptor.ts';
import type { RequestWork } from '../clock/request-scopes.ts';
import type { Permit } from './admission.ts';

/** The queue that issued a permit. */
interface Issuer {
  closePermit(closed: QueuePermit, how: 'complete' | 'release', windows: readonly RateWindow[], permit: string): void;
}

/** A permit that closes only once. */
export class QueuePermit implements Permit {
  /** Undefined after the permit is closed. */
  #issuer: Issuer | undefined;
  readonly #windows: readonly RateWindow[];
  readonly #permit: string;
  readonly #work: RequestWork | undefined;

  constructor(issuer: Issuer, windows: readonly RateWindow[], permit: string, work: RequestWork | undefined) {
    this.#work = work;
    this.#issuer = issuer;
    this.#windows = windows;
    this.#permit = permit;
  }

  /** Whether the request of its call ended early, so that nothing closes it. */
  get isGone(): boolean {
    return this.#work?.isGone === true;
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
    this.#work?.end();
    issuer?.closePermit(this, how, this.#windows, this.#permit);
  }
}
