import { notFound } from '../../../../errors/index.ts';
import type { Context } from '../../../../http/context.ts';
import { sees } from '../../common/access.ts';
import { refuseMissing } from '../../common/removed.ts';
import { serviceOrders, type StoredServiceOrder } from './orders.ts';
import { services, type StoredService } from './services.ts';

/** The service that the path names, if it exists for the caller. */
export function requireService(context: Context<'SOF26' | 'SOF27' | 'SOF43'>): StoredService {
  const code = context.path.service_code;
  const stored = context.world.store.get(services, code);
  return stored !== undefined && sees(context, stored.shopId) ? stored : refuseMissing(context, 'Service', code);
}

/** The order that the path names, if it exists for the caller. */
export function requireServiceOrder(
  context: Context<'SOR04' | 'SOR21' | 'SOR22' | 'SOR25' | 'SOR28' | 'SOR43' | 'SOR51'>,
): StoredServiceOrder {
  const id = context.path.order_id;
  const stored = context.world.store.get(serviceOrders, id);
  return stored !== undefined && sees(context, stored.shopId) ? stored : notFound(`Order ${id}`);
}
