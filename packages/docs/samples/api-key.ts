import { createMarketplaceSeller } from '@tradelane/marketplace-seller';

const instance = createMarketplaceSeller({
  baseUrl:
    process.env['TRADELANE_BASE_URL'] ?? 'http://localhost:4010/instance',
  auth: { apiKey: process.env['TRADELANE_API_KEY'] ?? '' },
});

const shop = await instance.account.get();
console.log(shop.shop_name);
