// Generated from specs/ by `pnpm generate`. Do not edit.
import { asJson, json, type Lite, type LiteCallOptions } from '@tradelane/core/lite';
import type {
  BasketShipments,
  ShipmentsSetShippingMethodQuery,
  ShippingMethodSelection,
} from './types.ts';

export { createLite, type Lite, type LiteCallOptions, type LiteOptions } from '@tradelane/core/lite';

/**
 * Set the shipping method of a basket shipment.
 *
 * Sets the shipping method of one shipment of a basket. `id` is the method of the whole shipment. `c_marketplaceData`
 * sets a method for groups of offers of the operator's sellers. The response contains the available methods, the
 * resulting price and taxes. `errors` lists offers that cannot be delivered with the method. The status is 200 even if
 * there are such errors.
 *
 * @param basketId Identifier of the basket.
 * @param shipmentId Identifier of the shipment in the basket.
 * @see setShippingMethod: `PUT /baskets/{basketId}/shipments/{shipmentId}/shipping-method`
 */
export function shipmentsSetShippingMethod(
  lite: Lite,
  basketId: string,
  shipmentId: string,
  body: ShippingMethodSelection,
  query: ShipmentsSetShippingMethodQuery,
  options?: LiteCallOptions,
): Promise<BasketShipments> {
  return lite({
    id: 'setShippingMethod',
    method: 'PUT',
    path: '/baskets/{basketId}/shipments/{shipmentId}/shipping-method',
    required: [['siteId']],
    write: json,
    read: asJson,
  }, { path: { basketId, shipmentId }, body, query }, options);
}
