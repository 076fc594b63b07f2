import { BadRequestError } from '@tradelane/core';
import { channelOrder, chunks } from '../orders.ts';
import type { Chapter, Story } from '@tradelane/example-narration/story';
import type { World } from '../world.ts';

export const orders: Chapter<World> = {
  title: '250 orders come in',
  async play({ connector, seller, clock, origin }, story: Story) {
    const at = new Date(clock.now());
    const day = Array.from({ length: 250 }, (_, index) => channelOrder(index + 1, at));
    for (const batch of chunks(day, 100)) await connector.orders.upsert({ orders: batch, origin });
    story.fact('250 orders in three calls, each all or nothing');

    const poisoned = [channelOrder(251, at), channelOrder(252, at, { order_lines: [] })];
    const refusal = await story.refused(
      connector.orders.upsert({ orders: poisoned, origin }),
      BadRequestError,
      'an order without lines',
    );
    story.expect(
      refusal.fieldErrors.some(({ field }) => field?.includes('orders[1]')),
      'the refusal to name the second order',
    );
    const stale = channelOrder(1, new Date(at.getTime() - 60_000), { status: 'CLOSED' });
    await connector.orders.upsert({ orders: [stale], origin });

    const ids = new Set<string>();
    for await (const order of seller.orders.list({ updated_from: at, limit: 100 })) {
      ids.add(order.channel_order_id);
      if (order.channel_order_id === 'ORD-0001')
        story.expect(order.status === 'AWAITING_ACCEPTANCE', 'the stale update to be ignored');
    }
    story.expect(ids.size === 250, `250 orders, not ${ids.size}`);
    story.fact('the seller pages through exactly 250: the poisoned batch was refused whole, the stale update ignored');
  },
};
