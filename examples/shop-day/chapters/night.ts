import { exportOffers, exportOrders, runPriceImport, runStockImport } from '@tradelane/marketplace-seller';
import type { Chapter, Story } from '@tradelane/example-narration/story';
import type { World } from '../world.ts';

const offer = { sku: 'LAMP-2', id: 30_003 };

export const night: Chapter<World> = {
  title: 'Prices and stock change, and the night export runs',
  async play({ shop, clock }, story: Story) {
    const prices = [{ 'offer-sku': offer.sku, price: 54.9 }];
    (await runPriceImport(shop, { rows: prices }, { intervalInMs: 60_000 })).throwIfFailed();
    const stock = [
      { 'offer-sku': offer.sku, quantity: 3 },
      { 'offer-sku': 'NOTHING-0', quantity: 1 },
    ];
    const stocked = await runStockImport(shop, { rows: stock }, { intervalInMs: 60_000 });
    const [refused] = await Array.fromAsync(stocked.errors());
    story.expect(refused?.line === 3, 'the third line to be refused');
    const { price, quantity } = await shop.offers.get(offer.id);
    story.expect(price === 54.9 && quantity === 3, `the new price and stock, not ${price} and ${quantity}`);
    story.fact(`${offer.sku} now costs ${price}, and ${quantity} are left. Line 3 was refused: ${refused.message}`);

    const counts = { orders: 0, offers: 0 };
    const until = new Date(clock.now());
    const day = { start_date: '2025-01-01T00:00:00Z', end_date: until };
    for await (const _ of exportOrders(shop, day)) counts.orders += 1;
    for await (const _ of exportOffers(shop)) counts.offers += 1;
    story.expect(counts.orders > 50 && counts.offers > 20, `orders and offers, not ${JSON.stringify(counts)}`);
    story.fact(`the night export has ${counts.orders} orders and ${counts.offers} offers`);
  },
};
