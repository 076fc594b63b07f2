import type { SurfaceDescriptor } from '../operation/descriptor.ts';
import { ConfigurationError, type Faults } from '../errors/index.ts';
import { type Check, checkKnown, count, methods } from '../errors/checks.ts';
import type { ClientOptions } from './client-options.ts';

const positive: Check = (value) =>
  typeof value === 'number' && value > 0 && !Number.isNaN(value) ? undefined : 'a number above 0';
const notNegative: Check = (value) => (typeof value === 'number' && value >= 0 ? undefined : 'a number of 0 or more');
const aFunction: Check = (value) => (typeof value === 'function' ? undefined : 'a function');
const anObject: Check = (value) => (typeof value === 'object' && value !== null ? undefined : 'an object');
/** Checks that hooks are functions. Other members are allowed, because hooks may be methods of a larger object. */
const hooks: Check = (value) =>
  anObject(value) ??
  (Object.entries(value as object).some(([name, one]) => name.startsWith('on') && aFunction(one ?? anything))
    ? 'an object whose `on…` members are functions'
    : undefined);
const aString: Check = (value) => (typeof value === 'string' && value !== '' ? undefined : 'a non-empty string');
const aBoolean: Check = (value) => (typeof value === 'boolean' ? undefined : 'true or false');
const anything: Check = () => undefined;

/** Whether a value is a host with or without a port, without scheme, path or wildcard. */
const isHost = (value: unknown): boolean =>
  typeof value === 'string' && /^[^\s/?#@*\\]+$/.test(value) && URL.canParse(`https://${value}`);

/** The check of each option. `baseUrl`, `auth` and `allowedHosts` have checks of their own elsewhere. */
const checks: Readonly<Record<keyof ClientOptions, Check>> = {
  baseUrl: anything,
  auth: anything,
  transport: aFunction,
  fetch: aFunction,
  isolated: aBoolean,
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
    Array.isArray(value) && value.every((one) => typeof one === 'function') ? undefined : 'an array of functions',
  logger: (value) =>
    (typeof value === 'object' || typeof value === 'function') && value !== null
      ? undefined
      : 'an object such as `console`',
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
      : 'the module `@tradelane/<surface>/schemas`',
  validate: (value) =>
    value === 'warn' || value === 'throw' ? undefined : "'warn' or 'throw' (schemas go into `schemas`)",
  maxResponseBytes: count,
  correlationHeader: aString,
  settingsCache: methods('read', 'write'),
  random: aFunction,
};

/**
 * Notes every option that is unknown or has an invalid value.
 * @throws {ConfigurationError} If `options` isn't an object.
 */
export function checkOptions(surface: SurfaceDescriptor, options: ClientOptions, faults: Faults): void {
  if (typeof options !== 'object' || options === null) {
    throw new ConfigurationError(
      `The ${surface.name} client needs options. Pass at least \`{ baseUrl${surface.auth.length > 0 ? ', auth' : ''} }\`.`,
    );
  }
  checkKnown(options, checks, faults);
}

/** Notes faults that types can't express: options that exclude or need each other, and invalid hosts. */
export function checkContents(surface: SurfaceDescriptor, options: ClientOptions, faults: Faults): void {
  if (options.validate !== undefined && options.schemas === undefined) {
    faults.add(
      `\`validate\` needs \`schemas\`. Also pass \`schemas: await import('@tradelane/${surface.name}/schemas')\`.`,
      'ERR_OPTION_CONFLICT',
    );
  }
  if (options.transport && options.fetch)
    faults.add("`transport` and `fetch` can't be used together. Pass only one.", 'ERR_OPTION_CONFLICT');
  const hosts = options.allowedHosts ?? [];
  if (!Array.isArray(hosts) || !hosts.every(isHost))
    faults.add('`allowedHosts` must be an array of hosts, such as `files.example.com` or `files.example.com:8443`.');
}
