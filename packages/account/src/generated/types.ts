// Generated from specs/ by `pnpm generate`. Do not edit.
/**
 * Format: date-time
 * @description Time until which the connector may act for the store.
 */
export type AccessExpirationDate = string | Date;
/** @description One channel at the hub. */
export interface Channel {
    /** @description Identifier of the channel at the hub. Pass it to the channel platform as `channel_id`. */
    id?: string;
    /** @description The connector's own identifier of the channel. */
    external_id?: string;
    /** @description Name of the channel, for people. */
    name?: string;
    /**
     * @description Whether sellers can use the channel.
     *     - `AVAILABLE`: Sellers can use the channel.
     */
    status?: "AVAILABLE" | (string & {});
    /** @description Address of the channel. */
    url?: string;
    /** @description Operator of the connector. */
    vendor?: string;
}
/** @description One channel. */
export interface ChannelUpsert {
    /** @description The connector's own identifier of the channel. */
    external_id: string;
    /** @description Name of the channel, for people. */
    name: string;
    /** @description Whether sellers can use the channel, for example AVAILABLE. */
    status: string;
    /** @description Address of the channel. */
    url: string;
}
/** @description Channels to create or update. */
export interface ChannelsUpsert {
    /** @description Channels to create or update. */
    channels: ChannelUpsert[];
}
/** @description The channels after the change. */
export interface ChannelsUpsertResult {
    /** @description The channels after the update. */
    channels: Channel[];
}
/** @description Error body of the hub APIs. `code` is stable and meant for programs, `message` is meant for people. */
export interface ErrorBody {
    /** @description Stable machine-readable code such as `DATA_NOT_FOUND`. */
    code: string;
    /** @description Explanation for people. Its wording may change. */
    message: string;
    /** @description One entry per invalid field. */
    errors?: FieldFault[];
    /** @description More facts about an error. Its keys are not fixed. */
    extensions?: Extensions;
}
/** @description More facts about an error. Its keys are not fixed. */
export interface Extensions {
    [key: string]: unknown;
}
/** @description A problem of one field of the request. */
export interface FieldFault {
    /** @description JSONPath of the field, for example `$.orders[3].order_lines[0].quantity`. */
    field?: string;
    /** @description Description of the problem, for people. Its wording may change. */
    message: string;
    /** @description More facts about an error. Its keys are not fixed. */
    extensions?: Extensions;
}
/** @description A store on a channel. */
export interface StoreCreation {
    /** @description Identifier of the channel at the hub. */
    channel_id: string;
    /** @description The channel's own identifier of the store. */
    channel_store_id: string;
    /** @description Name of the store, for people. */
    name: string;
    /** @description Whether the store is open for business. Assumption about values of the state: any text. Examples use ACTIVE and SUSPENDED. A store in any other state than ACTIVE is unlinked. */
    state: StoreState;
    /** @description Why a store is suspended. Assumption about values that are not shown: any text. Examples use CHANNEL. */
    suspension_type?: SuspensionType | undefined;
    /** @description Time until which the connector may act for the store. */
    access_expiration_date?: AccessExpirationDate | undefined;
}
/** @description Whether the store is open for business. Assumption about values of the state: any text. Examples use ACTIVE and SUSPENDED. A store in any other state than ACTIVE is unlinked. */
export type StoreState = string;
/** @description Fields of a store that can change. */
export interface StoreUpdate {
    /** @description Name of the store, for people. */
    name: string;
    /** @description Whether the store is open for business. Assumption about values of the state: any text. Examples use ACTIVE and SUSPENDED. A store in any other state than ACTIVE is unlinked. */
    state: StoreState;
    /** @description Why a store is suspended. Assumption about values that are not shown: any text. Examples use CHANNEL. */
    suspension_type?: SuspensionType | undefined;
    /** @description Time until which the connector may act for the store. */
    access_expiration_date?: AccessExpirationDate | undefined;
}
export interface StoresCreateQuery {
    /**
     * @description Single-use token of the user who owns the stores.
     * @example lnk_5f2c9b
     */
    token: string;
}
/** @description Stores of one user. */
export interface StoresCreation {
    /** @description Stores to create and link to the user of the token. */
    stores: StoreCreation[];
}
/** @description Why a store is suspended. Assumption about values that are not shown: any text. Examples use CHANNEL. */
export type SuspensionType = string;
export interface paths {
    "/v1/channels": {
        parameters: {};
        /**
         * Create or update channels
         * @description Creates new channels and updates existing ones, several at once. `external_id`, the connector's own identifier, identifies a channel.
         */
        post: operations["SELLER_ACCOUNT_CHANNEL_UPSERT"];
    };
    "/v1/users/stores": {
        parameters: {};
        /**
         * Create stores and link them to a user
         * @description Creates several stores and links them to the user who agreed to it. `token` identifies that user. The connector receives it when the user is sent to its consent page, and it works once. An invalid or used token is refused with 410. The user must then start again.
         */
        post: operations["SELLER_ACCOUNT_STORE_CREATE"];
    };
    "/v1/channels/{channel_id}/stores/{channel_store_id}": {
        parameters: {};
        /**
         * Update a store
         * @description Updates name, state and access expiry of a store, for example when the channel suspends it. To report the daily state of the store, send its business information to the channel platform.
         */
        put: operations["SELLER_ACCOUNT_STORE_UPDATE"];
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        ChannelsUpsert: ChannelsUpsert;
        ChannelUpsert: ChannelUpsert;
        ChannelsUpsertResult: ChannelsUpsertResult;
        Channel: Channel;
        StoresCreation: StoresCreation;
        StoreCreation: StoreCreation;
        StoreUpdate: StoreUpdate;
        StoreState: StoreState;
        SuspensionType: SuspensionType;
        AccessExpirationDate: AccessExpirationDate;
        Extensions: Extensions;
        FieldFault: FieldFault;
        ErrorBody: ErrorBody;
    };
    responses: {
        /** @description The link token is invalid or was used before. The response has no body. */
        LinkTokenGone: {
            headers: {
                [name: string]: unknown;
            };
        };
        /** @description The request is invalid, or the data is not in the required state. Nothing was changed. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorBody;
            };
        };
        /** @description The token is missing, invalid or expired. Get a new one and retry once. */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorBody;
            };
        };
        /** @description The token is valid but lacks the scope of this operation. The provider changes scopes on request. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorBody;
            };
        };
        /** @description The content types in `Accept` are not available. */
        NotAcceptable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorBody;
            };
        };
        /** @description The content type of the request body is not supported. */
        UnsupportedMediaType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorBody;
            };
        };
        /** @description The rate limit of this operation is exceeded. Wait for the time in `Retry-After`. */
        TooManyRequests: {
            headers: {
                /** @description Seconds to wait before the next attempt. */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorBody;
            };
        };
        /** @description An unexpected failure on the server. Whether the request took effect is unknown. */
        ServerError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorBody;
            };
        };
        /** @description A resource that the request names does not exist. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorBody;
            };
        };
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    SELLER_ACCOUNT_CHANNEL_UPSERT: {
        parameters: {};
        requestBody: {
            content: {
                "application/json": ChannelsUpsert;
            };
        };
        responses: {
            /** @description The channels after the update. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ChannelsUpsertResult;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    SELLER_ACCOUNT_STORE_CREATE: {
        parameters: {
            query: StoresCreateQuery;
        };
        requestBody: {
            content: {
                "application/json": StoresCreation;
            };
        };
        responses: {
            /** @description The stores exist and are linked to the user. The response has no body. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            410: components["responses"]["LinkTokenGone"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    SELLER_ACCOUNT_STORE_UPDATE: {
        parameters: {
            path: {
                /**
                 * @description Identifier of the channel at the hub.
                 * @example acme_web
                 */
                channel_id: string;
                /**
                 * @description The channel's own identifier of the store.
                 * @example store_1
                 */
                channel_store_id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": StoreUpdate;
            };
        };
        responses: {
            /** @description The store is updated. The response has no body. */
            200: {
                headers: {
                    [name: string]: unknown;
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
