import { isName, received, refuseUnknown } from '@tradelane/core/runtime';
import { checkStore } from '@tradelane/core/work';
import { ArgumentError } from '@tradelane/core/errors';
import type { FleetOptions, FleetStream, FleetTenant, FleetTenants } from './fleet-options.ts';

function refuse(argument: string, message: string, value: unknown): never {
  const code = value === undefined ? 'ERR_ARGUMENT_MISSING' : 'ERR_ARGUMENT_INVALID';
  throw new ArgumentError(`${message} Received: ${received(value)}.`, { code, argument });
}

/** @throws {ArgumentError} If it isn't a text. */
export function checkTenantId(id: unknown): void {
  if (!isName(id)) refuse('tenant', '`tenant` must be the ID of a tenant.', id);
}

/** @throws {ArgumentError} If it isn't a list of tenants with different IDs. */
export function checkTenants(tenants: readonly FleetTenant[]): void {
  if (!Array.isArray(tenants)) refuse('tenants', 'The function `tenants` must return an array of tenants.', tenants);
  const ids = new Set<string>();
  for (const [index, tenant] of tenants.entries()) {
    const { id, version } = Object(tenant) as FleetTenant;
    if (!isName(id)) refuse('tenants', `\`tenants[${index}].id\` must be the ID of a tenant.`, id);
    if (version !== undefined && typeof version !== 'string')
      refuse('tenants', `\`tenants[${index}].version\` must be a text.`, version);
    if (ids.has(id)) refuse('tenants', 'Each ID of `tenants` must be unique.', id);
    ids.add(id);
  }
}

/** @throws {ArgumentError} If an argument or option is missing or invalid. */
export function checkFleet<Tenant extends FleetTenant, Client>(
  tenants: FleetTenants<Tenant>,
  options: FleetOptions<Tenant, Client>,
): void {
  if (typeof tenants !== 'function' && !Array.isArray(tenants))
    refuse('tenants', '`tenants` must be an array of tenants, or a function that returns one.', tenants);
  if (typeof options !== 'object' || options === null) refuse('options', '`options` must be an object.', options);
  refuseUnknown(options, known);
  if (typeof tenants !== 'function') checkTenants(tenants);
  checkStore(options.checkpoint);
  if (options.ownerId !== undefined && !isName(options.ownerId))
    refuse('ownerId', '`ownerId` must be the name of this process.', options.ownerId);
  if (typeof options.client !== 'function')
    refuse('client', '`client` must be a function that creates the client of a tenant.', options.client);
  const streams: unknown = options.streams;
  const isMap = typeof streams === 'object' && streams !== null && Object.keys(streams).length > 0;
  if (!isMap || Object.values(streams).some((stream) => typeof stream !== 'function'))
    refuse('streams', '`streams` must be an object with a function for each stream.', streams);
  if (!(options.signal instanceof AbortSignal))
    refuse('signal', '`signal` must be an AbortSignal that ends the fleet.', options.signal);
  const { workers = 1, intervalInMs = 1, clock } = options;
  if (!Number.isInteger(workers) || workers < 1) refuse('workers', '`workers` must be an integer above 0.', workers);
  if (!Number.isFinite(intervalInMs) || intervalInMs <= 0)
    refuse('intervalInMs', '`intervalInMs` must be a finite number above 0.', intervalInMs);
  for (const name of ['onRun', 'onError'] as const) {
    const value = options[name];
    if (value === undefined || typeof value === 'function') continue;
    refuse(name, `\`${name}\` must be a function.`, value);
  }
  if (clock !== undefined && (typeof Object(clock).now !== 'function' || typeof Object(clock).wait !== 'function'))
    refuse('clock', '`clock` must be a clock, such as `createVirtualClock()`.', clock);
}

/**
 * @param intervalInMs Milliseconds between two runs.
 * @throws {ArgumentError} If it isn't a sync, such as the promise of an async function.
 */
export function checkStream(
  name: string,
  stream: FleetStream,
  intervalInMs = Object(stream).intervalInMs as unknown,
): void {
  if (typeof Object(stream).run !== 'function')
    refuse('streams', `\`streams.${name}\` must return a sync, such as \`syncOrders(…)\` without \`await\`.`, stream);
  if (!Number.isFinite(intervalInMs) || (intervalInMs as number) <= 0)
    refuse('streams', `The \`intervalInMs\` of \`streams.${name}\` must be a finite number above 0.`, intervalInMs);
}

const known: Readonly<Record<keyof FleetOptions<FleetTenant, unknown>, true>> = {
  checkpoint: true,
  client: true,
  streams: true,
  signal: true,
  ownerId: true,
  workers: true,
  intervalInMs: true,
  onRun: true,
  onError: true,
  clock: true,
};
