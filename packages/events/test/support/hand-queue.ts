import type { Delivery, Intake, Source, Subscription } from '../../src/index.ts';
import { settle } from './world.ts';

/** A queue without leases whose deliveries the test makes. */
export function createHandQueue(subscription: Partial<Subscription> = {}) {
  /** How each delivery ended, such as `ack 01J…`. */
  const ends: string[] = [];
  let intake: Intake | undefined;
  const nothing = (): Promise<void> => Promise.resolve();
  const source: Source = {
    name: 'by hand',
    open: (given) => {
      intake = given;
      return Promise.resolve({
        leaseInMs: undefined,
        start: () => undefined,
        stop: nothing,
        close: nothing,
        ...subscription,
      });
    },
  };
  return {
    source,
    ends,
    get intake(): Intake {
      if (intake === undefined) throw new Error('the queue was not opened');
      return intake;
    },
    /** Delivers a message and lets its handler run. */
    async deliver(body: string, delivery: Partial<Delivery> = {}): Promise<void> {
      const { id } = JSON.parse(body) as { readonly id: string };
      const plain: Delivery = {
        body,
        attempt: 1,
        ack: () => void ends.push(`ack ${id}`),
        nack: (delayInMs) => void ends.push(`nack ${id} ${delayInMs}`),
        deadLetter: (reason) => void ends.push(`dead ${id} ${reason}`),
        heartbeat: () => undefined,
        forget: () => void ends.push(`forget ${id}`),
      };
      // Keeps getters, such as one of `isGone`.
      intake?.deliver(Object.defineProperties(plain, Object.getOwnPropertyDescriptors(delivery)));
      await settle();
    },
  };
}
