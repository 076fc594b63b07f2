import { growth, type Growth } from '../../../world/index.ts';
import { seedUuid } from '../../common/demo-world.ts';
import { shipments } from './model.ts';

export const shipmentGrowth: readonly Growth[] = [
  growth(shipments, 30, ({ store }, { shopId, shipment }, { n, time }) => {
    const id = seedUuid(0x5418, n);
    store.put(shipments, id, { shopId, shipment: { ...shipment, id, created_date: time, last_updated_date: time } });
  }),
];
