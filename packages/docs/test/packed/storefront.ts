import { chooseShipping } from '../../samples/storefront.ts';
import { openWorld } from './world.ts';

const world = openWorld();
const { basket_id, shipment_id, site_id, shipping_method_id } = world.sandbox.info().world.basket;
const place = { basketId: basket_id, shipmentId: shipment_id };
const chosen = await chooseShipping(world.basket, site_id, { ...place, methodId: shipping_method_id });
const refused = await chooseShipping(world.basket, site_id, { ...place, methodId: 'none-such' });
console.log(JSON.stringify({ chosen: typeof chosen, refused }));
world.close();
