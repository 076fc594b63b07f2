import { testHub } from '../../samples/testing.ts';

const { hub, sandbox } = testHub();
const { items } = await hub.orders.list({ limit: 3 });
console.log(JSON.stringify({ orders: items.length }));
sandbox.close();
