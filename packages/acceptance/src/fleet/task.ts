/** The task of a worker of the fleet. */
export interface FleetTask {
  readonly url: string;
  readonly credentials: { readonly clientId: string; readonly clientSecret: string };
  readonly database: string;
  readonly ownerId: string;
  readonly tenants: number;
  readonly intervalInMs: number;
}
