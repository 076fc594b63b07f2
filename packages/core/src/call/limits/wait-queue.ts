/** Waits for a slot. */
export interface Waiter {
  /** False once it was served or has given up. */
  isWaiting: boolean;
}

/** First come, first served. Those who were removed are skipped when their turn comes, so removing costs nothing. */
export class WaitQueue<W extends Waiter> {
  #waiters: W[] = [];
  #first = 0;
  #waiting = 0;

  /** How many still wait. */
  get length(): number {
    return this.#waiting;
  }

  add(waiter: W): void {
    this.#waiters.push(waiter);
    this.#waiting += 1;
  }

  /** The first; it stays in the queue. */
  peek(): W | undefined {
    while (this.#first < this.#waiters.length && this.#waiters[this.#first]?.isWaiting === false) this.#first += 1;
    if (this.#first > 1024 && this.#first * 2 > this.#waiters.length) {
      this.#waiters = this.#waiters.slice(this.#first);
      this.#first = 0;
    }
    return this.#waiters[this.#first];
  }

  /** The waiter was served, or gave up. */
  remove(waiter: W): void {
    if (!waiter.isWaiting) return;
    waiter.isWaiting = false;
    this.#waiting -= 1;
  }

  /** All that still wait. */
  *[Symbol.iterator](): Iterator<W> {
    for (let at = this.#first; at < this.#waiters.length; at += 1) {
      const waiter = this.#waiters[at];
      if (waiter?.isWaiting) yield waiter;
    }
  }
}
