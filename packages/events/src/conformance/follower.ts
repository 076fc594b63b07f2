import { parseEvent } from '../messages/parse-event.ts';
import type { Delivery, Source, Subscription } from '../queue/source.ts';

/** Waits until a condition holds. */
export async function until(what: string, holds: () => boolean | Promise<boolean>): Promise<void> {
  const end = performance.now() + 60_000;
  while (!(await holds())) {
    if (performance.now() > end) throw new Error(`Waited 60 s for ${what}.`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

export const idOf = ({ body }: Delivery): string => parseEvent(body).event.id;

export const textOf = ({ body }: Delivery): string =>
  typeof body === 'string' ? body : new TextDecoder().decode(body);

/** A worker that follows a queue and keeps its deliveries. */
export class Follower {
  readonly deliveries: Delivery[] = [];
  readonly errors: unknown[] = [];
  readonly #handled: Promise<void>[] = [];
  #handler: ((delivery: Delivery) => Promise<void>) | undefined;
  #subscription: Subscription | undefined;

  async open(source: Source, capacity: number): Promise<this> {
    this.#subscription = await source.open({
      capacity,
      deliver: (delivery) => {
        this.deliveries.push(delivery);
        if (this.#handler !== undefined) this.#handled.push(this.#handler(delivery));
      },
      onError: (error) => this.errors.push(error),
    });
    this.#subscription.start();
    return this;
  }

  get ids(): readonly string[] {
    return this.deliveries.map(idOf);
  }

  /** Waits for a number of deliveries, and returns the last of them. */
  async delivery(count: number): Promise<Delivery> {
    await until(`${count} deliveries`, () => this.deliveries.length >= count);
    return this.deliveries[count - 1] as Delivery;
  }

  /** Passes each delivery to a handler. */
  handle(handler: (delivery: Delivery) => Promise<void>): void {
    this.#handler = handler;
    this.#handled.push(...this.deliveries.map(handler));
  }

  /** Waits for the handlers. */
  async settled(): Promise<void> {
    await Promise.all(this.#handled);
  }

  async stop(): Promise<void> {
    await this.#subscription?.stop();
  }

  async close(): Promise<void> {
    await this.#subscription?.stop();
    await this.#subscription?.close();
    this.#subscription = undefined;
  }
}
