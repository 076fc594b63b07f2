const capacity = 500;
const priceOfRetry = 5;
const earnedBySuccess = 1;

/**
 * Keeps retries a small share of the traffic of a client: a hundred at first, then one for every five successes. While a server is down,
 * clients stop adding to its load. Replays after 401 and 429 are not counted: the server asked for them.
 */
export class RetryBudget {
  #balance = capacity;

  /** @returns whether there was one left */
  spend(): boolean {
    if (this.#balance < priceOfRetry) return false;
    this.#balance -= priceOfRetry;
    return true;
  }

  earn(): void {
    this.#balance = Math.min(capacity, this.#balance + earnedBySuccess);
  }
}
