import { growth, type Growth } from '../../../world/index.ts';
import { seedUuid } from '../../common/demo-world.ts';
import { manyOrder } from '../orders/model/index.ts';
import { conversations, messages } from './model.ts';

/** Conversations about many orders, with a message each. */
export const conversationGrowth: readonly Growth[] = [
  growth(conversations, 20, (world, like, { n, order: index, time }) => {
    const order = manyOrder(world, index);
    if (order === undefined) return;
    const id = seedUuid(0xc01, n);
    world.store.put(conversations, id, {
      ...like,
      id,
      channel_conversation_id: `CNV-${10_000_001 + n}`,
      entity: { type: 'ORDER', id: order.id, channel_entity_id: order.channel_order_id },
      origin: order.origin,
      created_at: time,
      updated_at: time,
    });
    const message = seedUuid(0xc02, n);
    world.store.put(messages, message, {
      id: message,
      conversation_id: id,
      channel_message_id: `MSG-${10_000_001 + n}`,
      sender: { type: 'CUSTOMER', name: 'Ada Martin' },
      body: 'When will it arrive?',
      attachments: [],
      visible_to_customer: true,
      created_at: time,
      channel_created_at: time,
    });
  }),
];
