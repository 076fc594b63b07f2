import { type Basket, createBasket } from '@tradelane/basket';
import { type CatalogManagerSeller, createCatalogManagerSeller } from '@tradelane/catalog-manager-seller';
import { createStage, type Stage } from '@tradelane/example-narration/stage';
import type { Story } from '@tradelane/example-narration/story';
import { createMarketplaceOperator, type MarketplaceOperator } from '@tradelane/marketplace-operator';
import { createMarketplaceSeller, type MarketplaceSeller } from '@tradelane/marketplace-seller';
import { createServicesSeller, type ServicesSeller } from '@tradelane/services-seller';

export interface World extends Pick<Stage, 'clock' | 'close'> {
  readonly shop: MarketplaceSeller;
  readonly catalog: CatalogManagerSeller;
  readonly services: ServicesSeller;
  readonly operator: MarketplaceOperator;
  readonly basket: Basket;
  readonly basketIds: Stage['world']['basket'];
  /** Places an order at the shop, as a customer does. Returns its ID. */
  place(sku: string, quantity: number): Promise<string>;
}

/** The demo instance, and the clients of a shop, its operator and its storefront. */
export async function createWorld(story: Story): Promise<World> {
  const { shared, urls, credentials, world, clock, control, close } = await createStage(story, {
    seed: 'demo',
    startInMs: Date.UTC(2026, 2, 4, 12),
  });
  const seller = { ...shared, baseUrl: urls.instance_url, auth: { apiKey: credentials.shops[0]?.api_key ?? '' } };
  return {
    clock,
    close,
    shop: createMarketplaceSeller(seller).forShop(2001),
    catalog: createCatalogManagerSeller(seller).forShop(2001),
    services: createServicesSeller(seller).forShop(2001),
    operator: createMarketplaceOperator({
      ...shared,
      baseUrl: urls.instance_url,
      auth: { apiKey: credentials.operator.api_key },
    }),
    basket: createBasket({ ...shared, baseUrl: urls.basket_url, auth: { token: credentials.basket.bearer } }),
    basketIds: world.basket,
    async place(sku, quantity) {
      const order = { shop_id: 2001, lines: [{ sku, quantity }] };
      return (await control<{ readonly order_id: string }>('POST', '/shop-orders', order)).order_id;
    },
  };
}
