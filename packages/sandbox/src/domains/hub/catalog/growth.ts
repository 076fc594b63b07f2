import { growth, type Growth } from '../../../world/index.ts';
import { products } from './model.ts';

export const productGrowth: readonly Growth[] = [
  growth(products, 20, ({ store }, like, { n }) => {
    const id = `SKU-${10_000_001 + n}`;
    store.put(products, id, { ...like, id, gtins: [{ value: String(5_000_000_000_000 + n) }] });
  }),
];
