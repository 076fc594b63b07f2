import { createHub, hubOptionsFromEnv } from '@tradelane/hub';

// The list allows one call a minute, so a second run waits.
const hub = createHub({ ...hubOptionsFromEnv(), maxWaitInMs: 90_000 });

const page = await hub.orders.list({ limit: 5 });
for (const order of page.items) console.log(order.id, order.status);
