import type { CheckpointStore, Clock } from '@tradelane/core';
import type { SyncReport } from '../sync/sync-options.ts';

/** A tenant of a fleet, such as a shop. Add your own fields, such as its credentials. */
export interface FleetTenant {
  /** ID of the tenant. It is part of the checkpoint keys, so it must not change. */
  readonly id: string;
  /**
   * Version of the credentials. If it changes, `client` creates a new client, and the tenant is served again.
   * Default: none.
   */
  readonly version?: string | undefined;
}

/** Options that a stream of a fleet passes to its sync: `syncOrders(hub, { ...options, handler })`. */
export interface FleetStreamOptions {
  /** The store of the fleet. */
  readonly checkpoint: CheckpointStore;
  /** Name of the checkpoint, with the ID of the tenant. */
  readonly key: string;
  /** Name of this worker. */
  readonly ownerId: string;
  /** Lease duration of a stream, in milliseconds. */
  readonly leaseInMs: number;
  /** Does nothing: another worker's lease isn't worth a warning in a fleet. */
  readonly onLeaseWait: () => void;
}

/** A sync of a tenant, such as `syncOrders` returns. */
export interface FleetStream {
  /** Runs once. */
  run(options: { readonly signal: AbortSignal; readonly retries: false }): Promise<SyncReport>;
  /** Recommended milliseconds between the starts of two runs. */
  readonly intervalInMs: number;
}

/** Names of a stream in notices. */
export interface FleetStreamName {
  /** ID of the tenant. */
  readonly tenant: string;
  /** Name of the stream in `streams`. Undefined if the notice is about the whole tenant. */
  readonly stream: string | undefined;
}

/** A run that reached its end. */
export interface FleetRun extends FleetStreamName {
  /** Counts of the run. */
  readonly report: SyncReport;
  /**
   * Age of the data just before the end of this run: milliseconds since the start of the complete run before. Undefined
   * for the first complete run.
   */
  readonly ageInMs: number | undefined;
}

/** A run that failed. */
export interface FleetFailure extends FleetStreamName {
  /** The error of the run. */
  readonly error: unknown;
  /** When the next run may start. */
  readonly retryAt: Date;
  /**
   * Whether the tenant is set aside because its credentials were rejected, or the stream because it was refused. It is
   * tried again after an hour. Other tenants continue.
   */
  readonly isSetAside: boolean;
}

/** Options of `followAll`. */
export interface FleetOptions<Tenant extends FleetTenant, Client> {
  /** Store that all workers share, such as `createRedisCheckpoints(redis)` or `createPostgresCheckpoints(pool)`. */
  readonly checkpoint: CheckpointStore;
  /** Creates the client of a tenant. Called at its first turn in this process, and after each change of its version. */
  readonly client: (tenant: Tenant) => Client;
  /** Creates the streams of a tenant, by name: `(hub, options) => syncOrders(hub, { ...options, handler })`. */
  readonly streams: Readonly<
    Record<string, (client: Client, options: FleetStreamOptions, tenant: Tenant) => FleetStream>
  >;
  /** Ends the fleet. Running handlers finish their item. */
  readonly signal: AbortSignal;
  /** Tenants that this process serves at the same time. Default: 16. */
  readonly workers?: number | undefined;
  /**
   * Name of this process, unique in the fleet. A process that restarts under the same name resumes at once. If another
   * process starts with the name of a running one, the running one ends with an error. Default: a random name.
   */
  readonly ownerId?: string | undefined;
  /** Milliseconds between the starts of two runs of a stream. Default: the recommended rate of its list. */
  readonly intervalInMs?: number | undefined;
  /** Called after each complete run. */
  readonly onRun?: ((run: FleetRun) => unknown) | undefined;
  /**
   * Called after each failed run. If the tenants or the store can't be read, `tenant` is empty. Default: it logs a
   * warning with `console.warn` if a tenant or stream is set aside.
   */
  readonly onError?: ((failure: FleetFailure) => unknown) | undefined;
  /** Clock for waits. Use `createVirtualClock()` in tests. Default: the system clock. */
  readonly clock?: Clock | undefined;
}

/** The tenants of a fleet: a list, or a function that is called at intervals, so that tenants come and go. */
export type FleetTenants<Tenant extends FleetTenant> =
  | readonly Tenant[]
  | (() => readonly Tenant[] | Promise<readonly Tenant[]>);
