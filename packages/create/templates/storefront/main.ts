import { openStorefront } from './basket.ts';

const { service, basketId, shipmentId, siteId, shippingMethodId } = await openStorefront();

const basket = await service.shipments.setShippingMethod(basketId, shipmentId, { id: shippingMethodId }, { siteId });
console.log(`basket ${basketId} goes by ${shippingMethodId}:`, basket.shipments);
