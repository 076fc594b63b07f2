/** The used part of the package, which has no types. */
declare module 'simple-oauth2' {
  export interface AccessToken {
    readonly token: Readonly<Record<string, unknown>>;
    expired(): boolean;
  }
  export class ClientCredentials {
    constructor(options: { client: { id: string; secret: string }; auth: { tokenHost: string } });
    getToken(parameters: object): Promise<AccessToken>;
  }
}
