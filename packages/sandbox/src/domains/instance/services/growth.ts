import { growth, type Growth } from '../../../world/index.ts';
import { seedUuid } from '../../common/demo-world.ts';
import { locations, serviceOrders, services } from './model/index.ts';

/** Services, their places, and orders of them. */
export const serviceGrowth: readonly Growth[] = [
  growth(serviceOrders, 20, ({ store }, like, { n, time }) => {
    const id = `SO-${10_000_001 + n}`;
    const order = {
      ...like.order,
      id,
      commercial_order_id: `ORD-${20_000_001 + n}`,
      date_created: time,
      date_updated: time,
    };
    store.put(serviceOrders, id, { ...like, order });
  }),
  growth(services, 5, ({ store }, like, { n, time }) => {
    const code = `SRV-${10_000_001 + n}`;
    const title = `${like.service.title} ${n + 1}`;
    store.put(services, code, {
      ...like,
      service: { ...like.service, code, title, date_created: time, date_updated: time },
    });
  }),
  growth(locations, 2, ({ store }, like, { n }) => {
    const id = seedUuid(0x10c, n);
    store.put(locations, id, { ...like, location: { ...like.location, id } });
  }),
];
