import { growth, type Growth } from '../../../world/index.ts';
import { marketplaceOrders } from './model.ts';

/** Of the bulk order there is one. */
const mostLines = 20;

export const orderGrowth: readonly Growth[] = [
  growth(marketplaceOrders, 50, ({ store }, like, { n, time }) => {
    const commercial_id = `ORD-${30_000_001 + n}`;
    const id = `${commercial_id}-A`;
    const lines = like.lines.slice(0, mostLines).map((line, i) => ({ ...line, id: `${id}-${i + 1}` }));
    store.put(marketplaceOrders, id, {
      ...like,
      id,
      commercial_id,
      lines,
      shipping_date: time,
      date_created: time,
      updated: time,
    });
  }),
];
