import { BadRequestError } from '@tradelane/core';
import { basketOptionsFromEnv, createBasket } from '@tradelane/basket';

const service = createBasket({
  ...basketOptionsFromEnv(),
  // A customer waits for this call, so it ends after three seconds, including retries.
  deadlineInMs: 3_000,
});
const [siteId = '', basketId = '', shipmentId = '', methodId = ''] = process.argv.slice(2);

try {
  const basket = await service.shipments.setShippingMethod(basketId, shipmentId, { id: methodId }, { siteId });
  console.log('set', JSON.stringify(basket.shipments));
} catch (error) {
  if (!(error instanceof BadRequestError)) throw error;
  // Show this text to the customer.
  console.log(error.serverMessage ?? 'This shipping method is not available.');
}
