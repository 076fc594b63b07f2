import { type Waiter, WaitQueue } from './wait-queue.ts';

/** Replays and first attempts take turns, so that neither keeps the other waiting. */
export class Turns<W extends Waiter> {
  readonly #urgent = new WaitQueue<W>();
  readonly #regular = new WaitQueue<W>();
  #isRegularsTurn = false;

  /** How many wait. */
  get length(): number {
    return this.#urgent.length + this.#regular.length;
  }

  /** How many would go before one that comes now. */
  ahead(urgent: boolean): number {
    return urgent
      ? this.#urgent.length
      : this.#regular.length + Math.min(this.#urgent.length, this.#regular.length + (this.#isRegularsTurn ? 0 : 1));
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
    const isRegular = this.#urgent.length === 0 || (this.#isRegularsTurn && this.#regular.length > 0);
    return isRegular ? this.#regular : this.#urgent;
  }
}
