import { pdf } from '../../../files/pdf.ts';
import { files } from '../../../world/files.ts';
import type { World } from '../../../world/index.ts';
import { at } from '../common/backdate.ts';
import { documents } from './model.ts';

/** Documents of some orders. */
export function seedDocuments(world: World): void {
  const list = [
    ['acme_ORD-1002', 'CUSTOMER_INVOICE', 'invoice-1002.pdf'],
    ['acme_ORD-1002', 'DELIVERY_SLIP', 'delivery-1002.pdf'],
    ['acme_ORD-1004', 'CUSTOMER_INVOICE', 'invoice-1004.pdf'],
    ['acme_ORD-1015', 'RETURN_LABEL', 'label-1015.pdf'],
    ['acme_ORD-1006', 'CHANNEL_SPECIFIC', 'customs-1006.pdf'],
  ] as const;
  for (const [i, [order_id, type, name]] of list.entries()) {
    at(world, 15 - i, () => {
      const id = world.uuid('document');
      const bytes = pdf([`${type} ${order_id}`]);
      world.store.put(files, id, bytes);
      world.store.put(documents, id, {
        id,
        order_id,
        channel_document_id: `DOC-${70 + i}`,
        name,
        type,
        ...(type === 'CHANNEL_SPECIFIC' && { channel_type: 'CUSTOMS_DECLARATION' }),
        file_format: 'PDF',
        size_in_bytes: bytes.length,
        updated_at: world.time,
      });
    });
  }
}
