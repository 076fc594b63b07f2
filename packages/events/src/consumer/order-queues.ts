/** Queues by key: of each key one item is at work, the others wait behind it in their order. */
export class OrderQueues<Item> {
  readonly #waiting = new Map<string, Item[]>();

  /** @returns whether nothing of that key is ahead, so that the item may begin */
  enter(key: string, item: Item): boolean {
    const queue = this.#waiting.get(key);
    if (queue === undefined) {
      this.#waiting.set(key, []);
      return true;
    }
    queue.push(item);
    return false;
  }

  /** The item at work has ended. @returns the next one of that key, which may begin */
  leave(key: string): Item | undefined {
    const next = this.#waiting.get(key)?.shift();
    if (next === undefined) this.#waiting.delete(key);
    return next;
  }
}
