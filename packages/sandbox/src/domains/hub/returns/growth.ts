import { growth, type Growth } from '../../../world/index.ts';
import { seedUuid } from '../../common/demo-world.ts';
import { manyOrder } from '../orders/model/index.ts';
import { returns } from './model.ts';

export const returnGrowth: readonly Growth[] = [
  growth(returns, 50, (world, like, { n, order: index, time }) => {
    const order = manyOrder(world, index);
    const [line] = order?.order_lines ?? [];
    if (order === undefined || line === undefined) return;
    const id = seedUuid(0x3e7, n);
    world.store.put(returns, id, {
      ...like,
      id,
      order_id: order.id,
      channel_return_id: `RET-${10_000_001 + n}`,
      origin: order.origin,
      return_lines: like.return_lines
        .slice(0, 1)
        .map((one) => ({ ...one, order_line_id: line.id, product_id: line.product.id })),
      created_at: time,
      channel_updated_at: time,
      updated_at: time,
    });
  }),
];
