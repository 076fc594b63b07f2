import { readFile } from 'node:fs/promises';
import { Order, requests } from '@tradelane/hub/schemas';

const StoredOrder = Order.extend({ id: Order.shape.id.min(1) });
const order = StoredOrder.parse(
  JSON.parse(await readFile('order.json', 'utf8')),
);

const body: unknown = JSON.parse(
  await readFile('cancelation.json', 'utf8'),
);
const { success, error } = requests['v2-cancelOrderLines'].safeParse(body);
console.log(order.id, success ? 'can be canceled' : error.message);
