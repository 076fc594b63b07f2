/** First come, first served; whoever was served or has given up is deleted. */
export class WaitQueue<W> extends Set<W> {
  /** One walk through all: each new one would have to step over everybody who has left. It never ends, since it is not asked while nobody waits. */
  readonly #order = this.values();
  #first: W | undefined;

  /** The first; it stays in the queue. */
  peek(): W | undefined {
    if (this.size > 0 && !this.has(this.#first as W)) this.#first = this.#order.next().value;
    return this.size > 0 ? this.#first : undefined;
  }
}
