// Generated from specs/ by `pnpm generate`. Do not edit.

export interface Schemas {
    readonly ChannelsUpsert: {
        readonly channels: readonly Schemas["ChannelUpsert"][];
    };
    readonly ChannelUpsert: {
        readonly external_id: string;
        readonly name: string;
        readonly status: string;
        readonly url: string;
    };
    readonly ChannelsUpsertResult: {
        readonly channels: readonly Schemas["Channel"][];
    };
    readonly Channel: {
        readonly id?: string;
        readonly external_id?: string;
        readonly name?: string;
        readonly status?: "AVAILABLE";
        readonly url?: string;
        readonly vendor?: string;
    };
    readonly StoresCreation: {
        readonly stores: readonly Schemas["StoreCreation"][];
    };
    readonly StoreCreation: {
        readonly channel_id: string;
        readonly channel_store_id: string;
        readonly name: string;
        readonly state: Schemas["StoreState"];
        readonly suspension_type?: Schemas["SuspensionType"];
        readonly access_expiration_date?: Schemas["AccessExpirationDate"];
    };
    readonly StoreUpdate: {
        readonly name: string;
        readonly state: Schemas["StoreState"];
        readonly suspension_type?: Schemas["SuspensionType"];
        readonly access_expiration_date?: Schemas["AccessExpirationDate"];
    };
    readonly StoreState: string;
    readonly SuspensionType: string;
    readonly AccessExpirationDate: string;
}

export interface Operations {
    readonly SELLER_ACCOUNT_CHANNEL_UPSERT: {
        readonly path: Record<string, never>;
        readonly query: Record<string, never>;
        readonly body: Schemas["ChannelsUpsert"];
        readonly response: Schemas["ChannelsUpsertResult"];
        readonly role: "client";
    };
    readonly SELLER_ACCOUNT_STORE_CREATE: {
        readonly path: Record<string, never>;
        readonly query: {
            readonly token: string;
        };
        readonly body: Schemas["StoresCreation"];
        readonly response: undefined;
        readonly role: "client";
    };
    readonly SELLER_ACCOUNT_STORE_UPDATE: {
        readonly path: {
            readonly channel_id: string;
            readonly channel_store_id: string;
        };
        readonly query: Record<string, never>;
        readonly body: Schemas["StoreUpdate"];
        readonly response: undefined;
        readonly role: "client";
    };
}
