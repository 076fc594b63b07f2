import type { Context } from '../../../machinery/http/context.ts';
import { type ServiceOrder, serviceOrders, type StoredServiceOrder } from './model/index.ts';
import { isSeller } from '../common/access.ts';

/** A shop learns who the customer is when it accepts the order, and never their mail address. */
export function showToSeller({ order, customer }: StoredServiceOrder): object {
  if (order.date_accepted === undefined) return withoutCustomerPlace(order);
  const { email: _, ...known } = customer;
  return { ...order, customer: known, customer_notification_email: `${order.id.toLowerCase()}@notify.acme.example` };
}

function withoutCustomerPlace(order: ServiceOrder): object {
  const { customer_address: _, ...location } = order.location;
  return { ...order, location };
}

/** Operator and front see shop, customer and voucher. */
function showToOthers({ order, customer, shopId, shopName, voucherCode }: StoredServiceOrder): object {
  return {
    ...order,
    consumption: { ...order.consumption, ...(voucherCode !== undefined && { voucher_code: voucherCode }) },
    customer,
    shop: { id: shopId, name: shopName },
  };
}

/** An order as the caller sees it. */
export const shownTo = (context: Context, stored: StoredServiceOrder): object =>
  (isSeller(context) ? showToSeller : showToOthers)(stored);

/** Keeps an order with these changes, as updated now. */
export function keepOrder(
  { world }: Pick<Context, 'world'>,
  stored: StoredServiceOrder,
  changes: Partial<ServiceOrder>,
): StoredServiceOrder {
  const kept: StoredServiceOrder = { ...stored, order: { ...stored.order, ...changes, date_updated: world.time } };
  world.store.put(serviceOrders, kept.order.id, kept);
  return kept;
}
