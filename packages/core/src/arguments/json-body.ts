import { received } from '../checks/checks.ts';
import type { OperationDescriptor } from '../operation/descriptor.ts';
import { refuseBody } from './refuse-argument.ts';

/** The location of a value that JSON would drop or change silently. */
export interface JsonFault {
  /** The path, such as `$.products[3].price`. */
  readonly path: string;
  readonly fault: string;
}

const deepest = 200;
/** Wrapper objects, which JSON writes as their values. */
const boxed = /(?:Number|String|Boolean)]$/;

/**
 * Finds a value that `JSON.stringify` would change: an invalid date, NaN or a hole in a list becomes null (and null
 * clears a field, C04). An integer beyond 2^53 is already rounded. A Map or a promise becomes `{}`.
 */
export function findJsonFault(value: unknown): JsonFault | undefined {
  return within('$', inspect(value, 0));
}

/** Returns the fault with its path from `value`. */
function inspect(value: unknown, depth: number): JsonFault | undefined {
  if (typeof value !== 'object') return faultAt(scalarFault(value));
  if (value === null) return undefined;
  if (depth > deepest)
    return faultAt(
      `it's nested deeper than ${deepest} levels or contains a circular reference. Pass a plain object without circular references.`,
    );
  if (Array.isArray(value)) {
    for (let index = 0; index < value.length; index += 1) {
      const entry: unknown = value[index];
      const found =
        entry === undefined
          ? faultAt('`undefined` in an array serializes to null. Remove the entry, or pass null.')
          : inspect(entry, depth + 1);
      if (found) return within(`[${index}]`, found);
    }
    return undefined;
  }
  // `toJSON` decides, except that an invalid date would become null.
  if ('toJSON' in value && typeof value.toJSON === 'function')
    return faultAt(
      Number.isNaN(value.valueOf()) ? 'an invalid Date serializes to null. Pass a valid Date.' : undefined,
    );
  const names = Object.keys(value);
  const kind = Object.prototype.toString.call(value);
  if (boxed.test(kind)) return faultAt(scalarFault(value.valueOf()));
  // An object of a class without own members, such as a promise or a file, or an iterable such as a Map, would lose
  // its content.
  if (kind !== '[object Object]' && (names.length === 0 || Symbol.iterator in value))
    return faultAt(`${received(value)} serializes to {}. Pass an object or array.`);
  for (const name of names) {
    const found = inspect((value as Readonly<Record<string, unknown>>)[name], depth + 1);
    if (found) return within(`.${name}`, found);
  }
  return undefined;
}

function scalarFault(value: unknown): string | undefined {
  if (typeof value === 'string' || typeof value === 'boolean' || value === undefined) return undefined;
  if (typeof value !== 'number')
    return `JSON doesn't support values of type ${typeof value}. Pass a string or a number.`;
  if (!Number.isFinite(value)) return `JSON doesn't support ${value}. Pass a finite number.`;
  return Number.isInteger(value) && !Number.isSafeInteger(value) && Math.abs(value) < 1e21
    ? 'an integer beyond 2^53 loses digits as a number. Pass it as a string.'
    : undefined;
}

function faultAt(fault: string | undefined): JsonFault | undefined {
  return fault === undefined ? undefined : { path: '', fault };
}

function within(step: string, found: JsonFault | undefined): JsonFault | undefined {
  return found && { path: step + found.path, fault: found.fault };
}

/**
 * Writes a body, or a part of one at `path`, as JSON.
 * @throws {ArgumentError} If JSON would drop or change something silently.
 */
export function writeJson(operation: OperationDescriptor, value: unknown, path = '$'): string {
  const fault = findJsonFault(value);
  if (fault) {
    const at = path + fault.path.slice(1);
    throw refuseBody(operation, at, `The value at ${at} can't be sent: ${fault.fault}`);
  }
  const text = JSON.stringify(value);
  if (text === undefined)
    throw refuseBody(
      operation,
      path,
      `The value at ${path} can't be sent: JSON doesn't support values of type ${typeof value}.`,
    );
  return text;
}
