// Generated from specs/ by `pnpm generate`. Do not edit.
/** @description One shipment of the basket. */
export interface BasketShipment {
    /** @description Data about the offers of the operator's sellers in one shipment. */
    c_marketplaceData?: ShipmentOffers;
}
/** @description The shipments of the basket. */
export interface BasketShipments {
    /** @description Shipments of the basket with the new method. */
    shipments?: BasketShipment[];
}
/** @description A problem with one offer. */
export interface OfferError {
    /** @description Machine-readable code. */
    code: string;
    /** @description Identifier of the offer that the error is about. */
    offerId?: string;
    /**
     * Format: int32
     * @description The quantity that is still available.
     */
    maximumQuantity?: number;
    /** @description A price that has changed since the offer was added to the basket. */
    price?: PriceChange;
    /** @description Code of the shipping type that causes the error. */
    shippingTypeCode?: string;
}
/** @description Offers that ship together, and their method. */
export interface OfferGroupSelection {
    /** @description Offers in the group. */
    offers?: OfferReference[] | undefined;
    /** @description Identifier of the shipping method. */
    selectedShippingMethod?: string | undefined;
}
/** @description Refers to an offer. */
export interface OfferReference {
    /** @description Identifier of the offer. */
    id?: string | undefined;
}
/** @description Offers that are shipped together. */
export interface OfferShipment {
    /** @description The methods to choose from. */
    shippingMethods?: ShippingMethod[];
}
/** @description A price that has changed since the offer was added to the basket. */
export interface PriceChange {
    /** @description The price before. */
    originValue?: number;
    /** @description The price now. */
    value: number;
}
/** @description Error body of the storefront. */
export interface Problem {
    /**
     * Format: uri
     * @description Identifies the kind of problem.
     */
    type?: string;
    /** @description Short description of the problem, for people. */
    title?: string;
    /** @description The HTTP status again. */
    status?: string;
    /** @description Explanation for a person. */
    detail?: string;
}
/** @description Data about the offers of the operator's sellers in one shipment. */
export interface ShipmentOffers {
    /** @description Whether SH02 has been called. */
    isSH02Done: boolean;
    /** @description Offers that cannot be delivered with the method, and the reasons. */
    errors?: OfferError[];
    /** @description Shipments of the offers, each with its available methods. */
    shipments?: OfferShipment[];
    /** @description Shipping price. Its fields are not shown in the documents. */
    shippingPrice: Record<string, never>;
    /** @description Taxes on shipping. Its fields are not shown in the documents. */
    shippingTaxes: Record<string, never>;
}
export interface ShipmentsSetShippingMethodQuery {
    /**
     * @description Storefront site of the basket.
     * @example acme-fr
     */
    siteId: string;
}
/** @description One way of delivery. */
export interface ShippingMethod {
    /** @description Identifier of the shipping method. Send it to choose the method. */
    id?: string;
    /** @description Whether it is the chosen one. */
    selected?: boolean;
    /** @description Order deadline for the stated delivery date. */
    cutOffNextDate?: string;
    /** @description Delivery time. Its fields are not shown in the documents. */
    deliveryDateTime?: Record<string, never>;
    /** @description Price. Its fields are not shown in the documents. */
    price?: Record<string, never>;
}
/** @description The chosen methods. */
export interface ShippingMethodSelection {
    /** @description Shipping method of the whole shipment. */
    id?: string | undefined;
    /** @description Methods for groups of offers of the operator's sellers. */
    c_marketplaceData?: OfferGroupSelection[] | undefined;
}
export interface paths {
    "/baskets/{basketId}/shipments/{shipmentId}/shipping-method": {
        parameters: {};
        /**
         * Set the shipping method of a basket shipment
         * @description Sets the shipping method of one shipment of a basket. `id` is the method of the whole shipment. `c_marketplaceData` sets a method for groups of offers of the operator's sellers. The response contains the available methods, the resulting price and taxes. `errors` lists offers that cannot be delivered with the method. The status is 200 even if there are such errors.
         */
        put: operations["setShippingMethod"];
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        ShippingMethodSelection: ShippingMethodSelection;
        OfferGroupSelection: OfferGroupSelection;
        OfferReference: OfferReference;
        BasketShipments: BasketShipments;
        BasketShipment: BasketShipment;
        ShipmentOffers: ShipmentOffers;
        OfferError: OfferError;
        PriceChange: PriceChange;
        OfferShipment: OfferShipment;
        ShippingMethod: ShippingMethod;
        Problem: Problem;
    };
    responses: {
        /** @description A parameter or field is missing or invalid. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": Problem;
            };
        };
        /** @description The token is missing, invalid or expired. */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": Problem;
            };
        };
        /** @description The basket belongs to another shopper. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": Problem;
            };
        };
        /** @description The basket or shipment does not exist. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": Problem;
            };
        };
        /** @description The content types in `Accept` are not available. */
        NotAcceptable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": Problem;
            };
        };
        /** @description The content type of the request body is not supported. */
        UnsupportedMediaType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": Problem;
            };
        };
        /** @description Too many requests. */
        TooManyRequests: {
            headers: {
                /** @description Seconds to wait before the next attempt. */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": Problem;
            };
        };
        /** @description An unexpected failure on the server. Whether the request took effect is unknown. */
        ServerError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": Problem;
            };
        };
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    setShippingMethod: {
        parameters: {
            query: ShipmentsSetShippingMethodQuery;
            path: {
                /**
                 * @description Identifier of the basket.
                 * @example bsk_3f9a
                 */
                basketId: string;
                /**
                 * @description Identifier of the shipment in the basket.
                 * @example me
                 */
                shipmentId: string;
            };
        };
        requestBody: {
            content: {
                "application/json": ShippingMethodSelection;
            };
        };
        responses: {
            /** @description The shipments of the basket with the new method. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": BasketShipments;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
}
