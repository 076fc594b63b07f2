import { openOperator } from './operator.ts';

const operator = await openOperator();

// The orders of all shops that wait for shipment.
const { items } = await operator.orders.list({
  order_state_codes: ['SHIPPING'],
});
for (const order of items)
  console.log(order.order_id, order.shop_name, order.shipping_deadline);
