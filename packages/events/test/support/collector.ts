import type { Delivery, Intake, Source, Subscription } from '../../src/index.ts';

/** An intake that keeps what a source passes to it. */
export interface Collector extends Intake {
  readonly got: Delivery[];
  readonly errors: unknown[];
  /** How often the source has reported that several workers break the order. */
  readonly unordered: () => number;
  readonly bodies: () => readonly string[];
}

export function collector(capacity = 10): Collector {
  const got: Delivery[] = [];
  const errors: unknown[] = [];
  let unordered = 0;
  return {
    capacity,
    got,
    errors,
    unordered: () => unordered,
    bodies: () => got.map(({ body }) => (typeof body === 'string' ? body : new TextDecoder().decode(body))),
    deliver: (delivery) => void got.push(delivery),
    onError: (error) => void errors.push(error),
    onUnordered: () => void (unordered += 1),
  };
}

/** Opens a source and starts it. */
export async function follow(
  source: Source,
  capacity?: number,
): Promise<Collector & { readonly subscription: Subscription; close(): Promise<void> }> {
  const intake = collector(capacity);
  const subscription = await source.open(intake);
  subscription.start();
  return { ...intake, subscription, close: () => subscription.stop().then(() => subscription.close()) };
}
