// Generated from specs/ by `pnpm generate`. Do not edit.
/** Time until which the connector may act for the store. Format: date-time. */
export type AccessExpirationDate = string | Date;
/** One channel at the hub. */
export interface Channel {
    /** Identifier of the channel at the hub. Pass it to the channel platform as `channel_id`. */
    id?: string;
    /** The connector's own identifier of the channel. */
    external_id?: string;
    /** Name of the channel, for people. */
    name?: string;
    /**
     * Whether sellers can use the channel.
     * - `AVAILABLE`: Sellers can use the channel.
     */
    status?: "AVAILABLE" | (string & {});
    /** Address of the channel. */
    url?: string;
    /** Operator of the connector. */
    vendor?: string;
}
/** One channel. */
export interface ChannelUpsert {
    /** The connector's own identifier of the channel. */
    external_id: string;
    /** Name of the channel, for people. */
    name: string;
    /** Whether sellers can use the channel, for example AVAILABLE. */
    status: string;
    /** Address of the channel. */
    url: string;
}
/** Channels to create or update. */
export interface ChannelsUpsert {
    /** Channels to create or update. */
    channels: ChannelUpsert[];
}
/** The channels after the change. */
export interface ChannelsUpsertResult {
    /** The channels after the update. */
    channels: Channel[];
}
/** Error body of the hub APIs. `code` is stable and meant for programs, `message` is meant for people. */
export interface ErrorBody {
    /** Stable machine-readable code such as `DATA_NOT_FOUND`. */
    code: string;
    /** Explanation for people. Its wording may change. */
    message: string;
    /** One entry per invalid field. */
    errors?: FieldFault[];
    /** More facts about an error. Its keys are not fixed. */
    extensions?: Extensions;
}
/** More facts about an error. Its keys are not fixed. */
export interface Extensions {
    [key: string]: unknown;
}
/** A problem of one field of the request. */
export interface FieldFault {
    /** JSONPath of the field, for example `$.orders[3].order_lines[0].quantity`. */
    field?: string;
    /** Description of the problem, for people. Its wording may change. */
    message: string;
    /** More facts about an error. Its keys are not fixed. */
    extensions?: Extensions;
}
/** A store on a channel. */
export interface StoreCreation {
    /** Identifier of the channel at the hub. */
    channel_id: string;
    /** The channel's own identifier of the store. */
    channel_store_id: string;
    /** Name of the store, for people. */
    name: string;
    /** Whether the store is open for business. Assumption about values of the state: any text. Examples use ACTIVE and SUSPENDED. A store in any other state than ACTIVE is unlinked. */
    state: StoreState;
    /** Why a store is suspended. Assumption about values that are not shown: any text. Examples use CHANNEL. */
    suspension_type?: SuspensionType | undefined;
    /** Time until which the connector may act for the store. */
    access_expiration_date?: AccessExpirationDate | undefined;
}
/** Whether the store is open for business. Assumption about values of the state: any text. Examples use ACTIVE and SUSPENDED. A store in any other state than ACTIVE is unlinked. */
export type StoreState = string;
/** Fields of a store that can change. */
export interface StoreUpdate {
    /** Name of the store, for people. */
    name: string;
    /** Whether the store is open for business. Assumption about values of the state: any text. Examples use ACTIVE and SUSPENDED. A store in any other state than ACTIVE is unlinked. */
    state: StoreState;
    /** Why a store is suspended. Assumption about values that are not shown: any text. Examples use CHANNEL. */
    suspension_type?: SuspensionType | undefined;
    /** Time until which the connector may act for the store. */
    access_expiration_date?: AccessExpirationDate | undefined;
}
export interface StoresCreateQuery {
    /**
     * Single-use token of the user who owns the stores.
     * @example lnk_5f2c9b
     */
    token: string;
}
/** Stores of one user. */
export interface StoresCreation {
    /** Stores to create and link to the user of the token. */
    stores: StoreCreation[];
}
/** Why a store is suspended. Assumption about values that are not shown: any text. Examples use CHANNEL. */
export type SuspensionType = string;
export interface paths {
    "/v1/channels": { post: operations["SELLER_ACCOUNT_CHANNEL_UPSERT"]; };
    "/v1/users/stores": { post: operations["SELLER_ACCOUNT_STORE_CREATE"]; };
    "/v1/channels/{channel_id}/stores/{channel_store_id}": { put: operations["SELLER_ACCOUNT_STORE_UPDATE"]; };
}
export interface components {
    schemas: {
        ChannelsUpsert: ChannelsUpsert; ChannelUpsert: ChannelUpsert; ChannelsUpsertResult: ChannelsUpsertResult;
        Channel: Channel; StoresCreation: StoresCreation; StoreCreation: StoreCreation; StoreUpdate: StoreUpdate;
        StoreState: StoreState; SuspensionType: SuspensionType; AccessExpirationDate: AccessExpirationDate;
        Extensions: Extensions; FieldFault: FieldFault; ErrorBody: ErrorBody;
    };
}
export interface operations {
    SELLER_ACCOUNT_CHANNEL_UPSERT: {
        parameters: {};
        requestBody: { content: { "application/json": ChannelsUpsert; }; };
        responses: { 201: { content: { "application/json": ChannelsUpsertResult; }; }; } & Record<400 | 401 | 403 | 406 | 415 | 429 | 500, { content: { "application/json": ErrorBody; }; }>;
    };
    SELLER_ACCOUNT_STORE_CREATE: {
        parameters: { query: StoresCreateQuery; };
        requestBody: { content: { "application/json": StoresCreation; }; };
        responses: Record<201 | 410, {}> & Record<400 | 401 | 403 | 406 | 415 | 429 | 500, { content: { "application/json": ErrorBody; }; }>;
    };
    SELLER_ACCOUNT_STORE_UPDATE: {
        parameters: {
            path: {
                /**
                 * Identifier of the channel at the hub.
                 * @example acme_web
                 */
                channel_id: string;
                /**
                 * The channel's own identifier of the store.
                 * @example store_1
                 */
                channel_store_id: string;
            };
        };
        requestBody: { content: { "application/json": StoreUpdate; }; };
        responses: { 200: {}; } & Record<400 | 401 | 403 | 404 | 406 | 415 | 429 | 500, { content: { "application/json": ErrorBody; }; }>;
    };
}
