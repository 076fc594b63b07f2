import { hostname } from 'node:os';
import { createFileCheckpoints } from '@tradelane/core/sqlite';
import {
  AbortedError,
  LeaseHeldError,
  LeaseLostError,
} from '@tradelane/core';
import { createHub, hubOptionsFromEnv, syncOrders } from '@tradelane/hub';

const hub = createHub({
  ...hubOptionsFromEnv(),
  // A second run within a minute waits for the limit of the list.
  hooks: {
    onThrottle: ({ kind, operation, waitInMs }) =>
      kind === 'wait' &&
      console.log(`${operation} waits ${waitInMs} ms for its limit`),
  },
});
const [checkpointFile = 'checkpoints.sqlite'] = process.argv.slice(2);

const stop = new AbortController();
process.on('SIGTERM', () => stop.abort());

try {
  const { handled } = await syncOrders(hub, {
    checkpoint: createFileCheckpoints(checkpointFile),
    // After a crash, the next run on this host takes over the lease at
    // once.
    ownerId: `order-sync on ${hostname()}`,
    signal: stop.signal,
    handler: (order) => console.log(order.id, order.status),
  });
  console.log(`${handled} orders handled`);
} catch (error) {
  if (error instanceof LeaseHeldError)
    console.log(`another process syncs until ${error.until.toISOString()}`);
  else if (error instanceof LeaseLostError) console.log(error.message);
  else if (error instanceof AbortedError)
    console.log('stopped, the next run resumes here');
  else throw error;
}
