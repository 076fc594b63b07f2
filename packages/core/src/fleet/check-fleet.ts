import { checkStore } from '../checkpoint/check-store.ts';
import { received } from '../errors/checks.ts';
import { ArgumentError } from '../errors/index.ts';
import type { FleetOptions, FleetTenant, FleetTenants } from './fleet-options.ts';

function refuse(argument: string, message: string, given: unknown): never {
  const code = given === undefined ? 'ERR_ARGUMENT_MISSING' : 'ERR_ARGUMENT_INVALID';
  throw new ArgumentError(`${message} Received: ${received(given)}.`, { code, argument });
}

/** @throws {ArgumentError} If it isn't an object, or its name isn't a text. */
export function checkNamed(options: { readonly name?: string | undefined }): void {
  if (typeof options !== 'object' || options === null) refuse('options', '`options` must be an object.', options);
  if (options.name !== undefined && typeof options.name !== 'string')
    refuse('name', '`name` must be the name of the fleet.', options.name);
}

/** @throws {ArgumentError} If it isn't a text. */
export function checkTenantId(id: unknown): void {
  if (typeof id === 'string' && id !== '') return;
  refuse('tenant', '`tenant` must be the ID of a tenant.', id);
}

/** @throws {ArgumentError} If an argument or option is missing or invalid. */
export function checkFleet<Tenant extends FleetTenant, Client>(
  tenants: FleetTenants<Tenant>,
  options: FleetOptions<Tenant, Client>,
): void {
  if (typeof tenants !== 'function' && !Array.isArray(tenants))
    refuse('tenants', '`tenants` must be an array of tenants, or a function that returns one.', tenants);
  checkNamed(options);
  checkStore(options.checkpoint);
  if (typeof options.client !== 'function')
    refuse('client', '`client` must be a function that creates the client of a tenant.', options.client);
  const streams: unknown = options.streams;
  const isMap = typeof streams === 'object' && streams !== null && Object.keys(streams).length > 0;
  if (!isMap || Object.values(streams).some((stream) => typeof stream !== 'function'))
    refuse('streams', '`streams` must be an object with a function for each stream.', streams);
  if (!(options.signal instanceof AbortSignal))
    refuse('signal', '`signal` must be an AbortSignal that ends the fleet.', options.signal);
  for (const name of numbers) {
    const value = options[name];
    if (value === undefined || value > 0) continue;
    refuse(name, `\`${name}\` must be a number above 0.`, value);
  }
  for (const name of ['onRun', 'onError', 'onSetAside'] as const) {
    const value = options[name];
    if (value === undefined || typeof value === 'function') continue;
    refuse(name, `\`${name}\` must be a function.`, value);
  }
}

const numbers = ['workers', 'leaseInMs', 'turnInMs', 'intervalInMs', 'tenantsEveryInMs', 'asideForInMs'] as const;
