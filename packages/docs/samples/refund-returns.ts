import {
  createMarketplaceSeller,
  marketplaceSellerOptionsFromEnv,
} from '@tradelane/marketplace-seller';

const shop = createMarketplaceSeller(marketplaceSellerOptionsFromEnv());
const [reason = '14'] = process.argv.slice(2);
const inCents = (amount: number): number => Math.round(amount * 100) / 100;

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

for (const { id, return_lines: lines, date_created: opened } of received) {
  const refunds = lines.flatMap(({ order_line_id, quantity }) => {
    const line = orderLines.get(order_line_id);
    if (line === undefined)
      throw new Error(`Order line ${order_line_id} not found`);
    // An earlier run may have stopped after the refund.
    if (line.refunds.some(({ created_date }) => created_date >= opened))
      return [];
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
  const created =
    refunds.length === 0
      ? []
      : (await shop.orders.refund({ refunds })).refunds;
  (await shop.returns.close({ returns: [{ id }] })).throwIfFailed();
  for (const { refund_id, amount } of created)
    console.log(`return ${id}: refund ${refund_id} of ${amount}`);
}
