/**
 * Syncs of many tenants by many workers. It is a separate entry, so that programs with one tenant don't load it.
 * @module
 */
import type { CheckpointStore, Clock } from '@tradelane/core';
import { fromCaller } from '@tradelane/core/runtime';
import { checkFleet } from './fleet/check-fleet.ts';
import { Fleet } from './fleet/fleet.ts';
import type { FleetOptions, FleetTenant, FleetTenants } from './fleet/fleet-options.ts';
import { type FleetReport, readFleetReport, resumeOne } from './fleet/fleet-report.ts';

export type {
  FleetFailure,
  FleetOptions,
  FleetRun,
  FleetStream,
  FleetStreamName,
  FleetStreamOptions,
  FleetTenant,
  FleetTenants,
} from './fleet/fleet-options.ts';
export type { FleetReport, FleetTenantReport } from './fleet/fleet-report.ts';

/**
 * Follows streams of many tenants. Start it in any number of processes with the same store: each tenant has one turn at a
 * time, in one of them. Resolves when the signal aborts and the running items are handled.
 *
 * - The tenant that is overdue longest has the next turn, for at most 30 s.
 * - Tenants share the time of the workers. If it isn't enough for all, tenants with slow hosts have fewer turns.
 * - If a host fails, only its tenant waits, with a backoff. If credentials are rejected, the tenant is set aside.
 * @param tenants The tenants, or a function that returns them and is called at intervals.
 * @throws {ArgumentError} If an argument or option is missing or invalid.
 * @throws {ConfigurationError} If another process starts with the same `ownerId`.
 * @example
 * ```ts
 * import { createHub, syncOrders } from '@tradelane/hub';
 * import { followAll } from '@tradelane/workflows/fleet';
 *
 * await followAll(readShops, {
 *   checkpoint,
 *   client: ({ auth }) => createHub({ baseUrl: 'https://hub.example.com', auth }),
 *   streams: {
 *     orders: (hub, options) => syncOrders(hub, { ...options, handler: (order) => save(order) }),
 *   },
 *   signal: shutdown.signal,
 * });
 * ```
 */
export function followAll<Tenant extends FleetTenant, Client>(
  tenants: FleetTenants<Tenant>,
  options: FleetOptions<Tenant, Client>,
): Promise<void> {
  return fromCaller(followAll, async () => {
    checkFleet(tenants, options);
    await new Fleet(tenants, options).run();
  });
}

/**
 * Reads the state of a fleet from its store, in any process, such as for a dashboard.
 * @throws {ArgumentError} If an argument is missing or invalid.
 */
export function readFleet(
  checkpoint: CheckpointStore,
  options: {
    /** Clock of the ages. Default: the system clock. */
    readonly clock?: Clock | undefined;
  } = {},
): Promise<FleetReport> {
  return fromCaller(readFleet, () => readFleetReport(checkpoint, options));
}

/**
 * Ends the setting aside and the backoff of a tenant, such as after its credentials were renewed. The workers start its
 * next turn within seconds.
 * @throws {ArgumentError} If an argument is missing or invalid.
 */
export function resumeTenant(checkpoint: CheckpointStore, tenant: string): Promise<void> {
  return fromCaller(resumeTenant, () => resumeOne(checkpoint, tenant));
}
