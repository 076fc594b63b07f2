import { createHub, hubOptionsFromEnv } from '@tradelane/hub';

const hub = createHub(hubOptionsFromEnv());
const since = new Date('2020-01-01T00:00:00Z');

// Await the list to read one page.
const first = await hub.orders.list({ updated_from: since, limit: 2 });
const second = await first.next();
console.log(
  `${first.items.length + (second?.items.length ?? 0)} orders on two pages`,
);

// Iterate over the list to read all pages.
let open = 0;
for await (const order of hub.orders.list({
  updated_from: since,
  limit: 100,
}))
  if (order.status !== 'CLOSED') open += 1;
console.log(`${open} open orders`);
