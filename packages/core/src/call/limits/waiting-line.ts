/** Somebody who waits for a slot. */
export interface Waiter {
  /** False once it was served or has gone. */
  isWaiting: boolean;
}

/** First come, first served; those who leave are skipped when their turn comes, so leaving costs nothing. */
export class WaitingLine<W extends Waiter> {
  #line: W[] = [];
  #first = 0;
  #waiting = 0;

  /** How many still wait. */
  get length(): number {
    return this.#waiting;
  }

  join(waiter: W): void {
    this.#line.push(waiter);
    this.#waiting += 1;
  }

  /** Who is next; stays in line. */
  peek(): W | undefined {
    while (this.#first < this.#line.length && this.#line[this.#first]?.isWaiting === false) this.#first += 1;
    if (this.#first > 1024 && this.#first * 2 > this.#line.length) {
      this.#line = this.#line.slice(this.#first);
      this.#first = 0;
    }
    return this.#line[this.#first];
  }

  /** The waiter was served, or gave up. */
  leave(waiter: W): void {
    if (!waiter.isWaiting) return;
    waiter.isWaiting = false;
    this.#waiting -= 1;
  }

  /** Everybody who still waits. */
  *[Symbol.iterator](): Iterator<W> {
    for (let at = this.#first; at < this.#line.length; at += 1) {
      const waiter = this.#line[at];
      if (waiter?.isWaiting) yield waiter;
    }
  }
}
