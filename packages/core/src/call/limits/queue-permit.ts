import type { Permit } from './admission.ts';

/** Closed once, whatever is called and how often. */
export class QueuePermit implements Permit {
  /** Absent once it is closed. */
  #close: ((how: 'settle' | 'release') => void) | undefined;

  constructor(close: (how: 'settle' | 'release') => void) {
    this.#close = close;
  }

  settle(): void {
    this.#closeOnce('settle');
  }

  release(): void {
    this.#closeOnce('release');
  }

  #closeOnce(how: 'settle' | 'release'): void {
    const close = this.#close;
    this.#close = undefined;
    close?.(how);
  }
}
