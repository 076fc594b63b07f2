import { openHub } from './hub.ts';

const hub = await openHub();

let shown = 0;
for await (const order of hub.orders.list({ limit: 10 })) {
  console.log(order.id, order.status, `${order.order_lines.length} lines`);
  shown += 1;
  if (shown === 10) break;
}
