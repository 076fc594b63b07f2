import { createHub, hubOptionsFromEnv, type Order } from '@tradelane/hub';

const hub = createHub(hubOptionsFromEnv());

const orders: Order[] = [];
for await (const order of hub.orders.list({ limit: 100 }))
  orders.push(order);
console.log(`${orders.length} orders`);
