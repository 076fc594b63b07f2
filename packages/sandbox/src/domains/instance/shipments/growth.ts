import { growth, type Growth } from '../../../machinery/world/index.ts';
import { seedUuid } from '../../common/demo-world.ts';
import { marketplaceOrders, shipments } from './model.ts';

/** Of the bulk order there is one. */
const mostLines = 20;

/** Marketplace orders and shipments. */
export const shipmentGrowth: readonly Growth[] = [
  growth(marketplaceOrders, 50, ({ store }, like, { n, time }) => {
    const commercial_id = `ORD-${30_000_001 + n}`;
    const id = `${commercial_id}-A`;
    const lines = like.lines.slice(0, mostLines).map((line, i) => ({ ...line, id: `${id}-${i + 1}` }));
    store.put(marketplaceOrders, id, { ...like, id, commercial_id, lines, shipping_date: time, date_created: time });
  }),
  growth(shipments, 30, ({ store }, { shopId, shipment }, { n, time }) => {
    const id = seedUuid(0x5418, n);
    store.put(shipments, id, { shopId, shipment: { ...shipment, id, created_date: time, last_updated_date: time } });
  }),
];
