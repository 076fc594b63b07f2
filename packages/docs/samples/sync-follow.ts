import { hostname } from 'node:os';
import { createFileCheckpoints } from '@tradelane/core/sqlite';
import { createHub, hubOptionsFromEnv, syncOrders } from '@tradelane/hub';

const hub = createHub(hubOptionsFromEnv());
const [checkpointFile = 'checkpoints.sqlite'] = process.argv.slice(2);

const stop = new AbortController();
process.on('SIGTERM', () => stop.abort());

const orders = syncOrders(hub, {
  checkpoint: createFileCheckpoints(checkpointFile),
  ownerId: `order-sync on ${hostname()}`,
  handler: (order) => console.log(order.id, order.status),
});
await orders.follow({
  signal: stop.signal,
  onRun: ({ handled }) => console.log(`${handled} orders handled`),
  // Transient errors arrive here, also LeaseHeldError while this process
  // waits for a lease. The next run retries.
  onError: (error) => console.warn(error.message),
});
console.log('stopped, the lease is released');
