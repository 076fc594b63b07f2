import { pdf } from '../../../files/pdf.ts';
import { files } from '../../../world/files.ts';
import type { World } from '../../../world/index.ts';
import { at } from '../common/backdate.ts';
import { orders } from '../orders/model/index.ts';
import { addMessage, anonymizeConversations, type Conversation } from './model.ts';

const asked = [
  ['acme_ORD-1002', 'CUST-71'],
  ['acme_ORD-1006', undefined],
  ['acme_ORD-1043', undefined],
] as const;

export function seedConversations(world: World): void {
  for (const [i, [orderId, customerId]] of asked.entries()) {
    const order = world.store.get(orders, orderId)?.order;
    if (order === undefined) continue;
    const sender = {
      type: 'CUSTOMER',
      ...(customerId !== undefined && { id: customerId }),
      name: 'Ada Martin',
    } as const;
    at(world, 10 - i, () => {
      const conversation: Conversation = {
        id: world.uuid('conversation'),
        channel_conversation_id: `CNV-${world.next('channel-conversation')}`,
        entity: { type: 'ORDER', id: order.id, channel_entity_id: order.channel_order_id },
        origin: order.origin,
        participants: [sender],
        topic: { type: 'FREE_TEXT', value: 'Delivery date' },
        created_at: world.time,
        updated_at: world.time,
      };
      const attachment = { id: world.uuid('attachment'), filename: 'photo.pdf' };
      const bytes = pdf(['What I received']);
      world.store.put(files, attachment.id, bytes);
      addMessage(world, conversation, {
        sender,
        body: 'When will it arrive?',
        attachments: [{ ...attachment, size_in_bytes: bytes.length }],
      });
      world.now += 60_000;
      addMessage(world, conversation, {
        sender: { type: 'STORE', name: 'Harbour Shoes' },
        body: 'It leaves tomorrow.',
        attachments: [],
      });
      if (order.anonymized_at !== undefined) {
        world.now += 60_000;
        anonymizeConversations(world, order.id);
      }
    });
  }
}
