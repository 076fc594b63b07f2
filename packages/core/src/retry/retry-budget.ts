const capacity = 500;
const priceOfRetry = 5;
const earnedBySuccess = 1;

/**
 * Limits retries to a small share of a client's traffic: 100 at first, then one for every five successes. Clients
 * therefore don't add to the load of a failing server. Retries after 401 and 429 don't count.
 */
export class RetryBudget {
  #balance = capacity;

  /**
   * Uses one retry.
   * @returns Whether there was one left.
   */
  spend(): boolean {
    if (this.#balance < priceOfRetry) return false;
    this.#balance -= priceOfRetry;
    return true;
  }

  earn(): void {
    this.#balance = Math.min(capacity, this.#balance + earnedBySuccess);
  }
}
