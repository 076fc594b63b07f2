/** A queue in order of arrival. Calls that are served or give up are deleted. */
export class WaitQueue<W> extends Set<W> {
  /**
   * One iterator for all: a new one would step over every deleted entry. It never ends, because it is read only while
   * calls wait.
   */
  readonly #order = this.values();
  #first: W | undefined;

  /** Returns the first entry without removing it. */
  peek(): W | undefined {
    if (this.size > 0 && !this.has(this.#first as W)) this.#first = this.#order.next().value;
    return this.size > 0 ? this.#first : undefined;
  }
}
