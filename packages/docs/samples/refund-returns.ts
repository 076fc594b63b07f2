import { settle } from '@tradelane/workflows';
import {
  LeaseHeldError,
  LeaseLostError,
  RateLimitError,
} from '@tradelane/core';
import { createFileCheckpoints } from '@tradelane/core/sqlite';
import {
  createMarketplaceSeller,
  marketplaceSellerOptionsFromEnv,
} from '@tradelane/marketplace-seller';

const shop = createMarketplaceSeller({
  ...marketplaceSellerOptionsFromEnv(),
  maxWaitInMs: 90_000, // for programs that used a limit of a minute first
});
const [reason = '14', file = 'refunds.sqlite'] = process.argv.slice(2);
const checkpoint = createFileCheckpoints(file);
const inCents = (amount: number): number => Math.round(amount * 100) / 100;

async function refundReturns(): Promise<void> {
  // One page, because the orders of at most 100 returns are read in one call.
  const received = (
    await shop.returns.list({ return_state: ['RECEIVED'], limit: 100 })
  ).items;
  const orderIds = [...new Set(received.map((one) => one.order_id))];
  const orders =
    orderIds.length === 0
      ? []
      : (await shop.orders.list({ order_ids: orderIds, max: 100 })).items;
  const orderLines = new Map(
    orders.flatMap((order) =>
      order.order_lines.map((line) => [line.order_line_id, line]),
    ),
  );

  for (const { id, return_lines: lines } of received) {
    const refunds = lines.flatMap(({ order_line_id, quantity }) => {
      const line = orderLines.get(order_line_id);
      if (line === undefined) return [];
      const share = quantity / line.quantity;
      return {
        order_line_id,
        quantity,
        amount: inCents(line.price * share),
        taxes:
          line.taxes?.map(({ code, amount }) => ({
            code,
            amount: inCents(amount * share),
          })) ?? [],
        shipping_amount: 0,
        reason_code: reason,
      };
    });
    if (refunds.length < lines.length) {
      console.log(`return ${id}: an order line wasn't found`);
      process.exitCode = 1;
      continue;
    }
    // The key names the refund of this return, so another run sends nothing
    // twice.
    const result = await settle(shop.orders.refund, [{ refunds }], {
      checkpoint,
      key: `refund of return ${id}`,
      ownerId: 'refund-returns',
    });
    if (result.outcome !== 'done') {
      console.log(`return ${id}: ${result.outcome}, look at its refund`);
      process.exitCode = 1;
      continue; // The return stays open.
    }
    (await shop.returns.close({ returns: [{ id }] })).throwIfFailed();
    const total = refunds.reduce((sum, { amount }) => sum + amount, 0);
    console.log(`return ${id}: refunded ${inCents(total)}`);
  }
}

try {
  await refundReturns();
} catch (error) {
  // Another program uses the limit, or another run works. The next one
  // continues.
  if (
    !(error instanceof RateLimitError) &&
    !(error instanceof LeaseHeldError) &&
    !(error instanceof LeaseLostError)
  )
    throw error;
  console.error(error.message);
  process.exitCode = 75;
}
checkpoint.close();
