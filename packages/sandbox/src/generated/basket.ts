// Generated from specs/ by `pnpm generate`. Do not edit.

export interface Schemas {
    readonly ShippingMethodSelection: {
        readonly id?: string;
        readonly c_marketplaceData?: readonly Schemas["OfferGroupSelection"][];
    };
    readonly OfferGroupSelection: {
        readonly offers?: readonly Schemas["OfferReference"][];
        readonly selectedShippingMethod?: string;
    };
    readonly OfferReference: {
        readonly id?: string;
    };
    readonly BasketShipments: {
        readonly shipments?: readonly Schemas["BasketShipment"][];
    };
    readonly BasketShipment: {
        readonly c_marketplaceData?: Schemas["ShipmentOffers"];
    };
    readonly ShipmentOffers: {
        readonly isSH02Done: boolean;
        readonly errors?: readonly Schemas["OfferError"][];
        readonly shipments?: readonly Schemas["OfferShipment"][];
        readonly shippingPrice: {
            readonly [key: string]: unknown;
        };
        readonly shippingTaxes: {
            readonly [key: string]: unknown;
        };
    };
    readonly OfferError: {
        readonly code: string;
        readonly offerId?: string;
        readonly maximumQuantity?: number;
        readonly price?: Schemas["PriceChange"];
        readonly shippingTypeCode?: string;
    };
    readonly PriceChange: {
        readonly originValue?: number;
        readonly value: number;
    };
    readonly OfferShipment: {
        readonly shippingMethods?: readonly Schemas["ShippingMethod"][];
    };
    readonly ShippingMethod: {
        readonly id?: string;
        readonly selected?: boolean;
        readonly cutOffNextDate?: string;
        readonly deliveryDateTime?: {
            readonly [key: string]: unknown;
        };
        readonly price?: {
            readonly [key: string]: unknown;
        };
    };
}

export interface Operations {
    readonly setShippingMethod: {
        readonly path: {
            readonly basketId: string;
            readonly shipmentId: string;
        };
        readonly query: {
            readonly siteId: string;
        };
        readonly body: Schemas["ShippingMethodSelection"];
        readonly response: Schemas["BasketShipments"];
        readonly role: "client";
    };
}
