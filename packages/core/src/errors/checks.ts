import { ArgumentError, type ErrorDetails, type Faults, ConfigurationError, type RequestOutcome } from './index.ts';

/** Checks the value of an option and returns the fault, without the name of the option. */
export type Check = (value: unknown) => string | undefined;

export const count: Check = (value) =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 1 ? undefined : 'a whole number of 1 or more';

/** Whether a value is a text that can be a key in every store. Stores differ in what they make of U+0000 and of half an emoji. */
export const isName = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && !/[\0\p{Surrogate}]/u.test(value);

/** What `isName` accepts. */
export const validName = 'a non-empty string without U+0000 and halves of surrogate pairs';

export const methods =
  (...names: readonly string[]): Check =>
  (value) =>
    typeof value === 'object' &&
    value !== null &&
    names.every((name) => typeof (value as Record<string, unknown>)[name] === 'function')
      ? undefined
      : `an object with ${names.map((name) => `\`${name}()\``).join(', ')}`;

/** Notes every option that is unknown or invalid. Undefined options are ignored. */
export function checkKnown<Options extends object>(
  options: Options,
  checks: Readonly<Record<keyof Options & string, Check>>,
  faults: Faults,
): void {
  const known: Readonly<Record<string, Check>> = checks;
  for (const [name, value] of Object.entries(options)) {
    if (value === undefined) continue;
    const fault = Object.hasOwn(known, name) ? known[name]?.(value) : undefined;
    if (!Object.hasOwn(known, name)) faults.add(unknownOption(name, Object.keys(known)), 'ERR_OPTION_UNKNOWN');
    else if (fault !== undefined)
      faults.add(`Option \`${name}\` is invalid. Pass ${fault}. Received: ${received(value)}.`);
  }
}

/**
 * Refuses unknown options, for callers without types.
 * @param known The names of all options.
 * @throws {ArgumentError} If one isn't known. The message names it, and a known one with a similar name.
 */
export function refuseUnknown<Options extends object>(
  options: Options,
  known: Readonly<Record<keyof Options & string, unknown>>,
): void {
  for (const [argument, value] of Object.entries(options))
    if (value !== undefined && !Object.hasOwn(known, argument))
      throw new ArgumentError(unknownOption(argument, Object.keys(known)), { code: 'ERR_ARGUMENT_UNKNOWN', argument });
}

/** The message about an unknown option. It suggests a name, or lists the valid ones. */
export function unknownOption(name: string, names: readonly string[]): string {
  const bare = name
    .toLowerCase()
    .replaceAll('_', '')
    .replace(/(in)?ms$/, '');
  const meant = names.find((known) => known.toLowerCase().replace(/inms$/, '') === bare);
  return meant
    ? `Unknown option \`${name}\`. Did you mean \`${meant}\`?`
    : `Unknown option \`${name}\`. Valid options: ${names.join(', ')}.`;
}

/** Whether an object is a literal of any realm, or has no prototype. */
export function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}

const longest = 60;

/**
 * A value as a message shows it: `"hub"`, `NaN`, `undefined`, `an array`, `a Map`. Long strings are cut, and the user of a URL
 * is masked. Never call it with a secret.
 */
export function received(value: unknown): string {
  if (typeof value === 'string') {
    const at = value.lastIndexOf('@');
    const shown = /[:/]/.test(value.slice(0, Math.max(0, at))) ? `***${value.slice(at)}` : value;
    return JSON.stringify(shown.length > longest ? `${shown.slice(0, longest)}…` : shown);
  }
  if (typeof value === 'bigint') return `${value}n`;
  if (typeof value === 'function') return 'a function';
  if (typeof value !== 'object' || value === null) return String(value);
  if (Array.isArray(value)) return value.length === 0 ? 'an empty array' : 'an array';
  const kind = Object.prototype.toString.call(value).slice(8, -1);
  if (kind === 'Date') return Number.isNaN(Number(value)) ? 'an invalid Date' : 'a Date';
  return kind === 'Object' ? 'an object' : `${/^[AEIO]/.test(kind) ? 'an' : 'a'} ${kind}`;
}

/**
 * Checks an argument that must be an object with certain methods, for callers without types.
 * @param functions Names of the required methods.
 * @throws {ArgumentError} If it isn't one. The message names the argument and the methods.
 */
export function checkObject(value: unknown, argument: string, ...functions: readonly string[]): void {
  const object = typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : undefined;
  if (object !== undefined && functions.every((name) => typeof object[name] === 'function')) return;
  const needs =
    functions.length === 0 ? '' : ` with the functions ${functions.map((name) => `\`${name}\``).join(', ')}`;
  throw new ArgumentError(`\`${argument}\` must be an object${needs}. Received: ${received(value)}.`, { argument });
}

/**
 * Checks that options are functions, for callers without types.
 * @throws {ArgumentError} If one is set and isn't a function.
 */
export function checkFunctions<Options extends object>(
  options: Options,
  names: readonly (keyof Options & string)[],
  details: ErrorDetails = {},
): void {
  for (const argument of names) {
    const value = options[argument] ?? undefined;
    if (value === undefined || typeof value === 'function') continue;
    const subject = details.operation === undefined ? '' : `${details.operation}: `;
    throw new ArgumentError(`${subject}\`${argument}\` must be a function. Received: ${received(value)}.`, {
      ...details,
      argument,
    });
  }
}

/**
 * Creates the error of a caller's store that returned an invalid value. Another attempt would return it again, so it
 * isn't retried.
 * @param store The store as the message names it.
 */
export function invalidResult(
  store: string,
  method: string,
  expected: string,
  result: unknown,
  outcome: RequestOutcome = 'not-sent',
): ConfigurationError {
  return new ConfigurationError(
    `${store} is invalid. Its \`${method}\` must return ${expected}. It returned ${received(result)}.`,
    { code: 'ERR_OPTION_INVALID', outcome },
  );
}
