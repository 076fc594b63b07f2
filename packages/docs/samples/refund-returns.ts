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

// For programs that used a limit of a minute first.
const patience = { maxWaitInMs: 90_000 };
const shop = createMarketplaceSeller({
  ...marketplaceSellerOptionsFromEnv(),
  ...patience,
});
const [reason = '14', file = 'refunds.sqlite'] = process.argv.slice(2);
const checkpoint = createFileCheckpoints(file);
const inCents = (amount: number): number => Math.round(amount * 100) / 100;

const isBusy = (error: unknown): boolean =>
  error instanceof RateLimitError ||
  error instanceof LeaseHeldError ||
  error instanceof LeaseLostError;

async function isClosed(id: string): Promise<boolean> {
  const closed = { return_id: [id], return_state: ['CLOSED'] };
  return (await shop.returns.list(closed, patience)).items.length > 0;
}

async function refundReturns(): Promise<void> {
  const received = { return_state: ['RECEIVED'], limit: 100 };
  // One call reads the orders of a page.
  const pages = shop.returns.list(received, patience).pages();
  for await (const { items } of pages) {
    if (items.length === 0) continue;
    const order_ids = [...new Set(items.map((one) => one.order_id))];
    const orders = await shop.orders.list({ order_ids, max: 100 });
    const orderLines = new Map(
      orders.items.flatMap((order) =>
        order.order_lines.map((line) => [line.order_line_id, line]),
      ),
    );
    for (const { id, return_lines: lines } of items)
      try {
        const refunds = lines.map(({ order_line_id, quantity }) => {
          const line = orderLines.get(order_line_id);
          if (line === undefined)
            throw new Error('an order line is missing');
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
        // The key names the refund of this return, so another run sends
        // nothing twice.
        const { outcome } = await settle(
          shop.orders.refund,
          [{ refunds }],
          {
            checkpoint,
            key: `refund of return ${id}`,
            ownerId: 'refund-returns',
          },
        );
        if (outcome !== 'done')
          throw new Error(`${outcome}, look at its refund`);
        const closing = await shop.returns.close({ returns: [{ id }] });
        // Another run may have closed it first.
        if (closing.succeeded.length === 0 && !(await isClosed(id)))
          closing.throwIfFailed();
        const total = refunds.reduce((sum, { amount }) => sum + amount, 0);
        console.log(`return ${id}: refunded ${inCents(total)}`);
      } catch (error) {
        if (isBusy(error)) throw error;
        // The return stays open, and others follow.
        console.log(`return ${id}: ${(error as Error).message}`);
        process.exitCode = 1;
      }
  }
}

try {
  await refundReturns();
} catch (error) {
  // Another program uses the limit, or another run works. The next one
  // continues.
  if (!isBusy(error)) throw error;
  console.error((error as Error).message);
  process.exitCode = 75;
}
checkpoint.close();
