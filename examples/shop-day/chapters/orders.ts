import { createMemoryCheckpoints } from '@tradelane/core';
import { type Order, syncOrders } from '@tradelane/marketplace-seller';
import type { Chapter, Story } from '@tradelane/example-narration/story';
import type { World } from '../world.ts';

const offer = { sku: 'CHAIR-4', id: 30_002 };

export const orders: Chapter<World> = {
  title: 'Orders come in, are accepted and leave',
  async play({ shop, place, clock }, story: Story) {
    const stock = async (): Promise<number> => (await shop.offers.get(offer.id)).quantity;
    const before = await stock();
    const placed: string[] = [];
    for (const quantity of [1, 2, 1]) placed.push(await place(offer.sku, quantity));
    const after = await stock();
    story.expect(before - after === 4, `four chairs less in stock, not ${before - after}`);

    const books = new Map<string, Order>();
    const checkpoint = createMemoryCheckpoints();
    const sync = () =>
      syncOrders(shop, {
        checkpoint,
        since: new Date(clock.now() - 3_600_000),
        handler: (order) => void books.set(order.order_id, order),
      });
    await sync();
    story.expect(
      placed.every((id) => books.has(id)),
      'the new orders in the books',
    );
    story.fact(`${placed.length} orders came in, and the stock of ${offer.sku} fell from ${before} to ${after}`);

    const [first = '', second = '', refused = ''] = placed;
    const decide = async (id: string, accepted: boolean): Promise<void> => {
      const lines = books.get(id)?.order_lines ?? [];
      await shop.orders.accept(id, {
        order_lines: lines.map(({ order_line_id }) => ({ id: order_line_id, accepted })),
      });
    };
    await decide(first, true);
    await decide(second, true);
    await decide(refused, false);
    await clock.wait(60_000);
    for (const id of [first, second]) {
      await shop.orders.updateTracking(id, { carrier_code: 'express-post', tracking_number: `EP-${id}` });
      await shop.orders.ship(id);
    }
    await sync();
    const states = placed.map((id) => books.get(id)?.order_state);
    story.expect(states.join() === 'SHIPPED,SHIPPED,REFUSED', `two shipped and one refused, not ${states.join()}`);
    story.expect((await stock()) === after + 1, 'the refused chair back in stock');
    story.fact('two were accepted, tracked and shipped, one was refused, and its chair is back in stock');

    const [line] = books.get(second)?.order_lines ?? [];
    story.expect(line !== undefined, 'a line to refund');
    await shop.orders.refund({
      refunds: [
        {
          order_line_id: line.order_line_id,
          amount: line.price_unit,
          shipping_amount: 0,
          quantity: 1,
          reason_code: '14',
        },
      ],
    });
    await clock.wait(60_000);
    const movements = await Array.fromAsync(shop.transactions.list({ order_id: [second] }), ({ type }) => type);
    story.expect(movements.includes('ORDER_AMOUNT') && movements.includes('REFUND_ORDER_AMOUNT'), 'sale and refund');
    story.fact(`one chair was refunded, and the account has ${movements.length} movements of that order`);
  },
};
