// Generated from specs/ by `pnpm generate`. Do not edit.
/** One shipment of the basket. */
export interface BasketShipment {
    /** Data about the offers of the operator's sellers in one shipment. */
    c_marketplaceData?: ShipmentOffers;
}
/** The shipments of the basket. */
export interface BasketShipments {
    /** Shipments of the basket with the new method. */
    shipments?: BasketShipment[];
}
/** A problem with one offer. */
export interface OfferError {
    /** Machine-readable code. */
    code: string;
    /** Identifier of the offer that the error is about. */
    offerId?: string;
    /** The quantity that is still available. */
    maximumQuantity?: number;
    /** A price that has changed since the offer was added to the basket. */
    price?: PriceChange;
    /** Code of the shipping type that causes the error. */
    shippingTypeCode?: string;
}
/** Offers that ship together, and their method. */
export interface OfferGroupSelection {
    /** Offers in the group. */
    offers?: OfferReference[] | undefined;
    /** Identifier of the shipping method. */
    selectedShippingMethod?: string | undefined;
}
/** Refers to an offer. */
export interface OfferReference {
    /** Identifier of the offer. */
    id?: string | undefined;
}
/** Offers that are shipped together. */
export interface OfferShipment {
    /** The methods to choose from. */
    shippingMethods?: ShippingMethod[];
}
/** A price that has changed since the offer was added to the basket. */
export interface PriceChange {
    /** The price before. */
    originValue?: number;
    /** The price now. */
    value: number;
}
/** Error body of the storefront. */
export interface Problem {
    /** Identifies the kind of problem. Format: uri. */
    type?: string;
    /** Short description of the problem, for people. */
    title?: string;
    /** The HTTP status again. */
    status?: string;
    /** Explanation for a person. */
    detail?: string;
}
/** Data about the offers of the operator's sellers in one shipment. */
export interface ShipmentOffers {
    /** Whether SH02 has been called. */
    isSH02Done: boolean;
    /** Offers that cannot be delivered with the method, and the reasons. */
    errors?: OfferError[];
    /** Shipments of the offers, each with its available methods. */
    shipments?: OfferShipment[];
    /** Shipping price. Its fields are not shown in the documents. */
    shippingPrice: Record<string, never>;
    /** Taxes on shipping. Its fields are not shown in the documents. */
    shippingTaxes: Record<string, never>;
}
export interface ShipmentsSetShippingMethodQuery {
    /**
     * Storefront site of the basket.
     * @example acme-fr
     */
    siteId: string;
}
/** One way of delivery. */
export interface ShippingMethod {
    /** Identifier of the shipping method. Send it to choose the method. */
    id?: string;
    /** Whether it is the chosen one. */
    selected?: boolean;
    /** Order deadline for the stated delivery date. */
    cutOffNextDate?: string;
    /** Delivery time. Its fields are not shown in the documents. */
    deliveryDateTime?: Record<string, never>;
    /** Price. Its fields are not shown in the documents. */
    price?: Record<string, never>;
}
/** The chosen methods. */
export interface ShippingMethodSelection {
    /** Shipping method of the whole shipment. */
    id?: string | undefined;
    /** Methods for groups of offers of the operator's sellers. */
    c_marketplaceData?: OfferGroupSelection[] | undefined;
}
export interface paths {
    "/baskets/{basketId}/shipments/{shipmentId}/shipping-method": { put: operations["setShippingMethod"]; };
}
export interface components {
    schemas: {
        ShippingMethodSelection: ShippingMethodSelection; OfferGroupSelection: OfferGroupSelection;
        OfferReference: OfferReference; BasketShipments: BasketShipments; BasketShipment: BasketShipment;
        ShipmentOffers: ShipmentOffers; OfferError: OfferError; PriceChange: PriceChange; OfferShipment: OfferShipment;
        ShippingMethod: ShippingMethod; Problem: Problem;
    };
}
export interface operations {
    setShippingMethod: {
        parameters: {
            query: ShipmentsSetShippingMethodQuery;
            path: {
                /**
                 * Identifier of the basket.
                 * @example bsk_3f9a
                 */
                basketId: string;
                /**
                 * Identifier of the shipment in the basket.
                 * @example me
                 */
                shipmentId: string;
            };
        };
        requestBody: { content: { "application/json": ShippingMethodSelection; }; };
        responses: { 200: { content: { "application/json": BasketShipments; }; }; } & Record<400 | 401 | 403 | 404 | 406 | 415 | 429 | 500, { content: { "application/json": Problem; }; }>;
    };
}
