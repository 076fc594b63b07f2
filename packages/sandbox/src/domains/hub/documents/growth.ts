import { pdf } from '../../../files/pdf.ts';
import { files } from '../../../world/files.ts';
import { growth, type Growth } from '../../../world/index.ts';
import { seedUuid } from '../../common/demo-world.ts';
import { manyOrder } from '../orders/model/index.ts';
import { documents } from './model.ts';

export const documentGrowth: readonly Growth[] = [
  growth(documents, 50, (world, { return_id: _, ...like }, { n, order: index, time }) => {
    const order = manyOrder(world, index);
    if (order === undefined) return;
    const id = seedUuid(0xd0c, n);
    const bytes = pdf([`${like.type} ${order.id}`]);
    world.store.put(files, id, bytes);
    world.store.put(documents, id, {
      ...like,
      id,
      order_id: order.id,
      channel_document_id: `DOC-${10_000_001 + n}`,
      size_in_bytes: bytes.length,
      updated_at: time,
    });
  }),
];
