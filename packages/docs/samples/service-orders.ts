import { LeaseHeldError, LeaseLostError } from '@tradelane/core';
import { createFileCheckpoints } from '@tradelane/core/sqlite';
import {
  createServicesSeller,
  servicesSellerOptionsFromEnv,
} from '@tradelane/services-seller';
import { settle } from '@tradelane/workflows';

const shop = createServicesSeller(servicesSellerOptionsFromEnv());
const [id, voucher = '', file = 'services.sqlite'] = process.argv.slice(2);
const checkpoint = createFileCheckpoints(file);
const ownerId = 'service-orders';

try {
  if (id === 'invoice') {
    // The list allows one call a day.
    const query = { sort: 'dateCreated', order: 'desc', max: 1 } as const;
    const { items } = await shop.invoices.list(query);
    for (const { id: number, total_amount_incl_taxes: total } of items)
      console.log(`invoice ${number}: ${total}`);
  } else if (id === undefined) {
    const state = ['WAITING_ACCEPTANCE' as const];
    for await (const order of shop.orders.list({ state })) {
      const key = `acceptance of ${order.id}`;
      const work = { checkpoint, key, ownerId };
      const { outcome } = await settle(
        shop.orders.accept,
        [order.id],
        work,
      );
      console.log(
        `${order.id}, ${order.service.title}: acceptance ${outcome}`,
      );
    }
  } else {
    // The service was provided, and the customer handed over the voucher.
    // A mistyped voucher must not block the right one.
    const key = `consumption of ${id} with ${voucher}`;
    const { outcome } = await settle(
      shop.orders.consume,
      [id, { voucher_code: voucher }],
      { checkpoint, key, ownerId },
    );
    console.log(`${id}: consumption ${outcome}`);
  }
} catch (error) {
  // Another run works.
  if (!(error instanceof LeaseHeldError || error instanceof LeaseLostError))
    throw error;
  console.error(error.message);
  process.exitCode = 75;
}
checkpoint.close();
