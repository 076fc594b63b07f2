// Generated from specs/ by `pnpm generate`. Do not edit.
import type { ApiPromise, CallOptions } from '@tradelane/core';
import { call, writes, type Runtime } from '@tradelane/core/runtime';
import { operations as o } from './operations.ts';
import type { BasketShipments, ShipmentsSetShippingMethodQuery, ShippingMethodSelection } from './types.ts';

/** Shipments of a basket. */
export interface ShipmentsMethods {
  /**
   * Set the shipping method of a basket shipment.
   *
   * Sets the shipping method of one shipment of a basket. `id` is the method of the whole shipment.
   * `c_marketplaceData` sets a method for groups of offers of the operator's sellers. The response contains the
   * available methods, the resulting price and taxes. `errors` lists offers that cannot be delivered with the method.
   * The status is 200 even if there are such errors.
   *
   * @param basketId Identifier of the basket.
   * @param shipmentId Identifier of the shipment in the basket.
   * @see setShippingMethod: `PUT /baskets/{basketId}/shipments/{shipmentId}/shipping-method`
   */
  setShippingMethod(
    basketId: string,
    shipmentId: string,
    body: ShippingMethodSelection,
    query: ShipmentsSetShippingMethodQuery,
    options?: CallOptions,
  ): ApiPromise<BasketShipments>;
}

/** Storefront basket: all operations, grouped by resource. */
export interface BasketMethods {
  /** Shipments of a basket. */
  readonly shipments: ShipmentsMethods;
}

/**
 * The methods of the client. Each group is created on first use, so that an unused client stays small.
 * @internal
 */
export function basketMethods(runtime: Runtime): BasketMethods {
  const made: { -readonly [Group in keyof BasketMethods]?: BasketMethods[Group] } = {};
  return {
    get shipments() {
      return (made.shipments ??= writes<ShipmentsMethods>(runtime, { setShippingMethod: o.setShippingMethod }, {
        setShippingMethod: (basketId, shipmentId, body, query, options) => call(runtime, o.setShippingMethod, { path: { basketId, shipmentId }, body, query }, options),
      }));
    },
  };
}
