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

/** Two queues that alternate, so that neither retries nor first attempts block the others. */
export class AlternatingQueue<W> {
  readonly #urgent = new WaitQueue<W>();
  readonly #regular = new WaitQueue<W>();
  #isRegularsTurn = false;

  /** Number of waiting calls. */
  get size(): number {
    return this.#urgent.size + this.#regular.size;
  }

  /** Number of calls before one that arrives now. */
  ahead(urgent: boolean): number {
    return urgent
      ? this.#urgent.size
      : this.#regular.size + Math.min(this.#urgent.size, this.#regular.size + (this.#isRegularsTurn ? 0 : 1));
  }

  queueOf(urgent: boolean): WaitQueue<W> {
    return urgent ? this.#urgent : this.#regular;
  }

  /** Returns the next call without removing it. */
  peek(): W | undefined {
    return this.#next().peek();
  }

  /** Marks the next call as served, so that the other queue is next. */
  pass(): void {
    this.#isRegularsTurn = this.#next() === this.#urgent;
  }

  *[Symbol.iterator](): Iterator<W> {
    yield* this.#urgent;
    yield* this.#regular;
  }

  #next(): WaitQueue<W> {
    const isRegular = this.#urgent.size === 0 || (this.#isRegularsTurn && this.#regular.size > 0);
    return isRegular ? this.#regular : this.#urgent;
  }
}
