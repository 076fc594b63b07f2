import { NotFoundError } from '@tradelane/core';
import { createBasket } from '@tradelane/basket';
import { createSandbox } from '@tradelane/sandbox/portable';

const sandbox = createSandbox({ limits: 'off' });
const { urls, credentials, world } = sandbox.info();
const { basket_id, shipment_id, site_id, shipping_method_id } =
  world.basket;
const service = createBasket({
  baseUrl: urls.basket_url,
  auth: { token: credentials.basket.bearer },
  fetch: sandbox.fetch,
});
const call = (basket) =>
  service.shipments.setShippingMethod(
    basket,
    shipment_id,
    { id: shipping_method_id },
    { siteId: site_id },
  );

const { shipments = [] } = await call(basket_id);
if (!shipments.some(({ c_marketplaceData: data }) => data?.isSH02Done))
  throw new Error('the method is not set');
const refusal = await call('no-such-basket').catch((error) => error);
if (!(refusal instanceof NotFoundError))
  throw new Error('an unknown basket is not refused');
