import { channelOrder } from '../orders.ts';
import type { Chapter, Story } from '@tradelane/example-narration/story';
import type { World } from '../world.ts';

export const orders: Chapter<World> = {
  title: '250 orders come in',
  async play({ connector, seller, clock, origin }, story: Story) {
    const at = new Date(clock.now());
    const day = Array.from({ length: 250 }, (_, index) => channelOrder(index + 1, at));
    const sent = await connector.orders.upsertOrders({ orders: day, origin });
    story.expect(sent.ok && sent.responses.length === 3, '250 orders in three requests');
    story.fact('250 orders in three requests, each all or nothing');

    const poisoned = [channelOrder(1, at), channelOrder(252, at, { order_lines: [] })];
    const { succeeded, failed } = await connector.orders.upsertOrders({ orders: poisoned, origin });
    story.expect(succeeded.length === 1 && failed.length === 1, 'the invalid order to be isolated');
    story.expect(failed[0]?.index === 1, 'the second order to be the invalid one');
    const stale = channelOrder(1, new Date(at.getTime() - 60_000), { status: 'CLOSED' });
    await connector.orders.upsertOrders({ orders: [stale], origin });

    const ids = new Set<string>();
    for await (const order of seller.orders.list({ updated_from: at, limit: 100 })) {
      ids.add(order.channel_order_id);
      if (order.channel_order_id === 'ORD-0001')
        story.expect(order.status === 'AWAITING_ACCEPTANCE', 'the stale update to be ignored');
    }
    story.expect(ids.size === 250, `250 orders, not ${ids.size}`);
    story.fact('the seller pages through exactly 250: the invalid order was isolated, the stale update ignored');
  },
};
