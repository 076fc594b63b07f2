/** Where a body holds something that JSON would drop or change without a word. */
export interface JsonFault {
  /** `$.products[3].price` */
  readonly path: string;
  readonly fault: string;
}

const deepest = 200;
/** Numbers and the like as objects, which JSON writes as what they hold. */
const boxed = /(?:Number|String|Boolean)]$/;

/**
 * Looks for what `JSON.stringify` would turn into something else: an invalid date, NaN or a hole in a list becomes null (and null clears a
 * field, C04), an integer beyond 2^53 is already rounded, a Map or a promise becomes `{}`.
 */
export function findJsonFault(value: unknown): JsonFault | undefined {
  return within('$', inspect(value, 0));
}

/** Of a fault, the path from `value`. */
function inspect(value: unknown, depth: number): JsonFault | undefined {
  if (typeof value !== 'object') return faultAt(scalarFault(value));
  if (value === null) return undefined;
  if (depth > deepest) return faultAt(`nested deeper than ${deepest} levels, or in a circle`);
  if (Array.isArray(value)) {
    for (let index = 0; index < value.length; index += 1) {
      const entry: unknown = value[index];
      const found =
        entry === undefined ? faultAt('nothing, which a list would send as null') : inspect(entry, depth + 1);
      if (found) return within(`[${index}]`, found);
    }
    return undefined;
  }
  // It speaks for itself. An invalid date of whatever make is NaN, and says null.
  if ('toJSON' in value && typeof value.toJSON === 'function')
    return faultAt(Number.isNaN(value.valueOf()) ? 'an invalid date, which would be sent as null' : undefined);
  const names = Object.keys(value);
  const kind = Object.prototype.toString.call(value);
  if (boxed.test(kind)) return faultAt(scalarFault(value.valueOf()));
  // What is no plain object, of whatever realm, and has no members keeps what it holds to itself: a promise, a file. A Map may have members besides.
  if (kind !== '[object Object]' && (names.length === 0 || Symbol.iterator in value))
    return faultAt('a Map, or what else has no members, would be sent empty; pass an object or array');
  for (const name of names) {
    const found = inspect((value as Readonly<Record<string, unknown>>)[name], depth + 1);
    if (found) return within(`.${name}`, found);
  }
  return undefined;
}

function scalarFault(value: unknown): string | undefined {
  if (typeof value === 'string' || typeof value === 'boolean' || value === undefined) return undefined;
  if (typeof value !== 'number') return `a ${typeof value} cannot be sent as JSON`;
  if (!Number.isFinite(value)) return `${value} cannot be sent as JSON`;
  return Number.isInteger(value) && !Number.isSafeInteger(value) && Math.abs(value) < 1e21
    ? 'an integer beyond 2^53 has lost digits; pass it as a string'
    : undefined;
}

function faultAt(fault: string | undefined): JsonFault | undefined {
  return fault === undefined ? undefined : { path: '', fault };
}

function within(step: string, found: JsonFault | undefined): JsonFault | undefined {
  return found && { path: step + found.path, fault: found.fault };
}
