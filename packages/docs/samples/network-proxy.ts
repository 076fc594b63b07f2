import { createNodeTransport } from '@tradelane/core/node';
import { createHub, hubOptionsFromEnv } from '@tradelane/hub';

const transport = createNodeTransport({ proxy: 'env' });
const hub = createHub({ ...hubOptionsFromEnv(), transport });

const page = await hub.orders.list({ limit: 5 });
console.log(`${page.items.length} orders`);
