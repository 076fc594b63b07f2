import { createHub, hubOptionsFromEnv } from '@tradelane/hub';

const hub = createHub(hubOptionsFromEnv());

const page = await hub.orders.list({ limit: 5 });
for (const order of page.items) console.log(order.id, order.status);
