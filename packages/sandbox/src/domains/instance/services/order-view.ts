import type { Schemas } from '../../../generated/instance.ts';
import type { AnyContext, ResponseOf } from '../../../http/context.ts';
import type { World } from '../../../world/index.ts';
import { isSeller } from '../common/access.ts';
import { type ServiceOrder, serviceOrders, type StoredServiceOrder } from './model/index.ts';

/** A shop learns who the customer is when it accepts the order, and never their mail address. */
export function showToSeller({ order, customer }: StoredServiceOrder): Schemas['ServiceOrder'] {
  if (order.date_accepted === undefined) return withoutCustomerPlace(order);
  const { email: _, ...known } = customer;
  return { ...order, customer: known, customer_notification_email: `${order.id.toLowerCase()}@notify.acme.example` };
}

function withoutCustomerPlace(order: ServiceOrder): Schemas['ServiceOrder'] {
  const { location } = order;
  return location.type === 'AT_CUSTOMER_LOCATION' ? { ...order, location: { type: location.type } } : order;
}

/** Operator and front see shop, customer and voucher. */
function showToOthers(stored: StoredServiceOrder): Schemas['OperatorServiceOrder'] {
  const { order, customer, shopId, shopName, voucherCode } = stored;
  return {
    ...order,
    consumption: { ...order.consumption, ...(voucherCode !== undefined && { voucher_code: voucherCode }) },
    customer,
    shop: { id: shopId, name: shopName },
  };
}

/** An order as the caller sees it. */
export const shownTo = (context: AnyContext, stored: StoredServiceOrder): ResponseOf<'SOR04'> =>
  (isSeller(context) ? showToSeller : showToOthers)(stored);

/** Keeps an order with these changes, as updated now. */
export function keepOrder(
  world: World,
  stored: StoredServiceOrder,
  changes: Partial<ServiceOrder>,
): StoredServiceOrder {
  const kept: StoredServiceOrder = { ...stored, order: { ...stored.order, ...changes, date_updated: world.time } };
  world.store.put(serviceOrders, kept.order.id, kept);
  return kept;
}
