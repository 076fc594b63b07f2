// Generated from specs/ by `pnpm generate`. Do not edit.
export interface paths {
    "/baskets/{basketId}/shipments/{shipmentId}/shipping-method": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set the shipping method of a basket shipment
         * @description Sets how one shipment of a basket is delivered. `id` is the method of the shipment as a whole; `c_marketplaceData` chooses one for groups of offers of the operator's sellers. The response lists the methods to choose from, the resulting price and taxes, and in `errors` what cannot be delivered so. It is a success even when there are such errors.
         */
        put: operations["setShippingMethod"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description The chosen methods. */
        ShippingMethodSelection: {
            /** @description Shipping method of the shipment as a whole. */
            id?: string;
            /** @description Choices for groups of offers of the operator's sellers. */
            c_marketplaceData?: components["schemas"]["OfferGroupSelection"][];
        };
        /** @description Offers that go together, and the method chosen for them. */
        OfferGroupSelection: {
            /** @description Offers that the choice is for. */
            offers?: components["schemas"]["OfferReference"][];
            /** @description Identifier of the shipping method. */
            selectedShippingMethod?: string;
        };
        /** @description Refers to an offer. */
        OfferReference: {
            /** @description Identifier of the offer. */
            id?: string;
        };
        /** @description The shipments of the basket. */
        BasketShipments: {
            /** @description Shipments of the basket after the choice. */
            shipments?: components["schemas"]["BasketShipment"][];
        };
        /** @description One shipment of the basket. */
        BasketShipment: {
            /** @description What concerns the offers of the operator's sellers in one shipment. */
            c_marketplaceData?: components["schemas"]["ShipmentOffers"];
        };
        /** @description What concerns the offers of the operator's sellers in one shipment. */
        ShipmentOffers: {
            /** @description Whether SH02 has been called. */
            isSH02Done: boolean;
            /** @description Offers that cannot be delivered as they are, and why. */
            errors?: components["schemas"]["OfferError"][];
            /** @description Shipments that the offers go in, each with the methods to choose from. */
            shipments?: components["schemas"]["OfferShipment"][];
            /** @description What shipping costs. Its fields are not shown. */
            shippingPrice: Record<string, never>;
            /** @description Taxes on shipping. Its fields are not shown. */
            shippingTaxes: Record<string, never>;
        };
        /** @description What is wrong with one offer. */
        OfferError: {
            /** @description Machine-readable code. */
            code: string;
            /** @description Identifier of the offer that the error is about. */
            offerId?: string;
            /** @description The quantity that is still available. */
            maximumQuantity?: number;
            /** @description A price that changed since the offer was put into the basket. */
            price?: components["schemas"]["PriceChange"];
            /** @description The shipping type that is at fault. */
            shippingTypeCode?: string;
        };
        /** @description A price that changed since the offer was put into the basket. */
        PriceChange: {
            /** @description The price before. */
            originValue?: number;
            /** @description The price now. */
            value: number;
        };
        /** @description Offers that are shipped together. */
        OfferShipment: {
            /** @description The methods to choose from. */
            shippingMethods?: components["schemas"]["ShippingMethod"][];
        };
        /** @description One way of delivery. */
        ShippingMethod: {
            /** @description Identifier of the shipping method, to choose it with. */
            id?: string;
            /** @description Whether it is the chosen one. */
            selected?: boolean;
            /** @description Until when to order for the stated delivery. */
            cutOffNextDate?: string;
            /** @description When it is delivered. Its fields are not shown. */
            deliveryDateTime?: Record<string, never>;
            /** @description What it costs. Its fields are not shown. */
            price?: Record<string, never>;
        };
        /** @description How the storefront reports a refusal. */
        Problem: {
            /**
             * Format: uri
             * @description Identifies the kind of problem.
             */
            type?: string;
            /** @description What kind of problem it is, for a person. */
            title?: string;
            /** @description The HTTP status again. */
            status?: string;
            /** @description Explanation for a person. */
            detail?: string;
        };
    };
    responses: {
        /** @description A parameter or a field is missing or wrong. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "https://basket.example.com/problems/invalid-parameter",
                 *       "title": "Invalid parameter",
                 *       "status": "400",
                 *       "detail": "siteId is required."
                 *     }
                 */
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The token is missing or no longer valid. */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "https://basket.example.com/problems/unauthorized",
                 *       "title": "Unauthorized",
                 *       "status": "401"
                 *     }
                 */
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The basket belongs to another shopper. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "https://basket.example.com/problems/forbidden",
                 *       "title": "Forbidden",
                 *       "status": "403"
                 *     }
                 */
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description There is no such basket or shipment. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "https://basket.example.com/problems/not-found",
                 *       "title": "Not found",
                 *       "status": "404"
                 *     }
                 */
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The content types in `Accept` are not available. */
        NotAcceptable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "https://basket.example.com/problems/not-acceptable",
                 *       "title": "Not acceptable",
                 *       "status": "406"
                 *     }
                 */
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The content type of the request body is not supported. */
        UnsupportedMediaType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "https://basket.example.com/problems/media-type",
                 *       "title": "Unsupported media type",
                 *       "status": "415"
                 *     }
                 */
                "application/json": components["schemas"]["Problem"];
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
                /**
                 * @example {
                 *       "type": "https://basket.example.com/problems/too-many-requests",
                 *       "title": "Too many requests",
                 *       "status": "429"
                 *     }
                 */
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description An unexpected failure on the server. Whether the request took effect is unknown. */
        ServerError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "https://basket.example.com/problems/unexpected",
                 *       "title": "Unexpected error",
                 *       "status": "500"
                 *     }
                 */
                "application/json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    setShippingMethod: {
        parameters: {
            query: {
                /**
                 * @description The site of the storefront that the basket belongs to.
                 * @example acme-fr
                 */
                siteId: string;
            };
            header?: never;
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
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "standard",
                 *       "c_marketplaceData": [
                 *         {
                 *           "offers": [
                 *             {
                 *               "id": "2004"
                 *             },
                 *             {
                 *               "id": "2005"
                 *             }
                 *           ],
                 *           "selectedShippingMethod": "express"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["ShippingMethodSelection"];
            };
        };
        responses: {
            /** @description The shipments of the basket with the method in place. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "shipments": [
                     *         {
                     *           "c_marketplaceData": {
                     *             "isSH02Done": true,
                     *             "errors": [
                     *               {
                     *                 "code": "OFFER_PRICE_CHANGED",
                     *                 "offerId": "2005",
                     *                 "price": {
                     *                   "originValue": 19.9,
                     *                   "value": 21.5
                     *                 }
                     *               }
                     *             ],
                     *             "shipments": [
                     *               {
                     *                 "shippingMethods": [
                     *                   {
                     *                     "id": "express",
                     *                     "selected": true,
                     *                     "cutOffNextDate": "2026-01-12T17:00:00Z",
                     *                     "price": {
                     *                       "value": 9.9
                     *                     }
                     *                   },
                     *                   {
                     *                     "id": "standard",
                     *                     "selected": false,
                     *                     "price": {
                     *                       "value": 4.9
                     *                     }
                     *                   }
                     *                 ]
                     *               }
                     *             ],
                     *             "shippingPrice": {
                     *               "value": 9.9
                     *             },
                     *             "shippingTaxes": {
                     *               "value": 1.65
                     *             }
                     *           }
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["BasketShipments"];
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

export type ShippingMethodSelection = components['schemas']['ShippingMethodSelection'];
export type OfferGroupSelection = components['schemas']['OfferGroupSelection'];
export type OfferReference = components['schemas']['OfferReference'];
export type BasketShipments = components['schemas']['BasketShipments'];
export type BasketShipment = components['schemas']['BasketShipment'];
export type ShipmentOffers = components['schemas']['ShipmentOffers'];
export type OfferError = components['schemas']['OfferError'];
export type PriceChange = components['schemas']['PriceChange'];
export type OfferShipment = components['schemas']['OfferShipment'];
export type ShippingMethod = components['schemas']['ShippingMethod'];
export type Problem = components['schemas']['Problem'];
