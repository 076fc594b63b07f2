import { type Basket, createBasket, fromEnv } from '@tradelane/basket';

/** The basket service with the basket that the program works with. */
export interface Storefront {
  readonly service: Basket;
  readonly basketId: string;
  readonly shipmentId: string;
  readonly siteId: string;
  readonly shippingMethodId: string;
}

/** The service of `.env`, or one in this process where `.env` names none. */
export async function openStorefront(): Promise<Storefront> {
  if (process.env['TRADELANE_BASE_URL']) {
    const { BASKET_ID, SHIPMENT_ID, SITE_ID, SHIPPING_METHOD_ID } = process.env;
    if (!BASKET_ID || !SHIPMENT_ID || !SITE_ID || !SHIPPING_METHOD_ID)
      throw new Error('Set BASKET_ID, SHIPMENT_ID, SITE_ID and SHIPPING_METHOD_ID in .env.');
    return {
      service: createBasket(fromEnv()),
      basketId: BASKET_ID,
      shipmentId: SHIPMENT_ID,
      siteId: SITE_ID,
      shippingMethodId: SHIPPING_METHOD_ID,
    };
  }
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
