/** Ways to break the consumer. One check must detect each of them, because a proof that can't fail proves nothing. */
import {
  createMemoryDedupeStore,
  createMemoryOutbox,
  type DedupeStore,
  type Delivery,
  type OutboxStore,
  type Source,
} from '@tradelane/events';

export const sabotages = [
  /** Every process has its own dedupe store. */
  'own stores',
  /** A message is removed from the queue before it is handled. */
  'acknowledges first',
  /** One queue without partitions for all workers. */
  'no partitions',
  /** Messages that can't be handled are removed from the queue. */
  'no dead letters',
] as const;

export type Sabotage = (typeof sabotages)[number];

/** The source with this mistake. */
export function sabotagedSource(source: Source, sabotage: Sabotage | undefined): Source {
  if (sabotage !== 'acknowledges first' && sabotage !== 'no dead letters') return source;
  return {
    name: source.name,
    open: (intake) =>
      source.open({
        capacity: intake.capacity,
        onError: (error) => intake.onError(error),
        deliver: (delivery) => intake.deliver(broken(delivery, sabotage)),
      }),
  };
}

const nothing = (): void => undefined;

function broken(delivery: Delivery, sabotage: 'acknowledges first' | 'no dead letters'): Delivery {
  const { body, attempt } = delivery;
  if (sabotage === 'acknowledges first') {
    void delivery.ack();
    return { body, attempt, ack: nothing, nack: nothing, heartbeat: nothing, deadLetter: nothing, forget: nothing };
  }
  return {
    body,
    attempt,
    ack: () => delivery.ack(),
    nack: (inMs) => delivery.nack(inMs),
    heartbeat: () => delivery.heartbeat(),
    deadLetter: () => delivery.ack(),
    forget: () => delivery.forget(),
  };
}

export interface Stores {
  readonly dedupe: DedupeStore;
  readonly outbox: OutboxStore;
}

export function sabotagedStores(stores: Stores, sabotage: Sabotage | undefined): Stores {
  return sabotage === 'own stores' ? { dedupe: createMemoryDedupeStore(), outbox: createMemoryOutbox() } : stores;
}
