import { LeaseHeldError, LeaseLostError } from '@tradelane/core';
import { createFileCheckpoints } from '@tradelane/core/sqlite';
import {
  createMarketplaceOperator,
  marketplaceOperatorOptionsFromEnv,
} from '@tradelane/marketplace-operator';
import { settle } from '@tradelane/workflows';

const options = marketplaceOperatorOptionsFromEnv();
const operator = createMarketplaceOperator(options);
const [id, file = 'watch.sqlite'] = process.argv.slice(2);

try {
  if (id === undefined) {
    const late = new Map<string, string[]>();
    // Orders of all shops.
    const query = { order_state_codes: ['SHIPPING' as const], max: 100 };
    for await (const order of operator.orders.list(query)) {
      const {
        order_id,
        shop_name: shop,
        shipping_deadline: deadline,
      } = order;
      if (!deadline || Date.parse(deadline) > Date.now()) continue;
      late.set(shop, [...(late.get(shop) ?? []), order_id]);
    }
    for (const [shop, ids] of late)
      console.log(`${shop}: ${ids.length} late orders, first ${ids[0]}`);
  } else {
    const checkpoint = createFileCheckpoints(file);
    const body = 'This order is late. Ship it today, or we cancel it.';
    const topic = { type: 'FREE_TEXT', value: 'Late order' } as const;
    const thread_input = { to: ['SHOP' as const], topic, body };
    // The key names the order, so the shop gets the message once.
    const { outcome } = await settle(
      operator.orders.createThread,
      [id, { thread_input }],
      { checkpoint, key: `reminder of ${id}`, ownerId: 'watch-orders' },
    );
    console.log(`reminder of ${id}: ${outcome}`);
    checkpoint.close();
  }
} catch (error) {
  // Another run works.
  if (!(error instanceof LeaseHeldError || error instanceof LeaseLostError))
    throw error;
  console.error(error.message);
  process.exitCode = 75;
}
