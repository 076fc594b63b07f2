import { BadRequestError } from '@tradelane/core';
import type { Chapter, Story } from '@tradelane/example-narration/story';
import type { World } from '../world.ts';

export const services: Chapter<World> = {
  title: 'Service orders are accepted, refused and consumed',
  async play({ services: platform, clock }, story: Story) {
    const orders = await Array.fromAsync(platform.orders.list({ limit: 100 }));
    const [accepted, refused] = orders.filter(({ state }) => state === 'WAITING_ACCEPTANCE');
    const pending = orders.find(
      ({ state, consumption }) => state === 'ORDER_PENDING' && consumption?.type === 'CONFIRMATION_BY_SHOP',
    );
    story.expect(accepted !== undefined && refused !== undefined && pending !== undefined, 'orders to decide');
    await platform.orders.accept(accepted.id);
    await platform.orders.refuse(refused.id);
    await platform.orders.consume(pending.id, { date_consumed: new Date(clock.now()).toISOString() });
    const wrong = await story.refused(
      platform.orders.accept(refused.id),
      BadRequestError,
      'an order that was refused before',
    );
    story.fact(`one accepted, one refused, one consumed. Accepting the refused one fails: ${wrong.serverMessage}`);
  },
};
