import { WaitQueue } from './wait-queue.ts';

/** Replays and first attempts take turns, so that neither keeps the other waiting. */
export class Turns<W> {
  readonly #urgent = new WaitQueue<W>();
  readonly #regular = new WaitQueue<W>();
  #isRegularsTurn = false;

  /** How many wait. */
  get size(): number {
    return this.#urgent.size + this.#regular.size;
  }

  /** How many would go before one that comes now. */
  ahead(urgent: boolean): number {
    return urgent
      ? this.#urgent.size
      : this.#regular.size + Math.min(this.#urgent.size, this.#regular.size + (this.#isRegularsTurn ? 0 : 1));
  }

  queueOf(urgent: boolean): WaitQueue<W> {
    return urgent ? this.#urgent : this.#regular;
  }

  /** Whose turn it is; it stays where it is. */
  peek(): W | undefined {
    return this.#next().peek();
  }

  /** The one whose turn it is goes: then it is that of the others. */
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
