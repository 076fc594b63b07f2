import type { SurfaceDescriptor } from '../../base/descriptor.ts';
import { ConfigurationError } from '../../base/errors/index.ts';
import type { ClientOptions } from './client-options.ts';

type Check = (value: unknown) => string | undefined;

const positive: Check = (value) =>
  typeof value === 'number' && value > 0 && !Number.isNaN(value) ? undefined : 'must be a number above 0';
const notNegative: Check = (value) =>
  typeof value === 'number' && value >= 0 ? undefined : 'must be a number of 0 or more';
const count: Check = (value) =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 1
    ? undefined
    : 'must be a whole number of 1 or more';
const aFunction: Check = (value) => (typeof value === 'function' ? undefined : 'must be a function');
const anObject: Check = (value) => (typeof value === 'object' && value !== null ? undefined : 'must be an object');
const aString: Check = (value) =>
  typeof value === 'string' && value !== '' ? undefined : 'must be a non-empty string';
const aBoolean: Check = (value) => (typeof value === 'boolean' ? undefined : 'must be true or false');
const anything: Check = () => undefined;
const methods =
  (...names: readonly string[]): Check =>
  (value) =>
    typeof value === 'object' &&
    value !== null &&
    names.every((name) => typeof (value as Record<string, unknown>)[name] === 'function')
      ? undefined
      : `must be an object with ${names.map((name) => `\`${name}()\``).join(', ')}`;

/** A host with or without a port: no scheme, no path, no wildcard. */
const isHost = (value: unknown): boolean =>
  typeof value === 'string' && /^[^\s/?#@*\\]+$/.test(value) && URL.canParse(`https://${value}`);

/** Every option there is, and what it must be. `baseUrl` and `auth` are read with more care elsewhere. */
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
  limits: (value) =>
    value === 'paced' || value === 'strict' || value === 'off' ? undefined : "must be 'paced', 'strict' or 'off'",
  limitStore: methods('take', 'settle', 'release'),
  tokenStore: methods('get', 'set', 'delete'),
  middleware: (value) =>
    Array.isArray(value) && value.every((one) => typeof one === 'function')
      ? undefined
      : 'must be an array of functions',
  logger: (value) =>
    (typeof value === 'object' || typeof value === 'function') && value !== null
      ? undefined
      : 'must be an object such as `console`',
  hooks: anObject,
  userAgent: aString,
  headers: anObject,
  allowHttp: aBoolean,
  allowedHosts: (value) =>
    Array.isArray(value) && value.every(isHost)
      ? undefined
      : 'must be an array of hosts such as `files.example.com` or `files.example.com:8443`',
  schemas: (value) =>
    typeof value === 'object' && value !== null && 'responses' in value
      ? undefined
      : 'must be the module `@tradelane/<surface>/schemas`',
  validate: (value) =>
    value === 'warn' || value === 'throw' ? undefined : "must be 'warn' or 'throw'; what to check against is `schemas`",
  maxResponseBytes: count,
  correlationHeader: aString,
  settingsCache: methods('read', 'write'),
  random: aFunction,
};

/** @throws ConfigurationError for the first option that is unknown or cannot be meant */
export function checkOptions(surface: SurfaceDescriptor, options: ClientOptions): void {
  if (typeof options !== 'object' || options === null) {
    throw new ConfigurationError(
      `The ${surface.name} client needs options. Pass at least { baseUrl${surface.auth.length > 0 ? ', auth' : ''} }.`,
    );
  }
  for (const [name, value] of Object.entries(options)) {
    if (value === undefined) continue;
    if (!Object.hasOwn(checks, name)) throw new ConfigurationError(unknownOption(name));
    const fault = checks[name as keyof ClientOptions](value); // known by the line above
    if (fault !== undefined) throw new ConfigurationError(`\`${name}\` ${fault}.`);
  }
  if (options.validate !== undefined && options.schemas === undefined) {
    throw new ConfigurationError(
      `\`validate\` needs \`schemas\`: pass \`schemas: await import('@tradelane/${surface.name}/schemas')\` beside it.`,
    );
  }
  if (options.transport && options.fetch) throw new ConfigurationError('Pass `transport` or `fetch`, not both.');
}

function unknownOption(name: string): string {
  const bare = name
    .toLowerCase()
    .replace(/(in)?ms$/, '')
    .replaceAll('_', '');
  const meant = Object.keys(checks).find((known) => known.toLowerCase().replace(/inms$/, '') === bare);
  return meant
    ? `There is no option \`${name}\`. Did you mean \`${meant}\`?`
    : `There is no option \`${name}\`. Known are ${Object.keys(checks).join(', ')}.`;
}
