/**
 * Cursors that a walk has passed, so that a list that loops throws an error. A page's next page may be read
 * repeatedly.
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

  /** Returns the visited pages with `key`, or `undefined` if it was visited before. */
  step(key: string): VisitedPages | undefined {
    // The set is shared along a walk, which keeps a step cheap; only who steps off an earlier page copies its part.
    const keys = this.#keys.size === this.#length ? this.#keys : new Set([...this.#keys].slice(0, this.#length));
    if (keys.has(key)) return undefined;
    keys.add(key);
    return new VisitedPages(keys);
  }
}
