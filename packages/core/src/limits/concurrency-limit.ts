import { hasRequestScopes, RequestWork } from '../platform/request-scopes.ts';
import type { Lifetime } from '../clock/lifetime.ts';
import { WaitQueue } from './waiting-calls.ts';

type Start = () => void;

/** Limits the requests in flight to `maxConcurrency`. Further calls wait for a free slot. */
export class ConcurrencyLimit {
  #free: number;
  /** Waiting calls in the order of arrival. */
  readonly #waiting = new WaitQueue<Start>();
  readonly #isScoped = hasRequestScopes();
  /** By call, the work of the slots in use, if the runtime may end their requests early. */
  readonly #holders = new Map<Lifetime, RequestWork>();

  constructor(maximum: number) {
    this.#free = maximum;
  }

  /** Acquires a slot, which `release` must return. Rejects if the lifetime ends first. */
  acquire(lifetime: Lifetime): Promise<void> | undefined {
    const releaseEnded = (): void => {
      for (const [holder, { hasEnded }] of this.#holders) if (hasEnded) this.release(holder);
    };
    releaseEnded();
    const work = this.#isScoped ? new RequestWork(undefined, releaseEnded) : undefined;
    if (this.#free > 0) {
      this.#free -= 1;
      if (work) this.#holders.set(lifetime, work);
      return undefined;
    }
    return new Promise((resolve, reject) => {
      const start: Start = () => {
        if (work) this.#holders.set(lifetime, work);
        stopListening();
        resolve();
      };
      const stopListening = lifetime.onEnd((reason) => {
        work?.end();
        this.#waiting.delete(start);
        reject(reason);
      });
      if (!lifetime.isOver) this.#waiting.add(start);
    });
  }

  /** @param lifetime The lifetime that the slot was acquired with. */
  release(lifetime: Lifetime): void {
    const work = this.#holders.get(lifetime);
    // The slot of an ended request was released before.
    if (this.#isScoped && !work) return;
    work?.end();
    this.#holders.delete(lifetime);
    const start = this.#waiting.peek();
    if (!start) {
      this.#free += 1;
      return;
    }
    this.#waiting.delete(start);
    start();
  }
}
