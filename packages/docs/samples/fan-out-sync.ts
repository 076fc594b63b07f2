import { hostname } from 'node:os';
import { createFileCheckpoints } from '@tradelane/core/sqlite';
import { createItemPublisher } from '@tradelane/events';
import { openPublisher } from '@tradelane/events/url';
import {
  createHub,
  hubOptionsFromEnv,
  type Order,
  syncOrders,
} from '@tradelane/hub';

const hub = createHub(hubOptionsFromEnv());
const publisher = await openPublisher(
  process.env['EVENTS_URL'] ??
    'amqp://localhost?queue=orders&partitions=16',
);
const [checkpointFile = 'checkpoints.sqlite'] = process.argv.slice(2);

const stop = new AbortController();
process.on('SIGTERM', () => stop.abort());

const orders = syncOrders(hub, {
  checkpoint: createFileCheckpoints(checkpointFile),
  ownerId: `order-fan-out on ${hostname()}`,
  handler: createItemPublisher(publisher, {
    type: 'order',
    id: (order: Order) => order.id,
  }),
});
await orders.follow({
  signal: stop.signal,
  onRun: ({ handled }) => console.log(`${handled} orders published`),
  onError: (error) => console.warn(error.message),
});
await publisher.close();
