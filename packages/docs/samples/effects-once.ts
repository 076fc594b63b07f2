import { settle } from '@tradelane/workflows';
import { LeaseHeldError, LeaseLostError } from '@tradelane/core';
import { createFileCheckpoints } from '@tradelane/core/sqlite';
import { createHub, hubOptionsFromEnv } from '@tradelane/hub';

const hub = createHub(hubOptionsFromEnv());
const [orderId = '', lineId = '', amount = '', file = 'effects.sqlite'] =
  process.argv.slice(2);
const checkpoint = createFileCheckpoints(file);

const refund = {
  order_line_id: lineId,
  reason: 'AGREEMENT' as const,
  price: { amount: Number(amount), currency: 'EUR' },
  shipping_price: { amount: 0, currency: 'EUR' },
};
try {
  const result = await settle(
    hub.orders.refund,
    [orderId, { refunds: [refund] }],
    {
      checkpoint,
      // Names this refund. A second run with the same key sends nothing.
      key: `refund ${orderId} ${lineId}`,
      // A restart under this name continues at once.
      ownerId: 'refund',
    },
  );

  if (result.outcome === 'done') console.log('refunded');
  if (result.outcome === 'not-done')
    console.log(`not refunded: ${result.reason.message}`);
  if (result.outcome === 'pending')
    console.log(
      `accepted, run again after ${result.retryAt.toISOString()}`,
    );
  if (result.outcome === 'undecided')
    console.log(`unknown: ${result.why}`, result.lookAt);
} catch (error) {
  // Another process settles this key.
  if (!(error instanceof LeaseHeldError || error instanceof LeaseLostError))
    throw error;
  console.error(error.message);
  process.exitCode = 75;
}
checkpoint.close();
