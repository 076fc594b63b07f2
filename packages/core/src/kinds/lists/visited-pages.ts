/**
 * The positions that a walk over a list has passed, by their cursors, so that a list which leads back to itself ends in an error and
 * never in an endless loop. Steps from the same page may be taken again (a second iteration, a repeated `next()`).
 */
export class VisitedPages {
  readonly #keys: Set<string>;
  readonly #length: number;

  private constructor(keys: Set<string>) {
    this.#keys = keys;
    this.#length = keys.size;
  }

  static from(key: string): VisitedPages {
    return new VisitedPages(new Set([key]));
  }

  /** The visited pages with one more, or undefined where `key` was passed before. */
  step(key: string): VisitedPages | undefined {
    // The set is shared along a walk, which keeps a step cheap; only who steps off an earlier page copies its part.
    const keys = this.#keys.size === this.#length ? this.#keys : new Set([...this.#keys].slice(0, this.#length));
    if (keys.has(key)) return undefined;
    keys.add(key);
    return new VisitedPages(keys);
  }
}
