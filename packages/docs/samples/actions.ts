import {
  ActionFailedError,
  createHub,
  hubOptionsFromEnv,
  waitForAction,
} from '@tradelane/hub';

const hub = createHub(hubOptionsFromEnv());
const [orderId = 'acme_ORD-1001'] = process.argv.slice(2);

const { items } = await hub.orders.list({ order_ids: [orderId] });
const lines = items
  .flatMap(({ order_lines }) => order_lines)
  .filter(({ status }) => status === 'AWAITING_ACCEPTANCE');
const { action_id } = await hub.orders.accept(orderId, {
  order_lines: lines.map(({ id }) => ({ id, accepted: true })),
});

try {
  await waitForAction(hub, action_id);
  console.log('accepted');
} catch (error) {
  if (!(error instanceof ActionFailedError)) throw error;
  const codes = error.errors.map(({ code }) => code);
  console.log(`refused by the channel: ${codes.join(', ')}`);
}
