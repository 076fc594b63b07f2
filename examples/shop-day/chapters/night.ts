import { exportOffers, exportOrders } from '@tradelane/marketplace-seller';
import type { Chapter, Story } from '@tradelane/example-narration/story';
import type { World } from '../world.ts';

const offer = { sku: 'LAMP-2', id: 30_003 };

export const night: Chapter<World> = {
  title: 'Prices change, and the night export runs',
  async play({ shop, clock }, story: Story) {
    const { import_id: id = '' } = await shop.prices.import({
      file: new File([`offer-sku;price\n${offer.sku};54.9\n`], 'prices.csv', { type: 'text/csv' }),
    });
    const status = async () => (await shop.prices.imports({ import_id: [id] })).items[0]?.status;
    while ((await status()) !== 'COMPLETE') await clock.wait(60_000);
    const { price } = await shop.offers.get(offer.id);
    story.expect(price === 54.9, `the new price, not ${price}`);
    story.fact(`${offer.sku} now costs ${price}`);

    const counts = { orders: 0, offers: 0 };
    const until = new Date(clock.now());
    const day = { start_date: '2025-01-01T00:00:00Z', end_date: until };
    for await (const _ of exportOrders(shop, day)) counts.orders += 1;
    for await (const _ of exportOffers(shop)) counts.offers += 1;
    story.expect(counts.orders > 50 && counts.offers > 20, `orders and offers, not ${JSON.stringify(counts)}`);
    story.fact(`the night export has ${counts.orders} orders and ${counts.offers} offers`);
  },
};
