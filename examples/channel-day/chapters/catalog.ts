import type { Chapter, Story } from '@tradelane/example-narration/story';
import type { World } from '../world.ts';

export const catalog: Chapter<World> = {
  title: 'The seller fills the catalog',
  async play({ seller }, story: Story) {
    const products = Array.from({ length: 40 }, (_, index) => ({
      id: `SKU-${100 + index}`,
      titles: [{ locale: 'en_US', value: `Article ${100 + index}` }],
      brand: 'Harbour',
      standard_prices: [{ price: { amount: 20 + index, currency: 'EUR' } }],
      quantities: [{ available_quantity: 10 }],
    }));
    (await seller.products.upsert({ products })).throwIfFailed();
    (await seller.products.upsert({ products: [{ id: 'SKU-100', brand: null }] })).throwIfFailed();
    (await seller.products.delete({ products: [{ id: 'SKU-139' }] })).throwIfFailed();

    const found = await Array.fromAsync(seller.products.list());
    const first = found.find(({ id }) => id === 'SKU-100');
    story.expect(found.length === 39, '39 products after one was deleted');
    story.expect(
      first?.titles?.[0]?.value === 'Article 100' && (first.brand ?? null) === null,
      'a cleared brand next to an unchanged title',
    );
    story.fact('39 products: a null cleared one field and left the others unchanged');
  },
};
