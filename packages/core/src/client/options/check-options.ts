import type { SurfaceDescriptor } from '../../base/descriptor.ts';
import { ConfigurationError, type Faults } from '../../base/errors/index.ts';
import { type Check, checkKnown, count, methods } from '../../base/option-checks.ts';
import type { ClientOptions } from './client-options.ts';

const positive: Check = (value) =>
  typeof value === 'number' && value > 0 && !Number.isNaN(value) ? undefined : 'must be a number above 0';
const notNegative: Check = (value) =>
  typeof value === 'number' && value >= 0 ? undefined : 'must be a number of 0 or more';
const aFunction: Check = (value) => (typeof value === 'function' ? undefined : 'must be a function');
const anObject: Check = (value) => (typeof value === 'object' && value !== null ? undefined : 'must be an object');
/** Hooks may be members of an object that holds more. */
const hooks: Check = (value) =>
  anObject(value) ??
  (Object.entries(value as object).some(([name, one]) => name.startsWith('on') && aFunction(one ?? anything))
    ? 'must hold functions'
    : undefined);
const aString: Check = (value) =>
  typeof value === 'string' && value !== '' ? undefined : 'must be a non-empty string';
const aBoolean: Check = (value) => (typeof value === 'boolean' ? undefined : 'must be true or false');
const anything: Check = () => undefined;

/** A host with or without a port: no scheme, no path, no wildcard. */
const isHost = (value: unknown): boolean =>
  typeof value === 'string' && /^[^\s/?#@*\\]+$/.test(value) && URL.canParse(`https://${value}`);

/** Every option there is, and what it must be. `baseUrl`, `auth` and `allowedHosts` are read with more care elsewhere. */
const checks: Readonly<Record<keyof ClientOptions, Check>> = {
  baseUrl: anything,
  auth: anything,
  transport: aFunction,
  fetch: aFunction,
  clock: methods('now', 'wait'),
  timeoutInMs: positive,
  deadlineInMs: positive,
  maxWaitInMs: notNegative,
  maxAttempts: count,
  maxConcurrency: count,
  rateLimiting: aBoolean,
  limitStore: methods('acquire', 'complete', 'release'),
  tokenStore: methods('get', 'set', 'delete'),
  middleware: (value) =>
    Array.isArray(value) && value.every((one) => typeof one === 'function')
      ? undefined
      : 'must be an array of functions',
  logger: (value) =>
    (typeof value === 'object' || typeof value === 'function') && value !== null
      ? undefined
      : 'must be an object such as `console`',
  hooks,
  telemetry: anObject,
  userAgent: aString,
  headers: anObject,
  allowInsecureHttp: aBoolean,
  allowedHosts: anything,
  schemas: (value) =>
    typeof value === 'object' &&
    value !== null &&
    'responses' in value &&
    'check' in value &&
    typeof value.check === 'function'
      ? undefined
      : 'must be the module `@tradelane/<surface>/schemas`',
  validate: (value) =>
    value === 'warn' || value === 'throw' ? undefined : "must be 'warn' or 'throw'; what to check against is `schemas`",
  maxResponseBytes: count,
  correlationHeader: aString,
  settingsCache: methods('read', 'write'),
  random: aFunction,
};

/**
 * Notes every option that is unknown or cannot be meant.
 * @throws ConfigurationError where there are no options at all
 */
export function checkOptions(surface: SurfaceDescriptor, options: ClientOptions, faults: Faults): void {
  if (typeof options !== 'object' || options === null) {
    throw new ConfigurationError(
      `The ${surface.name} client needs options. Pass at least { baseUrl${surface.auth.length > 0 ? ', auth' : ''} }.`,
    );
  }
  checkKnown(options, checks, faults);
}

/** What no type says of options: which do without each other, or not, and what a host is. */
export function checkContents(surface: SurfaceDescriptor, options: ClientOptions, faults: Faults): void {
  if (options.validate !== undefined && options.schemas === undefined) {
    faults.add(
      `\`validate\` needs \`schemas\`: pass \`schemas: await import('@tradelane/${surface.name}/schemas')\` beside it.`,
    );
  }
  if (options.transport && options.fetch) faults.add('Pass `transport` or `fetch`, not both.');
  const hosts = options.allowedHosts ?? [];
  if (!Array.isArray(hosts) || !hosts.every(isHost))
    faults.add('`allowedHosts` must be an array of hosts such as `files.example.com` or `files.example.com:8443`.');
}
