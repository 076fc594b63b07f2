import { BadRequestError, type Basket, type BasketShipments } from '@tradelane/basket';

/** What a customer has chosen. */
export interface Choice {
  readonly basketId: string;
  readonly shipmentId: string;
  readonly methodId: string;
}

/** Sets how a shipment of a basket goes out. A method that cannot be had is no failure of the program: the customer is told why. */
export async function chooseShipping(
  service: Basket,
  siteId: string,
  { basketId, shipmentId, methodId }: Choice,
): Promise<BasketShipments | string> {
  try {
    return await service.shipments.setShippingMethod(basketId, shipmentId, { id: methodId }, { siteId });
  } catch (error) {
    if (error instanceof BadRequestError) return error.serverMessage ?? 'This shipping method is not available.';
    throw error;
  }
}
