// Generated from specs/ by `pnpm generate`. Do not edit.

export interface Schemas {
    readonly TokenRequest: {
        readonly grant_type: "client_credentials";
        readonly client_id: string;
        readonly client_secret: string;
        readonly audience?: string;
    };
    readonly AccessToken: {
        readonly token_type: "Bearer";
        readonly access_token: string;
        readonly expires_in: number;
        readonly target_app?: string;
        readonly resource_owner?: string;
        readonly marketplace_id?: string;
        readonly company_id?: string;
    };
}

export interface Operations {
    readonly token: {
        readonly path: Record<string, never>;
        readonly query: Record<string, never>;
        readonly body: Schemas["TokenRequest"];
        readonly response: Schemas["AccessToken"];
        readonly role: "client";
    };
}
