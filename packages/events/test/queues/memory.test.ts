import { createMemoryQueue } from '../../src/brokers/memory/index.ts';
import { conformance } from '../support/conformance.ts';

conformance({ name: 'memory', leaseInMs: 2_000, expires: true, counts: true, orders: true }, (leaseInMs) => {
  const queue = createMemoryQueue({ leaseInMs });
  return Promise.resolve({
    publisher: queue.publisher,
    source: () => queue.source,
    deadLetters: () => Promise.resolve([...queue.deadLetters]),
    close: () => Promise.resolve(),
  });
});
