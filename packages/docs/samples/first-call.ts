import { createHub, hubOptionsFromEnv } from '@tradelane/hub';

const hub = createHub(hubOptionsFromEnv());

// The list allows one call a minute, so a second run in the same minute waits.
const page = await hub.orders.list({ limit: 5 }, { maxWaitInMs: 90_000 });
for (const order of page.items) console.log(order.id, order.status);
