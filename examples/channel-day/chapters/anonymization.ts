import type { Chapter, Story } from '@tradelane/example-narration/story';
import type { World } from '../world.ts';

export const anonymization: Chapter<World> = {
  title: 'A month later the customer is forgotten',
  async play({ connector, seller, clock, channel_id }, story: Story) {
    const dayInMs = 86_400_000;
    const anonymize_after = new Date(clock.now() + 30 * dayInMs).toISOString();
    await connector.orders.setAnonymizeAfter({
      orders: [{ channel_id, channel_order_id: 'ORD-0010', anonymize_after }],
    });
    await clock.advance(31 * dayInMs);
    const [order] = (await seller.orders.list({ order_ids: ['acme_web_ORD-0010'] })).items;
    story.expect(order?.anonymized_at !== undefined && order.shipping_info.email === undefined, 'an anonymized order');
    story.fact(`the order was anonymized at ${order.anonymized_at}, which removes name, address and email permanently`);
  },
};
