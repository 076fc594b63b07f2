import { collection, type Collection } from '../../store/index.ts';

/** A way of delivery that the storefront knows. */
export interface BasketMethod {
  readonly id: string;
  readonly price: number;
  readonly cutOff?: string;
  /** Days until delivery. */
  readonly days: number;
}

/** Offers of one seller that are shipped together, and how they can be. */
export interface OfferGroup {
  readonly offers: readonly string[];
  readonly methods: readonly string[];
  readonly selected: string;
}

export interface BasketShipment {
  readonly id: string;
  readonly groups: readonly OfferGroup[];
}

/** A basket of a shopper on one site of the storefront. */
export interface Basket {
  readonly id: string;
  readonly siteId: string;
  readonly currency: string;
  readonly shipments: readonly BasketShipment[];
}

export const baskets: Collection<Basket> = collection('basket.baskets');
export const basketMethods: Collection<BasketMethod> = collection('basket.methods');

/** The basket that `/__sandbox/info` names. */
export const demoBasket: Readonly<Record<'basket_id' | 'shipment_id' | 'site_id' | 'shipping_method_id', string>> = {
  basket_id: 'bsk_3f9a',
  shipment_id: 'me',
  site_id: 'acme-fr',
  shipping_method_id: 'express',
};
