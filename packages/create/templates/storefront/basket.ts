import { type Basket, createBasket, basketOptionsFromEnv } from '@tradelane/basket';

/** The client, with the basket to work with. */
export interface Storefront {
  readonly service: Basket;
  readonly basketId: string;
  readonly shipmentId: string;
  readonly siteId: string;
  readonly shippingMethodId: string;
}

/** Opens the service in `.env`, or a sandbox in this process if no variable is set. */
export async function openStorefront(): Promise<Storefront> {
  // If a variable is missing or misspelled, `basketOptionsFromEnv` throws.
  const namesHost = Object.keys(process.env).some(
    (name) => /^TRADELANE_(?!DEBUG$)/.test(name) && process.env[name]?.trim(),
  );
  if (namesHost) {
    const service = createBasket(basketOptionsFromEnv());
    const { BASKET_ID, SHIPMENT_ID, SITE_ID, SHIPPING_METHOD_ID } = process.env;
    if (!BASKET_ID || !SHIPMENT_ID || !SITE_ID || !SHIPPING_METHOD_ID)
      throw new Error('Set BASKET_ID, SHIPMENT_ID, SITE_ID and SHIPPING_METHOD_ID in .env.');
    return {
      service,
      basketId: BASKET_ID,
      shipmentId: SHIPMENT_ID,
      siteId: SITE_ID,
      shippingMethodId: SHIPPING_METHOD_ID,
    };
  }
  console.warn('No TRADELANE_… variable is set. Running against a sandbox in this process.');
  const { createSandbox } = await import('@tradelane/sandbox');
  const sandbox = createSandbox();
  const { urls, credentials, world } = sandbox.info();
  const { basket_id, shipment_id, site_id, shipping_method_id } = world.basket;
  return {
    service: createBasket({
      baseUrl: urls.basket_url,
      auth: { token: credentials.basket.bearer },
      fetch: sandbox.fetch,
    }),
    basketId: basket_id,
    shipmentId: shipment_id,
    siteId: site_id,
    shippingMethodId: shipping_method_id,
  };
}
