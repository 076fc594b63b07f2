const capacity = 100;
const earnedBySuccess = 0.2;

/**
 * Keeps retries a small share of the traffic of a client: a retry costs one, a success earns a fifth. While a server is down, clients stop
 * adding to its load. Replays after 401 and 429 are not counted: the server asked for them.
 */
export class RetryBudget {
  #balance = capacity;

  /** @returns whether there was one left */
  spend(): boolean {
    if (this.#balance < 1) return false;
    this.#balance -= 1;
    return true;
  }

  earn(): void {
    if (this.#balance < capacity) this.#balance = Math.min(capacity, this.#balance + earnedBySuccess);
  }
}
