import { BadRequestError } from '@tradelane/core';
import { basketOptionsFromEnv, createBasket } from '@tradelane/basket';

const service = createBasket({
  ...basketOptionsFromEnv(),
  // A customer waits for this call, so it ends after three seconds,
  // including retries.
  deadlineInMs: 3_000,
});
const [siteId = '', basketId = '', shipmentId = '', methodId = ''] =
  process.argv.slice(2);

try {
  const basket = await service.shipments.setShippingMethod(
    basketId,
    shipmentId,
    { id: methodId },
    { siteId },
  );
  for (const { c_marketplaceData: offers } of basket.shipments ?? []) {
    // The status is 200 even if some offers can't be delivered with this
    // method.
    for (const { offerId, code } of offers?.errors ?? [])
      console.log(`not set for offer ${offerId}: ${code}`);
    console.log(`shipping costs ${JSON.stringify(offers?.shippingPrice)}`);
  }
} catch (error) {
  if (!(error instanceof BadRequestError)) throw error;
  // Show this text to the customer.
  console.log(
    error.serverMessage ?? 'This shipping method is not available.',
  );
}
